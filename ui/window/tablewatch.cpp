// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/tablewatch.h"

#include <QFileInfo>
#include <algorithm>

#include "core/base/printable.h"
#include "core/config/configshelf.h"
#include "core/encodings/table.h"
#include "core/parameters/keys.h"
#include "core/state/opentable.h"
#include "core/tables/coursetables.h"
#include "core/tables/tableshelf.h"
#include "ui/dialogs/dialogs.h"
#include "ui/dialogs/job.h"
#include "ui/files/sessionfile.h"
#include "ui/files/tablepaths.h"
#include "ui/files/tablepatterns.h"
#include "ui/store/remakemodels.h"
#include "ui/window/banner.h"
#include "ui/window/filewatch.h"
#include "ui/window/tablechange.h"

namespace posiscope {

namespace {

/// The tables of A and B, each file and name once. Built-in tables are left out: they are never missing and
/// never change.
std::vector<TableShelf::Name> tablesOf(const State& state) {
    std::vector<TableShelf::Name> tables;
    const auto add = [&](const State& own) {
        const std::string& path = own.get(keys::tableFile);
        if (!encodingOf(own).fromFile || path.empty() || isCourseTable(path)) return;
        const TableShelf::Name name{path, shownTensor(own.values)};
        if (std::find(tables.begin(), tables.end(), name) == tables.end()) tables.push_back(name);
    };
    add(state);
    for (std::size_t n = 0; n < state.variants.size(); ++n)
        add(stateOfVariant(state, n));
    return tables;
}

/// Reads all of them, until one fails.
Failure readAll(const std::vector<TableShelf::Name>& tables, const Progress& progress) {
    for (const auto& [path, tensor] : tables)
        if (const auto table = TableShelf::common().get(path, tensor, progress); !table) return table.error();
    return std::nullopt;
}

/// Edits each of A and B that shows this file.
void editReaders(State& state, const std::string& path, const std::function<void(State&)>& edit) {
    for (const Subject side : {Subject::a, Subject::b}) {
        if (side == Subject::b && !hasB(state)) continue;
        editSubject(state, side, [&](State& own) {
            if (encodingOf(own).fromFile && own.get(keys::tableFile) == path) edit(own);
        });
    }
}

}  // namespace

TableWatch::TableWatch(Workbench& bench) : QObject(bench.window), bench_(bench), store_(bench.store) {}

/// Reads the tables in the state that nobody has read yet: after an undo, or at the start.
void TableWatch::readWaiting() {
    for (const TableShelf::Name& name : TableShelf::common().takeWanted()) {
        if (!reading_.insert(name).second) continue;
        runJob(
            bench_.window, tr("Reading %1 …").arg(shownTableName(name.first)),
            [name](const Progress& progress) -> Result<Outcome> {
                bool stopped = false;
                TableShelf::common().get(name.first, name.second, [&](double share) {
                    stopped = stopped || !progress(share);
                    return !stopped;
                });
                // A failure stays with the table, and the panes show it.
                return stopped ? Outcome::cancelled : Outcome::done;
            },
            [this, name](const Result<Outcome>& outcome) {
                reading_.erase(name);
                if (*outcome == Outcome::cancelled)
                    TableShelf::common().refuse(
                        name,
                        {{POSISCOPE_TR("core", "The reading of %1 was stopped. File ▸ Reload reads it."),
                          {printable(name.first)}},
                         ""});
                remakeModels(store_);
            });
    }
}

void TableWatch::watch() {
    QStringList paths;
    for (const auto& [path, tensor] : tablesOf(store_.state()))
        if (!paths.contains(QString::fromStdString(path))) paths << QString::fromStdString(path);
    if (watch_ == nullptr) {
        if (paths.isEmpty()) return;
        watch_ = new FileWatch(this);
        connect(watch_, &FileWatch::changed, this, [this](const QString& path) {
            if (following_) return reload(true);
            bench_.banner->offer(tr("%1 has changed on the disk.").arg(shownTableName(path.toStdString())),
                                 tr("Reload"), [this] { reload(); }, {tr("Always reload"), [this] {
                                                                          follow();
                                                                          reload(true);
                                                                      }});
        });
    }
    paths.sort();
    watch_->watch(paths);
}

void TableWatch::follow() {
    following_ = true;
}

void TableWatch::reload() {
    reload(false);
}

void TableWatch::reload(bool byItself) {
    const auto tables = tablesOf(store_.state());
    if (tables.empty()) {
        bench_.banner->say(tr("There is nothing to reload: no table from a file is shown."));
        return;
    }
    if (watch_ != nullptr) watch_->accept();
    for (const auto& name : tables)
        TableShelf::common().forget(name.first);
    const auto changes = std::make_shared<std::vector<TableChange>>();
    runBeside(
        bench_, tr("Reading %1 …").arg(shownTableName(tables.front().first)),
        [tables, changes, before = shownTables(store_.snapshot())](const Progress& progress) {
            auto failure = readAll(tables, progress);
            if (!failure) *changes = changesOf(tables, before, progress);
            return failure;
        },
        [this, tables, changes, byItself] {
            store_.endGesture();
            Failure failure;
            // The new table may have another shape.
            const auto refused = store_.update(
                [&](State& state) {
                    for (const auto& [path, tensor] : tables)
                        editReaders(state, path, [&, name = tensor, file = path](State& own) {
                            if (shownTensor(own.values) == name && !failure)
                                failure = openTable(own, file, name);
                        });
                },
                tr("Reload"));
            if (!failure) failure = refused;
            if (failure) {
                reportIn(bench_, *failure);
                return;
            }
            remakeModels(store_);
            QStringList said;
            for (const TableChange& change : *changes)
                said << wordsOf(change);
            if (byItself)
                bench_.banner->say(said.join(u'\n'));
            else
                bench_.banner->hide();
            tellInStatusBar(bench_, said.isEmpty()
                                        ? tr("Reloaded %1").arg(shownTableName(tables.front().first))
                                        : said.join(u' '));
        });
}

/// Offers to choose the files that a session names and that are missing.
void TableWatch::offerMissing() {
    const QStringList missing = missingTables(store_.state());
    if (missing.isEmpty()) return offerMissingConfig();
    const std::string path = missing.constFirst().toStdString();
    bench_.banner->offer(
        tr("The table %1 is not there any more.").arg(QString::fromStdString(printable(path))),
        tr("Find the file …"), [this, path] {
            const QString found = fileToOpen(bench_.window, tr("Find %1").arg(shownTableName(path)),
                                             QFileInfo(bench_.session).absolutePath(),
                                             tr("Tables (%1);;All files (*)").arg(tablePatterns()));
            if (!found.isEmpty()) replaceFile(path, QFileInfo(found).absoluteFilePath().toStdString());
        });
}

/// The values that were read from it stay as they are.
void TableWatch::offerMissingConfig() {
    const std::string& path = store_.state().get(keys::configFile);
    if (path.empty() || QFileInfo::exists(QString::fromStdString(path))) return;
    bench_.banner->offer(
        tr("The configuration %1 is not there any more.").arg(QString::fromStdString(printable(path))),
        tr("Find the file …"), [this, path] {
            const QString found =
                fileToOpen(bench_.window, tr("Find %1").arg(shownTableName(path)),
                           QFileInfo(bench_.session).absolutePath(),
                           tr("Model configurations (*.json *.yaml *.yml *.gguf);;All files (*)"));
            if (found.isEmpty()) return;
            const std::string file = QFileInfo(found).absoluteFilePath().toStdString();
            if (const auto config = ConfigShelf::common().get(file, store_.state().get(keys::configPart));
                !config)
                return reportIn(bench_, {Text(POSISCOPE_TR("core", "cannot read %1: %2"))
                                             .with(Text::asIs(printable(file)))
                                             .with(config.error().text),
                                         ""});
            store_.endGesture();
            store_.update([&](State& state) { state.set(keys::configFile, file); }, tr("Find the file"));
            bench_.banner->hide();
        });
}

void TableWatch::replaceFile(const std::string& missing, const std::string& found) {
    std::vector<TableShelf::Name> wanted;
    for (const auto& [path, tensor] : tablesOf(store_.state()))
        if (path == missing) wanted.emplace_back(found, tensor);
    runBeside(
        bench_, tr("Reading %1 …").arg(shownTableName(found)),
        [wanted](const Progress& progress) { return readAll(wanted, progress); },
        [this, missing, found] {
            Failure failure;
            const auto refused = store_.update(
                [&](State& state) {
                    editReaders(state, missing, [&](State& own) {
                        if (!failure) failure = openTable(own, found, shownTensor(own.values));
                    });
                    if (state.get(keys::embeddingFile) == missing) state.set(keys::embeddingFile, found);
                },
                tr("Find the file"));
            if (!failure) failure = refused;
            if (failure) {
                reportIn(bench_, *failure);
                return;
            }
            bench_.banner->hide();
            offerMissing();  // the next one
        });
}

}  // namespace posiscope
