// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/patchgrid.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <functional>
#include <vector>

#include "core/analysis/patchparameters.h"

namespace posiscope {

namespace {

constexpr const char* gridField = keys::patchGrid.name;
constexpr std::int64_t mostOnASide = 1'048'576;

/// Of ViT (a class token), DeiT (and one for distillation) and DINOv2 (and four registers).
constexpr std::array<std::int64_t, 4> usualTokensInFront{0, 1, 2, 5};

/// The parts of "1+14x14" between `marks`, without spaces around them.
std::vector<std::string_view> partsBetween(std::string_view text, std::string_view mark) {
    std::vector<std::string_view> parts;
    for (std::size_t at = text.find(mark); at != std::string_view::npos; at = text.find(mark)) {
        parts.push_back(text.substr(0, at));
        text.remove_prefix(at + mark.size());
    }
    parts.push_back(text);
    return parts;
}

std::optional<std::int64_t> countIn(std::string_view text, std::int64_t least) {
    while (text.starts_with(' '))
        text.remove_prefix(1);
    while (text.ends_with(' '))
        text.remove_suffix(1);
    std::int64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool read = error == std::errc() && end == text.data() + text.size();
    return read && number >= least && number <= mostOnASide ? std::optional(number) : std::nullopt;
}

std::optional<PatchGrid> gridIn(std::string_view text) {
    PatchGrid grid;
    const auto sum = partsBetween(text, "+");
    if (sum.size() > 2) return std::nullopt;
    if (sum.size() == 2) {
        const auto tokens = countIn(sum[0], 0);
        if (!tokens) return std::nullopt;
        grid.tokensInFront = *tokens;
    }
    std::string product(sum.back());
    for (std::size_t at = product.find("×"); at != std::string::npos; at = product.find("×"))
        product.replace(at, std::string_view("×").size(), "x");
    const auto sides = partsBetween(product, "x");
    if (sides.size() < 2 || sides.size() > 3) return std::nullopt;
    std::vector<std::int64_t> counts;
    for (const std::string_view side : sides) {
        const auto count = countIn(side, 1);
        if (!count) return std::nullopt;
        counts.push_back(*count);
    }
    if (counts.size() == 3) grid.frames = counts[0];
    grid.height = counts[counts.size() - 2];
    grid.width = counts.back();
    return grid;
}

/// "1 + 14 × 14"
std::string gridInWords(const PatchGrid& grid) {
    std::string words;
    if (grid.tokensInFront > 0) words += groupedDigits(grid.tokensInFront) + " + ";
    if (grid.frames > 1) words += groupedDigits(grid.frames) + " × ";
    return words + groupedDigits(grid.height) + " × " + groupedDigits(grid.width);
}

Result<PatchGrid> givenGrid(std::int64_t rows, std::string_view text) {
    const auto grid = parsePatchGrid(text);
    if (!grid || grid->rows() == rows) return grid;
    return Error{{POSISCOPE_TR("core", "a grid of %1 has %2 rows, and there are %3"),
                  {gridInWords(*grid), groupedDigits(grid->rows()), groupedDigits(rows)}},
                 gridField};
}

Result<PatchGrid> squareOf(std::int64_t rows) {
    for (const std::int64_t tokens : usualTokensInFront) {
        const auto side =
            std::llround(std::sqrt(static_cast<double>(std::max<std::int64_t>(0, rows - tokens))));
        if (side > 1 && side * side + tokens == rows) return PatchGrid{tokens, 1, side, side};
    }
    return Error{{POSISCOPE_TR("core",
                               "the number of rows, %1, is no square with 0, 1, 2 or 5 tokens in front: "
                               "give the grid, such as 1+12x16"),
                  {groupedDigits(rows)}},
                 gridField};
}

constexpr std::size_t mostSides = 3;

/// A side of a raster: its axis, and how the coordinate of its last place is reached.
struct RasterSide {
    std::size_t axis = 0;
    Coordinate first, step = 1;
    std::int64_t count = 1;
};

/// Whether the block of places that ends in `row` is the last one with the side's coordinate at `place`: on
/// faster sides it goes from the first to the last, and all others stand still.
bool isBlockAt(const Positions& positions, std::int64_t row, std::int64_t stride, const RasterSide& side,
               const Coordinate& place, const std::vector<RasterSide>& faster) {
    const std::int64_t last = positions.rows() - 1, begin = row - stride + 1;
    if (begin < 0) return false;
    for (std::size_t axis = 0; axis < positions.axes().size(); ++axis) {
        const auto fast = std::ranges::find(faster, axis, &RasterSide::axis);
        const Coordinate end = axis == side.axis ? place : positions.at(last, axis);
        if (positions.at(row, axis) != end) return false;
        if (positions.at(begin, axis) != (fast == faster.end() ? end : fast->first)) return false;
    }
    return true;
}

/// The side that counts in steps of `stride` rows, read from the last row backwards; nothing where no axis
/// does, or several.
std::optional<RasterSide> sideOf(const Positions& positions, std::int64_t stride,
                                 const std::vector<RasterSide>& faster) {
    const std::int64_t last = positions.rows() - 1;
    if (last - stride < 0) return std::nullopt;
    std::optional<RasterSide> side;
    for (std::size_t axis = 0; axis < positions.axes().size(); ++axis) {
        if (std::ranges::find(faster, axis, &RasterSide::axis) != faster.end()) continue;
        const Coordinate step = positions.at(last, axis) - positions.at(last - stride, axis);
        if (step == Coordinate(0)) continue;
        if (side) return std::nullopt;
        side = RasterSide{axis, positions.at(last, axis), step};
    }
    if (!side) return std::nullopt;
    for (std::int64_t row = last - stride;; row -= stride) {
        const Coordinate next = side->first - side->step;
        if (!isBlockAt(positions, row, stride, *side, next, faster)) break;
        side->first = next;
        ++side->count;
    }
    return side->count > 1 ? side : std::nullopt;
}

/// The same positions in front, and then a raster of these sides, the fastest first.
Positions rasterOf(const Positions& positions, std::int64_t tokensInFront,
                   const std::vector<RasterSide>& sides) {
    std::int64_t patches = 1;
    for (const RasterSide& side : sides)
        patches *= side.count;
    std::vector<std::vector<PositionRun>> runs(positions.axes().size());
    for (std::size_t axis = 0; axis < runs.size(); ++axis) {
        for (std::int64_t row = 0; row < tokensInFront; ++row)
            runs[axis].push_back({positions.at(row, axis)});
        std::int64_t repeats = 1;
        std::int64_t times = 0;
        for (const RasterSide& side : sides) {
            if (side.axis == axis) {
                times = patches / (repeats * side.count);
                runs[axis].insert(runs[axis].end(), static_cast<std::size_t>(times),
                                  {side.first, side.step, side.count, repeats});
            }
            repeats *= side.count;
        }
        if (times == 0) runs[axis].push_back({positions.at(tokensInFront, axis), 1, 1, patches});
    }
    return Positions::pieces({positions.axes().begin(), positions.axes().end()}, std::move(runs));
}

/// Whether the first rows are tokens: each has one number on all axes, as text has. A fourth axis may count
/// it.
bool areTokens(const Positions& positions, std::int64_t rows, const std::vector<RasterSide>& sides) {
    const bool all = positions.axes().size() <= mostSides;
    for (std::int64_t row = 0; row < rows; ++row)
        for (std::size_t axis = 0; axis < positions.axes().size(); ++axis) {
            const bool counts = all || std::ranges::find(sides, axis, &RasterSide::axis) != sides.end();
            if (counts && positions.at(row, axis) != positions.at(row, sides[0].axis)) return false;
        }
    return true;
}

std::optional<PatchGrid> rasterIn(const Positions& positions) {
    std::vector<RasterSide> sides;
    std::int64_t stride = 1;
    while (sides.size() < mostSides) {
        const auto side = sideOf(positions, stride, sides);
        if (!side) break;
        sides.push_back(*side);
        stride *= side->count;
    }
    const std::int64_t tokens = positions.rows() - stride;
    if (sides.empty() || !areTokens(positions, tokens, sides)) return std::nullopt;
    if (!(rasterOf(positions, tokens, sides) == positions)) return std::nullopt;
    // Frames, rows and columns, by the order of the axes where that is the order of the raster.
    std::array<std::int64_t, mostSides> counts{1, 1, 1};
    const std::size_t axes = positions.axes().size();
    const bool inOrder =
        axes <= mostSides && std::ranges::is_sorted(sides, std::greater(), &RasterSide::axis);
    for (std::size_t n = 0; n < sides.size(); ++n)
        counts[inOrder ? mostSides - axes + sides[n].axis : mostSides - 1 - n] = sides[n].count;
    const PatchGrid grid{tokens, counts[0], counts[1], counts[2]};
    return grid;
}

}  // namespace

std::optional<Patch> PatchGrid::patchOf(std::int64_t row) const {
    const std::int64_t n = row - tokensInFront;
    if (n < 0 || row >= rows()) return std::nullopt;
    return Patch{n / patchesOfFrame(), n % patchesOfFrame() / width, n % width};
}

Result<PatchGrid> parsePatchGrid(std::string_view text) {
    if (const auto grid = gridIn(text)) return *grid;
    return Error{
        {POSISCOPE_TR("core",
                      "a grid is written as 14x14 (height x width), 1+14x14 with tokens in front, or "
                      "8x14x14 with frames, not as “%1”"),
         {std::string(text)}},
        gridField};
}

std::string formatPatchGrid(const PatchGrid& grid) {
    std::string text;
    if (grid.tokensInFront > 0) text += std::to_string(grid.tokensInFront) + "+";
    if (grid.frames > 1) text += std::to_string(grid.frames) + "x";
    return text + std::to_string(grid.height) + "x" + std::to_string(grid.width);
}

Result<PatchGrid> patchGridOf(const Positions& positions, std::string_view given) {
    if (!given.empty()) return givenGrid(positions.rows(), given);
    if (positions.axes().size() == 1) return squareOf(positions.rows());
    if (const auto grid = rasterIn(positions)) return *grid;
    return Error{
        {POSISCOPE_TR("core",
                      "these places are no grid that is read row by row: give one of %1 rows, such as "
                      "1+12x16"),
         {groupedDigits(positions.rows())}},
        gridField};
}

}  // namespace posiscope
