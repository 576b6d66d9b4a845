#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# The flight of a ring must have the same bits whatever compiles it: builds toss-digest.c without and with
# optimisation, with each compiler there is, and compares what they print with one another and with toss-digest.txt.
#
# usage: toss-four-ways.sh SOURCE-FOLDER
set -eu

source=$1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
flags=$(pkg-config --cflags --libs glib-2.0)
expected=$(cat "$source/tests/toss/toss-digest.txt")
built=0
status=0
seen=

for compiler in gcc clang cc; do
  program=$(command -v "$compiler") || continue
  # cc is mostly another name of one of the others.
  program=$(readlink -f "$program")
  case $seen in *":$program:"*) continue ;; esac
  seen="$seen:$program:"
  for level in -O0 -O2 '-O3 -ffast-math'; do
    # shellcheck disable=SC2086 # flags are several words
    "$compiler" -std=gnu17 $level -D_GNU_SOURCE -DGETTEXT_PACKAGE='"ariadne"' -I"$source/src/rules" -I"$source/src/toss" \
      "$source/tests/toss/toss-digest.c" "$source/src/toss/ari-bull.c" "$source/src/toss/ari-flight.c" \
      "$source/src/toss/ari-contact-find.c" "$source/src/toss/ari-contact-solve.c" \
      -o "$work/digest" $flags -lm
    found=$("$work/digest")
    built=$((built + 1))
    if [ "$found" = "$expected" ]; then
      echo "ok: $compiler $level"
    else
      echo "$compiler $level: $found instead of $expected" >&2
      status=1
    fi
  done
  [ "$built" -lt 6 ] || break
done

[ "$built" -gt 0 ] || { echo "There is no compiler." >&2; exit 1; }
exit $status
