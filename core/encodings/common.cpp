// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/encodings/common.h"

#include "core/parameters/keys.h"

namespace posiscope {

Parameter seldom(Parameter parameter) {
    parameter.seldom = true;
    return parameter;
}

Parameter dModelParameter() {
    return {
        .key = keys::dModel.name,
        .label = POSISCOPE_TR("core", "Dimensions"),
        .symbol = "d<sub>model</sub>",
        .unit = POSISCOPE_TR("core", "dimensions"),
        .tooltip = POSISCOPE_TR(
            "core", "How many numbers describe one position. Two of them make a pair with one frequency."),
        .initial = std::int64_t{128},
        .limits = {1, largestDModel},
        .slider = Slider{{2, 16, 128, 1024, 8192, 65536}, Scale::logarithmic, 2}};
}

Parameter maxLenParameter() {
    return {.key = keys::maxLen.name,
            .label = POSISCOPE_TR("core", "Positions"),
            .symbol = "max_len",
            .unit = POSISCOPE_TR("core", "positions"),
            .tooltip = POSISCOPE_TR("core", "How many positions the table has, one row each."),
            .initial = std::int64_t{256},
            .limits = {1, largestMaxLen},
            .slider = Slider{{1, 64, 4096, 262144, 16777216}, Scale::logarithmic}};
}

Parameter baseParameter() {
    return {.key = keys::base.name,
            .label = POSISCOPE_TR("core", "Base"),
            .symbol = "<i>B</i>",
            .tooltip = POSISCOPE_TR(
                "core",
                "Spreads the wavelengths: a larger base makes the slow pairs slower. It is neither a period "
                "nor a maximum length."),
            .initial = 10000.0,
            .limits = {1, largestBase, true},
            .slider = Slider{{1.1, 100, 1e4, 1e6, 1e8}, Scale::logarithmic}};
}

Parameter firstPositionParameter() {
    return {.key = keys::firstPosition.name,
            .label = POSISCOPE_TR("core", "First position"),
            .symbol = "<i>p</i><sub>0</sub>",
            .unit = POSISCOPE_TR("core", "positions"),
            .tooltip = POSISCOPE_TR(
                "core", "The position of the first row: 0 in the paper, 1 in some textbooks, 2 in fairseq."),
            .initial = std::int64_t{0},
            .limits = {0, largestPosition},
            .seldom = true,
            .slider = Slider{{0, 64, 128, 192, 256}}};
}

Parameter seedParameter() {
    return {.key = keys::seed.name,
            .label = POSISCOPE_TR("core", "Seed"),
            .tooltip =
                POSISCOPE_TR("core", "Which random numbers: the same seed gives the same ones everywhere."),
            .initial = std::int64_t{1},
            .limits = {0, 1e9},
            .seldom = true,
            .slider = Slider{{0, 25, 50, 75, 100}}};
}

}  // namespace posiscope
