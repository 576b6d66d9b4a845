# SPDX-License-Identifier: GPL-3.0-or-later
# ./dev test: functions that dev reads and calls. Both variants of the program are tested, with sanitizers and
# without, then the Flatpak.
#
# Tests on a display wait for frames and motions half of the time. What else there is to do goes on beside them,
# at the lowest priority: the tests that need no display, and the build that comes next.

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

# test_flatpak LOG: what the test finds, as TAP, goes to LOG too. The bundle has been made.
test_flatpak () {
  inside env -u DISPLAY -u WAYLAND_DISPLAY "$top/tests/flatpak/with-installation" "$cache/flatpak/local" \
    "$top/tests/util/with-display" "$top/tests/util/with-bus" \
    "$top/tests/flatpak/test-flatpak.py" "$top/ariadne.flatpak" "$top/.build/flatpak" \
    </dev/null | tee "$1"
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

# test_suite SUITE [NAMES]: its tests, or those of them that are named, in the variant that was built.
test_suite () {
  local suite=$1 names=("${@:2}") setup=() processes=$(nproc) patience=2  # Their time limits are for a fast machine.
  [ "${variant_dir%-asan}" = "$variant_dir" ] || patience=6
  [ $suite != display ] || setup=(--setup headless)
  if [ ${#names[@]} != 0 ]; then
    mapfile -t names < <(list_tests --suite $suite | grep --line-regexp --fixed-strings "$(printf '%s\n' "${names[@]}")")
    # Without a log, a suite that has none of them would count as failed.
    [ ${#names[@]} != 0 ] || { : >"$variant_dir/meson-logs/$suite${setup:+-headless}.json"; return; }
  fi
  inside nice -n "${nice_by:-0}" env -u DISPLAY -u WAYLAND_DISPLAY -u DBUS_SESSION_BUS_ADDRESS \
    meson test -C "$variant_dir" --no-rebuild --suite $suite "${setup[@]}" --logbase $suite --print-errorlogs \
    --num-processes "$processes" --timeout-multiplier "$patience" "${names[@]}" </dev/null 2>&1 || true
}

# Both suites at once.
test_variant () {
  local printed=$variant_dir/displayless.txt displayless
  nice_by=19 start_beside test_suite displayless "$@" >"$printed"
  displayless=$!
  test_suite display "$@"
  wait $displayless || true
  cat "$printed"
}

# build_ahead WHAT: a variant, or the Flatpak, or nothing.
build_ahead () {
  case $1 in
    '')      ;;
    flatpak) make_flatpak --local-runtime ;;
    *)       build "$1" ;;
  esac
}

# Each suite of each variant leaves a log, and so does the Flatpak; tally counts them and prints the last line.
run_tests () {
  local todo=(plain asan) flatpak='' i log logs=() ahead=$top/.build/$toolkit-ahead.txt job built made
  while [[ ${1:-} = --* ]]; do
    case $1 in
      --quick)   todo=(plain) ;;
      --flatpak) flatpak=yes ;;
      --orca)    shift; test_orca "$@"; return ;;
      *)         die "test knows the options --quick, --flatpak and --orca (and, before them, --toolkit), but not “$1”." ;;
    esac
    shift
  done
  make_locales
  if [ $# != 0 ]; then check_names "$@"; fi
  trap stop_beside EXIT
  trap 'exit 129' HUP
  trap 'exit 130' INT
  trap 'exit 143' TERM
  for i in "${!todo[@]}"; do
    log=$top/.build/$toolkit-${todo[i]}/meson-logs; rm -f "$log"/display*
    logs+=("$log"/{displayless,display-headless}.json)
    build "${todo[i]}" && built=yes || built=
    nice_by=19 start_beside build_ahead "${todo[i + 1]:-${flatpak:+flatpak}}" >"$ahead" 2>&1
    job=$!
    [ -z "$built" ] || test_variant "$@" || true
    # A variant that fails to build ahead is built again, and says why; the Flatpak is not.
    wait $job && made=yes || made=
    beside=()
  done
  if [ -n "$flatpak" ]; then
    log=$top/.build/flatpak/logs/flatpak.tap
    mkdir -p "${log%/*}"
    rm -f "$log"
    logs+=("$log")
    if [ "$made" ]; then test_flatpak "$log" || true; else cat "$ahead" >&2; fi
  fi
  trap - EXIT HUP INT TERM
  inside "$top/tests/util/tally" "${logs[@]}"
}
