#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays a whole match of Minoa in the real program as a screen reader would: only through the
accessibility tree. With --keyboard the actions are typed in their written form instead, with --mouse
their places are clicked.

usage: play-by-accessibility.py [--keyboard|--mouse] PROGRAM [ARGUMENT]…

Needs a display and a session bus with the accessibility service; exits with 0 when the match
was played to its end.
"""

import os
import pathlib
import random
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / 'util'))
import accessible  # noqa: E402

MATCH_TIMEOUT = 600   # seconds for the whole match


def type_action(cell):
    subprocess.run(['xdotool', 'type', cell.get_name().split(',')[0]], check=True)
    subprocess.run(['xdotool', 'key', 'Return'], check=True)


def click_place(cell):
    """Clicks the middle of a cell. Its extents count from the corner of the window, which is maximized because the
    width of a border would be counted wrongly. A page that is still sliding into the window is missed, so it
    is tried again, as a person would."""
    window = subprocess.run(['xdotool', 'search', '--onlyvisible', '--class', 'ariadne'],
                            check=True, capture_output=True, text=True).stdout.split()[-1]
    name = cell.get_name()
    for _ in range(10):
        place = accessible.extents(cell)
        subprocess.run(['xdotool', 'mousemove', '--window', window, str(place.x + place.width // 2),
                        str(place.y + place.height // 2), 'click', '1'], check=True)
        for _ in range(10):
            if cell.get_name() != name:
                return
            time.sleep(0.1)


WAYS = {'--keyboard': type_action, '--mouse': click_place}


def play(board, status, seed, act):
    generator = random.Random(seed)
    cells = list(accessible.children(board))
    end = time.monotonic() + MATCH_TIMEOUT
    picks = 0
    while time.monotonic() < end:
        places = accessible.offered(cells)
        if places:
            accessible.pick(generator.choice(places), act)
            picks += 1
        elif 'The match is over' in status.get_name():
            return picks
        else:
            time.sleep(0.2)
    sys.exit(f'the match was not over after {MATCH_TIMEOUT} s and {picks} picks')


def main():
    arguments = sys.argv[1:]
    act = accessible.activate
    if arguments and arguments[0] in WAYS:
        act = WAYS[arguments[0]]
        arguments = arguments[1:]
    if not arguments:
        sys.exit(__doc__)
    with tempfile.TemporaryDirectory(prefix='ariadne-a11y-') as home:
        # A person against the weakest computer, which answers at once.
        accessible.write_settings(
            os.path.join(home, 'config'), pace="'instant'", window_maximized='true',
            new_match="{'minoa': ('minoa', [('person', 'Pasiphaë', ''), ('computer', 'Daedalus', 'novice')])}")
        environment = dict(os.environ, GTK_A11Y='atspi', GSETTINGS_BACKEND='keyfile', LC_ALL='C.UTF-8',
                           HOME=home, **{f'XDG_{name.upper()}_HOME': os.path.join(home, name)
                                         for name in ('data', 'config', 'cache', 'state')})
        program = subprocess.Popen(arguments, env=environment)
        try:
            application = accessible.wait_for('the program', accessible.find_application)
            board = accessible.start_match(application)
            status = accessible.wait_for('the status', lambda: accessible.find_status(application))
            picks = play(board, status, seed=1, act=act)
            print(f'played to the end with {picks} picks')
        finally:
            program.terminate()
            program.wait(timeout=accessible.TIMEOUT)
    return 0


if __name__ == '__main__':
    sys.exit(main())
