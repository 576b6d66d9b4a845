# SPDX-License-Identifier: GPL-3.0-or-later
"""The tables that ariadne-lab prints, and small things that all programs here need.

A table is text: lines "# KEY<tab>VALUE" say where it comes from, a line names the columns, and every other line is a row.
Tables of the same kind can be read one after the other, as one."""

import argparse

import numpy as np

THIRDS = ['first third', 'middle third', 'last third']


class Table:
    def __init__(self, paths):
        """@paths: of files; "-" is standard input."""
        self.notes = {}    # what was said by the key, each different value in a line of its own
        self.columns = {}  # the cells of each column, as text
        self.match = []    # for each row, the number of its match; those of different files differ
        for path in paths:
            with open(0 if path == '-' else path, encoding='utf-8') as lines:
                self._add(path, lines)
        if not self.match:
            raise SystemExit(f'{" ".join(paths)}: no row of a table')

    def _add(self, path, lines):
        names, base = None, 1 + max(self.match, default=-1)
        for line in lines:
            cells = line.rstrip('\n').split('\t')
            if line.startswith('# '):
                key = cells[0][2:]
                said = self.notes.setdefault(key, cells[1])
                if cells[1] not in said.split('\n'):
                    self.notes[key] += '\n' + cells[1]
            elif names is None:
                names = cells
                if names != list(self.columns or names):
                    raise SystemExit(f'{path}: its columns are not those of the table before')
                self.columns = self.columns or {name: [] for name in names}
            else:
                for name, cell in zip(names, cells, strict=True):
                    self.columns[name].append(cell)
                self.match.append(base + int(self.columns['match'][-1]) if 'match' in names else 0)

    def __len__(self):
        return len(self.match)

    def numbers(self, name):
        return np.array(self.columns[name], dtype=float)

    def lists(self, name):
        """A column whose cells are numbers apart by commas: one row for each cell, not-a-number where it is "-"."""
        cells = [cell.split(',') for cell in self.columns[name]]
        width = max((len(cell) for cell in cells), default=0)
        return np.array([[float(number) for number in cell] if cell != ['-'] else [np.nan] * width for cell in cells])


def parser(text):
    """Of a program whose first sentence says what it does, and whose arguments are tables."""
    made = argparse.ArgumentParser(description=text, formatter_class=argparse.RawDescriptionHelpFormatter)
    made.add_argument('tables', nargs='*', default=['-'], metavar='TABLE', help='a file (standard input)')
    return made


def quantile(values, part):
    """The value at this part of the sorted ones, the nearest one rather than a mean of two."""
    values = np.sort(values)
    return values[int(part * (len(values) - 1) + 0.5)]


def bounds(values):
    """Those that hold 95 of 100 resamples. Resamples in which a number is undefined don't count."""
    values = values[np.isfinite(values)]
    return (quantile(values, 0.025), quantile(values, 0.975)) if len(values) else (np.nan, np.nan)


def log_odds(share):
    """Kept finite for proofs."""
    share = np.clip(share, 0.001, 0.999)
    return np.log(share / (1 - share))
