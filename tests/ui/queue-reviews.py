#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Has matches analysed in the real program, through accessibility and keys: selects two, pauses, changes their order,
removes one, kills the program while it analyses the others, and lets the next one finish. Needs a display and a session
bus with the accessibility service.

usage: queue-reviews.py ENGINE PROGRAM
"""

import os
import pathlib
import re
import sqlite3
import subprocess
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / 'util'))
import accessible  # noqa: E402
from accessible import Atspi  # noqa: E402

NAMES = ['Ariadne', 'Theseus', 'Phaedra']


def write_matches(engine, path):
    """Three finished matches, each between a person and Minos, the first one of Ariadne, who played last."""
    text = subprocess.run([engine, 'selfplay', '--games', str(len(NAMES)), '--level', 'novice', 'minoa'], check=True,
                          capture_output=True, text=True).stdout
    records = re.split(r'(?=\[Ariadne )', text)[1:]
    for i, name in enumerate(NAMES):
        for seat, player in enumerate((name, 'Minos'), start=1):
            records[i] = re.sub(rf'\[Seat{seat}Kind .*\n\[Seat{seat}Level .*\n',
                                f'[Seat{seat} "{player}"]\n[Seat{seat}Kind "person"]\n', records[i])
        records[i] = records[i].replace('[Seat1 ', f'[Started "2026-11-{20 - i:02}T12:00:00Z"]\n[Seat1 ')
    path.write_text('\n'.join(records), encoding='utf-8')


def count(library, sql):
    with sqlite3.connect(f'file:{library}?mode=ro', uri=True) as database:
        return database.execute(sql).fetchone()[0]


def labels(application):
    return [node.get_name() for node in accessible.find_all(application, Atspi.Role.LABEL, lambda name: True)]


def wait_for_label(application, *parts):
    accessible.wait_for(parts, lambda: any(all(part in label for part in parts) for label in labels(application)))


def rows(application):
    """The rows of the queue: what each of them says."""
    queue = accessible.find(application, Atspi.Role.LIST, lambda name: name == 'Matches that wait to be analysed')
    return [row.get_name() for row in accessible.children(queue)] if queue else []


def wait_for_rows(application, *beginnings):
    accessible.wait_for(beginnings, lambda: [row.split('. ')[0] for row in rows(application)] == list(beginnings))


def focus(application, beginning):
    """Goes on with Tab to the row that begins so."""
    def focused():
        row = accessible.find(application, Atspi.Role.LIST_ITEM, lambda name: name.startswith(beginning))
        return row is not None and row.get_state_set().contains(Atspi.StateType.FOCUSED)

    def go_on():
        if not focused():
            accessible.press('Tab')
        return focused()

    accessible.wait_for(f'the focus on {beginning}', go_on)


def press_button(application, name):
    accessible.activate(accessible.wait_for(name, lambda: accessible.find_button(application, name)))


def queue_two(application):
    """Selects the first two matches of the list, has them analysed, opens the queue and pauses it."""
    press_button(application, 'Select Matches')
    # A button waits a moment before it acts; until then, Return would open a match.
    wait_for_label(application, '0 Selected')
    focus(application, 'Minoa, Ariadne and Minos')
    accessible.press('Return', 'Down', 'Return')
    wait_for_label(application, '2 Selected')
    accessible.activate(accessible.find_button(application, 'Analyse'))
    wait_for_label(application, 'Analysing 1 of 2', 'Minoa: Ariadne and Minos')
    accessible.activate(accessible.find_button(application, 'Show'))
    press_button(application, 'Pause the Analysis')


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    engine, program = sys.argv[1:]
    with tempfile.TemporaryDirectory(prefix='ariadne-queue-') as home:
        environment = accessible.environment(home)
        file = pathlib.Path(home, 'matches.ariadne')
        library = pathlib.Path(home, 'data', 'ariadne', 'library.db')
        write_matches(engine, file)
        accessible.write_settings(os.path.join(home, 'config'), page="'library:all'")
        subprocess.run([engine, 'library', 'import', str(file)], env=environment, check=True, stdout=subprocess.DEVNULL)

        with accessible.running(program, environment) as process:
            application = accessible.wait_for('the program', accessible.find_application)
            queue_two(application)
            wait_for_rows(application, 'Minoa: Ariadne and Minos', 'Minoa: Theseus and Minos')
            wait_for_label(application, 'The analysis is paused, and 2 matches wait')
            if not all(row.endswith('Waits: the analysis is paused') for row in rows(application)):
                accessible.fail('nothing says why the matches wait')
            focus(application, 'Minoa: Ariadne and Minos')
            accessible.press('alt+Down')
            wait_for_rows(application, 'Minoa: Theseus and Minos', 'Minoa: Ariadne and Minos')
            accessible.press('Delete')
            wait_for_rows(application, 'Minoa: Theseus and Minos')
            theseus = count(library, "SELECT match FROM seat WHERE name = 'Theseus'")
            evaluations = f'SELECT count(*) FROM eval WHERE match = {theseus}'
            judged = count(library, evaluations)
            press_button(application, 'Resume the Analysis')
            accessible.wait_for('what goes on', lambda: any('Being analysed' in row for row in rows(application)))
            accessible.wait_for('an evaluation', lambda: count(library, evaluations) > judged)
            process.kill()
            process.wait()

        with accessible.running(program, environment):
            accessible.wait_for('the program', accessible.find_application)
            accessible.wait_for('the end of the queue', lambda: count(library, 'SELECT count(*) FROM review') == 0, 120)
        if count(library, evaluations) != count(library, f'SELECT n_plies FROM match WHERE id = {theseus}'):
            accessible.fail('not every ply is judged')
    return 0


if __name__ == '__main__':
    sys.exit(main())
