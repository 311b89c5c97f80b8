// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/meantas.h"

#include <QFileInfo>
#include <QKeyEvent>

#include "core/base/printable.h"
#include "core/config/modelconfig.h"
#include "core/parameters/keys.h"
#include "core/state/comparisonshape.h"
#include "ui/dialogs/dialogs.h"
#include "ui/files/tablepatterns.h"
#include "ui/translation/readout.h"
#include "ui/translation/translated.h"
#include "ui/window/arraychoice.h"

namespace posiscope {

namespace {

const QString otherSide = QStringLiteral("other");
const QString configFile = QStringLiteral("config");
const QString originalFile = QStringLiteral("original");

/// The expectation of the state's encoding with all its parameters.
Expectation expectationOf(const State& state) {
    Expectation expected{.encoding = &encodingOf(state), .values = state.values, .given = {}};
    for (const Parameter& parameter : expected.encoding->parameters)
        expected.given.push_back(parameter.key);
    return expected;
}

/// The expectation of an encoding with its initial values and the shape of the table.
Expectation plainExpectation(const Encoding& encoding, const Identity& known) {
    State state = defaultState();
    chooseEncoding(state, encoding,
                   {.positions = std::max<std::int64_t>(1, known.storage.rows),
                    .dimensions = std::max<std::int64_t>(1, known.storage.columns)});
    Expectation expected{.encoding = &encoding, .values = state.values, .given = {}};
    if (known.encoding == encoding.id)
        for (const auto& [key, value] : known.options)
            if (key == encoding.width.key || key == keys::maxLen.name) expected.values.set(key, value);
    return expected;
}

}  // namespace

MeantAs::MeantAs(std::optional<State> other, QWidget* parent) : ChoiceBox(parent), other_(std::move(other)) {
    setObjectName(QStringLiteral("meantAs"));
    setAccessibleName(tr("Meant as"));
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    addItem(tr("Nothing in particular: say what it is"));
    if (other_) addItem(tr("Compared with: %1").arg(parameterLine(makeSnapshot(*other_))), otherSide);
    addItem(tr("The model of a config.json …"), configFile);
    addItem(tr("The original table of a file …"), originalFile);
    insertSeparator(count());
    for (const Encoding* each : encodings())
        if (!each->fromFile) addItem(translated(each->name), QString::fromStdString(each->id));
    connect(this, &QComboBox::activated, this, &MeantAs::choose);
}

/// Whether choosing the entry opens a dialog for a file that is not chosen yet.
bool MeantAs::asksForFile(int index) const {
    const QString what = itemData(index).toString();
    return (what == configFile && !configured_) || (what == originalFile && !original_);
}

/// Keys step over the entries that would open a dialog: a person is on the way to those behind them. An open
/// list offers these too.
void MeantAs::keyPressEvent(QKeyEvent* event) {
    stepping_ = true;
    ChoiceBox::keyPressEvent(event);
    stepping_ = false;
}

int MeantAs::nextWithoutFile(int index) const {
    const int step = index > before_ ? 1 : -1;
    for (int n = index; n >= 0 && n < count(); n += step) {
        const bool separator =
            itemData(n, Qt::AccessibleDescriptionRole).toString() == QLatin1String("separator");
        if (!separator && !asksForFile(n)) return n;
    }
    return before_;
}

void MeantAs::choose(int index) {
    if (stepping_ && asksForFile(index)) {
        setCurrentIndex(nextWithoutFile(index));
        if (currentIndex() == before_) return;
        before_ = currentIndex();
        emit chosen();
        return;
    }
    const QString what = itemData(index).toString();
    if ((what == configFile && !readConfig()) || (what == originalFile && !chooseOriginal())) {
        setCurrentIndex(before_);
        return;
    }
    before_ = index;
    emit chosen();
}

bool MeantAs::readConfig() {
    const QString path = fileToOpen(this, tr("Open the configuration of a model"), QString(),
                                    tr("Model configurations (*.json *.yaml *.yml *.gguf);;All files (*)"));
    if (path.isEmpty()) return false;
    State state = defaultState();
    const auto read = openConfig(state, QFileInfo(path).absoluteFilePath().toStdString());
    if (!read) {
        emit problem(translated(read.error().text));
        return false;
    }
    configured_ = expectedBy(*read);
    const QString file = QString::fromStdString(printable(QFileInfo(path).fileName().toStdString()));
    setItemText(findData(configFile), tr("%1: %2").arg(file, parameterLine(makeSnapshot(state))));
    return true;
}

bool MeantAs::chooseOriginal() {
    const QString path = fileToOpen(this, tr("Open the original table"), QString(),
                                    tr("Tables (%1);;All files (*)").arg(tablePatterns()));
    if (path.isEmpty()) return false;
    const std::string file = QFileInfo(path).absoluteFilePath().toStdString();
    const auto info = inspectTableFile(file);
    if (!info) {
        emit problem(translated(info.error().text));
        return false;
    }
    const auto name = arrayChosen(path, arraysOfNumbers(*info), this);
    if (!name) return false;
    original_ = ArrayOfFile{file, *name};
    QString shown = QString::fromStdString(printable(QFileInfo(path).fileName().toStdString()));
    if (!name->empty()) shown += QStringLiteral(": ") + QString::fromStdString(printable(*name));
    setItemText(findData(originalFile), tr("Made from %1").arg(shown));
    return true;
}

std::optional<ArrayOfFile> MeantAs::original() const {
    return currentData().toString() == originalFile ? original_ : std::nullopt;
}

std::optional<Expectation> MeantAs::expectation(const Identity* known) const {
    const QString what = currentData().toString();
    if (what.isEmpty() || what == originalFile) return std::nullopt;
    if (what == otherSide) return expectationOf(*other_);
    if (what == configFile) return configured_;
    return plainExpectation(*findEncoding(what.toStdString()), known != nullptr ? *known : Identity{});
}

}  // namespace posiscope
