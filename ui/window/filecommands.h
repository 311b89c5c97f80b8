// SPDX-License-Identifier: GPL-3.0-or-later
// The File menu.
#pragma once

#include <QString>
#include <QStringList>

#include "core/config/modelconfig.h"
#include "core/state/state.h"
#include "ui/window/commands.h"

namespace posiscope {

class ExportCommands;
class IdentifyCommands;
class LessonCommands;
class TableCommands;
class TableWatch;

/// The File menu: sessions, model configurations, recent files.
class FileCommands final : public Commands {
    Q_OBJECT

 public:
    FileCommands(Workbench& bench, TableCommands& tables, LessonCommands& lessons, TableWatch& watch);

    void fill(QMenu* menu, IdentifyCommands& identify, ExportCommands& exports);
    /// Opens a session. An error is shown in the window and changes nothing.
    bool openSession(const QString& path);
    /// Shows the encoding of the model in a config.json, or in the one in a folder, and what was read from
    /// which key.
    bool openModel(const QString& path, const ConfigChoice& choice = {});
    /// Opens any file by its extension, and the folder of a model by its configuration. False: it was
    /// refused.
    bool openFile(const QString& path, const ConfigChoice& choice = {});
    /// The path of the open session; empty where it has none.
    const QString& file() const { return bench_.session; }
    /// The session as it is in its file, as far as that is known.
    const std::optional<State>& saved() const { return saved_; }
    /// Whether the session has a file, and changes that are not in it.
    bool isModified() const;
    /// Adds a file as the newest of those opened.
    void remember(const QString& path);
    /// Whether the session's changes may be discarded; asks where there are any.
    bool mayDiscard();

 signals:
    /// The session has another name, or another state is in its file.
    void renamed();

 private:
    void newSession();
    void askToOpen();
    void askForConfig();
    void askForFolder();
    /// `folder`: that of the model, whose tensors are listed, too; or empty.
    bool openConfigFile(const QString& path, const ConfigChoice& choice, const QString& folder);
    void compareWith(const Values& values);
    bool save();
    bool saveAs();
    bool writeTo(const QString& path);
    void refreshRecent();

    void connectTo(const QString& path);
    const State& ownState() const;

    TableCommands& tables_;
    LessonCommands& lessons_;
    TableWatch& watch_;
    std::optional<State> saved_;
    QMenu* recent_ = nullptr;
};

}  // namespace posiscope
