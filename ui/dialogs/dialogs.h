// SPDX-License-Identifier: GPL-3.0-or-later
// Modal dialogs.
#pragma once

#include <QMessageBox>
#include <QPointer>
#include <QString>
#include <QStringList>
#include <utility>

class QProgressDialog;

namespace posiscope {

/// A dialog that its parent may destroy while it is open: the window is built anew in another language or on
/// a projector. A dialog on the stack would then be freed as a child of that parent.
template <class Dialog>
class HeldDialog {
 public:
    template <class... Arguments>
    explicit HeldDialog(Arguments&&... arguments)
        : dialog_(new Dialog(std::forward<Arguments>(arguments)...)) {}
    ~HeldDialog() { delete dialog_; }
    HeldDialog(const HeldDialog&) = delete;
    HeldDialog& operator=(const HeldDialog&) = delete;

    Dialog* operator->() const { return dialog_; }
    Dialog& operator*() const { return *dialog_; }

    /// Waits for the answer. The dialog still exists only where the result is true.
    bool isAccepted() {
        const int answer = dialog_->exec();
        return dialog_ && answer == QDialog::Accepted;
    }

 private:
    QPointer<Dialog> dialog_;
};

/// The file that a person chooses; empty after Cancel. `filter` as for QFileDialog.
QString fileToOpen(QWidget* parent, const QString& title, const QString& folder, const QString& filter);
/// The folder; empty after Cancel.
QString folderToOpen(QWidget* parent, const QString& title, const QString& folder);
/// Several files.
QStringList filesToOpen(QWidget* parent, const QString& title, const QString& filter);
/// The file to write; `path` is the suggestion. With `confirm` an existing file needs a confirmation.
QString fileToSave(QWidget* parent, const QString& title, const QString& path, const QString& filter,
                   bool confirm = true);

/// The largest size that a dialog may have beside its window and on its screen.
QSize roomFor(const QDialog& dialog);

/// Gives a dialog this size, or as much of it as its window or, beside a small window, the screen has.
void giveSize(QDialog& dialog, QSize wanted);

/// A dialog that stays until it is closed, with the content above a button that closes it.
QDialog* dialogToRead(QWidget* parent, const QString& name, const QString& title, QWidget* content);

/// Gives a progress dialog its title, and shows its label as plain text, because a file name in it may look
/// like HTML.
void showAsText(QProgressDialog& dialog);

/// Shows a message and returns the button that was pressed. The message is plain text, because a file name in
/// it may look like HTML.
QMessageBox::StandardButton answerTo(QWidget* parent, const QString& title, const QString& text,
                                     QMessageBox::StandardButtons buttons, QMessageBox::StandardButton usual);

}  // namespace posiscope
