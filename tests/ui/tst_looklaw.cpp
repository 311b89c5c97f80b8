// SPDX-License-Identifier: GPL-3.0-or-later
// A choice of a figure's look changes the figure, or there is a reason why it cannot: in every view.
#include "core/parameters/keys.h"
#include "core/parameters/viewkeys.h"
#include "tests/support/rows.h"
#include "tests/support/strict.h"
#include "tests/ui/windowfixture.h"
#include "ui/export/figure.h"
#include "ui/export/lookchoices.h"
#include "ui/export/lookreasons.h"

using namespace posiscope;

namespace {

/// A value of each choice that is not the usual one.
Values another() {
    Values values;
    for (const auto key : {keys::xTitle, keys::yTitle, keys::caption, keys::colourBarTitle})
        values.set(key, std::string("other words"));
    for (const auto key : {keys::tickLabels, keys::legend, keys::colourBar})
        values.set(key, false);
    values.set(keys::ticks, std::int64_t{12});
    values.set(keys::lineWidth, 4.0);
    values.set(keys::font, std::string("serif"));
    return values;
}

FigureRequest figureOf(const ViewType& type, const char* encoding, bool compared) {
    State state = encodingState(encoding, {type.id});
    if (compared) {
        beginComparing(state, type.id);
        chooseEncoding(state, *findEncoding(encoding));
        state.variants.front().set(keys::base.name, 500.0);
        repair(state);
    }
    FigureRequest request;
    request.snapshot = makeSnapshot(state);
    request.panes = {{type.id, {}, compared && type.drawsTogether() ? Subject::both : Subject::a}};
    request.size = {800, 560};
    return request;
}

DrawnFigure drawn(const FigureRequest& request) {
    const auto figure = drawForFile(request, QStringLiteral("svg"));
    if (!figure) qFatal("%s", figure.error().text.english().c_str());
    return *figure;
}

}  // namespace

class TestLookLaw : public StrictTest {
    Q_OBJECT

 private slots:
    void everyView_data() {
        addColumns<QString, QString, bool>("view", "encoding", "compared");
        for (const ViewType* type : viewTypes())
            for (const char* encoding : {"sinusoidal", "rope", "alibi"})
                for (const bool compared : {false, true}) {
                    if (type->comparesSides != compared && !type->drawsTogether()) continue;
                    const FigureRequest request = figureOf(*type, encoding, compared);
                    const Snapshot shown = snapshotOfPane(request.snapshot, request.panes.front());
                    if (!whyUnavailable(*type, shown).empty()) continue;
                    QTest::addRow("%s %s%s", type->id.c_str(), encoding, compared ? " compared" : "")
                        << QString::fromStdString(type->id) << encoding << compared;
                }
    }
    void everyView() {
        const auto [view, encoding, compared] = fetchRow<QString, QString, bool>();
        const ViewType& type = *findViewType(view.toStdString());
        FigureRequest request = figureOf(type, qPrintable(encoding), compared);
        const DrawnFigure usual = drawn(request);
        const auto verify = [&](const std::string& key, const FigureRequest& other) {
            const bool changes = drawn(other).vectors != usual.vectors;
            const Text reason = whyWithoutEffect(key, usual.parts, 1);
            QVERIFY2(
                changes == reason.empty(),
                (key + (changes ? " changes the figure, but: " : " changes nothing: ") + reason.english())
                    .c_str());
        };
        const Values others = another();
        for (const auto& [key, value] : others.all()) {
            Values look = usualLook();
            look.set(key, value);
            FigureRequest other = request;
            other.look = lookOf(look);
            verify(key, other);
        }
        FigureRequest square = request;
        square.snapshot.state.set(keys::squareCells, true);
        verify(keys::squareCells.name, square);
    }

    /// Every choice of the look is in the law above, or one for several panes.
    void everyChoice() {
        for (const Parameter* row : lookParameters())
            QVERIFY2(another().contains(row->key) || !whyWithoutEffect(row->key, {}, 1).empty(),
                     row->key.c_str());
    }

    void severalPanes() {
        for (const auto* key : {keys::paneNames.name, keys::sharedColourBar.name, keys::align.name,
                                keys::letters.name, keys::paneTitles.name, keys::arrange.name}) {
            QVERIFY(!whyWithoutEffect(key, {}, 1).empty());
            QVERIFY(whyWithoutEffect(key, {}, 2).empty());
        }
    }
};

POSISCOPE_WINDOW_TEST(TestLookLaw)
#include "tst_looklaw.moc"
