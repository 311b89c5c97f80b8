// Takes pictures of the real window in chosen states: posiscope_screenshots FOLDER
#include <QApplication>
#include <QDir>
#include <QFile>
#include <QTimer>
#include <cstdio>

#include "core/keys.h"
#include "ui/resources.h"
#include "ui/views/view.h"
#include "ui/window/mainwindow.h"

using namespace posiscope;

namespace {

struct Shot {
    QString name;
    QString theme;
    QSize size;
    Edit edit;
};

std::vector<Shot> shots() {
    const QSize usual(1440, 900);
    const Edit none = [](State&) {};
    const auto single = [](const char* view) {
        return [view](State& state) { state.arrangement.panes = {{view, {}}}; };
    };
    return {
        {QStringLiteral("light"), QStringLiteral("light"), usual, none},
        {QStringLiteral("dark"), QStringLiteral("dark"), usual, none},
        {QStringLiteral("light-1280x720"), QStringLiteral("light"), {1280, 720}, none},
        {QStringLiteral("dark-1280x720"), QStringLiteral("dark"), {1280, 720}, none},
        {QStringLiteral("million"), QStringLiteral("light"), usual,
         [](State& state) {
             state.set(keys::maxLen, std::int64_t{1'048'576});
             state.set(keys::dModel, std::int64_t{8192});
             state.set(keys::dimensions, Indices{4, 5, 2400, 2401});
         }},
        {QStringLiteral("half-split-endpoint"), QStringLiteral("light"), usual,
         [](State& state) {
             state.set(keys::layout, std::string("half-split"));
             state.set(keys::spectrum, std::string("endpoint"));
             state.set(keys::orientation, std::string("across"));
             state.set(keys::wavesAcross, std::string("dimensions"));
             state.arrangement.panes[1].view = "spectrum";
             state.arrangement.panes[3].view = "readout";
         }},
        {QStringLiteral("zoomed"), QStringLiteral("dark"), usual,
         [](State& state) {
             state.arrangement.panes[0].viewport = Viewport{15.5, 31.5, 31.5, 47.5};
             state.arrangement.panes[1].viewport = Viewport{20, 60, 20, 60};
             state.arrangement.panes[2].viewport = Viewport{20, 60, -1.12, 1.12};
             state.arrangement.panes[3].viewport = Viewport{-0.5, 15.5, -0.5, 15.5};
         }},
        {QStringLiteral("odd"), QStringLiteral("light"), usual,
         [](State& state) {
             state.set(keys::dModel, std::int64_t{33});
             state.set(keys::zeroFirstRow, true);
         }},
        {QStringLiteral("rotary"), QStringLiteral("light"), usual,
         [](State& state) {
             state.set(keys::encoding, std::string("rope"));
             state.set(keys::scaling, std::string("yarn"));
             state.set(keys::vectors, std::string("random"));
             state.set(keys::dimensions, Indices{11, 24, 75, 88});
             state.arrangement.panes[1].view = "spectrum";
             state.arrangement.panes[3].view = "rotation";
         }},
        {QStringLiteral("waves"), QStringLiteral("light"), {1280, 720}, single("waves")},
        {QStringLiteral("spectrum"), QStringLiteral("dark"), {1280, 720}, single("spectrum")},
    };
}

bool take(const Shot& shot, const QDir& folder) {
    StateStore store(defaultState(), viewIds());
    if (store.update(shot.edit, QStringLiteral("scene"))) return false;
    Settings settings;
    settings.theme = shot.theme;
    MainWindow window(store, settings, {});
    window.resize(shot.size);
    window.QMainWindow::show();
    for (int n = 0; n < 20; ++n)
        QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
    const QString path = folder.filePath(shot.name + QStringLiteral(".png"));
    std::printf("%s\n", qUtf8Printable(path));
    return window.grab().save(path);
}

}  // namespace

int main(int argc, char** argv) {
    const QApplication application(argc, argv);
    initialiseResources();
    const QDir folder(QApplication::arguments().value(1, QStringLiteral(".")));
    const QStringList wanted = QApplication::arguments().mid(2);
    for (const Shot& shot : shots())
        if ((wanted.isEmpty() || wanted.contains(shot.name)) && !take(shot, folder)) return 1;
    return 0;
}
