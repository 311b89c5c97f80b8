# SPDX-License-Identifier: GPL-3.0-or-later
"""matplotlib's imshow of an encoding table in 1600 x 900 pixels: imshow.py ROWS COLUMNS prints its milliseconds as JSON.

A frame is what a changed parameter costs once the table is there: new data, and the canvas drawn anew.
"""
import json
import statistics
import sys
import time

import matplotlib

matplotlib.use("Agg")
import numpy as np
from matplotlib import pyplot

rows, columns = int(sys.argv[1]), int(sys.argv[2])
angles = np.arange(rows)[:, None] / np.power(10000, (2 * (np.arange(columns) // 2)) / columns)
tables = [np.sin(angles), np.cos(angles)]
figure = pyplot.figure(figsize=(16, 9), dpi=100)
image = figure.add_subplot().imshow(tables[0], aspect="auto", cmap="RdBu", vmin=-1, vmax=1)
figure.canvas.draw()


def frame(n):
    start = time.perf_counter()
    image.set_data(tables[n % 2])
    figure.canvas.draw()
    return (time.perf_counter() - start) * 1000


frame(1)
times = [frame(n) for n in range(3)]
print(json.dumps({"median": statistics.median(times), "best": min(times)}))
