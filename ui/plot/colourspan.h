// SPDX-License-Identifier: GPL-3.0-or-later
// What automatic limits of colours come from.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "core/fields/field.h"
#include "core/math/interval.h"

namespace posiscope {

/// A field that colours span. Fields are made anew for each picture: it is the same one as long as `of`, its
/// model, and `what` of it are the same.
struct SpannedField {
    std::shared_ptr<const Field> field;
    std::shared_ptr<const void> of;
    int what = 0;
    bool operator==(const SpannedField& other) const { return of == other.of && what == other.what; }
};

/// The fields of a colour bar: one, or those of A and of B that share it.
using ColourSpan = std::vector<SpannedField>;

/// The smallest and the largest value of all of them (core/fields/fieldends.h); {0, 0} where there is none.
/// Those of the last fields are kept, for all panes together. From any thread.
Interval endsOf(const ColourSpan& span);
/// The same where it is kept.
std::optional<Interval> knownEnds(const ColourSpan& span);

}  // namespace posiscope
