#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays a whole match of Minoa in the real program as a screen reader would: only through the
accessibility tree, by names and roles, with the default actions of buttons and cells. With --keyboard
the actions are typed in their written form instead.

usage: play-by-accessibility.py [--keyboard] PROGRAM [ARGUMENT]…

Needs a display and a session bus with the accessibility service; exits with 0 when the match
was played to its end.
"""

import os
import random
import subprocess
import sys
import tempfile
import time

import gi

gi.require_version('Atspi', '2.0')
from gi.repository import Atspi, GLib  # noqa: E402

TIMEOUT = 20          # seconds for anything to appear
MATCH_TIMEOUT = 600   # seconds for the whole match
APPLICATION = 'ariadne'


def children(node):
    for i in range(node.get_child_count()):
        child = node.get_child_at_index(i)
        if child is not None:
            yield child


def descendants(node):
    for child in children(node):
        yield child
        yield from descendants(child)


def is_showing(node):
    return node.get_state_set().contains(Atspi.StateType.SHOWING)


def find(root, role, accepts):
    """The first showing node of a role whose name is accepted, or None."""
    for node in descendants(root):
        try:
            if node.get_role() == role and accepts(node.get_name() or '') and is_showing(node):
                return node
        except GLib.Error:
            continue  # It went away meanwhile.
    return None


def wait_for(what, look):
    end = time.monotonic() + TIMEOUT
    while time.monotonic() < end:
        try:
            found = look()
        except GLib.Error:
            found = None
        if found:
            return found
        time.sleep(0.1)
    sys.exit(f'not found within {TIMEOUT} s: {what}')


def activate(node):
    if not node.get_action_iface().do_action(0):
        sys.exit(f'the action of “{node.get_name()}” failed')


def find_application():
    for application in children(Atspi.get_desktop(0)):
        if APPLICATION in (application.get_name() or '').lower():
            return application
    return None


def find_button(root, *names):
    return find(root, Atspi.Role.BUTTON, lambda name: name.rstrip('…').replace('_', '') in names)


def start_match(application):
    activate(wait_for('the button for a new match',
                      lambda: find_button(application, 'New Match', 'New match')))
    activate(wait_for('the button that starts it', lambda: find_button(application, 'Start', 'Start Match', 'Play')))
    return wait_for('the board', lambda: find(application, Atspi.Role.TABLE, lambda name: name == 'Board'))


def offered(cells):
    return [cell for cell in cells if 'can be picked' in (cell.get_name() or '')]


def find_status(application):
    """The sentence below the board."""
    return find(application, Atspi.Role.LABEL, lambda name: name.endswith('is to move.'))


def type_action(cell):
    subprocess.run(['xdotool', 'type', cell.get_name().split(',')[0]], check=True)
    subprocess.run(['xdotool', 'key', 'Return'], check=True)


def play(board, status, seed, pick):
    generator = random.Random(seed)
    cells = list(children(board))
    end = time.monotonic() + MATCH_TIMEOUT
    picks = 0
    while time.monotonic() < end:
        places = offered(cells)
        if places:
            cell = generator.choice(places)
            name = cell.get_name()
            pick(cell)
            picks += 1
            wait_for(f'an answer to picking “{name}”', lambda: cell.get_name() != name)
        elif 'The match is over' in status.get_name():
            return picks
        else:
            time.sleep(0.2)
    sys.exit(f'the match was not over after {MATCH_TIMEOUT} s and {picks} picks')


def write_settings(home):
    """A person against the weakest computer, which answers at once."""
    folder = os.path.join(home, 'config', 'glib-2.0', 'settings')
    os.makedirs(folder)
    with open(os.path.join(folder, 'keyfile'), 'w', encoding='utf-8') as file:
        file.write("[io/github/ariadne_games/Ariadne]\npace='instant'\nnew-match={'minoa': ('minoa', "
                   "[('person', 'Pasiphaë', ''), ('computer', 'Daedalus', 'novice')])}\n")


def main():
    arguments = sys.argv[1:]
    pick = activate
    if arguments[:1] == ['--keyboard']:
        pick = type_action
        arguments = arguments[1:]
    if not arguments:
        sys.exit(__doc__)
    with tempfile.TemporaryDirectory(prefix='ariadne-a11y-') as home:
        write_settings(home)
        environment = dict(os.environ, GTK_A11Y='atspi', GSETTINGS_BACKEND='keyfile', LC_ALL='C.UTF-8',
                           HOME=home, **{f'XDG_{name.upper()}_HOME': os.path.join(home, name)
                                         for name in ('data', 'config', 'cache', 'state')})
        Atspi.init()
        program = subprocess.Popen(arguments, env=environment)
        try:
            application = wait_for('the program', find_application)
            board = start_match(application)
            status = wait_for('the status', lambda: find_status(application))
            picks = play(board, status, seed=1, pick=pick)
            print(f'played to the end with {picks} picks')
        finally:
            program.terminate()
            program.wait(timeout=TIMEOUT)
    return 0


if __name__ == '__main__':
    sys.exit(main())
