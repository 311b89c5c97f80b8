// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/filerow.h"

#include <QDir>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPointer>
#include <QPushButton>
#include <QStandardPaths>

#include "ui/dialogs/dialogs.h"
#include "ui/style/interfacescale.h"

namespace posiscope {

namespace {

QString startFolder(const QString& remembered) {
    if (!remembered.isEmpty() && QFileInfo(remembered).isDir()) return remembered;
    const QString pictures = QStandardPaths::writableLocation(QStandardPaths::PicturesLocation);
    return QDir(pictures).exists() ? pictures : QDir::homePath();
}

}  // namespace

FileRow::FileRow(QFormLayout* form, const QString& folder, const QString& baseName, QWidget* parent)
    : QObject(parent), window_(parent), path_(new QLineEdit) {
    auto* row = new QHBoxLayout;
    row->setSpacing(8);
    path_->setObjectName(QStringLiteral("path"));
    path_->setMinimumWidth(scaled(240));
    path_->setText(QDir(startFolder(folder)).filePath(baseName));
    auto* browseButton = new QPushButton(tr("&Browse …"));
    browseButton->setAutoDefault(false);
    connect(browseButton, &QPushButton::clicked, this, &FileRow::browse);
    row->addWidget(path_, 1);
    row->addWidget(browseButton);
    auto* label = new QLabel(tr("Fi&le"));
    label->setBuddy(path_);
    form->addRow(label, row);
    connect(path_, &QLineEdit::textChanged, this, &FileRow::changed);
}

QString FileRow::path() const {
    return path_->text();
}

QString FileRow::written() const {
    return QFileInfo(path()).suffix().toLower();
}

void FileRow::setEnding(const QString& ending) {
    ending_ = ending;
    const QFileInfo info(path());
    if (info.suffix() != ending) path_->setText(info.dir().filePath(info.completeBaseName() + u'.' + ending));
}

QString FileRow::problem(const QString& ending, const QFileInfo& first) const {
    if (path().isEmpty()) return tr("Give the file a name.");
    if (first.suffix().compare(ending, Qt::CaseInsensitive) != 0)
        return tr("The name must end in .%1.").arg(ending);
    if (!first.absoluteDir().exists()) return tr("There is no folder %1.").arg(first.absolutePath());
    if (first.exists() && !first.isFile()) return tr("This is not a regular file.");
    return {};
}

void FileRow::browse() {
    const QPointer<FileRow> alive = this;
    const QString path = fileToSave(window_, window_->windowTitle(), path_->text(),
                                    tr("%1 files (*.%2)").arg(ending_.toUpper(), ending_), false);
    if (alive && !path.isEmpty()) path_->setText(path);
}

}  // namespace posiscope
