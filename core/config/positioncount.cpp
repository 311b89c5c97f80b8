// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/config/positioncount.h"

#include <algorithm>
#include <cmath>

#include "core/config/sizes.h"
#include "core/parameters/keys.h"
#include "core/tables/tableerrors.h"

namespace posiscope {

namespace {

using Json = nlohmann::json;
using Number = std::optional<Given<std::int64_t>>;

constexpr std::int64_t longest = 1'000'000;

/// Whole numbers from 1 to `longest`, as many as there may be.
std::optional<std::vector<std::int64_t>> wholeNumbers(const Json& list, std::size_t least, std::size_t most) {
    std::vector<std::int64_t> numbers;
    if (!list.is_array() || list.size() < least || list.size() > most) return std::nullopt;
    for (const Json& item : list) {
        if (!item.is_number_unsigned() || item.get<std::uint64_t>() > longest || item == 0)
            return std::nullopt;
        numbers.push_back(item.get<std::int64_t>());
    }
    return numbers;
}

Number needed(ConfigReader& reader, std::string_view key) {
    auto number = reader.whole({key}, 1, longest);
    if (!number) reader.fail(missing(std::string(key)));
    return number;
}

/// The sides of a picture or patch: one number for both, or a list whose last two are height and width.
struct Sides {
    std::int64_t height = 0, width = 0;
    std::string name, shown;
};

std::optional<Sides> sidesOf(ConfigReader& reader, std::string_view key) {
    const auto given = reader.any({key});
    if (!given) return reader.fail(missing(std::string(key))), std::nullopt;
    if (!given->value->is_array()) {
        const auto side = reader.whole({key}, 1, longest);
        if (!side) return std::nullopt;
        return Sides{side->value, side->value, side->name, groupedDigits(side->value)};
    }
    const auto numbers = wholeNumbers(*given->value, 2, 3);
    if (!numbers) {
        reader.fail({{POSISCOPE_TR("core", "%1 must be a whole number from 1 to %2, or two of them"),
                      {given->name, groupedDigits(longest)}},
                     ""});
        return std::nullopt;
    }
    const auto [height, width] = std::pair((*numbers)[numbers->size() - 2], numbers->back());
    return Sides{
        height, width, given->name,
        height == width ? groupedDigits(height) : groupedDigits(height) + " × " + groupedDigits(width)};
}

Number countPatches(ConfigReader& reader, std::string_view patchKey) {
    const auto grid = gridOf(reader, patchKey);
    if (!grid) return std::nullopt;
    return Given<std::int64_t>{grid->rows * grid->columns, grid->name, true};
}

Number countTubes(ConfigReader& reader) {
    const auto frames = needed(reader, "num_frames");
    const auto given = reader.any({"tubelet_size"});
    if (!frames || !given) return reader.fail(missing("tubelet_size")), std::nullopt;
    // A number of frames, or a list of frames, height and width.
    const bool isList = given->value->is_array();
    const auto list = wholeNumbers(isList ? *given->value : Json::array({*given->value}), 1, 3);
    if (!list || list->size() == 2) {
        reader.fail({{POSISCOPE_TR("core", "%1 must be a whole number from 1 to %2, or three of them"),
                      {given->name, groupedDigits(longest)}},
                     ""});
        return std::nullopt;
    }
    auto patches = countPatches(reader, isList ? "tubelet_size" : "patch_size");
    if (!patches) return std::nullopt;
    const std::int64_t layers = frames->value / list->front();
    reader.note({POSISCOPE_TR("core", "read: %1 %2 / %3 %4 → %5 layers of patches"),
                 {frames->name, groupedDigits(frames->value), given->name, groupedDigits(list->front()),
                  groupedDigits(layers)}});
    patches->value *= layers;
    return patches;
}

Number countWindows(ConfigReader& reader) {
    const auto length = needed(reader, "context_length");
    const auto patch = needed(reader, "patch_length");
    const auto stride = needed(reader, "patch_stride");
    const auto first = reader.flag({"use_cls_token"});
    if (!length || !patch || !stride || reader.failure()) return std::nullopt;
    const std::int64_t count = (std::max(length->value, patch->value) - patch->value) / stride->value + 1 +
                               (first && first->value ? 1 : 0);
    reader.note(
        {POSISCOPE_TR("core", "read: context_length %1, patch_length %2, patch_stride %3 → %4 patches"),
         {groupedDigits(length->value), groupedDigits(patch->value), groupedDigits(stride->value),
          groupedDigits(count)}});
    return Given<std::int64_t>{count, length->name, true};
}

Number countSeries(ConfigReader& reader) {
    const auto ahead = needed(reader, "prediction_length");
    if (!ahead) return std::nullopt;
    // Left out, the context is as long as what is predicted.
    const auto before = reader.whole({"context_length"}, 1, longest);
    const std::int64_t context = before ? before->value : ahead->value;
    reader.note({POSISCOPE_TR("core", "read: context_length %1 + prediction_length %2 → max_len"),
                 {groupedDigits(context), groupedDigits(ahead->value)}});
    return Given<std::int64_t>{context + ahead->value, ahead->name, true};
}

Number countAxes(ConfigReader& reader) {
    const auto shape = reader.any({"axial_pos_shape"});
    const auto widths = reader.any({"axial_pos_embds_dim"});
    const auto lengths = shape ? wholeNumbers(*shape->value, 2, 2) : std::nullopt;
    const auto parts = widths ? wholeNumbers(*widths->value, 2, 2) : std::nullopt;
    if (!lengths || !parts) {
        reader.fail({{POSISCOPE_TR("core", "%1 must be two whole numbers from 1 to %2"),
                      {lengths ? "axial_pos_embds_dim" : "axial_pos_shape", groupedDigits(longest)}},
                     ""});
        return std::nullopt;
    }
    if (const auto most = reader.any({"max_position_embeddings"}))
        reader.note({POSISCOPE_TR("core", "ignored: %1 %2, as there is %3"),
                     {most->name, shortForm(*most->value), shape->name}});
    const auto text = [](const std::vector<std::int64_t>& two) {
        return groupedDigits(two.front()) + " × " + groupedDigits(two.back());
    };
    reader.note({POSISCOPE_TR("core", "read: %1 %2 → two tables, with %3 and %4 elements a row"),
                 {shape->name, text(*lengths), groupedDigits(parts->front()), groupedDigits(parts->back())}});
    return Given<std::int64_t>{lengths->front() * lengths->back(), shape->name, true};
}

}  // namespace

std::optional<PatchGrid> gridOf(ConfigReader& reader, std::string_view patchKey) {
    const auto image = sidesOf(reader, "image_size");
    const auto patch = sidesOf(reader, patchKey);
    if (!image || !patch) return std::nullopt;
    const PatchGrid grid{image->height / patch->height, image->width / patch->width,
                         image->name + " / " + patch->name};
    reader.note({POSISCOPE_TR("core", "read: %1 %2 / %3 %4 → %5 × %6 patches"),
                 {image->name, image->shown, patch->name, patch->shown, groupedDigits(grid.rows),
                  groupedDigits(grid.columns)}});
    return grid;
}

std::optional<Given<std::int64_t>> countedPositions(ConfigReader& reader, Count count) {
    switch (count) {
        case Count::given: break;
        case Count::patches: return countPatches(reader, "patch_size");
        case Count::tubes: return countTubes(reader);
        case Count::windows: return countWindows(reader);
        case Count::series: return countSeries(reader);
        case Count::axes: return countAxes(reader);
    }
    return positionsOf(reader);
}

}  // namespace posiscope
