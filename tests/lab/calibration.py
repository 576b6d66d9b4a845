#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""How often stated chances come true: reads tables of `statements` or `owners` and prints a page of Markdown.

Calibration and skill are measured as for weather forecasts: the Brier score (Brier 1950), the part of the variance that the
statements explain, the expected calibration error, and the line of a logistic regression of what happened on the log odds of
what was said (Cox 1958): a slope of 1 is calibrated, more is timid, less is bold. The bounds come from the bootstrap (Efron
1979) over whole matches, because statements about one match share its result."""

import numpy as np
from scipy.special import expit

import tables
from tables import THIRDS

BINS = 10
RESAMPLES = 1000
NAMES = ['slope', 'intercept', 'calibration error', 'Brier score', 'skill']


def fit_line(odds, happened, times):
    """Intercept and slope by Newton's method; not a number where no line is the best."""
    line, x = np.zeros(2), np.stack([np.ones_like(odds), odds], axis=1)
    for _ in range(40):
        chance = expit(x @ line)
        curvature = (x * (times * chance * (1 - chance))[:, None]).T @ x
        if not np.linalg.det(curvature) > 1e-9 * curvature[0, 0] * curvature[1, 1]:
            break
        step = np.linalg.solve(curvature, x.T @ (times * (happened - chance)))
        line += step
        if abs(line[1]) >= 100:
            break
        if abs(step[1]) < 1e-9:
            return line
    return np.full(2, np.nan)


class Calibration:
    """@said and @happened are shares of a win; @match tells which of them share a result."""

    def __init__(self, said, happened, match, resamples=RESAMPLES, seed=1):
        self.said, self.happened, self.odds = said, happened, tables.log_odds(said)
        self.bin = np.minimum((said * BINS).astype(int), BINS - 1)
        self.n = np.bincount(self.bin, minlength=BINS)
        which = np.unique(match, return_inverse=True)[1]
        self.n_matches = 1 + max(which, default=-1)
        if self.n_matches == 0:
            return
        self.values, self.in_bins = self._measure(np.ones(len(said)))
        random = np.random.default_rng(seed)
        drawn = random.multinomial(self.n_matches, np.full(self.n_matches, 1 / self.n_matches), resamples)
        resampled = [self._measure(times[which].astype(float)) for times in drawn]
        self.bounds = [tables.bounds(np.array([values[i] for values, _ in resampled])) for i in range(len(NAMES))]
        self.bin_bounds = [tables.bounds(np.array([in_bins[1, i] for _, in_bins in resampled])) for i in range(BINS)]

    def _measure(self, times):
        """The numbers of NAMES, and for each tenth the means of what was said and of what happened."""
        all_times = times.sum()
        brier = times @ (self.said - self.happened) ** 2 / all_times
        variance = times @ self.happened ** 2 / all_times - (times @ self.happened / all_times) ** 2
        weight, said, happened = (np.bincount(self.bin, times * what, BINS) for what in (1, self.said, self.happened))
        error = np.abs(said - happened).sum() / all_times
        with np.errstate(divide='ignore', invalid='ignore'):
            skill = 1 - brier / variance
            in_bins = np.stack([said, happened]) / weight
        intercept, slope = fit_line(self.odds, self.happened, times) if variance > 0 else (np.nan, np.nan)
        return np.array([slope, intercept, error, brier, skill]), in_bins


def interval(value, low, high, decimals):
    if not np.isfinite(value):
        return '–'
    return f'{value:.{decimals}f} ({low:.{decimals}f} … {high:.{decimals}f})'


def row(name, part):
    numbers = [interval(part.values[i], *part.bounds[i], decimals) if part.n_matches else '–'
               for i, decimals in enumerate([2, 2, 3, 3, 2])]
    return f'| {name} | {part.n.sum()} | ' + ' | '.join(numbers) + ' |'


def page(title, origin, whole, thirds):
    yield f'# Calibration: {title}\n\n{origin}\n'
    yield (f'{whole.n_matches} matches. In parentheses: the bounds that hold 95 % of {RESAMPLES:,} resamples of whole matches.\n')
    yield '| | statements | ' + ' | '.join(NAMES) + ' |\n|---|' + '---:|' * (1 + len(NAMES))
    yield row('all', whole)
    for name, third in zip(THIRDS, thirds):
        yield row(name, third)
    yield '\n| said, % | happened, % | statements |\n|---:|---:|---:|'
    for i in np.flatnonzero(whole.n):
        said, happened = 100 * whole.in_bins[:, i]
        yield f'| {said:.1f} | {interval(happened, *(100 * b for b in whole.bin_bounds[i]), 1)} | {whole.n[i]} |'


def diagram(whole, title):
    """A reliability diagram (SVG): what happened over what was said, with a dot for each tenth, its bounds as a bar, and below it
    how many of the statements fell into the tenth."""
    side, most = 300, max(whole.n.max(), 1)
    yield f'<svg xmlns="http://www.w3.org/2000/svg" width="480" viewBox="-50 -45 390 435" font-family="sans-serif" font-size="12">'
    yield f'<title>{title}</title><rect x="-50" y="-45" width="390" height="435" fill="#fff"/>'
    for percent in range(0, 101, 20):
        at = side * percent / 100
        yield f'<path d="M{at},0V{side}M0,{at}H{side}" stroke="#ccc"/>'
        yield f'<text x="{at}" y="{side + 57}" text-anchor="middle">{percent} %</text>'
        yield f'<text x="-6" y="{side - at + 4}" text-anchor="end">{percent} %</text>'
    yield f'<text x="{side / 2}" y="{side + 77}" text-anchor="middle">said</text>'
    yield '<text x="0" y="-14" text-anchor="middle">happened</text>'
    yield f'<path d="M0,{side}L{side},0" stroke="#666" stroke-dasharray="6"/>'
    for i in np.flatnonzero(whole.n):
        x, y = side * whole.in_bins[0, i], side * (1 - whole.in_bins[1, i])
        low, high = (side * (1 - bound) for bound in whole.bin_bounds[i])
        yield f'<rect x="{side / BINS * i + 3}" y="{side + 6}" width="{side / BINS - 6}" height="{36 * whole.n[i] / most:.1f}" fill="#666"/>'
        yield f'<path d="M{x:.1f},{low:.1f}V{high:.1f}" stroke="#246" stroke-width="2"/>'
        yield f'<circle cx="{x:.1f}" cy="{y:.1f}" r="5" fill="#8bd" stroke="#246"/>'
    yield '</svg>'


def statements(table):
    """What was said, what happened, the match and its third. One statement for each side; of two, the first one's says all."""
    said, happened = table.lists('said'), table.lists('happened')
    sides = 1 if said.shape[1] == 2 else said.shape[1]
    third = (table.numbers('ply') - 1) * 3 // table.numbers('plies')
    return (said[:, :sides].ravel(), happened[:, :sides].ravel(), np.repeat(table.match, sides), np.repeat(third, sides))


def main():
    parser = tables.parser(__doc__)
    parser.add_argument('--svg', metavar='FILE', help='where to draw a diagram')
    options = parser.parse_args()
    table = tables.Table(options.tables)
    said, happened, match, third = statements(table)
    whole = Calibration(said, happened, match)
    thirds = [Calibration(said[third == i], happened[third == i], match[third == i]) for i in range(3)]
    title = table.notes['setup'] + (', likely owners' if table.notes['table'] == 'owners' else '')
    print('\n'.join(page(title, table.notes['origin'], whole, thirds)))
    if options.svg:
        with open(options.svg, 'w', encoding='utf-8') as file:
            print('\n'.join(diagram(whole, title)), file=file)


if __name__ == '__main__':
    main()
