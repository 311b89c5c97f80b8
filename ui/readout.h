// What stands under the cursor, in words and numbers.
#pragma once

#include <QString>
#include <QStringList>
#include <vector>

#include "core/scene.h"
#include "ui/theme.h"

namespace posiscope {

/// One line of the readout; label and value may hold rich text.
struct ReadoutRow {
    QString label;
    QString value;
};

struct Readout {
    std::vector<ReadoutRow> rows;  ///< p, j, i, frequency, wavelength …
    QStringList steps;             ///< the formula with its numbers filled in, line by line, plain text
    QStringList notes;             ///< what is particular about these parameters
};

/// Numbers with `digits` significant digits.
Readout readoutOf(const Scene& scene, int digits, const Theme& theme);

/// The whole readout as text to copy.
QString plainText(const Readout& readout);

/// "PE(40, 22) = 0.9357"
QString valueLine(const Scene& scene, int digits);

/// "similarity to p = 128: 31.9"
QString similarityLine(const Scene& scene, int digits);

/// The parameters in words: "Sinusoidal, interleaved, paper spectrum, d_model 128 …"
QString parameterLine(const Scene& scene);

}  // namespace posiscope
