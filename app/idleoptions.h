// SPDX-License-Identifier: GPL-3.0-or-later
// Options of export that were given and change nothing: a note says so.
#pragma once

#include "app/commandline.h"
#include "ui/view/figurelook.h"

namespace posiscope {

/// Says which choices change nothing in this figure, and why.
void noteWithoutEffect(const CommandOptions& options, const FigureParts& parts, std::size_t panes);

/// Says which given options change nothing in a file of this ending, which is no motion.
void noteIdleOptions(const CommandOptions& options, const QString& ending);

}  // namespace posiscope
