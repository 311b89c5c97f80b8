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
    if (shot.question)
        while (window.lessons()->stage().part != Stage::Part::question)
            window.lessons()->forward();
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
        if ((wanted.isEmpty() ? !shot.question : wanted.contains(shot.name)) && !take(shot, folder)) return 1;
    return 0;
}

}  // namespace posiscope
