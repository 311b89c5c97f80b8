// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/identify/original/madewords.h"

#include <cmath>

#include "core/parameters/keys.h"
#include "core/parameters/numbertext.h"

namespace posiscope {

namespace {

using How = Making::Kind;

bool isLine(const Making& making) {
    return making.from.height == 1 && making.to.height == 1;
}

std::vector<std::string> sides(const Grid& a, const Grid& b) {
    return {groupedDigits(a.height), groupedDigits(a.width), groupedDigits(b.height), groupedDigits(b.width)};
}

Text rowsEvidence(const Making& making, const MadeTable& tables) {
    const std::int64_t rows = tables.table.sheet.rows(), all = tables.original.sheet.rows();
    if (making.shift == 0 && rows == all)
        return POSISCOPE_TR("core", "every row is that row of the original");
    if (making.shift <= 0 && rows - making.shift <= all)
        return {POSISCOPE_TR("core", "the rows are %1 to %2 of the original's %3, as they are"),
                {groupedDigits(-making.shift), groupedDigits(rows - making.shift - 1), groupedDigits(all)}};
    const std::int64_t first = std::max<std::int64_t>(0, making.shift);
    return {POSISCOPE_TR("core", "from row %1 on the rows are those of the original from its row %2 on"),
            {groupedDigits(first), groupedDigits(first - making.shift)}};
}

Text gridEvidence(const Making& making) {
    const auto words = sides(making.from, making.to);
    if (making.kind == How::cropped)
        return {
            POSISCOPE_TR("core",
                         "%3 × %4 of the original's %1 × %2 places, as they are, from row %5, column %6 on"),
            {words[0], words[1], words[2], words[3], groupedDigits(making.top), groupedDigits(making.left)}};
    if (making.from == making.sampled)
        return {POSISCOPE_TR("core", "the original's %1 × %2 places"), {words[0], words[1]}};
    const std::string name = nameOf(making.interpolation);
    if (isLine(making))
        return {POSISCOPE_TR("core", "the original's %1 rows were resized to %2: %3"),
                {words[1], words[3], name}};
    return {POSISCOPE_TR("core", "the original's %1 × %2 places were resized to %3 × %4: %5"),
            {words[0], words[1], words[2], words[3], name}};
}

/// ⌊m · (n/m)⌋ = n − 1 is what a program computes that gives a factor.
void addFloor(std::int64_t from, std::int64_t whole, std::int64_t there, std::vector<Text>& evidence) {
    if (whole == there) return;
    const auto m = static_cast<double>(from), n = static_cast<double>(whole);
    if (std::floor(m * (n / m)) < n)
        evidence.push_back({POSISCOPE_TR("core", "%1 · (%2/%1) is below %2 in float64"),
                            {groupedDigits(from), groupedDigits(whole)}});
}

Text extraEvidence(const Making& making) {
    if (making.extra == making.originalExtra)
        return {POSISCOPE_TR("core", "rows in front that belong to no place: %1"),
                {groupedDigits(making.extra)}};
    if (making.extra == 0)
        return {POSISCOPE_TR("core", "rows in front that belong to no place were left out: %1"),
                {groupedDigits(making.originalExtra)}};
    return {POSISCOPE_TR("core", "rows in front that the original does not have: %1"),
            {groupedDigits(making.extra)}};
}

Text placesWhere(const Making& making) {
    if (making.extra == 0) return POSISCOPE_TR("core", "all rows");
    return {POSISCOPE_TR("core", "rows from %1 on"), {groupedDigits(making.extra)}};
}

bool isMoved(const Making& making, const MadeTable& tables) {
    return making.kind == How::rows &&
           (making.shift > 0 ||
            (making.shift < 0 && tables.table.sheet.rows() >= tables.original.sheet.rows()));
}

Finding movedFinding(const Making& making) {
    const std::int64_t k = making.shift;
    return {"rows-moved",
            {k > 0 ? POSISCOPE_TR("core", "Row p holds position p − %1: the rows are moved")
                   : POSISCOPE_TR("core", "Row p holds position p + %1: the rows are moved"),
             {groupedDigits(std::abs(k))}},
            {POSISCOPE_TR("core", "rows from %1 on"), {groupedDigits(std::max<std::int64_t>(0, k))}}};
}

Finding shortFinding(const Making& making, const Grid& whole) {
    const auto words = sides(making.to, whole);
    return {"one-row-short-after-resizing",
            isLine(making)
                ? Text(POSISCOPE_TR("core",
                                    "There are %1 rows, not %2: a factor was rounded down; resize to a size "
                                    "instead"),
                       {words[1], words[3]})
                : Text(POSISCOPE_TR("core",
                                    "The grid has %1 × %2 places, not %3 × %4: a factor was rounded down; "
                                    "resize to a size instead"),
                       words),
            placesWhere(making)};
}

Finding exchangedFinding(const Making& making, const Grid& grid) {
    return {"sampling-coordinates-exchanged",
            {POSISCOPE_TR("core",
                          "Places were sampled at (y, x): give (x, y), or transpose the picture of %1 × %2 "
                          "places"),
             {groupedDigits(grid.height), groupedDigits(grid.width)}},
            placesWhere(making)};
}

/// What differs between two interpolations, and how to have the one that was meant.
Text interpolationText(const Interpolation& found, const Interpolation& expected) {
    Interpolation other = found;
    other.aligned = expected.aligned;
    if (other == expected)
        return found.aligned ? POSISCOPE_TR("core",
                                            "Corners are aligned where places were meant as areas: resize "
                                            "with align_corners=False")
                             : POSISCOPE_TR("core",
                                            "Places are areas where aligned corners were meant: resize with "
                                            "align_corners=True");
    other = found;
    other.antialias = expected.antialias;
    if (other == expected)
        return found.antialias
                   ? POSISCOPE_TR("core", "Antialiasing was added: resize with antialias=False")
                   : POSISCOPE_TR("core", "Antialiasing was left out: resize with antialias=True");
    return {POSISCOPE_TR("core", "Resized as %1 where %2 was meant: resize the original once more"),
            {nameOf(found), nameOf(expected)}};
}

void diagnoseInterpolation(const Making& making, const MadeTable& tables, const Interpolation& expected,
                           std::vector<Finding>& findings) {
    const bool cut =
        making.kind == How::cropped || (making.kind == How::rows && !isMoved(making, tables) &&
                                        tables.table.sheet.rows() != tables.original.sheet.rows());
    if (cut)
        findings.push_back({"another-interpolation",
                            {POSISCOPE_TR("core",
                                          "The original was cut where resizing as %1 was meant: resize the "
                                          "whole original"),
                             {nameOf(expected)}},
                            placesWhere(making)});
    else if (making.kind == How::resized && making.from != making.sampled && making.interpolation != expected)
        findings.push_back({"another-interpolation", interpolationText(making.interpolation, expected),
                            placesWhere(making)});
}

/// A square number of places s × s, of which the first was taken for a token, and the others for the most
/// nearly square grid that is left: (s − 1) × (s + 1).
bool losesAPlace(const Making& making, const MadeTable& tables) {
    const std::int64_t places = tables.original.sheet.rows();
    const auto side = std::llround(std::sqrt(static_cast<double>(places)));
    return making.kind == How::resized && making.originalExtra == 1 && side * side == places &&
           std::abs(making.from.height - making.from.width) == 2;
}

Finding lostPlaceFinding(const Making& making, std::int64_t places) {
    const std::string side = groupedDigits(std::llround(std::sqrt(static_cast<double>(places))));
    return {
        "place-taken-for-token",
        {POSISCOPE_TR("core",
                      "The original's %1 rows are %2 × %2 places: the first was taken for a class token, "
                      "and the others for %3 × %4"),
         {groupedDigits(places), side, groupedDigits(making.from.height), groupedDigits(making.from.width)}},
        POSISCOPE_TR("core", "all rows")};
}

/// Against the grid that was meant; a grid turned by 90° has its coordinates exchanged as well.
void diagnoseGrid(const Making& making, const std::optional<Grid>& expected, std::vector<Finding>& findings) {
    const Grid& to = making.to;
    if (making.isShort()) return findings.push_back(shortFinding(making, making.sampled));
    if (making.exchanged) return findings.push_back(exchangedFinding(making, to));
    if (!expected || making.kind != How::resized || to == *expected) return;
    const std::int64_t down = expected->height - to.height, across = expected->width - to.width;
    if (to == expected->turned())
        findings.push_back(exchangedFinding(making, *expected));
    else if (down >= 0 && down <= 1 && across >= 0 && across <= 1)
        findings.push_back(shortFinding(making, *expected));
}

}  // namespace

OptionValues optionsOf(const Making& making, const MadeTable& tables) {
    OptionValues options{{keys::dModel.name, tables.table.sheet.columns()},
                         {keys::maxLen.name, tables.table.sheet.rows()}};
    if (making.kind == How::rows) return options;
    if (making.extra > 0) options.emplace_back("extra_rows", making.extra);
    options.emplace_back("original_height", making.from.height);
    options.emplace_back("original_width", making.from.width);
    options.emplace_back("height", making.to.height);
    options.emplace_back("width", making.to.width);
    if (making.kind == How::resized && making.from != making.sampled)
        options.emplace_back("interpolation", nameOf(making.interpolation));
    return options;
}

std::vector<Text> evidenceOf(const Making& making, const MadeTable& tables) {
    std::vector<Text> evidence;
    if (making.kind == How::rows) {
        evidence.push_back(rowsEvidence(making, tables));
    } else {
        evidence.push_back(gridEvidence(making));
        if (making.extra > 0 || making.originalExtra > 0) evidence.push_back(extraEvidence(making));
        if (making.isShort()) {
            addFloor(making.from.height, making.sampled.height, making.to.height, evidence);
            if (making.from.width != making.from.height || making.sampled.width != making.sampled.height)
                addFloor(making.from.width, making.sampled.width, making.to.width, evidence);
        }
    }
    if (tables.originalCells != tables.cells)
        evidence.push_back(
            {POSISCOPE_TR("core", "numbers have the precision of %1, the original's that of %2"),
             {nameOf(tables.cells), nameOf(tables.originalCells)}});
    return evidence;
}

std::vector<Finding> findingsOf(const Making& making, const MadeTable& tables,
                                const OriginalTable& expected) {
    std::vector<Finding> findings;
    if (!tables.table.grid && !tables.original.grid &&
        tables.table.transposed() != tables.original.transposed())
        findings.push_back({"wrong-axis-inserted",
                            POSISCOPE_TR("core", "Rows and columns are exchanged: positions run across"),
                            POSISCOPE_TR("core", "all cells")});
    if (isMoved(making, tables)) findings.push_back(movedFinding(making));
    if (losesAPlace(making, tables))
        findings.push_back(lostPlaceFinding(making, tables.original.sheet.rows()));
    diagnoseGrid(making, expected.grid, findings);
    if (expected.interpolation) diagnoseInterpolation(making, tables, *expected.interpolation, findings);
    return findings;
}

}  // namespace posiscope
