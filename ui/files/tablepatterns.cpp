// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/files/tablepatterns.h"

#include <QFileInfo>
#include <QStringList>
#include <algorithm>

#include "core/tables/tablefile.h"

namespace posiscope {

namespace {

QString joined(const QString& before, const QString& between) {
    QStringList all;
    for (const std::string& ending : tableEndings())
        all += before + QString::fromStdString(ending);
    return all.join(between);
}

}  // namespace

QString tablePatterns() {
    return joined(QStringLiteral("*."), QStringLiteral(" "));
}

QString tableEndingList() {
    return joined(QStringLiteral("."), QStringLiteral(", "));
}

bool hasTableEnding(const QString& path) {
    const std::string ending = QFileInfo(path).suffix().toLower().toStdString();
    const auto& known = tableEndings();
    if (ending == "txt") return false;  // its content decides
    return std::find(known.begin(), known.end(), ending) != known.end() || ending == "pkl";
}

}  // namespace posiscope
