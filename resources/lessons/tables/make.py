# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes the three tables of the lesson "What is wrong with this table?", each with one mistake in it.

    /usr/bin/python3 make.py

Each was meant to be the sinusoidal table of the paper: columns 2i and 2i + 1 hold the sine and cosine of
p * 10000 ** (-2i / d). All are float32.
"""

from pathlib import Path

import numpy as np

columns = 32


def sinusoidal(positions, sines, cosines):
    """Columns 0, 2, 4 … are sines, columns 1, 3, 5 … are cosines, with these frequencies."""
    table = np.empty((len(positions), columns))
    table[:, 0::2] = np.sin(positions[:, None] * sines)
    table[:, 1::2] = np.cos(positions[:, None] * cosines)
    return table.astype(np.float32)


def paper(base):
    return base ** (-np.arange(0, columns, 2) / columns)


def bfloat16(numbers):
    """Rounded to 8 binary digits, halves to the even one."""
    fraction, exponent = np.frexp(numbers)
    return np.ldexp(np.rint(fraction * 256), exponent - 8)


def doubled():
    """The number of the column stands where that of the pair belongs: the exponent is 2j / d."""
    exponents = 2 * np.arange(columns) / columns
    frequencies = 10000.0**-exponents
    return sinusoidal(np.arange(128.0), frequencies[0::2], frequencies[1::2])


def digit_missing():
    """1000 where 10000 was meant."""
    return sinusoidal(np.arange(128.0), paper(1000.0), paper(1000.0))


def rounded():
    """Positions were kept in bfloat16: beyond 256 they fall together."""
    return sinusoidal(bfloat16(np.arange(320.0)), paper(10000.0), paper(10000.0))


if __name__ == "__main__":
    folder = Path(__file__).parent
    for name, table in [("check-1", doubled()), ("check-2", digit_missing()), ("check-3", rounded())]:
        np.save(folder / f"{name}.npy", table)
