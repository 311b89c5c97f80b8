// SPDX-License-Identifier: GPL-3.0-or-later
// Questions on paper.
#pragma once

#include "ui/export/handoutstep.h"
#include "ui/export/handouttext.h"

namespace posiscope {

/// The question of a step with its answers under the letters of the window, and with room to write; or
/// `solved`, with the right answers, why the others are wrong, and the reason. Beside the bar of this number.
void writeQuestion(HandoutText& text, const HandoutStep& step, bool solved, int bar);

/// The small words above a part of a step.
void writeCaption(HandoutText& text, const QString& words, int bar);

}  // namespace posiscope
