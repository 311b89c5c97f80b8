// Exports, copies and prints of the window.
#include <QClipboard>
#include <QFileInfo>
#include <QGuiApplication>
#include <QStatusBar>
#include <numeric>

#include "ui/dialogs/dialogs.h"
#include "ui/dialogs/drawingprogress.h"
#include "ui/export/exportdialog.h"
#include "ui/export/figure.h"
#include "ui/export/job.h"
#include "ui/files/savefile.h"
#include "ui/panes/panearea.h"
#include "ui/translation/text.h"
#include "ui/window/banner.h"
#include "ui/window/mainwindow.h"

namespace posiscope {

namespace {

constexpr int statusTime = 6000;

}  // namespace

FigureRequest MainWindow::figureOfPanes() const {
    const Arrangement& arrangement = store_.state().arrangement;
    FigureRequest request;
    request.scene = store_.scene();
    request.panes = arrangement.panes;
    request.columnSplit = arrangement.columnSplit;
    request.rowSplit = arrangement.rowSplit;
    request.theme = theme_;
    return request;
}

void MainWindow::tellExport(const QString& path, const Result<Outcome>& outcome) {
    if (!outcome)
        report(outcome.error());
    else
        statusBar()->showMessage(*outcome == Outcome::done ? tr("Exported %1").arg(path)
                                                           : tr("Export cancelled; nothing was written"),
                                 statusTime);
}

/// What the dialog answers; what it was told is remembered.
std::optional<ExportChoice> MainWindow::askForExport(ExportSubject subject) {
    subject.memory = settings_.exports;
    HeldDialog<ExportDialog> dialog(std::move(subject), this);
    if (!dialog.isAccepted()) return std::nullopt;
    ExportChoice choice = dialog->choice();
    settings_.exports = choice.memory;
    saveSoon();
    return choice;
}

void MainWindow::exportPane(int index) {
    const Pane& pane = store_.state().arrangement.panes[static_cast<std::size_t>(index)];
    exportPicture({.what = ExportSubject::What::picture,
                   .heading = tr("Export pane"),
                   .baseName = QString::fromStdString(pane.view),
                   .shown = panes_->card(index)->size(),
                   .figure = figureOfPanes(),
                   .chosen = {static_cast<std::size_t>(index)},
                   .numbers = {},
                   .memory = {}});
}

void MainWindow::exportAllPanes() {
    std::vector<std::size_t> all(store_.state().arrangement.panes.size());
    std::iota(all.begin(), all.end(), 0);
    exportPicture({.what = ExportSubject::What::picture,
                   .heading = tr("Export all panes"),
                   .baseName = QStringLiteral("posiscope"),
                   .shown = panes_->size(),
                   .figure = figureOfPanes(),
                   .chosen = all,
                   .numbers = {},
                   .memory = {}});
}

void MainWindow::exportPicture(ExportSubject subject) {
    const auto choice = askForExport(std::move(subject));
    if (!choice) return;
    FigureRequest request = choice->figure;
    // Widgets draw in this thread, which looks after the window in between; encoding and writing go on in
    // another.
    std::optional<DrawingProgress> drawing(std::in_place, this,
                                           tr("Drawing %1 …").arg(QFileInfo(choice->path).fileName()));
    request.pulse = [&drawing] { return drawing->goOn(); };
    const auto figure = drawForFile(request, choice->format);
    drawing.reset();
    if (!figure) {
        report(figure.error());
        return;
    }
    if (figure->cancelled) {
        tellExport(choice->path, Outcome::cancelled);
        return;
    }
    runJob(
        this, tr("Writing %1 …").arg(QFileInfo(choice->path).fileName()),
        [figure = *figure, path = choice->path](const Progress& progress) -> Result<Outcome> {
            const auto bytes = encode(figure);
            if (!bytes) return bytes.error();
            if (!progress(0.5)) return Outcome::cancelled;
            if (auto failure = saveBytes(path, *bytes)) return *failure;
            return Outcome::done;
        },
        [this, path = choice->path](const Result<Outcome>& outcome) { tellExport(path, outcome); });
}

const ViewType* MainWindow::typeOfPane(int index) const {
    return findViewType(store_.state().arrangement.panes[static_cast<std::size_t>(index)].view);
}

void MainWindow::exportPaneData(int index) {
    const ViewType* type = typeOfPane(index);
    if (!type->data) {
        banner_->say(tr("%1 has no numbers of its own to export. Choose another pane first.")
                         .arg(translated(type->name)));
        return;
    }
    const Scene scene =
        sceneOfPane(store_.scene(), store_.state().arrangement.panes[static_cast<std::size_t>(index)]);
    if (const Text reason = whyUnavailable(*type, scene); !reason.empty()) {
        banner_->say(translated(reason));
        return;
    }
    const Dataset numbers = type->data(scene);
    const QString heading =
        tr("Export data: %1, %2 × %3")
            .arg(translated(type->name), grouped(numbers.field->rows()), grouped(numbers.field->columns()));
    const auto choice = askForExport({.what = ExportSubject::What::data,
                                      .heading = heading,
                                      .baseName = QString::fromStdString(type->id),
                                      .shown = {},
                                      .figure = {},
                                      .chosen = {},
                                      .numbers = numbers,
                                      .memory = {}});
    if (!choice) return;
    runJob(
        this, tr("Writing %1 …").arg(QFileInfo(choice->path).fileName()),
        [numbers, path = choice->path, type = choice->type](const Progress& progress) {
            return exportData(numbers, path, type, progress);
        },
        [this, path = choice->path](const Result<Outcome>& outcome) { tellExport(path, outcome); });
}

void MainWindow::copyPane(int index) {
    const PaneCard* card = panes_->card(index);
    FigureRequest request = figureOfPanes();
    request.panes = {store_.state().arrangement.panes[static_cast<std::size_t>(index)]};
    request.size = card->size();
    request.scale = 2;
    request.cursor = true;
    const QString name = translated(typeOfPane(index)->name);
    bool wanted = true;
    std::optional<DrawingProgress> drawing(std::in_place, this, tr("Drawing %1 …").arg(name));
    request.pulse = [&] { return wanted = wanted && drawing->goOn(); };
    const auto image = renderImage(request);
    drawing.reset();
    if (!wanted) return;
    if (!image) {
        report(image.error());
        return;
    }
    QGuiApplication::clipboard()->setImage(*image);
    statusBar()->showMessage(tr("Copied the picture of %1").arg(name), statusTime);
}

}  // namespace posiscope
