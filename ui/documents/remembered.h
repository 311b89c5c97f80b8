// SPDX-License-Identifier: GPL-3.0-or-later
// The last few results of a slow function.
#pragma once

#include <algorithm>
#include <cstddef>
#include <deque>

namespace posiscope {

/// Four results, each by what it was made of; the oldest is forgotten first.
template <class Key, class Value>
class Remembered {
 public:
    template <class Make>
    const Value& of(const Key& key, const Make& make) {
        constexpr std::size_t most = 4;
        const auto known = std::ranges::find(all_, key, &One::key);
        if (known != all_.end()) return known->value;
        if (all_.size() == most) all_.pop_front();
        all_.push_back({key, make()});
        return all_.back().value;
    }

 private:
    struct One {
        Key key;
        Value value;
    };
    std::deque<One> all_;
};

}  // namespace posiscope
