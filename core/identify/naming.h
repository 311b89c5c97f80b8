// SPDX-License-Identifier: GPL-3.0-or-later
// From a reading to encodings of the registry with their parameters.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "core/identify/agreement.h"
#include "core/identify/spectra/spectrumguess.h"
#include "core/models/encoding.h"

namespace posiscope {

/// An encoding with parameters whose table a file may contain.
struct Named {
    const Encoding* encoding = nullptr;
    OptionValues options = {};  ///< the parameters that the table tells, by the keys of sessions
    Values values = {};         ///< all parameters, those of `options` among them
    Recipe recipe = {};         ///< with the file's amplitude, sign and first position
    Form form = {};
    double complexity = 0;         ///< how much it takes to say, with what it leaves unexplained
    double words = 0;              ///< the same without the latter
    std::int64_t unexplained = 0;  ///< cells of the rows that names are tried on
    double share = 1;              ///< of those that it explains
    double rms = 0;                ///< the root mean square deviation of these
    double baseError = 0;          ///< 0: not measured
    double shift = 0;              ///< SpectrumGuess::shift
    NumberKind frequencies = NumberKind::exact;
    double scale = 1;  ///< the factor of the file's cells to the encoding's
};

/// The naming of readings in the parameters of one encoding.
struct EncodingNaming {
    const char* encoding;
    std::vector<OptionValues> (*settings)(const Reading& reading, const SpectrumGuess& guess);
};

/// All encodings whose tables consist of pairs, the most common first.
std::span<const EncodingNaming> encodingNamings();

/// The columns of a model's own table. The form's id is "interleaved", "half-split" or "grid".
Form modelForm(const Model& model);

/// All parameters of an encoding: these, and the initial values of the others.
Values valuesWith(const Encoding& encoding, const OptionValues& options);

/// Whether all values are within their limits and fit together.
bool areSound(const Encoding& encoding, const Values& values);

/// Every name whose frequencies (and cells, where there are `trials`) agree with the reading, the simplest
/// first.
std::vector<Named> namesOf(const Reading& reading, const Sample* trials, Pace& pace);

}  // namespace posiscope
