// Files that change while they are open.
#pragma once

#include <QFileSystemWatcher>
#include <QMap>
#include <QObject>
#include <QStringList>
#include <QTimer>
#include <optional>

#include "core/tables/tableshelf.h"

namespace posiscope {

/// Says when a file was written anew, in place or by putting another one in its place, as soon as it has been
/// left alone for a moment.
class FileWatch final : public QObject {
    Q_OBJECT

 public:
    explicit FileWatch(QObject* parent);

    /// Watches these files and no others, as they are now.
    void watch(const QStringList& paths);
    /// What is there now is known.
    void accept();

 signals:
    void changed(const QString& path);

 private:
    void look();
    void addAgain();

    QFileSystemWatcher watcher_;
    QMap<QString, std::optional<FileStamp>> known_;
    QTimer quiet_;
};

}  // namespace posiscope
