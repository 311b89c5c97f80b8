// SPDX-License-Identifier: GPL-3.0-or-later
// The views of rotary encodings, used as a person would.
#include <QComboBox>

#include "tests/support/paintrecord.h"
#include "tests/support/ropesetup.h"
#include "tests/support/rows.h"
#include "tests/support/strict.h"
#include "tests/ui/windowfixture.h"
#include "ui/export/figure.h"
#include "ui/translation/readout.h"
#include "ui/views/rotation/rotationpainter.h"
#include "ui/views/shared/dottrace.h"
#include "ui/views/shared/picturewidget.h"
#include "ui/views/spectrum/referencelabels.h"

using namespace posiscope;

namespace {

State stateOf(const RopeSetup& setup, const char* encoding = "rope") {
    State state = defaultState();
    state.values = valuesOf(setup, encoding);
    repair(state);
    return state;
}

Snapshot snapshotOf(const RopeSetup& setup, const char* encoding = "rope") {
    return makeSnapshot(stateOf(setup, encoding));
}

QImage draw(const char* view, const Snapshot& snapshot, QSize size = {640, 400}) {
    return renderImage({.snapshot = snapshot, .panes = {{view, {}}}, .size = size, .title = {}}).value();
}

int countOf(const QImage& image, const QColor& colour) {
    int count = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            count += image.pixelColor(x, y) == colour ? 1 : 0;
    return count;
}

State single(State state, const char* view) {
    state.arrangement.panes = {{view, {}}};
    return state;
}

}  // namespace

class TestRotaryViews : public StrictTest {
    Q_OBJECT

 private slots:
    void everyViewDrawsEveryKind_data() { ropeRows(); }
    void everyViewDrawsEveryKind() {
        QFETCH(int, at);
        const Snapshot snapshot = snapshotOf(ropeAt(at));
        for (const char* view :
             {"heatmap", "waves", "similarity", "offset-map", "spectrum", "rotation", "readout"}) {
            QVERIFY2(whyUnavailable(*findViewType(view), snapshot).empty(), view);
            const QImage image = draw(view, snapshot);
            QVERIFY2(countOf(image, image.pixelColor(2, 2)) < image.width() * image.height(), view);
            const std::unique_ptr<View> made(findViewType(view)->create(nullptr));
            QVERIFY(!made->subtitle(snapshot).contains("nan"));
            QVERIFY(made->description(snapshot).size() > 20);
        }
    }

    /// A map that turns and stretches: without clocks beside it.
    void xposHasAnExactOffsetMap() {
        const Snapshot snapshot = snapshotOf({.headDim = 32}, "xpos");
        QVERIFY(snapshot.model->offsetMaps());
        for (const char* view :
             {"heatmap", "waves", "similarity", "offset-map", "spectrum", "rotation", "readout"})
            QVERIFY2(whyUnavailable(*findViewType(view), snapshot).empty(), view);
        const Snapshot beyond = snapshotOf({.headDim = 32, .maxLen = 1'000'000}, "xpos");
        for (const ViewType* type : viewTypes())
            QVERIFY(whyUnavailable(*type, beyond).english().find("beyond 1e37") != std::string::npos);
        draw("heatmap", beyond);  // says so
    }

    void nothingTurnsInOthers() {
        const Snapshot snapshot = makeSnapshot(defaultState());
        QCOMPARE(
            whyUnavailable(*findViewType("rotation"), snapshot).english(),
            std::string("Sinusoidal rotates no queries and keys: choose a rotary encoding (RoPE, xPos)."));
    }

    void rotatedQueriesAsData() {
        const Snapshot snapshot = snapshotOf({.headDim = 12,
                                              .maxLen = 40,
                                              .partial = 0.5,
                                              .firstPosition = 3,
                                              .scaling = "yarn",
                                              .vectors = "random"});
        const Dataset data = findViewType("rotation")->data(snapshot);
        QCOMPARE(data.field->rows(), std::int64_t{40});
        QCOMPARE(data.field->columns(), std::int64_t{12});
        QCOMPARE(data.columnName(7), std::string("q7"));
        const std::vector<double> query(snapshot.model->rotary()->query().begin(),
                                        snapshot.model->rotary()->query().end());
        std::vector<double> cells(40 * 5);
        data.field->fill({0, 40}, {4, 5}, cells.data());
        for (std::int64_t row = 0; row < 40; ++row) {
            const auto expected = rotated(*snapshot.model, query, row + 3);
            for (std::int64_t j = 4; j < 9; ++j) {
                QVERIFY(data.field->value(row, j) == expected[static_cast<std::size_t>(j)]);
                QVERIFY(cells[static_cast<std::size_t>(row * 5 + j - 4)] ==
                        expected[static_cast<std::size_t>(j)]);
            }
        }
        double sum = 0;
        for (const double cell : cells)
            sum += cell;
        QVERIFY(std::abs(data.field->exactMean({0, 40}, {4, 5}) - sum / 200) <= 1e-14);
    }

    void spectrumAsData() {
        const Snapshot snapshot = snapshotOf({.headDim = 16, .scaling = "linear", .factor = 4});
        const Dataset data = findViewType("spectrum")->data(snapshot);
        QCOMPARE(data.field->columns(), std::int64_t{4});
        QCOMPARE(data.columnName(3), std::string("unscaled_frequency"));
        for (std::int64_t pair = 0; pair < 8; ++pair) {
            QVERIFY(data.field->value(pair, 3) == 4 * data.field->value(pair, 1));
            QVERIFY(data.field->value(pair, 3) ==
                    rope({.headDim = 16})->frequencies()[static_cast<std::size_t>(pair)].radians());
        }
        const Dataset plain = findViewType("spectrum")->data(makeSnapshot(defaultState()));
        for (std::int64_t pair = 0; pair < 64; ++pair)
            QVERIFY(plain.field->value(pair, 3) == plain.field->value(pair, 1));
    }

    // The unscaled pairs and the lines of both contexts change the picture.
    void spectrumShowsWhatScalingDid() {
        const QImage plain = draw("spectrum", snapshotOf({}));
        const QImage yarn = draw("spectrum", snapshotOf({.scaling = "yarn"}));
        QVERIFY(plain != yarn);
        QVERIFY(yarn != draw("spectrum", snapshotOf({.scaling = "yarn", .original = 8192})));
        const std::unique_ptr<View> view(findViewType("spectrum")->create(nullptr));
        QCOMPARE(view->subtitle(snapshotOf({.scaling = "linear"})),
                 QString("17 of 64 pairs complete a cycle, wavelengths from 25.13 to 217\u202f641 positions, "
                         "without scaling to 54\u202f410.1"));
        QCOMPARE(view->subtitle(snapshotOf({.headDim = 4, .scaling = "longrope", .longFactor = {1000, 1}})),
                 QString("0 of 2 pairs complete a cycle, wavelengths from 628.3 to 6283.19 positions, "
                         "without scaling to 628.319"));
    }

    // Labels keep clear of each other, whatever lines they belong to.
    void labelsDoNotOverlap() {
        QCustomPlot plot;
        plot.setViewport(QRect(0, 0, 480, 320));
        plot.axisRect()->setOuterRect(QRect(0, 0, 480, 320));
        plot.yAxis->setRange(0, 500);  // holds the highest line
        plot.replot();
        const QRectF area(plot.axisRect()->rect());
        for (const double apart : {200.0, 40.0, 10.0, 1.0, 0.0}) {
            ReferenceLabels labels;
            const std::vector<ReferenceLine> lines{
                {40, {"first"}}, {40 + apart, {"second"}}, {40 + 2 * apart, {"third"}}};
            labels.place(plot.yAxis, lines, {}, {});
            // There is room for all, and they cover together as much as one by one. A label reaches from its
            // first column to its last, which may be one more than it is wide.
            double covered = 0;
            for (int x = 0; x < plot.viewport().width(); ++x) {
                covered += area.height();
                for (const auto& [from, to] : labels.besides(x, area))
                    covered -= to - from;
            }
            double alone = 0;
            for (const ReferenceLine& line : lines)
                alone += (QFontMetrics(textFont(11)).horizontalAdvance(line.texts.front()) + 8) * 16;
            QVERIFY2(covered >= alone - 1e-6 && covered <= alone + 3 * 16 + 1e-6,
                     qPrintable(QStringLiteral("%1: %2, %3").arg(apart).arg(covered).arg(alone)));
        }
    }

    void wavesReachAsFarAsTheTable() {
        const auto extent = [](const Snapshot& snapshot) {
            WindowFixture fixture(single(snapshot.state, "waves"));
            const auto* plot = qobject_cast<QCustomPlot*>(fixture.viewWidget(0));
            return plot->axisRect(0)->axis(QCPAxis::atLeft)->range().upper;
        };
        QVERIFY(std::abs(extent(snapshotOf({})) - 1.12) <= 1e-12);
        QVERIFY(std::abs(extent(snapshotOf({.scaling = "yarn", .attentionFactor = 1.5})) - 1.68) <= 1e-12);
    }

    void anglesOfDials() {
        const double pi = std::acos(-1.0);
        const auto dial = [](double from, double to) {
            return Dial{
                0, {1, 0}, {std::cos(from), std::sin(from)}, {0, 1}, {2 * std::cos(to), 2 * std::sin(to)}};
        };
        QVERIFY(std::abs(dial(0.5, 1.25).angle() - 0.75) <= 1e-12);
        QVERIFY(std::abs(dial(3, -3).angle() - (2 * pi - 6)) <= 1e-12);
        QVERIFY(std::abs(dial(-3, 3).angle() + (2 * pi - 6)) <= 1e-12);
        QVERIFY(std::abs(dial(0, 1).reach() - 2) <= 1e-12);
    }

    // Hovering over a dial moves the cursor to its pair, a click is a step, Ctrl takes the dial away.
    void dialsAnswerTheMouse() {
        WindowFixture fixture(single(stateOf({}), "rotation"));
        auto* canvas = fixture.find<QWidget>(QStringLiteral("rotation"));
        const auto& picture = static_cast<PictureOf<RotationPicture>*>(canvas)->picture();
        QCOMPARE(picture.dials.size(), std::size_t{3});
        const auto place = [&](qint64 pair) {
            for (int y = 0; y < canvas->height(); y += 8)
                for (int x = 0; x < canvas->width(); x += 8)
                    if (dialAt(QPointF(x, y), canvas->size(), picture) == pair) return QPoint(x + 8, y + 8);
            return QPoint(-1, -1);
        };
        const auto pair = [&] {
            const Snapshot& snapshot = fixture.store.snapshot();
            return snapshot.model->column(snapshot.state.get(keys::dimension)).pair;
        };
        fixture.moveMouse(canvas, place(24));
        fixture.settle();
        QCOMPARE(pair(), std::int64_t{24});
        QCOMPARE(picture.emphasised, qint64{24});
        QCOMPARE(fixture.store.history().count(), 0);
        fixture.press(canvas, place(0));
        fixture.release(canvas, place(0));
        fixture.settle();
        QCOMPARE(pair(), std::int64_t{0});
        QTest::mouseClick(canvas, Qt::LeftButton, Qt::ControlModifier, place(11));
        fixture.settle();
        QVERIFY(fixture.store.state().get(keys::clockPairs) == (Indices{0, 24}));
        QCOMPARE(picture.dials.size(), std::size_t{2});
    }

    void scoreIsCompared() {
        WindowFixture fixture(single(stateOf({.vectors = "random", .seed = 5}), "rotation"));
        const auto& picture =
            static_cast<PictureOf<RotationPicture>*>(fixture.find<QWidget>(QStringLiteral("rotation")))
                ->picture();
        const Snapshot snapshot = fixture.store.snapshot();
        const double score = snapshot.model->distance()->value(0, -snapshot.state.get(keys::offset));
        QVERIFY(picture.score.startsWith("q(40) · k(45) = "));
        QVERIFY(std::abs(picture.score.mid(16).replace(QChar(0x2212), '-').toDouble() - score) <= 1e-6);
        QVERIFY(picture.comparison.contains("at 16 other places"));
        QVERIFY(picture.comparison.endsWith("it depends on k alone."));
        const QString before = picture.score;
        fixture.store.update([](State& state) { state.set(keys::position, std::int64_t{100}); }, "p");
        QCOMPARE(picture.score.mid(picture.score.indexOf('=')), before.mid(before.indexOf('=')));
        fixture.store.update([](State& state) { state.set(keys::offset, std::int64_t{-9}); }, "k");
        QVERIFY(picture.score.startsWith("q(100) · k(91) = "));
        QVERIFY(picture.score.mid(picture.score.indexOf('=')) != before.mid(before.indexOf('=')));
    }

    /// Rather large dials than the sentence about other places.
    void theComparisonGoesBeforeDialsAreSmall_data() {
        const Rows<int, bool> row("height", "compared");
        row("above a question", 190, false);
        row("above a line", 260, true);
    }
    void theComparisonGoesBeforeDialsAreSmall() {
        const auto [height, compared] = fetchRow<int, bool>();
        RotationPicture picture;
        picture.dials = {{0, {1, 1}, {0, 1}, {1, 1}, {1, 0}}, {1, {1, 1}, {0, 1}, {1, 1}, {1, 0}}};
        picture.score = QStringLiteral("q · k = 5");
        picture.comparison = QStringLiteral("elsewhere the same");
        PaintRecord record(QSize(960, height));
        QPainter painter(&record);
        QVERIFY(drawRotation(painter, QSize(960, height), picture, Theme::light()));
        painter.end();
        double radius = 0;
        QStringList words;
        for (const Painted& each : record.all()) {
            if (each.kind == Painted::Kind::words)
                words << each.text;
            else if (each.kind == Painted::Kind::stroke && each.points.size() > 12)
                radius = std::max(radius, each.points.boundingRect().height() / 2);
        }
        QCOMPARE(words.join(u' ').contains(QStringLiteral("elsewhere")), compared);
        QVERIFY2(radius >= 30, QByteArray::number(radius));
    }

    void dialsThatDoNotFitAreCounted() {
        RotationPicture picture;
        for (qint64 pair = 0; pair < 200; ++pair)
            picture.dials.push_back({pair, {1, 0}, {1, 0}, {1, 0}, {1, 0}});
        const QSize size(300, 260);
        qint64 last = -1;
        for (int y = 0; y < size.height(); y += 3)
            for (int x = 0; x < size.width(); x += 3)
                last = std::max(last, dialAt(QPointF(x, y), size, picture));
        QVERIFY(last >= 2 && last < 100);
        QImage image(size, QImage::Format_RGB32);
        QPainter painter(&image);
        QVERIFY(!drawRotation(painter, QSize(20, 10), picture, Theme::dark()));
        // A low pane has a dial and its legend, close to each other.
        picture.dials.resize(1);
        QVERIFY(drawRotation(painter, QSize(300, 130), picture, Theme::dark()));
    }

    void readout() {
        const Readout plain = readoutOf(snapshotOf({}), 6);
        QCOMPARE(plain.rows.size(), std::size_t{5});
        QCOMPARE(plain.rows[2].symbol, QString("θ"));
        QCOMPARE(plain.rows[4].label, QString("cos, sin"));
        QCOMPARE(plain.rows[4].value, QString("−0.11573, 0.993281"));
        QVERIFY(plain.steps.front().startsWith("R(40, 22) = cos(40 / 10\u202f000^(44/128))"));
        const Readout yarn = readoutOf(snapshotOf({.scaling = "yarn"}), 6);
        QCOMPARE(yarn.steps.size(), qsizetype{5});
        QVERIFY(yarn.notes.join(' ').contains("YaRN’s ramp runs from pair 20 to pair 46"));
        QVERIFY(valueLine(snapshotOf({}), 5).startsWith("R(40, 22) = "));
        QVERIFY(!parameterLine(snapshotOf({})).contains("factor 4"));
        QVERIFY(parameterLine(snapshotOf({.scaling = "linear"})).contains("factor 4"));
        // 0 stands for what the method says.
        QVERIFY(!parameterLine(snapshotOf({.scaling = "yarn"})).contains("attention_factor"));
    }

    // More choices than stand side by side are a menu, and only what means something is in sight.
    void scalingIsChosenInAMenu() {
        WindowFixture fixture;
        fixture.store.update([](State& state) { state.set(keys::encoding, std::string("rope")); }, "rope");
        fixture.settle();
        auto* menu = fixture.find<QComboBox>(QStringLiteral("scalingMenu"));
        QCOMPARE(menu->count(), 9);
        QCOMPARE(menu->currentData().toString(), QString("none"));
        // The previous encoding's form may still wait for its deletion.
        const auto visible = [&](const char* name) -> QWidget* {
            const auto all = fixture.window->findChildren<QWidget*>(QLatin1String(name));
            const auto found = std::ranges::find_if(all, &QWidget::isVisible);
            return found != all.end() ? *found : nullptr;
        };
        const auto isShown = [&](const char* name) { return visible(name) != nullptr; };
        QVERIFY(!isShown("factorField") && !isShown("beta_fastField"));
        menu->setFocus();
        for (const char* expected : {"linear", "ntk", "ntk-mixed", "dynamic", "yarn"}) {
            QTest::keyClick(menu, Qt::Key_Down);
            fixture.settle();
            QCOMPARE(fixture.store.state().get(keys::scaling), std::string(expected));
        }
        QVERIFY(isShown("factorField") && isShown("fold_more"));
        qobject_cast<QAbstractButton*>(visible("fold_more"))->click();
        fixture.settle();
        QVERIFY(isShown("beta_fastField"));
        fixture.trigger(QStringLiteral("undo"));
        QCOMPARE(fixture.store.state().get(keys::scaling), std::string("dynamic"));
        QCOMPARE(menu->currentData().toString(), QString("dynamic"));
        QVERIFY(!isShown("beta_fastField"));
        fixture.type(QStringLiteral("head_dimField"), QStringLiteral("7"));
        QCOMPARE(fixture.store.state().get(keys::headDim), std::int64_t{128});
    }
};

POSISCOPE_WINDOW_TEST(TestRotaryViews)
#include "tst_rotaryviews.moc"
