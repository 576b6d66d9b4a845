#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""How much the order of the seats decides: reads tables of `games` and prints a table of Markdown.

Side 1 is the one that begins. A shared win counts in part. The bounds hold 95 % (Wilson, “Probable inference, the law of
succession, and statistical inference”, 1927); where wins are shared, they are a little too wide."""

import numpy as np

import tables


def wilson(won, n, z=1.96):
    """The interval of the probability of what happened @won times of @n."""
    share = won / n
    middle = (share + z * z / (2 * n)) / (1 + z * z / n)
    half = z * np.sqrt(share * (1 - share) / n + z * z / (4 * n * n)) / (1 + z * z / n)
    return middle - half, middle + half


def main():
    table = tables.Table(tables.parser(__doc__).parse_args().tables)
    setups, plies = np.array(table.columns['setup']), table.numbers('plies')
    most = max(cell.count(',') + 1 for cell in table.columns['won'])
    print('| game | matches | shared | plies |' + ''.join(f' side {i + 1} |' for i in range(most)))
    print('|---|---:|---:|---:|' + '---:|' * most)
    for setup in dict.fromkeys(setups):
        these = setups == setup
        won = np.array([[float(share) for share in table.columns['won'][i].split(',')] for i in np.flatnonzero(these)])
        n, shared = len(won), (won.max(axis=1) < 1).sum()
        cells = ['{:.3f} ({:.3f} … {:.3f})'.format(side / n, *wilson(side, n)) for side in won.sum(axis=0)]
        print(f'| {setup} | {n} | {shared} | {plies[these].mean():.1f} | ' + ' | '.join(cells) + ' |' * (1 + most - len(cells)))


if __name__ == '__main__':
    main()
