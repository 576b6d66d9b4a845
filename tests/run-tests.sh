# SPDX-License-Identifier: GPL-3.0-or-later
# ./dev test: functions that dev reads and calls. Each test runs once: with the sanitizers, or without them if it
# belongs to the suite 'plain' (see meson.build). Beside the last ones the Flatpak is used.
#
# Tests on a display wait for frames and motions half of the time, so twice as many run at once as there are processors.
# What has to be built next is built beside them, at the lowest priority.

beside=()  # process groups

# start_beside COMMAND...: starts it in a process group of its own, so that it doesn't ignore SIGINT; $! is its
# process.
start_beside () {
  set -m
  "$@" &
  set +m
  beside+=($!)
}

stop_beside () {
  local group
  for group in "${beside[@]}"; do kill -INT -"$group" 2>/dev/null || true; done
}

# test_flatpak LOG: what the test finds goes to LOG, as TAP. The bundle has been made.
test_flatpak () {
  inside env -u DISPLAY -u WAYLAND_DISPLAY "$top/tests/flatpak/with-installation" "$cache/flatpak/local" \
    "$top/tests/util/with-display" "$top/tests/util/with-bus" \
    "$top/tests/flatpak/test-flatpak.py" "$top/ariadne.flatpak" "$top/.build/flatpak" </dev/null >"$1"
}

# Matches that are played by keyboard, one script for each, or only those named, while Orca listens.
test_orca () {
  local log=$top/.build/orca.tap name scripts=("$top"/tests/voice/*.orca)
  if [ $# != 0 ]; then
    scripts=()
    for name; do scripts+=("$top/tests/voice/$name.orca"); done
  fi
  make_locales
  build plain $(program_targets) src/cli/ariadne-engine
  use_uninstalled
  rm -f "$log"
  inside env -u DISPLAY -u WAYLAND_DISPLAY GDK_DEBUG=no-portals ADW_DISABLE_PORTAL=1 \
    "$top/tests/util/with-bus" "$top/tests/util/with-display" "$top/tests/voice/hear-orca.py" \
    "$variant_dir/src/ui/ariadne" "$variant_dir/src/cli/ariadne-engine" "${scripts[@]}" </dev/null | tee "$log" || true
  inside "$top/tests/util/tally" "$log"
}

# The layers without a window.
windowless=(rules toss draw search model store analysis play lessons practice people cli)

# test_windowless VARIANT TESTS [MESON OPTIONS]: runs tests, as layer_tests.py chooses them, in a variant that is made only for
# them, and sets variant_dir.
test_windowless () {
  local variant=$1 chosen=$2 listed names; shift 2
  make_locales
  build "$variant" build.ninja
  listed=$(inside "$top/tests/util/layer_tests.py" "$variant_dir" $chosen) && [ -n "$listed" ] ||
    die "the tests of “$chosen” could not be listed."
  mapfile -t names <<< "$listed"
  build "$variant" $(data_targets) $(inside "$top/tests/util/test-programs" "$variant_dir" "${names[@]}")
  # Meson names the log after the wrapper, where there is one.
  rm -f "$variant_dir"/meson-logs/testlog*.json
  test_variant "$variant" "$@" "${names[@]}"
  inside "$top/tests/util/tally" "$variant_dir"/meson-logs/testlog*.json
}

# The counters of an earlier run would add up with those of this one.
test_coverage () {
  build coverage build.ninja
  find "$variant_dir" -name '*.gcda' -delete
  test_windowless coverage "${windowless[*]} sim golden"
  inside "$top/tests/util/coverage" "$variant_dir" "${windowless[@]}"
}

# Races between threads. What is not listed has none: see src/README.md.
test_tsan () {
  local glib=$cache/glib-tsan archive path
  if [ ! -d "$glib/source" ]; then
    say "Fetching the source of GLib, which is built with the thread sanitizer, too: once, a few minutes."
    archive=$(mirror)
    "$top/tests/util/glib-for-tsan" fetch "$glib" "${archive:-http://deb.debian.org/debian}" >&2 ||
      die "the source of GLib could not be fetched."
  fi
  path=$(inside "$top/tests/util/glib-for-tsan" build "$glib" "$toolkit")
  test_windowless tsan "--no-suite plain search store analysis play practice people cli" \
    --wrapper "env LD_LIBRARY_PATH=$path TSAN_OPTIONS=halt_on_error=1:second_deadlock_stack=1:suppressions=$top/tests/util/tsan.supp"
}

# A match of each game, played and reviewed by the engine.
test_valgrind () {
  local log=$top/.build/valgrind.tap
  build plain src/cli/ariadne-engine
  use_uninstalled
  rm -f "$log"
  inside "$top/tests/util/valgrind-matches" "$variant_dir/src/cli/ariadne-engine" "$top/.build/valgrind" </dev/null |
    tee "$log" || true
  inside "$top/tests/util/tally" "$log"
}

# list_tests [MESON OPTIONS]: their names. Meson writes "project:suite / name" until 1.7, then "suite - project:name".
list_tests () {
  inside meson test -C "$variant_dir" --no-rebuild --list "$@" 2>/dev/null | sed 's|.* / ||; s|^[^ ]* - [^:]*:||'
}

# Ends if a name is that of no test, and tells those that resemble it. The list of tests is brought up to date
# first, but nothing is built.
check_names () {
  local name listed
  build plain build.ninja
  listed=$(list_tests)
  for name; do
    grep --quiet --line-regexp --fixed-strings -- "$name" <<<"$listed" || die "there is no test “$name”, only these:" \
      $(grep --fixed-strings -- "$name" <<<"$listed" || printf '%s\n' "$listed")
  done
}

# build_tests VARIANT [MESON OPTIONS] [NAMES]: builds the program and what these tests need, and sets variant_dir.
build_tests () {
  local variant=$1 product; shift
  # Only the tests of an installation need the rest, such as the help.
  [ "$variant" != asan ] && [ ${#names[@]} = 0 ] && product=all || product=$(program_targets)
  build "$variant" build.ninja &&
    build "$variant" $product $(inside "$top/tests/util/test-programs" "$variant_dir" "$@")
}

# test_variant VARIANT [MESON OPTIONS] [NAMES]: runs tests that have been built. Their time limits are for a fast and idle
# machine.
test_variant () {
  local variant=$1 patience=10; shift
  [ "$variant" != asan ] || patience=20
  # A commit runs a sample of some tests (util/sample), each day another. Name the number to repeat what failed.
  [ ${#names[@]} != 0 ] || [ "$all" ] || export TEST_SAMPLE=${TEST_SAMPLE:-$(($(date +%s) / 86400))}
  inside env -u DISPLAY -u WAYLAND_DISPLAY -u DBUS_SESSION_BUS_ADDRESS \
    meson test -C "$top/.build/$toolkit-$variant" --no-rebuild --print-errorlogs \
    --num-processes $((2 * $(nproc))) --timeout-multiplier "$patience" "$@" </dev/null 2>&1 || true
}

# select_tests VARIANT: sets chosen to the options of meson test for the tests that run in this variant, by the
# options of run_tests; fails if none of the named tests does. Meson refuses names that its other options leave out.
select_tests () {
  local suites=() named
  if [ $1 = asan ]; then suites+=(--no-suite plain); elif [ ! "$quick$all" ]; then suites+=(--suite plain); fi
  if [ ${#names[@]} = 0 ]; then
    [ "$all" ] || suites+=(--no-suite extended)
    chosen=("${suites[@]}")
  else
    mapfile -t named < <(list_tests "${suites[@]}" | grep --line-regexp --fixed-strings "${names[@]/#/--regexp=}")
    chosen=("${named[@]}" "${suites[@]}")
    [ ${#named[@]} != 0 ]
  fi
}

# The Flatpak that is tested holds what was compiled for the other tests; with --all, it is compiled anew, as for people.
make_test_flatpak () {
  local installed=$top/.build/flatpak/installed
  if [ "$all" ]; then make_flatpak --local-runtime; return; fi
  rm -rf "$installed"
  build "$plain" && inside meson install -C "$variant_dir" --no-rebuild --quiet --destdir "$installed" >&2 &&
    make_flatpak --local-runtime "$installed/app"
}

# What can be built beside the tests of the first variant.
build_ahead () {
  local variant
  nice_by=19
  for variant; do select_tests $variant; build_tests $variant "${chosen[@]}"; done
  [ ! "$flatpak" ] || make_test_flatpak
}

# Each variant leaves a log, and so does the Flatpak; tally counts them and prints the last line.
run_tests () {
  local plain=plain todo=(asan) quick='' all='' flatpak='' names=() chosen=() ahead=$top/.build/$toolkit-ahead.txt
  local sandboxed=$top/.build/flatpak/logs/flatpak.tap
  local i log logs=() job built made variant kept=()
  while [[ ${1:-} = --* ]]; do
    case $1 in
      --quick)   quick=yes todo=() ;;
      --all)     all=yes ;;
      --flatpak) flatpak=yes ;;
      --orca)    shift; test_orca "$@"; return ;;
      --coverage) test_coverage; return ;;
      --tsan)    test_tsan; return ;;
      --valgrind) test_valgrind; return ;;
      *)         die "test knows the options --quick, --all, --flatpak, --orca, --coverage, --tsan and --valgrind (and, before them, --toolkit), but not “$1”." ;;
    esac
    shift
  done
  names=("$@")
  # Everything is built sooner out of joined sources (see meson.options), but one change sooner without them.
  [ "$quick" ] || [ $# != 0 ] || plain=whole
  todo+=("$plain")
  make_locales
  if [ $# != 0 ]; then check_names "$@"; fi
  for variant in "${todo[@]}"; do ! select_tests $variant || kept+=($variant); done
  todo=("${kept[@]}")
  trap stop_beside EXIT
  trap 'exit 129' HUP
  trap 'exit 130' INT
  trap 'exit 143' TERM
  mkdir -p "${sandboxed%/*}"
  rm -f "$sandboxed"
  for i in "${!todo[@]}"; do
    select_tests ${todo[i]}
    log=$top/.build/$toolkit-${todo[i]}/meson-logs/testlog.json
    rm -f "$log"
    # What could not be built ahead is built again, and says why.
    build_tests ${todo[i]} "${chosen[@]}" && built=yes || built=
    [ $i != 0 ] || { start_beside build_ahead "${todo[@]:1}" >"$ahead" 2>&1; job=$!; }
    logs+=("$log")
    [ ! "$built" ] || test_variant ${todo[i]} "${chosen[@]}"
    [ $i = 0 ] || continue
    wait $job && made=yes || made=
    beside=()
    # It waits for windows most of the time.
    [ ! "$flatpak" ] || [ ! "$made" ] || { start_beside test_flatpak "$sandboxed"; job=$!; }
  done
  if [ "$flatpak" ]; then
    logs+=("$sandboxed")
    if [ "$made" ]; then wait $job || true; cat "$sandboxed"; else cat "$ahead" >&2; fi
  fi
  trap - EXIT HUP INT TERM
  inside "$top/tests/util/tally" "${logs[@]}"
}
