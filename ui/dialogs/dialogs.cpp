// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/dialogs.h"

#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QHeaderView>
#include <QLabel>
#include <QProgressDialog>
#include <QScreen>
#include <QTreeView>
#include <QVBoxLayout>

#include "ui/style/interfacescale.h"

namespace posiscope {

namespace {

/// Kinds of files are named in words. Their endings would be longer than the dialog.
void prepare(QFileDialog& dialog) {
    dialog.setOption(QFileDialog::HideNameFilterDetails);
    giveSize(dialog, scaled(QSize(720, 460)));
    // Every column is as wide as its heading.
    if (const auto* list = dialog.findChild<QTreeView*>(QStringLiteral("treeView")))
        for (int column = 1; column < list->header()->count(); ++column)
            list->header()->setSectionResizeMode(column, QHeaderView::ResizeToContents);
}

}  // namespace

QString fileToOpen(QWidget* parent, const QString& title, const QString& folder, const QString& filter) {
    HeldDialog<QFileDialog> dialog(parent, title, folder, filter);
    dialog->setFileMode(QFileDialog::ExistingFile);
    prepare(*dialog);
    return dialog.isAccepted() ? dialog->selectedFiles().value(0) : QString();
}

QString folderToOpen(QWidget* parent, const QString& title, const QString& folder) {
    HeldDialog<QFileDialog> dialog(parent, title, folder);
    dialog->setFileMode(QFileDialog::Directory);
    prepare(*dialog);
    return dialog.isAccepted() ? dialog->selectedFiles().value(0) : QString();
}

QStringList filesToOpen(QWidget* parent, const QString& title, const QString& filter) {
    HeldDialog<QFileDialog> dialog(parent, title, QString(), filter);
    dialog->setFileMode(QFileDialog::ExistingFiles);
    prepare(*dialog);
    return dialog.isAccepted() ? dialog->selectedFiles() : QStringList();
}

QString fileToSave(QWidget* parent, const QString& title, const QString& path, const QString& filter,
                   bool confirm) {
    HeldDialog<QFileDialog> dialog(parent, title, QFileInfo(path).absolutePath(), filter);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setFileMode(QFileDialog::AnyFile);
    dialog->setOption(QFileDialog::DontConfirmOverwrite, !confirm);
    prepare(*dialog);
    dialog->selectFile(QFileInfo(path).fileName());
    return dialog.isAccepted() ? dialog->selectedFiles().value(0) : QString();
}

QSize roomFor(const QDialog& dialog) {
    constexpr QSize usualFrame(12, 44);
    constexpr QSize smallWindow(900, 640);
    QSize room = dialog.screen()->availableSize() - usualFrame;
    if (const QWidget* parent = dialog.parentWidget())
        room = room.boundedTo(parent->window()->size().expandedTo(smallWindow));
    return room;
}

void giveSize(QDialog& dialog, QSize wanted) {
    dialog.resize(wanted.boundedTo(roomFor(dialog)));
}

QDialog* dialogToRead(QWidget* parent, const QString& name, const QString& title, QWidget* content) {
    auto* dialog = new QDialog(parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setObjectName(name);
    dialog->setWindowTitle(title);
    auto* column = new QVBoxLayout(dialog);
    column->addWidget(content, 1);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::close);
    column->addWidget(buttons);
    return dialog;
}

void showAsText(QProgressDialog& dialog) {
    dialog.setWindowTitle(QStringLiteral("Posiscope"));
    for (auto* label : dialog.findChildren<QLabel*>())
        label->setTextFormat(Qt::PlainText);
}

QMessageBox::StandardButton answerTo(QWidget* parent, const QString& title, const QString& text,
                                     QMessageBox::StandardButtons buttons,
                                     QMessageBox::StandardButton usual) {
    // The style's pictures of a question and a warning belong to no theme of ours.
    const HeldDialog<QMessageBox> box(QMessageBox::NoIcon, title, text, buttons, parent);
    box->setTextFormat(Qt::PlainText);
    box->setDefaultButton(usual);
    return static_cast<QMessageBox::StandardButton>(box->exec());
}

}  // namespace posiscope
