// The texts of lessons as people read them.
#pragma once

#include <QString>

#include "core/lessons/expression.h"
#include "ui/documents/lessonpictures.h"

namespace posiscope {

/// The number in the way of the language that is set.
QString writtenNumber(double value, NumberFormat format);

/// The passage's Markdown with its numbers, for the snapshot; a number that the snapshot does not have (a
/// pupil has made the table shorter) is a dash. `kept` is the snapshot of {{= … }}.
QString filledPassage(const Passage& passage, const Snapshot& snapshot, const Snapshot* kept = nullptr);

/// What a pupil types as an expression: with the language's decimal mark and a true minus sign.
QString typedExpression(QString typed);

/// Markdown as rich text for a label: with room between paragraphs and lines, `pixels` high type. Below each
/// code block is a link to copy:0, copy:1 …
QString richText(const QString& markdown, int pixels, const LessonPictures& pictures = {});

/// The lines of a code block, counted from 0; empty where there is none.
QString codeIn(const QString& markdown, int number);

/// Follows a link in a rich text of this Markdown: copies code, or opens an address of the web.
void followLink(const QString& address, const QString& markdown);

}  // namespace posiscope
