// Handouts of the lesson that is open.
#include <QFileInfo>

#include "ui/dialogs/dialogs.h"
#include "ui/dialogs/drawingprogress.h"
#include "ui/export/handout.h"
#include "ui/export/job.h"
#include "ui/files/savefile.h"
#include "ui/lessons/player.h"
#include "ui/window/mainwindow.h"

namespace posiscope {

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
    std::optional<DrawingProgress> drawing(std::in_place, this,
                                           tr("Drawing %1 …").arg(QFileInfo(path).fileName()));
    HandoutOptions options;
    options.solutions = solutions;
    options.progress = [&drawing](double share) { return drawing->goOn(share); };
    const auto bytes = handoutPdf(lesson, options);
    drawing.reset();
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
