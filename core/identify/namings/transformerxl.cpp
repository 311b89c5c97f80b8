// SPDX-License-Identifier: GPL-3.0-or-later
// The descending distances of Transformer-XL.
#include "core/identify/namings/namings.h"
#include "core/parameters/keys.h"

namespace posiscope {

std::vector<OptionValues> transformerXlSettings(const Reading& reading, const SpectrumGuess& guess) {
    const Form& form = reading.form;
    const std::int64_t rows = reading.rows;
    const bool negative = rows > 1 && rows == 2 * reading.first + 1;
    const bool layout = form.id == "interleaved" || form.id == "half-split";
    if (!layout || form.cosineFirst || reading.step > 0 || reading.grows() || guess.base == 0 ||
        guess.shift != 0 || guess.scale != 1 || !guess.scaling.empty() ||
        !(negative || rows == reading.first + 1))
        return {};
    return {{{"xl_layout", form.id},
             {keys::dModel.name, columnsOf(reading)},
             {keys::maxLen.name, reading.first + 1},
             {keys::base.name, guess.base},
             {"negative", negative}}};
}

}  // namespace posiscope
