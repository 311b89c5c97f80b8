// SPDX-License-Identifier: GPL-3.0-or-later
// Released models that turn pairs along several axes.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/base/text.h"
#include "core/parameters/value.h"

namespace posiscope {

/// The kinds of models, in the order of menus.
enum class AxisModels { language, vision, pictures };

/// A model as a choice of parameters of RoPE on several axes; what it does not name is at its initial value.
struct AxisPreset {
    const char* id;
    const char* name;
    AxisModels kind;
    const char* source;  ///< repository, file and names
    std::vector<std::pair<const char*, const char*>> values;
};

std::span<const AxisPreset> axisPresets();

/// The preset with this id, or null.
const AxisPreset* findAxisPreset(std::string_view id);

/// The values of the encoding that the preset names, beside all other values.
void applyAxisPreset(const AxisPreset& preset, Values& values);

/// Whether the rotation follows from this parameter beside these values, and not the rows or the vectors
/// alone.
bool isOfAxisRotation(const std::string& key, const Values& values);

/// The presets whose rotation these values have, whatever the rows, the vectors and the head are.
std::vector<const AxisPreset*> fittingAxisPresets(const Values& values);

/// Its name, of which the words behind a comma are translated.
Text nameOf(const AxisPreset& preset);
/// “Language”, “Vision”, “Pictures and films”.
Text nameOf(AxisModels kind);

}  // namespace posiscope
