// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/drawingprogress.h"

#include <QCoreApplication>
#include <limits>

#include "ui/async/asyncwork.h"
#include "ui/dialogs/dialogs.h"

namespace posiscope {

namespace {

constexpr int steps = 1000;

}  // namespace

DrawingProgress::DrawingProgress(QWidget* parent, const QString& label)
    : dialog_(new QProgressDialog(label, QObject::tr("Cancel"), 0, 0, parent)) {
    showAsText(*dialog_);
    dialog_->setObjectName(QStringLiteral("drawing"));
    dialog_->setWindowModality(Qt::WindowModal);
    dialog_->setMinimumDuration(std::numeric_limits<int>::max());  // goOn() shows it
    dialog_->setAutoReset(false);
    since_.start();
}

bool DrawingProgress::goOn(double share) {
    if (dialog_) dialog_->setMaximum(steps);
    return lookAfterTheWindow(static_cast<int>(share * steps));
}

bool DrawingProgress::goOn() {
    return lookAfterTheWindow(0);
}

bool DrawingProgress::lookAfterTheWindow(int value) {
    if (since_.elapsed() < progressPatience) {
        QCoreApplication::processEvents(QEventLoop::ExcludeUserInputEvents);
    } else if (dialog_) {
        dialog_->show();
        dialog_->setValue(value);
        QCoreApplication::processEvents();
    }
    return dialog_ && !dialog_->wasCanceled();
}

}  // namespace posiscope
