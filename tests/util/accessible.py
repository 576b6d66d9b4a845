# SPDX-License-Identifier: GPL-3.0-or-later
"""Uses the running program as a screen reader would: only through the accessibility tree, by names and
roles, with the default actions of buttons and cells."""

import os
import re
import sys
import time

import gi

gi.require_version('Atspi', '2.0')
from gi.repository import Atspi, GLib  # noqa: E402

TIMEOUT = 60  # seconds for anything to appear: a busy machine may stand still for a while
PAUSE = 0.05  # seconds between two looks: each is work for the program, too
APPLICATION = 'ariadne'

# What was read a moment ago may have changed.
os.environ['ATSPI_NO_CACHE'] = '1'
Atspi.init()
# By itself a call fails after 0.8 seconds.
Atspi.set_timeout(TIMEOUT * 1000, TIMEOUT * 1000)


def environment(home, **more):
    """Of a program that leaves what it writes in the folder home, and can be used by this module."""
    folders = {f'XDG_{name.upper()}_HOME': os.path.join(home, name) for name in ('data', 'config', 'cache', 'state')}
    settings = {'GTK_A11Y': 'atspi', 'GSETTINGS_BACKEND': 'keyfile', 'LC_ALL': 'C.UTF-8', 'HOME': home}
    return os.environ | settings | folders | more


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


def find_all(root, role, accepts):
    """The showing nodes of a role whose names are accepted."""
    for node in descendants(root):
        try:
            if node.get_role() == role and accepts(node.get_name() or '') and is_showing(node):
                yield node
        except GLib.Error:
            continue  # It went away meanwhile.


def find(root, role, accepts=lambda name: True):
    """The first of them, or None."""
    return next(find_all(root, role, accepts), None)


def print_tree():
    """Prints the roles and names of all that the program shows, for whoever reads why a test failed."""
    application = find_application()
    if application is None:
        print('# The program is not in the accessible tree.', flush=True)
        return
    for node in descendants(application):
        try:
            if node.get_name() and is_showing(node):
                print(f'# {node.get_role_name()}: {node.get_name()}', flush=True)
        except GLib.Error:
            continue  # It went away meanwhile.


def fail(why):
    """Ends the test."""
    print_tree()
    sys.exit(why)


def wait_for(what, look, timeout=TIMEOUT):
    """What look() answers as soon as it is true; ends the test when that takes too long."""
    end = time.monotonic() + timeout
    while time.monotonic() < end:
        try:
            found = look()
        except GLib.Error:
            found = None
        if found:
            return found
        time.sleep(PAUSE)
    fail(f'not found within {timeout} s: {what}')


def activate(node):
    """Does what a click does. What can't be done yet, because the program is still starting, is tried again; what
    went away meanwhile is let go."""
    name = node.get_name()
    wait_for(f'the action of “{name}”', lambda: not is_showing(node) or node.get_action_iface().do_action(0))


def extents(node):
    """Where a node lies in its window, in pixels."""
    return node.get_component_iface().get_extents(Atspi.CoordType.WINDOW)


def find_application():
    for application in children(Atspi.get_desktop(0)):
        if APPLICATION in (application.get_name() or '').lower():
            return application
    return None


def find_button(root, *names):
    return find(root, Atspi.Role.BUTTON, lambda name: name.rstrip(' \u202f\u00a0…').replace('_', '') in names)


def find_board(application):
    return find(application, Atspi.Role.TABLE, lambda name: name == 'Board')


def start_match(application):
    """Starts a match with what the dialog offers, and answers the board."""
    activate(wait_for('the button for a new match', lambda: find_button(application, 'New Match', 'New match')))
    activate(wait_for('the button that starts it',
                      lambda: find_button(application, 'Start', 'Start Match', 'Play')))
    return wait_for('the board', lambda: find_board(application))


def find_status(application):
    """The sentence below the board."""
    return find(application, Atspi.Role.LABEL, re.compile(r'.* is to (move|toss the ring)\.$|The match is over').match)


def find_count(application):
    """Which ply is shown, and of how many."""
    return find(application, Atspi.Role.LABEL, re.compile(r'\d+ of \d+$').match)


def find_bull(application):
    """What a ring is tossed at; None while nobody tosses."""
    return find(application, Atspi.Role.GROUPING, lambda name: name.startswith('Bull’s head'))


def find_throw(bull):
    """The button that starts and stops the gauges of a toss; None while the person can’t throw."""
    return find_button(bull, 'Throw', 'Stop the Aim', 'Throw Now')


def offered(cells):
    """Those of the cells that can be picked now, one after another."""
    return (cell for cell in cells if 'can be picked' in (cell.get_name() or ''))


def choices(status):
    """The buttons of the answers without a place on the board that can be given now: they stand beside the pill that
    the status is in, which may have a button of its own."""
    pill = status.get_parent()
    return [button for child in children(pill.get_parent()) if child != pill
            for button in find_all(child, Atspi.Role.BUTTON, lambda name: name)]


def seen(node):
    """What is seen of a node that can be picked; it differs when the pick was answered."""
    return node.get_name() if is_showing(node) else None


def pick(node):
    """Picks a cell or a choice and waits for what comes of it."""
    before = seen(node)
    activate(node)
    wait_for(f'an answer to picking “{before}”', lambda: seen(node) != before)


def moves(application):
    """The written plies of a match short enough that the list of moves shows them all. Rows that are used again keep the
    labels of plies that they no longer show, insensitive."""
    ply = re.compile(r'(\d+)\s*:\s*(\S+)')
    found = {}
    for button in find_all(application, Atspi.Role.BUTTON, ply.match):
        shown = ply.match(button.get_name() or '')  # A row may be used again meanwhile.
        if shown and button.get_state_set().contains(Atspi.StateType.SENSITIVE):
            found[int(shown[1])] = shown[2]
    return [text for number, text in sorted(found.items())]


def write_settings(config, **values):
    """Puts settings, as texts of GVariants, where GSettings looks for them in a folder of configuration."""
    folder = os.path.join(config, 'glib-2.0', 'settings')
    os.makedirs(folder)
    with open(os.path.join(folder, 'keyfile'), 'w', encoding='utf-8') as file:
        file.write('[io/github/ariadne_games/Ariadne]\n')
        file.writelines(f'{key.replace("_", "-")}={value}\n' for key, value in values.items())
