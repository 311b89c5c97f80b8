// SPDX-License-Identifier: GPL-3.0-or-later
// The choices of a figure's look as values of parameters.
#pragma once

#include <QJsonObject>
#include <span>

#include "core/parameters/parameter.h"
#include "ui/view/figurelook.h"

namespace posiscope {

/// The rows of the look among exportParameters(), in the order of forms.
std::span<const Parameter* const> lookParameters();
/// As nobody has chosen anything.
Values usualLook();
/// The parameters that make a figure what it is, among exportParameters(): its size, its words, its look.
std::span<const Parameter* const> figureParameters();
/// The size, and those of them that are not as usual.
Values figureValues(const Values& exports);
/// The look that these values say.
FigureLook lookOf(const Values& values);

QJsonObject lookToJson(const Values& values);
/// What is missing or wrong is as usual.
Values lookOfJson(const QJsonObject& json);

}  // namespace posiscope
