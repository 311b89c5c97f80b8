// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/colourspan.h"

#include <algorithm>
#include <deque>
#include <mutex>
#include <optional>

#include "core/fields/fieldends.h"

namespace posiscope {

namespace {

class KnownEnds {
 public:
    std::optional<Interval> of(const SpannedField& field) {
        const std::lock_guard lock(mutex_);
        for (const Known& each : known_)
            if (each.what == field.what && each.of.lock() == field.of) return each.ends;
        return std::nullopt;
    }
    void keep(const SpannedField& field, const Interval& ends) {
        constexpr std::size_t most = 16;
        const std::lock_guard lock(mutex_);
        known_.push_front({field.of, field.what, ends});
        if (known_.size() > most) known_.pop_back();
    }

 private:
    struct Known {
        std::weak_ptr<const void> of;
        int what = 0;
        Interval ends;
    };
    std::mutex mutex_;
    std::deque<Known> known_;
};

KnownEnds& knownEndsOfFields() {
    static KnownEnds known;
    return known;
}

}  // namespace

Interval endsOf(const ColourSpan& span) {
    Interval all = Interval::none();
    for (const SpannedField& each : span) {
        const auto known = knownEndsOfFields().of(each);
        const Interval own = known ? *known : endsOf(*each.field);
        if (!known) knownEndsOfFields().keep(each, own);
        all.include(own);
    }
    return all.isNone() ? Interval() : all;
}

std::optional<Interval> knownEnds(const ColourSpan& span) {
    const auto isKnown = [](const SpannedField& each) { return knownEndsOfFields().of(each).has_value(); };
    return std::ranges::all_of(span, isKnown) ? std::optional(endsOf(span)) : std::nullopt;
}

}  // namespace posiscope
