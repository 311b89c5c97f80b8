// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/identify/namings/namings.h"

namespace posiscope {

std::int64_t columnsOf(const Reading& reading) {
    return reading.form.rotaryOnly ? 2 * static_cast<std::int64_t>(reading.pairs())
                                   : static_cast<std::int64_t>(reading.form.contents.size());
}

double denominatorOf(const Reading& reading, const SpectrumGuess& guess) {
    return static_cast<double>(columnsOf(reading)) / 2 - guess.shift;
}

}  // namespace posiscope
