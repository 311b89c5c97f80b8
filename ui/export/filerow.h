// SPDX-License-Identifier: GPL-3.0-or-later
// The row of a form with the name of a file to write.
#pragma once

#include <QFileInfo>
#include <QObject>

class QFormLayout;
class QLineEdit;

namespace posiscope {

class FileRow final : public QObject {
    Q_OBJECT

 public:
    /// Begins with this name in the folder; in the pictures' folder where that is none any more.
    FileRow(QFormLayout* form, const QString& folder, const QString& baseName, QWidget* parent);

    QString path() const;
    /// The ending that was written, in small letters.
    QString written() const;
    /// Gives the name another ending.
    void setEnding(const QString& ending);
    /// Why the name is none of a file with this ending that can be written; empty where it is one. `first`:
    /// of numbered files the first.
    QString problem(const QString& ending, const QFileInfo& first) const;

 signals:
    void changed();

 private:
    void browse();

    QString ending_;
    QWidget* window_;
    QLineEdit* path_;
};

}  // namespace posiscope
