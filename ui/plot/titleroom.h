// SPDX-License-Identifier: GPL-3.0-or-later
// The room of the titles of axes in small pictures.
#pragma once

namespace posiscope {

/// How much more room the title of an axis has than Latin letters need: those of some scripts fill the whole
/// height of a line.
int moreForTitles();
/// What a small picture with a title at its left, or below it, has more room there than one without.
int narrowTitleLeft();
int narrowTitleBelow();

}  // namespace posiscope
