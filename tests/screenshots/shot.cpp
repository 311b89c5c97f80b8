// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/screenshots/shot.h"

#include <QApplication>
#include <QDir>
#include <QElapsedTimer>
#include <cstdio>

#include "ui/lessons/player.h"
#include "ui/style/resources.h"
#include "ui/translation/language.h"
#include "ui/translation/translated.h"
#include "ui/view/view.h"
#include "ui/window/banner.h"
#include "ui/window/lessoncommands.h"
#include "ui/window/mainwindow.h"
#include "ui/window/presentation.h"

namespace posiscope {

namespace {

constexpr qint64 patience = 1500;  // ms

/// False: the lesson ends before such a place.
bool goTo(LessonPlayer& player, const std::function<bool(const LessonPlayer&)>& here) {
    while (!here(player)) {
        const auto before = std::pair(player.step(), player.stage());
        player.forward();
        const bool moved = before != std::pair(player.step(), player.stage());
        if (!moved && player.stage().part == Stage::Part::gains) return false;
    }
    return true;
}

bool take(const Shot& shot, const QDir& folder) {
    useLanguage(*findLanguage(shot.language));
    StateStore store(defaultState(), viewIds());
    Settings settings;
    settings.theme = shot.theme;
    MainWindow window(store, settings, {});
    window.resize(shot.size);
    if (!shot.lesson.isEmpty()) {
        window.lessonCommands()->open(shot.lesson);
        for (int n = 0; n < shot.step; ++n)
            window.lessons()->next();
    }
    if (const auto failure = store.update(shot.edit, QStringLiteral("scene"))) {
        std::fprintf(stderr, "%s: %s\n", qUtf8Printable(shot.name), failure->text.english().c_str());
        return false;
    }
    if (!window.banner()->text().isEmpty()) {
        std::fprintf(stderr, "%s: %s\n", qUtf8Printable(shot.name), qUtf8Printable(window.banner()->text()));
        return false;
    }
    window.QMainWindow::show();
    if (shot.presenting) window.presentation()->set(true);
    if (shot.until && !goTo(*window.lessons(), shot.until)) {
        std::fprintf(stderr, "%s: the lesson has no such place\n", qUtf8Printable(shot.name));
        return false;
    }
    // Background work is finished within this time.
    QElapsedTimer waited;
    waited.start();
    while (waited.elapsed() < patience)
        QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
    const QString path = folder.filePath(shot.name + QStringLiteral(".png"));
    std::printf("%s\n", qUtf8Printable(path));
    const bool saved = window.grab().save(path);
    window.presentation()->set(false);
    return saved;
}

}  // namespace

int takeAll(const std::vector<Shot>& shots) {
    initialiseResources();
    const QDir folder(QApplication::arguments().value(1, QStringLiteral(".")));
    const QStringList wanted = QApplication::arguments().mid(2);
    for (const Shot& shot : shots)
        if ((wanted.isEmpty() ? !shot.until : wanted.contains(shot.name)) && !take(shot, folder)) return 1;
    return 0;
}

}  // namespace posiscope
