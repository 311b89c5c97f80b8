// SPDX-License-Identifier: GPL-3.0-or-later
// How many pairs complete a cycle is said whatever room there is.
#include <qcustomplot.h>

#include "core/encodings/positionlist.h"
#include "core/parameters/keys.h"
#include "tests/support/rows.h"
#include "tests/support/strict.h"
#include "tests/ui/figurelaws.h"
#include "tests/ui/windowfixture.h"
#include "ui/panes/panesubtitle.h"
#include "ui/views/spectrum/referencelines.h"

using namespace posiscope;

namespace {

/// Of 32 pairs with the wavelengths 2π·10 000^(i/32), i = 0 … 15 are at most 500: 2π·10 000^(15/32) = 471.2.
State pairsOfText() {
    State state = encodingState("sinusoidal", {"spectrum"});
    state.set(keys::dModel, std::int64_t{64});
    state.set(keys::maxLen, std::int64_t{500});
    repair(state);
    return state;
}

}  // namespace

class TestSpectrumView : public StrictTest {
    Q_OBJECT

 private slots:
    void theCountIsInThePicture_data() {
        const Rows<QSize> row("size");
        row("a window", {1200, 700});
        row("a pane", {560, 330});
        row("a small pane", {420, 260});
        row("a column", {312, 216});
    }
    void theCountIsInThePicture() {
        QFETCH(QSize, size);
        const std::unique_ptr<View> view(findViewType("spectrum")->create(nullptr));
        view->widget()->resize(size);
        const auto snapshot = std::make_shared<const Snapshot>(makeSnapshot(pairsOfText()));
        view->show({snapshot, Theme::light(), std::nullopt, true, false, {true}});
        PaintRecord record(size);
        QCPPainter painter;
        painter.setMode(QCPPainter::pmVectorized);
        painter.setMode(QCPPainter::pmNoCaching);
        painter.begin(&record);
        view->paint(painter, size);
        painter.end();
        QStringList words;
        for (const Painted& each : record.all())
            if (each.kind == Painted::Kind::words) words << each.text;
        QVERIFY2(words.join(u'|').contains("16 of 32 pairs"), qPrintable(words.join(u'|')));
    }

    /// Of listed positions max_len is the number of rows: waves lie in the span from the lowest to the
    /// highest.
    void listedPositionsHaveASpan() {
        State state = pairsOfText();
        state.set(keys::positions, std::string("951..1 step -50"));
        repair(state);
        const auto snapshot = makeSnapshot(state);
        QCOMPARE(snapshot.model->table().rows(), std::int64_t{20});
        const QStringList words = referenceLines(snapshot).front().texts;
        QVERIFY2(words.first().startsWith("a span of 951: "), qPrintable(words.join(u'|')));
        state.set(keys::positions, std::string("9..0"));
        repair(state);
        QVERIFY(referenceLines(makeSnapshot(state)).front().texts.first().startsWith("max_len = 10: "));
    }

    /// With the first words of the title, which are there where others have no room.
    void theCountIsInTheTitle() {
        WindowFixture fixture(pairsOfText());
        fixture.store.update(
            [](State& state) {
                state.arrangement.panes = {
                    {"spectrum", {}}, {"heatmap", {}}, {"waves", {}}, {"similarity", {}}};
            },
            "panes");
        fixture.window->resize(1280, 720);
        fixture.settle();
        const auto* title = fixture.window->panes()->card(0)->findChild<PaneSubtitle*>();
        QVERIFY2(title->shown().startsWith("16 of 32 pairs complete a cycle"), qPrintable(title->shown()));
    }
};

POSISCOPE_WINDOW_TEST(TestSpectrumView)
#include "tst_spectrumview.moc"
