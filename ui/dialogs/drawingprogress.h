// SPDX-License-Identifier: GPL-3.0-or-later
// Progress of drawing in the GUI thread.
#pragma once

#include <QElapsedTimer>
#include <QPointer>
#include <QProgressDialog>

namespace posiscope {

/// Processes the window's events while a picture is drawn, and shows a dialog with Cancel after half a
/// second. Until then keys and clicks wait; the dialog or the window gets them afterwards.
class DrawingProgress {
 public:
    /// `label` is plain text, never HTML.
    DrawingProgress(QWidget* parent, const QString& label);
    ~DrawingProgress() { delete dialog_; }
    DrawingProgress(const DrawingProgress&) = delete;
    DrawingProgress& operator=(const DrawingProgress&) = delete;

    /// Reports the share that is done, 0 … 1. False: the person has cancelled.
    bool goOn(double share);
    /// As goOn(share) for an unknown share.
    bool goOn();

 private:
    bool lookAfterTheWindow(int value);

    QPointer<QProgressDialog> dialog_;
    QElapsedTimer since_;
};

}  // namespace posiscope
