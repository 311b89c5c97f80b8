// SPDX-License-Identifier: GPL-3.0-or-later
// The properties of a way to write positions, in words.
#pragma once

#include <QString>
#include <QStringList>
#include <array>
#include <optional>

#include "core/analysis/counting.h"

namespace posiscope {

/// One property of one way to write positions.
struct CountingProperty {
    std::optional<bool> holds;  ///< nothing where that makes no sense, or is not known yet
    QStringList values;         ///< the same from long to short, for whatever room there is
    QString detail;             ///< where the number comes from
};

/// Bounded, unique, same offset ↔ same distance, defined beyond max_len.
inline constexpr std::size_t countingProperties = 4;

struct CountingColumn {
    QString title;
    QString shortTitle;  ///< where there is little room; may be the same
    QString symbol;      ///< instead of the titles where they have no room; empty where there is none
    QStringList shapes;  ///< from long to short
    std::array<CountingProperty, countingProperties> properties;

    /// All of it as one text.
    QString spoken() const;
};

/// The names of the properties, from long to short, and what is measured.
struct CountingLabel {
    QStringList names;
    QString measure;
};
std::array<CountingLabel, countingProperties> countingLabels(std::int64_t offset);

/// What the facts are about.
struct CountingSubject {
    std::int64_t length = 1;
    std::int64_t offset = 0;
};

CountingColumn columnOf(PositionCode code, const CountingSubject& subject);
/// What is not known yet is null.
CountingColumn columnOfTable(const QString& title, std::int64_t dimensions, const CountingSubject& subject,
                             const PositionFacts* facts, bool spacingKnown, bool goesOn);

/// The number n as it is written, from long to short.
QStringList written(PositionCode code, std::int64_t number, std::int64_t length);

}  // namespace posiscope
