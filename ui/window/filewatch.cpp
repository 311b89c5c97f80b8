// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/filewatch.h"

#include <QFileInfo>

namespace posiscope {

FileWatch::FileWatch(QObject* parent) : QObject(parent) {
    constexpr int pause = 500;  // ms; large files are written in many parts
    quiet_.setSingleShot(true);
    quiet_.setInterval(pause);
    const auto wait = [this] { quiet_.start(); };
    connect(&watcher_, &QFileSystemWatcher::fileChanged, this, wait);
    connect(&watcher_, &QFileSystemWatcher::directoryChanged, this, wait);
    connect(&quiet_, &QTimer::timeout, this, &FileWatch::look);
}

void FileWatch::watch(const QStringList& paths) {
    if (known_.keys() == paths) return;
    if (const QStringList old = watcher_.files() + watcher_.directories(); !old.isEmpty())
        watcher_.removePaths(old);
    known_.clear();
    for (const QString& path : paths)
        known_[path] = stampOf(path.toStdString());
    addAgain();
}

/// Watches the files and their folders again. A file that replaces another one is a new file to the watcher.
void FileWatch::addAgain() {
    QStringList missing;
    for (const QString& path : known_.keys())
        for (const QString& each : {path, QFileInfo(path).absolutePath()})
            if (QFileInfo::exists(each) && !watcher_.files().contains(each) &&
                !watcher_.directories().contains(each) && !missing.contains(each))
                missing << each;
    if (!missing.isEmpty()) watcher_.addPaths(missing);
}

void FileWatch::accept() {
    for (auto each = known_.begin(); each != known_.end(); ++each)
        each.value() = stampOf(each.key().toStdString());
    addAgain();
}

void FileWatch::look() {
    addAgain();
    for (auto each = known_.begin(); each != known_.end(); ++each) {
        const auto now = stampOf(each.key().toStdString());
        if (!now || now == each.value()) continue;
        each.value() = now;
        emit changed(each.key());
    }
}

}  // namespace posiscope
