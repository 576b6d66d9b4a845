#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Installs the bundle and uses the program in its sandbox.

usage: test-flatpak.py BUNDLE PICTURES

Needs an empty Flatpak user installation in a home folder of its own (see with-installation), a display, and a
session bus with the accessibility service. Leaves pictures of the window in the folder PICTURES, and says
what it found in TAP.
"""

import configparser
import os
import pathlib
import sqlite3
import subprocess
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / 'util'))
import accessible  # noqa: E402

ID = 'io.github.ariadne_games.Ariadne'

# What people agree to when they install it. A longer list is a failure, whatever the reason. Flatpak itself adds
# x11 to fallback-x11, for its older versions; newer ones give no access to it where there is Wayland.
PERMISSIONS = {'shared': {'ipc'}, 'sockets': {'wayland', 'fallback-x11', 'x11', 'pulseaudio'}, 'devices': {'dri'}}

EXPORTS = {
    f'bin/{ID}',
    f'share/applications/{ID}.desktop',
    f'share/dbus-1/services/{ID}.service',
    f'share/icons/hicolor/scalable/apps/{ID}.svg',
    f'share/icons/hicolor/symbolic/apps/{ID}-symbolic.svg',
    f'share/metainfo/{ID}.metainfo.xml',
    f'share/mime/packages/{ID}.xml',
}

HOME = pathlib.Path.home() / '.var' / 'app' / ID  # of the program in its sandbox

PLIES = 3

# What the tab beside the board is called that has the rules.
RULES = {'de_DE.UTF-8': 'Spielregeln', 'fr_FR.UTF-8': 'Règles'}


def flatpak(*arguments):
    return subprocess.run(['flatpak', *arguments], check=True, stdout=subprocess.PIPE, text=True).stdout


def difference(found, expected):
    for thing in sorted(found - expected):
        print(f'# unexpected: {thing}')
    for thing in sorted(expected - found):
        print(f'# missing: {thing}')
    return found == expected


def permissions_are_as_agreed():
    metadata = configparser.ConfigParser(delimiters='=', interpolation=None)
    metadata.read_string(flatpak('info', '--user', '--show-permissions', ID))
    found = {f'{section}/{key}={value}' for section in metadata.sections()
             for key, values in metadata.items(section) for value in values.strip(';').split(';')}
    return difference(found, {f'Context/{key}={value}' for key, values in PERMISSIONS.items() for value in values})


def exports_are_complete():
    folder = pathlib.Path(flatpak('info', '--user', '--show-location', ID).strip()) / 'export'
    found = {str(path.relative_to(folder)) for path in folder.rglob('*') if path.is_file()}
    return difference(found, EXPORTS)


def start(locale='C.UTF-8'):
    """Starts the program in its sandbox, and answers its accessible root."""
    subprocess.Popen(['flatpak', 'run', '--user', f'--env=LC_ALL={locale}', '--env=GSK_RENDERER=cairo', ID])
    return accessible.wait_for('the program', accessible.find_application)


def kill():
    """Ends the program as a crash or a power cut would, with SIGKILL: no chance to save anything."""
    flatpak('kill', ID)
    accessible.wait_for('the end of the program', lambda: not flatpak('ps', '--columns=application').strip())
    accessible.wait_for('its end in the accessible tree', lambda: accessible.find_application() is None)


def take_picture(folder, name):
    """Saves what the display shows once a second look shows the same: until then a transition is under way."""
    path = pathlib.Path(folder) / f'{name}.png'
    shown = None

    def stands_still():
        nonlocal shown
        before = shown
        subprocess.run(['import', '-window', 'root', '-trim', '+repage', str(path)], check=True)
        shown = subprocess.run(['identify', '-format', '%#', str(path)], check=True, capture_output=True).stdout
        return shown == before

    accessible.wait_for('a picture that stands still', stands_still)
    print(f'# picture: {path}')


def window_title(application):
    return accessible.wait_for('the window', lambda: accessible.find(application, accessible.Atspi.Role.FRAME)).get_name()


def play(application):
    """Plays the first plies of a match of two persons, and answers what they are in words."""
    cells = list(accessible.children(accessible.start_match(application)))
    while len(accessible.moves(application)) < PLIES:
        accessible.pick(accessible.wait_for('a place that can be picked', lambda: next(accessible.offered(cells), None)))
    return accessible.moves(application)


def engine(*arguments):
    """What the program without a window prints in the sandbox."""
    return flatpak('run', '--user', '--command=ariadne-engine', ID, *arguments)


def count(sql):
    with sqlite3.connect(f'file:{HOME}/data/ariadne/library.db?mode=ro', uri=True) as library:
        return library.execute(sql).fetchone()[0]


def a_killed_analysis_goes_on():
    """Has matches analysed, kills the program meanwhile, and starts it again."""
    file = HOME / 'data' / 'match.ariadne'
    # One match can be analysed before the program is dead.
    file.write_text(engine('selfplay', '--games', '4', '--seed', '3', '--level', 'novice', 'minarett'), encoding='utf-8')
    engine('library', 'import', str(file))
    accessible.write_settings(HOME / 'config', page="'library:finished'")
    judged = "SELECT count(*) FROM eval JOIN match ON match.id = eval.match WHERE game = 'minarett'"

    application = start()
    accessible.wait_for('the match in the list', lambda: accessible.find(
        application, accessible.Atspi.Role.LIST_ITEM, lambda name: name.startswith('Minarett, ')))
    accessible.activate(accessible.find_button(application, 'Select Matches'))
    accessible.wait_for('the choice of matches', lambda: not accessible.find_button(application, 'Select Matches'))
    accessible.press('ctrl+a')
    accessible.activate(accessible.wait_for('the button', lambda: accessible.find_button(application, 'Analyse')))
    accessible.wait_for('an evaluation', lambda: count(judged) > 0)
    kill()
    waiting = count('SELECT count(*) FROM review')

    start()
    accessible.wait_for('the end of the queue', lambda: count('SELECT count(*) FROM review') == 0, 120)
    kill()
    return waiting > 0 and count(judged) == count("SELECT sum (n_plies) FROM match WHERE game = 'minarett'")


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    bundle, pictures = sys.argv[1:]
    os.makedirs(pictures, exist_ok=True)
    number = 0

    def check(what, passed):
        nonlocal number
        number += 1
        print(f'{"ok" if passed else "not ok"} {number} - {what}', flush=True)

    flatpak('install', '--user', '--noninteractive', '--bundle', bundle)
    check('the bundle installs', flatpak('list', '--user', '--app', '--columns=application').strip() == ID)
    check('the permissions are those that people agree to', permissions_are_as_agreed())
    check('desktop file, icons, MIME type, service and metainfo are exported', exports_are_complete())

    accessible.write_settings(
        HOME / 'config',
        explain_rules='false', person_name="'Pasiphaë'", side_panel='true',
        new_match="{'minoa': ('minoa', [('person', 'Pasiphaë', ''), ('person', 'Daedalus', '')])}")

    application = start()
    check('the window has its title', window_title(application) == 'Ariadne')
    played = play(application)
    check('three plies can be played', len(played) == PLIES)
    take_picture(pictures, 'sandbox')
    kill()

    application = start()
    accessible.wait_for('the match after a kill', lambda: accessible.moves(application))
    check('after a kill the match is there with its three plies', accessible.moves(application) == played)
    kill()

    for locale, rules in RULES.items():
        application = start(locale)
        accessible.wait_for('the match', lambda: accessible.moves(application))
        take_picture(pictures, f'sandbox-{locale[:2]}')
        tab = accessible.find(application, accessible.Atspi.Role.PAGE_TAB, lambda name: name == rules)
        check(f'it speaks the language of {locale}', tab is not None)
        kill()

    # The bus looks for services when it starts, which was before there was one.
    subprocess.run(['gdbus', 'call', '--session', '--dest', 'org.freedesktop.DBus', '--object-path', '/org/freedesktop/DBus',
                    '--method', 'org.freedesktop.DBus.ReloadConfig'], check=True, stdout=subprocess.DEVNULL)
    subprocess.run(['gapplication', 'launch', ID], check=True)
    application = accessible.wait_for('the program, started by the bus', accessible.find_application)
    check('the bus starts it through its service', window_title(application) == 'Ariadne')
    kill()

    check('an analysis goes on after a kill, and judges every ply', a_killed_analysis_goes_on())

    print(f'1..{number}')
    return 0


if __name__ == '__main__':
    sys.exit(main())
