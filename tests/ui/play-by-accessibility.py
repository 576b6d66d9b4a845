#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays a whole match of any game in the real program as a screen reader would: only through the
accessibility tree. With --mouse what is offered is clicked instead; with --keyboard the actions are typed in
their written form, and the headless program ENGINE says which are legal.

usage: play-by-accessibility.py [--mouse | --keyboard ENGINE] SETUP PROGRAM [ARGUMENT]…

SETUP is a game with its options, as “minarett small=off”: one person against the weakest computers. Needs a
display and a session bus with the accessibility service; exits with 0 when the match was played to its end.
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
SEATS = [('person', 'Pasiphaë', '')] + [('computer', name, 'novice') for name in ('Daedalus', 'Icarus', 'Talos', 'Circe')]


class Picking:
    """Picks one offered spot or choice after another."""

    def __init__(self, board, generator, act):
        self.generator, self.act = generator, act
        self.cells = list(accessible.children(board))

    def awaited(self, status):
        """What can be picked now, while the status says so: other buttons stand beside it when others think."""
        if not status.get_name().endswith('is to move.'):
            return []
        return accessible.offered(self.cells) + accessible.choices(status)

    def do_one(self, offered):
        accessible.pick(self.generator.choice(offered), self.act)


class Typing(Picking):
    """Types whole actions. The headless program is told what was played since the last one."""

    def __init__(self, board, generator, application, engine, setup):
        super().__init__(board, generator, None)
        self.application = application
        self.engine = subprocess.Popen([engine], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.ask(f'ariadne-game {setup}')
        self.list = None
        self.plies = 0

    def ask(self, command):
        """The answer to a command of the protocol, which ends with an empty line."""
        self.engine.stdin.write(command + '\n')
        self.engine.stdin.flush()
        answer = ''.join(iter(self.engine.stdout.readline, '\n'))
        if not answer.startswith('='):
            sys.exit(f'the headless program refuses “{command}”: {answer}')
        return answer[1:].strip()

    def catch_up(self):
        """Plays to the headless program what the list of moves shows, and returns how many plies there are."""
        self.list = self.list or accessible.find_moves(self.application)
        plies = accessible.plies(self.list) if self.list else {}
        while self.plies + 1 in plies:
            self.plies += 1
            self.ask(f'play {self.ask("ariadne-actor")} {plies[self.plies]}')
        return self.plies

    def do_one(self, offered):
        # The list follows the board a moment later.
        accessible.wait_for('the turn of the person in the list of moves',
                            lambda: self.catch_up() >= 0 and self.ask('ariadne-actor') == '1')
        before = self.plies
        action = self.generator.choice(self.ask('ariadne-legal').split())
        subprocess.run(['xdotool', 'type', action], check=True)
        subprocess.run(['xdotool', 'key', 'Return'], check=True)
        accessible.wait_for(f'“{action}” in the list of moves', lambda: self.catch_up() > before)


def click(node):
    """Clicks the middle of a cell or a button. Its extents count from the corner of the window, which is maximized
    because the width of a border would be counted wrongly. A page that is still sliding into the window is missed, so
    it is tried again, as a person would."""
    window = subprocess.run(['xdotool', 'search', '--onlyvisible', '--class', 'ariadne'],
                            check=True, capture_output=True, text=True).stdout.split()[-1]
    seen = accessible.seen(node)
    for _ in range(10):
        place = accessible.extents(node)
        subprocess.run(['xdotool', 'mousemove', '--window', window, str(place.x + place.width // 2),
                        str(place.y + place.height // 2), 'click', '1'], check=True)
        for _ in range(10):
            if accessible.seen(node) != seen:
                return
            time.sleep(0.1)


def play(hand, status):
    """Plays until the match is over, and returns how often something was done."""
    end = time.monotonic() + MATCH_TIMEOUT
    done = 0
    while time.monotonic() < end:
        offered = hand.awaited(status)
        if offered:
            hand.do_one(offered)
            done += 1
        elif 'The match is over' in status.get_name():
            return done
        else:
            time.sleep(0.1)
    sys.exit(f'the match was not over after {MATCH_TIMEOUT} s and {done} times')


def main():
    arguments = sys.argv[1:]
    way, engine = None, None
    if arguments and arguments[0].startswith('--'):
        way = arguments.pop(0)
        engine = arguments.pop(0) if way == '--keyboard' and arguments else None
    if len(arguments) < 2 or way not in (None, '--mouse', '--keyboard'):
        sys.exit(__doc__)
    setup, program = arguments[0], arguments[1:]
    game = setup.split()[0]
    with tempfile.TemporaryDirectory(prefix='ariadne-a11y-') as home:
        # The weakest computers answer at once.
        accessible.write_settings(
            os.path.join(home, 'config'), page=f"'game:{game}'", pace="'instant'", window_maximized='true',
            new_match=f"{{'{game}': ('{setup}', {SEATS})}}")
        environment = dict(os.environ, GTK_A11Y='atspi', GSETTINGS_BACKEND='keyfile', LC_ALL='C.UTF-8',
                           HOME=home, **{f'XDG_{name.upper()}_HOME': os.path.join(home, name)
                                         for name in ('data', 'config', 'cache', 'state')})
        running = subprocess.Popen(program, env=environment)
        try:
            application = accessible.wait_for('the program', accessible.find_application)
            board = accessible.start_match(application)
            status = accessible.wait_for('the status', lambda: accessible.find_status(application))
            generator = random.Random(1)
            if way == '--keyboard':
                hand = Typing(board, generator, application, engine, setup)
            else:
                hand = Picking(board, generator, click if way == '--mouse' else accessible.activate)
            print(f'played to the end, after {play(hand, status)} times')
        finally:
            running.terminate()
            running.wait(timeout=accessible.TIMEOUT)
    return 0


if __name__ == '__main__':
    sys.exit(main())
