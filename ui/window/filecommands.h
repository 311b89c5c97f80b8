// The File menu.
#pragma once

#include <QString>
#include <QStringList>

#include "core/parameters/value.h"
#include "ui/window/commands.h"

namespace posiscope {

/// The File menu: sessions, model configurations, recent files.
class FileCommands final : public Commands {
    Q_OBJECT

 public:
    explicit FileCommands(MainWindow& window);

    void fill(QMenu* menu);
    /// Opens a session. An error is shown in the window and changes nothing.
    bool openSession(const QString& path);
    /// Shows the encoding of the model in a config.json, and what was read from which key.
    bool openConfigFile(const QString& path);
    /// Opens any file by its extension. False: it was refused.
    bool openFile(const QString& path);
    /// The path of the open session; empty where it has none.
    const QString& file() const { return file_; }
    /// Forgets the path of the session.
    void forgetFile() { file_.clear(); }
    /// The files that this window has opened, the newest first.
    const QStringList& opened() const { return opened_; }
    /// Adds a file as the newest of those opened.
    void remember(const QString& path);
    /// Whether the session's changes may be discarded; asks where there are any.
    bool mayDiscard();

 private:
    void newSession();
    void askToOpen();
    void askForConfig();
    void compareWith(const Values& values);
    bool save();
    bool saveAs();
    bool writeTo(const QString& path);
    void refreshRecent();

    QString file_;
    QStringList opened_;
    QMenu* recent_ = nullptr;
};

}  // namespace posiscope
