// SPDX-License-Identifier: GPL-3.0-or-later
// Choices of the look that change nothing in a figure.
#pragma once

#include <QString>
#include <string_view>

#include "core/base/text.h"
#include "ui/view/figurelook.h"

namespace posiscope {

/// Why a choice changes nothing in a figure with these parts: "this picture has no legend"; empty where it
/// does.
Text whyWithoutEffect(std::string_view key, const FigureParts& parts, std::size_t panes);

/// The reason as a tool tip; empty for none.
QString tipOf(const Text& reason);

}  // namespace posiscope
