// Takes the pictures of lessons and of presenting in every language: posiscope_classroom FOLDER [NAME…]
#include <QApplication>

#include "tests/screenshots/shot.h"
#include "ui/language.h"
#include "ui/lessons/library.h"

using namespace posiscope;

namespace {

/// A step in the middle of each lesson, where most is on the screen.
constexpr int shownStep = 2;

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
        }
        Shot present{QStringLiteral("present-%1").arg(code), QStringLiteral("light"), projector};
        present.language = code;
        present.lesson = QStringLiteral("wavelengths");
        present.step = 1;
        present.presenting = true;
        all.push_back(present);
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
