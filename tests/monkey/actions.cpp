// SPDX-License-Identifier: GPL-3.0-or-later
// The actions of the monkey.
#include <QAction>
#include <QApplication>
#include <QDropEvent>
#include <QMenu>
#include <QMimeData>
#include <QRegularExpression>
#include <QScreen>
#include <QToolButton>
#include <QUrl>

#include "tests/monkey/materials.h"
#include "tests/monkey/monkey.h"
#include "ui/lessons/library.h"
#include "ui/view/view.h"
#include "ui/window/filecommands.h"
#include "ui/window/lessoncommands.h"
#include "ui/window/presentation.h"

using namespace posiscope;

const std::vector<Monkey::Row>& Monkey::rows() {
    static const std::vector<Row> all{
        {22, "click", &Monkey::click, false},
        {6, "right click", &Monkey::clickRight, false},
        {3, "double click", &Monkey::clickTwice, false},
        {8, "drag", &Monkey::drag, false},
        {6, "wheel", &Monkey::wheel, false},
        {5, "hover", &Monkey::hover, false},
        {24, "key", &Monkey::key, false},
        {8, "shortcut", &Monkey::shortcut, false},
        {5, "type", &Monkey::type, false},
        {8, "command", &Monkey::command, true},
        {6, "choose a view", &Monkey::chooseView, true},
        {2, "resize", &Monkey::resize, true},
        {2, "lesson", &Monkey::lesson, true},
        {1, "language", &Monkey::language, true},
        {1, "theme", &Monkey::theme, true},
        {2, "present", &Monkey::present, false},
        {3, "open a file", &Monkey::openFile, true},
        {2, "drop a file", &Monkey::drop, true},
        {1, "wave game", &Monkey::game, true},
    };
    return all;
}

void Monkey::click() {
    hands_.click(place());
}
void Monkey::clickRight() {
    hands_.click(place(), 3);
}
void Monkey::clickTwice() {
    hands_.click(place(), 1, 2);
}
void Monkey::drag() {
    const QPoint from = place();
    hands_.drag(from,
                chance_.one(2) ? place() : from + QPoint(chance_.between(-90, 90), chance_.between(-40, 40)));
}
void Monkey::wheel() {
    hands_.wheel(place(), chance_.one(2) ? chance_.between(1, 6) : -chance_.between(1, 6));
}
void Monkey::hover() {
    hands_.move(place());
}

void Monkey::key() {
    static const QStringList keys = monkeyKeys();
    // The same action several times, or several actions without a pause.
    const int times = chance_.one(3) ? chance_.between(2, 5) : 1;
    const bool same = chance_.one(2);
    QString name = chance_.of(keys);
    for (int n = 0; n < times; ++n) {
        note(QStringLiteral("  ") + name);
        hands_.key(name);
        if (!same) name = chance_.of(keys);
    }
}

void Monkey::shortcut() {
    QStringList names;
    for (const QAction* action : window_.findChildren<QAction*>())
        for (const QKeySequence& keys : action->shortcuts())
            if (action->objectName() != QLatin1String("quit"))
                names << keys.toString(QKeySequence::PortableText);
    if (names.isEmpty()) return;
    QString name = chance_.of(names).toLower();
    name.replace(QLatin1String("pgdown"), QLatin1String("Next"))
        .replace(QLatin1String("pgup"), QLatin1String("Prior"));
    static const QRegularExpression word(
        QStringLiteral("\\b(f\\d+|left|right|up|down|home|end|return|space|tab)$"));
    if (const auto match = word.match(name); match.hasMatch()) {
        QString key = match.captured(1);
        if (key != QLatin1String("space")) key[0] = key[0].toUpper();
        name = name.left(match.capturedStart(1)) + key;
    }
    note(QStringLiteral("  ") + name);
    hands_.key(name);
}

void Monkey::type() {
    static const QStringList texts = monkeyTexts();
    const QString text = chance_.of(texts);
    note(QStringLiteral("  ") + text.left(60));
    hands_.type(text);
    if (chance_.one(2)) hands_.key(QStringLiteral("Return"));
}

/// An entry of the menu bar, whichever way it is reached.
void Monkey::command() {
    QList<QAction*> actions;
    for (QAction* action : window_.findChildren<QAction*>())
        if (action->isEnabled() && !action->isSeparator() && !action->text().isEmpty() &&
            action->menu() == nullptr && action->objectName() != QLatin1String("quit"))
            actions << action;
    if (actions.isEmpty()) return;
    QAction* action = chance_.of(actions);
    note(QStringLiteral("  %1 “%2”").arg(action->objectName(), action->text()));
    action->trigger();
}

void Monkey::chooseView() {
    QList<QToolButton*> titles;
    for (auto* title : window_.findChildren<QToolButton*>(QStringLiteral("paneTitle")))
        if (title->isVisible()) titles << title;
    if (titles.isEmpty()) return;
    QToolButton* title = chance_.of(titles);
    hands_.click(title->mapToGlobal(title->rect().center()));
    for (int n = chance_.between(1, static_cast<int>(viewTypes().size())); n > 0; --n)
        hands_.key(QStringLiteral("Down"));
    hands_.key(QStringLiteral("Return"));
}

void Monkey::resize() {
    const QSize most = window_.screen()->size();
    window_.resize(chance_.between(400, most.width()), chance_.between(300, most.height()));
    if (chance_.one(3)) window_.setWindowState(window_.windowState() ^ Qt::WindowMaximized);
}

void Monkey::lesson() {
    const QString name = chance_.of(builtInLessons());
    note(QStringLiteral("  ") + name);
    window_.lessonCommands()->open(name);
}

void Monkey::language() {
    QStringList choices{QStringLiteral("system")};
    for (const Language& language : languages())
        choices << QString::fromLatin1(language.code);
    window_.setLanguageChoice(chance_.of(choices));
}

void Monkey::theme() {
    window_.setThemeChoice(
        chance_.of(QStringList{QStringLiteral("light"), QStringLiteral("dark"), QStringLiteral("system")}));
}

void Monkey::present() {
    hands_.key(window_.presentation()->isOn() ? QStringLiteral("Escape") : QStringLiteral("F5"));
}

void Monkey::openFile() {
    const QString file = chance_.of(files_);
    note(QStringLiteral("  ") + file);
    window_.files()->openFile(file);
}

void Monkey::drop() {
    const QString file = chance_.of(files_);
    note(QStringLiteral("  ") + file);
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(file)});
    QDropEvent event(window_.rect().center(), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&window_, &event);
}

void Monkey::game() {
    window_.lessonCommands()->startGame(chance_.below(1000));
}
