// SPDX-License-Identifier: GPL-3.0-or-later
// The texts of lessons as people read them.
#pragma once

#include <QString>

#include "core/lessons/expression.h"
#include "ui/documents/lessonpictures.h"

namespace posiscope {

/// The number as the current language writes it.
QString writtenNumber(double value, NumberFormat format);

/// The passage's Markdown with its numbers for this snapshot. A number that the snapshot does not have (a
/// pupil has made the table shorter) is a dash.
QString filledPassage(const Passage& passage, const NumberSnapshots& snapshots);

/// A typed expression with the language's decimal mark and a true minus sign as plain ASCII.
QString typedExpression(QString typed);

/// Whether a code block is followed by a link that copies it. A projected one is not.
enum class CodeLinks { copy, none };

/// Markdown as rich text for a label, in type of `pixels`, with space between paragraphs and lines. The links
/// of code blocks are copy:0, copy:1 …
QString richText(const QString& markdown, int pixels, const LessonPictures& pictures = {},
                 CodeLinks links = CodeLinks::copy);

/// The lines of code block `number`, counted from 0; empty where there is none.
QString codeIn(const QString& markdown, int number);

/// Follows a link in a rich text of this Markdown: copies a code block, or opens a web address.
void followLink(const QString& address, const QString& markdown);

}  // namespace posiscope
