// SPDX-License-Identifier: GPL-3.0-or-later
// The sections of the form, and the seldom changed rows behind one heading.
#include <QVBoxLayout>
#include <algorithm>

#include "core/parameters/keys.h"
#include "core/state/wavegame.h"
#include "ui/parameters/comparebar.h"
#include "ui/parameters/editors.h"
#include "ui/parameters/foldheading.h"
#include "ui/parameters/parameterpanel.h"
#include "ui/parameters/readoutcard.h"
#include "ui/translation/translated.h"

namespace posiscope {

namespace {

/// "Attention factor 1.139 (automatic)", or nothing for a box that is not checked.
QString held(const Parameter& parameter, const Values& values) {
    const Value& value = values.at(parameter.key);
    const QString name = translated(parameter.label);
    if (const auto* on = std::get_if<bool>(&value)) return *on ? name : QString();
    if (parameter.kind() == ParameterKind::choice)
        return QStringLiteral("%1 %2").arg(
            name, translated(parameter.findChoice(std::get<std::string>(value))->label));
    return QStringLiteral("%1 %2").arg(name, parameter.isAutomatic(value)
                                                 ? automaticText(parameter.automaticFor(values))
                                                 : shownValue(parameter, value));
}

/// Whether nobody has changed the parameter: a default is brought inside the table, too.
bool isAtDefault(const State& state, const Parameter& parameter) {
    const Value& value = state.values.at(parameter.key);
    if (value == parameter.initial || !parameter.limitsFor) return value == parameter.initial;
    State usual = state;
    usual.values.set(parameter.key, parameter.initial);
    repair(usual);
    return value == usual.values.at(parameter.key);
}

/// A lesson or the game leaves in sight what its step is about.
bool choosesControls(const State& state) {
    return !state.hidden.empty() && (!state.get(keys::lesson).empty() || gameLevelOf(state) > 0);
}

}  // namespace

FoldHeading* ParameterPanel::makeHeading(const QString& key, FoldHeading::Level level) {
    auto* heading = new FoldHeading(key, level, form_);
    const bool section = level == FoldHeading::Level::section;
    heading->setChecked(section ? !folded_.contains(key) : unfolded_.contains(key));
    connect(heading, &FoldHeading::clicked, this, [this, key, section](bool open) {
        QStringList& listed = section ? folded_ : unfolded_;
        listed.removeAll(key);
        if (open != section) listed << key;
        show(store_.snapshot(), *theme_);
        emit foldsChanged();
    });
    return heading;
}

void ParameterPanel::addSection(QVBoxLayout* column, const QString& key, const char* title, bool rule) {
    QWidget* const line = rule ? addRule(column) : nullptr;
    FoldHeading* const heading = makeHeading(key, FoldHeading::Level::section);
    column->addWidget(heading);
    sections_.push_back({heading, title, line});
}

/// What is seldom changed, of the encoding and of what is looked at.
void ParameterPanel::addMore(QVBoxLayout* column, const Encoding& encoding) {
    for (const std::span<const Parameter> all : {std::span(encoding.parameters), viewParameters()})
        for (const Parameter& parameter : all) {
            if (!parameter.seldom) continue;
            if (more_ == nullptr) {
                more_ = makeHeading(QLatin1String(moreFold), FoldHeading::Level::rows);
                column->addWidget(more_);
            }
            addChoice(column, parameter, all, more_);
        }
}

void ParameterPanel::setFolds(const QStringList& unfolded, const QStringList& folded) {
    unfolded_ = unfolded;
    folded_ = folded;
    if (more_ != nullptr) more_->setChecked(unfolded.contains(more_->key()));
    for (const Section& section : sections_)
        section.heading->setChecked(!folded.contains(section.heading->key()));
}

/// What the rows of a section hold; nothing where it has none.
QString ParameterPanel::heldBySection(const FoldHeading* section, const Values& values) const {
    QStringList all;
    for (const Row& row : rows_)
        if (row.section == section && row.offered)
            if (const QString text = held(*row.parameter, values); !text.isEmpty()) all << text;
    return listed(all);
}

/// Of the seldom changed rows these do not fold: what is not at its default, what is several values at once,
/// what such a choice brings, and what has the focus.
void ParameterPanel::chooseRowsInSight(const Snapshot& whole, const Snapshot& snapshot) {
    const auto isChanged = [&](const Parameter& parameter) {
        return !isAtDefault(parameter.eitherSide ? whole.state : snapshot.state, parameter) ||
               (isSweep(whole.state) && whole.state.variants.front().contains(parameter.key));
    };
    const QWidget* const focused = window()->focusWidget();
    for (Row& row : rows_) {
        const Parameter& parameter = *row.parameter;
        const auto bringer = std::ranges::find_if(rows_, [&](const Row& other) {
            return parameter.broughtBy && other.parameter->key == parameter.broughtBy->choice;
        });
        row.inSight = row.fold == nullptr || isChanged(parameter) ||
                      (!parameter.seldom && bringer != rows_.end() && bringer->inSight) ||
                      (row.editor != nullptr && row.editor->isAncestorOf(focused));
    }
}

/// The heading says what is folded behind it.
void ParameterPanel::showMore(const Snapshot& whole, const Snapshot& snapshot) {
    if (more_ == nullptr) return;
    QStringList all;
    int count = 0;
    const FoldHeading* section = nullptr;
    for (const Row& row : rows_) {
        if (row.fold != more_ || !row.offered) continue;
        ++count;
        section = row.section;
        if (row.inSight) continue;
        if (const QString text = held(*row.parameter, snapshot.state.values); !text.isEmpty()) all << text;
    }
    // A single row is no longer than its heading; and what a step of a lesson leaves in sight is not to be
    // searched for.
    const bool folds = count > 1 && !choosesControls(whole.state) && section->isOpen();
    if (folds)
        more_->show(tr("More"), listed(all), *theme_);
    else
        more_->hide();
}

/// A section is in sight where it has something to show.
void ParameterPanel::showSections(const State& whole, const Snapshot& snapshot) {
    for (const Section& section : sections_) {
        FoldHeading* const heading = section.heading;
        const QString& key = heading->key();
        const bool filled =
            std::ranges::any_of(rows_, [&](const Row& row) { return row.section == heading && row.offered; });
        const bool shown = key == QLatin1String(encodingSection) ? !whole.hidden.contains("encoding")
                           : key == QLatin1String(cursorSection) ? !whole.hidden.contains("readout")
                                                                 : filled;
        QString title = tr(section.title);
        if (key == QLatin1String(cursorSection) && compare_->isVisibleTo(this))
            title = side() == Subject::b ? tr("At the cursor of B") : tr("At the cursor of A");
        if (shown)
            heading->show(title.toUpper(), heldBySection(heading, snapshot.state.values), *theme_);
        else
            heading->hide();
        if (section.rule != nullptr) section.rule->setVisible(shown);
        if (key == QLatin1String(encodingSection)) head_->setVisible(shown);
        if (key == QLatin1String(cursorSection)) readout_->setVisible(shown && heading->isOpen());
    }
}

}  // namespace posiscope
