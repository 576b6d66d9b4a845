# SPDX-License-Identifier: GPL-3.0-or-later
"""Operates the running program like a screen reader: only through the accessibility tree, by names and roles,
with the default actions of buttons and cells."""

import contextlib
import os
import re
import subprocess
import sys
import threading
import time

import gi

gi.require_version('Atspi', '2.0')
from gi.repository import Atspi, GLib  # noqa: E402

TIMEOUT = 60  # seconds for anything to appear: a busy machine may stall for a while
PAUSE = 0.05  # seconds between two polls, each of which costs the program time, too
APPLICATION = 'ariadne'

# Cached values may be out of date.
os.environ['ATSPI_NO_CACHE'] = '1'
Atspi.init()
# By default a call fails after 0.8 seconds.
Atspi.set_timeout(TIMEOUT * 1000, TIMEOUT * 1000)


def environment(home, **more):
    """The environment of a program that keeps its files in the folder home, and that this module can operate."""
    folders = {f'XDG_{name.upper()}_HOME': os.path.join(home, name) for name in ('data', 'config', 'cache', 'state')}
    settings = {'GTK_A11Y': 'atspi', 'GSETTINGS_BACKEND': 'keyfile', 'LC_ALL': 'C.UTF-8', 'HOME': home}
    return os.environ | settings | folders | more


# How GLib writes what a program logs: “(ariadne:1234): Gtk-WARNING **: …”.
WARNING = re.compile(r'\(.*:\d+\): \S*(WARNING|CRITICAL|ERROR) \*\*')
# GTK 4.24 says so without a compositor: see tests/ui/repeated-frames.c.
# The page of a stack stays on the bus when the stack leaves the window. Asked for its parent then, GTK 4.18 registers
# all ancestors, and says so when they come back.
NO_FAULTS = ('gdk_frame_timings_submitted() called on submitted frame.',
             "gtk_at_context_set_accessible_role: assertion '!self->realized' failed")


@contextlib.contextmanager
def running(program, environment, **options):
    """Runs the program until the block ends. Ends the test if the program wrote a warning of its own, GTK or GLib to
    standard error. Warnings are not fatal to the program, since the test would then wait in vain for its answers."""
    warnings = []

    def pass_on(lines):
        for line in lines:
            sys.stderr.write(line)
            if WARNING.search(line) and not any(text in line for text in NO_FAULTS):
                warnings.append(line.strip())

    process = subprocess.Popen([program], env=environment, stderr=subprocess.PIPE, text=True, errors='replace',
                               **options)
    reader = threading.Thread(target=pass_on, args=[process.stderr], daemon=True)
    reader.start()
    try:
        yield process
    finally:
        process.terminate()
        process.wait(timeout=TIMEOUT)
        reader.join(TIMEOUT)
    if warnings:
        sys.exit('the program warned:\n' + '\n'.join(warnings))


# F1 to F10, whose keycodes follow one another.
FUNCTION_KEY = re.compile(r'\bF([1-9]|10)$')


def press(*keys):
    """Presses keys one after the other, as xdotool names them. Function keys go by their keycodes: they are on several
    levels of a key, and some versions of xdotool hold Alt with them."""
    codes = [FUNCTION_KEY.sub(lambda name: str(66 + int(name[1])), key) for key in keys]
    subprocess.run(['xdotool', 'key', *codes], check=True)


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
    """The visible nodes with a role whose names are accepted."""
    for node in descendants(root):
        try:
            if node.get_role() == role and accepts(node.get_name() or '') and is_showing(node):
                yield node
        except GLib.Error:
            continue  # It has disappeared meanwhile.


def find(root, role, accepts=lambda name: True):
    """The first of them, or None."""
    return next(find_all(root, role, accepts), None)


def print_tree():
    """Prints the roles and names of everything visible, to explain why a test failed."""
    application = find_application()
    if application is None:
        print('# The program is not in the accessible tree.', flush=True)
        return
    for node in descendants(application):
        try:
            if node.get_name() and is_showing(node):
                print(f'# {node.get_role_name()}: {node.get_name()}', flush=True)
        except GLib.Error:
            continue  # It has disappeared meanwhile.


def fail(why):
    """Ends the test."""
    print_tree()
    sys.exit(why)


def wait_for(what, look, timeout=TIMEOUT):
    """Returns the first true result of look(); ends the test if that takes too long."""
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
    """Activates a node like a click. Retries while the program is still starting; ignores a node that has
    disappeared meanwhile."""
    name = node.get_name()
    wait_for(f'the action of “{name}”', lambda: not is_showing(node) or node.get_action_iface().do_action(0))


def extents(node):
    """The extents of a node in its window, in pixels."""
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
    """Starts a match with the defaults of the dialog, and returns the board."""
    activate(wait_for('the button for a new match', lambda: find_button(application, 'New Match', 'New match')))
    activate(wait_for('the button that starts it', lambda: find_button(application, 'Start')))
    return wait_for('the board', lambda: find_board(application))


# How the status asks for a pick, and what else it can say while a match goes on.
NEXT_STEP = re.compile(r'Place a |You can |Begin with|Pick a piece|[Cc]hoose |You may capture|Turn over'
                       r'|challenge .* you lack|Claim the|Only you hit|Cross the|Ride the'
                       r'|Go on to |: pass\.$')
OVER = re.compile(r'The match is over|You have lost this match')
STATUS = re.compile(NEXT_STEP.pattern + '|' + OVER.pattern + r'|is thinking…$|It’s .*’s turn\.$|tosses next\.$'
                    r'|turns over a tile\.$|rolls\.$|Chance decides\.$|[Tt]oss the ring|[Rr]oll the dice')


def find_status(application):
    """The sentence below the board."""
    return find(application, Atspi.Role.LABEL, STATUS.search)


def find_thread(application):
    """The thread, whose value is the number of plies that lead to the position that is shown."""
    return find(application, Atspi.Role.SLIDER, re.compile('Thread$').match)


def find_bull(application):
    """The bull; None while there is no toss."""
    return find(application, Atspi.Role.IMAGE, lambda name: name.startswith('Bull’s head'))


def find_throw(bull):
    """The button that starts and stops the gauges of a toss; None while the person can’t throw."""
    return find_button(bull, 'Toss', 'Start the Gauges', 'Set the Aim', 'Toss Now')


def actions(node):
    """The names of what can be done with a node."""
    iface = node.get_action_iface()
    return [iface.get_localized_name(i) for i in range(iface.get_n_actions())] if iface else []


def offered(cells):
    """Yields the cells that can be picked now, and those where a picked piece can go."""
    return (cell for cell in cells if 'spot.pick' in actions(cell))


def choices(status):
    """The buttons of the current choices without a place on the board: they have a box of their own beside the status,
    next to its button and to what is always there."""
    line = status.get_parent().get_parent()  # The label is in a widget that draws its pictures.
    buttons = {Atspi.Role.BUTTON, Atspi.Role.TOGGLE_BUTTON}
    return [button for part in children(line.get_parent()) if part != line
            for box in children(part) if box.get_role() not in buttons
            for button in find_all(box, Atspi.Role.BUTTON, lambda name: name)]


def seen(node):
    """The visible state of a node that can be picked; it changes once the pick has taken effect."""
    return node.get_name() if is_showing(node) else None


def pick(node):
    """Picks a cell or a choice and waits for the effect."""
    before = seen(node)
    activate(node)
    wait_for(f'an answer to picking “{before}”', lambda: seen(node) != before)


def moves(application):
    """All moves in words, for a match short enough that the list of moves shows them all. Reused rows keep the labels
    of plies that they no longer show, insensitive."""
    ply = re.compile(r'(\d+)\s?: (.+)')  # French has a narrow space before the colon.
    found = {}
    for button in find_all(application, Atspi.Role.BUTTON, ply.match):
        shown = ply.match(button.get_name() or '')  # The row may have been reused meanwhile.
        if shown and button.get_state_set().contains(Atspi.StateType.SENSITIVE):
            found[int(shown[1])] = shown[2]
    return [text for number, text in sorted(found.items())]


def write_settings(config, **values):
    """Writes settings, as GVariant text, to the file in a configuration folder that GSettings reads."""
    folder = os.path.join(config, 'glib-2.0', 'settings')
    os.makedirs(folder, exist_ok=True)
    with open(os.path.join(folder, 'keyfile'), 'w', encoding='utf-8') as file:
        file.write('[io/github/ariadne_games/Ariadne]\n')
        file.writelines(f'{key.replace("_", "-")}={value}\n' for key, value in values.items())
