#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Fits a row of the map of winning chances to tables of `statements`: see src/search/ari-chance-map.h. Prints it as C.

The chances are the powers of the shares that a search found, scaled to sum to 1. So the exponent multiplies their logarithms,
and the likelihood of the results is that of a multinomial logistic regression, which Newton's method maximises. The exponent is
a straight line between three knots of the phase, and changes with each doubling of the effort. A prior holds exponents of
neighbouring knots together; its strength is the one by which matches that were left out are foretold best (cross-validation,
Stone 1974). --longer and --losses add what searches twenty times as long found. A table of `owners` gives exponents of likely
owners."""

import collections

import numpy as np
from scipy.special import expit, log_softmax, softmax

import tables
from tables import log_odds, quantile

KNOTS = 3            # phases 0, ½ and 1
FOLDS = 8
LEAST_MATCHES = 32   # from which on some can be kept apart
EFFORT_PRIOR = 4.0
COVERED = 0.94       # in the middle of what is promised: 90 to 97 of 100
LEAST_MOVES = 20     # that say something about a part of the match
LEAST_TRUST = 0.1    # in a difference
# Of the prior on the differences of exponents: a part of what all points together tell about an exponent. An absolute number
# would weigh more in a game whose shares stay close together. The last one leaves hardly more than a single exponent.
STIFFNESSES = [0.02, 0.2, 2.0, 20.0]


def features(phase, effort):
    """What the weights are multiplied with: hats around the knots, which sum to 1, and doublings of effort."""
    at = np.clip(phase, 0, 1)[:, None] * (KNOTS - 1)
    return np.hstack([np.maximum(0, 1 - np.abs(at - np.arange(KNOTS))), effort[:, None]])


def fit_exponents(x, logs, happened, stiff):
    """The weights of the features @x under which what happened is likeliest. @logs: of the shares that were found"""
    weights = np.array([1.0] * KNOTS + [0.0])
    differences = np.diff(np.eye(KNOTS + 1), axis=0)[:KNOTS - 1]
    for _ in range(50):
        chances = softmax((x @ weights)[:, None] * logs, axis=1)
        mean, square = (chances * logs).sum(axis=1), (chances * logs ** 2).sum(axis=1)
        gradient = x.T @ ((happened * logs).sum(axis=1) - mean)
        curvature = (x * (square - mean ** 2)[:, None]).T @ x
        stiffness = 1e-6 + stiff * curvature[:KNOTS, :KNOTS].sum()
        prior = stiffness * differences.T @ differences
        prior[KNOTS, KNOTS] = EFFORT_PRIOR
        step = np.linalg.solve(curvature + prior, gradient - prior @ weights)
        # Far from the maximum a whole step may go too far.
        weights += np.clip(step, -1, 1)
        if np.abs(step).max() < 1e-9:
            break
    return weights


def choose_stiffness(x, logs, happened, match):
    """That by which matches are foretold best which the fit has not seen."""
    fold = match % FOLDS

    def foretell(stiff):
        total = 0
        for i in range(FOLDS):
            kept, others = fold == i, fold != i
            weights = fit_exponents(x[others], logs[others], happened[others], stiff)
            total += (happened[kept] * log_softmax((x[kept] @ weights)[:, None] * logs[kept], axis=1)).sum()
        return total

    return max(STIFFNESSES, key=foretell) if 1 + match.max() >= LEAST_MATCHES else STIFFNESSES[0]


def exponents(table):
    """The exponents, the effort, the evidence and the number of positions."""
    evidence = np.array(table.columns['evidence'])
    usual = collections.Counter(evidence[evidence != 'none']).most_common(1)
    if not usual:
        raise SystemExit('No map can be fitted: every position is proved.')
    usual = usual[0][0]
    kept = evidence == usual
    x = features(table.numbers('phase')[kept], table.numbers('effort')[kept])
    logs = np.log(np.maximum(table.lists('raw')[kept], 1e-4))
    happened, match = table.lists('happened')[kept], np.array(table.match)[kept]
    weights = fit_exponents(x, logs, happened, choose_stiffness(x, logs, happened, match))
    return weights[:KNOTS], weights[KNOTS], usual, kept.sum()


def near_knots(phase):
    """For each knot, which moves lie around it: half of the way to the next ones, or farther if these are too few."""
    for k in range(KNOTS):
        width = 0.5 / (KNOTS - 1)
        near = np.abs(phase - k / (KNOTS - 1)) <= width
        while near.sum() < LEAST_MOVES and width < 1:
            width *= 2
            near = np.abs(phase - k / (KNOTS - 1)) <= width
        yield near


def spreads(table):
    """The least ones for which 94 of 100 longer searches lie within two standard errors."""
    chance, longer = table.numbers('chance'), table.numbers('longer')
    spread = np.abs(longer - chance) / (2 * np.maximum(chance * (1 - chance), 1e-6))
    return [quantile(spread[near], COVERED) if near.sum() >= LEAST_MOVES else 0.0 for near in near_knots(table.numbers('phase'))]


def steepness(odds, apart):
    """How much a difference of log odds is in chance, in the middle between the two actions."""
    middle = expit(odds + apart / 2)
    return np.maximum(middle * (1 - middle), 1e-3)


def line(x, y, weight):
    """Lead and trust: the line that tells best what longer searches find of a difference; through the origin where the lead
    would be negative, for no search underrates what it prefers. None if all differences are alike."""
    w, sx, sy = weight.sum(), weight @ x, weight @ y
    spread = weight @ x ** 2 - sx ** 2 / w
    if spread <= 0:
        return None
    trust = np.clip((weight @ (x * y) - sx * sy / w) / spread, LEAST_TRUST, 1)
    lead = (trust * sx - sy) / (trust * w)
    if lead < 0:
        return 0.0, np.clip(weight @ (x * y) / (weight @ x ** 2), LEAST_TRUST, 1)
    return lead, trust


def losses(table):
    """Around each knot the lead, the distrust and the doubt: how far longer searches scatter about the line."""
    apart, odds = table.numbers('apart'), log_odds(table.numbers('chance'))
    rows = []
    for near in near_knots(table.numbers('phase')):
        x = apart[near]
        found = line(x, table.numbers('longer_apart')[near], steepness(odds[near], x) ** 2) if near.sum() >= LEAST_MOVES else None
        if found is None:
            rows.append((0.0, 0.0, 0.0))
            continue
        lead, trust = found
        left = trust * np.maximum(x - lead, 0)
        loss = expit(odds[near] + left) - table.numbers('chance')[near]
        doubts = np.abs(table.numbers('longer')[near] - loss) / (2 * steepness(odds[near], left))
        rows.append((lead, 1 - trust, quantile(doubts, COVERED)))
    return zip(*rows)


def numbers(values):
    return '{ ' + ', '.join(f'{value:.3f}' for value in values) + ' }'


def main():
    parser = tables.parser(__doc__)
    parser.add_argument('--longer', metavar='TABLE', help='a table of `longer`')
    parser.add_argument('--losses', metavar='TABLE', help='a table of `losses`')
    options = parser.parse_args()
    table = tables.Table(options.tables)
    knots, effort, evidence, n = exponents(table)
    if table.notes['table'] == 'owners':
        print(numbers(knots) + ', /* owners */')
        return
    longer = spreads(tables.Table([options.longer])) if options.longer else [0.0] * KNOTS
    found = losses(tables.Table([options.losses])) if options.losses else [[0.0] * KNOTS] * 3
    print(f'  /* {table.notes["setup"]}: {len(set(table.match))} matches, {n} positions.\n   * {table.notes["origin"]} */')
    # The oversight stays 0: the doubt accounts for it, too large where chances are open.
    print(f'  {{ {table.notes["sides"]}, ARI_EVIDENCE_{evidence.upper()}, {numbers(knots)}, {effort:.3f}, '
          + ', '.join(numbers(values) for values in [longer, *found, [0.0] * KNOTS]) + ' },')


if __name__ == '__main__':
    main()
