// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parameters/parameterpanel.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

#include "core/base/printable.h"
#include "core/config/configshelf.h"
#include "core/parameters/keys.h"
#include "core/state/comparisonshape.h"
#include "core/state/wavegame.h"
#include "ui/dialogs/taborder.h"
#include "ui/files/tablepaths.h"
#include "ui/files/tablepatterns.h"
#include "ui/parameters/comparebar.h"
#include "ui/parameters/editors.h"
#include "ui/parameters/encodingmenu.h"
#include "ui/parameters/identitycard.h"
#include "ui/parameters/layerbutton.h"
#include "ui/parameters/programslabel.h"
#include "ui/parameters/readoutcard.h"
#include "ui/parameters/tensorbutton.h"
#include "ui/style/elidedbutton.h"
#include "ui/style/interfacescale.h"
#include "ui/style/look.h"
#include "ui/style/toolbutton.h"
#include "ui/translation/translated.h"
#include "ui/view/standins.h"

namespace posiscope {

namespace {

constexpr int readoutDigits = 5;

QLabel* selectableLabel(const QString& name, const char* accessibleName, QWidget* parent) {
    auto* label = new QLabel(parent);
    label->setObjectName(name);
    keepLook(label, [=] { label->setAccessibleName(ParameterPanel::tr(accessibleName)); });
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);  // names from files may hold anything
    label->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    return label;
}

}  // namespace

ParameterPanel::ParameterPanel(StateStore& store, QWidget* parent) : QWidget(parent), store_(store) {
    setObjectName(QStringLiteral("panel"));
    setAttribute(Qt::WA_StyledBackground);
    new QVBoxLayout(this);
    layout()->setContentsMargins(0, 0, 0, 0);
    layout()->setSpacing(0);
    keepLook(this, [this] { otherWords_ = true; });
    compare_ = new CompareBar(this);
    compare_->hide();
    layout()->addWidget(compare_);
    connect(compare_, &CompareBar::sideChanged, this, [this] { show(store_.snapshot(), *theme_); });
    connect(compare_, &CompareBar::swapWanted, this,
            [this] { applyEdit(swapCompared, tr("Swap A and B"), {}); });
    connect(compare_, &CompareBar::copyWanted, this, [this] {
        applyEdit([](State& state) { state.variants.front() = state.values; }, tr("Copy A to B"), {});
    });
    connect(compare_, &CompareBar::stopWanted, this, [this] {
        applyEdit(
            [](State& state) {
                stopComparing(state);
                bringViewsThatCan(state);
            },
            tr("Stop comparing"), {});
    });
}

/// The encoding's name, which is a menu, and “What is this?”.
QWidget* ParameterPanel::makeHead(const Encoding& encoding) {
    auto* head = new QWidget(form_);
    auto* row = new QHBoxLayout(head);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(4);
    row->addWidget(makeEncodingButton(encoding), 1);
    help_ = toolButton(
        QStringLiteral("help"), [] { return tr("What is this encoding?"); }, QStringLiteral("encodingHelp"),
        head);
    setToolIcon(help_, *theme_);
    connect(help_, &QToolButton::clicked, this, &ParameterPanel::helpWanted);
    row->addWidget(help_);
    return head;
}

QWidget* ParameterPanel::makeEncodingButton(const Encoding& encoding) {
    constexpr int padding = 32;  // see style.qss
    auto* button = new ElidedButton(padding, form_);
    button->setObjectName(QStringLiteral("encodingButton"));
    keepLook(button, [button, &encoding] {
        button->setText(
            QStringLiteral("%1   %2").arg(translated(encoding.name), sourceName(encoding.citation)));
        button->setToolTip(QStringLiteral("%1\n%2\n%3")
                               .arg(button->text(), sourceTitle(encoding.citation),
                                    QString::fromStdString(encoding.citation.link)));
        button->setAccessibleName(tr("Encoding: %1").arg(translated(encoding.name)));
    });
    button->setPopupMode(QToolButton::InstantPopup);
    // A long name must not widen the form, which has the width of the column.
    button->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    auto* menu = new QMenu(button);
    // Two dozen entries that few people need at once: made when they are asked for.
    connect(menu, &QMenu::aboutToShow, this, [this, menu, now = &encoding] {
        menu->clear();
        fillEncodingMenu(menu, *now, [this](const Encoding& chosen) {
            applyEdit(
                [&](State& state) {
                    chooseEncoding(state, side(), chosen);
                    bringViewsThatCan(state);
                },
                tr("Encoding"), {});
        });
    });
    button->setMenu(menu);
    return button;
}

Subject ParameterPanel::side() const {
    return compare_->isVisibleTo(this) ? compare_->side() : Subject::a;
}

bool ParameterPanel::isInHead(const QWidget* widget) const {
    return head_ != nullptr && head_->isAncestorOf(widget);
}

void ParameterPanel::setSide(Subject side) {
    compare_->setSide(side);
}

void ParameterPanel::applyEdit(const Edit& change, const QString& name, const Gesture& gesture) {
    const auto failure = store_.update(change, name, gesture);
    if (!failure) return;
    emit problem(translated(failure->text));
    show(store_.snapshot(), *theme_);  // the editor goes back to what holds
}

void ParameterPanel::edit(const Edit& change, const QString& name, const Gesture& gesture) {
    applyEdit([&, subject = side()](State& state) { editSubject(state, subject, change); }, name, gesture);
}

void ParameterPanel::set(const Parameter& parameter, const Value& value, const Gesture& gesture) {
    const Edit change = [&](State& state) { state.values.set(parameter.key, value); };
    const QString name = translated(parameter.label);
    if (isShared(parameter))
        applyEdit(change, name, gesture);
    else
        edit(change, name, gesture);
}

void ParameterPanel::reset() {
    const Edit change = [](State& state) {
        Values values = defaultState().values;
        // Values with controls elsewhere in the window stay.
        for (const Parameter& parameter : viewParameters())
            if (parameter.internal) values.set(parameter.key, state.values.at(parameter.key));
        if (gameLevelOf(state) > 0)
            for (const std::string& key : state.hidden)
                if (values.contains(key)) values.set(key, state.values.at(key));
        state.values = std::move(values);
    };
    edit(change, tr("Reset parameters"), {});
}

/// The configuration that the values were read from, with a choice of its layers.
void ParameterPanel::addConfig(QVBoxLayout* column) {
    doubted_ = selectableLabel(QStringLiteral("configFile"), QT_TR_NOOP("Configuration"), form_);
    doubt_ = selectableLabel(QStringLiteral("configWrong"), QT_TR_NOOP("What is not understood"), form_);
    layers_ = new LayerButton(form_);
    connect(layers_, &LayerButton::kindWanted, this, [this](const LayerKind& kind) {
        applyEdit(
            [&, subject = side()](State& state) {
                editSubject(state, subject, [&](State& own) { showKind(own, kind); });
                bringViewsThatCan(state);
            },
            tr("Show layers"), {});
    });
    column->addWidget(doubted_);
    programs_ = new ProgramsLabel(form_);
    column->addWidget(doubt_);
    column->addWidget(programs_);
    column->addWidget(layers_);
}

void ParameterPanel::addFile(QVBoxLayout* column) {
    file_ = selectableLabel(QStringLiteral("tableFile"), QT_TR_NOOP("File and table"), form_);
    column->addWidget(file_);
    tensors_ = new TensorButton(form_);
    connect(tensors_, &TensorButton::tensorWanted, this, &ParameterPanel::tensorWanted);
    connect(tensors_, &TensorButton::listWanted, this, &ParameterPanel::tensorListWanted);
    column->addWidget(tensors_);
    identity_ = new IdentityCard(form_);
    connect(identity_, &IdentityCard::identifyWanted, this, &ParameterPanel::identifyWanted);
    column->addWidget(identity_);
    auto* open = new QPushButton(form_);
    open->setObjectName(QStringLiteral("openTableButton"));
    keepLook(open, [open] {
        open->setText(tr("Open table …"));
        open->setToolTip(tr("Choose a file of numbers: %1").arg(tableEndingList()));
    });
    connect(open, &QPushButton::clicked, this, &ParameterPanel::openTableWanted);
    column->addWidget(open);
}

QWidget* ParameterPanel::addRule(QVBoxLayout* column) {
    auto* rule = new QFrame(column->parentWidget());
    rule->setObjectName(QStringLiteral("rule"));
    rule->setFixedHeight(1);
    column->addWidget(rule);
    return rule;
}

void ParameterPanel::addReadout(QVBoxLayout* column) {
    addSection(column, QLatin1String(cursorSection), QT_TR_NOOP("At the cursor"), true);
    readout_ = new ReadoutCard(form_);
    column->addWidget(readout_);
    notes_ = selectableLabel(QStringLiteral("notes"), QT_TR_NOOP("Notes"), form_);
    column->addWidget(notes_);
}

/// Of what was made anew, the control with the name of the one that has the focus takes it, otherwise the
/// first.
void ParameterPanel::replace(QWidget* part, QWidget* anew) {
    if (const QWidget* focused = window()->focusWidget(); part->isAncestorOf(focused)) {
        QWidget* heir =
            focused->objectName().isEmpty() ? nullptr : anew->findChild<QWidget*>(focused->objectName());
        if (heir == nullptr || !heir->isVisibleTo(this)) heir = firstTabStop(anew);
        if (heir != nullptr) heir->setFocus(Qt::OtherFocusReason);
    }
    part->hide();
    part->deleteLater();  // its own menu may be what asked for another
}

void ParameterPanel::build(const Encoding& encoding) {
    rows_.clear();
    more_ = nullptr;
    sections_.clear();
    form_ = new QWidget(this);
    layout()->addWidget(form_);
    auto* column = new QVBoxLayout(form_);
    keepLook(form_, [column] {
        column->setContentsMargins(scaled(16), scaled(12), scaled(16), scaled(12));
        column->setSpacing(scaled(5));
    });
    addSection(column, QLatin1String(encodingSection), QT_TR_NOOP("Encoding"), false);
    head_ = makeHead(encoding);
    column->addWidget(head_);
    addConfig(column);
    file_ = nullptr;
    tensors_ = nullptr;
    identity_ = nullptr;
    if (encoding.fromFile) addFile(column);
    // Choices follow the encoding's name, each with the rows that it brings; other numbers come below.
    const auto isOpen = [](const Parameter& parameter) {
        return !parameter.broughtBy && !parameter.seldom && parameter.views.empty();
    };
    for (const Parameter& parameter : encoding.parameters)
        if (parameter.kind() == ParameterKind::choice && isOpen(parameter))
            addChoice(column, parameter, encoding.parameters);
    column->addSpacing(2);
    addSection(column, QStringLiteral("parameters"), QT_TR_NOOP("Parameters"), false);
    for (const Parameter& parameter : encoding.parameters)
        if ((parameter.kind() == ParameterKind::integer || parameter.kind() == ParameterKind::real ||
             parameter.kind() == ParameterKind::indices) &&
            isOpen(parameter))
            addRow(column, parameter);
    for (const Parameter& parameter : viewParameters())
        if (parameter.slider && isOpen(parameter)) addRow(column, parameter);
    for (const Parameter& parameter : encoding.parameters)
        if (isOpen(parameter) &&
            (parameter.kind() == ParameterKind::flag || parameter.kind() == ParameterKind::numbers ||
             parameter.kind() == ParameterKind::text))
            addRow(column, parameter);
    addMore(column, encoding);
    addReadout(column);
    addSection(column, QStringLiteral("shown"), QT_TR_NOOP("Shown"), true);
    for (const Parameter& parameter : encoding.parameters)
        if (!parameter.broughtBy && !parameter.seldom && !parameter.views.empty())
            addChoice(column, parameter, encoding.parameters);
    // A text that only some views read is typed in those.
    for (const Parameter& parameter : viewParameters())
        if (!parameter.broughtBy && !parameter.seldom &&
            (parameter.kind() == ParameterKind::indices ||
             (!parameter.views.empty() && parameter.kind() != ParameterKind::text)))
            addChoice(column, parameter, viewParameters());
    reset_ = new QPushButton(form_);
    reset_->setObjectName(QStringLiteral("reset"));
    keepLook(reset_, [button = reset_] {
        button->setText(tr("Reset parameters"));
        button->setToolTip(tr("Bring all parameters back to their defaults; panes stay as they are"));
    });
    connect(reset_, &QPushButton::clicked, this, &ParameterPanel::reset);
    column->addWidget(reset_);
    column->addStretch(1);
    built_ = &encoding;
}

void ParameterPanel::show(const Snapshot& whole, const Theme& theme) {
    const bool comparing = hasB(whole.state) && gameLevelOf(whole.state) == 0;
    if (compare_->isVisibleTo(this) != comparing) {
        compare_->setSide(Subject::a);
        compare_->setVisible(comparing);
    }
    const Snapshot snapshot = snapshotOf(whole, side());
    const Encoding& encoding = encodingOf(snapshot.state);
    QWidget* const before = form_;
    if (built_ != &encoding) build(encoding);
    if (std::exchange(theme_, &theme) != &theme) setToolIcon(help_, theme);
    if (std::exchange(otherWords_, false)) remakeEditors();
    showRows(whole, snapshot);
    showSections(whole.state, snapshot);
    if (before != form_) form_->show();
    if (before != nullptr && before != form_) replace(before, form_);
    // What has been hidden must not be reset unseen.
    reset_->setVisible(whole.state.hidden.empty());
    empty_ = reset_->isHidden() && std::ranges::none_of(rows_, &Row::offered) &&
             whole.state.hidden.contains("encoding") && whole.state.hidden.contains("readout");
    showConfig(snapshot.state);
    if (file_ != nullptr) file_->setText(fileText(snapshot.state));
    if (tensors_ != nullptr)
        tensors_->show(QString::fromStdString(snapshot.state.get(keys::tableFile)),
                       QString::fromStdString(snapshot.state.get(keys::tensor)));
    if (identity_ != nullptr) identity_->show(*snapshot.model);
    showReadout(snapshot, theme);
}

void ParameterPanel::doubt(DoubtfulConfig config) {
    doubts_.push_back(std::move(config));
    show(store_.snapshot(), *theme_);
}

/// What was read last goes before.
void ParameterPanel::showConfig(const State& state) {
    const auto found = std::find_if(doubts_.rbegin(), doubts_.rend(), [&](const DoubtfulConfig& config) {
        return isSameKind(config.values, state.values);
    });
    const bool doubtful = found != doubts_.rend() && !state.hidden.contains("encoding");
    layers_->show(state);
    const ModelConfig* const config = state.hidden.contains("encoding") ? nullptr : layers_->config();
    programs_->show(config != nullptr ? config->programs : std::vector<ProgramReading>());
    doubted_->setVisible(doubtful || layers_->isVisibleTo(form_) || programs_->isVisibleTo(form_));
    doubt_->setVisible(doubtful);
    // A line may end inside a name.
    const auto folded = [](QString text) { return text.replace(u'_', QStringLiteral("_\u200b")); };
    doubted_->setText(folded(doubtful ? QString::fromStdString(printable(found->file))
                                      : shownTableName(state.get(keys::configFile))));
    if (doubtful) doubt_->setText(folded(translated(found->warning)));
}

QString ParameterPanel::fileText(const State& state) {
    const std::string& path = state.get(keys::tableFile);
    if (path.empty()) return tr("No file is open.");
    const QString name = shownTableName(path);
    const QString tensor = QString::fromStdString(printable(state.get(keys::tensor)));
    return tensor.isEmpty() ? name : QStringLiteral("%1\n%2").arg(name, tensor);
}

void ParameterPanel::showReadout(const Snapshot& snapshot, const Theme& theme) {
    const Readout readout = readoutOf(snapshot, readoutDigits);
    readout_->show(readout, theme);
    // A label lays its text out again whatever it is given.
    if (const QString notes = readout.notes.join(u'\n'); notes != notes_->text()) notes_->setText(notes);
    notes_->setVisible(!readout.notes.isEmpty() && readout_->isVisibleTo(form_));
}

}  // namespace posiscope
