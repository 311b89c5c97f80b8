// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/identifycommands.h"

#include <QFileInfo>
#include <algorithm>

#include "core/encodings/table.h"
#include "core/identify/identitycache.h"
#include "core/parameters/keys.h"
#include "core/state/opentable.h"
#include "core/tables/tablefile.h"
#include "ui/convert/convertdialog.h"
#include "ui/dialogs/dialogs.h"
#include "ui/dialogs/job.h"
#include "ui/export/arrayexport.h"
#include "ui/export/report.h"
#include "ui/files/tablepaths.h"
#include "ui/files/tablepatterns.h"
#include "ui/parameters/parameterpanel.h"
#include "ui/view/answeredits.h"
#include "ui/window/arraychoice.h"
#include "ui/window/banner.h"
#include "ui/window/identifydialog.h"

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
    add(menu, QT_TR_NOOP("Con&vert table …"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_I),
        QStringLiteral("convert"), [this] { convert(); });
}

void IdentifyCommands::identify() {
    withTable(tr("Identify a table"), &IdentifyCommands::open);
}

void IdentifyCommands::convert() {
    withTable(tr("Convert a table"), &IdentifyCommands::convertTable);
}

void IdentifyCommands::identifyFile(const QString& path) {
    withFile(path, &IdentifyCommands::open);
}

void IdentifyCommands::withTable(const QString& title, Use use) {
    if (const auto side = sideWithTable()) return (this->*use)(questionAbout(*side));
    // A table that is still being read is known by its name.
    const State shown = shownAt(bench_.panel->side()).state;
    if (encodingOf(shown).fromFile && !shown.get(keys::tableFile).empty()) {
        const std::string& tensor = shown.get(keys::tensor);
        if (tensor.empty()) return withFile(QString::fromStdString(shown.get(keys::tableFile)), use);
        return (this->*use)({shown.get(keys::tableFile), {tensor}});
    }
    const QString path =
        fileToOpen(bench_.window, title, QString(), tr("Tables (%1);;All files (*)").arg(tablePatterns()));
    if (!path.isEmpty()) withFile(path, use);
}

Snapshot IdentifyCommands::shownAt(Subject side) const {
    return snapshotOf(store_.snapshot(), side);
}

/// The side with this table; the side of the panel comes first.
std::optional<Subject> IdentifyCommands::sideWithTable(const StoredTable* table) const {
    for (const Subject side : {bench_.panel->side(), Subject::a, Subject::b}) {
        if (side == Subject::b && !hasB(store_.state())) continue;
        const auto shown = storedTableOf(*shownAt(side).model);
        if (shown != nullptr && (table == nullptr || shown.get() == table)) return side;
    }
    return std::nullopt;
}

TableInQuestion IdentifyCommands::questionAbout(Subject side) const {
    const Snapshot shown = shownAt(side);
    const auto table = storedTableOf(*shown.model);
    TableInQuestion question{shown.state.get(keys::tableFile), {table->name()}, table, {}};
    if (!hasB(store_.state())) return question;
    State other = shownAt(side == Subject::a ? Subject::b : Subject::a).state;
    other.variants.clear();
    if (!encodingOf(other).fromFile) question.other = std::move(other);
    return question;
}

void IdentifyCommands::withFile(const QString& path, Use use) {
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
        [this, absolute, arrays, use] { chooseArray(absolute, *arrays, use); });
}

void IdentifyCommands::chooseArray(const QString& path, const std::vector<TensorInfo>& arrays, Use use) {
    if (arrays.empty()) return (this->*use)({path.toStdString(), {"cos", "sin"}});
    if (const auto name = arrayChosen(path, arrays, bench_.window))
        (this->*use)({path.toStdString(), {*name}});
}

void IdentifyCommands::open(TableInQuestion question) {
    if (dialog_) dialog_->close();
    dialog_ = new IdentifyDialog(
        std::move(question), [this]() -> const Theme& { return *bench_.theme; }, bench_.window);
    connect(dialog_, &IdentifyDialog::compareWanted, this, &IdentifyCommands::compare);
    connect(dialog_, &IdentifyDialog::showWanted, this, &IdentifyCommands::showAsEncoding);
    connect(dialog_, &IdentifyDialog::reportWanted, this, &IdentifyCommands::saveReport);
    connect(dialog_, &IdentifyDialog::convertWanted, this, [this] { convertTable(dialog_->question()); });
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
    bench_.banner->hide();
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
    const Subject side = shown.value_or(bench_.panel->side());
    change(
        [&](State& state) -> Failure {
            showAnswerAs(state, side, *dialog_->answer());
            return std::nullopt;
        },
        tr("Show as encoding"));
}

void IdentifyCommands::saveReport() {
    const QString path = fileToSave(bench_.window, tr("Save the report"), QStringLiteral("report.html"),
                                    tr("Reports (*.html *.pdf)"));
    if (path.isEmpty()) return;
    if (const auto failure =
            writeReport(dialog_->question().name(), dialog_->meantWords(), *dialog_->answer(), path))
        return report(*failure);
    tell(tr("Wrote %1").arg(QFileInfo(path).fileName()));
}

namespace {

/// The task that suits what the table was recognised as, unless it is not known.
std::optional<ConvertTask> taskFor(const Identity* answer, const QJsonObject& remembered) {
    const bool form = remembered[QLatin1String("task")].toString() == QLatin1String("form");
    if (answer == nullptr) return remembered.isEmpty() ? std::optional(otherRows) : std::nullopt;
    if (answer->convertible) return remembered.isEmpty() ? std::optional(anotherForm) : std::nullopt;
    return remembered.isEmpty() || form ? std::optional(otherRows) : std::nullopt;
}

/// Writes the table, or a copy of its model with it. It is recognised again where it has another form,
/// because kept answers do not hold the table; the dialog has usually done so.
Result<Outcome> written(ConvertSource& source, const ConvertRequest& request, bool copiesModel,
                        const QString& path, const Progress& progress) {
    const auto converter = source.converter(progress);
    if (!converter) return converter.error();
    const auto made = (*converter)->convert(request, progress);
    if (!made) return progress(0) ? Result<Outcome>(made.error()) : Result<Outcome>(Outcome::cancelled);
    if (!copiesModel) return exportArrays(made->arrays, path, progress);
    if (made->arrays.size() > 1 || made->arrays.front().complex())
        return Error{
            POSISCOPE_TR("core", "a copy of a model has one tensor of real numbers in another's place"), ""};
    const auto model = WholeModel::open(source.path(), made->arrays.front().name());
    if (!model) return model.error();
    return exportWhole(*model, made->arrays.front(), path, progress);
}

}  // namespace

void IdentifyCommands::convertTable(TableInQuestion question) {
    QWidget* const parent = dialog_ ? static_cast<QWidget*>(dialog_) : bench_.window;
    const auto known = question.table ? IdentityCache::common().find(question.table) : std::nullopt;
    const Identity* answer = known ? &*known : dialog_ ? dialog_->answer() : nullptr;
    const auto source = std::make_shared<ConvertSource>(question.path, question.arrays, question.table);
    const QJsonObject& last = bench_.settings.convert;
    const QJsonObject first = answer ? beginningWith(fixOf(*answer), last) : last;
    HeldDialog<ConvertDialog> dialog(
        source, question.name(), first, taskFor(answer, first),
        [this]() -> const Theme& { return *bench_.theme; }, parent);
    if (!dialog.isAccepted()) return;
    bench_.settings.convert = dialog->memory();
    bench_.saveSoon();
    write(source, dialog->request(), dialog->copiesModel());
}

void IdentifyCommands::write(const std::shared_ptr<ConvertSource>& source, const ConvertRequest& request,
                             bool copiesModel) {
    const bool two = copiesModel || request.form.form.starts_with("apart");
    const QString path = fileToSave(bench_.window, tr("Convert a table"),
                                    two ? QStringLiteral("table.safetensors") : QStringLiteral("table.npy"),
                                    copiesModel ? tr("Models (*.safetensors)")
                                                : tr("Converted tables (*.npy *.npz *.safetensors *.csv)"));
    if (path.isEmpty()) return;
    runJob(
        bench_.window, tr("Converting …"),
        [source, request, copiesModel, path](const Progress& progress) {
            return written(*source, request, copiesModel, path, progress);
        },
        [this, path](const Result<Outcome>& outcome) {
            if (!outcome) return report(outcome.error());
            const QString name = QFileInfo(path).fileName();
            tell(*outcome == Outcome::done ? tr("Wrote %1").arg(name)
                                           : tr("Stopped; %1 has not been written").arg(name));
        });
}

}  // namespace posiscope
