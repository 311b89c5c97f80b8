// SPDX-License-Identifier: GPL-3.0-or-later
// Help ▸ Examples: figures that people know as small pictures, which open and
// export their states.
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSet>
#include <QTest>
#include <QToolButton>
#include <QUrl>
#include <algorithm>

#include "tests/support/cputime.h"
#include "tests/support/strict.h"
#include "tests/ui/openfile.h"
#include "tests/ui/windowfixture.h"
#include "ui/documents/examples.h"
#include "ui/export/exportdialog.h"
#include "ui/files/sessionfile.h"
#include "ui/window/examplesdialog.h"

using namespace posiscope;

namespace {

State stateOf(const Example& example) {
    const auto state = loadSession(example.picture, viewIds());
    if (!state) qFatal("%s has no session", qUtf8Printable(example.picture));
    return *state;
}

ExamplesDialog* openedDialog(const WindowFixture& fixture) {
    fixture.trigger("examples");
    return fixture.find<ExamplesDialog>("examplesDialog");
}

}  // namespace

class TestExamples : public StrictTest {
    Q_OBJECT

 private slots:
    void cleanup() { useLanguage(*findLanguage("en")); }

    /// Each has its parts, and a picture whose state shows no problem.
    void twelve_data() { eachLanguage("language"); }
    void twelve() {
        QFETCH(QString, language);
        useLanguage(*findLanguage(language));
        const std::vector<Example> all = examples();
        QCOMPARE(all.size(), std::size_t{12});
        QSet<QString> ids, titles;
        for (const Example& each : all) {
            ids << each.id;
            titles << each.title;
            for (const QString& text : {each.id, each.title, each.shows, each.source, each.remarks}) {
                QVERIFY2(!text.isEmpty(), qPrintable(each.id));
                QVERIFY2(!text.contains(QLatin1String("](")) && !text.contains(u'`'), qPrintable(text));
            }
            QVERIFY2(QUrl(each.address).scheme() == "https", qPrintable(each.address));
            const Snapshot shown = makeSnapshot(stateOf(each));
            QVERIFY2(shown.model->problem().empty(), qPrintable(each.id));
            for (const Pane& pane : shown.state.arrangement.panes)
                QVERIFY(whyUnavailable(*findViewType(pane.view), shown).empty());
        }
        QCOMPARE(ids.size(), 12);
        QCOMPARE(titles.size(), 12);
    }

    /// Every picture is a button with its title, its source is a link, and nobody
    /// waits for them.
    void pictures() {
        const WindowFixture fixture;
        const auto time = CpuTime::ofThread();
        fixture.find<QAction>("examples")->trigger();
        constexpr double most = 100;  // a wait that nobody notices
        QVERIFY2(time.milliseconds() < most, QByteArray::number(time.milliseconds()));
        const auto* const dialog = fixture.find<ExamplesDialog>("examplesDialog");
        for (const Example& each : examples()) {
            const auto* picture = dialog->findChild<QToolButton*>("example_" + each.id);
            QVERIFY2(picture != nullptr, qPrintable(each.id));
            QCOMPARE(picture->accessibleName(), each.title);
            QTRY_VERIFY(!picture->icon().isNull());
            const QImage drawn = picture->icon().pixmap(picture->iconSize()).toImage();
            QSet<QRgb> colours;
            for (int x = 0; x < drawn.width(); ++x)
                colours << drawn.pixel(x, drawn.height() / 2);
            QVERIFY2(colours.size() > 3, qPrintable(each.id));
            QVERIFY(dialog->findChild<QPushButton*>("exportExample_" + each.id) != nullptr);
        }
        // Nothing in a card covers anything else.
        for (const QFrame* card : dialog->findChildren<QFrame*>("exampleCard")) {
            const QList<QWidget*> parts = card->findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly);
            QCOMPARE(parts.size(), 5);
            for (const QWidget* part : parts)
                for (const QWidget* other : parts)
                    QVERIFY2(part == other || !part->geometry().intersects(other->geometry()),
                             qPrintable(card->findChild<QToolButton*>()->objectName()));
        }
        QCOMPARE(dialog->findChildren<QFrame*>("exampleCard").size(), 12);
        for (const QLabel* source : dialog->findChildren<QLabel*>("exampleSource"))
            QVERIFY(source->text().contains("href=\"https://"));
    }

    /// By mouse and by keyboard; undo brings back what was there.
    void aClickOpens_data() {
        QTest::addColumn<bool>("keys");
        QTest::newRow("mouse") << false;
        QTest::newRow("keys") << true;
    }
    void aClickOpens() {
        QFETCH(bool, keys);
        const WindowFixture fixture;
        const State before = fixture.store.state();
        const std::vector<Example> all = examples();
        const Example& alibi = *std::ranges::find(all, QStringLiteral("alibi"), &Example::id);
        ExamplesDialog* const dialog = openedDialog(fixture);
        auto* picture = dialog->findChild<QToolButton*>("example_alibi");
        if (keys) {
            picture->setFocus();
            QTest::keyClick(picture, Qt::Key_Space);
        } else {
            QTest::mouseClick(picture, Qt::LeftButton);
        }
        fixture.settle();
        QVERIFY(fixture.store.state() == stateOf(alibi));
        QVERIFY(fixture.window->findChild<ExamplesDialog*>("examplesDialog") == nullptr);
        fixture.trigger("undo");
        QVERIFY(fixture.store.state() == before);
    }

    void eachOpens_data() {
        QTest::addColumn<QString>("id");
        for (const Example& each : examples())
            QTest::newRow(qPrintable(each.id)) << each.id;
    }
    /// As its picture was drawn, in a view and not as a message; nothing is wrong with it.
    void eachOpens() {
        QFETCH(QString, id);
        const WindowFixture fixture;
        QTest::mouseClick(openedDialog(fixture)->findChild<QToolButton*>("example_" + id), Qt::LeftButton);
        fixture.settle();
        const State& now = fixture.store.state();
        QCOMPARE(now.arrangement.panes.size(), std::size_t{1});
        QVERIFY(fixture.window->panes()->card(0)->view() != nullptr);
        QVERIFY(!fixture.window->banner()->isVisible());
        QVERIFY(fixture.store.snapshot().model->problem().empty());
    }

    /// The dialog offers the picture's own size and name, and the window keeps
    /// its state.
    void exported() {
        const WindowFixture fixture;
        const State before = fixture.store.state();
        ExamplesDialog* const dialog = openedDialog(fixture);
        bool asked = false;
        answer<ExportDialog>([&asked](ExportDialog& exporting) {
            asked = true;
            const ExportChoice choice = exporting.choice();
            QCOMPARE(choice.figure.panes.size(), std::size_t{1});
            QCOMPARE(choice.figure.panes[0].view, std::string("distance"));
            QCOMPARE(choice.figure.snapshot.state.get(keys::encoding), std::string("alibi"));
            QCOMPARE(pixelsOf(choice.figure), QImage(":/screenshots/example-alibi.png").size());
            QVERIFY(exporting.findChild<QLineEdit*>("path")->text().contains("alibi."));
        });
        QTest::mouseClick(dialog->findChild<QPushButton*>("exportExample_alibi"), Qt::LeftButton);
        fixture.settle();
        QVERIFY(asked);
        QVERIFY(fixture.store.state() == before);
    }
};

POSISCOPE_WINDOW_TEST(TestExamples)
#include "tst_examples.moc"
