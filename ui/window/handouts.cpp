// Handouts of the lesson that is open.
#include <QCoreApplication>
#include <QFileInfo>
#include <QProgressDialog>

#include "ui/dialogs/dialogs.h"
#include "ui/export/handout.h"
#include "ui/export/job.h"
#include "ui/files/savefile.h"
#include "ui/lessons/player.h"
#include "ui/window/mainwindow.h"

namespace posiscope {

namespace {

constexpr int progressSteps = 1000;

}  // namespace

void MainWindow::exportHandout(bool solutions) {
    if (player_->lesson() == nullptr) return;
    const Lesson lesson = *player_->lesson();
    QString path =
        fileToSave(this, solutions ? tr("Save the handout with solutions") : tr("Save the handout"),
                   QString::fromStdString(lesson.id) +
                       (solutions ? QStringLiteral("-solutions.pdf") : QStringLiteral(".pdf")),
                   tr("PDF (*.pdf)"));
    if (path.isEmpty()) return;
    if (QFileInfo(path).suffix().isEmpty()) path += QLatin1String(".pdf");
    const auto done = [this, path](const Result<Outcome>& outcome) { tellExport(path, outcome); };
    // Widgets draw in this thread, which looks after the window in between.
    QProgressDialog drawing(tr("Drawing %1 …").arg(QFileInfo(path).fileName()), tr("Cancel"), 0,
                            progressSteps, this);
    drawing.setObjectName(QStringLiteral("drawing"));
    drawing.setWindowModality(Qt::WindowModal);
    showAsText(drawing);
    drawing.setMinimumDuration(500);
    drawing.setAutoReset(false);
    HandoutOptions options;
    options.solutions = solutions;
    options.progress = [&drawing](double share) {
        drawing.setValue(static_cast<int>(share * progressSteps));
        QCoreApplication::processEvents();
        return !drawing.wasCanceled();
    };
    const auto bytes = handoutPdf(lesson, options);
    drawing.hide();
    if (!bytes) {
        report(bytes.error());
        return;
    }
    if (bytes->isEmpty()) {
        done(Outcome::cancelled);
        return;
    }
    runJob(
        this, tr("Writing %1 …").arg(QFileInfo(path).fileName()),
        [bytes = *bytes, path](const Progress&) -> Result<Outcome> {
            if (auto failure = saveBytes(path, bytes)) return *failure;
            return Outcome::done;
        },
        done);
}

}  // namespace posiscope
