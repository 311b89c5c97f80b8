// SPDX-License-Identifier: GPL-3.0-or-later
// The sections of the form, and the groups of seldom changed rows inside them.
#include <QVBoxLayout>

#include "ui/parameters/comparebar.h"
#include "ui/parameters/foldheading.h"
#include "ui/parameters/parameterpanel.h"
#include "ui/parameters/readoutcard.h"
#include "ui/style/interfacescale.h"
#include "ui/style/look.h"
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

FoldHeading* ParameterPanel::addFold(QVBoxLayout* column, const std::string& choice) {
    FoldHeading* const fold =
        makeHeading(QString::fromStdString(choice.empty() ? "parameters" : choice), FoldHeading::Level::rows);
    auto* place = new QVBoxLayout;
    if (!choice.empty()) keepLook(fold, [place] { place->setContentsMargins(scaled(indent), 0, 0, 0); });
    place->addWidget(fold);
    column->addLayout(place);
    folds_.push_back(fold);
    return fold;
}

void ParameterPanel::setFolds(const QStringList& unfolded, const QStringList& folded) {
    unfolded_ = unfolded;
    folded_ = folded;
    for (FoldHeading* fold : folds_)
        fold->setChecked(unfolded.contains(fold->key()));
    for (const Section& section : sections_)
        section.heading->setChecked(!folded.contains(section.heading->key()));
}

/// What the rows of a heading hold, and how many of them there are.
std::pair<QString, int> ParameterPanel::heldBy(const FoldHeading* heading, const Values& values) const {
    QStringList all;
    int count = 0;
    for (const Row& row : rows_) {
        if ((row.fold != heading && row.section != heading) || !row.offered) continue;
        ++count;
        if (const QString text = held(*row.parameter, values); !text.isEmpty()) all << text;
    }
    return {listed(all), count};
}

/// A heading says what its rows belong to and what they hold.
void ParameterPanel::showFolds(const Snapshot& snapshot) {
    for (FoldHeading* fold : folds_) {
        const Parameter* bringer = nullptr;
        const FoldHeading* section = nullptr;
        for (const Row& row : rows_) {
            if (row.fold != fold || !row.offered) continue;
            section = row.section;
            if (row.parameter->broughtBy)
                bringer = findParameter(snapshot.state, row.parameter->broughtBy->choice);
        }
        const auto [text, count] = heldBy(fold, snapshot.state.values);
        // A single row is no longer than its heading; and what a step of a lesson leaves in sight is not to
        // be searched for.
        if (count < 2 || !snapshot.state.hidden.empty() || !section->isOpen()) {
            fold->hide();
            continue;
        }
        const QString title =
            bringer == nullptr
                ? tr("More")
                : tr("More of %1")
                      .arg(translated(
                          bringer->findChoice(std::get<std::string>(snapshot.state.values.at(bringer->key)))
                              ->label));
        fold->show(title, text, *theme_);
    }
}

/// A section is in sight where it has something to show.
void ParameterPanel::showSections(const State& whole, const Snapshot& snapshot) {
    for (const Section& section : sections_) {
        FoldHeading* const heading = section.heading;
        const QString& key = heading->key();
        const auto [text, count] = heldBy(heading, snapshot.state.values);
        const bool shown = key == QLatin1String(encodingSection) ? !whole.hidden.contains("encoding")
                           : key == QLatin1String(cursorSection) ? !whole.hidden.contains("readout")
                                                                 : count > 0;
        QString title = tr(section.title);
        if (key == QLatin1String(cursorSection) && compare_->isVisibleTo(this))
            title = side() == Subject::b ? tr("At the cursor of B") : tr("At the cursor of A");
        if (shown)
            heading->show(title.toUpper(), text, *theme_);
        else
            heading->hide();
        if (section.rule != nullptr) section.rule->setVisible(shown);
        if (key == QLatin1String(encodingSection)) encodingButton_->setVisible(shown);
        if (key == QLatin1String(cursorSection)) readout_->setVisible(shown && heading->isOpen());
    }
}

}  // namespace posiscope
