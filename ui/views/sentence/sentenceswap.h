// SPDX-License-Identifier: GPL-3.0-or-later
// The outputs of attention before and after two tokens change places.
#pragma once

#include <qcustomplot.h>

#include "ui/style/theme.h"
#include "ui/views/sentence/sentencelayout.h"

namespace posiscope {

/// Places the table of before, that of after, and the lines between them, in a band of this height.
void placeSwap(SentenceLayout& layout, const SentencePicture& picture, double left, double right, double top,
               double height);

/// What is above, beside, between and below the two tables: the sentence of each, its words, and a line from
/// each word's output to its output after. The line is whole where the two are equal in every number;
/// otherwise it is broken, and their largest difference stands below the word.
void drawSwapLines(QCPPainter& painter, const SentencePicture& picture, const SentenceLayout& layout,
                   const Theme& theme);

}  // namespace posiscope
