// How two encodings differ, in words and in numbers.
#pragma once

#include <functional>

#include "core/field.h"
#include "core/scene.h"

namespace posiscope {

/// One thing that A and B do not have in common: "base: 10000 in A, 500000 in B".
struct WordDifference {
    Text what;
    Text inA;
    Text inB;
    bool operator==(const WordDifference&) const = default;
};

/// The encodings and parameters in which A and B differ; what only one of them has is told with the other's
/// side empty.
std::vector<WordDifference> differencesInWords(const Values& a, const Values& b);

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
    std::int64_t notFinite = 0;  ///< cells where A − B is no finite number: they count as differing
    bool complete = true;        ///< false when `proceed` stopped it

    bool within(double tolerance) const {
        return sameShape && complete && notFinite == 0 && largest <= tolerance;
    }
};

/// Looks at every cell once, in blocks; `proceed` is told the share done and may stop it.
NumberDifference differenceInNumbers(const Field& a, const Field& b,
                                     const std::function<bool(double)>& proceed = {});

/// What two models are compared by: their tables, or the biases of a head where both have none.
struct Comparable {
    std::shared_ptr<const Field> a, b;
};
/// Both null where one has a table and the other none.
Comparable comparableOf(const Scene& a, const Scene& b);

}  // namespace posiscope
