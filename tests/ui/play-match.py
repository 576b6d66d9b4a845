#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays a match of any game to its end in the window of the real program, tosses included: one person against the
weakest computers. As a screen reader would, only through the accessibility tree; with --mouse what is offered is clicked
and rings are flicked, with --keyboard actions are typed in their written form and rings thrown by the space bar.

SETUP is a game with its options, as “minarett small=off”. ENGINE is the headless program, which says what can be typed.
With --late the match is one that computers have played already, up to a turn of the person that many plies before its
end or more, and where there are tosses, to one of them. Needs a display and a session bus with the accessibility service.
"""

import argparse
import os
import pathlib
import random
import re
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / 'util'))
import accessible  # noqa: E402

PERSON = 'Pasiphaë'
STALL = 2 * accessible.TIMEOUT  # seconds without another status or ply after which a match stands still
SEATS = [('person', PERSON, '')] + [('computer', name, 'novice') for name in ('Daedalus', 'Icarus', 'Talos', 'Circe')]


class Engine:
    """The headless program, through its protocol and its subcommands."""

    def __init__(self, program, setup, environment):
        self.program, self.setup, self.environment = program, setup, environment
        self.process = subprocess.Popen([program], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.start()

    def try_to_ask(self, command):
        """The answer to a command, which ends with an empty line; None if it is refused."""
        self.process.stdin.write(command + '\n')
        self.process.stdin.flush()
        answer = ''.join(iter(self.process.stdout.readline, '\n'))
        return answer[1:].strip() if answer.startswith('=') else None

    def ask(self, command):
        answer = self.try_to_ask(command)
        if answer is None:
            sys.exit(f'the headless program refuses “{command}”')
        return answer

    def start(self):
        self.ask(f'ariadne-game {self.setup}')

    def library(self, *arguments):
        """Runs the subcommand on the library of the window; tells whether it succeeded."""
        return subprocess.run([self.program, 'library', *arguments], env=self.environment,
                              stdout=subprocess.DEVNULL).returncode == 0

    def load(self, record, plies):
        """Exports the only match of the library to @record and loads so many plies of it. False if the library does
        not have them yet."""
        return (self.library('export', '--force', record)
                and self.try_to_ask(f'loadfile {record} {plies}') is not None)

    def awaits_feat(self):
        return 'hit' in self.ask('ariadne-legal').split()

    def play_ahead(self, late, record):
        """Lets computers play the match to its end, steps back to a turn of the first seat, and writes @record of it, with
        that seat played by the person."""
        tosses = False
        self.ask('ariadne-seed 1')
        self.ask('ariadne-level novice')
        self.ask('ariadne-free-undo on')
        while (actor := self.ask('ariadne-actor')) != 'none':
            tosses = tosses or actor == '1' and self.awaits_feat()
            self.ask('ariadne-chance' if actor == 'chance' else f'genmove {actor}')
        for _ in range(late):
            self.ask('undo')
        while self.ask('ariadne-actor') != '1' or (tosses and not self.awaits_feat()):
            self.ask('undo')
        self.ask(f'ariadne-save {record}')
        text = record.read_text(encoding='utf-8').replace('[Seat1Kind "person"]', f'[Seat1 "{PERSON}"]')
        text = text.replace('[Undo "free"]\n', '')
        record.write_text(re.sub(r'\[Seat(\d)Kind "person"\]', r'[Seat\1Kind "computer"]\n[Seat\1Level "novice"]', text),
                          encoding='utf-8')


class Hand:
    """The hand of a person who uses only the accessibility tree: picks one offered spot or choice after another, and
    throws with the button."""

    toss_way = 'calm'
    tries, patience = 1, accessible.TIMEOUT  # the maximum number of attempts, and the time to wait for each

    def __init__(self, application, engine, folder):
        self.application, self.engine, self.folder = application, engine, folder
        self.generator = random.Random(1)
        self.status = accessible.wait_for('the status', lambda: accessible.find_status(application))
        self.thread = accessible.wait_for('the thread', lambda: accessible.find_thread(application))
        self.board = self.bull = None
        self.cells = []
        self.picks = self.throws = self.again = 0

    def plies(self):
        """How many plies lead to the position that is shown."""
        return int(accessible.Atspi.Value.get_current_value(self.thread))

    def achieve(self, node, act):
        """Acts on something offered, and waits for the effect: a changed node, or a ply. A choice that has lost its
        name is gone since it was found, and nothing can come of it."""
        def look():
            return accessible.seen(node), self.plies()

        before = look()
        if before[0] == '':
            return
        for _ in range(self.tries):
            act()
            end = time.monotonic() + self.patience
            while time.monotonic() < end:
                if look() != before:
                    return
                time.sleep(accessible.PAUSE)
            self.again += 1
        accessible.fail(f'nothing comes of “{before[0]}”')

    def offered(self):
        """A choice or a spot that can be picked now, or None."""
        self.cells = self.cells or list(accessible.children(accessible.wait_for(
            'the board', lambda: accessible.find_board(self.application))))
        choices = accessible.choices(self.status)
        spot = None
        if not choices or self.generator.random() < 0.5:
            spot = next(accessible.offered(self.generator.sample(self.cells, len(self.cells))), None)
        return spot or (self.generator.choice(choices) if choices else None)

    def pick(self):
        node = self.offered()
        if node is not None:
            self.achieve(node, lambda: self.act(node))
            self.picks += 1

    def act(self, node):
        accessible.activate(node)

    def throw(self):
        """Called once for each press of the button, which starts and stops gauges."""
        self.bull = self.bull or accessible.wait_for('the bull', lambda: accessible.find_bull(self.application))
        button = accessible.find_throw(self.bull)
        if button is not None:
            self.achieve(button, lambda: self.toss(button))
            self.throws += 1

    def toss(self, button):
        self.act(button)


class Mouse(Hand):
    """Clicks, and flicks rings. A click on a moving page misses, and so does a flick when the machine stalls for a
    moment; then it tries again, as a person would."""

    toss_way = 'flick'
    tries, patience = 20, 3

    def __init__(self, *arguments):
        super().__init__(*arguments)
        self.window = accessible.wait_for('the window on the display', find_window)

    def point(self, node, x, y):
        """The arguments that move the pointer: @x and @y are fractions of the width and height of the node. Extents are
        relative to the window, which is maximised since the border would shift them."""
        place = accessible.extents(node)
        return ['mousemove', '--window', self.window,
                str(round(place.x + place.width * x)), str(round(place.y + place.height * y))]

    def act(self, node):
        xdotool(*self.point(node, 0.5, 0.5), 'click', '1')

    def toss(self, button):
        flick = [self.point(self.bull, 0.5, y) + ['sleep', '0.02'] for y in (0.75, 0.65, 0.55, 0.45, 0.35)]
        xdotool(*self.point(self.bull, 0.5, 0.8), 'mousedown', '1', *sum(flick, []), 'mouseup', '1')


class Keyboard(Hand):
    """Types whole actions, which the headless program finds in the position saved by the window."""

    toss_way = 'gauges'

    def offered(self):
        """An action that can be typed now, or None if it is not the person's turn."""
        record = self.folder / 'so-far.ariadne'
        plies = self.plies()
        if plies == 0:
            self.engine.start()  # The library keeps a match from its first ply on.
        else:
            accessible.wait_for(f'ply {plies} in the library', lambda: self.engine.load(record, plies))
        if self.engine.ask('ariadne-actor') != '1':
            return None
        return self.generator.choice(self.engine.ask('ariadne-legal').split())

    def pick(self):
        action = self.offered()
        if action is not None:
            self.achieve(self.thread, lambda: xdotool('type', '--args', '1', action, 'key', 'Return'))
            self.picks += 1

    def toss(self, button):
        xdotool('key', 'space')


def xdotool(*arguments):
    return subprocess.run(['xdotool', *arguments], check=True, capture_output=True, text=True).stdout


def find_window():
    """The id of the window, once it is mapped; until then the search fails."""
    found = subprocess.run(['xdotool', 'search', '--onlyvisible', '--class', 'ariadne'], capture_output=True, text=True)
    return found.stdout.split()[-1] if found.returncode == 0 else None


def play(hand):
    """Plays until the match is over. A whole match has no time limit, for the caller sets one, but each step does."""
    shown, end = None, 0
    while not accessible.OVER.search(words := hand.status.get_name()):
        if shown != (shown := (words, hand.plies())):
            end = time.monotonic() + STALL
        elif time.monotonic() > end:
            accessible.fail(f'the match stands still at “{words}”')
        if 'toss the ring' in words.lower():
            hand.throw()
        elif accessible.NEXT_STEP.search(words):
            hand.pick()
        time.sleep(accessible.PAUSE)
    print(f'plies: {hand.plies()}; picks: {hand.picks}, throws: {hand.throws}, tried again: {hand.again}')


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    way = parser.add_mutually_exclusive_group()
    way.add_argument('--mouse', dest='hand', action='store_const', const=Mouse, default=Hand)
    way.add_argument('--keyboard', dest='hand', action='store_const', const=Keyboard)
    parser.add_argument('--late', metavar='PLIES', type=int)
    for name in ('setup', 'engine', 'program'):
        parser.add_argument(name, metavar=name.upper())
    arguments = parser.parse_args()

    game = arguments.setup.split()[0]
    with tempfile.TemporaryDirectory(prefix='ariadne-a11y-') as home:
        environment = accessible.environment(home)
        engine = Engine(arguments.engine, arguments.setup, environment)
        if arguments.late is not None:
            record = pathlib.Path(home, 'late.ariadne')
            engine.play_ahead(arguments.late, record)
            if not engine.library('import', record):
                sys.exit('the match played ahead was not imported')
        # The weakest computers answer at once, and without animations nothing has to be awaited.
        gtk = pathlib.Path(home, 'config', 'gtk-4.0')
        gtk.mkdir(parents=True)
        gtk.joinpath('settings.ini').write_text('[Settings]\ngtk-enable-animations=0\n', encoding='utf-8')
        accessible.write_settings(
            os.path.join(home, 'config'), page=f"'game:{game}'", match='0' if arguments.late is None else '1',
            explain_rules='false', pace="'instant'", toss=f"'{arguments.hand.toss_way}'", window_maximized='true',
            person_name=f"'{PERSON}'", new_match=f"{{'{game}': ('{arguments.setup}', {SEATS})}}")
        with accessible.running(arguments.program, environment):
            application = accessible.wait_for('the program', accessible.find_application)
            if arguments.late is None:
                accessible.start_match(application)
            play(arguments.hand(application, engine, pathlib.Path(home)))
    return 0


if __name__ == '__main__':
    sys.exit(main())
