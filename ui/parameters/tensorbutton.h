// SPDX-License-Identifier: GPL-3.0-or-later
// The other tables of the file that is shown.
#pragma once

#include <QString>
#include <QToolButton>

namespace posiscope {

/// A button with a menu of the tables in one file. The file is looked at when the menu is opened.
class TensorButton final : public QToolButton {
    Q_OBJECT

 public:
    explicit TensorButton(QWidget* parent = nullptr);

    /// What is shown now. Hides the button where a file of this kind holds one table only.
    void show(const QString& path, const QString& tensor);

 signals:
    void tensorWanted(const QString& path, const QString& tensor);
    /// There are more than a menu holds: a list with a filter is wanted.
    void listWanted(const QString& path);

 private:
    void fill();

    QString path_;
    QString tensor_;
};

}  // namespace posiscope
