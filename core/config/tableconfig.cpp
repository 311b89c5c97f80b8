// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/config/modelconfig.h"
#include "core/config/positioncount.h"
#include "core/config/schemes.h"
#include "core/config/sizes.h"
#include "core/encodings/registry.h"
#include "core/parameters/keys.h"

namespace posiscope {

namespace {

constexpr std::int64_t mostLearnedCells = std::int64_t{1} << 26U;  // what the learned encoding takes

Text trainedNumbers() {
    return Text(POSISCOPE_TR("core",
                             "not shown: the trained numbers, which are in the weights; open the model’s "
                             ".safetensors file with File ▸ Open table. Random numbers stand in their place"))
        .onCommandLine(
            "not shown: the trained numbers, which are in the weights; --table FILE:TENSOR with the "
            "model’s .safetensors file shows them. Random numbers stand in their place");
}

std::int64_t mostRows(const ConfigReader& reader) {
    const auto width = reader.values().find(keys::dModel.name);
    if (width == reader.values().end()) return mostConfigPositions;
    return std::min(mostConfigPositions, mostLearnedCells / std::get<std::int64_t>(width->second));
}

/// The rows of a table, with a note of those that the model adds to what the file says.
std::optional<Given<std::int64_t>> rowsOf(ConfigReader& reader, const SchemeChoice& choice) {
    if (!choice.byType) return positionsOf(reader);
    auto rows = countedPositions(reader, choice.type->count);
    const int extra = choice.type->extraRows;
    if (!rows || extra == 0) return rows;
    if (choice.type->count == Count::given)
        reader.note({POSISCOPE_TR("core", "assumed: max_len = %1 %2 + %3 rows, as models of this type do"),
                     {rows->name, groupedDigits(rows->value), groupedDigits(extra)}});
    else
        reader.note(
            {POSISCOPE_TR("core",
                          "assumed: max_len = %1, one for each patch and %2 for [CLS] and the like, as "
                          "models of this type do"),
             {groupedDigits(rows->value + extra), groupedDigits(extra)}});
    return Given<std::int64_t>{rows->value + extra, rows->name, true};
}

}  // namespace

void readLearned(ConfigReader& reader, const SchemeChoice& choice) {
    reader.choose(learnedEncoding());
    const bool ownWidth = choice.type != nullptr && !choice.type->width.empty();
    if (!ownWidth || !reader.take(keys::dModel.name, {choice.type->width})) takeWidth(reader);
    takeMaxLen(reader, rowsOf(reader, choice), mostRows(reader));
    if (const int first = choice.byType ? choice.type->first : 0; first > 0)
        reader.note(
            {POSISCOPE_TR("core", "assumed: the first word has position %1, as models of this type do"),
             {groupedDigits(first)}});
    reader.note(trainedNumbers());
}

bool statesRows(const ConfigReader& reader, const SchemeChoice& choice) {
    if (reader.encoding() != &learnedEncoding() || !choice.byType) return false;
    // Parts of a model, and what the notes of a type speak of, have tables of their own.
    for (const auto& [key, value] : reader.outermost().items())
        if (value.is_object() && key.ends_with("_config")) return false;
    const auto rows = reader.values().find(keys::maxLen.name);
    return choice.type->notes.empty() && rows != reader.values().end() &&
           std::get<std::int64_t>(rows->second) < mostRows(reader);  // more are not shown
}

void readSinusoidal(ConfigReader& reader, const SchemeChoice& choice) {
    reader.choose(sinusoidalEncoding());
    takeWidth(reader);
    takeMaxLen(reader, rowsOf(reader, choice), mostConfigPositions);
    const bool known = choice.type != nullptr;
    const Text reason = known ? Text(POSISCOPE_TR("core", "as models of this type do"))
                              : Text(POSISCOPE_TR("core", "as in the paper; the file does not say"));
    const bool interleaved = !known || choice.type->interleaved;
    reader.assume(keys::layout.name, std::string(interleaved ? "interleaved" : "half-split"), reason);
    const bool endpoint = choice.byType && choice.type->endpoint;
    reader.assume(keys::spectrum.name, std::string(endpoint ? "endpoint" : "paper"), reason);
    reader.assume(keys::firstPosition.name, std::int64_t{choice.byType ? choice.type->first : 0}, reason);
}

void readTimestep(ConfigReader& reader, const SchemeChoice& choice) {
    reader.choose(timestepEncoding());
    takeWidth(reader);
    takeMaxLen(reader, rowsOf(reader, choice), mostConfigPositions);
    const Text reason = POSISCOPE_TR("core", "as models of this type do");
    reader.assume("downscale_freq_shift", choice.type->endpoint ? 1.0 : 0.0, reason);
    reader.assume("flip_sin_to_cos", true, reason);
    reader.note(POSISCOPE_TR(
        "core", "assumed: the encoding of diffusion timesteps, as its cosines stand before the sines too"));
}

void readMae(ConfigReader& reader, const SchemeChoice& /*choice*/) {
    reader.choose(sinusoidal2dEncoding());
    takeWidth(reader);
    const auto grid = gridOf(reader);
    if (!grid) return;
    reader.set("height", grid->rows, grid->name);
    reader.set("width", grid->columns, grid->name);
    reader.assume("form", std::string("mae"), POSISCOPE_TR("core", "as models of this type do"));
}

void readDetr(ConfigReader& reader, const SchemeChoice& /*choice*/) {
    reader.choose(sinusoidal2dEncoding());
    takeWidth(reader);
    reader.assume("form", std::string("detr"), POSISCOPE_TR("core", "as models of this type do"));
    reader.assume("normalise", true, POSISCOPE_TR("core", "as models of this type do"));
    reader.note(
        POSISCOPE_TR("core", "assumed: height and width as usual, as the feature map follows the picture"));
}

}  // namespace posiscope
