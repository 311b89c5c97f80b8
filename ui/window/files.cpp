// Sessions and exports of the window.
#include <QClipboard>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMenu>
#include <QMessageBox>
#include <QProgressDialog>
#include <QStandardPaths>
#include <QStatusBar>

#include "core/session.h"
#include "ui/export/exportdialog.h"
#include "ui/export/figure.h"
#include "ui/export/job.h"
#include "ui/export/savefile.h"
#include "ui/export/sessionfile.h"
#include "ui/panes/panearea.h"
#include "ui/text.h"
#include "ui/window/banner.h"
#include "ui/window/mainwindow.h"

namespace posiscope {

namespace {

constexpr int mostRecent = 8;
constexpr int statusTime = 6000;

QString sessionFilter() {
    return QCoreApplication::translate("files", "Posiscope sessions (*.posiscope)");
}

}  // namespace

bool MainWindow::openSession(const QString& path) {
    const auto state = loadSession(path, store_.views());
    if (!state) {
        report(state.error());
        return false;
    }
    // A step like any other: undo brings back what was there before.
    store_.endGesture();
    store_.update([&](State& now) { now = *state; }, tr("Open %1").arg(QFileInfo(path).fileName()));
    store_.history().setClean();
    file_ = QFileInfo(path).absoluteFilePath();
    remember(file_);
    banner_->hide();
    refreshTitle();
    return true;
}

void MainWindow::newSession() {
    if (!mayDiscard()) return;
    file_.clear();
    store_.endGesture();
    store_.update([](State& now) { now = defaultState(); }, tr("New"));
    store_.history().setClean();
    banner_->hide();
    refreshTitle();
}

void MainWindow::askToOpen() {
    if (!mayDiscard()) return;
    const QString path = QFileDialog::getOpenFileName(this, tr("Open a session"),
                                                      QFileInfo(file_).absolutePath(), sessionFilter());
    if (!path.isEmpty()) openSession(path);
}

bool MainWindow::writeTo(const QString& path) {
    if (auto failure = saveBytes(path, QByteArray::fromStdString(writeSession(store_.state())))) {
        report(*failure);
        return false;
    }
    file_ = QFileInfo(path).absoluteFilePath();
    store_.history().setClean();
    remember(file_);
    refreshTitle();
    statusBar()->showMessage(tr("Saved %1").arg(QFileInfo(path).fileName()), statusTime);
    return true;
}

bool MainWindow::save() {
    return file_.isEmpty() ? saveAs() : writeTo(file_);
}

bool MainWindow::saveAs() {
    QString path = QFileDialog::getSaveFileName(
        this, tr("Save the session"), file_.isEmpty() ? QStringLiteral("untitled.posiscope") : file_,
        sessionFilter());
    if (path.isEmpty()) return false;
    if (QFileInfo(path).suffix().isEmpty()) path += QLatin1String(".posiscope");
    return writeTo(path);
}

/// Undo brings back what New and Open replace; only changes to a named session, which a person expects to
/// find in its file, are asked about.
bool MainWindow::mayDiscard() {
    if (!isWindowModified()) return true;
    const auto answer = QMessageBox::question(
        this, tr("Save changes?"), tr("%1 has changes that are not saved.").arg(QFileInfo(file_).fileName()),
        QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, QMessageBox::Save);
    if (answer == QMessageBox::Save) return save();
    return answer == QMessageBox::Discard;
}

void MainWindow::remember(const QString& path) {
    settings_.recent.removeAll(path);
    settings_.recent.prepend(path);
    while (settings_.recent.size() > mostRecent)
        settings_.recent.removeLast();
    refreshRecent();
}

void MainWindow::refreshRecent() {
    if (recent_ == nullptr) return;
    recent_->clear();
    for (const QString& path : settings_.recent) {
        QString shown = QFileInfo(path).fileName();
        auto* action = recent_->addAction(shown.replace(u'&', QStringLiteral("&&")));
        action->setToolTip(plainToolTip(path));
        connect(action, &QAction::triggered, this, [this, path] {
            if (mayDiscard()) openSession(path);
        });
    }
    recent_->setEnabled(!settings_.recent.isEmpty());
    recent_->setToolTipsVisible(true);
}

void MainWindow::exportPane(int index) {
    const Pane& pane = store_.state().arrangement.panes[static_cast<std::size_t>(index)];
    exportPicture({pane}, panes_->card(index)->size(), QString::fromStdString(pane.view));
}

void MainWindow::exportPicture(const std::vector<Pane>& panes, QSize shown, const QString& baseName) {
    ExportDialog dialog(ExportDialog::What::picture,
                        panes.size() == 1 ? tr("Export pane") : tr("Export all panes"), baseName, shown,
                        theme_->dark, this);
    if (dialog.exec() != QDialog::Accepted) return;
    const ExportChoice choice = dialog.choice();
    const Arrangement& arrangement = store_.state().arrangement;
    FigureRequest request{store_.scene(),
                          panes,
                          arrangement.columnSplit,
                          arrangement.rowSplit,
                          &Theme::named(choice.dark),
                          choice.size,
                          choice.scale,
                          choice.title,
                          choice.heading,
                          choice.cursor};
    const auto done = [this, path = choice.path](const Result<Outcome>& outcome) {
        if (!outcome)
            report(outcome.error());
        else if (*outcome == Outcome::done)
            statusBar()->showMessage(tr("Exported %1").arg(path), statusTime);
        else
            statusBar()->showMessage(tr("Export cancelled; nothing was written"), statusTime);
    };
    // Widgets draw in this thread, which looks after the window in between; encoding and writing go on in
    // another.
    QProgressDialog drawing(tr("Drawing %1 …").arg(QFileInfo(choice.path).fileName()), tr("Cancel"), 0, 0,
                            this);
    drawing.setObjectName(QStringLiteral("drawing"));
    drawing.setWindowModality(Qt::WindowModal);
    drawing.setMinimumDuration(500);
    request.pulse = [&drawing] {
        drawing.setValue(0);
        QCoreApplication::processEvents();
        return !drawing.wasCanceled();
    };
    const auto figure = drawForFile(request, choice.format);
    drawing.hide();
    if (!figure) {
        report(figure.error());
        return;
    }
    if (figure->cancelled) {
        done(Outcome::cancelled);
        return;
    }
    runJob(
        this, tr("Writing %1 …").arg(QFileInfo(choice.path).fileName()),
        [figure = *figure, path = choice.path](const Progress& progress) -> Result<Outcome> {
            const auto bytes = encode(figure);
            if (!bytes) return bytes.error();
            if (!progress(0.5)) return Outcome::cancelled;
            if (auto failure = saveBytes(path, *bytes)) return *failure;
            return Outcome::done;
        },
        done);
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
        sceneOf(store_.scene(), store_.state().arrangement.panes[static_cast<std::size_t>(index)].subject);
    const Dataset numbers = type->data(scene);
    const QString heading =
        tr("Export data: %1, %2 × %3")
            .arg(translated(type->name), grouped(numbers.field->rows()), grouped(numbers.field->columns()));
    ExportDialog dialog(ExportDialog::What::data, heading, QString::fromStdString(type->id), {}, false, this);
    if (dialog.exec() != QDialog::Accepted) return;
    const ExportChoice choice = dialog.choice();
    runJob(
        this, tr("Writing %1 …").arg(QFileInfo(choice.path).fileName()),
        [numbers, choice](const Progress& progress) {
            return exportData(numbers, choice.path, choice.type, progress);
        },
        [this, path = choice.path](const Result<Outcome>& outcome) {
            if (!outcome)
                report(outcome.error());
            else
                statusBar()->showMessage(*outcome == Outcome::done
                                             ? tr("Exported %1").arg(path)
                                             : tr("Export cancelled; nothing was written"),
                                         statusTime);
        });
}

void MainWindow::copyPane(int index) {
    const PaneCard* card = panes_->card(index);
    const FigureRequest request{store_.scene(),
                                {store_.state().arrangement.panes[static_cast<std::size_t>(index)]},
                                0.5,
                                0.5,
                                theme_,
                                card->size(),
                                2,
                                {},
                                true,
                                true};
    const auto image = renderImage(request);
    if (!image) {
        report(image.error());
        return;
    }
    QGuiApplication::clipboard()->setImage(*image);
    statusBar()->showMessage(tr("Copied the picture of %1").arg(translated(typeOfPane(index)->name)),
                             statusTime);
}

}  // namespace posiscope
