// SPDX-License-Identifier: GPL-3.0-or-later
// Marks of a lesson in the tables of a sentence.
#pragma once

#include <QPainter>

#include "ui/style/theme.h"
#include "ui/views/sentence/sentencelayout.h"

namespace posiscope {

/// Rows are positions of tokens, columns are dimensions or, of attention, positions of keys. A part is
/// "embedding", "encoding", "input", "attention" or "outputs", the last two also as "attention-without" and
/// "outputs-without" (positions). Without a part a mark is in every table that is drawn.
void drawSentenceMarks(QPainter& painter, const SentencePicture& picture, const SentenceLayout& layout,
                       const Theme& theme);

}  // namespace posiscope
