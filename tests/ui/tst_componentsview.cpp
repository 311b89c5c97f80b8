// SPDX-License-Identifier: GPL-3.0-or-later
// Principal components in the window.
#include "core/analysis/components.h"
#include "tests/support/strict.h"
#include "tests/ui/slowpane.h"
#include "ui/export/figure.h"

using namespace posiscope;

namespace {

const ViewType& type() {
    return *findViewType("components");
}

State sinusoidalState(std::int64_t rows = 256, std::int64_t columns = 128) {
    State state = defaultState();
    state.set(keys::maxLen, rows);
    state.set(keys::dModel, columns);
    state.arrangement.panes = {{"components", {}}};
    repair(state);
    return state;
}

bool isComputed(const WindowFixture& fixture) {
    return fixture.subtitle(0).contains(QStringLiteral("explain"));
}

/// Whether a picture has pixels of a colour, in part of it.
int pixelsOf(const QImage& image, const QColor& colour, const QRect& part) {
    int count = 0;
    for (int y = part.top(); y <= part.bottom(); ++y)
        for (int x = part.left(); x <= part.right(); ++x)
            count += image.pixel(x, y) == colour.rgb();
    return count;
}

QCPAxisRect* curves(const WindowFixture& fixture) {
    return qobject_cast<QCustomPlot*>(fixture.viewWidget(0))->axisRect(0);
}
QCPAxisRect* values(const WindowFixture& fixture) {
    return qobject_cast<QCustomPlot*>(fixture.viewWidget(0))->axisRect(1);
}

}  // namespace

class TestComponentsView : public StrictTest {
    Q_OBJECT

 private slots:
    void init() { AsyncWork::setFramePatience(AsyncWork::usualFramePatience); }

    /// A low pane has the curves, and a higher one the singular values too.
    void aLowPaneHasTheCurves() {
        const std::unique_ptr<View> view(type().create(nullptr));
        auto* const plot = qobject_cast<QCustomPlot*>(view->widget());
        const auto snapshot = std::make_shared<const Snapshot>(makeSnapshot(sinusoidalState(64, 32)));
        for (const int height : {400, 150, 400}) {
            plot->resize(600, height);
            view->show({snapshot, Theme::light(), std::nullopt, true, false, {true}});
            plot->grab();
            QCOMPARE(plot->axisRect(1)->visible(), height == 400);
            QVERIFY(plot->axisRect(0)->height() >= 60);
            QImage image(600, height, QImage::Format_RGB32);
            QCPPainter painter(&image);
            QVERIFY(view->paint(painter, image.size()));
        }
    }

    void dataIsTheScores() {
        const Snapshot snapshot = makeSnapshot(sinusoidalState(100, 16));
        const Dataset data = type().data(snapshot);
        QCOMPARE(data.field->rows(), std::int64_t{100});
        QCOMPARE(data.field->columns(), std::int64_t{3});
        QVERIFY(!data.prepare({}));
        const auto found = principalComponents(snapshot.model->table());
        for (int i = 0; i < 3; ++i) {
            QCOMPARE(data.columnName(i), "pc" + std::to_string(i + 1));
            for (int p = 0; p < 100; ++p)
                QCOMPARE(data.field->value(p, i), found->scores(p, i));
        }
        // And a writer can stop it.
        const Failure stopped = type().data(snapshot).prepare([](double) { return false; });
        QVERIFY(stopped.has_value());
    }

    void aSmallTableIsThereAtOnce() {
        WindowFixture fixture(sinusoidalState());
        const auto found = principalComponents(fixture.store.snapshot().model->table());
        const QString subtitle = fixture.subtitle(0);
        QVERIFY2(subtitle.contains(QString::number(found->scoredShare() * 100, 'f', 0)),
                 qPrintable(subtitle));
        QVERIFY2(subtitle.contains(QStringLiteral("128 singular values")), qPrintable(subtitle));
        const QString description = fixture.window->panes()->card(0)->description();
        QVERIFY(description.contains(QString::number(found->rank)));
        QVERIFY(description.contains(QString::number(found->countFor(0.9))));
        const QImage picture = pane(fixture);
        QVERIFY(isComplete(fixture));
        const Theme& theme = fixture.window->theme();
        for (const QColor& colour : {theme.sine, theme.cosine, theme.third}) {
            QVERIFY(pixelsOf(picture, colour, curves(fixture)->rect()) > 5);
            QVERIFY(pixelsOf(picture, colour, values(fixture)->rect()) > 2);
        }
    }

    void picturesChangeWithTheTable() {
        WindowFixture fixture(sinusoidalState());
        QImage before = pane(fixture);
        const std::vector<Edit> edits{
            [](State& state) { state.set(keys::base, 50.0); },
            [](State& state) { state.set(keys::maxLen, std::int64_t{300}); },
            [](State& state) { state.set(keys::encoding, std::string("learned")); }};
        for (const Edit& edit : edits) {
            fixture.store.update(edit, QStringLiteral("Edit"));
            QTRY_VERIFY(isComplete(fixture));
            QVERIFY(pane(fixture) != before);
            before = pane(fixture);
        }
    }

    void theMouseMovesThePosition() {
        WindowFixture fixture(sinusoidalState());
        QWidget* widget = fixture.viewWidget(0);
        const QRect rect = curves(fixture)->rect();
        fixture.moveMouse(widget, rect.center());
        fixture.settle();
        const auto expected =
            std::llround(curves(fixture)->axis(QCPAxis::atBottom)->pixelToCoord(rect.center().x()));
        QCOMPARE(fixture.store.state().get(keys::position), expected);
        const QPoint left(rect.left() + rect.width() / 4, rect.center().y());
        fixture.moveMouse(widget, left);
        fixture.press(widget, left);
        fixture.release(widget, left);
        fixture.settle();
        QCOMPARE(fixture.store.state().get(keys::position),
                 std::llround(curves(fixture)->axis(QCPAxis::atBottom)->pixelToCoord(left.x())));
    }

    void singularValuesAreReadWithTheMouse() {
        WindowFixture fixture(sinusoidalState());
        QWidget* widget = fixture.viewWidget(0);
        const auto position = fixture.store.state().get(keys::position);
        const QImage before = pane(fixture);
        const QPoint at = values(fixture)->rect().center();
        fixture.moveMouse(widget, at);
        fixture.settle();
        const QImage pointed = pane(fixture);
        QVERIFY(pointed != before);
        QCOMPARE(fixture.store.state().get(keys::position), position);
        fixture.press(widget, at);
        fixture.release(widget, at);
        fixture.settle();
        QCOMPARE(fixture.store.state().get(keys::position), position);
        fixture.moveMouse(widget, at - QPoint(40, 0));
        fixture.settle();
        QVERIFY(pane(fixture) != pointed);
    }

    /// Many positions for each pixel: every score is in the band of its pixel.
    void bandsHoldEveryScore() {
        State state = learnedState("components", 20'000, 4);
        const WindowFixture fixture(state);
        QTRY_VERIFY(isComputed(fixture));
        const auto found = principalComponents(fixture.store.snapshot().model->table());
        Eigen::Index p = 0;
        const double most = found->scores.col(0).cwiseAbs().maxCoeff(&p);
        QVERIFY(most > 0);
        const QImage picture = pane(fixture);
        const auto* rect = curves(fixture);
        const int x = static_cast<int>(rect->axis(QCPAxis::atBottom)->coordToPixel(static_cast<double>(p)));
        const int y = static_cast<int>(rect->axis(QCPAxis::atLeft)->coordToPixel(found->scores(p, 0)));
        // The largest score of all is a single position among tens in its pixel, and it is drawn.
        bool painted = false;
        for (int dx = -1; dx <= 1; ++dx)
            for (int dy = -1; dy <= 1; ++dy)
                painted = painted || picture.pixel(x + dx, y + dy) != fixture.window->theme().card.rgb();
        QVERIFY(painted);
    }

    void theWindowDoesNotWait() {
        WindowFixture fixture(learnedState("components", 1024, 768));
        QVERIFY(!isComputed(fixture));
        QVERIFY(fixture.subtitle(0).contains(QStringLiteral("768 singular values")));
        for (const std::int64_t seed : {1, 2, 3}) {
            QTest::qWait(20);
            fixture.store.update([seed](State& state) { state.set(keys::seed, seed); },
                                 QStringLiteral("Seed"));
            QVERIFY(!isComputed(fixture));
        }
        const double turn = longestTurn([&] { return isComputed(fixture); });
        const auto whole = CpuTime::ofThread();
        QVERIFY(principalComponents(fixture.store.snapshot().model->table()).ok());
        const double computing = whole.milliseconds();
        qInfo("components take %.1f ms of a thread, the longest turn of the event loop %.1f ms", computing,
              turn);
        QVERIFY(turn < computing / 2);
        WindowFixture::settle();
        QVERIFY(isComplete(fixture));  // of the last seed
    }

    void aTableThatIsTooLargeSaysSo() {
        const WindowFixture fixture(sinusoidalState(1'048'576, 512));
        const auto* message = fixture.find<QLabel>(QStringLiteral("paneMessage"));
        QVERIFY(message->isVisible());
        QVERIFY2(message->text().contains(QStringLiteral("33\u202f554\u202f432")),
                 qPrintable(message->text()));
    }

    void rowsThatAreEqualHaveNoComponents() {
        State state = learnedState("components", 20, 8);
        state.set(Key<double>{"standard_deviation"}, 0.0);
        const WindowFixture fixture(state);
        QCOMPARE(fixture.subtitle(0), QStringLiteral("all rows are equal"));
        QVERIFY(isComplete(fixture));
    }

    void vectorFilesHoldTheCurves() {
        FigureRequest request;
        request.snapshot = makeSnapshot(sinusoidalState());
        request.panes = {{"components", {}}};
        const auto figure = drawForFile(request, QStringLiteral("svg"));
        QVERIFY(figure.ok());
        for (const char* colour : {"#0072b2", "#d55e00", "#009e73"})
            QVERIFY(figure->vectors.toLower().contains(colour));
        QVERIFY(!figure->vectors.contains("<image"));
    }
};

POSISCOPE_WINDOW_TEST(TestComponentsView)
#include "tst_componentsview.moc"
