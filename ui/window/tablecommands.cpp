// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/tablecommands.h"

#include <QClipboard>
#include <QFileInfo>
#include <QGuiApplication>
#include <memory>

#include "core/parameters/keys.h"
#include "core/relate/sides.h"
#include "core/state/opentable.h"
#include "core/tables/coursetables.h"
#include "core/tables/growth.h"
#include "core/tables/tablefile.h"
#include "core/tables/tablename.h"
#include "core/tables/tableshelf.h"
#include "core/tables/twotables.h"
#include "ui/dialogs/dialogs.h"
#include "ui/files/keptfolder.h"
#include "ui/files/tablepaths.h"
#include "ui/files/tablepatterns.h"
#include "ui/panes/panearea.h"
#include "ui/parameters/parameterpanel.h"
#include "ui/translation/translated.h"
#include "ui/view/standins.h"
#include "ui/view/view.h"
#include "ui/window/banner.h"
#include "ui/window/tensordialog.h"

namespace posiscope {

TableCommands::TableCommands(Workbench& bench)
    : Commands(bench),
      relation_(
          this, [this] { tellRelation(); }, [] {}) {}

QString TableCommands::askedFor(const QString& title) {
    return fileToOpen(bench_.window, title,
                      QFileInfo(QString::fromStdString(store_.state().get(keys::tableFile))).absolutePath(),
                      tr("Tables (%1);;All files (*)").arg(tablePatterns()));
}

void TableCommands::askToOpen() {
    if (const QString path = askedFor(tr("Open a table")); !path.isEmpty()) open(path);
}

void TableCommands::askToOpenAsB() {
    if (const QString path = askedFor(tr("Open a table as B")); !path.isEmpty()) openOn(Subject::b, path);
}

bool TableCommands::open(const QString& path) {
    return openOn(bench_.panel->side(), path);
}

bool TableCommands::openOn(Subject side, const QString& path) {
    const QString absolute = QFileInfo(path).absoluteFilePath();
    const std::string file = absolute.toStdString();
    if (QFileInfo(absolute).size() < qint64(largeTableFile)) {
        const auto info = inspectTableFile(file);
        if (!info) {
            report(info.error());
            return false;
        }
        return chooseTensor(absolute, tableCandidates(*info), side);
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
        [this, absolute, candidates, side] { chooseTensor(absolute, *candidates, side); });
    return true;
}

bool TableCommands::paste() {
    const QString text = QGuiApplication::clipboard()->text();
    if (text.trimmed().isEmpty()) {
        bench_.banner->say(
            tr("The clipboard holds no text. Copy the numbers of a table first: as NumPy and PyTorch print "
               "them, or from a spreadsheet."));
        return false;
    }
    const auto path = keepText(text);
    if (path) return open(*path);
    report(path.error());
    return false;
}

bool TableCommands::openNamed(const QString& fileAndTensor) {
    const TableName name = splitTableName(fileAndTensor.toStdString());
    const QString path = QString::fromStdString(name.path);
    if (isCourseTable(name.path)) return openTensor(path, {});
    return name.tensor.empty() ? open(path) : openTensor(QFileInfo(path).absoluteFilePath(), name.tensor);
}

bool TableCommands::chooseTensor(const QString& path, const std::vector<TensorInfo>& candidates,
                                 Subject side) {
    if (candidates.size() <= 1)
        return openTensor(path, candidates.empty() ? std::string() : candidates.front().name, side);
    if (areCosinesAndSines(candidates)) return openTensor(path, "cos,sin", side);
    HeldDialog<TensorDialog> dialog(QFileInfo(path).fileName(), candidates, bench_.window);
    return dialog.isAccepted() && openTensor(path, dialog->chosen().name, side);
}

bool TableCommands::openTensor(const QString& path, const std::string& tensor) {
    return openTensor(path, tensor, bench_.panel->side());
}

bool TableCommands::openTensor(const QString& path, const std::string& tensor, Subject side) {
    const std::string file = path.toStdString();
    if (QFileInfo(path).size() < qint64(largeTableFile)) return showTable(file, tensor, side);
    readBeside(path, tensor, side);
    return true;
}

void TableCommands::readBeside(const QString& path, const std::string& tensor, Subject side) {
    const std::string file = path.toStdString();
    beside(
        tr("Reading %1 …").arg(QFileInfo(path).fileName()),
        [file, tensor](const Progress& progress) -> Failure {
            const auto table = TableShelf::common().get(file, tensor, progress);
            return table || isAboutGrowth(table.error()) ? Failure() : Failure(table.error());
        },
        [this, file, tensor, side] { showTable(file, tensor, side); });
}

bool TableCommands::askForMemory(const std::string& path, const std::string& tensor, Subject side,
                                 const Error& error) {
    const auto answer =
        answerTo(bench_.window, tr("A large table"), tr("%1\n\nRead it?").arg(translated(error.text)),
                 QMessageBox::Yes | QMessageBox::No, QMessageBox::No);
    if (answer != QMessageBox::Yes) return false;
    allowGrowthOf(path);
    TableShelf::common().forget(path);
    readBeside(QString::fromStdString(path), tensor, side);
    return true;
}

/// Shows the table; one undo step.
bool TableCommands::showTable(const std::string& path, const std::string& tensor, Subject side) {
    const QString name = shownTableName(path);
    store_.endGesture();
    Failure failure;
    const auto table = TableShelf::common().get(path, tensor);
    if (!table && isAboutGrowth(table.error())) return askForMemory(path, tensor, side, table.error());
    if (!table) {
        report(table.error());
        return false;
    }
    const bool begins = side == Subject::b && !hasB(store_.state());
    // The pane in focus keeps its view, as where A is compared with a formula.
    const ViewType& focused = *findViewType(
        store_.state().arrangement.panes[static_cast<std::size_t>(bench_.panes->current())].view);
    const ViewType& view = focused.comparesSides ? *findViewType("heatmap") : focused;
    const auto panes =
        begins ? comparisonPanes(view, snapshotOf(store_.snapshot(), Subject::a)) : std::vector<Pane>{};
    const auto refused = store_.update(
        [&](State& state) {
            if (begins) beginComparing(state, panes);
            editSubject(state, side, [&](State& own) { failure = openTable(own, path, tensor); });
            if (!failure) bringViewsThatCan(state);
        },
        tr("Open %1").arg(name));
    if (!failure) failure = refused;
    if (failure) {
        report(*failure);
        return false;
    }
    if (side == Subject::b) bench_.panel->setSide(Subject::b);
    bench_.banner->hide();
    if (!isCourseTable(path)) emit opened(QString::fromStdString(path));
    opened_ = tr("Opened %1").arg(name);
    tell(opened_);
    askForRelation();
    return true;
}

void TableCommands::askForRelation() {
    const Sides now = sides();
    if (!now.second || !haveRelation(*now.first, *now.second)) return relation_.forget();
    relation_.ask(now, {}, [now](const Progress& proceed) -> Result<std::optional<Relation>> {
        return relationOf(*now.first, *now.second, proceed);
    });
    tellRelation();
}

void TableCommands::tellRelation() {
    if (!relation_.isAnswerTo(sides()) || relation_.get() == nullptr) return;
    const std::optional<Relation>& found = *relation_.get();
    if (!found || !found->found) return;
    QStringList words{opened_ + u'.'};
    for (const Text& each : found->words())
        words << translated(each);
    tell(words.join(u' '));
}

}  // namespace posiscope
