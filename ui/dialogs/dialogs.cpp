// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/dialogs.h"

#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QProgressDialog>
#include <QVBoxLayout>

namespace posiscope {

QString fileToOpen(QWidget* parent, const QString& title, const QString& folder, const QString& filter) {
    HeldDialog<QFileDialog> dialog(parent, title, folder, filter);
    dialog->setFileMode(QFileDialog::ExistingFile);
    return dialog.isAccepted() ? dialog->selectedFiles().value(0) : QString();
}

QString fileToSave(QWidget* parent, const QString& title, const QString& path, const QString& filter,
                   bool confirm) {
    HeldDialog<QFileDialog> dialog(parent, title, QFileInfo(path).absolutePath(), filter);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setFileMode(QFileDialog::AnyFile);
    dialog->setOption(QFileDialog::DontConfirmOverwrite, !confirm);
    dialog->selectFile(QFileInfo(path).fileName());
    return dialog.isAccepted() ? dialog->selectedFiles().value(0) : QString();
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
