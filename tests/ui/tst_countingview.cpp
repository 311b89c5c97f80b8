// SPDX-License-Identifier: GPL-3.0-or-later
// The ladder from counting to waves, used as a person would.
#include <qcustomplot.h>
#include <QRegularExpression>

#include "tests/support/rows.h"
#include "tests/support/strict.h"
#include "tests/ui/windowfixture.h"
#include "ui/export/figure.h"
#include "ui/style/fitting.h"
#include "ui/translation/translated.h"
#include "ui/views/counting/countingpainter.h"
#include "ui/views/counting/countingresults.h"

using namespace posiscope;

namespace {

State countingState(std::int64_t rows = 256, std::int64_t columns = 128,
                    const char* encoding = "sinusoidal") {
    State state = encodingState(encoding);
    state.set(keys::maxLen, rows);
    state.set(keys::dModel, columns);
    state.arrangement.panes = {{"counting", {}}};
    repair(state);
    return state;
}

std::vector<CountingColumn> columnsNow(const Snapshot& snapshot) {
    QObject receiver;
    CountingResults answers(
        &receiver, [] {}, [] {});
    answers.ask(snapshot, {true});
    return answers.columns(snapshot);
}

QCPAxisRect* rectOf(const WindowFixture& fixture, int n) {
    return qobject_cast<QCustomPlot*>(fixture.viewWidget(0))->axisRect(n);
}

}  // namespace

class TestCountingView : public StrictTest {
    Q_OBJECT

 private slots:
    void saysWhatHolds() {
        const auto columns = columnsNow(makeSnapshot(countingState()));
        QCOMPARE(columns.size(), std::size_t{6});
        const std::array<std::array<bool, 4>, 6> expected{{{false, true, true, true},
                                                           {true, true, false, false},
                                                           {true, true, true, false},
                                                           {true, true, false, false},
                                                           {true, true, false, false},
                                                           {true, true, true, true}}};
        for (std::size_t n = 0; n < columns.size(); ++n)
            for (std::size_t property = 0; property < 4; ++property)
                QCOMPARE(columns[n].properties[property].holds.value(), expected[n][property]);
        QCOMPARE(columns[0].properties[0].values.front(), QString("0 … 255"));
        QCOMPARE(columns[1].properties[1].values.front(), QString("0.003922"));
        QCOMPARE(columns[3].properties[3].detail, QString("8 bits end at 255"));
        QCOMPARE(columns[1].properties[3].detail, QString("256 would be 1.0039"));
        QCOMPARE(columns[5].title, QString("Sinusoidal"));
        QVERIFY(columns[5].properties[1].values.front().startsWith("1.95"));
    }

    /// What is said of distances is about the rows that there are: the smallest and the largest of them, and
    /// the difference of just these two. A table of more rows is named where it alone differs.
    void distancesAreOfTheRowsInSight() {
        for (const std::int64_t rows : {3, 4, 31, 32, 33, 64, 100})
            for (const std::int64_t k : {1, 2, 3, 5, 31}) {
                if (k >= rows) continue;
                State state = countingState(rows, 16);
                state.set(keys::offset, k);
                repair(state);
                const auto columns = columnsNow(makeSnapshot(state));
                for (std::size_t n = 0; n < std::size(positionCodes); ++n) {
                    const CountingField codes(positionCodes[n], rows);
                    double smallest = 1e300, largest = 0;
                    for (std::int64_t p = 0; p + k < rows; ++p) {
                        double sum = 0;
                        for (std::int64_t j = 0; j < codes.columns(); ++j)
                            sum += std::pow(codes.value(p + k, j) - codes.value(p, j), 2);
                        smallest = std::min(smallest, std::sqrt(sum));
                        largest = std::max(largest, std::sqrt(sum));
                    }
                    const CountingProperty& said = columns[n].properties[2];
                    const bool differ = largest - smallest > 1e-9;
                    const QString expected =
                        differ ? QStringLiteral("%1 … %2").arg(readable(smallest, 3), readable(largest, 3))
                               : readable(largest, 3);
                    QCOMPARE(said.values.front(), expected);
                    if (differ)
                        QCOMPARE(said.detail,
                                 QStringLiteral("they differ by up to ") + readable(largest - smallest, 3));
                }
            }
    }

    /// Lessons call the rows by these names, and the views beside a lesson have little room.
    void namesOfLessonsStandBesideTheirRows_data() { eachLanguage("code"); }
    void namesOfLessonsStandBesideTheirRows() {
        QFETCH(QString, code);
        useLanguage(*findLanguage(code));
        const CountingLayout layout({760, 420}, 6, 20);
        QVERIFY(!layout.roomy());
        constexpr double edges = 22;
        const QString name = countingLabels(1)[2].names[1];
        QVERIFY2(QFontMetricsF(textFont(11)).horizontalAdvance(name) <= layout.left() - edges,
                 qPrintable(name));
        useLanguage(*findLanguage(QStringLiteral("en")));
    }

    void learnedEndsWithItsTable() {
        const auto columns = columnsNow(makeSnapshot(countingState(100, 16, "learned")));
        QCOMPARE(columns[5].properties[2].holds.value(), false);
        QCOMPARE(columns[5].properties[3].holds.value(), false);
        QCOMPARE(columns[5].properties[3].detail, QString("the table has 100 rows"));
        QCOMPARE(columns[3].properties[3].values.front(), QString("up to 127"));
    }

    // A result from a part of the positions is stated as a bound.
    void boundsAreNamed() {
        // Of sines and cosines all positions are compared, however many there are.
        const auto large = columnsNow(makeSnapshot(countingState(16'777'216, 2048)));
        double squared = 0;
        for (int pair = 0; pair < 1024; ++pair)
            squared += 4 * std::pow(std::sin(std::pow(10000.0, -pair / 1024.0) / 2), 2);
        QCOMPARE(large[5].properties[1].values.front(), readable(std::sqrt(squared), 4));
        QCOMPARE(large[5].properties[1].detail, QString("of neighbours"));
        QVERIFY(large[1].properties[3].detail.endsWith("would be 1.00000006"));
        const auto learned = columnsNow(makeSnapshot(countingState(262'144, 128, "learned")));
        QVERIFY(learned[5].properties[1].values.front().startsWith("≤ "));
        QCOMPARE(learned[5].properties[1].detail,
                 QString("among the first %1").arg(grouped(mostRowsCompared)));
        QVERIFY(learned[5].properties[2].detail.startsWith("at "));
        QVERIFY(learned[5].properties[2].detail.endsWith(" places"));
        // A sine without its cosine: nearly, but not quite.
        const auto odd = columnsNow(makeSnapshot(countingState(256, 33)));
        QCOMPARE(odd[5].properties[2].holds.value(), false);
        QVERIFY(odd[5].properties[2].detail.startsWith("the distance is almost always "));
    }

    void withoutATableThereAreFive() {
        State state = countingState(64, 16, "alibi");
        const Snapshot snapshot = makeSnapshot(state);
        QVERIFY(whyUnavailable(*findViewType("counting"), snapshot).empty());
        QCOMPARE(columnsNow(snapshot).size(), std::size_t{5});
        WindowFixture fixture(state);
        QVERIFY(fixture.subtitle(0).startsWith("64 positions written in 5 ways"));
        QVERIFY(fixture.picture(0).width() > 0);
    }

    // Every word has a correct plural form.
    void nothingIsCut_data() {
        addColumns<QSize, qint64, qint64>("size", "rows", "columns");
        for (const QSize size : {QSize(560, 330), QSize(958, 604), QSize(1400, 850)})
            for (const qint64 rows : {1, 2, 256, 3000, 16'777'216}) {
                const qint64 columns = rows > 3000 ? 2 : rows == 3000 ? 65'536 : 128;
                QTest::addRow("%d x %d, %lld rows", size.width(), size.height(), static_cast<long long>(rows))
                    << size << rows << columns;
            }
    }
    void nothingIsCut() {
        const auto [size, rows, columns] = fetchRow<QSize, qint64, qint64>();
        const Snapshot snapshot = makeSnapshot(countingState(rows, columns));
        const auto all = columnsNow(snapshot);
        const CountingLayout layout(size, static_cast<int>(all.size()), 40);
        QCOMPARE(layout.roomy(), size.width() > 900);
        const double width = layout.inColumn(0, 0, 1).width();
        const QFontMetricsF values(layout.roomy() ? layout.valueFont() : textFont(10));
        for (const CountingColumn& column : all) {
            QVERIFY2(QFontMetricsF(textFont(9, QFont::DemiBold)).horizontalAdvance(column.title) <= width,
                     qPrintable(column.title));
            QVERIFY(fits(column.shapes, QFontMetricsF(textFont(11)), width));
            for (const CountingProperty& each : column.properties) {
                QVERIFY2(fits(each.values, values, width - layout.markRoom()),
                         qPrintable(each.values.join('|')));
                if (layout.roomy())
                    QVERIFY2(QFontMetricsF(textFont(10))
                                     .boundingRect(QRectF(0, 0, width, 1000), Qt::TextWordWrap, each.detail)
                                     .height() <= 31,
                             qPrintable(each.detail));
            }
        }
        QVERIFY(layout.above() + layout.below() < size.height() - 100);
        QVERIFY(layout.propertyTop(3) + layout.propertyHeight() <= size.height());
    }

    void hoveringMovesTheCursor() {
        WindowFixture fixture(countingState());
        QWidget* view = fixture.viewWidget(0);
        const QRect binary = rectOf(fixture, 3)->rect();
        fixture.moveMouse(view, {binary.center().x(), binary.top() + binary.height() / 4});
        fixture.settle();
        const std::int64_t p = fixture.store.state().get(keys::position);
        QVERIFY(p >= 62 && p <= 66);
        QCOMPARE(fixture.store.state().get(keys::dimension), std::int64_t{22});
        const QRect table = rectOf(fixture, 5)->rect();
        fixture.moveMouse(view, {table.left() + table.width() / 2, table.top() + table.height() / 2});
        fixture.settle();
        const std::int64_t j = fixture.store.state().get(keys::dimension);
        QVERIFY(j >= 62 && j <= 66);
        QCOMPARE(fixture.store.history().count(), 0);
        fixture.press(view, binary.center() + QPoint(0, 40));
        fixture.release(view, binary.center() + QPoint(0, 40));
        fixture.settle();
        QVERIFY(fixture.store.state().get(keys::position) > p + 50);
        const std::int64_t before = fixture.store.state().get(keys::position);
        QTest::keyClick(fixture.window->panes()->card(0), Qt::Key_Down);
        fixture.settle();
        QCOMPARE(fixture.store.state().get(keys::position), before + 1);
    }

    // All pictures show the same positions, and zooming changes only those.
    void zoomsPositions() {
        WindowFixture fixture(countingState());
        fixture.window->panes()->card(0)->view()->zoom(0.25);
        fixture.settle();
        for (int n = 0; n < 6; ++n) {
            QVERIFY(std::abs(rectOf(fixture, n)->axis(QCPAxis::atLeft)->range().size() - 64) < 1e-9);
            QCOMPARE(rectOf(fixture, n)->rect().top(), rectOf(fixture, 0)->rect().top());
            QCOMPARE(rectOf(fixture, n)->rect().height(), rectOf(fixture, 0)->rect().height());
        }
        QCOMPARE(rectOf(fixture, 3)->axis(QCPAxis::atBottom)->range().size(), 8.0);
    }

    void whatTakesLongArrives() {
        AsyncWork::setFramePatience(0);
        WindowFixture fixture(countingState(1'048'576, 2048));
        const auto description = [&] { return fixture.window->panes()->card(0)->description(); };
        QVERIFY(description().contains("being computed"));
        QTRY_VERIFY(!description().contains("being computed"));
        QVERIFY(description().contains("Unique: yes"));
    }

    void isComparedToo() {
        State state = countingState(64, 16);
        beginComparing(state, "counting");
        state.variants.front().set(keys::base, 50.0);
        WindowFixture fixture(state);
        QVERIFY(fixture.window->panes()->card(2)->description().contains("A − B"));
    }

    /// A pane above a question of two lines on a projector: the properties are what lessons ask about.
    void propertiesStayAboveAQuestion() {
        constexpr QSize pane(800, 215);
        const CountingLayout layout(pane, 6, 20);
        QCOMPARE(layout.properties(), countingProperties);
        QVERIFY(pane.height() - layout.above() - layout.below() >= 40);
    }

    /// A figure of one column says all four, without numbers that are rounded to others.
    void propertiesStayInAColumn() {
        constexpr QSize column(322, 223);
        const CountingLayout layout(column, 6, 20);
        QCOMPARE(layout.properties(), countingProperties);
        QVERIFY(column.height() - layout.above() - layout.below() >= 50);
        // √2 and √3 are not 1 and 2.
        const QRegularExpression tooRound(QStringLiteral("^[1-9] ?… ?[1-9]$"));
        const PositionFacts facts = *tableFacts(*makeSnapshot(countingState()).model, nullptr, {});
        const CountingColumn table = columnOfTable("PE", 128, {256, 5}, &facts, true, true);
        for (const QString& value : table.properties[1].values)
            QVERIFY2(value != "2", qPrintable(value));
        for (const PositionCode code : {PositionCode::binary, PositionCode::gray}) {
            const CountingColumn words = columnOf(code, {256, 5});
            for (const QString& value : words.properties[2].values)
                QVERIFY2(!value.contains(tooRound), qPrintable(value));
        }
    }

    /// Above a list of five lines: rather the properties than the colour bars.
    void propertiesStayAboveAList() {
        constexpr QSize pane(800, 166), bare(280, 166);
        const CountingLayout layout(pane, 6, 20);
        QCOMPARE(layout.properties(), countingProperties);
        QCOMPARE(layout.bars(), 0);
        QVERIFY(pane.height() - layout.above() - layout.below() >= 28);
        QVERIFY(CountingLayout(bare, 6, 20).bars() > 0);
        QVERIFY(CountingLayout({800, 215}, 6, 20).bars() > 0);
        const std::unique_ptr<View> view(findViewType("counting")->create(nullptr));
        auto* const plot = qobject_cast<QCustomPlot*>(view->widget());
        const auto snapshot = std::make_shared<const Snapshot>(makeSnapshot(countingState()));
        for (const int height : {300, 166, 300}) {
            plot->resize(800, height);
            view->show({snapshot, Theme::light(), std::nullopt, true, false, {true}});
            plot->grab();
            QCOMPARE(plot->axisRect(0)->rect().bottom() + 1,
                     height - CountingLayout({800, height}, 6, 20).below());
        }
    }

    /// However little room there is, all coordinates stay finite.
    void theSmallestPanes() {
        const Snapshot snapshot = makeSnapshot(countingState());
        const std::unique_ptr<View> view(findViewType("counting")->create(nullptr));
        auto* const plot = qobject_cast<QCustomPlot*>(view->widget());
        for (const QSize size :
             {QSize(1, 1), QSize(20, 300), QSize(300, 20), QSize(400, 60), QSize(600, 130)}) {
            plot->resize(size);
            view->show({std::make_shared<const Snapshot>(snapshot), Theme::light(), std::nullopt, true, false,
                        false});
            plot->grab();
            for (const QCPAxisRect* rect : plot->axisRects())
                QVERIFY2(
                    std::abs(rect->bottom()) < 10'000 && std::abs(rect->right()) < 10'000,
                    qPrintable(
                        QString("%1 × %2: %3").arg(size.width()).arg(size.height()).arg(rect->bottom())));
        }
    }
};

POSISCOPE_WINDOW_TEST(TestCountingView)
#include "tst_countingview.moc"
