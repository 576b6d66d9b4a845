#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""How often stated errors hold: reads a table of `longer` or of `losses`, which compare what a review says with searches twenty
times as long. Of what is stated as "x ± e", 90 to 97 of 100 should lie within twice the error."""

import numpy as np

import tables


def held(stated, error, longer):
    return np.abs(stated - longer) <= 2 * error


def main():
    table = tables.Table(tables.parser(__doc__).parse_args().tables)
    is_loss = table.notes['table'] == 'losses'
    stated, longer = table.numbers('loss' if is_loss else 'chance'), table.numbers('longer')
    within = held(stated, table.numbers('error'), longer).sum()
    print(f'Of {len(table)} {"losses" if is_loss else "chances"}, {within} ({100 * within / len(table):.1f} %) lie within twice their '
          'stated error of what far longer searches say.')
    if is_loss:
        print(f'On average, {stated.mean():.3f} was stated and {longer.mean():.3f} found.')


if __name__ == '__main__':
    main()
