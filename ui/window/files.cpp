// Sessions of the window, and whatever else it opens.
#include <QFile>
#include <QFileInfo>
#include <QMenu>
#include <QStatusBar>

#include "ui/dialogs/dialogs.h"
#include "ui/files/sessionfile.h"
#include "ui/translation/text.h"
#include "ui/window/banner.h"
#include "ui/window/mainwindow.h"

namespace posiscope {

namespace {

constexpr int statusTime = 6000;

QString sessionFilter() {
    return QCoreApplication::translate("files", "Posiscope sessions (*.posiscope)");
}

/// Whether the file begins as a session does, whatever its name.
bool looksLikeSession(const QString& path) {
    constexpr qint64 enough = 4096;
    QFile file(path);
    return QFileInfo(path).isFile() && file.open(QIODevice::ReadOnly) &&
           file.read(enough).contains("\"posiscope-session\"");
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
    offerMissingFiles();
    refreshTitle();
    statusBar()->showMessage(tr("Opened %1").arg(QFileInfo(path).fileName()), statusTime);
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
    const QString path =
        fileToOpen(this, tr("Open a file"), QFileInfo(file_).absolutePath(),
                   tr("All that Posiscope opens (%1)")
                           .arg(QStringLiteral("*.posiscope *.npy *.npz *.safetensors *.csv *.json *.md")) +
                       QStringLiteral(";;") + sessionFilter() + QStringLiteral(";;") +
                       tr("Tables (*.npy *.npz *.safetensors *.csv)") + QStringLiteral(";;") +
                       tr("Model configurations (*.json)") + QStringLiteral(";;") + tr("Lessons (*.md)") +
                       QStringLiteral(";;") + tr("All files (*)"));
    if (!path.isEmpty()) openFile(path);
}

bool MainWindow::openFile(const QString& path) {
    // What Qt makes of bytes that are no UTF-8 is the name of no file.
    if (path.contains(QChar::ReplacementCharacter) && !QFileInfo::exists(path)) {
        banner_->say(
            tr("The name of this file is not UTF-8 text, and Posiscope opens only files whose names are. "
               "Give the file another name."));
        return false;
    }
    const QString ending = QFileInfo(path).suffix().toLower();
    if (tableEndings().contains(ending)) return openTableFile(path);
    if (ending == QLatin1String("md")) return openLesson(path);
    const bool session = ending == QLatin1String("posiscope") || looksLikeSession(path);
    if (ending == QLatin1String("json") && !session) return openConfigFile(path);
    if (session || !QFileInfo(path).isFile()) return mayDiscard() && openSession(path);
    banner_->say(tr("%1 is of a kind that Posiscope does not open. It opens sessions (.posiscope), tables "
                    "(.npy, .npz, "
                    ".safetensors, .csv), model configurations (.json) and lessons (.md).")
                     .arg(QFileInfo(path).fileName()));
    return false;
}

bool MainWindow::writeTo(const QString& path) {
    if (auto failure = saveSession(path, store_.state())) {
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
    QString path =
        fileToSave(this, tr("Save the session"),
                   file_.isEmpty() ? QStringLiteral("untitled.posiscope") : file_, sessionFilter());
    if (path.isEmpty()) return false;
    if (QFileInfo(path).suffix().isEmpty()) path += QLatin1String(".posiscope");
    return writeTo(path);
}

/// Undo brings back what New and Open replace; only changes to a named session, which a person expects to
/// find in its file, are asked about.
bool MainWindow::mayDiscard() {
    if (!isWindowModified()) return true;
    const auto answer =
        answerTo(this, QMessageBox::Question, tr("Save changes?"),
                 tr("%1 has changes that are not saved.").arg(QFileInfo(file_).fileName()),
                 QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, QMessageBox::Save);
    if (answer == QMessageBox::Save) return save();
    return answer == QMessageBox::Discard;
}

void MainWindow::remember(const QString& path) {
    opened_.removeAll(path);
    opened_.prepend(path);
    settings_.recent.removeAll(path);
    settings_.recent.prepend(path);
    while (settings_.recent.size() > mostRecent)
        settings_.recent.removeLast();
    refreshRecent();
    saveMemory();
}

void MainWindow::refreshRecent() {
    if (recent_ == nullptr) return;
    recent_->clear();
    for (const QString& path : settings_.recent.mid(0, mostRecent)) {
        QString shown = QFileInfo(path).fileName();
        auto* action = recent_->addAction(shown.replace(u'&', QStringLiteral("&&")));
        action->setToolTip(plainToolTip(path));
        connect(action, &QAction::triggered, this, [this, path] { openFile(path); });
    }
    recent_->setEnabled(!settings_.recent.isEmpty());
    recent_->setToolTipsVisible(true);
}

}  // namespace posiscope
