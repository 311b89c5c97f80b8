// SPDX-License-Identifier: GPL-3.0-or-later
// The tokens of a prompt with their numbers on several axes.
#include <qcustomplot.h>

#include "tests/support/bytes.h"
#include "tests/support/rows.h"
#include "tests/support/strict.h"
#include "tests/support/tablebytes.h"
#include "tests/ui/windowfixture.h"
#include "ui/export/figure.h"

using namespace posiscope;

namespace {

/// RoPE on three axes at the numbers of a file.
State stateAt(const QString& file) {
    State state = encodingState("rope-axes");
    state.values.set("positions", file.toStdString());
    state.arrangement.panes = {{"tokens", {}}};
    repair(state);
    return state;
}

QByteArray idsFile(std::initializer_list<std::int64_t> numbers, const char* shape) {
    std::string cells;
    for (const std::int64_t cell : numbers)
        cells.append(reinterpret_cast<const char*>(&cell), sizeof cell);
    return QByteArray::fromStdString(npyFile("<i8", shape, cells));
}

}  // namespace

class TestTokensView : public StrictTest {
    Q_OBJECT

 private slots:
    void initTestCase() {
        // 1 text, image 2x2, 1 text, as Qwen2-VL numbers them.
        writeBytes(folder_.filePath("ids.npy"),
                   idsFile({0, 1, 1, 1, 1, 3, 0, 1, 1, 2, 2, 3, 0, 1, 2, 1, 2, 3}, "(3, 6)"));
    }

    void words() {
        const Snapshot snapshot = makeSnapshot(stateAt(folder_.filePath("ids.npy")));
        const ViewType& type = *findViewType("tokens");
        QVERIFY(whyUnavailable(type, snapshot).empty());
        const std::unique_ptr<View> view(type.create(nullptr));
        QCOMPARE(view->subtitle(snapshot),
                 QStringLiteral("6 tokens on time, height, width · the count goes on at 4 · rope delta −2"));
        State state = snapshot.state;
        state.set(keys::position, std::int64_t{4});
        const QString description = view->description(makeSnapshot(state));
        for (const char* words : {"token 4, of “image 1x2x2”: time 1, height 2, width 2",
                                  "The tokens are 1 text, image 1x2x2, 1 text."})
            QVERIFY2(description.contains(QString::fromUtf8(words)), qPrintable(description));
    }

    /// Tokens by a rule: names of segments are those that were typed.
    void typedTokens() {
        State state = encodingState("rope-axes", {"tokens"});
        state.values.set("tokens", std::string("2 text, video 2x2x2 at 1 fps, 1 text"));
        for (const auto& [rule, end] : {std::pair{"qwen2-vl", "goes on at 5 · rope delta −6"},
                                        std::pair{"qwen2.5-vl", "goes on at 8 · rope delta −3"},
                                        std::pair{"qwen3-vl", "goes on at 7 · rope delta −4"}}) {
            state.values.set("counting_rule", std::string(rule));
            repair(state);
            const Snapshot snapshot = makeSnapshot(state);
            const std::unique_ptr<View> view(findViewType("tokens")->create(nullptr));
            const QString subtitle = view->subtitle(snapshot);
            QVERIFY2(subtitle.startsWith("11 tokens on") && subtitle.endsWith(QString::fromUtf8(end)),
                     qPrintable(subtitle));
            QVERIFY(view->description(snapshot).contains("video 2x2x2 at 1 fps"));
        }
    }

    /// Hovering tells a token's numbers, and a click chooses it.
    void mouse() {
        WindowFixture fixture(stateAt(folder_.filePath("ids.npy")));
        auto* const plot = qobject_cast<QCustomPlot*>(fixture.viewWidget(0));
        QVERIFY(plot != nullptr);
        QCPAxisRect* const rect = plot->axisRect(0);
        const QPoint at(qRound(rect->axis(QCPAxis::atBottom)->coordToPixel(3)), rect->center().y());
        QTest::mouseClick(plot, Qt::LeftButton, Qt::NoModifier, at);
        QCOMPARE(fixture.store.state().get(keys::position), std::int64_t{3});
    }

    /// One axis is told what to choose instead.
    void oneAxis() {
        const Snapshot snapshot = makeSnapshot(encodingState("rope"));
        const Text reason = whyUnavailable(*findViewType("tokens"), snapshot);
        QVERIFY(reason.english().find("one axis") != std::string::npos);
    }

    /// A figure has the segments above the picture: it differs where the numbers are of no prompt.
    void figure() {
        FigureRequest request;
        request.snapshot = makeSnapshot(stateAt(folder_.filePath("ids.npy")));
        request.panes = {{"tokens", {}}};
        request.size = {520, 200};
        const QImage light = renderImage(request).value();
        request.theme = &Theme::named("dark");
        QVERIFY(renderImage(request).value() != light);
    }

 private:
    QTemporaryDir folder_;
};

QTEST_MAIN(TestTokensView)
#include "tst_tokensview.moc"
