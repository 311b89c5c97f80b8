#include "core/encodings/common.h"

#include "core/parameters/keys.h"

namespace posiscope {

Parameter dModelParameter() {
    return {
        .key = keys::dModel.name,
        .label = POSISCOPE_TR("core", "Dimensions"),
        .symbol = "d<sub>model</sub>",
        .unit = POSISCOPE_TR("core", "dimensions"),
        .tooltip = POSISCOPE_TR(
            "core", "How many numbers describe one position. Two of them make a pair with one frequency."),
        .kind = Kind::integer,
        .initial = std::int64_t{128},
        .limits = {1, largestDModel},
        .slider = true,
        .scale = Scale::logarithmic,
        .sliderMinimum = 2,
        .sliderMaximum = largestDModel,
        .sliderStep = 2,
        .sliderMarks = {2, 16, 128, 1024, 8192, 65536}};
}

Parameter maxLenParameter() {
    return {.key = keys::maxLen.name,
            .label = POSISCOPE_TR("core", "Positions"),
            .symbol = "max_len",
            .unit = POSISCOPE_TR("core", "positions"),
            .tooltip = POSISCOPE_TR("core", "How many positions the table has, one row each."),
            .kind = Kind::integer,
            .initial = std::int64_t{256},
            .limits = {1, largestMaxLen},
            .slider = true,
            .scale = Scale::logarithmic,
            .sliderMinimum = 1,
            .sliderMaximum = largestMaxLen,
            .sliderMarks = {1, 64, 4096, 262144, 16777216}};
}

Parameter baseParameter() {
    return {.key = keys::base.name,
            .label = POSISCOPE_TR("core", "Base"),
            .symbol = "<i>B</i>",
            .tooltip = POSISCOPE_TR(
                "core",
                "Spreads the wavelengths: a larger base makes the slow pairs slower. It is neither a period "
                "nor a maximum length."),
            .kind = Kind::real,
            .initial = 10000.0,
            .limits = {1, largestBase, true},
            .slider = true,
            .scale = Scale::logarithmic,
            .sliderMinimum = 1.1,
            .sliderMaximum = 1e8,
            .sliderMarks = {1.1, 100, 1e4, 1e6, 1e8}};
}

Parameter firstPositionParameter() {
    return {.key = keys::firstPosition.name,
            .label = POSISCOPE_TR("core", "First position"),
            .symbol = "<i>p</i><sub>0</sub>",
            .unit = POSISCOPE_TR("core", "positions"),
            .tooltip = POSISCOPE_TR(
                "core", "The position of the first row: 0 in the paper, 1 in some textbooks, 2 in fairseq."),
            .kind = Kind::integer,
            .initial = std::int64_t{0},
            .limits = {0, largestPosition},
            .slider = true,
            .scale = Scale::linear,
            .sliderMinimum = 0,
            .sliderMaximum = 256,
            .sliderMarks = {0, 64, 128, 192, 256}};
}

Parameter seedParameter() {
    return {.key = keys::seed.name,
            .label = POSISCOPE_TR("core", "Seed"),
            .tooltip =
                POSISCOPE_TR("core", "Which random numbers: the same seed gives the same ones everywhere."),
            .kind = Kind::integer,
            .initial = std::int64_t{1},
            .limits = {0, 1e9},
            .slider = true,
            .sliderMinimum = 0,
            .sliderMaximum = 100,
            .sliderMarks = {0, 25, 50, 75, 100}};
}

}  // namespace posiscope
