// SPDX-License-Identifier: GPL-3.0-or-later
// The cell under the cursor in words and numbers.
#pragma once

#include <QString>
#include <QStringList>
#include <vector>

#include "core/state/snapshot.h"

namespace posiscope {

/// One line of the readout: "dimension j   22 → pair i = 11, sin".
struct ReadoutRow {
    QString label;
    QString symbol;  ///< in italics behind the label
    QString value;
    QString kind;  ///< behind the value, in its role's colour
    Role role = Role::zero;

    bool operator==(const ReadoutRow&) const = default;
};

struct Readout {
    std::vector<ReadoutRow> rows;  ///< p, j, i, frequency, wavelength …
    QStringList steps;             ///< the formula with its numbers filled in, line by line, plain text
    QStringList widest;            ///< the same at the last position, whose numbers are longest
    QStringList notes;             ///< special properties of these parameters

    bool operator==(const Readout&) const = default;
};

/// The cell's readout; numbers have `digits` significant digits. Empty where there is no cell (a missing
/// file).
Readout readoutOf(const Snapshot& snapshot, int digits);

/// The whole readout as text to copy.
QString plainText(const Readout& readout);

/// "6.2832 positions", "1 position".
QString wavelengthText(double positions, int digits);

/// "PE(40, 22) = 0.9357", or "b(40, 28) = −0.75" of an encoding that is a bias alone; empty where there is
/// neither.
QString valueLine(const Snapshot& snapshot, int digits);

/// "similarity to p = 128: 31.9", or "distance 12, head 3".
QString similarityLine(const Snapshot& snapshot, int digits);

/// The text with the side of a comparison before it: "A: 128".
QString sideLine(Subject side, const QString& text);

/// The parameters in words: "Sinusoidal, interleaved, paper spectrum, d_model 128 …". `essential`: size and
/// base, and of the others those that differ from their usual values. A sweep has all its values: "base 100 /
/// 10 000". The parameters with the keys `without` are left out.
QString parameterLine(const Snapshot& snapshot, bool essential = false,
                      const std::vector<std::string>& without = {});

}  // namespace posiscope
