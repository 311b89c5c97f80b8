// SPDX-License-Identifier: GPL-3.0-or-later
// The smallest and the largest cell of a field.
#pragma once

#include "core/fields/field.h"
#include "core/math/interval.h"

namespace posiscope {

/// A field whose cells may depend on |row − column| alone, so that its first row holds all of them.
class MaybeToeplitz {
 public:
    /// How many cosines each cell is the sum of where it does; otherwise 0.
    virtual std::int64_t toeplitzTerms() const = 0;

 protected:
    ~MaybeToeplitz() = default;
};
std::int64_t toeplitzTerms(const Field& field);
inline bool isToeplitz(const Field& field) {
    return toeplitzTerms(field) > 0;
}

/// The smallest and the largest finite cell; Interval::none() where there is none. Of four million cells each
/// is looked at, and of a field that is Toeplitz its first row. Of more cells it is a lattice that their
/// number and their terms determine, the first and the last ones among them: runs of neighbours, and of a
/// first row distances that grow by a factor.
Interval endsOf(const Field& field);

}  // namespace posiscope
