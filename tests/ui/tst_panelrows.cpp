// SPDX-License-Identifier: GPL-3.0-or-later
// The rows of the panel: nothing moves under the mouse, nothing is cut, and the mouse on its sliders.
#include <QMenu>
#include <QMenuBar>
#include <QRegularExpression>
#include <QTest>
#include <QTextDocument>
#include <set>

#include "tests/support/allrows.h"
#include "tests/support/rows.h"
#include "tests/support/strict.h"
#include "tests/ui/taborder.h"
#include "ui/parameters/encodingmenu.h"
#include "ui/parameters/readoutcard.h"
#include "ui/parameters/steplines.h"
#include "ui/translation/language.h"
#include "ui/translation/readout.h"
#include "ui/translation/translated.h"

using namespace posiscope;

namespace {

const std::vector<QSize> windowSizes{{1440, 900}, {1280, 720}};

/// Where every control of the panel stands, by its name.
QMap<QString, QRect> places(const WindowFixture& fixture) {
    const auto* panel = fixture.find<QWidget>(QStringLiteral("panel"));
    QMap<QString, QRect> all;
    for (const QWidget* widget : panel->findChildren<QWidget*>())
        if (widget->isVisible() && !widget->objectName().isEmpty())
            all[widget->objectName()] = QRect(widget->mapTo(panel, QPoint()), widget->size());
    return all;
}

void choose(WindowFixture& fixture, const Encoding& encoding) {
    fixture.store.update([&](State& state) { chooseEncoding(state, encoding); }, QStringLiteral("Encoding"));
    fixture.settle();
}

void rowsForEncodings() {
    addColumns<QString, QSize>("encoding", "size");
    for (const QSize& size : windowSizes)
        for (const Encoding* encoding : encodings())
            QTest::addRow("%s, %d x %d", encoding->id.c_str(), size.width(), size.height())
                << QString::fromStdString(encoding->id) << size;
}

/// The round values that a slider of whole numbers comes to rest on.
bool isRound(std::int64_t number) {
    return number % 64 == 0 || (number & (number - 1)) == 0;
}

}  // namespace

class TestPanelRows : public StrictTest {
    Q_OBJECT

 private slots:
    void cleanup() { useLanguage(*findLanguage(QStringLiteral("en"))); }

    void nothingMovesAtTheFirstChange_data() { rowsForEncodings(); }
    void nothingMovesAtTheFirstChange() {
        QFETCH(QString, encoding);
        QFETCH(QSize, size);
        WindowFixture fixture;
        fixture.window->resize(size);
        fixture.settle();
        const auto holds = [&](const char* when) {
            const auto before = places(fixture);
            fixture.store.update([](State& state) { state.set(keys::similarity, std::string("cosine")); },
                                 "cosine");
            fixture.settle();
            const auto after = places(fixture);
            for (auto row = before.begin(); row != before.end(); ++row)
                QVERIFY2(after.value(row.key()).topLeft() == row->topLeft(),
                         qPrintable(QString("%1: %2").arg(QLatin1String(when), row.key())));
        };
        choose(fixture, *findEncoding(encoding.toStdString()));
        holds("after choosing");
        fixture.store.history().undo();
        fixture.store.history().undo();
        fixture.settle();
        holds("after undo");
    }

    /// The reason of a refused value lies over the panel.
    void anErrorMovesNothing() {
        WindowFixture fixture;
        fixture.settle();
        const auto before = places(fixture);
        auto* field = fixture.find<QWidget>(QStringLiteral("baseField"));
        field->setFocus();
        QTest::keyClick(field, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(field, QStringLiteral("0"));
        QTest::keyClick(field, Qt::Key_Return);
        fixture.settle();
        bool said = false;
        for (const auto* problem : fixture.window->findChildren<QLabel*>(QStringLiteral("problem")))
            said =
                said || (problem->isVisible() && problem->text().contains(QStringLiteral("greater than 1")));
        QVERIFY(said);
        const auto after = places(fixture);
        for (auto row = before.begin(); row != before.end(); ++row)
            QVERIFY2(after.value(row.key()) == *row, qPrintable(row.key()));
    }

    void nothingMovesAfterNew() {
        WindowFixture fixture;
        choose(fixture, *findEncoding("rope"));
        fixture.store.update([](State& state) { state = defaultState(); }, "New");
        fixture.settle();
        const auto before = places(fixture);
        fixture.dragSlider(QStringLiteral("baseSlider"), 20);
        const auto after = places(fixture);
        for (auto row = before.begin(); row != before.end(); ++row)
            QVERIFY2(after.value(row.key()).topLeft() == row->topLeft(), qPrintable(row.key()));
    }

    void tabGoesFromTopToBottomFromTheStart() {
        WindowFixture fixture;
        const QStringList names = namesByTab(fixture);
        if (QTest::currentTestFailed()) return;
        for (const char* name : {"d_modelSlider", "cursorReadout", "dimensionsField", "reset"})
            QVERIFY2(names.contains(QLatin1String(name)), name);
    }

    // Every line of the readout is inside the card, whole, and no number is broken.
    /// Every encoding in one language, in turn; or in all, with the label slow.
    void theReadoutIsWhole_data() {
        addColumns<QString, QString>("language", "encoding");
        std::size_t turn = 0;
        for (const Encoding* encoding : encodings()) {
            const std::size_t inTurn = turn++ % languages().size();
            for (const Language& language : languages())
                if (allRows() || &language == &languages()[inTurn])
                    QTest::addRow("%s %s", language.code, encoding->id.c_str())
                        << QString(language.code) << QString::fromStdString(encoding->id);
        }
    }
    void theReadoutIsWhole() {
        QFETCH(QString, language);
        QFETCH(QString, encoding);
        useLanguage(*findLanguage(language));
        for (const QSize& size : windowSizes) {
            State state = encodingState(encoding.toStdString());
            WindowFixture fixture(state);
            fixture.window->resize(size);
            fixture.settle();
            auto* card = fixture.find<ReadoutCard>(QStringLiteral("cursorReadout"));
            const ModelShape shape = shapeOf(state.values);
            const QFontMetricsF metrics(codeFont(11));
            std::set<qsizetype> counts;
            for (const std::int64_t row : {std::int64_t{0}, std::int64_t{9}, std::int64_t{99},
                                           std::int64_t{100}, shape.positions - 1}) {
                if (row >= shape.positions) continue;
                fixture.store.preview([&](State& now) {
                    now.set(keys::position, shape.firstPosition + row);
                    now.set(keys::reference, shape.firstPosition);
                });
                fixture.settle();
                const QStringList lines = card->lines();
                for (const QString& line : lines) {
                    QVERIFY2(metrics.horizontalAdvance(line) <= card->width(), qPrintable(line));
                    QVERIFY2(line != QLatin1String(")"), qPrintable(lines.join(u'\n')));
                    QVERIFY2(
                        !line.contains(QRegularExpression(QStringLiteral("[0-9]e[+-]?[0-9]|[ (]-[0-9]"))),
                        qPrintable(line));
                }
                const QTextDocument& document = *card->document();
                QVERIFY2(document.size().width() <= card->width() - 2, qPrintable(document.toPlainText()));
                QVERIFY2(document.size().height() <= card->height() - 2, qPrintable(document.toPlainText()));
                QCOMPARE(lines.join(u' '), onOneLine(card->shown().steps.join(u' ')));
                // 5 rows of 19 pixels, a gap, and 16 pixels for a line.
                QVERIFY2(card->height() >= qsizetype(card->shown().rows.size()) * 19 + 6 + lines.size() * 16,
                         qPrintable(lines.join(u'\n')));
                counts.insert(lines.size());
            }
            // A query's bucket and a masked key have other formulas than their neighbours.
            if (findEncoding(encoding.toStdString())->family != Family::relative)
                QVERIFY2(counts.size() <= 1, qPrintable(card->lines().join(u'\n')));
        }
    }

    void linesBreakByTerms_data() {
        const Rows<QString, QString, QStringList> row("step", "widest", "lines");
        const char* const wide = "PE(1000, 22) = sin(1000 / 10000^(22/128))";
        row("fits", "= sin(5.3340)", "= sin(5.3340)", {"= sin(5.3340)"});
        row("before the equals sign", wide, wide, {"PE(1000, 22)", "= sin(1000 / 10000^(22/128))"});
        row("as where the numbers are longest", "PE(9, 22) = sin(9 / 10000^(22/128))", wide,
            {"PE(9, 22)", "= sin(9 / 10000^(22/128))"});
        row("words", "b(3, 28): key 28 comes after query 3, masked",
            "b(3, 28): key 28 comes after query 3, masked",
            {"b(3, 28): key 28 comes after query 3,", "masked"});
    }
    void linesBreakByTerms() {
        const auto [step, widest, lines] = fetchRow<QString, QString, QStringList>();
        constexpr double room = 40;
        QCOMPARE(stepLines(step, widest, room, [](const QString& text) { return double(text.size()); }),
                 lines);
    }

    void aMissingTableHasNoValue() {
        State state = defaultState();
        state.set(keys::encoding, std::string("table"));
        state.set(keys::tableFile, std::string("/nowhere/table.npy"));
        state.set(keys::tableRows, std::int64_t{10'000});
        state.set(keys::tableColumns, std::int64_t{512});
        state.set(keys::position, std::int64_t{9454});
        repair(state);
        const Snapshot snapshot = makeSnapshot(state);
        QVERIFY(!snapshot.model->problem().empty());
        const Readout readout = readoutOf(snapshot, 5);
        QVERIFY(readout.rows.empty() && readout.steps.isEmpty());
        QVERIFY(valueLine(snapshot, 5).isEmpty() && similarityLine(snapshot, 5).isEmpty());
    }

    void slidersRestOnRoundValues_data() {
        addColumns<QString, int>("slider", "x");
        for (const char* slider : {"d_model", "max_len"})
            for (const int x : {31, 77, 123, 158, 201})
                QTest::addRow("%s at %d", slider, x) << slider << x;
    }
    void slidersRestOnRoundValues() {
        const auto [slider, x] = fetchRow<QString, int>();
        WindowFixture fixture;
        auto* widget = fixture.find<ParameterSlider>(slider + "Slider");
        fixture.press(widget, {x - 20, 10});
        fixture.moveMouse(widget, {x, 10});
        fixture.release(widget, {x, 10});
        fixture.settle();
        const auto value = std::get<std::int64_t>(fixture.store.state().values.at(slider.toStdString()));
        QVERIFY2(isRound(value), qPrintable(QString::number(value)));
        QCOMPARE(fixture.store.history().count(), 1);
    }

    void altReachesEveryValue() {
        WindowFixture fixture;
        auto* widget = fixture.find<ParameterSlider>(QStringLiteral("max_lenSlider"));
        std::set<std::int64_t> values;
        for (int x = 120; x < 135; ++x) {
            QTest::mouseClick(widget, Qt::LeftButton, Qt::AltModifier, {x, 10});
            values.insert(fixture.store.state().get(keys::maxLen));
        }
        QVERIFY(
            std::any_of(values.begin(), values.end(), [](std::int64_t value) { return !isRound(value); }));
    }

    void aMarkGivesItsValue() {
        WindowFixture fixture;
        auto* widget = fixture.find<ParameterSlider>(QStringLiteral("d_modelSlider"));
        const SliderMap map(widget->parameter());
        for (const double mark : widget->parameter().slider->marks) {
            const double middle = 8 + (widget->width() - 16) * map.share(mark);
            const int x = std::clamp(qRound(middle), 4, widget->width() - 5);
            QTest::mouseClick(widget, Qt::LeftButton, {}, {x, 24});
            QCOMPARE(fixture.store.state().get(keys::dModel), static_cast<std::int64_t>(mark));
        }
    }

    // In the smallest usual screen every menu fits below the menu bar.
    void menusFit_data() { eachLanguage("language"); }
    void menusFit() {
        QFETCH(QString, language);
        useLanguage(*findLanguage(language));
        State state = encodingState("rope");
        WindowFixture fixture(state);
        fixture.window->resize(1280, 720);
        for (QAction* title : fixture.window->menuBar()->actions()) {
            QMenu* menu = title->menu();
            emit menu->aboutToShow();
            menu->ensurePolished();
            QVERIFY2(menu->sizeHint().height() <= 720 - fixture.window->menuBar()->height(),
                     qPrintable(QString("%1: %2").arg(title->text()).arg(menu->sizeHint().height())));
        }
    }

    /// Any number of encodings has room, and each can be chosen.
    void encodingsFit_data() {
        const Rows<int> row("times");
        row("as they are", 1);
        row("three times as many", 3);
        row("ten times as many", 10);
    }
    void encodingsFit() {
        const auto [times] = fetchRow<int>();
        std::vector<const Encoding*> all;
        for (const Encoding* each : encodings())
            all.insert(all.end(), static_cast<std::size_t>(times), each);
        QMenu menu;
        std::set<std::string> chosen;
        fillEncodingMenu(
            &menu, *findEncoding("rope"), [&](const Encoding& encoding) { chosen.insert(encoding.id); }, all);
        QVERIFY2(menu.sizeHint().height() <= 690, qPrintable(QString::number(menu.sizeHint().height())));
        QList<QAction*> entries = menu.findChildren<QAction*>();
        entries.removeIf([](QAction* action) { return !action->objectName().startsWith("encoding_"); });
        QCOMPARE(entries.size(), static_cast<qsizetype>(all.size()));
        QCOMPARE(std::ranges::count_if(entries, &QAction::isChecked), times);
        for (QAction* action : entries)
            action->trigger();
        QCOMPARE(chosen.size(), encodings().size());
    }

    void theHeadSliderEndsAtTheLastHead() {
        State state = encodingState("alibi");
        state.values.set("heads", std::int64_t{8});
        state.arrangement.panes = {{"bias", {}}};
        repair(state);
        WindowFixture fixture(state);
        auto* widget = fixture.find<ParameterSlider>(QStringLiteral("headSlider"));
        fixture.press(widget, {10, 10});
        fixture.moveMouse(widget, {widget->width() - 2, 10});
        fixture.release(widget, {widget->width() - 2, 10});
        QCOMPARE(fixture.store.state().get(keys::head), std::int64_t{7});
    }
};

POSISCOPE_WINDOW_TEST(TestPanelRows)
#include "tst_panelrows.moc"
