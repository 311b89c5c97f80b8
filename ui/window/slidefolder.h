// SPDX-License-Identifier: GPL-3.0-or-later
// A lesson as a folder that any browser shows.
#pragma once

#include "ui/window/slides.h"

namespace posiscope {

/// Writes the slides into a new folder: index.html, which turns them with the keys of presenting, and a WebP
/// for each slide and each motion. The folder appears when all of it has been written; one that exists is
/// refused.
Failure saveSlideFolder(const QString& lesson, const QString& folder, const SlideOptions& options);

}  // namespace posiscope
