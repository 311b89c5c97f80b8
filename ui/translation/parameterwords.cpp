// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/translation/parameterwords.h"

#include "ui/translation/translated.h"

namespace posiscope {

QString parameterPart(const Parameter& parameter, const Value& value) {
    if (parameter.kind() == ParameterKind::choice)
        return translated(parameter.findChoice(std::get<std::string>(value))->label);
    return QStringLiteral("%1 %2").arg(QString::fromStdString(parameter.key), shownValue(parameter, value));
}

}  // namespace posiscope
