// SPDX-License-Identifier: GPL-3.0-or-later
// The steps of a formula in lines.
#pragma once

#include <QString>
#include <QStringList>
#include <functional>

namespace posiscope {

/// Breaks a step such as "= sin(40 / 10 000^(22/128))" into lines that are at most `room` wide: before an
/// operator or between words, never inside a number or a pair of coordinates, and outside parentheses rather
/// than inside. `widest` is the same step where its numbers are longest: lines break where that one needs it,
/// so that a moving cursor does not change their number.
QStringList stepLines(const QString& step, const QString& widest, double room,
                      const std::function<double(const QString&)>& width);

}  // namespace posiscope
