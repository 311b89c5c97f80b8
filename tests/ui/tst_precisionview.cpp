// SPDX-License-Identifier: GPL-3.0-or-later
// What rounding does, in the window: curves, the error that one asks for, facts and the cursor.
#include <QTest>

#include "core/encodings/precisionparameters.h"
#include "core/parameters/viewkeys.h"
#include "tests/support/encodingof.h"
#include "tests/support/rows.h"
#include "tests/support/strict.h"
#include "tests/ui/figurelaws.h"
#include "ui/export/figure.h"
#include "ui/translation/readout.h"
#include "ui/translation/translated.h"

using namespace posiscope;

namespace {

State windowOf(const std::string& encoding, const Given& settings) {
    State state = stateOf(encoding, settings);
    state.arrangement.panes = {{"precision", {}}};
    return state;
}

Given custom(Given settings) {
    settings.insert(settings.begin(), {"precision", std::string("custom")});
    return settings;
}

State roundedRope() {
    return windowOf("rope", {{"precision", std::string("transformers-4.37")},
                             {"max_len", std::int64_t{2048}},
                             {"head_dim", std::int64_t{64}}});
}

QImage draw(const State& state, QSize size = {800, 500}) {
    FigureRequest request;
    request.snapshot = makeSnapshot(state);
    request.panes = {{"precision", {}}};
    request.size = size;
    request.heading = false;
    return renderImage(request).value();
}

/// How many pixels two pictures differ in.
int different(const QImage& a, const QImage& b) {
    int count = 0;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x)
            count += a.pixel(x, y) != b.pixel(x, y) ? 1 : 0;
    return count;
}

}  // namespace

class TestPrecisionView : public StrictTest {
    Q_OBJECT

 private slots:
    void picturesDiffer_data() {
        const Rows<QString, QString> row("key", "word");
        row("another type", "model_type", "float16");
        row("another program", "precision", "llama.cpp");
        row("one pair", "error_pairs", "cursor");
    }
    void picturesDiffer() {
        const auto [key, word] = fetchRow<QString, QString>();
        const State state = roundedRope();
        State other = state;
        other.values.set(key.toStdString(), Value(word.toStdString()));
        QVERIFY(different(draw(state), draw(other)) > 500);
    }

    void theLimitIsALine() {
        const State state = roundedRope();
        State other = state;
        other.set(keys::errorLimit, 0.3);
        QVERIFY(different(draw(state), draw(other)) > 100);
    }

    /// Captions name the precision where something is rounded, and do not speak of it otherwise.
    void captions() {
        QVERIFY(parameterLine(makeSnapshot(roundedRope())).contains(QStringLiteral("transformers ≤ 4.37")));
        QVERIFY(!parameterLine(makeSnapshot(stateOf("rope", {}))).contains(QLatin1String("Exact")));
    }

    /// The title says how far the error that one asks for holds.
    void titles_data() {
        const Rows<double, QString> row("limit", "words");
        row("0.01", 0.01, "below 0.01 up to position 256");
        row("large", 3.0, "below 3 everywhere");
        row("tiny", 1e-12, "up to position 256");
    }
    void titles() {
        const auto [limit, words] = fetchRow<double, QString>();
        WindowFixture own(windowOf("rope", custom({{"precision_position", std::string("bfloat16")},
                                                   {"error_limit", limit},
                                                   {"max_len", std::int64_t{600}}})));
        own.settle();
        const View& view = *own.window->panes()->card(0)->view();
        QVERIFY2(view.subtitle(own.store.snapshot()).contains(words),
                 qPrintable(view.subtitle(own.store.snapshot())));
        QVERIFY(view.description(own.store.snapshot()).contains("256 and 257"));
    }

    /// In a low figure too: the errors near the wanted one are what a reader looks for.
    void wordsHideNoErrors_data() {
        addColumns<QString, double>("size", "limit");
        for (const char* size : {"3.25x1.6in", "3.25x2.25in", "89x60mm", "5.5x2.2in", "1600x900"})
            for (const double limit : {1e-5, 1e-3, 0.01, 0.02, 0.03, 0.05, 0.07, 0.1, 0.3, 1.0})
                QTest::addRow("%s, %g", size, limit) << QString(size) << limit;
    }
    void wordsHideNoErrors() {
        const auto [size, limit] = fetchRow<QString, double>();
        const Given all[] = {custom({{"precision_table", std::string("float8_e4m3")}}),
                             custom({{"precision_position", std::string("bfloat16")}})};
        for (const Given& settings : all) {
            FigureRequest request = *figureOf(*findEncoding("sinusoidal"), *findViewType("precision"), size);
            State state = windowOf("sinusoidal", settings);
            state.set(keys::errorLimit, limit);
            request.snapshot = makeSnapshot(state);
            request.heading = false;
            request.scale = 1;
            PaintRecord record(request.size);
            QVERIFY(!paintFigure(request, record, {}));
            const QColor& errors = Theme::light().accent;
            constexpr double line = 1;
            for (const Painted& words : record.all()) {
                const bool tellsWhere = words.text.contains(" up to position ") ||
                                        words.text.contains(" everywhere") ||
                                        words.text.contains(" from the beginning");
                if (words.kind != Painted::Kind::words || !tellsWhere) continue;
                for (const Painted& each : record.all())
                    QVERIFY(each.kind != Painted::Kind::stroke || each.colour != errors ||
                            !goesThrough(each.points, words.box.adjusted(-line, -line, line, line)));
            }
        }
    }

    void whatIsExactSaysHowToRound() {
        const Snapshot snapshot = makeSnapshot(stateOf("rope", {}));
        const ViewType& type = *findViewType("precision");
        QVERIFY(translated(whyUnavailable(type, snapshot)).contains("Custom"));
        QVERIFY(whyUnavailable(type, makeSnapshot(roundedRope())).empty());
    }

    void everyEncodingThatRoundsIsDrawn_data() {
        const Rows<QString, QString> row("encoding", "stage");
        row("sinusoidal", "sinusoidal", "precision_table");
        row("timestep", "timestep", "precision_angle");
        row("rope, application", "rope", "precision_application");
        row("alibi", "alibi", "precision_bias");
        row("overflow", "sinusoidal", "precision_position");
    }
    void everyEncodingThatRoundsIsDrawn() {
        const auto [encoding, stage] = fetchRow<QString, QString>();
        const State state = windowOf(
            encoding.toStdString(),
            custom({{stage.toStdString(), std::string("float8_e4m3")}, {"max_len", std::int64_t{1000}}}));
        for (const QSize size : {QSize(320, 240), QSize(800, 500)})
            QVERIFY(!draw(state, size).isNull());
    }
};

POSISCOPE_WINDOW_TEST(TestPrecisionView)
#include "tst_precisionview.moc"
