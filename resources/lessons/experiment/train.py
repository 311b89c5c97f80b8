#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Trains small Transformers on short texts and tests them on longer ones, one encoding of position after the other.

The text is a row of random letters. Wherever a letter occurs again, the model has to say which letter came
after it the last time. README.md beside this file says what is measured and what is not.

Writes accuracy.csv, accuracy-runs.csv, accuracy-counting.csv, learned-table.npy and settings.json into the folder of
this file.
"""
import csv
import json
import math
import os
import platform
import statistics
import time

os.environ["OPENBLAS_NUM_THREADS"] = "1"  # OpenBLAS reads it when it is loaded

import numpy
import torch
from torch import nn

SETTINGS = {
    "encodings": ["nope", "learned", "sinusoidal", "alibi", "t5", "rope"],
    "seeds": [1, 2, 3, 4, 5],
    # The task
    "letters": 16,
    "train_length": 32,
    "test_length": 128,
    "test_texts": 2000,
    "test_seed": 1000,
    "positions_per_row": 4,  # accuracies are means over so many positions
    # The model
    "layers": 2,
    "width": 64,
    "heads": 4,
    "hidden_width": 256,
    "letter_std": 1.0,
    "learned_std": 0.02,
    "base": 10000,
    "t5_buckets": 16,
    "t5_max_distance": 16,
    "alibi_bias_max": 8,
    # The training
    "steps": 1500,
    "batch": 64,
    "learning_rate": 0.002,
    "warmup_steps": 100,
    "gradient_norm": 1.0,
}

# As legends have them
NAMES = {"nope": "NoPE", "learned": "learned", "sinusoidal": "sinusoidal", "alibi": "ALiBi", "t5": "T5", "rope": "RoPE"}


def make_texts(count, length, settings, generator):
    """Returns letters, answers and whether each position is scored: three tensors of shape (count, length)."""
    letters = torch.randint(settings["letters"], (count, length), generator=generator)
    position = torch.arange(length)
    same = letters[:, :, None] == letters[:, None, :]
    earlier = position[None, :] < position[:, None]
    last = torch.where(same & earlier, position, -1).amax(dim=2)  # where the letter stood before, or -1
    answers = letters.gather(1, (last + 1).clamp(max=length - 1))
    return letters, answers, last >= 0


def sinusoidal_table(length, width, base):
    """PE(p, 2i) = sin(p·base^(−2i/width)), PE(p, 2i + 1) = cos of the same angle."""
    angle = torch.arange(length)[:, None] * base ** (-torch.arange(0, width, 2) / width)
    return torch.stack([angle.sin(), angle.cos()], dim=2).reshape(length, width)


def alibi_bias(length, heads, bias_max):
    """−slope·(query − key) for each head; the slopes are 2^(−bias_max·h/heads), h = 1 … heads."""
    slopes = 2.0 ** (-bias_max * torch.arange(1, heads + 1) / heads)
    position = torch.arange(length)
    return -slopes[:, None, None] * (position[:, None] - position[None, :])


def t5_bucket(length, buckets, max_distance):
    """The bucket of query − key for keys that do not come after the query; half of the buckets hold one distance each."""
    position = torch.arange(length)
    distance = (position[:, None] - position[None, :]).clamp(min=0)
    exact = buckets // 2
    ratio = torch.log(distance.clamp(min=1) / exact) / math.log(max_distance / exact)
    far = exact + (ratio * (buckets - exact)).long()
    return torch.where(distance < exact, distance, far.clamp(max=buckets - 1))


def rotate(vectors, base):
    """RoPE: elements j and j + d/2 of each head's vector are turned by the angle position·base^(−2j/d)."""
    length, size = vectors.shape[-2:]
    angle = torch.arange(length)[:, None] * base ** (-torch.arange(0, size, 2) / size)
    first, second = vectors.chunk(2, dim=-1)
    return torch.cat([first * angle.cos() - second * angle.sin(), first * angle.sin() + second * angle.cos()], dim=-1)


class Block(nn.Module):
    """Attention and two dense layers, each behind a layer norm and beside a shortcut."""

    def __init__(self, settings):
        super().__init__()
        width = settings["width"]
        self.heads = settings["heads"]
        self.attention_norm = nn.LayerNorm(width)
        self.query_key_value = nn.Linear(width, 3 * width)
        self.attention_output = nn.Linear(width, width)
        self.dense_norm = nn.LayerNorm(width)
        self.dense = nn.Sequential(
            nn.Linear(width, settings["hidden_width"]), nn.GELU(), nn.Linear(settings["hidden_width"], width)
        )

    def forward(self, x, bias, rope_base):
        count, length, width = x.shape
        parts = self.query_key_value(self.attention_norm(x)).view(count, length, 3, self.heads, width // self.heads)
        query, key, value = parts.permute(2, 0, 3, 1, 4)
        if rope_base:
            query, key = rotate(query, rope_base), rotate(key, rope_base)
        scores = query @ key.transpose(2, 3) / math.sqrt(width // self.heads) + bias
        mixed = (scores.softmax(dim=-1) @ value).transpose(1, 2).reshape(count, length, width)
        x = x + self.attention_output(mixed)
        return x + self.dense(self.dense_norm(x))


class Model(nn.Module):
    """A causal Transformer that says a letter at every position; `encoding` is one of SETTINGS["encodings"]."""

    def __init__(self, encoding, settings):
        super().__init__()
        self.encoding, self.settings = encoding, settings
        width, longest = settings["width"], settings["test_length"]
        self.letters = nn.Embedding(settings["letters"], width)
        nn.init.normal_(self.letters.weight, std=settings["letter_std"])
        self.blocks = nn.ModuleList(Block(settings) for _ in range(settings["layers"]))
        self.norm = nn.LayerNorm(width)
        self.output = nn.Linear(width, settings["letters"])
        if encoding == "learned":
            self.table = nn.Parameter(settings["learned_std"] * torch.randn(longest, width))
        if encoding == "t5":  # one number for each bucket and head, shared by the layers as in T5
            self.bucket_bias = nn.Parameter(torch.zeros(settings["t5_buckets"], settings["heads"]))

    def bias(self, length):
        """What is added to the scores: −∞ for keys after the query, and the encoding's bias, if it has one."""
        bias = torch.full((length, length), -math.inf).triu(diagonal=1)
        if self.encoding == "alibi":
            bias = bias + alibi_bias(length, self.settings["heads"], self.settings["alibi_bias_max"])
        if self.encoding == "t5":
            bucket = t5_bucket(length, self.settings["t5_buckets"], self.settings["t5_max_distance"])
            bias = bias + self.bucket_bias[bucket].permute(2, 0, 1)
        return bias

    def forward(self, letters):
        length = letters.shape[1]
        x = self.letters(letters)
        if self.encoding == "learned":
            x = x + self.table[:length]
        if self.encoding == "sinusoidal":
            x = x + sinusoidal_table(length, self.settings["width"], self.settings["base"])
        bias = self.bias(length)
        for block in self.blocks:
            x = block(x, bias, self.settings["base"] if self.encoding == "rope" else None)
        return self.output(self.norm(x))


def train(encoding, seed, settings):
    """Returns a model trained on texts of train_length letters; the same seed gives all encodings the same texts."""
    torch.manual_seed(seed)
    model = Model(encoding, settings)
    generator = torch.Generator().manual_seed(seed)
    optimiser = torch.optim.Adam(model.parameters(), lr=settings["learning_rate"])

    def rate(step):
        return min((step + 1) / settings["warmup_steps"], 1 - step / settings["steps"])

    schedule = torch.optim.lr_scheduler.LambdaLR(optimiser, rate)
    for step in range(settings["steps"]):
        letters, answers, scored = make_texts(settings["batch"], settings["train_length"], settings, generator)
        loss = nn.functional.cross_entropy(model(letters)[scored], answers[scored])
        optimiser.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(model.parameters(), settings["gradient_norm"])
        optimiser.step()
        schedule.step()
        if (step + 1) % 500 == 0:
            print(f"{encoding} seed {seed} step {step + 1} loss {loss.item():.4f}", flush=True)
    return model


@torch.no_grad()
def test(chance_of, settings):
    """Returns the share of right answers at positions 1–4, 5–8 … of test_length letters.

    chance_of(letters, answers) tells with which probability each answer is given. No answer depends on what
    follows it, so position 40 of a long text measures texts of 40 letters.
    """
    generator = torch.Generator().manual_seed(settings["test_seed"])
    right = torch.zeros(settings["test_length"])
    total = torch.zeros(settings["test_length"])
    for _ in range(settings["test_texts"] // 100):
        letters, answers, scored = make_texts(100, settings["test_length"], settings, generator)
        right += (chance_of(letters, answers) * scored).sum(dim=0)
        total += scored.sum(dim=0)
    group = settings["positions_per_row"]
    return (right.view(-1, group).sum(dim=1) / total.view(-1, group).sum(dim=1)).tolist()


def test_model(model, settings):
    return test(lambda letters, answers: (model(letters).argmax(dim=2) == answers).float(), settings)


def test_counting(settings):
    """The same for somebody who finds all earlier places of the letter, but does not know which was the last.

    He says the letter that followed most often, and one of them by chance where several did.
    """
    def chance_of(letters, answers):
        here, earlier = letters[:, :, None], letters[:, None, :-1]
        position = torch.arange(letters.shape[1])
        found = (here == earlier) & (position[None, :-1] < position[:, None])
        counts = found.float() @ nn.functional.one_hot(letters[:, 1:], settings["letters"]).float()
        best = counts == counts.amax(dim=2, keepdim=True)
        return best.gather(2, answers[:, :, None])[:, :, 0] / best.sum(dim=2)

    return test(chance_of, settings)


def write_csv(path, names, columns):
    with open(path, "w", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(names)
        for row in zip(*columns):
            writer.writerow([row[0]] + [f"{value:.4f}" for value in row[1:]])


def main():
    begin = time.time()
    torch.set_num_threads(1)
    torch.use_deterministic_algorithms(True)
    folder = os.path.dirname(os.path.abspath(__file__))
    group = SETTINGS["positions_per_row"]
    lengths = list(range(group, SETTINGS["test_length"] + 1, group))
    runs = {}
    for seed in SETTINGS["seeds"]:
        for encoding in SETTINGS["encodings"]:
            model = train(encoding, seed, SETTINGS)
            runs[encoding, seed] = test_model(model, SETTINGS)
            shown = {length: round(x, 3) for length, x in zip(lengths, runs[encoding, seed]) if length % 32 == 0}
            print(f"{encoding} seed {seed}: {shown} after {(time.time() - begin) / 60:.1f} min", flush=True)
            if encoding == "learned" and seed == SETTINGS["seeds"][0]:
                numpy.save(os.path.join(folder, "learned-table.npy"), model.table.detach().numpy())

    encodings, seeds = SETTINGS["encodings"], SETTINGS["seeds"]
    means = [[statistics.fmean(row) for row in zip(*(runs[name, seed] for seed in seeds))] for name in encodings]
    positions = list(range(SETTINGS["test_length"]))
    write_csv(
        os.path.join(folder, "accuracy.csv"),
        ["position"] + [NAMES[encoding] for encoding in encodings],
        [positions] + [[mean[position // group] for position in positions] for mean in means],
    )
    pairs = [(name, seed) for name in encodings for seed in seeds]
    write_csv(
        os.path.join(folder, "accuracy-runs.csv"),
        ["length"] + [f"{name}-{seed}" for name, seed in pairs],
        [lengths] + [runs[pair] for pair in pairs],
    )
    counting = test_counting(SETTINGS)
    write_csv(os.path.join(folder, "accuracy-counting.csv"), ["length", "counting"], [lengths, counting])
    record = dict(SETTINGS)
    record["learned_table"] = {
        "seed": seeds[0], "trained_rows": [0, SETTINGS["train_length"] - 1],
        "untrained_rows": [SETTINGS["train_length"], SETTINGS["test_length"] - 1],
    }
    record["versions"] = {"python": platform.python_version(), "torch": torch.__version__, "numpy": numpy.__version__}
    record["minutes"] = round((time.time() - begin) / 60, 1)
    with open(os.path.join(folder, "settings.json"), "w") as file:
        json.dump(record, file, indent=2)
        file.write("\n")


if __name__ == "__main__":
    main()
