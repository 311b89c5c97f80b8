// Sessions, and whatever else the window opens.
#pragma once

#include <QString>
#include <QStringList>

#include "ui/window/commands.h"

namespace posiscope {

/// The File menu: sessions, model configurations, recent files.
class FileCommands final : public Commands {
    Q_OBJECT

 public:
    explicit FileCommands(MainWindow& window);

    void fill(QMenu* menu);
    /// Opens a session file, or says in the window why not and changes nothing.
    bool openSession(const QString& path);
    /// Shows the encoding of the model that a config.json describes, and what was read from where.
    bool openConfigFile(const QString& path);
    /// Opens any file by its ending. False where it was refused.
    bool openFile(const QString& path);
    /// The session that is open; empty where it has no name.
    const QString& file() const { return file_; }
    /// The session has no name any more.
    void forgetFile() { file_.clear(); }
    /// Files of this window, the newest first.
    const QStringList& opened() const { return opened_; }
    /// Puts a file at the head of those that were opened.
    void remember(const QString& path);
    /// Whether changes of the session may be lost; asks where they would be.
    bool mayDiscard();

 private:
    void newSession();
    void askToOpen();
    void askForConfig();
    bool save();
    bool saveAs();
    bool writeTo(const QString& path);
    void refreshRecent();

    QString file_;
    QStringList opened_;
    QMenu* recent_ = nullptr;
};

}  // namespace posiscope
