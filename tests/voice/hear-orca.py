#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Plays matches by keyboard while the real Orca listens, and compares what Orca says with what is expected.

PROGRAM is the window, ENGINE the headless program, SCRIPT a file of this folder: first a record of a match, then, after
a line “---”, the steps. Each step begins with “press” and the keys, as xdotool names them, or “type” and a text; below it
stand, each behind “>”, sentences that Orca must say, in this order, with “…” for any words. It may say more, but
nothing twice. The first step waits for what Orca says in any case: it names the window, or the place that has the
keyboard, only if it hears of them in time. Needs a display, a session bus, Orca and Speech Dispatcher.
"""

import argparse
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / 'util'))
import accessible  # noqa: E402

IDLE = 12  # how many times in a row nobody may be busy before nothing more is to come
SPOKEN = re.compile(r"SPEECH OUTPUT: '(.*?)'(?: \{|$)")

# A voice that is silent and takes no time. Speech Dispatcher asks for a voice and a language.
DISPATCHER = '''\
AudioOutputMethod "libao"
DefaultModule silent
DefaultLanguage "en"
AddModule "silent" "sd_generic" "silent.conf"
'''
SILENT = '''\
GenericExecuteSynth "true"
AddVoice "en" "MALE1" "silent"
DefaultVoice "silent"
'''


# The keys that are pressed need no echo, and what is said must be in the log at once. What is read on and on goes to the
# speech server past the log; so each line of it is spoken by itself.
CUSTOMIZATION = '''\
import orca.debug
import orca.settings
import orca.speech
orca.debug.debugFile.reconfigure(line_buffering=True)
orca.settings.enableKeyEcho = False
def say_all(utterances, progress):
    for context, voice in utterances:
        orca.speech.speak(context.utterance, voice)
orca.speech.say_all = say_all
'''


class Script:
    """The record of a match, and steps: what is done, and what is said then."""

    def __init__(self, path):
        self.record, steps = path.read_text(encoding='utf-8').split('\n---\n')
        self.steps = []
        for line in filter(None, steps.split('\n')):
            if line.startswith('>'):
                self.steps[-1][1].append(line[1:].strip())
            elif not line.startswith('#'):
                self.steps.append((line.split(), []))


class Listener:
    """Orca, and what it has said."""

    def __init__(self, home, environment, patience):
        self.patience = patience
        self.log = home / 'orca.log'
        configuration = home / 'config' / 'speech-dispatcher'
        (configuration / 'modules').mkdir(parents=True)
        (configuration / 'speechd.conf').write_text(DISPATCHER, encoding='utf-8')
        (configuration / 'modules' / 'silent.conf').write_text(SILENT, encoding='utf-8')
        customization = home / 'data' / 'orca' / 'orca-customizations.py'
        customization.parent.mkdir(parents=True)
        customization.write_text(CUSTOMIZATION, encoding='utf-8')
        self.process = subprocess.Popen(['orca', '--debug-file', self.log], env=environment,
                                        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.read = 0

    def said(self):
        """What has been said since the last step."""
        text = self.log.read_text(encoding='utf-8', errors='replace') if self.log.exists() else ''
        return [' '.join(words.split()) for words in SPOKEN.findall(text)]

    def listen(self, expected, program):
        """Waits until all that is expected has been said, and until neither the program nor Orca has anything more to
        do. Returns what was said since the last time."""
        end, idle, heard = time.monotonic() + self.patience, 0, []
        while idle < IDLE and time.monotonic() < end:
            time.sleep(accessible.PAUSE)
            said = self.said()
            changed, heard = said != heard, said
            waits = changed or is_busy(program) or is_busy(self.process.pid)
            idle = 0 if waits or missing(expected, heard[self.read:]) is not None else idle + 1
        said, self.read = heard[self.read:], len(heard)
        return said

    def end(self):
        self.process.kill()  # It takes its time over a gentler signal.
        self.process.wait()


def is_busy(pid):
    """Whether any thread of a process runs, or would if the machine let it."""
    for stat in pathlib.Path(f'/proc/{pid}/task').glob('*/stat'):
        try:
            if stat.read_text(encoding='utf-8', errors='replace').rpartition(')')[2].split()[0] in 'RD':
                return True
        except OSError:
            continue  # The thread has ended meanwhile.
    return False


def missing(expected, said):
    """The first expected sentence that wasn't said after the ones before it, or None."""
    text, at = '\n'.join(said), 0
    for sentence in expected:
        found = re.compile('.*'.join(map(re.escape, sentence.split('…')))).search(text, at)
        if found is None:
            return sentence
        at = found.end()
    return None


def repeated(said):
    """What was said twice, one right after the other, or None."""
    return next((one for one, other in zip(said, said[1:]) if one == other), None)


def follow(script, listener, program):
    """Does the steps; prints the transcript. Returns whether all was said as expected."""
    good = True
    for (verb, *arguments), expected in script.steps:
        print('#', verb, *arguments, flush=True)
        if verb == 'type':
            subprocess.run(['xdotool', 'type', '--args', '1', ' '.join(arguments), 'key', 'Return'], check=True)
        elif verb == 'press':
            accessible.press(*arguments)
        elif verb != 'wait':
            sys.exit(f'there is no verb “{verb}”')
        said = listener.listen(expected, program)
        for words in said:
            print('#  ', words, flush=True)
        for wrong, words in ((missing(expected, said), 'not said'), (repeated(said), 'said twice')):
            if wrong is not None:
                good = False
                print(f'#   {words.upper()}: {wrong}', flush=True)
    return good


def hear(program, engine, path, patience):
    script = Script(path)
    with tempfile.TemporaryDirectory(prefix='ariadne-voice-') as folder:
        home = pathlib.Path(folder)
        environment = accessible.environment(folder, LC_ALL='en_US.UTF-8')
        record = home / 'match.ariadne'
        record.write_text(script.record + '\n', encoding='utf-8')
        subprocess.run([engine, 'library', 'import', record], env=environment, check=True, stdout=subprocess.DEVNULL)
        gtk = home / 'config' / 'gtk-4.0'
        gtk.mkdir(parents=True)
        gtk.joinpath('settings.ini').write_text('[Settings]\ngtk-enable-animations=0\n', encoding='utf-8')
        game = re.search(r'\[Game "(\w+)', script.record)[1]
        accessible.write_settings(os.path.join(folder, 'config'), page=f"'game:{game}'", match='1', pace="'instant'",
                                  toss="'calm'")
        listener = Listener(home, environment, patience)
        try:
            accessible.wait_for('Orca', lambda: listener.said())
            with accessible.running(program, environment) as process:
                application = accessible.wait_for('the program', accessible.find_application)
                accessible.wait_for('the board', lambda: accessible.find_board(application))
                return follow(script, listener, process.pid)
        finally:
            listener.end()


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name in ('program', 'engine'):
        parser.add_argument(name, metavar=name.upper())
    parser.add_argument('--patience', metavar='SECONDS', type=float, default=accessible.TIMEOUT,
                        help='how long to wait for what is expected')
    parser.add_argument('scripts', metavar='SCRIPT', nargs='+', type=pathlib.Path)
    arguments = parser.parse_args()
    failed = 0
    for number, path in enumerate(arguments.scripts, 1):
        good = hear(arguments.program, arguments.engine, path, arguments.patience)
        failed += not good
        print(f'{"ok" if good else "not ok"} {number} - /voice/orca/{path.stem}', flush=True)
    # Last, so that a run that broke off has no plan.
    print(f'1..{len(arguments.scripts)}', flush=True)
    return 1 if failed else 0


if __name__ == '__main__':
    sys.exit(main())
