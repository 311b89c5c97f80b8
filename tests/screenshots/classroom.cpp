// SPDX-License-Identifier: GPL-3.0-or-later
// Takes the pictures of lessons and of presenting in every language: posiscope_classroom FOLDER [NAME…]
// Without names all but the questions, findings and code of lessons.
#include <QApplication>
#include <array>

#include "core/parameters/keys.h"
#include "tests/screenshots/shot.h"
#include "ui/lessons/library.h"
#include "ui/lessons/player.h"
#include "ui/translation/language.h"

using namespace posiscope;

namespace {

/// A step in the middle of each lesson, where most is on the screen.
constexpr int shownStep = 2;

/// What is shown of every lesson: its first question, its first text after an answer, its first code.
struct Place {
    const char* name;
    bool (*here)(const LessonPlayer& player);
};
constexpr std::array places{
    Place{"question",
          [](const LessonPlayer& player) { return player.stage().part == Stage::Part::question; }},
    Place{"finding", [](const LessonPlayer& player) { return player.stage().part == Stage::Part::then; }},
    Place{"code", [](const LessonPlayer& player) {
              const Stage stage = player.stage();
              return stage.part == Stage::Part::text &&
                     hasCode(firstParagraphs(player.current().text, stage.paragraphs));
          }}};

std::vector<Shot> shots() {
    const QSize usual(1440, 900), projector(1920, 1080);
    std::vector<Shot> all;
    for (const Language& language : languages()) {
        const QString code = QString::fromLatin1(language.code);
        int number = 0;
        for (const QString& lesson : builtInLessons()) {
            Shot shot{QStringLiteral("lesson-%1-%2").arg(++number, 2, 10, QLatin1Char('0')).arg(code),
                      number % 2 == 0 ? QStringLiteral("dark") : QStringLiteral("light"), usual};
            shot.language = code;
            shot.lesson = lesson;
            shot.step = shownStep;
            all.push_back(shot);
            for (const Place& place : places) {
                Shot shown{QStringLiteral("%1-%2-%3")
                               .arg(QLatin1String(place.name))
                               .arg(number, 2, 10, QLatin1Char('0'))
                               .arg(code),
                           QStringLiteral("light"), projector};
                shown.language = code;
                shown.lesson = lesson;
                shown.presenting = true;
                shown.until = place.here;
                all.push_back(shown);
            }
        }
        Shot present{QStringLiteral("present-%1").arg(code), QStringLiteral("light"), projector};
        present.language = code;
        present.lesson = QStringLiteral("wavelengths");
        present.step = 1;
        present.presenting = true;
        all.push_back(present);
        for (const auto& [view, theme] :
             {std::pair{"sentence", "light"}, std::pair{"counting", "dark"}, std::pair{"clocks", "light"}}) {
            Shot single{QStringLiteral("%1-%2").arg(QLatin1String(view), code), QLatin1String(theme),
                        projector};
            single.language = code;
            single.edit = [view = std::string(view), code](State& state) {
                state.arrangement.panes = {{view, {}}};
                state.set(keys::sentence, std::string(code == QLatin1String("zh") ? "我 爱 你"
                                                      : code == QLatin1String("ru") ? "собака кусает человека"
                                                                                    : "dog bites man"));
                if (view == "sentence") state.set(keys::position, std::int64_t{1});
            };
            all.push_back(single);
            single.name = QStringLiteral("present-%1-%2").arg(QLatin1String(view), code);
            single.presenting = true;
            all.push_back(single);
        }
        Shot small{QStringLiteral("window-%1").arg(code), QStringLiteral("light"), {1280, 720}};
        small.language = code;
        all.push_back(small);
    }
    return all;
}

}  // namespace

int main(int argc, char** argv) {
    const QApplication application(argc, argv);
    return takeAll(shots());
}
