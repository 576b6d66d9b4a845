#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Listens to the announcements for screen readers while starting a match, playing by keyboard, stepping, answering
questions and taking back: each event once, in order, and nothing that interrupts them. Needs a display and a session
bus with the accessibility service."""

import os
import pathlib
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / 'util'))
import accessible  # noqa: E402
from accessible import Atspi, GLib  # noqa: E402

PERSON = 'Pasiphaë'
NEXT_STEP = 'Place a piece on the border, or a stick inside.'
SEATS = [('person', PERSON, ''), ('computer', 'Daedalus', 'novice')]
LEFT_OUT = 0.1  # seconds after an announcement, during which Orca drops another


class Ear:
    """Records announcements and the spoken focus. On a busy machine events may arrive late and together: each is known
    only to lie between two times, and is too soon only if even the longest possible gap is too short."""

    def __init__(self):
        self.told, self.times, self.broken_off = [], [], []
        self.heard_all = time.monotonic()  # when all earlier announcements had arrived
        self.listener = Atspi.EventListener.new(self.hear)
        for event in ('object:announcement', 'object:property-change:accessible-name'):
            self.listener.register(event)

    def hear(self, event):
        if event.type.startswith('object:announcement'):
            self.told.append(event.any_data)
            self.times.append((self.heard_all, time.monotonic()))
        elif event.source.get_state_set().contains(Atspi.StateType.FOCUSED) and self.told:
            self.broken_off.append((time.monotonic() - self.times[-1][0], self.told[-1], event.any_data))

    def listen(self):
        while GLib.MainContext.default().iteration(False):
            pass
        self.heard_all = time.monotonic()
        time.sleep(accessible.PAUSE / 10)

    def wait_for(self, what, look):
        """Listens until look() is true, and for a moment after that."""
        end = time.monotonic() + accessible.TIMEOUT
        while not look():
            if time.monotonic() > end:
                accessible.fail(f'not heard: {what}; told: {self.told}')
            self.listen()
        end = time.monotonic() + LEFT_OUT
        while time.monotonic() < end:
            self.listen()

    def expect(self, *sentences):
        """Listens until each of these sentences was announced, once and in this order."""
        self.wait_for(sentences, lambda: all(any(s in told for told in self.told) for s in sentences))
        text = ' '.join(self.told)
        places = [text.index(sentence) for sentence in sentences]
        if places != sorted(places) or any(text.count(sentence) != 1 for sentence in sentences):
            accessible.fail(f'{sentences} expected once each, in this order; told: {self.told}')
        self.assert_undisturbed()
        self.told, self.times, self.broken_off = [], [], []

    def assert_undisturbed(self):
        gaps = [later[1] - earlier[0] for earlier, later in zip(self.times, self.times[1:])]
        if any(gap < LEFT_OUT for gap in gaps):
            accessible.fail(f'told too soon after one another: {self.told}, {gaps}')
        for gap, told, name in self.broken_off:
            if gap < LEFT_OUT:
                accessible.fail(f'“{told}” is broken off by “{name}”')


def assert_focus(place):
    """Waits until the focus is on a node, or inside it."""
    def focused():
        return any(node.get_state_set().contains(Atspi.StateType.FOCUSED)
                   for node in (place, *accessible.descendants(place)))

    accessible.wait_for(f'the focus in {place.get_name()}', focused)


def play(application, ear):
    accessible.start_match(application)
    if accessible.find(application, Atspi.Role.GROUPING, lambda name: 'read-only' in name):
        accessible.fail('the library can be written, but the tree holds the banner that says otherwise')
    ear.expect(NEXT_STEP)
    assert_focus(accessible.find_board(application))
    subprocess.run(['xdotool', 'type', '--args', '1', 'd4e5', 'key', 'Return'], check=True)
    ear.expect(f'{PERSON} places a stick on d4e5', 'Daedalus places', NEXT_STEP)
    accessible.press('ctrl+Left')
    ear.expect(f'{PERSON} places a stick on d4e5. Position after move 1.')
    accessible.press('ctrl+Left')
    ear.expect('Starting position.')
    accessible.press('ctrl+Right')
    ear.expect(f'{PERSON} places a stick on d4e5. 1 of 2')
    accessible.press('ctrl+End')
    ear.expect('Daedalus places', NEXT_STEP)
    # At the end there is nowhere to step to, and the focus stays.
    accessible.press('ctrl+Right', 'ctrl+Right', 'ctrl+m', 'plus')
    ear.expect('speed 2×')
    assert_focus(accessible.find_board(application))
    # The list of moves is one Tab stop, and arrow keys move along its rows.
    accessible.press('alt+1')
    assert_focus(accessible.find(application, Atspi.Role.PANEL, lambda name: name == 'Moves'))
    accessible.press('Tab')
    assert_focus(accessible.find_button(application, 'To the Start'))
    accessible.press('alt+4')
    assert_focus(accessible.find(application, Atspi.Role.PANEL, lambda name: name == 'Notes'))
    accessible.press('F6', 'Page_Down')
    assert_focus(accessible.find_board(application))
    # The questions that may end the match leave it and the focus as they were.
    for keys, question in (('ctrl+shift+r', f'Resign as {PERSON}?'), ('ctrl+shift+o', f'{PERSON} Offers a Draw'),
                           ('ctrl+shift+a', 'Adjudicate the Match?')):
        accessible.press(keys)
        assert_focus(accessible.wait_for(
            question, lambda: accessible.find(application, Atspi.Role.ALERT, lambda name: name == question)))
        accessible.press('Escape')
        assert_focus(accessible.find_board(application))
    # What a person may ask at any time.
    accessible.press('F5')
    ear.expect('It’s your turn, and you play Red.')
    accessible.press('F4')
    ear.expect('Daedalus places')
    accessible.press('F7')
    ear.expect(f'{PERSON} (Red): 0 triangles, 12 pieces left.')
    accessible.press('F8')
    ear.expect('Nothing is threatened.')
    accessible.press('shift+F8')
    ear.expect('Winning chances: ', 'Daedalus (Blue): ')
    accessible.press('Page_Down', 'F2')
    ear.expect(f'Enter: {PERSON} places')
    accessible.press('ctrl+z')
    ear.expect(f'Taken back: {PERSON} places a stick on d4e5.', NEXT_STEP)


def main():
    with tempfile.TemporaryDirectory(prefix='ariadne-heard-') as home:
        environment = accessible.environment(home)
        accessible.write_settings(os.path.join(home, 'config'), page="'game:minoa'", pace="'fast'",
                                  person_name=f"'{PERSON}'", new_match=f"{{'minoa': ('minoa', {SEATS})}}")
        with accessible.running(sys.argv[1], environment):
            play(accessible.wait_for('the program', accessible.find_application), Ear())
    return 0


if __name__ == '__main__':
    sys.exit(main())
