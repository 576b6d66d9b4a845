#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Starts the real program where files can't grow (`ulimit -f`): it says that there is no space left, and lives. Needs a
display and a session bus with the accessibility service.

usage: start-unwritable.py PROGRAM
"""

import pathlib
import resource
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / 'util'))
import accessible  # noqa: E402

MOST = 20000  # bytes: less than the first pages of a library


def limit_files():
    resource.setrlimit(resource.RLIMIT_FSIZE, (MOST, MOST))


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    with tempfile.TemporaryDirectory(prefix='ariadne-full-') as home:
        with accessible.running(sys.argv[1], accessible.environment(home), preexec_fn=limit_files):
            application = accessible.wait_for('the program', accessible.find_application)
            accessible.wait_for('that there is no space', lambda: accessible.find(
                application, accessible.Atspi.Role.LABEL, lambda name: name == 'There Is No Space Left'))
            accessible.wait_for('the button that tries again', lambda: accessible.find_button(application, 'Try Again'))
    return 0


if __name__ == '__main__':
    sys.exit(main())
