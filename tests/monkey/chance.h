// SPDX-License-Identifier: GPL-3.0-or-later
// The random choices of the monkey.
#pragma once

#include <QList>
#include <random>

/// Random numbers that are the same for a seed on every machine.
class Chance {
 public:
    explicit Chance(quint64 seed) : engine_(seed) {}
    /// From 0 to count − 1.
    int below(int count) { return static_cast<int>(engine_() % static_cast<quint64>(count)); }
    int between(int first, int last) { return first + below(last - first + 1); }
    bool one(int in) { return below(in) == 0; }
    template <class List>
    const auto& of(const List& list) {
        return list[static_cast<decltype(list.size())>(below(static_cast<int>(list.size())))];
    }

 private:
    std::mt19937_64 engine_;
};
