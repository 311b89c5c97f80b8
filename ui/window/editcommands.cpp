// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/menus.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMenu>

#include "core/code/tablecode.h"
#include "core/sentence/inputcode.h"
#include "ui/export/caption.h"
#include "ui/panes/panearea.h"
#include "ui/parameters/parameterpanel.h"
#include "ui/style/look.h"
#include "ui/translation/readout.h"
#include "ui/translation/translated.h"
#include "ui/window/copycommands.h"
#include "ui/window/tablecommands.h"

namespace posiscope {

namespace {

QString withName(const QString& verb, const QString& step) {
    return step.isEmpty() ? verb : verb + u' ' + step;
}

/// With the reason why they cannot be chosen, where there is one.
void enable(const QList<QAction*>& actions, const Text& reason) {
    for (QAction* action : actions) {
        action->setEnabled(reason.empty());
        action->setToolTip(reason.empty() ? QString() : plainToolTip(translated(reason)));
    }
}

}  // namespace

void EditCommands::fill(QMenu* menu, TableCommands& tables) {
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
        // Names of undo steps may hold file names, which a tool tip must not draw as HTML.
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
        [this] { QGuiApplication::clipboard()->setText(plainText(readoutOf(store_.snapshot(), 12))); });
    add(menu, QT_TR_NOOP("Copy capt&ion and citation"), {}, QStringLiteral("copyCaption"), [this] {
        const auto pane = static_cast<std::size_t>(bench_.panes->current());
        QGuiApplication::clipboard()->setText(
            captionWithPapers(store_.snapshot(), {store_.state().arrangement.panes[pane]}));
    });
    (new CopyCommands(bench_))->fill(menu);
    fillCode(addSubmenu(this, menu, QT_TR_NOOP("Copy as co&de")));
    add(menu, QT_TR_NOOP("Paste a ta&ble"), QKeySequence::Paste, QStringLiteral("pasteTable"),
        [&tables] { tables.paste(); });
    add(menu, QT_TR_NOOP("Reset &parameters"), QKeySequence(Qt::CTRL | Qt::Key_R),
        QStringLiteral("resetParameters"), [this] { bench_.panel->reset(); });
}

void EditCommands::fillCode(QMenu* code) {
    code->setObjectName(QStringLiteral("codeMenu"));
    code->setToolTipsVisible(true);
    for (const CodeDialect& dialect : codeDialects()) {
        auto* action = add(code, nullptr, {}, QStringLiteral("copyAs_") + QLatin1String(dialect.id.data()),
                           [this, &dialect] {
                               QGuiApplication::clipboard()->setText(
                                   QString::fromStdString(tableCode(store_.state(), dialect)));
                               tell(tr("The code that computes this table has been copied."));
                           });
        action->setText(QLatin1String(dialect.name.data()));
    }
    const QList<QAction*> ofTable = code->actions();
    code->addSeparator();
    QList<QAction*> ofInput;
    for (const CodeDialect& dialect : codeDialects()) {
        auto* action =
            add(code, nullptr, {}, QStringLiteral("copyInputAs_") + QLatin1String(dialect.id.data()),
                [this, &dialect] {
                    QGuiApplication::clipboard()->setText(
                        QString::fromStdString(inputCode(store_.snapshot(), dialect)));
                    tell(tr("The code from text to input has been copied."));
                });
        keepLook(code, [action, &dialect] {
            action->setText(tr("%1, from text to input").arg(QLatin1String(dialect.name.data())));
        });
        ofInput << action;
    }
    const auto refresh = [ofTable, ofInput](const Snapshot& now) {
        enable(ofTable, whyNoTableCode(now.state));
        enable(ofInput, whyNoInputCode(now));
    };
    refresh(store_.snapshot());
    connect(&store_, &StateStore::changed, code, refresh);
}

}  // namespace posiscope
