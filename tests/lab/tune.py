#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Fits the weights of an evaluation to tables of `positions`, for the table of features of the game.

This is the logistic regression that chess programmers know as Texel's tuning: the share of the win that the weights predict for
quiet positions should be as near as possible to how the games ended (Newton's method minimises the cross entropy). The weights
in use are the prior, so a few games don't change them much. What a learned evaluation adds stays as it is."""

import numpy as np
from scipy.special import expit, xlogy

import tables

PRIOR = 5e-4   # of the number of positions: how strongly the weights in use are held


def loss(x, learned, share, weights):
    """Mean cross entropy, in nats."""
    chance = np.clip(expit(learned + x @ weights), 1e-9, 1 - 1e-9)
    return -(xlogy(share, chance) + xlogy(1 - share, 1 - chance)).mean()


def fit(x, learned, share, prior):
    weights, hold = prior.copy(), PRIOR * len(x)
    for _ in range(12):
        chance = expit(learned + x @ weights)
        slope = x.T @ (share - chance) + hold * (prior - weights)
        curvature = (x * (chance * (1 - chance))[:, None]).T @ x + hold * np.eye(len(prior))
        weights += np.linalg.solve(curvature, slope)
    return weights


def main():
    table = tables.Table(tables.parser(__doc__).parse_args().tables)
    names = [name for name in table.columns if name not in ('share', 'learned')]
    x = np.stack([table.numbers(name) for name in names], axis=1)
    learned, share = table.numbers('learned'), table.numbers('share')
    before, unit = [int(weight) for weight in table.notes['weights'].split(',')], float(table.notes['unit'])
    prior = np.array(before) / unit
    weights = fit(x, learned, share, prior)
    print(f'positions {len(table)}')
    print(f'loss_before {loss(x, learned, share, prior):.5f}')
    print(f'loss_after {loss(x, learned, share, weights):.5f}')
    for name, weight, old in zip(names, weights, before):
        print(f'weight {round(weight * unit)} was {old} {name}')


if __name__ == '__main__':
    main()
