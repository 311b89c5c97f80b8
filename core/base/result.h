// SPDX-License-Identifier: GPL-3.0-or-later
// A value or the reason why there is none.
#pragma once

#include <optional>
#include <utility>
#include <variant>

#include "core/base/text.h"

namespace posiscope {

/// An error, as one sentence for a person. `field` is the key of the parameter it is about, if any.
struct Error {
    Text text;
    std::string field;
    bool operator==(const Error&) const = default;
};

/// Either a value or an Error. Nothing in the core throws for bad input; callers look.
template <class T>
class Result {
 public:
    Result(T value) : held_(std::move(value)) {}      // NOLINT(google-explicit-constructor)
    Result(Error error) : held_(std::move(error)) {}  // NOLINT(google-explicit-constructor)

    bool ok() const { return held_.index() == 0; }
    explicit operator bool() const { return ok(); }
    const T& value() const { return std::get<0>(held_); }
    T& value() { return std::get<0>(held_); }
    const T& operator*() const { return value(); }
    T& operator*() { return value(); }
    const T* operator->() const { return &value(); }
    const Error& error() const { return std::get<1>(held_); }

 private:
    std::variant<T, Error> held_;
};

/// The outcome of something that gives no value: nothing, or the reason why it failed.
using Failure = std::optional<Error>;

}  // namespace posiscope
