// SPDX-License-Identifier: GPL-3.0-or-later
// Notification of changed files.
#pragma once

#include <QFileSystemWatcher>
#include <QMap>
#include <QObject>
#include <QStringList>
#include <QTimer>
#include <optional>

#include "core/tables/tableshelf.h"

namespace posiscope {

/// Reports a file that was written or replaced, once it has been unchanged for a moment.
class FileWatch final : public QObject {
    Q_OBJECT

 public:
    explicit FileWatch(QObject* parent);

    /// Watches these files and no others, from their present contents on.
    void watch(const QStringList& paths);
    /// Takes the present contents as known.
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
