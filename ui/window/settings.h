// SPDX-License-Identifier: GPL-3.0-or-later
// The settings of a window.
#pragma once

#include <QByteArray>
#include <QLockFile>
#include <QString>
#include <QStringList>
#include <memory>
#include <optional>

#include "core/base/answerkeys.h"
#include "core/base/result.h"
#include "core/state/history.h"
#include "core/state/state.h"
#include "ui/export/exportmemory.h"
#include "ui/lessons/progress.h"

namespace posiscope {

struct Settings {
    State state = defaultState();    ///< the person's own, also while a lesson is open
    std::optional<State> saved;      ///< as it is in `file`; nothing where that is not known
    std::optional<State> lesson;     ///< of the open lesson
    CourseProgress course;           ///< what has been done in the lessons
    std::optional<History> history;  ///< the last undo steps; its present is what the window shows
    QByteArray geometry;
    QString theme = QStringLiteral("system");  ///< system, light, dark
    QStringList recent;                        ///< files that were opened, the newest first
    QString file;                              ///< the session that is open; empty where it has no name
    ExportMemory exports = exportMemoryOf({});
    QJsonObject convert;   ///< the last choices in the conversion dialog
    QStringList unfolded;  ///< row groups of the panel that are open; they begin folded
    QStringList folded;    ///< sections of the panel that are folded; they begin open
    QString reduceMotion = QStringLiteral("system");  ///< system, on, off
    QString language = QStringLiteral("system");      ///< system, or one of languages()
    double zoom = 1;                                  ///< of the whole interface
    int lessonWidth = 400;                            ///< of the column of a lesson, in pixels
    bool byParagraph = true;                          ///< lessons are presented by paragraphs
    bool firstSteps = false;                          ///< the line of a first start is wanted
    QStringList hints;                                ///< hints that need not be shown again

    /// What the window shows.
    const State& shown() const { return lesson ? *lesson : state; }
};

/// The keys of the settings file; all may be missing.
std::vector<AnswerKey> settingsKeys();

/// The path of the settings: settings.json in the desktop's configuration folder.
QString settingsPath();

/// The settings of one window, which no other window writes while this lives. Windows that are open at the
/// same time have settings.json, settings-2.json …
class SettingsFile {
 public:
    /// Takes the newest file that no window has, or a new one. A window that was killed has none any more.
    explicit SettingsFile(const QString& first = settingsPath());

    const QString& path() const { return path_; }
    /// The newest file of all, where a new window finds theme, language and the like; may be path().
    const QString& newest() const { return newest_; }

 private:
    QString path_;
    QString newest_;
    std::unique_ptr<QLockFile> lock_;
};

struct LoadedSettings {
    Settings settings;
    Text notice;  ///< a message to the person; usually empty
};

/// Reads the settings. A value that the program does not know costs that value alone. The file is then
/// renamed, and the notice says so.
LoadedSettings loadSettings(const QString& path, const std::vector<std::string>& views);
/// Those of this window. One without a file of its own begins with the defaults, and with the newest
/// window's theme, language and the like.
LoadedSettings loadSettings(const SettingsFile& file, const std::vector<std::string>& views);

/// The largest number of files in Open recent.
constexpr qsizetype mostRecent = 12;

/// Writes the settings. `opened` lists the files that this window has opened, the newest first. They come
/// before those that other windows have written meanwhile.
Failure saveSettings(const Settings& settings, const QString& path, const QStringList& opened = {});

}  // namespace posiscope
