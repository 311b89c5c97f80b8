// Tables of a person's own, and the menu of comparisons.
#include <QFileDialog>
#include <QFileInfo>
#include <QMenu>
#include <QMenuBar>
#include <QStatusBar>

#include "core/encodings/table.h"
#include "core/keys.h"
#include "core/tables/tablefile.h"
#include "core/wavegame.h"
#include "ui/menu.h"
#include "ui/panes/panearea.h"
#include "ui/parameters/parameterpanel.h"
#include "ui/text.h"
#include "ui/window/banner.h"
#include "ui/window/mainwindow.h"
#include "ui/window/tensordialog.h"

namespace posiscope {

QStringList tableEndings() {
    return {QStringLiteral("npy"), QStringLiteral("npz"), QStringLiteral("safetensors"),
            QStringLiteral("csv"),
            // Refused with the sentence that says how to convert them.
            QStringLiteral("pt"), QStringLiteral("pth"), QStringLiteral("bin"), QStringLiteral("pkl"),
            QStringLiteral("ckpt")};
}

void MainWindow::askForTable() {
    const QString path = QFileDialog::getOpenFileName(
        this, tr("Open a table"),
        QFileInfo(QString::fromStdString(store_.state().get(keys::tableFile))).absolutePath(),
        tr("Tables (*.npy *.npz *.safetensors *.csv);;All files (*)"));
    if (!path.isEmpty()) openTableFile(path);
}

bool MainWindow::openTableFile(const QString& path) {
    const QString absolute = QFileInfo(path).absoluteFilePath();
    const auto info = inspectTableFile(absolute.toStdString());
    if (!info) {
        report(info.error());
        return false;
    }
    const std::vector<TensorInfo> candidates = tableCandidates(*info);
    std::string tensor;
    if (candidates.size() > 1) {
        TensorDialog dialog(QFileInfo(path).fileName(), candidates, this);
        if (dialog.exec() != QDialog::Accepted) return false;
        tensor = dialog.chosen().name;
    } else if (!candidates.empty()) {
        tensor = candidates.front().name;
    }
    store_.endGesture();
    Failure failure;
    const Subject side = panel_->side();
    const auto refused = store_.update(
        [&](State& state) {
            editSubject(state, side,
                        [&](State& own) { failure = openTable(own, absolute.toStdString(), tensor); });
        },
        tr("Open %1").arg(QFileInfo(path).fileName()));
    if (!failure) failure = refused;
    if (failure) {
        report(*failure);
        return false;
    }
    banner_->hide();
    statusBar()->showMessage(tr("Opened %1").arg(QFileInfo(path).fileName()), 6000);
    return true;
}

void MainWindow::fillCompareMenu(QMenu* menu) {
    auto* compare = add(menu, tr("&Compare two encodings"), QKeySequence(Qt::CTRL | Qt::Key_K),
                        QStringLiteral("compare"), [this] {
                            if (store_.state().compared)
                                store_.update(stopComparing, tr("Stop comparing"));
                            else
                                compareSideBySide();
                        });
    compare->setCheckable(true);
    auto* side =
        add(menu, tr("Side by side: the view of this &pane"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_K),
            QStringLiteral("sideBySide"), [this] { compareSideBySide(); });
    auto* swap =
        add(menu, tr("&Swap A and B"), QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_K),
            QStringLiteral("swapCompared"), [this] { store_.update(swapCompared, tr("Swap A and B")); });
    auto* copy = add(menu, tr("C&opy A to B"), {}, QStringLiteral("copyCompared"), [this] {
        store_.update([](State& state) { state.compared = state.values; }, tr("Copy A to B"));
    });
    const auto refresh = [=, this] {
        const bool comparing = store_.state().compared.has_value();
        const bool playing = gameLevelOf(store_.state()) > 0;  // B is not the player's
        compare->setChecked(comparing);
        compare->setEnabled(!playing);
        for (QAction* action : {swap, copy, side})
            action->setEnabled(comparing && !playing);
    };
    connect(&store_, &StateStore::changed, menu, refresh);
    refresh();
}

/// The view of the current pane of A, of B, of A − B, and how they differ.
void MainWindow::compareSideBySide() {
    const ViewType* shown = typeOfPane(panes_->current());
    const std::string view = shown->id == "comparison" ? "heatmap" : shown->id;
    store_.update(
        [&view](State& state) {
            const std::optional<Values> b = state.compared;
            beginComparing(state, view);
            if (b) state.compared = b;
        },
        tr("Compare"));
    panel_->setSide(Subject::b);
}

}  // namespace posiscope
