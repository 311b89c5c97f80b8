// posiscope export --animate: a motion as a file.
#pragma once

#include <optional>

#include "app/commandline.h"
#include "ui/export/figure.h"

namespace posiscope {

/// Writes the motion of the figure that --animate, --fps and --seconds describe, or says why not.
std::optional<CommandError> runAnimate(const CommandOptions& options, const FigureRequest& figure);

}  // namespace posiscope
