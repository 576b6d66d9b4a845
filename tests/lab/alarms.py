#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""How often warnings before mistakes are right: reads tables of `warnings` and prints what they sum up to.

An alarm is false if long searches find that the move loses less than it takes to warn. Where players heed the warnings, the marks
that a review gives afterwards say what is left."""

import numpy as np

import tables

MARKS = [('??', 'blunder'), ('?', 'mistake'), ('?!', 'dubious')]


def main():
    table = tables.Table(tables.parser(__doc__).parse_args().tables)
    columns = {name: np.array(cells) for name, cells in table.columns.items()}
    played, planted = columns['kind'] == 'played', columns['kind'] == 'planted'
    alarms = played & (columns['warned'] == '1')
    losses = [float(loss) for loss in columns['loss'][alarms] if loss != '-']
    n_false = sum(loss < float(table.notes['least']) for loss in losses) if losses or not alarms.any() else '–'
    print('| games | moves | alarms | of these false | planted | warned |\n|---:|---:|---:|---:|---:|---:|')
    print(f'| {len(set(columns["game"]))} | {played.sum()} | {alarms.sum()} | {n_false} | {planted.sum()} | '
          f'{(planted & (columns["warned"] == "1")).sum()} |')
    reviewed = columns['mark'] != '-'
    if reviewed.any():
        print('\n| reviewed | ' + ' | '.join(sign for sign, _ in MARKS) + ' | rethought | insisted |\n|---:|---:|---:|---:|---:|---:|')
        counts = [(columns['mark'] == mark).sum() for _, mark in MARKS]
        sums = [columns[name][played].astype(int).sum() for name in ('thoughts', 'insisted')]
        print(f'| {reviewed.sum()} | ' + ' | '.join(str(count) for count in counts + sums) + ' |')


if __name__ == '__main__':
    main()
