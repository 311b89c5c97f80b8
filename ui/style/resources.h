// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace posiscope {

/// Makes fonts, icons, the style sheet and the tables of the course available and sets style and font; to be
/// called once, after the application and before any widget is made.
void initialiseResources();

}  // namespace posiscope
