// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/translation/parameterwords.h"

#include "core/encodings/positionlist.h"
#include "ui/translation/translated.h"

namespace posiscope {

QString parameterPart(const Parameter& parameter, const Value& value) {
    if (parameter.kind() == ParameterKind::choice)
        return translated(parameter.findChoice(std::get<std::string>(value))->label);
    // The line is drawn in pictures, which tell nobody the folders of this machine.
    if (parameter.key == keys::positions.name)
        return QStringLiteral("%1 %2").arg(
            QString::fromStdString(parameter.key),
            QString::fromStdString(writtenPositionList(std::get<std::string>(value))));
    return QStringLiteral("%1 %2").arg(QString::fromStdString(parameter.key), shownValue(parameter, value));
}

}  // namespace posiscope
