// SPDX-License-Identifier: GPL-3.0-or-later
// A pupil in a lesson, with the real controls.
#pragma once

#include <QApplication>
#include <QComboBox>
#include <QInputMethodEvent>
#include <QLineEdit>
#include <QPointer>
#include <QPushButton>
#include <QTest>

#include "core/lessons/expression.h"
#include "core/lessons/lessonstate.h"
#include "tests/ui/windowfixture.h"
#include "ui/lessons/player.h"
#include "ui/parameters/editors.h"
#include "ui/translation/translated.h"

namespace posiscope {

/// The places to try: the middle lines pixel by pixel, then a grid over the whole picture.
inline std::vector<QPoint> placesIn(const QWidget& picture) {
    std::vector<QPoint> places;
    for (int x = 0; x < picture.width(); ++x)
        places.emplace_back(x, picture.height() / 2);
    for (int y = 0; y < picture.height(); ++y)
        places.emplace_back(picture.width() / 2, y);
    constexpr int across = 64, down = 40;
    for (int n = 0; n < across * down; ++n)
        places.emplace_back(picture.width() * (2 * (n % across) + 1) / (2 * across),
                            picture.height() * (2 * (n / across) + 1) / (2 * down));
    return places;
}

/// Clicks the first place in a picture whose cursor meets the condition; false where there is none.
inline bool clickWhere(const WindowFixture& fixture, const QString& condition) {
    const auto met = [&](const QString& what) {
        const auto value = evaluate(what.toStdString(), fixture.store.snapshot());
        return value && *value != 0;
    };
    // In the similarity picture, a click makes the reference follow the position.
    const QString passing = QString(condition).replace("reference", "position");
    for (int pane = 0; pane < fixture.window->panes()->count(); ++pane) {
        const QPointer<QWidget> picture = fixture.viewWidget(pane);
        for (const QPoint at : placesIn(*picture)) {
            fixture.moveMouse(picture, at);
            if (!met(condition) && !met(passing)) continue;
            fixture.press(picture, at);
            fixture.release(picture, at);
            fixture.settle();
            if (met(condition) || !picture) return true;  // the answer has brought another picture
        }
    }
    return false;
}

/// Sets a parameter by its control in the panel.
inline bool operate(const WindowFixture& fixture, const std::string& key, const std::string& text) {
    const State& state = fixture.store.state();
    const Parameter* parameter = findParameter(state, key);
    if (parameter == nullptr) return false;
    const auto value = parseValue(*parameter, text);
    if (!value) return false;
    const QString name = QString::fromStdString(key);
    const auto visible = [&](const QString& object) -> QWidget* {
        // The previous encoding's form may still wait for its deletion.
        for (auto* widget : fixture.window->findChildren<QWidget*>(object))
            if (widget->isVisible()) return widget;
        return nullptr;
    };
    switch (parameter->kind()) {
        case ParameterKind::choice:
            if (QWidget* button = visible(QStringLiteral("%1_%2").arg(name, QString::fromStdString(text)))) {
                QTest::mouseClick(button, Qt::LeftButton);
                break;
            }
            if (auto* menu = qobject_cast<QComboBox*>(visible(name + QStringLiteral("Menu")))) {
                menu->setFocus();
                const int wanted = menu->findText(translated(parameter->findChoice(text)->label));
                QTest::keyClick(menu, Qt::Key_Home);
                for (int n = 0; n < wanted; ++n)
                    QTest::keyClick(menu, Qt::Key_Down);
                break;
            }
            return false;
        case ParameterKind::flag:
            if (QWidget* box = visible(name + QStringLiteral("Box"))) {
                if (std::get<bool>(*value) != std::get<bool>(state.values.at(key)))
                    QTest::mouseClick(box, Qt::LeftButton, {}, {8, box->height() / 2});
                break;
            }
            return false;
        default: {
            QWidget* field = visible(name + QStringLiteral("Field"));
            if (field == nullptr) field = visible(name + QStringLiteral("Edit"));
            if (field == nullptr) return false;
            field->setFocus();
            QTest::keyClick(field, Qt::Key_A, Qt::ControlModifier);
            // Without digit grouping, as typed on a keyboard; other scripts come from an input method.
            QInputMethodEvent typed;
            typed.setCommitString(QString::fromStdString(formatValue(*parameter, *value)));
            QApplication::sendEvent(field, &typed);
            QTest::keyClick(field, Qt::Key_Return);
        }
    }
    fixture.settle();
    return fixture.store.state().values.at(key) == *value;
}

/// Answers correctly, as a pupil does: by buttons, by the field for a number, or by a click, which the keys
/// that move the cursor make.
inline void answer(const WindowFixture& fixture, const Prediction& asked) {
    const auto press = [&](const QString& name) {
        QTest::mouseClick(fixture.find<QPushButton>(name), Qt::LeftButton);
        fixture.settle();
    };
    LessonPlayer& player = *fixture.window->lessons();
    if (asked.asks == Asks::number) {
        auto* field = fixture.find<QLineEdit>(QStringLiteral("numberAnswer"));
        field->setFocus();
        const auto value = evaluate(asked.wanted.text, fixture.store.snapshot());
        QTest::keyClicks(field, QLocale().toString(*value, 'g', 12).remove(QLocale().groupSeparator()));
        QTest::keyClick(field, Qt::Key_Return);
        fixture.settle();
        return;
    }
    if (asked.asks == Asks::click) {
        clickWhere(fixture, QString::fromStdString(asked.wanted.text));
        return;
    }
    for (std::size_t n = 0; n < asked.answers.size(); ++n)
        if (asked.answers[n].right && !player.reply().closed) press(QStringLiteral("answer%1").arg(n));
    if (asked.asks != Asks::one) press(QStringLiteral("checkAnswer"));
}

/// Moves the cursor to a position with the keys of a pane.
inline bool goTo(const WindowFixture& fixture, std::int64_t position) {
    const auto here = [&] { return fixture.store.state().get(keys::position); };
    PaneCard* card = fixture.window->panes()->card(0);
    card->setFocus();
    for (const Qt::Key key : {Qt::Key_Right, Qt::Key_Down}) {
        QTest::keyClick(card, Qt::Key_Home);
        for (std::int64_t before = -1; before != here() && here() < position;) {
            before = here();
            QTest::keyClick(card, key, before + 8 <= position ? Qt::ShiftModifier : Qt::NoModifier);
            fixture.settle();
        }
        if (here() == position) return true;
    }
    return false;
}

/// Solves the task: clicks places in pictures, and sets all other values by their controls.
inline bool solve(const WindowFixture& fixture, const Task& task) {
    QStringList places;
    for (const Setting& setting : task.solution) {
        const QString key = QString::fromStdString(setting.key);
        if (key == QLatin1String("position") || key == QLatin1String("dimension") ||
            key == QLatin1String("reference"))
            places << QStringLiteral("%1 == %2").arg(key, QString::fromStdString(setting.value));
        else if (!operate(fixture, setting.key, setting.value))
            return false;
    }
    if (places.isEmpty() || clickWhere(fixture, places.join(QStringLiteral(" && ")))) return true;
    // Where the picture has no positions to click, the arrow keys step through them.
    for (const Setting& setting : task.solution)
        if (setting.key == "position" && !goTo(fixture, std::stoll(setting.value))) return false;
    return std::ranges::all_of(task.solution, [&](const Setting& setting) {
        return setting.key == "position" || operate(fixture, setting.key, setting.value);
    });
}

}  // namespace posiscope
