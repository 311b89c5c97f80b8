#include <algorithm>

#include "core/config/modelconfig.h"
#include "core/config/schemes.h"
#include "core/config/sizes.h"
#include "core/encodings/learned.h"
#include "core/encodings/sinusoidal.h"
#include "core/encodings/sinusoidal2d.h"
#include "core/keys.h"

namespace posiscope {

namespace {

constexpr std::int64_t mostLearnedCells = std::int64_t{1} << 26U;  // what the learned encoding takes

Text trainedNumbers() {
    return POSISCOPE_TR("core",
                        "not shown: the trained numbers, which are in the weights; open the model’s "
                        ".safetensors file with File ▸ Open table. Random numbers stand in their place");
}

std::int64_t mostRows(const ConfigReader& reader) {
    const auto width = reader.values().find(keys::dModel.name);
    if (width == reader.values().end()) return mostConfigPositions;
    return std::min(mostConfigPositions, mostLearnedCells / std::get<std::int64_t>(width->second));
}

/// image_size or patch_size: one number, or the same one for both sides.
std::optional<Given<std::int64_t>> lengthOf(ConfigReader& reader, std::string_view key) {
    constexpr std::int64_t longest = 1'000'000;
    const auto given = reader.any({key});
    if (!given || !given->value->is_array()) return reader.whole({key}, 1, longest);
    const auto& sides = *given->value;
    if (sides.size() == 2 && sides[0] == sides[1] && sides[0].is_number_unsigned())
        if (const auto side = sides[0].get<std::uint64_t>(); side >= 1 && side <= longest)
            return Given<std::int64_t>{static_cast<std::int64_t>(side), given->name};
    reader.fail({{POSISCOPE_TR("core", "%1 must be a whole number from 1 to %2, or twice the same one"),
                  {given->name, groupedDigits(longest)}},
                 ""});
    return std::nullopt;
}

/// How many patches a side of the image has.
std::optional<Given<std::int64_t>> gridOf(ConfigReader& reader) {
    const auto image = lengthOf(reader, "image_size");
    const auto patch = lengthOf(reader, "patch_size");
    if (!image || !patch) {
        reader.fail(missing(!image ? "image_size" : "patch_size"));
        return std::nullopt;
    }
    const std::int64_t side = image->value / patch->value;
    reader.note({POSISCOPE_TR("core", "read: %1 %2 / %3 %4 → %5 × %5 patches"),
                 {image->name, std::to_string(image->value), patch->name, std::to_string(patch->value),
                  std::to_string(side)}});
    return Given<std::int64_t>{side, image->name + " / " + patch->name};
}

}  // namespace

void readLearned(ConfigReader& reader, const SchemeChoice& choice) {
    reader.choose(learnedEncoding());
    const auto embedding = reader.whole({"embedding_size"}, 1, largestWidth);
    if (embedding && choice.type != nullptr) {
        reader.set(keys::dModel.name, embedding->value, embedding->name);
        reader.noteTaken(*embedding, keys::dModel.name);
    } else {
        takeWidth(reader);
    }
    auto rows = positionsOf(reader);
    const int first = choice.byType ? choice.type->first : 0;
    const int extra = choice.byType ? choice.type->extraRows : 0;
    if (rows && extra > 0) {
        reader.note({POSISCOPE_TR("core", "assumed: max_len = %1 %2 + %3 rows, as models of this type do"),
                     {rows->name, std::to_string(rows->value), std::to_string(extra)}});
        rows = Given<std::int64_t>{rows->value + extra, rows->name, true};
    }
    takeMaxLen(reader, rows, mostRows(reader));
    if (first > 0)
        reader.note(
            {POSISCOPE_TR("core", "assumed: the first word has position %1, as models of this type do"),
             {std::to_string(first)}});
    reader.note(trainedNumbers());
}

void readSinusoidal(ConfigReader& reader, const SchemeChoice& choice) {
    reader.choose(sinusoidalEncoding());
    takeWidth(reader);
    takeMaxLen(reader, positionsOf(reader), mostConfigPositions);
    const bool known = choice.type != nullptr;
    const Text reason = known ? Text(POSISCOPE_TR("core", "as models of this type do"))
                              : Text(POSISCOPE_TR("core", "as in the paper; the file does not say"));
    const bool interleaved = !known || choice.type->interleaved;
    reader.assume(keys::layout.name, std::string(interleaved ? "interleaved" : "half-split"), reason);
    const bool endpoint = choice.byType && choice.type->endpoint;
    reader.assume(keys::spectrum.name, std::string(endpoint ? "endpoint" : "paper"), reason);
    reader.assume(keys::firstPosition.name, std::int64_t{choice.byType ? choice.type->first : 0}, reason);
}

void readMae(ConfigReader& reader, const SchemeChoice& /*choice*/) {
    reader.choose(sinusoidal2dEncoding());
    takeWidth(reader);
    const auto side = gridOf(reader);
    if (!side) return;
    reader.set("height", side->value, side->name);
    reader.set("width", side->value, side->name);
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

void readPatches(ConfigReader& reader, const SchemeChoice& choice) {
    reader.choose(learnedEncoding());
    takeWidth(reader);
    auto side = gridOf(reader);
    if (!side) return;
    const int extra = choice.type->extraRows;
    side = Given<std::int64_t>{side->value * side->value + extra, side->name, true};
    reader.note({POSISCOPE_TR("core",
                              "assumed: max_len = %1, one for each patch and %2 for [CLS] and the like, as "
                              "models of this type do"),
                 {std::to_string(side->value), std::to_string(extra)}});
    takeMaxLen(reader, side, mostRows(reader));
    reader.note(trainedNumbers());
}

}  // namespace posiscope
