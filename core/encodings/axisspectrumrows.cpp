// SPDX-License-Identifier: GPL-3.0-or-later
// The parameters of allocation and spectrum.
#include <algorithm>
#include <cctype>

#include "core/encodings/axischoices.h"
#include "core/encodings/common.h"
#include "core/encodings/positionlist.h"

namespace posiscope {

namespace {

Failure refusedInRow(Text text, const char* key) {
    return Error{std::move(text), key};
}

Failure refuseOrder(const std::string& text) {
    const bool isList = std::all_of(text.begin(), text.end(), [](char letter) {
        return std::isalnum(static_cast<unsigned char>(letter)) != 0 || letter == ',' || letter == ' ';
    });
    if (isList) return std::nullopt;
    return refusedInRow(
        {POSISCOPE_TR("core", "an order is names of axes with commas between them, and not “%1”"), {text}},
        keys::axisOrder.name);
}

Failure refusePattern(const std::string& text) {
    const bool isLetters = !text.empty() && std::all_of(text.begin(), text.end(), [](char letter) {
        return std::isalpha(static_cast<unsigned char>(letter)) != 0;
    });
    if (isLetters) return std::nullopt;
    return refusedInRow(
        {POSISCOPE_TR("core",
                      "a pattern is made of the first letters of axes, such as TTHWHWHW, and not “%1”"),
         {text}},
        keys::axisPattern.name);
}

Failure refuseWeights(const std::string& text) {
    if (text.empty() || isPositionFile(text)) return std::nullopt;
    return refusedInRow(
        {POSISCOPE_TR("core", "weights come from a file such as freqs.npy, and “%1” is none"), {text}},
        keys::weightsFile.name);
}

Parameter allocationParameter() {
    return {.key = keys::allocation.name,
            .label = POSISCOPE_TR("core", "Pairs of axes"),
            .tooltip = POSISCOPE_TR("core", "Which pair turns along which axis."),
            .initial = std::string("blocks"),
            .choices = {{"blocks", POSISCOPE_TR("core", "Blocks"),
                         POSISCOPE_TR("core", "All pairs of one axis, then all of the next")},
                        {"interleaved", POSISCOPE_TR("core", "Interleaved"),
                         POSISCOPE_TR("core", "Three axes by turns, the rest to the first one (Qwen3-VL)")},
                        {"alternate", POSISCOPE_TR("core", "Alternate, then the last"),
                         POSISCOPE_TR("core", "All axes but the last one by turns (ERNIE 4.5 VL)")},
                        {"spread", POSISCOPE_TR("core", "Spread"),
                         POSISCOPE_TR("core", "Every axis as evenly as its share allows (openPangu)")},
                        {"in-turn", POSISCOPE_TR("core", "In turn"),
                         POSISCOPE_TR("core", "Pair i of axis i mod n (Pixtral, LTX-Video)")},
                        {"pattern", POSISCOPE_TR("core", "Pattern"),
                         POSISCOPE_TR("core", "Letters of axes, repeated (MM-RoPE: TTHWHWHW)")},
                        {"mixed", POSISCOPE_TR("core", "Mixed"),
                         POSISCOPE_TR("core", "Every pair along all axes, with weights (RoPE-Mixed)")}}};
}

Parameter spectrumOverParameter() {
    return {
        .key = keys::spectrumOver.name,
        .label = POSISCOPE_TR("core", "Spectrum over"),
        .tooltip = POSISCOPE_TR("core", "The pairs that one spectrum runs over, from fast to slow."),
        .initial = std::string("rotated"),
        .choices = {{"axis", POSISCOPE_TR("core", "Each axis"),
                     POSISCOPE_TR("core", "Every axis begins at the fastest frequency")},
                    {"rotated", POSISCOPE_TR("core", "Rotated dimensions"),
                     POSISCOPE_TR("core", "One spectrum for all axes: text is as in plain RoPE")},
                    {"dealt", POSISCOPE_TR("core", "Dealt out"),
                     POSISCOPE_TR("core", "One spectrum whose frequencies the axes take in turn (Pixtral)")},
                    {"head", POSISCOPE_TR("core", "The head"),
                     POSISCOPE_TR("core", "The same, and exponents count the whole head")},
                    {"heads", POSISCOPE_TR("core", "All heads"),
                     POSISCOPE_TR("core", "One spectrum across all heads (LTX-Video)")}}};
}

Parameter axisSpectrumParameter() {
    return {.key = keys::axisSpectrum.name,
            .label = POSISCOPE_TR("core", "Frequencies"),
            .tooltip = POSISCOPE_TR("core", "How frequencies follow each other."),
            .initial = std::string("geometric"),
            .seldom = true,
            .choices = {{"geometric", POSISCOPE_TR("core", "Geometric"), "B^(−j/n)"},
                        {"endpoint", POSISCOPE_TR("core", "Geometric to the end"), "B^(−j/(n − 1))"},
                        {"rising", POSISCOPE_TR("core", "Rising"), "π/2 · B^(j/(n − 1))"},
                        {"pixel", POSISCOPE_TR("core", "Pixel"),
                         POSISCOPE_TR("core", "Evenly from π to π · max_frequency/2")},
                        {"list", POSISCOPE_TR("core", "List"), POSISCOPE_TR("core", "One for each pair")}}};
}

Parameter numberOfSpectrum(Key<double> key, Text label, Text tooltip, double initial, Bringer bringer) {
    return {.key = key.name,
            .label = std::move(label),
            .tooltip = std::move(tooltip),
            .initial = initial,
            .limits = {1e-6, 1e6},
            .broughtBy = std::move(bringer),
            .seldom = true};
}

Parameter headParameter(Key<std::int64_t> key, Text label, Text tooltip, std::int64_t initial,
                        std::int64_t least) {
    return {.key = key.name,
            .label = std::move(label),
            .tooltip = std::move(tooltip),
            .initial = initial,
            .limits = {static_cast<double>(least), static_cast<double>(mostHeads)},
            .relevantFor = [](const Values& values) { return isOverHeads(values) || isMixed(values); },
            .seldom = true};
}

}  // namespace

std::vector<Parameter> axisSpectrumParameters() {
    const auto ofWords = [](Key<std::string> key, std::vector<std::string> words) {
        return Bringer{key.name, std::move(words)};
    };
    Parameter order{
        .key = keys::axisOrder.name,
        .label = POSISCOPE_TR("core", "Order of blocks"),
        .tooltip = POSISCOPE_TR(
            "core", "The names of the axes in the order of their pairs; empty: as they are listed."),
        .initial = std::string(),
        .seldom = true,
        .refusal = refuseOrder,
        .examples = {{"height,width,time", POSISCOPE_TR("core", "Rows and columns first"),
                      POSISCOPE_TR("core", "ERNIE 4.5 VL: rows and columns alternate, and time is last")}}};
    return {allocationParameter(),
            {.key = keys::sections.name,
             .label = POSISCOPE_TR("core", "Sections"),
             .unit = POSISCOPE_TR("core", "pairs"),
             .tooltip = POSISCOPE_TR("core",
                                     "How many pairs turn along each axis, mrope_section in Hugging Face’s "
                                     "configurations; none at all: as many for each."),
             .initial = NumberList{},
             .limits = {0, 32'768},
             .broughtBy = ofWords(keys::allocation, {"blocks", "interleaved", "alternate", "spread"})},
            {.key = keys::axisPattern.name,
             .label = POSISCOPE_TR("core", "Pattern"),
             .tooltip = POSISCOPE_TR("core", "The first letters of axes, one for each pair, repeated."),
             .initial = std::string("TTHWHWHW"),
             .broughtBy = ofWords(keys::allocation, {"pattern"}),
             .refusal = refusePattern},
            {.key = keys::weightsFile.name,
             .label = POSISCOPE_TR("core", "Weights"),
             .tooltip = POSISCOPE_TR(
                 "core",
                 "A file of [axes, pairs] or [axes, heads, pairs] numbers, the axes in the order of blocks; "
                 "empty: those of a seed."),
             .initial = std::string(),
             .broughtBy = ofWords(keys::allocation, {"mixed"}),
             .refusal = refuseWeights},
            std::move(order),
            spectrumOverParameter(),
            headParameter(keys::headCount, POSISCOPE_TR("core", "Heads"),
                          POSISCOPE_TR("core", "How many heads there are."), 1, 1),
            headParameter(keys::headShown, POSISCOPE_TR("core", "Head"),
                          POSISCOPE_TR("core", "The head that is shown, counted from 0."), 0, 0),
            axisSpectrumParameter(),
            numberOfSpectrum(keys::maxFrequency, POSISCOPE_TR("core", "Highest frequency"),
                             POSISCOPE_TR("core", "The last frequency is π times half of it."), 10,
                             ofWords(keys::axisSpectrum, {"pixel"})),
            {.key = keys::frequencyList.name,
             .label = POSISCOPE_TR("core", "Listed frequencies"),
             .tooltip = POSISCOPE_TR("core", "One number for each pair."),
             .initial = NumberList{},
             .limits = {0, 1e6, true},
             .broughtBy = ofWords(keys::axisSpectrum, {"list"})},
            numberOfSpectrum(keys::minPeriod, POSISCOPE_TR("core", "Shortest period"),
                             POSISCOPE_TR("core", "All frequencies are divided by it."), 1,
                             ofWords(keys::axisSpectrum, {"geometric", "endpoint"})),
            {.key = keys::frequencyUnit.name,
             .label = POSISCOPE_TR("core", "Unit of frequencies"),
             .tooltip = POSISCOPE_TR("core", "Radians or full turns for each unit of a coordinate."),
             .initial = std::string("one"),
             .seldom = true,
             .choices = {{"one", POSISCOPE_TR("core", "Radians"), POSISCOPE_TR("core", "The first one is 1")},
                         {"two-pi", POSISCOPE_TR("core", "Turns"),
                          POSISCOPE_TR("core", "The first one is 2π (DINOv3)")}}},
            {.key = keys::axisBases.name,
             .label = POSISCOPE_TR("core", "Bases of axes"),
             .tooltip = POSISCOPE_TR("core", "A base for each axis in place of one; none at all: the same."),
             .initial = NumberList{},
             .limits = {1, largestBase, true},
             .relevantFor = isOverAxis,
             .seldom = true}};
}

}  // namespace posiscope
