// The settings of a window.
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

#include "core/base/result.h"
#include "core/state/state.h"
#include "ui/export/exportmemory.h"

namespace posiscope {

struct Settings {
    State state = defaultState();
    QByteArray geometry;
    QString theme = QStringLiteral("system");  ///< system, light, dark
    QStringList recent;                        ///< files that were opened, the newest first
    QString file;                              ///< the session that is open; empty where it has no name
    bool modified = false;                     ///< whether it has changes that are not in its file
    ExportMemory exports = exportMemoryOf({});
    QStringList unfolded;  ///< groups of rows of the panel, which are folded at first
    QStringList folded;    ///< sections of the panel, which are unfolded at first
    QString reduceMotion = QStringLiteral("system");  ///< system, on, off
    QString language = QStringLiteral("system");      ///< system, or one of languages()
    double zoom = 1;                                  ///< of the whole interface
    int lessonWidth = 400;                            ///< of the column of a lesson, in pixels
    bool byParagraph = true;                          ///< texts of lessons are presented so, or at once
    QStringList hints;                                ///< hints that have been given and need not be again
};

/// The path of the settings: settings.json in the desktop's configuration folder.
QString settingsPath();

struct LoadedSettings {
    Settings settings;
    Text notice;  ///< what a person should be told; usually empty
};

/// Reads the settings. An unreadable file is renamed and replaced by defaults; the notice says so.
LoadedSettings loadSettings(const QString& path, const std::vector<std::string>& views);

/// The largest number of files in Open recent.
constexpr qsizetype mostRecent = 12;

/// Writes the settings. `opened` lists the files that this window has opened, the newest first. They come
/// before those that other windows have written meanwhile.
Failure saveSettings(const Settings& settings, const QString& path, const QStringList& opened = {});

}  // namespace posiscope
