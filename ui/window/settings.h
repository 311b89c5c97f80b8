// What a window remembers until the next start.
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

#include "core/result.h"
#include "core/state.h"

namespace posiscope {

struct Settings {
    State state = defaultState();
    QByteArray geometry;
    QString theme = QStringLiteral("system");         ///< system, light, dark
    QStringList recent;                               ///< session files, the newest first
    QString reduceMotion = QStringLiteral("system");  ///< system, on, off
    QString language = QStringLiteral("system");      ///< system, or one of languages()
};

/// The file the settings live in: settings.json in the configuration folder of the desktop.
QString settingsPath();

struct LoadedSettings {
    Settings settings;
    Text notice;  ///< what a person should be told; usually empty
};

/// Reads the settings. A file that cannot be understood is kept aside under another name, defaults are used,
/// and the notice says so.
LoadedSettings loadSettings(const QString& path, const std::vector<std::string>& views);

Failure saveSettings(const Settings& settings, const QString& path);

}  // namespace posiscope
