// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/option.h"

namespace posiscope {

bool Option::takesFile() const {
    return value.contains(QLatin1String("FILE"));
}

QString withDashes(const Option& option) {
    QStringList names;
    for (const QString& name : option.names)
        names << (name.size() == 1 ? QStringLiteral("-") : QStringLiteral("--")) +
                     (option.off.isEmpty() ? QString() : QStringLiteral("[no-]")) + name;
    return names.join(QStringLiteral(", "));
}

QString asTyped(const Option& option) {
    return option.value.isEmpty() ? withDashes(option) : withDashes(option) + u' ' + option.value;
}

}  // namespace posiscope
