#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Asks where the answers of the models come from when the text is longer than those of the training.

Trains the models of the first seed once more and writes two tables. early-letters.csv: how often each says the letter
that followed the last occurrence *within the trained length*, where there is one, so that what stood later is overlooked.
accuracy-by-distance.csv: the accuracy in the last row of accuracy.csv, by the distance to the last occurrence.
"""
import os

import torch

from train import SETTINGS, make_texts, train, write_csv

DISTANCES = [1, 8, 16, 32, SETTINGS["test_length"]]  # a row of the table goes from one to the next


def test_letters(settings):
    generator = torch.Generator().manual_seed(settings["test_seed"])
    return make_texts(settings["test_texts"], settings["test_length"], settings, generator)


def last_place(letters, limit):
    """Returns the last position before each, and before `limit`, with the same letter; −1 where there is none."""
    position = torch.arange(letters.shape[1])
    places = torch.full(letters.shape, -1)
    for letter in letters.unique():
        here = torch.where((letters == letter) & (position < limit), position, -1).cummax(dim=1).values
        before = torch.nn.functional.pad(here[:, :-1], (1, 0), value=-1)
        places = torch.where(letters == letter, before, places)
    return places


@torch.no_grad()
def said_by(model, letters):
    return torch.cat([model(part).argmax(dim=2) for part in letters.split(100)])


def share(right, counted, group):
    """The share of right ones among those counted, for each group of positions."""
    parts = [(values.sum(dim=0).view(-1, group).sum(dim=1)) for values in (right & counted, counted)]
    return (parts[0] / parts[1]).tolist()


def main():
    torch.set_num_threads(1)
    torch.use_deterministic_algorithms(True)
    folder = os.path.dirname(os.path.abspath(__file__))
    encodings, group, length = SETTINGS["encodings"], SETTINGS["positions_per_row"], SETTINGS["test_length"]
    letters, answers, scored = test_letters(SETTINGS)
    distance = torch.arange(length) - last_place(letters, length)
    early = last_place(letters, SETTINGS["train_length"] - 1)  # the letter after it is within the trained length, too
    early_answers = letters.gather(1, early + 1)
    early_shares, by_distance = [], []
    for name in encodings:
        said = said_by(train(name, SETTINGS["seeds"][0], SETTINGS), letters)
        early_shares.append(share(said == early_answers, early >= 0, group))
        ranges = [(distance >= a) & (distance < b) & scored for a, b in zip(DISTANCES, DISTANCES[1:])]
        by_distance.append([share(said == answers, counted, group)[-1] for counted in ranges])
    lengths = list(range(group, length + 1, group))
    write_csv(os.path.join(folder, "early-letters.csv"), ["length"] + encodings, [lengths] + early_shares)
    names = [f"{a}-{b - 1}" for a, b in zip(DISTANCES, DISTANCES[1:])]
    write_csv(os.path.join(folder, "accuracy-by-distance.csv"), ["distance"] + encodings, [names] + by_distance)


if __name__ == "__main__":
    main()
