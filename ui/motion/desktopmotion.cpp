// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/motion/desktopmotion.h"

#include <QDir>
#include <QProcess>
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

bool desktopFilesReduceMotion() {
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

void whenGnomeReducesMotion(QObject* context, const std::function<void()>& reduce) {
    const QStringList desktops = qEnvironmentVariable("XDG_CURRENT_DESKTOP").split(u':');
    const QString program = QStandardPaths::findExecutable(QStringLiteral("gsettings"));
    if (!desktops.contains(QLatin1String("GNOME")) || program.isEmpty()) return;
    auto* process = new QProcess(context);
    QObject::connect(process, &QProcess::finished, context, [process, reduce] {
        if (process->readAllStandardOutput().trimmed() == "false") reduce();
        process->deleteLater();
    });
    process->start(program, {QStringLiteral("get"), QStringLiteral("org.gnome.desktop.interface"),
                             QStringLiteral("enable-animations")});
}

}  // namespace posiscope
