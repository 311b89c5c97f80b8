// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/identify/original/madewords.h"

#include <cmath>

#include "core/parameters/keys.h"
#include "core/parameters/numbertext.h"

namespace posiscope {

namespace {

using How = MadeHypothesis::Kind;

bool isLine(const MadeHypothesis& hypothesis) {
    return hypothesis.from.height == 1 && hypothesis.to.height == 1;
}

std::vector<std::string> sides(const Grid& a, const Grid& b) {
    return {groupedDigits(a.height), groupedDigits(a.width), groupedDigits(b.height), groupedDigits(b.width)};
}

Text gridEvidence(const MadeHypothesis& hypothesis) {
    const auto words = sides(hypothesis.from, hypothesis.to);
    if (hypothesis.kind == How::cropped)
        return {
            POSISCOPE_TR("core",
                         "%3 × %4 of the original's %1 × %2 places, as they are, from row %5, column %6 on"),
            {words[0], words[1], words[2], words[3], groupedDigits(hypothesis.top),
             groupedDigits(hypothesis.left)}};
    if (hypothesis.from == hypothesis.sampled)
        return {POSISCOPE_TR("core", "the original's %1 × %2 places"), {words[0], words[1]}};
    const std::string name = nameOf(hypothesis.interpolation);
    if (isLine(hypothesis))
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

Text extraEvidence(const MadeHypothesis& hypothesis) {
    if (hypothesis.extra == hypothesis.originalExtra)
        return {POSISCOPE_TR("core", "rows in front that belong to no place: %1"),
                {groupedDigits(hypothesis.extra)}};
    if (hypothesis.extra == 0)
        return {POSISCOPE_TR("core", "rows in front that belong to no place were left out: %1"),
                {groupedDigits(hypothesis.originalExtra)}};
    return {POSISCOPE_TR("core", "rows in front that the original does not have: %1"),
            {groupedDigits(hypothesis.extra)}};
}

Text placesWhere(const MadeHypothesis& hypothesis) {
    if (hypothesis.extra == 0) return POSISCOPE_TR("core", "all rows");
    return {POSISCOPE_TR("core", "rows from %1 on"), {groupedDigits(hypothesis.extra)}};
}

Finding shortFinding(const MadeHypothesis& hypothesis, const Grid& whole) {
    const auto words = sides(hypothesis.to, whole);
    return {"one-row-short-after-resizing",
            isLine(hypothesis)
                ? Text(POSISCOPE_TR("core",
                                    "There are %1 rows, not %2: a factor was rounded down; resize to a size "
                                    "instead"),
                       {words[1], words[3]})
                : Text(POSISCOPE_TR("core",
                                    "The grid has %1 × %2 places, not %3 × %4: a factor was rounded down; "
                                    "resize to a size instead"),
                       words),
            placesWhere(hypothesis)};
}

Finding exchangedFinding(const MadeHypothesis& hypothesis, const Grid& grid) {
    return {"sampling-coordinates-exchanged",
            {POSISCOPE_TR("core",
                          "Places were sampled at (y, x): give (x, y), or transpose the picture of %1 × %2 "
                          "places"),
             {groupedDigits(grid.height), groupedDigits(grid.width)}},
            placesWhere(hypothesis)};
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

void diagnoseInterpolation(const MadeHypothesis& hypothesis, const Interpolation& expected,
                           std::vector<Finding>& findings) {
    if (hypothesis.kind == How::cropped)
        findings.push_back({"another-interpolation",
                            {POSISCOPE_TR("core",
                                          "The original was cut where resizing as %1 was meant: resize the "
                                          "whole original"),
                             {nameOf(expected)}},
                            placesWhere(hypothesis)});
    else if (hypothesis.kind == How::resized && hypothesis.from != hypothesis.sampled &&
             hypothesis.interpolation != expected)
        findings.push_back({"another-interpolation", interpolationText(hypothesis.interpolation, expected),
                            placesWhere(hypothesis)});
}

/// A square number of places s × s, of which the first was taken for a token, and the others for the most
/// nearly square grid that is left: (s − 1) × (s + 1).
bool losesAPlace(const MadeHypothesis& hypothesis, const MadeTable& tables) {
    const std::int64_t places = tables.original.sheet.rows();
    const auto side = std::llround(std::sqrt(static_cast<double>(places)));
    return hypothesis.kind == How::resized && hypothesis.originalExtra == 1 && side * side == places &&
           std::abs(hypothesis.from.height - hypothesis.from.width) == 2;
}

Finding lostPlaceFinding(const MadeHypothesis& hypothesis, std::int64_t places) {
    const std::string side = groupedDigits(std::llround(std::sqrt(static_cast<double>(places))));
    return {"place-taken-for-token",
            {POSISCOPE_TR("core",
                          "The original's %1 rows are %2 × %2 places: the first was taken for a class token, "
                          "and the others for %3 × %4"),
             {groupedDigits(places), side, groupedDigits(hypothesis.from.height),
              groupedDigits(hypothesis.from.width)}},
            POSISCOPE_TR("core", "all rows")};
}

/// Against the grid that was meant; a grid turned by 90° has its coordinates exchanged as well.
void diagnoseGrid(const MadeHypothesis& hypothesis, const std::optional<Grid>& expected,
                  std::vector<Finding>& findings) {
    const Grid& to = hypothesis.to;
    if (hypothesis.isShort()) return findings.push_back(shortFinding(hypothesis, hypothesis.sampled));
    if (hypothesis.exchanged) return findings.push_back(exchangedFinding(hypothesis, to));
    if (!expected || hypothesis.kind != How::resized || to == *expected) return;
    const std::int64_t down = expected->height - to.height, across = expected->width - to.width;
    if (to == expected->turned())
        findings.push_back(exchangedFinding(hypothesis, *expected));
    else if (down >= 0 && down <= 1 && across >= 0 && across <= 1)
        findings.push_back(shortFinding(hypothesis, *expected));
}

}  // namespace

OptionValues optionsOf(const MadeHypothesis& hypothesis, const MadeTable& tables) {
    OptionValues options{{keys::dModel.name, tables.table.sheet.columns()},
                         {keys::maxLen.name, tables.table.sheet.rows()}};
    if (hypothesis.extra > 0) options.emplace_back("extra_rows", hypothesis.extra);
    options.emplace_back("original_height", hypothesis.from.height);
    options.emplace_back("original_width", hypothesis.from.width);
    options.emplace_back("height", hypothesis.to.height);
    options.emplace_back("width", hypothesis.to.width);
    if (hypothesis.kind == How::resized && hypothesis.from != hypothesis.sampled)
        options.emplace_back("interpolation", nameOf(hypothesis.interpolation));
    return options;
}

std::vector<Text> evidenceOf(const MadeHypothesis& hypothesis, const MadeTable& tables) {
    std::vector<Text> evidence{gridEvidence(hypothesis)};
    if (hypothesis.extra > 0 || hypothesis.originalExtra > 0) evidence.push_back(extraEvidence(hypothesis));
    if (hypothesis.isShort()) {
        addFloor(hypothesis.from.height, hypothesis.sampled.height, hypothesis.to.height, evidence);
        if (hypothesis.from.width != hypothesis.from.height ||
            hypothesis.sampled.width != hypothesis.sampled.height)
            addFloor(hypothesis.from.width, hypothesis.sampled.width, hypothesis.to.width, evidence);
    }
    if (tables.originalCells != tables.cells)
        evidence.push_back(
            {POSISCOPE_TR("core", "numbers have the precision of %1, the original's that of %2"),
             {nameOf(tables.cells), nameOf(tables.originalCells)}});
    return evidence;
}

std::vector<Finding> findingsOf(const MadeHypothesis& hypothesis, const MadeTable& tables,
                                const OriginalTable& expected) {
    std::vector<Finding> findings;
    if (!tables.table.grid && !tables.original.grid &&
        tables.table.transposed() != tables.original.transposed())
        findings.push_back({"wrong-axis-inserted",
                            POSISCOPE_TR("core", "Rows and columns are exchanged: positions run across"),
                            POSISCOPE_TR("core", "all cells")});
    if (losesAPlace(hypothesis, tables))
        findings.push_back(lostPlaceFinding(hypothesis, tables.original.sheet.rows()));
    diagnoseGrid(hypothesis, expected.grid, findings);
    if (expected.interpolation) diagnoseInterpolation(hypothesis, *expected.interpolation, findings);
    return findings;
}

}  // namespace posiscope
