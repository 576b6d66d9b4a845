#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Puts players on one scale: reads tables of `pairs` and prints a page of Markdown, and the row for src/search/ari-searcher.c.

The ratings are those under which the results are likeliest (Bradley and Terry, “Rank analysis of incomplete block designs”,
1952). Who is 400 points stronger wins ten games for each one that is lost; the novice has 1,000, or
the first player where no novice plays. Each two players who
have met are taken to have drawn one more comparison, so a hundred wins of a hundred mean 921 points, and not infinitely many.

The bounds come from the Bayesian bootstrap (Rubin 1981): each pair of games, and each of those drawn comparisons, gets a random
weight from an exponential distribution. Unlike resampling, it knows that a hundred wins of a hundred may have been luck."""

import numpy as np
from scipy.sparse.csgraph import connected_components
from scipy.special import expit

import tables

LEVELS = ['child', 'novice', 'apprentice', 'adept', 'expert', 'master', 'greedy']
LADDER = range(len(LEVELS) - 1)   # greedy is none of the levels of the program
NOVICE, ANCHOR = 'novice', 1000
POINTS = 400 / np.log(10)   # for a factor of e
RESAMPLES = 1000
DRAWN = 1.0                 # comparisons that are credited


def rank(player):
    """Levels from child to master, then by their budgets; “greedy” comes last."""
    level, _, scale = player.partition('*')
    return LEVELS.index(level), float(scale or 1)


def solve(won):
    """The logarithms of the strengths, the first one 0. @won: what each player won of each other. The likelihood is concave, so
    each step of Newton's method, or a part of it, raises it."""
    def likelihood(strengths):
        return -(won * np.logaddexp(0, strengths[None, :] - strengths[:, None])).sum()

    games, strengths = won + won.T, np.zeros(len(won))
    for _ in range(100):
        share = expit(strengths[:, None] - strengths[None, :])
        curvature = -games * share * (1 - share)
        np.fill_diagonal(curvature, 0)
        np.fill_diagonal(curvature, -curvature.sum(axis=1))
        step = np.append(0, np.linalg.solve(curvature[1:, 1:], (won - games * share).sum(axis=1)[1:]))
        while likelihood(strengths + step) < likelihood(strengths) and np.abs(step).max() > 1e-9:
            step /= 2
        strengths = strengths + step
        if np.abs(step).max() < 1e-9:
            break
    return strengths


class Ratings:
    """@pairs: (one, other, points, of): what one player won of another, and how much there was to win"""

    def __init__(self, pairs, resamples=RESAMPLES, seed=1):
        self.players = sorted({player for pair in pairs for player in pair[:2]}, key=rank)
        n = len(self.players)
        self._one, self._other = np.array([[self.players.index(player) for player in pair[:2]] for pair in pairs]).T
        self._points, self._of = np.array([pair[2:] for pair in pairs], dtype=float).T
        self.count = np.zeros((n, n))
        np.add.at(self.count, (self._one, self._other), 1)
        self.count += self.count.T
        if connected_components(self.count > 0, directed=False)[0] > 1:
            raise SystemExit('There are too few results for one scale: the games don’t connect all players.')
        self.anchor = self.players.index(NOVICE) if NOVICE in self.players else 0
        self.won = self._sum(np.ones(len(pairs)))
        self._met = np.triu(self.count > 0)
        self.values = self._rate(self.won, self._met)
        random = np.random.default_rng(seed)
        self._resampled = np.array([self._rate(self._sum(random.exponential(size=len(pairs))),
                                               random.exponential(size=(n, n)) * self._met) for _ in range(resamples)])

    def _sum(self, weights):
        won = np.zeros(self.count.shape)
        np.add.at(won, (self._one, self._other), weights * self._points)
        np.add.at(won, (self._other, self._one), weights * (self._of - self._points))
        return won

    def _rate(self, won, drawn):
        strengths = solve(won + DRAWN / 2 * (drawn + drawn.T))
        return ANCHOR + POINTS * (strengths - strengths[self.anchor])

    def bounds(self, i):
        return tables.bounds(self._resampled[:, i])

    def step_bounds(self, i):
        """Of how much player @i is above the one before."""
        return tables.bounds(self._resampled[:, i] - self._resampled[:, i - 1])


def page(ratings, setup, origin):
    yield f'# Ratings: {setup}\n\n{origin} 95 % bounds by the Bayesian bootstrap over pairs of games.\n'
    yield '| player | rating | above the one before |\n|---|---:|---:|'
    for i, player in enumerate(ratings.players):
        low, high = ratings.bounds(i)
        rating = f'{ratings.values[i]:.0f}' + (f' ({low:.0f} … {high:.0f})' if i != ratings.anchor else '')
        step = ''
        if i > 0:
            low, high = ratings.step_bounds(i)
            step = f'{ratings.values[i] - ratings.values[i - 1]:+.0f} ({low:+.0f} … {high:+.0f}) '
        yield f'| {player} | {rating} | {step}|'
    yield '\n| pairing | pairs of games | share | expected |\n|---|---:|---:|---:|'
    for i, player in enumerate(ratings.players):
        for k in range(i):
            if ratings.count[i, k] > 0:
                share = ratings.won[i, k] / (ratings.won[i, k] + ratings.won[k, i])
                expected = expit((ratings.values[i] - ratings.values[k]) / POINTS)
                yield f'| {player}, {ratings.players[k]} | {ratings.count[i, k]:.0f} | {share:.3f} | {expected:.3f} |'


def table_row(ratings):
    """In tens of points. Of each level, the player with the greatest budget up to its own stands for it; None when a level is
    missing."""
    found = {}
    for player, value in zip(ratings.players, ratings.values):
        level, scale = rank(player)
        if scale <= 1:
            found[level] = 10 * round(value / 10)
    return '{ ' + ', '.join(str(found[i]) for i in LADDER) + ' }' if set(found) >= set(LADDER) else None


def main():
    table = tables.Table(tables.parser(__doc__).parse_args().tables)
    pairs = list(zip(table.columns['one'], table.columns['other'], table.numbers('points'), table.numbers('of')))
    ratings = Ratings(pairs)
    print('\n'.join(page(ratings, table.notes['setup'], table.notes['origin'])))
    if (row := table_row(ratings)) is not None:
        print('\n' + row)


if __name__ == '__main__':
    main()
