#include "ui/window/reducedmotion.h"

#include <QDir>
#include <QSettings>
#include <QStandardPaths>

namespace posiscope {

namespace {

QString setting(const QString& file, const QString& name) {
    const QDir folder(QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation));
    if (!folder.exists(file)) return {};
    return QSettings(folder.filePath(file), QSettings::IniFormat).value(name).toString().trimmed().toLower();
}

}  // namespace

bool systemReducesMotion() {
    for (const char* file : {"gtk-4.0/settings.ini", "gtk-3.0/settings.ini"}) {
        const QString enabled =
            setting(QLatin1String(file), QStringLiteral("Settings/gtk-enable-animations"));
        if (enabled == QLatin1String("0") || enabled == QLatin1String("false")) return true;
    }
    const QString factor =
        setting(QStringLiteral("kdeglobals"), QStringLiteral("KDE/AnimationDurationFactor"));
    bool number = false;
    return factor.toDouble(&number) == 0 && number;
}

}  // namespace posiscope
