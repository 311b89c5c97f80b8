// SPDX-License-Identifier: GPL-3.0-or-later
// The values of parameters, by key.
#pragma once

#include <cstdint>
#include <map>
#include <stdexcept>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace posiscope {

/// A list of indices such as the chosen dimensions, ascending and without repeats.
using Indices = std::vector<std::int64_t>;

/// A list of real numbers, in an order that means something.
using NumberList = std::vector<double>;

/// The value of a parameter: a flag, a whole number, a real number, a word (a choice or free text), indices,
/// numbers.
using Value = std::variant<bool, std::int64_t, double, std::string, Indices, NumberList>;

/// The name of a parameter together with its type, so that a lookup cannot mix types up.
template <class T>
struct Key {
    const char* name;
};

/// Parameter values by key. Equality-comparable; what is absent has not been set.
class Values {
 public:
    template <class T>
    const T& get(Key<T> key) const {
        return std::get<T>(at(key.name));
    }
    template <class T>
    void set(Key<T> key, T value) {
        values_[key.name] = std::move(value);
    }

    /// Throws std::out_of_range for a key that was never set: that is a mistake in the program, not in its
    /// input.
    const Value& at(std::string_view key) const {
        const auto found = values_.find(key);
        if (found == values_.end()) throw std::out_of_range("no value for " + std::string(key));
        return found->second;
    }
    bool contains(std::string_view key) const { return values_.find(key) != values_.end(); }
    void set(std::string_view key, Value value) { values_[std::string(key)] = std::move(value); }
    const std::map<std::string, Value, std::less<>>& all() const { return values_; }

    bool operator==(const Values&) const = default;

 private:
    std::map<std::string, Value, std::less<>> values_;
};

}  // namespace posiscope
