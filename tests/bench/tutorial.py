# SPDX-License-Identifier: GPL-3.0-or-later
"""NumPy's tutorial code for the encoding table: tutorial.py ROWS COLUMNS VARIANT prints its milliseconds as JSON.

The code is that of TensorFlow's "Transformer model for language understanding", which most others are copies of. Variants:
"float64"; "float32", which casts at the end, as that tutorial does; and "all-float32", which computes in float32 too and
is wrong by up to 0.06 far from position 0.
"""
import json
import statistics
import sys
import time

import numpy as np

rows, columns, variant = int(sys.argv[1]), int(sys.argv[2]), sys.argv[3]
working = np.float32 if variant == "all-float32" else np.float64


def get_angles(pos, i, d_model):
    angle_rates = 1 / np.power(10000, (2 * (i // 2)) / np.float32(d_model))
    return pos * angle_rates.astype(working, copy=False)


def positional_encoding(position, d_model):
    positions = np.arange(position)
    if working is np.float32:
        positions = positions.astype(working)
    angle_rads = get_angles(positions[:, np.newaxis], np.arange(d_model)[np.newaxis, :], d_model)
    angle_rads[:, 0::2] = np.sin(angle_rads[:, 0::2])
    angle_rads[:, 1::2] = np.cos(angle_rads[:, 1::2])
    return angle_rads.astype(np.float32) if variant == "float32" else angle_rads


def timed():
    start = time.perf_counter()
    positional_encoding(rows, columns)
    return (time.perf_counter() - start) * 1000


timed()
times = [timed() for _ in range(3)]
print(json.dumps({"median": statistics.median(times), "best": min(times)}))
