// SPDX-License-Identifier: GPL-3.0-or-later
// The looks in which no text may be cut, and what is said about the words of a window or dialog in one of
// them.
#pragma once

#include <QComboBox>
#include <QDialog>
#include <QMenu>
#include <QScreen>
#include <QTimer>

#include "tests/support/allrows.h"
#include "tests/ui/visiblewords.h"
#include "tests/ui/windowfixture.h"
#include "ui/style/interfacescale.h"

namespace posiscope {

/// Every language at every size of the window and every zoom; in the quick suite each language in one look.
inline void addLooks() {
    addColumns<QString, QSize, double>("language", "size", "zoom");
    const std::pair<QSize, double> looks[] = {
        {{1440, 900}, 1.0}, {{1280, 720}, 1.0}, {{1280, 720}, 1.5}, {{1440, 900}, 1.5}};
    std::size_t turn = 0;
    for (const Language& language : languages()) {
        const std::size_t inTurn = turn++ % std::size(looks);
        for (const auto& look : looks)
            if (const auto& [size, zoom] = look; allRows() || &look == &looks[inTurn])
                QTest::addRow("%s %dx%d %g", language.code, size.width(), size.height(), zoom)
                    << QString(language.code) << size << zoom;
    }
}

/// A window with the look of this row, in the theme that POSISCOPE_THEME names.
inline std::unique_ptr<WindowFixture> windowOfRow(const QString& settingsFile = {}) {
    QFETCH(QString, language);
    QFETCH(QSize, size);
    QFETCH(double, zoom);
    useLanguage(*findLanguage(language));
    Settings settings;
    settings.zoom = zoom;
    settings.theme = qEnvironmentVariable("POSISCOPE_THEME", settings.theme);
    auto fixture = std::make_unique<WindowFixture>(defaultState(), settingsFile, settings);
    fixture->window->setMinimumSize(size);  // as on a screen of this size
    fixture->window->resize(size);
    fixture->settle();
    if (fixture->window->size() != size || interfaceScale() != zoom) qFatal("not the look of the row");
    return fixture;
}

/// Slow results have titles too.
inline void waitForResults() {
    for (int n = 0; n < 2; ++n) {
        WindowFixture::settle();
        QVERIFY(AsyncWork::end(patience));
    }
    WindowFixture::settle();
}

/// Into the folder POSISCOPE_PICTURES, for looking at it: what a dialog, a list or a menu looks like in this
/// row.
inline void keepPicture(QWidget* widget, const QString& name) {
    const QString folder = qEnvironmentVariable("POSISCOPE_PICTURES");
    if (folder.isEmpty()) return;
    static int number = 0;
    const QString row = QString::fromUtf8(QTest::currentDataTag()).replace(u' ', u'-');
    const QString file = QStringLiteral("%1/%2-%3-%4-%5.png")
                             .arg(folder, row, QString::fromLatin1(QTest::currentTestFunction()))
                             .arg(++number, 3, 10, QLatin1Char('0'))
                             .arg(name);
    QVERIFY(widget->grab().save(file));
}

/// What is wrong with the words of the lists that open inside of it.
inline QStringList complaintsAboutLists(QWidget* dialog) {
    QStringList complaints;
    for (auto* box : dialog->findChildren<QComboBox*>()) {
        if (!box->isVisible() || !box->isEnabled() || box->objectName() == QLatin1String("lookInCombo"))
            continue;
        box->showPopup();
        WindowFixture::settle();
        keepPicture(box->view()->window(), QStringLiteral("list-") + nameOf(box));
        for (const QString& each : complaintsAboutWords(box->view()->window()))
            complaints << QStringLiteral("list of %1: %2").arg(nameOf(box), each);
        box->hidePopup();
        WindowFixture::settle();
    }
    return complaints;
}

/// What is wrong with a dialog beside a window of this size: its words, its lists, and whether it fits the
/// screen that the window fills.
inline QStringList complaintsAbout(QWidget* dialog, QSize screen) {
    waitForResults();
    keepPicture(dialog, dialog->objectName());
    QStringList complaints = complaintsAboutWords(dialog) + complaintsAboutLists(dialog);
    if (dialog->width() > screen.width() || dialog->height() > screen.height())
        complaints << QStringLiteral("it is %1×%2 and larger than the screen")
                          .arg(dialog->width())
                          .arg(dialog->height());
    return complaints;
}

/// What is wrong with the dialog that this opens, which is then cancelled; `name` tells which it is.
inline QStringList complaintsAboutOpened(const WindowFixture& fixture, const QString& name,
                                         const std::function<void()>& open,
                                         const std::function<void(QDialog&)>& prepare = {}) {
    QStringList complaints;
    bool seen = false;
    QTimer look;
    QObject::connect(&look, &QTimer::timeout, fixture.window.get(), [&] {
        auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
        if (dialog == nullptr) return;
        look.stop();
        seen = true;
        if (prepare) prepare(*dialog);
        for (const QString& each : complaintsAbout(dialog, fixture.window->size()))
            complaints << name + QStringLiteral(": ") + each;
        dialog->reject();
    });
    look.start(20);
    open();
    for (int n = 0; n < 50 && !seen; ++n)
        QTest::qWait(20);
    if (!seen) complaints << name + QStringLiteral(" opens no dialog");
    return complaints;
}

}  // namespace posiscope
