#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Tests of the programs that read tables. The numbers expected of samples/ are those of an implementation in C that these programs
took the place of, to the digits it printed."""

import pathlib
import re
import subprocess
import sys
import unittest

import numpy as np
from scipy.special import expit

import balance
import calibration
import fit
import ratings
import tables
import worths

HERE = pathlib.Path(__file__).resolve().parent
SAMPLES = HERE / 'samples'


def said_by(program, *arguments):
    """What a program prints."""
    paths = [argument if argument.startswith('--') else str(SAMPLES / argument) for argument in arguments]
    return subprocess.run([sys.executable, '-B', HERE / program, *paths], check=True, capture_output=True, text=True).stdout


class Samples(unittest.TestCase):
    def test_fit(self):
        self.assertIn('{ 2, ARI_EVIDENCE_ALPHABETA, { 3.525, 3.534, 3.539 }, 0.000, { 0.837, 0.975, 1.047 }, { 0.000, 0.000, 0.000 }, '
                      '{ 0.704, 0.896, 0.896 }, { 0.603, 0.563, 0.563 }, { 0.000, 0.000, 0.000 } },',
                      said_by('fit.py', 'statements.tsv', '--longer', 'longer.tsv', '--losses', 'losses.tsv'))

    def test_errors(self):
        self.assertIn('Of 150 chances, 124 (82.7 %)', said_by('errors.py', 'longer.tsv'))
        said = said_by('errors.py', 'losses.tsv')
        self.assertIn('Of 96 losses, 73 (76.0 %)', said)
        self.assertIn('0.051 was stated and 0.028 found', said)

    def test_calibration(self):
        page = said_by('calibration.py', 'statements.tsv')
        for name, n, *numbers in [('all', 162, '1.89', '-0.03', '0.076', '0.175', '0.30'),
                                  ('first third', 59, '2.68', '-0.19', '0.137', '0.205', '0.17'),
                                  ('middle third', 54, '1.33', '0.01', '0.090', '0.197', '0.20'),
                                  ('last third', 49, '2.64', '0.36', '0.100', '0.115', '0.54')]:
            line = next(line for line in page.splitlines() if line.startswith(f'| {name} |'))
            cells = [cell.split()[0] for cell in line.split('|')[2:-1]]
            self.assertEqual(cells, [str(n), *numbers])
        self.assertIn('| 46.0 | 59.1 (', page)

    def test_ratings(self):
        page = said_by('ratings.py', 'pairs.tsv')
        for player, rating, step in [('apprentice', 1145, 145), ('adept', 1272, 127), ('expert*0.3', 1435, 162), ('master', 1574, 139)]:
            self.assertRegex(page, rf'\| {re.escape(player)} \| {rating} \(.*\) \| \+{step} \(')

    def test_tune(self):
        said = said_by('tune.py', 'positions.tsv')
        self.assertTrue(said.startswith('positions 114\nloss_before 0.65178\nloss_after 0.29631\nweight 41 was 17 turn\n'))
        self.assertIn('weight -514 was -25 inner large\n', said)

    def test_balance(self):
        self.assertIn('| 30 | 0 | 642.7 | 0.400 (0.246 … 0.577) | 0.267 (0.142 … 0.444) | 0.333 (0.192 … 0.512) |',
                      said_by('balance.py', 'games.tsv'))

    def test_alarms(self):
        said = said_by('alarms.py', 'warnings.tsv')
        self.assertIn('| 3 | 82 | 10 | – | 0 | 0 |', said)
        self.assertIn('| 82 | 2 | 4 | 5 | 37 | 0 |', said)

    def test_one_after_the_other(self):
        """Matches of different files stay apart."""
        path = str(SAMPLES / 'statements.tsv')
        table = tables.Table([path, path])
        self.assertEqual(len(table), 2 * len(tables.Table([path])))
        self.assertEqual(len(set(table.match)), 2 * 40)


class CalibrationByHand(unittest.TestCase):
    def test_numbers(self):
        found = calibration.Calibration(np.array([0.25, 0.75, 0.75, 1]), np.array([0.0, 0, 1, 1]), [0, 0, 1, 2], resamples=2)
        _, _, error, brier, skill = found.values
        self.assertAlmostEqual(brier, 11 / 64)  # (1/16 + 9/16 + 1/16 + 0) / 4
        self.assertAlmostEqual(skill, 1 - 11 / 16)
        self.assertAlmostEqual(error, 3 / 16)  # one misses by a quarter, and two by a quarter on average
        self.assertEqual(list(found.n), [0, 0, 1, 0, 0, 0, 0, 2, 0, 1])

    def test_line(self):
        """Two groups determine it: 1 of 4 where 1/3 was said, 3 of 4 where 2/3 was."""
        odds = tables.log_odds(np.repeat([1 / 3, 2 / 3], 4))
        intercept, slope = calibration.fit_line(odds, np.array([1.0, 0, 0, 0, 0, 1, 1, 1]), np.ones(8))
        self.assertAlmostEqual(slope, np.log(3) / np.log(2), 6)
        self.assertAlmostEqual(intercept, 0, 6)

    def test_no_line(self):
        found = calibration.Calibration(np.array([0.4, 0.6]), np.ones(2), [0, 1], resamples=10)
        self.assertTrue(np.isnan(found.values[0]))
        self.assertTrue(np.isfinite(found.values[3]))

    def test_bounds(self):
        """They hold the true slope in about 95 of 100 trials; resampling single statements would hold it in fewer than half."""
        random, held, slope = np.random.default_rng(5), 0, 2.5
        for _ in range(20):
            odds = np.repeat(random.uniform(-1, 1, 200), 20)
            happened = np.repeat(random.random(200) < expit(slope * odds[::20]), 20).astype(float)
            low, high = calibration.Calibration(expit(odds), happened, np.repeat(np.arange(200), 20), resamples=100).bounds[0]
            held += low < slope < high
        self.assertGreaterEqual(held, 17)


def simulate(random, n, seats):
    """Results that follow powers of the shares; the exponent grows with the phase from 2 to 4 and loses 0.2 with each doubling."""
    raw = random.uniform(1, 2, (n, seats))
    raw /= raw.sum(axis=1, keepdims=True)
    phase, effort = random.random(n), -random.integers(4, size=n).astype(float)
    chances = raw ** (2 + 2 * phase - 0.2 * effort)[:, None]
    winner = (random.random(n)[:, None] * chances.sum(axis=1, keepdims=True) > chances.cumsum(axis=1)).sum(axis=1)
    return phase, effort, np.log(raw), np.eye(seats)[winner]


class Fits(unittest.TestCase):
    def setUp(self):
        self.random = np.random.default_rng(11)

    def test_recovers(self):
        for seats in (2, 3, 4):
            phase, effort, logs, happened = simulate(self.random, 20000, seats)
            x, match = fit.features(phase, effort), np.arange(20000) // 8
            *knots, change = fit.fit_exponents(x, logs, happened, fit.choose_stiffness(x, logs, happened, match))
            np.testing.assert_allclose(knots, [2, 3, 4], atol=0.35)
            self.assertAlmostEqual(change, -0.2, delta=0.1)

    def test_few_matches(self):
        """Where the phase changes nothing, they make no exponents that are far apart."""
        share = self.random.uniform(0.2, 0.8, 600)
        won = self.random.random(600) < share
        x, logs = fit.features(self.random.random(600), np.zeros(600)), np.log(np.stack([share, 1 - share], axis=1))
        happened = np.stack([won, ~won], axis=1).astype(float)
        knots = fit.fit_exponents(x, logs, happened, fit.choose_stiffness(x, logs, happened, np.arange(600) // 10))[:fit.KNOTS]
        np.testing.assert_allclose(knots, 1, atol=0.3)

    def test_lead(self):
        """Half of a difference is confirmed once the lead is taken off; where that would be negative, the line goes through 0."""
        x = self.random.uniform(0.3, 2.3, 20000)
        noise = 0.2 * self.random.standard_normal(20000)
        np.testing.assert_allclose(fit.line(x, 0.5 * (x - 0.3) + noise, np.ones(20000)), [0.3, 0.5], atol=0.03)
        lead, trust = fit.line(x, 0.5 * (x + 0.6) + noise, np.ones(20000))
        self.assertEqual(lead, 0)
        self.assertGreater(trust, 0.65)


def win_share(elo):
    return 1 / (1 + 10 ** (-elo / 400))


def elo(share):
    return 400 * np.log10(share / (1 - share))


class RatingsByHand(unittest.TestCase):
    def test_two_players(self):
        """The difference is that of the share, with one drawn comparison more."""
        found = ratings.Ratings([('adept', 'novice', 2, 2)] * 20 + [('adept', 'novice', 1, 2)] * 9 + [('novice', 'adept', 1.5, 2)] * 6, 2)
        self.assertAlmostEqual(found.values[1], 1000 + elo(52.5 / 71), 6)

    def test_all_won(self):
        """Finite, and the bounds say how little is known."""
        found = ratings.Ratings([('adept', 'novice', 1, 1)] * 100)
        low, high = found.step_bounds(1)
        self.assertAlmostEqual(found.values[1], 1000 + elo(100.5 / 101), 6)
        self.assertLess(low, found.values[1] - 1150)
        self.assertGreater(high, found.values[1] - 850)

    def test_chain(self):
        found = ratings.Ratings([pair for one, other in [('apprentice', 'novice'), ('adept', 'apprentice'), ('expert', 'adept')]
                                 for pair in [(one, other, 3, 4)] * 50], 2)
        np.testing.assert_allclose(np.diff(found.values), elo(150.5 / 201), atol=1e-6)

    def test_recovers(self):
        """Results drawn from known ratings give these back, and nine in ten bounds hold them at least: 95 % are promised."""
        truth = dict(zip(ratings.LEVELS[1:], [1000, 1230, 1340, 1800, 2050]))
        random, names, held = np.random.default_rng(5), list(truth), 0
        for _ in range(20):
            pairs = [(names[i], names[k], random.binomial(2, win_share(truth[names[i]] - truth[names[k]])), 2)
                     for i in range(5) for k in range(max(i - 2, 0), i) for _ in range(150)]
            found = ratings.Ratings(pairs, resamples=200)
            for i, value in enumerate(list(truth.values())[1:], 1):
                low, high = found.bounds(i)
                self.assertLess(abs(found.values[i] - value), 300)
                held += low <= value <= high
        self.assertGreater(held, 0.85 * 20 * 4)

    def test_row(self):
        """Of the greatest budgets that are measured, and no greater ones than the levels have."""
        players = ['child', 'novice', 'apprentice', 'adept', 'expert', 'master*0.5', 'master*2', 'greedy']
        found = ratings.Ratings([(player, players[0], 1, 2) for player in players[1:]], 2)
        found.values = np.array([796, 1000, 1204, 1408, 1612, 1816, 2020, 2224])
        self.assertEqual(found.players, players)
        self.assertEqual(ratings.table_row(found), '{ 800, 1000, 1200, 1410, 1610, 1820 }')

    def test_anchor(self):
        """The novice has 1,000 points, whoever else is weaker."""
        found = ratings.Ratings([('novice', 'child', 1, 1)] * 100 + [('adept', 'novice', 1, 2)] * 10)
        np.testing.assert_allclose(found.values, [1000 - elo(100.5 / 101), 1000, 1000], atol=1e-6)

    def test_apart(self):
        with self.assertRaises(SystemExit):
            ratings.Ratings([('apprentice', 'novice', 1, 2), ('master', 'expert', 1, 2)], 2)


def simulate_head_starts(random, points, growth, games, scale):
    """Cells of games that follow the model. @points: of the sizes from 0 on"""
    made = worths.Cells.__new__(worths.Cells)
    names = list(scale)
    made.keys = [(names[i], names[k], size) for k in range(5) for i in range(k) for size in range(len(points))]
    made.size = np.array([key[2] for key in made.keys])
    made.pairs = sorted({key[:2] for key in made.keys})
    made.pair = np.array([made.pairs.index(key[:2]) for key in made.keys])
    weaker, stronger = made.ratings(scale)
    worth = np.array(points)[made.size] * (1 + growth * ((weaker + stronger) / 2 - 1500) / 1000)
    made.of = np.full(len(made.keys), float(games))
    made.points = random.binomial(games, win_share(weaker + worth - stronger)).astype(float)
    return made


class HeadStarts(unittest.TestCase):
    SCALE = dict(zip(ratings.LEVELS[1:], [1000, 1250, 1450, 1600, 1750]))

    def setUp(self):
        self.random = np.random.default_rng(3)

    def test_recovers(self):
        """Worths that grow faster than the size and with the strength."""
        found = worths.Worths(simulate_head_starts(self.random, [0, 30, 80, 300], 1.5, 600, self.SCALE), self.SCALE)
        np.testing.assert_allclose(found.points, [0, 30, 80, 300], atol=40)
        np.testing.assert_allclose(found.growth, [0, 45, 120, 450], atol=100)
        self.assertLess(found.deviation, 40)

    def test_simplest(self):
        """Where the worth is proportional to the size and the same for all, one parameter is enough."""
        found = worths.Worths(simulate_head_starts(self.random, [0, 50, 100, 150], 0, 600, self.SCALE), self.SCALE)
        self.assertEqual(found.parameters, 1)
        np.testing.assert_allclose(found.points, [0, 50, 100, 150], atol=30)

    def test_between(self):
        """Sizes that were not measured lie between their neighbours."""
        cells = simulate_head_starts(self.random, [0, 50, 100], 0, 400, self.SCALE)
        cells.size = cells.size * 2
        np.testing.assert_allclose(np.diff(worths.Worths(cells, self.SCALE).points), 25, atol=12)

    def test_fresh(self):
        """What is stated of games holds for others: of 30 intervals, nearly all."""
        found = worths.Worths(simulate_head_starts(self.random, [0, 60, 150, 200], 1, 300, self.SCALE), self.SCALE)
        fresh = simulate_head_starts(self.random, [0, 60, 150, 200], 1, 300, self.SCALE)
        stated = found.expect(fresh)
        self.assertGreaterEqual(worths.held(fresh, *stated).sum(), 38)
        # Not by being wide alone: the sizes of others don't agree.
        fresh.points = fresh.of - fresh.points
        self.assertLess(worths.held(fresh, *stated).sum(), 20)

    def test_apart(self):
        """Pairings that differ from the model make its deviation greater."""
        cells = simulate_head_starts(self.random, [0, 60, 120], 0, 4000, self.SCALE)
        calm = worths.Worths(cells, self.SCALE).deviation
        odds = tables.log_odds(cells.share) + np.where(cells.size > 0, self.random.normal(0, 60 / ratings.POINTS, len(cells.size)), 0)
        cells.points = cells.of * expit(odds)
        self.assertLess(calm, 15)
        self.assertAlmostEqual(worths.Worths(cells, self.SCALE).deviation, 60, delta=25)

    def test_ladder(self):
        self.assertEqual(worths.ladder('labyrinth')['novice'], 1000)


class Wilson(unittest.TestCase):
    def test_interval(self):
        np.testing.assert_allclose(balance.wilson(5, 10), [0.2366, 0.7634], atol=1e-4)


if __name__ == '__main__':
    unittest.main()
