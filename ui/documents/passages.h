// The texts of lessons as people read them.
#pragma once

#include <QString>

#include "core/lessons/expression.h"

namespace posiscope {

/// The number in the way of the language that is set.
QString writtenNumber(double value, NumberFormat format);

/// The passage's Markdown with its numbers, for the snapshot; a number that the snapshot does not have (a
/// pupil has made the table shorter) is a dash. `kept` is the snapshot of {{= … }}.
QString filledPassage(const Passage& passage, const Snapshot& snapshot, const Snapshot* kept = nullptr);

/// Markdown as rich text for a label: with room between paragraphs and lines, `pixels` high type.
QString richText(const QString& markdown, int pixels);

}  // namespace posiscope
