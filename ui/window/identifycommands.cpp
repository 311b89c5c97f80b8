// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/identifycommands.h"

#include <QFileInfo>
#include <algorithm>

#include "core/convert/conversion.h"
#include "core/encodings/table.h"
#include "core/identify/identify.h"
#include "core/identify/tablesource.h"
#include "core/parameters/keys.h"
#include "core/state/opentable.h"
#include "core/tables/tablefile.h"
#include "ui/dialogs/dialogs.h"
#include "ui/export/arrayexport.h"
#include "ui/export/job.h"
#include "ui/export/report.h"
#include "ui/files/tablepaths.h"
#include "ui/files/tablepatterns.h"
#include "ui/parameters/parameterpanel.h"
#include "ui/view/answeredits.h"
#include "ui/window/arraychoice.h"
#include "ui/window/banner.h"
#include "ui/window/convertdialog.h"
#include "ui/window/identifydialog.h"
#include "ui/window/mainwindow.h"

namespace posiscope {

namespace {

/// The arrays of numbers. Cosines and sines apart are asked about together: none.
std::vector<TensorInfo> arraysOf(const TableFileInfo& file) {
    std::vector<TensorInfo> arrays = arraysOfNumbers(file);
    const auto holds = [&](const char* name) {
        return std::any_of(arrays.begin(), arrays.end(),
                           [&](const TensorInfo& each) { return each.name == name; });
    };
    if (arrays.size() == 2 && holds("cos") && holds("sin")) return {};
    return arrays;
}

}  // namespace

void IdentifyCommands::fill(QMenu* menu) {
    add(menu, QT_TR_NOOP("&Identify table …"), QKeySequence(Qt::CTRL | Qt::Key_I), QStringLiteral("identify"),
        [this] { identify(); });
    add(menu, QT_TR_NOOP("Save re&port …"), {}, QStringLiteral("saveReport"), [this] {
        if (!dialog_ || !dialog_->isVisible()) identify();
        if (dialog_) dialog_->saveReport();
    });
}

void IdentifyCommands::identify() {
    if (const auto side = sideWithTable()) return open(questionAbout(*side));
    // A table that is still being read is identified by its name.
    const State shown = shownAt(window_.panel()->side()).state;
    if (encodingOf(shown).fromFile && !shown.get(keys::tableFile).empty()) {
        const std::string& tensor = shown.get(keys::tensor);
        if (tensor.empty()) return identifyFile(QString::fromStdString(shown.get(keys::tableFile)));
        return open({shown.get(keys::tableFile), {tensor}});
    }
    const QString path = fileToOpen(&window_, tr("Identify a table"), QString(),
                                    tr("Tables (%1);;All files (*)").arg(tablePatterns()));
    if (!path.isEmpty()) identifyFile(path);
}

Snapshot IdentifyCommands::shownAt(Subject side) const {
    return snapshotOf(store_.snapshot(), side);
}

/// The side with this table; the side of the panel comes first.
std::optional<Subject> IdentifyCommands::sideWithTable(const StoredTable* table) const {
    for (const Subject side : {window_.panel()->side(), Subject::a, Subject::b}) {
        if (side == Subject::b && !store_.state().compared) continue;
        const auto shown = storedTableOf(*shownAt(side).model);
        if (shown != nullptr && (table == nullptr || shown.get() == table)) return side;
    }
    return std::nullopt;
}

TableInQuestion IdentifyCommands::questionAbout(Subject side) const {
    const Snapshot shown = shownAt(side);
    const auto table = storedTableOf(*shown.model);
    TableInQuestion question{shown.state.get(keys::tableFile), {table->name()}, table, {}};
    if (!store_.state().compared) return question;
    State other = shownAt(side == Subject::a ? Subject::b : Subject::a).state;
    other.compared.reset();
    if (!encodingOf(other).fromFile) question.other = std::move(other);
    return question;
}

void IdentifyCommands::identifyFile(const QString& path) {
    const QString absolute = QFileInfo(path).absoluteFilePath();
    const auto arrays = std::make_shared<std::vector<TensorInfo>>();
    beside(
        tr("Reading %1 …").arg(QFileInfo(path).fileName()),
        [arrays, file = absolute.toStdString()](const Progress&) -> Failure {
            const auto info = inspectTableFile(file);
            if (!info) return info.error();
            *arrays = arraysOf(*info);
            return std::nullopt;
        },
        [this, absolute, arrays] { chooseArray(absolute, *arrays); });
}

void IdentifyCommands::chooseArray(const QString& path, const std::vector<TensorInfo>& arrays) {
    if (arrays.empty()) return open({path.toStdString(), {"cos", "sin"}});
    if (const auto name = arrayChosen(path, arrays, &window_)) open({path.toStdString(), {*name}});
}

void IdentifyCommands::open(TableInQuestion question) {
    if (dialog_) dialog_->close();
    dialog_ = new IdentifyDialog(
        std::move(question), [this]() -> const Theme& { return window_.theme(); }, &window_);
    connect(dialog_, &IdentifyDialog::compareWanted, this, &IdentifyCommands::compare);
    connect(dialog_, &IdentifyDialog::showWanted, this, &IdentifyCommands::showAsEncoding);
    connect(dialog_, &IdentifyDialog::convertWanted, this, &IdentifyCommands::convertTable);
    connect(dialog_, &IdentifyDialog::reportWanted, this, &IdentifyCommands::saveReport);
    connect(dialog_, &IdentifyDialog::actionDone, this, &IdentifyCommands::tell);
    dialog_->show();
}

/// Makes an undo step. `edit` itself may fail, because a file may be missing.
void IdentifyCommands::change(const std::function<Failure(State&)>& edit, const QString& name) {
    Failure failure;
    store_.endGesture();
    auto refused = store_.update([&](State& state) { failure = edit(state); }, name);
    if (!failure) failure = std::move(refused);
    if (failure) return report(*failure);
    window_.banner()->hide();
    dialog_->close();
}

void IdentifyCommands::compare() {
    const TableInQuestion& question = dialog_->question();
    const auto side = question.table ? sideWithTable(question.table.get()) : std::nullopt;
    change(
        [&](State& state) -> Failure {
            if (!side) {
                const std::string array = question.arrays.empty() ? std::string() : question.arrays.front();
                if (auto failure = openTable(state, question.path, array)) return failure;
            }
            compareWithAnswer(state, side.value_or(Subject::a), *dialog_->answer());
            return std::nullopt;
        },
        tr("Compare"));
}

void IdentifyCommands::showAsEncoding() {
    const auto& table = dialog_->question().table;
    const auto shown = table ? sideWithTable(table.get()) : std::nullopt;
    const Subject side = shown.value_or(window_.panel()->side());
    change(
        [&](State& state) -> Failure {
            showAnswerAs(state, side, *dialog_->answer());
            return std::nullopt;
        },
        tr("Show as encoding"));
}

void IdentifyCommands::saveReport() {
    const QString path = fileToSave(&window_, tr("Save the report"), QStringLiteral("report.html"),
                                    tr("Reports (*.html *.pdf)"));
    if (path.isEmpty()) return;
    if (const auto failure = writeReport(dialog_->question().name(), *dialog_->answer(), path))
        return report(*failure);
    tell(tr("Wrote %1").arg(QFileInfo(path).fileName()));
}

/// Converts the table. It is identified again, because kept answers do not hold the table.
void IdentifyCommands::convertTable() {
    const TableInQuestion question = dialog_->question();
    const Storage& storage = dialog_->answer()->storage;
    const bool alone = storage.form == "inv_freq" || storage.form == "periods";
    HeldDialog<ConvertDialog> dialog(question.name(), alone ? 0 : storage.rows, fixOf(*dialog_->answer()),
                                     dialog_);
    if (!dialog.isAccepted()) return;
    const ConversionRequest request = dialog->request();
    const bool two = request.form.starts_with("apart");
    const QString path = fileToSave(&window_, tr("Convert a table"),
                                    two ? QStringLiteral("table.safetensors") : QStringLiteral("table.npy"),
                                    tr("Converted tables (*.npy *.safetensors *.csv)"));
    if (path.isEmpty()) return;
    runJob(
        &window_, tr("Converting …"),
        [question, request, path](const Progress& progress) -> Result<Outcome> {
            std::vector<StoredArray> shown;
            if (question.table) shown.push_back(arrayOfTable(question.table));
            const auto arrays = question.table ? Result(std::move(shown))
                                               : readArrays(question.path, question.arrays, progress);
            if (!arrays) return arrays.error();
            const Identity answer = posiscope::identify(*arrays, {}, progress);
            if (!answer.complete) return Outcome::cancelled;
            const auto converted = convert(answer, request);
            if (!converted) return converted.error();
            return exportArrays(*converted, path, progress);
        },
        [this, path](const Result<Outcome>& outcome) {
            if (!outcome) return report(outcome.error());
            const QString name = QFileInfo(path).fileName();
            tell(*outcome == Outcome::done ? tr("Wrote %1").arg(name)
                                           : tr("Stopped; %1 has not been written").arg(name));
        });
}

}  // namespace posiscope
