// The query and the key whose rotation is shown.
#pragma once

#include <cstdint>
#include <mutex>
#include <string>
#include <vector>

#include "core/parameters/value.h"

namespace posiscope {

/// One head's query and key, both of head_dim elements: all ones, independent standard normal numbers of a
/// seed, or given ones, where an empty list means all ones. Made when they are first asked for; safe to read
/// from several threads.
class RotaryVectors {
 public:
    enum class Kind { ones, random, given };

    RotaryVectors(Kind kind, std::int64_t size, std::int64_t seed, NumberList query, NumberList key);

    const std::vector<double>& query() const;
    const std::vector<double>& key() const;

 private:
    void make() const;

    Kind kind_;
    std::size_t size_;
    std::uint64_t seed_;
    mutable std::once_flag once_;
    mutable std::vector<double> query_, key_;
};

}  // namespace posiscope
