// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/lookrows.h"

#include <QFontDatabase>
#include <QVBoxLayout>
#include <utility>

#include "core/parameters/keys.h"
#include "ui/export/lookchoices.h"
#include "ui/export/lookreasons.h"
#include "ui/parameters/editors.h"
#include "ui/style/interfacescale.h"

namespace posiscope {

namespace {

/// The row as the dialog shows it: with the families that are installed, and 0 as what the program chooses.
Parameter shownRow(Parameter row) {
    if (!row.unit.empty()) row.label = Text("%1 (%2)").with(std::move(row.label)).with(std::move(row.unit));
    if (row.kind() == ParameterKind::integer || row.kind() == ParameterKind::real)
        row.automaticFor = [](const Values&) { return 0.0; };
    if (row.key != keys::font.name) return row;
    row.choices = {{"sans", POSISCOPE_TR("core", "Sans serif"), {}},
                   {"serif", POSISCOPE_TR("core", "Serif"), {}}};
    for (const QString& family : QFontDatabase::families())
        if (!family.startsWith(QLatin1String("Posiscope ")))
            row.choices.push_back({family.toStdString(), Text::asIs(family.toStdString()), {}});
    return row;
}

}  // namespace

LookRows::LookRows(Values chosen) : values_(std::move(chosen)) {
    setObjectName(QStringLiteral("lookRows"));
    setMinimumWidth(scaled(256));  // as in the panel
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(8);
    for (const Parameter* row : lookParameters()) {
        auto* editor = ParameterEditor::create(shownRow(*row), this);
        editor->setValue(values_.at(row->key), row->limits);
        const auto choose = [this, key = row->key](const Value& value) {
            chosen_.insert(key);
            values_.set(key, value);
            emit changed();
        };
        connect(editor, &ParameterEditor::typed, this, choose);
        connect(editor, &ParameterEditor::changed, this, [=, limits = row->limits](const Value& value) {
            editor->setValue(value, limits);
            choose(value);
        });
        column->addWidget(editor);
        editors_.push_back(editor);
    }
}

void LookRows::offer(const char* key, const Value& value) {
    if (isChosen(key) || values_.at(key) == value) return;
    values_.set(key, value);
    for (ParameterEditor* each : editors_)
        if (each->parameter().key == key) each->setValue(value, each->parameter().limits);
}

void LookRows::setParts(const FigureParts& parts, std::size_t panes) {
    for (ParameterEditor* each : editors_)
        each->setIdle(tipOf(whyWithoutEffect(each->parameter().key, parts, panes)));
}

}  // namespace posiscope
