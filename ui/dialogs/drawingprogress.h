// Progress of drawing in the thread of the widgets.
#pragma once

#include <QElapsedTimer>
#include <QPointer>
#include <QProgressDialog>

namespace posiscope {

/// Looks after the window while a picture is drawn, and shows a dialog with Cancel when it takes longer than
/// half a second. Until then the window takes no keys and no clicks: they wait, and go to the dialog or to
/// what follows.
class DrawingProgress {
 public:
    /// `label` is text: a file name in it is never HTML.
    DrawingProgress(QWidget* parent, const QString& label);
    ~DrawingProgress() { delete dialog_; }
    DrawingProgress(const DrawingProgress&) = delete;
    DrawingProgress& operator=(const DrawingProgress&) = delete;

    /// Tells how much is done, 0 … 1. False: the person wants no more of it.
    bool goOn(double share);
    /// As goOn, where the share that is done is unknown.
    bool goOn();

 private:
    bool lookAfterTheWindow(int value);

    QPointer<QProgressDialog> dialog_;
    QElapsedTimer since_;
};

}  // namespace posiscope
