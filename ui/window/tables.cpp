// Tables of a person's own, and the menu of comparisons.
#include <QFileInfo>
#include <QMenu>
#include <QMenuBar>
#include <QStatusBar>
#include <memory>

#include "core/parameters/keys.h"
#include "core/state/comparisonshape.h"
#include "core/state/opentable.h"
#include "core/state/wavegame.h"
#include "core/tables/tablefile.h"
#include "core/tables/tablename.h"
#include "core/tables/tableshelf.h"
#include "ui/dialogs/dialogs.h"
#include "ui/panes/panearea.h"
#include "ui/parameters/parameterpanel.h"
#include "ui/translation/text.h"
#include "ui/view/standins.h"
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
    const QString path =
        fileToOpen(this, tr("Open a table"),
                   QFileInfo(QString::fromStdString(store_.state().get(keys::tableFile))).absolutePath(),
                   tr("Tables (*.npy *.npz *.safetensors *.csv);;All files (*)"));
    if (!path.isEmpty()) openTableFile(path);
}

bool MainWindow::openTableFile(const QString& path) {
    const QString absolute = QFileInfo(path).absoluteFilePath();
    const std::string file = absolute.toStdString();
    if (QFileInfo(absolute).size() < qint64(largeTableFile)) {
        const auto info = inspectTableFile(file);
        if (!info) {
            report(info.error());
            return false;
        }
        return chooseTensor(absolute, tableCandidates(*info));
    }
    const auto candidates = std::make_shared<std::vector<TensorInfo>>();
    beside(
        tr("Reading %1 …").arg(QFileInfo(path).fileName()),
        [candidates, file](const Progress&) -> Failure {
            const auto info = inspectTableFile(file);
            if (!info) return info.error();
            *candidates = tableCandidates(*info);
            return std::nullopt;
        },
        [this, absolute, candidates] { chooseTensor(absolute, *candidates); });
    return true;
}

bool MainWindow::openTableNamed(const QString& fileAndTensor) {
    const TableName name = splitTableName(fileAndTensor.toStdString());
    const QString path = QString::fromStdString(name.path);
    return name.tensor.empty() ? openTableFile(path)
                               : openTensor(QFileInfo(path).absoluteFilePath(), name.tensor);
}

bool MainWindow::chooseTensor(const QString& path, const std::vector<TensorInfo>& candidates) {
    if (candidates.size() <= 1)
        return openTensor(path, candidates.empty() ? std::string() : candidates.front().name);
    HeldDialog<TensorDialog> dialog(QFileInfo(path).fileName(), candidates, this);
    return dialog.isAccepted() && openTensor(path, dialog->chosen().name);
}

bool MainWindow::openTensor(const QString& path, const std::string& tensor) {
    const Subject side = panel_->side();
    const std::string file = path.toStdString();
    if (QFileInfo(path).size() < qint64(largeTableFile)) return showTable(file, tensor, side);
    beside(
        tr("Reading %1 …").arg(QFileInfo(path).fileName()),
        [file, tensor](const Progress& progress) -> Failure {
            const auto table = TableShelf::common().get(file, tensor, progress);
            return table ? Failure() : Failure(table.error());
        },
        [this, file, tensor, side] { showTable(file, tensor, side); });
    return true;
}

/// One step to undo.
bool MainWindow::showTable(const std::string& path, const std::string& tensor, Subject side) {
    const QString name = QFileInfo(QString::fromStdString(path)).fileName();
    store_.endGesture();
    Failure failure;
    const auto refused = store_.update(
        [&](State& state) {
            editSubject(state, side, [&](State& own) { failure = openTable(own, path, tensor); });
            if (!failure) bringViewsThatCan(state);
        },
        tr("Open %1").arg(name));
    if (!failure) failure = refused;
    if (failure) {
        report(*failure);
        return false;
    }
    banner_->hide();
    remember(QString::fromStdString(path));
    statusBar()->showMessage(tr("Opened %1").arg(name), 6000);
    return true;
}

void MainWindow::fillCompareMenu(QMenu* menu) {
    auto* compare = add(menu, QT_TR_NOOP("&Compare two encodings"), QKeySequence(Qt::CTRL | Qt::Key_K),
                        QStringLiteral("compare"), [this] {
                            if (store_.state().compared)
                                store_.update(
                                    [](State& state) {
                                        stopComparing(state);
                                        bringViewsThatCan(state);
                                    },
                                    tr("Stop comparing"));
                            else
                                compareSideBySide();
                        });
    compare->setCheckable(true);
    auto* side = add(menu, QT_TR_NOOP("Side by side: the view of this &pane"),
                     QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_K), QStringLiteral("sideBySide"),
                     [this] { compareSideBySide(); });
    auto* swap =
        add(menu, QT_TR_NOOP("&Swap A and B"), QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_K),
            QStringLiteral("swapCompared"), [this] { store_.update(swapCompared, tr("Swap A and B")); });
    auto* copy = add(menu, QT_TR_NOOP("C&opy A to B"), {}, QStringLiteral("copyCompared"), [this] {
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
    const ViewType* shown =
        findViewType(store_.state().arrangement.panes[static_cast<std::size_t>(panes_->current())].view);
    const ViewType& view = shown->comparesSides ? *findViewType("heatmap") : *shown;
    store_.update(
        [panes = comparisonPanes(view, sceneOf(store_.scene(), Subject::a))](State& state) {
            const std::optional<Values> b = state.compared;
            beginComparing(state, panes);
            beginWithFormula(state);
            if (b) state.compared = b;
        },
        tr("Compare"));
    panel_->setSide(Subject::b);
}

}  // namespace posiscope
