// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/plot/colourspan.h"

#include <algorithm>
#include <deque>
#include <future>
#include <mutex>
#include <optional>

#include "core/fields/fieldends.h"

namespace posiscope {

namespace {

/// The ends of the last fields, known or being computed: panes that ask for the same ones compute them once.
class KnownEnds {
 public:
    using Ends = std::shared_future<Interval>;

    std::optional<Ends> find(const SpannedField& field) {
        const std::lock_guard lock(mutex_);
        return findLocked(field);
    }
    /// The ends, computed by whoever asks first.
    Ends get(const SpannedField& field) {
        std::packaged_task<Interval()> task([&field] { return endsOf(*field.field); });
        const Ends ends = task.get_future().share();
        {
            constexpr std::size_t most = 32;
            const std::lock_guard lock(mutex_);
            if (auto known = findLocked(field)) return *known;
            known_.push_front({field.of, field.what, ends});
            if (known_.size() > most) known_.pop_back();
        }
        task();
        return ends;
    }

 private:
    struct Known {
        std::weak_ptr<const void> of;
        int what = 0;
        Ends ends;
    };
    std::optional<Ends> findLocked(const SpannedField& field) const {
        for (const Known& each : known_)
            if (each.what == field.what && each.of.lock() == field.of) return each.ends;
        return std::nullopt;
    }

    std::mutex mutex_;
    std::deque<Known> known_;
};

KnownEnds& knownEndsOfFields() {
    static KnownEnds known;
    return known;
}

}  // namespace

Interval endsOf(const ColourSpan& span) {
    std::vector<KnownEnds::Ends> asked;
    for (const SpannedField& each : span)
        asked.push_back(knownEndsOfFields().get(each));
    Interval all = Interval::none();
    for (const KnownEnds::Ends& each : asked)
        all.include(each.get());
    return all.isNone() ? Interval() : all;
}

std::optional<Interval> knownEnds(const ColourSpan& span) {
    const auto isKnown = [](const SpannedField& each) {
        const auto ends = knownEndsOfFields().find(each);
        return ends && ends->wait_for(std::chrono::seconds(0)) == std::future_status::ready;
    };
    return std::ranges::all_of(span, isKnown) ? std::optional(endsOf(span)) : std::nullopt;
}

}  // namespace posiscope
