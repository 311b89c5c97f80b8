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
    bool modified = false;                     ///< whether it has unsaved changes
    ExportMemory exports = exportMemoryOf({});
    QStringList unfolded;  ///< row groups of the panel that are open; they begin folded
    QStringList folded;    ///< sections of the panel that are folded; they begin open
    QString reduceMotion = QStringLiteral("system");  ///< system, on, off
    QString language = QStringLiteral("system");      ///< system, or one of languages()
    double zoom = 1;                                  ///< of the whole interface
    int lessonWidth = 400;                            ///< of the column of a lesson, in pixels
    bool byParagraph = true;                          ///< lessons are presented by paragraphs
    QStringList hints;                                ///< hints that need not be shown again
};

/// The path of the settings: settings.json in the desktop's configuration folder.
QString settingsPath();

struct LoadedSettings {
    Settings settings;
    Text notice;  ///< a message to the person; usually empty
};

/// Reads the settings. A value that the program does not know costs that value alone. The file is then
/// renamed, and the notice says so.
LoadedSettings loadSettings(const QString& path, const std::vector<std::string>& views);

/// The largest number of files in Open recent.
constexpr qsizetype mostRecent = 12;

/// Writes the settings. `opened` lists the files that this window has opened, the newest first. They come
/// before those that other windows have written meanwhile.
Failure saveSettings(const Settings& settings, const QString& path, const QStringList& opened = {});

}  // namespace posiscope
