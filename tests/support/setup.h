// SPDX-License-Identifier: GPL-3.0-or-later
// Parameter sets for tests.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/models/encoding.h"
#include "core/parameters/keys.h"
#include "core/state/state.h"

/// The parameters of the encodings, each with the default that most tests want.
struct Setup {
    std::int64_t dModel = 64;
    std::int64_t maxLen = 256;
    double base = 10000;
    const char* layout = "interleaved";
    const char* spectrum = "paper";
    std::int64_t firstPosition = 0;
    bool zeroFirstRow = false;

    bool interleaved() const { return std::string(layout) == "interleaved"; }
    bool endpoint() const { return std::string(spectrum) == "endpoint"; }
    bool loneSine() const { return interleaved() && dModel % 2 == 1; }
    std::int64_t completePairs() const { return dModel / 2; }

    std::string text() const {
        return std::string(layout) + " " + spectrum + " d_model " + std::to_string(dModel) + " max_len " +
               std::to_string(maxLen) + " base " + posiscope::shortestDecimal(base) + " first_position " +
               std::to_string(firstPosition) + (zeroFirstRow ? " zero_first_row" : "");
    }
};

/// The values of `setup` for any encoding, which ignores parameters that it does not have.
inline posiscope::Values valuesOf(const Setup& setup) {
    using namespace posiscope;
    Values values = defaultState().values;
    values.set(keys::dModel, setup.dModel);
    values.set(keys::maxLen, setup.maxLen);
    values.set(keys::base, setup.base);
    values.set(keys::layout, std::string(setup.layout));
    values.set(keys::spectrum, std::string(setup.spectrum));
    values.set(keys::firstPosition, setup.firstPosition);
    values.set(keys::zeroFirstRow, setup.zeroFirstRow);
    return values;
}

inline std::shared_ptr<const posiscope::Model> sinusoidal(const Setup& setup) {
    return posiscope::findEncoding("sinusoidal")->make(valuesOf(setup));
}

/// Every option, odd and even, tiny and ordinary dimensions.
inline std::vector<Setup> everyOption() {
    return {{.dModel = 64},
            {.dModel = 64, .layout = "half-split"},
            {.dModel = 64, .spectrum = "endpoint"},
            {.dModel = 64, .layout = "half-split", .spectrum = "endpoint", .firstPosition = 2},
            {.dModel = 33},
            {.dModel = 33, .spectrum = "endpoint", .firstPosition = 1},
            {.dModel = 33, .layout = "half-split"},
            {.dModel = 64, .zeroFirstRow = true},
            {.dModel = 33, .firstPosition = 7, .zeroFirstRow = true},
            {.dModel = 33, .layout = "half-split", .spectrum = "endpoint", .zeroFirstRow = true},
            {.dModel = 64, .base = 1.0000001},
            {.dModel = 64, .base = 1e12, .spectrum = "endpoint"},
            {.dModel = 64, .base = 500000, .firstPosition = 16'777'216},
            {.dModel = 1},
            {.dModel = 1, .firstPosition = 3, .zeroFirstRow = true},
            {.dModel = 1, .layout = "half-split"},
            {.dModel = 2},
            {.dModel = 2, .layout = "half-split", .spectrum = "endpoint"},
            {.dModel = 3},
            {.dModel = 3, .spectrum = "endpoint"},
            {.dModel = 3, .layout = "half-split", .spectrum = "endpoint", .zeroFirstRow = true}};
}
