// Dialogs that a person answers before the program goes on.
#pragma once

#include <QMessageBox>
#include <QPointer>
#include <QString>
#include <utility>

class QProgressDialog;

namespace posiscope {

/// A dialog that may go away with its parent while it is open, as the window is built anew in another
/// language or for a projector. On the stack it would be freed as a child of that parent.
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

    /// Waits for the answer. Only where it is true is there still a dialog to ask for it.
    bool isAccepted() {
        const int answer = dialog_->exec();
        return dialog_ && answer == QDialog::Accepted;
    }

 private:
    QPointer<Dialog> dialog_;
};

/// The file that a person chooses, or nothing. `filter` as QFileDialog has it.
QString fileToOpen(QWidget* parent, const QString& title, const QString& folder, const QString& filter);
/// The same for a file to write; `path` is what is offered. `confirm`: an existing file is asked about.
QString fileToSave(QWidget* parent, const QString& title, const QString& path, const QString& filter,
                   bool confirm = true);

/// The words of a progress dialog are text: a file name in them is never HTML.
void showAsText(QProgressDialog& dialog);

/// The button that a person presses below a message. The message is text: a file name in it is never HTML.
QMessageBox::StandardButton answerTo(QWidget* parent, QMessageBox::Icon icon, const QString& title,
                                     const QString& text, QMessageBox::StandardButtons buttons,
                                     QMessageBox::StandardButton usual);

}  // namespace posiscope
