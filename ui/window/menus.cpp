// The menus of the window.
#include <QActionGroup>
#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QMenuBar>
#include <QScrollArea>
#include <algorithm>
#include <utility>

#include "core/base/colormap.h"
#include "core/parameters/keys.h"
#include "core/state/comparisonshape.h"
#include "ui/panes/panearea.h"
#include "ui/parameters/encodingmenu.h"
#include "ui/parameters/parameterpanel.h"
#include "ui/style/look.h"
#include "ui/translation/language.h"
#include "ui/translation/readout.h"
#include "ui/translation/text.h"
#include "ui/view/standins.h"
#include "ui/window/comparecommands.h"
#include "ui/window/controlsmenu.h"
#include "ui/window/filecommands.h"
#include "ui/window/helpdialogs.h"
#include "ui/window/lessoncommands.h"
#include "ui/window/mainwindow.h"

namespace posiscope {

namespace {

QString withName(const QString& verb, const QString& step) {
    return step.isEmpty() ? verb : verb + u' ' + step;
}

}  // namespace

QAction* MainWindow::add(QMenu* menu, const char* text, const QKeySequence& keys, const QString& name,
                         std::function<void()> act) {
    return addEntry(this, menu, text, keys, name, std::move(act));
}

QMenu* MainWindow::addMenu(QMenu* menu, const char* title) {
    return addSubmenu(this, menu, title);
}

void MainWindow::buildMenus() {
    auto* brand = new QLabel(QStringLiteral("Posiscope"));
    brand->setObjectName(QStringLiteral("brand"));
    menuBar()->setCornerWidget(brand, Qt::TopLeftCorner);
    menuBar()->setNativeMenuBar(false);
    const auto topMenu = [this](const char* title) {
        auto* menu = menuBar()->addMenu(QString());
        keepLook(menu, [menu, title] { menu->setTitle(tr(title)); });
        return menu;
    };
    files_->fill(topMenu(QT_TR_NOOP("&File")));
    fillEditMenu(topMenu(QT_TR_NOOP("&Edit")));
    fillViewMenu(topMenu(QT_TR_NOOP("&View")));
    fillEncodingMenu(topMenu(QT_TR_NOOP("E&ncoding")));
    comparisons_->fill(topMenu(QT_TR_NOOP("&Compare")));
    lessonCommands_->fill(topMenu(QT_TR_NOOP("&Lessons")));
    fillHelpMenu(topMenu(QT_TR_NOOP("&Help")));
}

void MainWindow::fillEditMenu(QMenu* menu) {
    QUndoStack& history = store_.history();
    auto* undo = add(menu, QT_TR_NOOP("&Undo"), QKeySequence::Undo, QStringLiteral("undo"),
                     [&history] { history.undo(); });
    auto* redo = add(menu, QT_TR_NOOP("&Redo"), {}, QStringLiteral("redo"), [&history] { history.redo(); });
    redo->setShortcuts({QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), QKeySequence(Qt::CTRL | Qt::Key_Y)});
    const auto refresh = [&history, undo, redo] {
        undo->setEnabled(history.canUndo());
        redo->setEnabled(history.canRedo());
        undo->setText(withName(tr("&Undo"), history.undoText()));
        redo->setText(withName(tr("&Redo"), history.redoText()));
        // Names of steps hold names of files, which a tool tip must not take for HTML.
        for (QAction* action : {undo, redo}) {
            action->setToolTip({});
            action->setToolTip(plainToolTip(action->toolTip()));
        }
    };
    connect(&history, &QUndoStack::indexChanged, menu, refresh);
    connect(&history, &QUndoStack::undoTextChanged, menu, refresh);
    connect(&history, &QUndoStack::redoTextChanged, menu, refresh);
    keepLook(menu, refresh);
    menu->addSeparator();
    add(menu, QT_TR_NOOP("&Copy readout"), QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_C),
        QStringLiteral("copyReadout"),
        [this] { QGuiApplication::clipboard()->setText(plainText(readoutOf(store_.scene(), 12))); });
    add(menu, QT_TR_NOOP("Reset &parameters"), QKeySequence(Qt::CTRL | Qt::Key_R),
        QStringLiteral("resetParameters"), [this] { panel_->reset(); });
}

void MainWindow::addChoiceMenu(QMenu* menu, const Parameter& parameter) {
    auto* sub = menu->addMenu(QString());
    keepLook(sub, [sub, label = parameter.label] { sub->setTitle(translated(label)); });
    sub->setToolTipsVisible(true);
    auto* group = new QActionGroup(sub);
    const std::string key = parameter.key;
    for (const Choice& choice : parameter.choices) {
        auto* action = new QAction(sub);
        sub->addAction(action);
        action->setObjectName(QString::fromStdString(key + "_" + choice.id));
        keepLook(sub, [action, choice] {
            action->setText(translated(choice.label));
            action->setToolTip(translated(choice.tooltip));
        });
        action->setCheckable(true);
        group->addAction(action);
        connect(action, &QAction::triggered, this,
                [this, parameter, id = choice.id] { panel_->set(parameter, id); });
    }
    connect(sub, &QMenu::aboutToShow, this, [this, sub, key] {
        const State shown = sceneOf(store_.scene(), panel_->side()).state;
        for (QAction* action : sub->actions())
            action->setChecked(action->objectName().toStdString() ==
                               key + "_" + std::get<std::string>(shown.values.at(key)));
    });
}

void MainWindow::setPaneCount(int count) {
    store_.update(
        [count](State& state) {
            auto& panes = state.arrangement.panes;
            state.arrangement.maximised = -1;
            panes.resize(std::min(panes.size(), static_cast<std::size_t>(count)));
            // New panes show what is not in sight yet.
            for (const ViewType* type : viewTypes()) {
                if (panes.size() >= static_cast<std::size_t>(count)) break;
                if (std::none_of(panes.begin(), panes.end(),
                                 [&](const Pane& pane) { return pane.view == type->id; }))
                    panes.push_back({type->id, {}});
            }
        },
        tr("Arrange panes"));
}

/// What dragging the gaps between panes does, by keyboard.
void MainWindow::fillSplitMenu(QMenu* menu) {
    constexpr int keys = static_cast<int>(Qt::CTRL | Qt::ALT);
    const auto move = [&](const char* text, Qt::Key key, const char* name, double columns, double rows) {
        add(menu, text, QKeySequence(keys | key), QLatin1String(name), [this, columns, rows] {
            const Arrangement& now = store_.state().arrangement;
            panes_->split(now.columnSplit + columns, now.rowSplit + rows);
        });
    };
    constexpr double step = 0.04;
    move(QT_TR_NOOP("Left column &narrower"), Qt::Key_Left, "narrower", -step, 0);
    move(QT_TR_NOOP("Left column &wider"), Qt::Key_Right, "wider", step, 0);
    move(QT_TR_NOOP("Upper row &lower"), Qt::Key_Up, "lower", 0, -step);
    move(QT_TR_NOOP("Upper row &higher"), Qt::Key_Down, "higher", 0, step);
}

/// The size of the whole interface.
void MainWindow::fillZoomMenu(QMenu* menu) {
    auto* larger = add(menu, QT_TR_NOOP("&Larger"), {}, QStringLiteral("zoomIn"), [this] { zoom(1); });
    // With and without Shift: the plus sign is above the equals sign on many keyboards.
    larger->setShortcuts({QKeySequence(Qt::CTRL | Qt::Key_Plus), QKeySequence(Qt::CTRL | Qt::Key_Equal)});
    add(menu, QT_TR_NOOP("&Smaller"), QKeySequence(Qt::CTRL | Qt::Key_Minus), QStringLiteral("zoomOut"),
        [this] { zoom(-1); });
    add(menu, QT_TR_NOOP("&Usual size"), QKeySequence(Qt::CTRL | Qt::Key_0), QStringLiteral("zoomReset"),
        [this] { zoom(0); });
}

void MainWindow::fillLanguageMenu(QMenu* menu) {
    const auto choice = [&](const QString& code, const char* name) {
        auto* action = add(menu, name, {}, QStringLiteral("language_") + code,
                           [this, code] { setLanguageChoice(code); });
        action->setCheckable(true);
        connect(menu, &QMenu::aboutToShow, action,
                [this, action, code] { action->setChecked(settings_.language == code); });
        return action;
    };
    choice(QStringLiteral("system"), QT_TR_NOOP("Like the &system"));
    for (const Language& language : languages())
        choice(QString::fromLatin1(language.code), nullptr)->setText(QString::fromUtf8(language.nativeName));
}

void MainWindow::fillViewMenu(QMenu* menu) {
    constexpr const char* names[] = {QT_TR_NOOP("&One pane"), QT_TR_NOOP("&Two panes"),
                                     QT_TR_NOOP("T&hree panes"), QT_TR_NOOP("&Four panes")};
    for (int count = 1; count <= static_cast<int>(mostPanes); ++count)
        add(menu, names[count - 1], QKeySequence(static_cast<int>(Qt::CTRL) | (Qt::Key_0 + count)),
            QStringLiteral("panes%1").arg(count), [this, count] { setPaneCount(count); });
    add(menu, QT_TR_NOOP("&Maximise pane"), QKeySequence(Qt::CTRL | Qt::Key_M), QStringLiteral("maximise"),
        [this] {
            const int index = store_.state().arrangement.maximised >= 0 ? -1 : panes_->current();
            store_.update([index](State& state) { state.arrangement.maximised = index; },
                          tr("Maximise pane"));
        });
    add(menu, QT_TR_NOOP("&Next pane"), QKeySequence(Qt::Key_F6), QStringLiteral("nextPane"), [this] {
        const int next = (panes_->current() + 1) % panes_->count();
        if (store_.state().arrangement.maximised >= 0)
            store_.update([next](State& state) { state.arrangement.maximised = next; }, tr("Maximise pane"));
        panes_->setCurrent(next);
        panes_->card(next)->setFocus(Qt::ShortcutFocusReason);
    });
    add(menu, QT_TR_NOOP("Show &everything"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_F),
        QStringLiteral("fit"), [this] {
            store_.update(
                [](State& state) {
                    for (Pane& pane : state.arrangement.panes)
                        pane.viewport.reset();
                },
                tr("Show everything"));
        });
    fillSplitMenu(addMenu(menu, QT_TR_NOOP("&Resize panes")));
    auto* shown = addMenu(menu, QT_TR_NOOP("Pane &shows"));
    for (const ViewType* type : viewTypes()) {
        auto* action = new QAction(shown);
        shown->addAction(action);
        keepLook(shown, [action, type] { action->setText(translated(type->name)); });
        action->setObjectName(QStringLiteral("view_") + QString::fromStdString(type->id));
        connect(action, &QAction::triggered, this, [this, type] {
            const auto index = static_cast<std::size_t>(panes_->current());
            store_.update(
                [=](State& state) {
                    state.arrangement.panes[index] = withView(state.arrangement.panes[index], *type);
                },
                tr("Choose view"));
        });
    }
    menu->addSeparator();
    auto* drawing = addMenu(menu, QT_TR_NOOP("&Drawing"));
    for (const Parameter& parameter : viewParameters())
        if (parameter.kind == Kind::choice && !parameter.internal) addChoiceMenu(drawing, parameter);
    menu->addSeparator();
    add(menu, QT_TR_NOOP("P&resent"), QKeySequence(Qt::Key_F5), QStringLiteral("present"),
        [this] { setPresenting(!isPresenting()); });
    add(menu, QT_TR_NOOP("Speaker &notes"), QKeySequence(Qt::SHIFT | Qt::Key_F5),
        QStringLiteral("speakerNotes"), [this] { toggleSpeakerNotes(); });
    fillZoomMenu(addMenu(menu, QT_TR_NOOP("&Zoom")));
    auto* themes = addMenu(menu, QT_TR_NOOP("T&heme"));
    for (const auto& [choice, text] :
         {std::pair{"system", QT_TR_NOOP("Like the &system")}, std::pair{"light", QT_TR_NOOP("&Light")},
          std::pair{"dark", QT_TR_NOOP("&Dark")}}) {
        auto* action = add(themes, text, {}, QStringLiteral("theme_%1").arg(QLatin1String(choice)),
                           [this, choice = QString::fromLatin1(choice)] { setThemeChoice(choice); });
        action->setCheckable(true);
        action->setData(QString::fromLatin1(choice));
        action->setChecked(settings_.theme == QLatin1String(choice));
        themeActions_ << action;
    }
    fillLanguageMenu(addMenu(menu, QT_TR_NOOP("Lan&guage")));
    fillMotionMenu(menu);
    auto* controls = addMenu(menu, QT_TR_NOOP("&Controls"));
    controls->setObjectName(QStringLiteral("controlsMenu"));
    connect(controls, &QMenu::aboutToShow, this, [this, controls] { ControlsMenu::fill(controls, store_); });
    auto* panel =
        add(menu, QT_TR_NOOP("&Parameters"), QKeySequence(Qt::Key_F9), QStringLiteral("togglePanel"), [this] {
            store_.update(
                [](State& state) {
                    if (state.hidden.erase("panel") == 0) state.hidden.insert("panel");
                },
                tr("Show or hide controls"));
        });
    panel->setCheckable(true);
    connect(menu, &QMenu::aboutToShow, this,
            [this, panel] { panel->setChecked(!store_.state().hidden.contains("panel")); });
}

void MainWindow::fillEncodingMenu(QMenu* menu) {
    menu->setObjectName(QStringLiteral("encodingMenu"));
    connect(menu, &QMenu::aboutToShow, this, [this, menu] { listEncodings(menu); });
    keepLook(menu, [this, menu] { listEncodings(menu); });
}

void MainWindow::listEncodings(QMenu* menu) {
    // clear() leaves submenus and groups behind.
    qDeleteAll(menu->findChildren<QMenu*>(Qt::FindDirectChildrenOnly));
    qDeleteAll(menu->findChildren<QActionGroup*>(Qt::FindDirectChildrenOnly));
    menu->clear();
    const State shown = sceneOf(store_.scene(), panel_->side()).state;
    posiscope::fillEncodingMenu(menu, encodingOf(shown), [this](const Encoding& chosen) {
        const Failure failure = store_.update(
            [&, side = panel_->side()](State& state) {
                chooseEncoding(state, side, chosen);
                bringViewsThatCan(state);
            },
            tr("Encoding"));
        if (failure) report(*failure);
    });
    menu->addSeparator();
    auto* options = addMenu(menu, QT_TR_NOOP("&Options of the encoding"));
    for (const Parameter& parameter : encodingOf(shown).parameters) {
        if (parameter.kind == Kind::choice) addChoiceMenu(options, parameter);
        if (parameter.kind != Kind::flag) continue;
        auto* action = options->addAction(translated(parameter.label));
        action->setCheckable(true);
        action->setChecked(std::get<bool>(shown.values.at(parameter.key)));
        connect(action, &QAction::triggered, this,
                [this, parameter](bool on) { panel_->set(parameter, on); });
    }
    options->menuAction()->setVisible(!options->isEmpty());
}

void MainWindow::fillHelpMenu(QMenu* menu) {
    add(menu, QT_TR_NOOP("&Shortcuts"), QKeySequence(Qt::Key_F1), QStringLiteral("shortcuts"),
        [this] { showShortcuts(this); });
    add(menu, QT_TR_NOOP("&About Posiscope"), {}, QStringLiteral("about"), [this] { showAbout(this); });
}

}  // namespace posiscope
