#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Prints the names of the tests in folders of tests/, without those that need a display or belong to 'extended'."""

import argparse
import json
import os


def load(build, what):
    with open(f'{build}/meson-info/intro-{what}.json', encoding='utf-8') as file:
        return json.load(file)


def find_tests(build, folders, without):
    """What Meson knows of each test in these folders that belongs to none of the suites in without, and its programs,
    relative to the build folder, as 'programs'."""
    files = {target['id']: [os.path.relpath(name, build) for name in target['filename']] for target in load(build, 'targets')}
    for test in load(build, 'tests'):
        programs = [file for target in test['depends'] for file in files[target]]
        suites = {suite.split(':')[-1] for suite in test['suite']}
        if not suites & without and any(file.startswith(f'tests/{folder}/') for file in programs for folder in folders):
            yield {**test, 'programs': programs}


if __name__ == '__main__':
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument('build', type=os.path.realpath, help='the build folder')
    parser.add_argument('--no-suite', action='append', default=['display', 'extended'], help='no tests of this suite, either')
    parser.add_argument('folders', nargs='+', help='folders of tests')
    options = parser.parse_args()
    print('\n'.join(test['name'] for test in find_tests(options.build, options.folders, set(options.no_suite))))
