// SPDX-License-Identifier: GPL-3.0-or-later
// The editors of the form, each made when it is first to be seen.
#include <QVBoxLayout>
#include <utility>

#include "ui/dialogs/taborder.h"
#include "ui/parameters/editors.h"
#include "ui/parameters/foldheading.h"
#include "ui/parameters/parameterpanel.h"
#include "ui/style/interfacescale.h"
#include "ui/style/look.h"
#include "ui/translation/translated.h"

namespace posiscope {

namespace {

bool isBroughtBy(const Parameter& parameter, const Parameter& choice) {
    return parameter.broughtBy && parameter.broughtBy->choice == choice.key;
}

}  // namespace

void ParameterPanel::addRow(QVBoxLayout* column, const Parameter& parameter, FoldHeading* fold) {
    if (parameter.internal) return;
    auto* place = new QVBoxLayout;
    if (parameter.broughtBy || fold != nullptr)
        keepLook(form_, [place] { place->setContentsMargins(scaled(indent), 0, 0, 0); });
    column->addLayout(place);
    rows_.push_back({&parameter, place, nullptr, fold, sections_.back().heading});
}

/// A row, and below it those that its words bring.
void ParameterPanel::addChoice(QVBoxLayout* column, const Parameter& choice, std::span<const Parameter> all,
                               FoldHeading* fold) {
    addRow(column, choice, fold);
    if (choice.kind() != ParameterKind::choice) return;
    for (const Parameter& parameter : all)
        if (isBroughtBy(parameter, choice) && !parameter.seldom) addChoice(column, parameter, all, fold);
}

ParameterEditor* ParameterPanel::makeEditor(const Parameter& parameter) {
    auto* editor = ParameterEditor::create(parameter, form_);
    connect(editor, &ParameterEditor::changed, this, [this, editor](const Value& value, bool gesture) {
        const Parameter& row = editor->parameter();
        set(row, value, gesture ? Gesture{Gesture::Kind::parameter, row.key} : Gesture{});
    });
    connect(editor, &ParameterEditor::gestureFinished, &store_, &StateStore::endGesture);
    connect(editor, &ParameterEditor::severalWanted, this,
            [this, key = parameter.key] { emit severalWanted(key); });
    connect(editor, &ParameterEditor::hideWanted, this, [this, key = parameter.key] {
        applyEdit([&](State& state) { state.hidden.insert(key); }, tr("Show or hide controls"), {});
    });
    return editor;
}

/// Another language may have room for the words of a choice side by side, or not any more.
void ParameterPanel::remakeEditors() {
    for (Row& row : rows_) {
        if (row.editor == nullptr || row.editor->suits()) continue;
        ParameterEditor* const before = std::exchange(row.editor, makeEditor(*row.parameter));
        row.place->addWidget(row.editor);
        row.editor->setVisible(before->isVisibleTo(form_));
        replace(before, row.editor);
    }
    orderTabs();
}

void ParameterPanel::showRows(const Snapshot& whole, const Snapshot& snapshot) {
    bool more = false;
    const Offer offer(whole.state);
    for (Row& row : rows_)
        row.offered = offer.includes(side(), *row.parameter);
    // What a step of a lesson leaves in sight does not fold.
    for (const Section& section : sections_)
        section.heading->setEnabled(whole.state.hidden.empty());
    chooseRowsInSight(whole, snapshot);
    showMore(whole, snapshot);
    for (Row& row : rows_) {
        const Parameter& parameter = *row.parameter;
        const bool folded = row.fold != nullptr && !row.fold->isHidden() && !row.fold->isChecked();
        if ((folded && !row.inSight) || !row.offered || !row.section->isOpen()) {
            if (row.editor != nullptr) row.editor->hide();
            continue;
        }
        if (row.editor == nullptr) {
            row.editor = makeEditor(parameter);
            row.place->addWidget(row.editor);
            more = true;
        }
        row.editor->setTheme(*theme_);
        row.editor->setVisible(true);
        const State& holder = parameter.eitherSide ? whole.state : snapshot.state;
        if (parameter.automaticFor) row.editor->setAutomatic(parameter.automaticFor(holder.values));
        if (parameter.givenBy) row.editor->setGiven(translated(parameter.givenBy(holder.values)));
        row.editor->setValue(holder.values.at(parameter.key), limitsOf(holder, parameter));
    }
    if (more) orderTabs();
}

/// Tab goes through the form from top to bottom, whatever was made when.
void ParameterPanel::orderTabs() {
    QWidget* before = form_;
    const QLayout* column = form_->layout();
    for (int n = 0; n < column->count(); ++n) {
        QLayoutItem* item = column->itemAt(n);
        if (item->layout() != nullptr) item = item->layout()->itemAt(0);  // a row, empty or with its editor
        if (item != nullptr && item->widget() != nullptr) before = chainTabOrder(item->widget(), before);
    }
}

}  // namespace posiscope
