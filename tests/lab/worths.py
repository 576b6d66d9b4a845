#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Says what head starts are worth: reads tables of `head-starts` of one game and prints a page of Markdown, and the row for
src/search/ari-searcher.c. With --fresh TABLE…, it tests the row against games to which it was not fitted.

A head start adds points to the rating of the weaker player. These are proportional to the size, or each size has its own, a greater one
no fewer. They are the same for all players, or they grow with the mean rating of both above 1,500, in proportion to the points or for each
size by itself, no less than for smaller ones; then they may be less than 0 for beginners. Of these models, Akaike's criterion chooses (Akaike, “A new look at the
statistical model identification”, 1974). The ratings of the levels are those in use, and each pairing may be off by what the program says of
them, 50 points for each level; a level may also meet itself. Sizes that
were not measured lie on the line between their neighbours.

What is left between a pairing and this model is more than chance explains. Its standard deviation is estimated by moments (Paule and
Mandel, “Consensus values and weighting factors”, 1982), and a cell counts for the fit as far as its own chance and this deviation let it, so
that a few cells with very many games don't outweigh the others. The deviation of the row adds that of the parameters. The intervals of the
shares are Wilson's, which counts a pair of games as two, or as however many comparisons it holds."""

import pathlib
import re

import numpy as np
from scipy.optimize import minimize
from scipy.special import expit

import tables
from balance import wilson
from ratings import LEVELS, POINTS

SEARCHER = pathlib.Path(__file__).resolve().parents[2] / 'src/search/ari-searcher.c'
LEVEL_DEVIATION = 50.0  # src/people/ari-ratings.c
MIDDLE = 1500.0
LIKELY = 1.96
ROUNDS = 4
# Whether each size has points of its own, and how these grow with the strength of the players.
MODELS = [(False, 'not'), (False, 'alike'), (True, 'not'), (True, 'alike'), (True, 'each')]


def ladder(game):
    """The ratings of the levels in use, by their names."""
    found = re.search(rf'{game}_ratings\[ARI_N_LEVELS\] = {{ ([\d, ]+) }}', SEARCHER.read_text(encoding='utf-8'))
    return dict(zip(LEVELS, map(float, found[1].split(','))))


class Cells:
    """The results added up: a cell for each two players and size."""

    def __init__(self, table):
        rows = zip(table.columns['weaker'], table.columns['stronger'], map(int, table.columns['size']), table.numbers('points'),
                   table.numbers('of'))
        sums = {}
        for weaker, stronger, size, points, of in rows:
            total = sums.setdefault((weaker, stronger, size), [0.0, 0.0])
            total[0] += points
            total[1] += of
        def order(key):
            return LEVELS.index(key[1]), LEVELS.index(key[0]), key[2]
        self.keys = sorted(sums, key=order)
        self.points, self.of = np.array([sums[key] for key in self.keys]).T
        self.size = np.array([key[2] for key in self.keys])
        self.pairs = sorted({key[:2] for key in self.keys})
        self.pair = np.array([self.pairs.index(key[:2]) for key in self.keys])

    def ratings(self, scale):
        """Of the weaker and the stronger player of each cell."""
        return np.array([[scale[weaker], scale[stronger]] for weaker, stronger, _ in self.keys]).T

    @property
    def share(self):
        return self.points / self.of


class Worths:
    """@scale: the ratings of the levels"""

    def __init__(self, cells, scale):
        self._scale, self._cells = scale, cells
        self.sizes = np.array(sorted(set(cells.size) - {0}))
        # Akaike's criterion chooses among the models as long as each game counts alike.
        self._weight = np.ones(len(cells.keys))
        fits = {model: self._fit(*model) for model in MODELS}
        self.costs = {model: fit[0] for model, fit in fits.items()}
        best = min(fits, key=lambda model: fits[model][0] + fits[model][1])
        self.parameters = fits[best][1]
        self.deviation = self._deviate(fits[best][-1])
        share = (cells.points + 0.5) / (cells.of + 1)
        for _ in range(ROUNDS):
            self._weight = 1 / (1 + (cells.size > 0) * cells.of * share * (1 - share) * (self.deviation / POINTS) ** 2)
            _, _, points, growth, self.apart, leads = self._fit(*best)
            self.deviation = self._deviate(leads)
        every = range(self.sizes[-1] + 1)
        self.points, self.growth = (np.interp(every, [0, *self.sizes], [0, *values]) for values in (points, growth))

    def _fit(self, per_size, grows):
        cells, n_pairs = self._cells, len(self._cells.pairs)
        weaker, stronger = cells.ratings(self._scale)
        strength = ((weaker + stronger) / 2 - MIDDLE) / 1000
        # Of a size, how much lies between each size that was measured and the one before.
        until = np.minimum(cells.size[:, None], self.sizes)
        step = np.diff(until, axis=1, prepend=0) if per_size else cells.size[:, None]
        n = step.shape[1]
        n_growth = {'not': 0, 'alike': 1, 'each': n}[grows]

        def parts(x):
            growth = x[n:n + n_growth]
            return x[:n], growth if grows == 'each' else x[:n] * growth if grows == 'alike' else np.zeros(n)

        def leads(x):
            points, growth = parts(x)
            return weaker - stronger + step @ points + strength * (step @ growth) + x[n + n_growth:][cells.pair]

        def cost(x):
            lead = leads(x) / POINTS
            missed = cells.points * np.logaddexp(0, -lead) + (cells.of - cells.points) * np.logaddexp(0, lead)
            return (self._weight * missed).sum() + (x[n + n_growth:] ** 2).sum() / (4 * LEVEL_DEVIATION ** 2)

        start = np.concatenate([np.full(n, 20.0), np.zeros(n_growth), np.zeros(n_pairs)])
        bounds = ([(0, 1000)] * n + [(0 if grows == 'each' else None, None)] * n_growth
                  + [(0, 0) if one == other else (-500, 500) for one, other in cells.pairs])
        units = np.concatenate([np.full(n, 20.0), np.full(n_growth, 1.0 if grows == 'alike' else 20.0), np.full(n_pairs, 50.0)])
        found = minimize(lambda y: cost(y * units), start / units, method='L-BFGS-B', options={'maxiter': 5000, 'maxfun': 500000},
                         bounds=[tuple(end and end / unit for end in ends) for ends, unit in zip(bounds, units)])
        x = found.x * units
        width = np.diff(self.sizes, prepend=0)
        points, growth = (np.cumsum(values * width) if per_size else values * self.sizes for values in parts(x))
        return found.fun, n + n_growth, points, growth, dict(zip(cells.pairs, x[n + n_growth:])), leads(x)

    def _deviate(self, leads):
        """The deviation of the worths: that of the pairings with head starts around the model, beyond chance, and what chance leaves of the
        parameters. Shares near nothing or all tell little."""
        cells = self._cells
        share = (cells.points + 0.5) / (cells.of + 1)
        chance = POINTS ** 2 / (cells.of * share * (1 - share))
        used = (cells.size > 0) & (cells.points >= 5) & (cells.of - cells.points >= 5)
        if not used.any():
            return 0.0
        # That of Paule and Mandel: with it, the squares of what is left come to as many as there are degrees of freedom.
        left, free = (POINTS * tables.log_odds(share) - leads) ** 2, max(used.sum() - self.parameters, 1)
        low, high = 0.0, 500.0 ** 2
        for _ in range(50):
            middle = (low + high) / 2
            low, high = (middle, high) if (used * left / (chance + middle)).sum() > free else (low, middle)
        return np.sqrt(low + self.parameters / (used / (chance + low)).sum())

    def worth(self, size, weaker, stronger):
        return self.points[size] + self.growth[size] * ((weaker + stronger) / 2 - MIDDLE) / 1000

    def expect(self, cells):
        """The chances that the program states, and their bounds."""
        weaker, stronger = cells.ratings(self._scale)
        lead = weaker - stronger + self.worth(cells.size, weaker, stronger)
        deviation = np.sqrt(2 * LEVEL_DEVIATION ** 2 + np.where(cells.size > 0, self.deviation, 0) ** 2)
        # Nothing is uncertain between a player and itself but the worth.
        same = np.array([weaker == stronger for weaker, stronger, _ in cells.keys])
        deviation = np.where(same, np.where(cells.size > 0, self.deviation, 0), deviation)
        return [expit((lead + i * LIKELY * deviation) / POINTS) for i in (-1, 0, 1)]

    def row(self, seats):
        points, growth = (', '.join(f'{value:.0f}' for value in values[1:]) for values in (self.points, self.growth))
        return f'{{ {seats}, {{ {points} }}, {{ {growth} }}, {self.deviation:.0f} }}'


def held(cells, low, middle, high):
    """Which cells have a share that differs from the one stated by no more than the intervals of both explain (Newcombe, “Interval
    estimation for the difference between independent proportions”, 1998)."""
    own_low, own_high = np.array([wilson(points, of) for points, of in zip(cells.points, cells.of)]).T
    share = cells.share
    return np.where(share > middle, (share - middle) ** 2 <= (high - middle) ** 2 + (share - own_low) ** 2,
                    (share - middle) ** 2 <= (middle - low) ** 2 + (own_high - share) ** 2)


def page(worths, cells, fresh, setup):
    yield f'## {setup}\n'
    yield '| weaker, stronger | size | comparisons | share of the weaker | stated |' + (' fresh: comparisons | share |' if fresh else '')
    yield '|---|---:|---:|---:|---:|' + ('---:|---:|' if fresh else '')
    again = {} if fresh is None else {key: i for i, key in enumerate(fresh.keys)}
    low, middle, high = worths.expect(cells)
    for i, (weaker, stronger, size) in enumerate(cells.keys):
        bounds = wilson(cells.points[i], cells.of[i])
        line = (f'| {weaker}, {stronger} | {size} | {cells.of[i]:.0f} | {cells.share[i]:.3f} ({bounds[0]:.3f} … {bounds[1]:.3f}) | '
                f'{middle[i]:.3f} ({low[i]:.3f} … {high[i]:.3f}) |')
        if (k := again.get((weaker, stronger, size))) is not None:
            line += f' {fresh.of[k]:.0f} | {fresh.share[k]:.3f} |'
        elif fresh is not None:
            line += ' | |'
        yield line
    models = [('own points' if per_size else 'proportional') + {'not': '', 'alike': ', growing alike', 'each': ', each growing'}[grows]
              for per_size, grows in MODELS]
    yield '\nLog likelihood: ' + '; '.join(f'{model} {-cost:.1f}' for model, cost in zip(models, worths.costs.values())) + f'. {worths.parameters} parameters.'
    apart = [f'{pair[0]}, {pair[1]} {value:+.0f}' for pair, value in worths.apart.items() if pair[0] != pair[1]]
    yield f'\nPoints by which the pairings are off the ratings in use: {"; ".join(apart)}.'
    if fresh is not None:
        low, middle, high = worths.expect(fresh)
        agree, some = held(fresh, low, middle, high), fresh.size > 0
        error = np.sqrt(np.average((fresh.share - middle)[some] ** 2, weights=fresh.of[some]))
        yield (f'Of {some.sum()} pairings with head starts on fresh seeds, {(agree & some).sum()} agree with what is stated; of {(~some).sum()} without, '
               f'{(agree & ~some).sum()}. The share differs from the one stated by {error:.3f} (root mean square).')


def main():
    parser = tables.parser(__doc__)
    parser.add_argument('--fresh', nargs='+', metavar='TABLE', help='games that test the row')
    arguments = parser.parse_args()
    table = tables.Table(arguments.tables)
    setup = table.notes['setup']
    game, seats = re.match(r'(\w+) seats=(\d+)', setup).groups()
    cells = Cells(table)
    worths = Worths(cells, ladder(game))
    fresh = Cells(tables.Table(arguments.fresh)) if arguments.fresh else None
    print('\n'.join(page(worths, cells, fresh, setup)))
    print('\n' + worths.row(seats))


if __name__ == '__main__':
    main()
