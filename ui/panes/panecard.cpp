// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panes/panecard.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QStackedLayout>
#include <QStyle>
#include <QVBoxLayout>
#include <utility>

#include "core/parameters/viewkeys.h"
#include "ui/panes/cursorkeys.h"
#include "ui/panes/paneheader.h"
#include "ui/panes/panemessage.h"
#include "ui/style/contextmenu.h"
#include "ui/style/look.h"
#include "ui/translation/readout.h"
#include "ui/translation/translated.h"
#include "ui/view/standins.h"

namespace posiscope {

namespace {

/// A pane whose description follows the cursor. The event that tells so comes from the pane with the focus
/// alone, where each widget whose text is set would send one.
class AccessiblePane final : public QAccessibleWidget {
 public:
    explicit AccessiblePane(PaneCard* card) : QAccessibleWidget(card, QAccessible::Grouping) {}
    QString text(QAccessible::Text kind) const override {
        return kind == QAccessible::Description ? static_cast<PaneCard*>(widget())->description()
                                                : QAccessibleWidget::text(kind);
    }
};

QAccessibleInterface* makeAccessible(const QString&, QObject* object) {
    auto* card = qobject_cast<PaneCard*>(object);
    return card != nullptr ? new AccessiblePane(card) : nullptr;
}

}  // namespace

PaneCard::PaneCard(StateStore& store, int index, QWidget* parent)
    : QFrame(parent), store_(store), index_(index) {
    setObjectName(QStringLiteral("pane"));
    static const bool told = (QAccessible::installFactory(makeAccessible), true);
    Q_UNUSED(told)
    setFocusPolicy(Qt::StrongFocus);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(1, 1, 1, 1);
    column->setSpacing(0);
    buildHeader();
    column->addWidget(header_);
    body_ = new QStackedLayout;
    column->addLayout(body_, 1);
    keepLook(this, [this] { stale_ = true; });
}

/// Says in the view's place why it cannot be shown.
void PaneCard::showMessage(const QString& text, const Snapshot& whole, const Pane& pane) {
    if (message_ == nullptr) {
        message_ = new PaneMessage(this);
        body_->addWidget(message_);
        connect(message_, &PaneMessage::insteadWanted, this, [this] { chooseView(*instead_); });
        connect(message_, &PaneMessage::remedyWanted, this, &PaneCard::applyRemedy);
    }
    message_->setEnabled(!locked_);
    instead_ = standInFor(whole, pane);
    remedy_ = remedyFor(whole, pane);
    message_->say(text, remedy_ ? translated(remedy_->name) : QString(),
                  instead_ != nullptr ? translated(instead_->name) : QString());
    setBody(message_);
}

/// The focus stays in the pane: its keys are wanted, not a button that happens to come.
void PaneCard::setBody(QWidget* widget) {
    if (body_->currentWidget() != widget && body_->currentWidget()->isAncestorOf(window()->focusWidget()))
        setFocus(Qt::OtherFocusReason);
    body_->setCurrentWidget(widget);
}

void PaneCard::applyRemedy() {
    const Remedy remedy = *remedy_;
    if (remedy.edit)
        store_.update(remedy.edit, translated(remedy.name));
    else
        emit commandWanted(QString::fromStdString(remedy.command));
}

void PaneCard::chooseView(const ViewType& type) {
    store_.update(
        [n = static_cast<std::size_t>(index_), &type](State& state) {
            if (n < state.arrangement.panes.size())
                state.arrangement.panes[n] = withView(state.arrangement.panes[n], type);
        },
        tr("Choose view"));
}

void PaneCard::buildHeader() {
    header_ = new PaneHeader(this);
    connect(header_->menu(), &QMenu::aboutToShow, this, [this] { fillViewMenu(header_->menu()); });
    connect(header_, &PaneHeader::helpWanted, this, [this] { emit helpWanted(index_); });
    connect(header_, &PaneHeader::ownScaleWanted, this, [this](bool own) {
        store_.update(
            [own](State& state) { state.set(keys::colourScale, std::string(own ? "own" : "same")); },
            tr("Scale of colours"));
    });
    connect(header_, &PaneHeader::exportWanted, this, [this] { emit exportWanted(index_); });
    connect(header_, &PaneHeader::maximiseWanted, this, [this] {
        const bool on = store_.state().arrangement.maximised == index_;
        store_.update(
            [on, n = index_](State& state) {
                if (n < static_cast<int>(state.arrangement.panes.size()))
                    state.arrangement.maximised = on ? -1 : n;
            },
            on ? tr("Restore panes") : tr("Maximise pane"));
    });
}

/// What the pane may show of several encodings.
std::vector<std::pair<Subject, QString>> PaneCard::subjectsOf(const State& state, const ViewType& type) {
    const bool inOnePlot = type.drawsTogether() && statesTogether(state).size() <= type.mostOverlaid;
    std::vector<std::pair<Subject, QString>> all;
    if (isSweep(state)) {
        all = {{Subject::a, tr("Show one value")}, {Subject::each, tr("Show a picture for each value")}};
        if (inOnePlot) all.emplace_back(Subject::both, tr("Show all values in one plot"));
        return all;
    }
    all = {{Subject::a, tr("Show A")}, {Subject::b, tr("Show B")}};
    if (inOnePlot) all.emplace_back(Subject::both, tr("Show A and B in one plot"));
    all.emplace_back(Subject::each, tr("Show a picture for each"));
    if (type.subtracts) all.emplace_back(Subject::difference, tr("Show the difference A − B"));
    return all;
}

void PaneCard::fillViewMenu(QMenu* menu) {
    menu->clear();
    for (const ViewType* type : viewTypes()) {
        auto* action = menu->addAction(themedIcon(type->icon, theme_->text), translated(type->name));
        action->setToolTip(translated(type->summary));
        action->setStatusTip(translated(type->summary));
        connect(action, &QAction::triggered, this, [this, type] { chooseView(*type); });
    }
    menu->setToolTipsVisible(true);
    if (store_.state().variants.empty() || type_->comparesSides) return;
    menu->addSeparator();
    const Subject now = store_.state().arrangement.panes[static_cast<std::size_t>(index_)].subject;
    for (const auto& [subject, text] : subjectsOf(store_.state(), *type_)) {
        auto* action = menu->addAction(text);
        action->setCheckable(true);
        action->setChecked(subject == now);
        connect(action, &QAction::triggered, this, [this, subject = subject] {
            store_.update(
                [n = static_cast<std::size_t>(index_), subject](State& state) {
                    if (n < state.arrangement.panes.size()) state.arrangement.panes[n].subject = subject;
                },
                tr("Choose what is compared"));
        });
    }
}

void PaneCard::makeView() {
    view_ = createView(*type_, *snapshot_, this);
    view_->widget()->installEventFilter(this);
    body_->addWidget(view_->widget());
    if (onPaper_) layOutFields();
    connectView();
    header_->setTools(view_->actions());
}

/// The view may be in the middle of an event that led here: it answers to nothing any more, and goes later.
void PaneCard::dropView() {
    if (!view_) return;
    view_->disconnect(this);
    if (isOfView(window()->focusWidget())) setFocus(Qt::OtherFocusReason);
    header_->setTools({});
    body_->removeWidget(view_->widget());
    view_->widget()->hide();
    view_->widget()->deleteLater();
    view_->deleteLater();
    view_ = nullptr;
    snapshot_ = noSnapshot();
}

/// Whether the control goes with the view.
bool PaneCard::isOfView(const QWidget* control) const {
    return view_ && (view_->widget() == control || view_->widget()->isAncestorOf(control) ||
                     header_->hasTool(control));
}

/// Gives the focus to the control of that name in a new view; the pane keeps it where there is none.
void PaneCard::focusPart(const QString& name) {
    if (name.isEmpty()) return;
    for (auto* part : findChildren<QWidget*>(name))
        if (part->isVisibleTo(this) && part->isEnabled()) return part->setFocus(Qt::OtherFocusReason);
}

void PaneCard::connectView() {
    connect(view_, &View::hovered, this, [this](const CursorPlace& place) {
        store_.preview([&](State& state) { place.moveCursor(state); });
    });
    connect(view_, &View::edited, this,
            [this](const Edit& edit, const QString& name, const Gesture& gesture) {
                store_.update(edit, name, gesture);
                if (gesture.kind == Gesture::Kind::click) emit clicked();
            });
    connect(view_, &View::retitled, this, &PaneCard::refreshHeader);
    connect(view_, &View::hinted, this, &PaneCard::hinted);
    connect(view_, &View::coloursWanted, this, [this](QPoint at) { emit coloursWanted(index_, at); });
    connect(view_, &View::gestureEnded, &store_, &StateStore::endGesture);
    connect(view_, &View::viewportWanted, this, [this](std::optional<Viewport> viewport) {
        setViewport(viewport, {Gesture::Kind::zoom, std::to_string(index_)});
    });
}

void PaneCard::setLocked(bool locked) {
    if (std::exchange(locked_, locked) == locked) return;
    if (locked && isAncestorOf(window()->focusWidget())) setFocus(Qt::OtherFocusReason);
    header_->setLocked(locked);
    if (message_ != nullptr) message_->setEnabled(!locked);
}

void PaneCard::setPlain(bool plain) {
    header_->setPlain(plain);
    QSizePolicy policy = header_->sizePolicy();
    policy.setRetainSizeWhenHidden(plain);  // a title that comes with an answer moves no picture
    header_->setSizePolicy(policy);
}

void PaneCard::setOnPaper(bool onPaper) {
    header_->setOnPaper(onPaper);
    if (std::exchange(onPaper_, onPaper) != onPaper) layOutFields();
}

/// A field that nobody can type in looks like its text.
void PaneCard::layOutFields() {
    if (!view_) return;
    for (auto* field : view_->widget()->findChildren<QLineEdit*>()) {
        field->setReadOnly(onPaper_);
        field->setProperty("onPaper", onPaper_);
        field->style()->unpolish(field);
        field->style()->polish(field);
    }
}

void PaneCard::setViewport(std::optional<Viewport> viewport, const Gesture& gesture) {
    store_.update(
        [n = static_cast<std::size_t>(index_), viewport](State& state) {
            auto& panes = state.arrangement.panes;
            if (n >= panes.size()) return;
            // Side by side, the same part of A, of B and of their difference is in sight.
            for (Pane& pane : panes)
                if (&pane == &panes[n] || (!state.variants.empty() && pane.view == panes[n].view))
                    pane.viewport = viewport;
        },
        tr("Zoom"), gesture);
}

void PaneCard::show(const SnapshotPtr& whole, const Theme& theme) {
    const State& state = whole->state;
    const Pane& pane = state.arrangement.panes[static_cast<std::size_t>(index_)];
    const SnapshotPtr snapshot = snapshotOfPane(whole, pane);
    const ViewType* wanted = findViewType(pane.view);
    reason_ = whyUnavailable(*wanted, *snapshot);
    QString focused;
    const ViewForm form = viewFormOf(*wanted, *snapshot);
    if (std::exchange(stale_, false) || wanted != type_ || form != form_ || !reason_.empty()) {
        if (const QWidget* now = window()->focusWidget(); isOfView(now)) focused = now->objectName();
        dropView();
    }
    type_ = wanted;
    form_ = form;
    theme_ = &theme;
    // Which side is which is no title: without it a text about A and B cannot be followed.
    const QString side = nameOfSide(pane, state);
    const bool untitled = state.hidden.contains("titles");
    header_->setVisible(!untitled || !side.isEmpty());
    header_->setNameOnly(untitled);
    if (reason_.empty()) {
        snapshot_ = snapshot;
        if (!view_) makeView();
        view_->show({snapshot_, theme, pane.viewport, true, store_.inGesture()});
        setBody(view_->widget());
        focusPart(focused);
    } else {
        showMessage(translated(reason_), *whole, pane);
    }
    header_->setExportable(view_ != nullptr);
    const Arrangement& arrangement = state.arrangement;
    header_->setTheme(theme);
    header_->setMaximised(arrangement.maximised == index_, arrangement.panes.size() > 1);
    const QString title = untitled ? side : nameOfPane(pane, state);
    header_->setTitle(title, tr("View of pane %1: %2").arg(index_ + 1).arg(title));
    refreshScales();
    refreshHeader();
}

/// Where one of the pictures uses little of the common colours, it can have its own.
void PaneCard::refreshScales() {
    constexpr double little = 0.05;
    const bool compared = view_ != nullptr && type_->reach && !store_.state().variants.empty() &&
                          snapshot_->subject != Subject::difference;
    const bool own = compared && !sharesScale(*snapshot_);
    const double share = compared ? shareOfScale(*type_, *snapshot_) : 1;
    if (own)
        return header_->setScales(
            tr("Own scales"), tr("Equal colours are no equal values here. Off: one scale for all."), true);
    if (share >= little) return header_->setScales({}, {}, false);
    const QString percent = readable(100 * share, 1);
    header_->setScales(
        tr("%1 % of the scale").arg(percent),
        tr("Only %1 % of the common colours are used here. Give each picture a scale of its own.")
            .arg(percent),
        false);
}

void PaneCard::rest() {
    // An entry would act on a pane that the state does not have.
    for (QMenu* menu : findChildren<QMenu*>())
        menu->close();
    hide();
    dropView();
}

void PaneCard::refreshHeader() {
    const QString text = view_ ? subtitleOf(*type_, *view_, *snapshot_) : QString();
    const QString description = view_ ? view_->description(*snapshot_) : translated(reason_);
    header_->setSubtitle(text, description);
    const QString name = QStringLiteral("%1: %2").arg(translated(type_->name), text);
    if (name != accessibleName()) setAccessibleName(name);
    // The value at the cursor comes first: what a screen reader says is often cut short.
    const QString value = view_ && !locked_ ? valueLine(*snapshot_, 5) : QString();
    const QString spoken = value.isEmpty() ? description : tr("%1. %2").arg(value, description);
    if (std::exchange(description_, spoken) == spoken || !hasFocus()) return;
    QAccessibleEvent changed(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&changed);
}

void PaneCard::setCurrent(bool current) {
    if (property("current").toBool() == current) return;
    setProperty("current", current);
    style()->unpolish(this);
    style()->polish(this);
}

void PaneCard::focusInEvent(QFocusEvent* event) {
    QFrame::focusInEvent(event);
    emit becameCurrent(index_);
}

bool PaneCard::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::MouseButtonPress) setFocus(Qt::MouseFocusReason);
    if (event->type() == QEvent::FocusIn) emit becameCurrent(index_);
    return QFrame::eventFilter(watched, event);
}

void PaneCard::contextMenuEvent(QContextMenuEvent* event) {
    if (!view_) return;
    QMenu* menu = contextMenu(this);
    menu->addActions(view_->actions());
    menu->addActions(view_->actionsAtCursor(menu));
    menu->addSeparator();
    connect(menu->addAction(tr("Show everything")), &QAction::triggered, this,
            [this] { setViewport(std::nullopt, {}); });
    QAction* const copy = menu->addAction(tr("Copy value"));
    copy->setEnabled(valueAtCursor().has_value());
    connect(copy, &QAction::triggered, this, &PaneCard::copyValue);
    connect(menu->addAction(tr("Copy picture")), &QAction::triggered, this,
            [this] { emit copyWanted(index_); });
    if (!type_->colormapKey.empty() && !locked_)
        connect(menu->addAction(tr("Colours …")), &QAction::triggered, this,
                [this, at = event->globalPos()] { emit coloursWanted(index_, at); });
    connect(menu->addAction(tr("What is this?")), &QAction::triggered, this,
            [this] { emit helpWanted(index_); });
    connect(menu->addAction(tr("Export …")), &QAction::triggered, this,
            [this] { emit exportWanted(index_); });
    menu->popup(event->globalPos());
}

std::optional<double> PaneCard::valueAtCursor() const {
    if (!view_ || !snapshot_->model || !whyUnavailable(*type_, *snapshot_).empty()) return std::nullopt;
    return view_->valueAtCursor(*snapshot_);
}

/// All digits, as data files have them.
void PaneCard::copyValue() {
    if (const auto value = valueAtCursor())
        QGuiApplication::clipboard()->setText(QString::fromStdString(shortestDecimal(*value)));
}

bool PaneCard::moveCursor(const QKeyEvent& event) {
    const auto cursor = cursorAfter(event, *snapshot_, *view_);
    if (!cursor) return false;
    store_.update([&](State& state) { cursor->moveCursor(state); },
                  QCoreApplication::translate("views", "Move cursor"), {Gesture::Kind::cursor});
    return true;
}

/// Keys of the pane, whatever it shows.
bool PaneCard::pressPaneKey(const QKeyEvent& event) {
    const bool maximised = store_.state().arrangement.maximised == index_;
    switch (event.key()) {
        case Qt::Key_Return:
        case Qt::Key_Enter: header_->toggleMaximised(); return true;
        case Qt::Key_Escape:
            if (maximised) header_->toggleMaximised();
            return true;
        default: return false;
    }
}

/// Keys of the view: what cannot be shown has none.
bool PaneCard::pressViewKey(const QKeyEvent& event) {
    if (!view_) return false;
    if (moveCursor(event)) return true;
    switch (event.key()) {
        case Qt::Key_Plus:
        case Qt::Key_Equal: view_->zoom(0.8); return true;
        case Qt::Key_Minus: view_->zoom(1.25); return true;
        case Qt::Key_0: setViewport(std::nullopt, {}); return true;
        case Qt::Key_Space:
            // Alone it plays and pauses, wherever it is pressed in the window.
            if (!event.modifiers().testFlag(Qt::ShiftModifier)) return false;
            view_->activateCursor();
            return true;
        default: return false;
    }
}

void PaneCard::keyPressEvent(QKeyEvent* event) {
    if (event->matches(QKeySequence::Copy)) {
        copyValue();
        return;
    }
    const bool ours = !(event->modifiers() & (Qt::ControlModifier | Qt::AltModifier));
    if (!ours || (!pressPaneKey(*event) && !pressViewKey(*event))) QFrame::keyPressEvent(event);
}

}  // namespace posiscope
