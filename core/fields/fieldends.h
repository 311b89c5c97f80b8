// SPDX-License-Identifier: GPL-3.0-or-later
// The smallest and the largest cell of a field.
#pragma once

#include "core/fields/field.h"
#include "core/math/interval.h"

namespace posiscope {

/// A field whose cells may depend on |row − column| alone, so that its first row holds all of them.
class MaybeToeplitz {
 public:
    virtual bool toeplitz() const = 0;

 protected:
    ~MaybeToeplitz() = default;
};
bool isToeplitz(const Field& field);

/// The smallest and the largest finite cell; Interval::none() where there is none. Of four million cells each
/// is looked at, and of a field that is Toeplitz its first row. Of more cells it is a lattice that their
/// number and the time that one takes determine, the first and the last ones among them: runs of neighbours,
/// and of a first row distances that grow by a factor.
Interval endsOf(const Field& field);
/// Roughly how long that takes, in ns.
double endsWork(const Field& field);

}  // namespace posiscope
