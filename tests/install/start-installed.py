#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Starts the program from an installed tree that was put elsewhere, as packagers do: in German, with its rules.

usage: start-installed.py BUILD PREFIX

BUILD is the build folder and PREFIX what it was configured for. Needs a display and a session bus with the
accessibility service.
"""

import pathlib
import subprocess
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / 'util'))
import accessible  # noqa: E402


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    build, prefix = sys.argv[1:]
    with tempfile.TemporaryDirectory(prefix='ariadne-install-') as home:
        subprocess.run(['meson', 'install', '-C', build, '--no-rebuild', '--quiet', '--destdir', f'{home}/tree'],
                       check=True)
        installed = pathlib.Path(f'{home}/tree{prefix}')
        # Meson leaves this one to the packager's system when the tree lies elsewhere.
        subprocess.run(['glib-compile-schemas', installed / 'share' / 'glib-2.0' / 'schemas'], check=True)
        accessible.write_settings(f'{home}/config', language="'de'")
        environment = accessible.environment(home, LC_ALL='de_DE.UTF-8',
                                             XDG_DATA_DIRS=f'{installed}/share:/usr/local/share:/usr/share',
                                             ARIADNE_LOCALE_DIR=f'{installed}/share/locale')
        with accessible.running(installed / 'bin' / 'ariadne', environment):
            application = accessible.wait_for('the program', accessible.find_application)
            accessible.activate(accessible.wait_for('the button for the rules in German',
                                                    lambda: accessible.find_button(application, 'Spielregeln')))
            accessible.wait_for('the rules in German', lambda: accessible.find(
                application, accessible.Atspi.Role.HEADING, lambda name: name == 'Ziel des Spiels'))
    return 0


if __name__ == '__main__':
    sys.exit(main())
