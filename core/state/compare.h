// SPDX-License-Identifier: GPL-3.0-or-later
// How two encodings differ, in words and in numbers.
#pragma once

#include <functional>
#include <optional>

#include "core/fields/field.h"
#include "core/state/snapshot.h"

namespace posiscope {

/// One thing that A and B do not have in common: "base: 10000 in A, 500000 in B".
struct WordDifference {
    Text what;
    Text inA;
    Text inB;
    /// The numbers for programs, or lists of them; nothing where it is a word.
    std::optional<Value> valueA = {};
    std::optional<Value> valueB = {};
    bool operator==(const WordDifference&) const = default;
};

/// The encodings and parameters in which A and B differ; what only one of them has is told with the other's
/// side empty.
std::vector<WordDifference> differencesInWords(const Values& a, const Values& b);

/// How far apart two cells may be and still count as equal: at least `least`, and the last place of the
/// larger one, where `step` is that of 1 in their type (2^−7 in bfloat16).
struct CellsApart {
    double least = 0;
    double step = 0;

    double of(double a, double b) const;
};

/// A − B over the cells that both have.
struct NumberDifference {
    std::int64_t rows = 0;     ///< that both have
    std::int64_t columns = 0;  ///< that both have
    bool sameShape = true;
    double largest = 0;    ///< max |A − B|
    std::int64_t row = 0;  ///< where that is, first in reading order
    std::int64_t column = 0;
    double valueA = 0;  ///< there
    double valueB = 0;
    double rms = 0;              ///< root mean square of A − B
    std::int64_t differing = 0;  ///< how many cells are not equal
    std::int64_t beyond = 0;     ///< how many of them are farther apart than they may be, or not finite
    std::int64_t notFinite = 0;  ///< cells where A − B is no finite number: they count as differing
    bool complete = true;        ///< false when `proceed` stopped it

    bool within(double tolerance) const {
        return sameShape && complete && notFinite == 0 && largest <= tolerance;
    }
};

/// Looks at every cell once, in blocks; `proceed` is told the share done and may stop it.
NumberDifference differenceInNumbers(const Field& a, const Field& b,
                                     const std::function<bool(double)>& proceed = {},
                                     const CellsApart& apart = {});

/// A matrix of A beside that of B.
struct ComparedPart {
    Text what;  ///< "the table", "the bias of head 3"
    std::shared_ptr<const Field> a, b;
    /// Names a cell: "row 3, column 5".
    std::function<Text(std::int64_t row, std::int64_t column)> place;
};

/// What two encodings do, side by side:
/// - the tables, where both have one;
/// - the bias of every head that both have;
/// - what the rotation does to queries and to keys: at every position, all entries of the matrix R_p that are
/// not
///   0 in A or in B by the way in which elements are paired, so that interleaved pairs differ from half-split
///   ones although cosines and sines are the same. The vectors that the views turn do not count.
/// A table from a file can be nothing but a table, and is compared with tables alone.
struct Comparable {
    std::vector<ComparedPart> parts;
    std::vector<Text> compared;     ///< the same for people: "the bias of 8 heads"
    std::vector<Text> notCompared;  ///< what the one has, and the other as a file cannot have
    std::vector<Text> unlike;       ///< why A and B differ whatever the parts say: "8 heads in A, 12 in B"
};
Comparable comparableOf(const Snapshot& a, const Snapshot& b);

/// Whether the part has the cells of the one before it, and so the same differences.
bool isSameAsBefore(const Comparable& fields, std::size_t part);

/// The differences of all parts, and of all together.
struct PartDifferences {
    std::vector<NumberDifference> parts;
    std::size_t worst = 0;  ///< the part with the largest difference
    std::int64_t cells = 0;
    std::int64_t differing = 0;
    std::int64_t notFinite = 0;
    double rms = 0;
    bool like = true;  ///< nothing in Comparable::unlike, and there is a part

    bool within(double tolerance) const;
};
PartDifferences differencesOf(const Comparable& fields, const std::function<bool(double)>& proceed = {});

}  // namespace posiscope
