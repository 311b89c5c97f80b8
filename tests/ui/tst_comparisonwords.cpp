// SPDX-License-Identifier: GPL-3.0-or-later
// What is said of a comparison: never what is false of A, of B or of A − B.
#include <QLabel>

#include "core/encodings/positionlist.h"
#include "tests/support/rows.h"
#include "tests/support/strict.h"
#include "tests/ui/comparisons.h"
#include "ui/export/figure.h"
#include "ui/translation/readout.h"
#include "ui/view/view.h"
#include "ui/views/shared/sidenames.h"

using namespace posiscope;

class TestComparisonWords : public StrictTest {
    Q_OBJECT

 private slots:
    /// The names of both say in what they differ.
    void namesOfTheSides() {
        const State state = stretched(allOf("spectrum"));
        const QString a = sideName(state, Subject::a);
        const QString b = sideName(state, Subject::b);
        QVERIFY2(a.startsWith("A · RoPE, ") && a.contains("base 10"), qPrintable(a));
        QVERIFY2(b.startsWith("B · RoPE, ") && b.contains("base 500") && b.contains("YaRN") &&
                     b.contains("factor 8"),
                 qPrintable(b));
        QVERIFY2(!b.contains("beta_fast"), qPrintable(b));  // the usual value, and A has none
        QCOMPARE(sideName(defaultState(), Subject::a), QString("Sinusoidal"));
    }

    /// Positions are listed on one side: the other has those that follow each other.
    void namesOfListedPositions() {
        State state = defaultState();
        state.set(keys::maxLen, std::int64_t{16});
        addB(state);
        state.set(keys::positions, std::string("0..11, 4 x 0"));
        repair(state);
        QVERIFY2(sideName(state, Subject::a).endsWith(QStringLiteral("rows 0–11, 4 × 0")),
                 qPrintable(sideName(state, Subject::a)));
        QVERIFY2(sideName(state, Subject::b).endsWith(QStringLiteral("rows 0–15")),
                 qPrintable(sideName(state, Subject::b)));
    }

    /// What is said of A − B, or of both, is said of what is not there: never that A has none of what it has.
    void nothingFalseIsSaid_data() {
        addColumns<QString, QString>("a", "b");
        const std::pair<const char*, const char*> pairs[] = {{"rope", "rope"},
                                                             {"sinusoidal", "rope"},
                                                             {"rope", "alibi"},
                                                             {"alibi", "t5"},
                                                             {"learned", "sinusoidal"}};
        for (const auto& [a, b] : pairs)
            QTest::addRow("%s and %s", a, b) << a << b;
    }
    void nothingFalseIsSaid() {
        const auto [a, b] = fetchRow<QString, QString>();
        const Snapshot whole = makeSnapshot(sides(a.toStdString(), b.toStdString()));
        for (const ViewType* type : viewTypes()) {
            if (type->comparesSides) continue;
            const bool ofA = whyUnavailable(*type, snapshotOf(whole, Subject::a)).empty();
            const bool ofB = whyUnavailable(*type, snapshotOf(whole, Subject::b)).empty();
            for (const Subject subject : {Subject::difference, Subject::both}) {
                const Snapshot snapshot = snapshotOf(whole, subject);
                // Of a table and a bias these have nothing to show together.
                const bool unlike = (type->id == "readout" || type->id == "counting" || type->id == "grid") &&
                                    !snapshot.model->hasTable() && snapshot.model->bias() == nullptr;
                const bool can =
                    !unlike && (subject == Subject::both ? type->drawsTogether() : type->subtracts);
                const std::string reason = whyUnavailable(*type, snapshot).english();
                const QString shown = QString::fromStdString(type->id + ": " + reason);
                QVERIFY2(reason.empty() == (can && ofA && ofB), qPrintable(shown));
                if (can && !ofA) QVERIFY2(reason.starts_with("A: "), qPrintable(shown));
                if (can && ofA && !ofB) QVERIFY2(reason.starts_with("B: "), qPrintable(shown));
            }
        }
    }

    /// Wherever two values could be meant, it is said whose they are.
    void theStatusBarNamesBoth() {
        WindowFixture fixture(stretched(allOf("waves")));
        const auto text = [&](const char* name) { return fixture.find<QLabel>(name)->text(); };
        for (const char* name : {"statusValue", "statusSimilarity"}) {
            QVERIFY2(text(name).startsWith("A: "), qPrintable(text(name)));
            QVERIFY2(text(name).contains("   B: "), qPrintable(text(name)));
        }
        QCOMPARE(text("statusValue").count("R("), 2);
        fixture.trigger("compare");
        QVERIFY(!text("statusValue").contains("A: "));
    }

    /// A − B goes row by row, and says so where the rows stand for different positions.
    void theRuleOfDifferencesIsTold() {
        State state = sides("sinusoidal", "sinusoidal");
        const auto subtitleOfDifference = [](const State& shown) {
            const WindowFixture fixture(shown);
            return fixture.window->panes()->card(2)->findChild<QLabel*>("paneSubtitle")->text();
        };
        QVERIFY(!subtitleOfDifference(state).contains("row by row"));
        state.variants.front().set(keys::firstPosition, std::int64_t{1});
        const QString said = subtitleOfDifference(state);
        QVERIFY2(said.contains("row by row, A from position 0 and B from 1"), qPrintable(said));
    }

    /// The difference of two maps is a difference of maps, not a fit to a difference.
    void differenceOfMaps() {
        State state = sides("sinusoidal", "sinusoidal");
        state.arrangement.panes = {{"offset-map", {}, Subject::difference}};
        {
            const WindowFixture equal(state);
            const QString said = equal.subtitle(0);
            QVERIFY2(!said.contains("least squares"), qPrintable(said));
        }
        state.variants.front().set(keys::base, 500.0);
        const Snapshot snapshot = snapshotOf(makeSnapshot(state), Subject::difference);
        const Dataset data = findViewType("offset-map")->data(snapshot);
        const auto a = snapshot.sides.a->offsetMaps()->map(state.get(keys::offset));
        const auto b = snapshot.sides.b->offsetMaps()->map(state.get(keys::offset));
        for (std::int64_t row = 0; row < a->rows(); row += 7)
            for (std::int64_t column = 0; column < a->columns(); ++column)
                QCOMPARE(data.field->value(row, column), a->value(row, column) - b->value(row, column));
        state.variants.front().set(keys::dModel, std::int64_t{64});
        const Text reason =
            whyUnavailable(*findViewType("offset-map"), snapshotOf(makeSnapshot(state), Subject::difference));
        QVERIFY2(reason.english().find("128 and 64") != std::string::npos, reason.english().c_str());
    }

    /// A − B of a table and a bias is neither: the readout says so, and has no rows.
    void aTableMinusABias() {
        const Snapshot difference =
            snapshotOf(makeSnapshot(sides("sinusoidal", "alibi")), Subject::difference);
        QVERIFY(readoutOf(difference, 6).rows.empty());
        QCOMPARE(
            QString::fromStdString(whyUnavailable(*findViewType("readout"), difference).english()).left(5),
            QStringLiteral("ALiBi"));
    }

    /// A figure of a comparison names A and B with all their parameters, wrapped where they need it.
    void figuresNameBoth_data() {
        QTest::addColumn<int>("panes");
        QTest::newRow("one pane") << 1;
        QTest::newRow("all panes") << 4;
    }
    void figuresNameBoth() {
        QFETCH(int, panes);
        const State state = stretched(allOf("spectrum"));
        FigureRequest request;
        request.snapshot = makeSnapshot(state);
        request.panes = state.arrangement.panes;
        request.panes.resize(static_cast<std::size_t>(panes));
        request.theme = &Theme::light();
        request.size = {900, 700};
        const auto figure = drawForFile(request, "svg");
        QVERIFY(figure.ok());
        const QString svg = QString::fromUtf8(figure->vectors);
        QVERIFY(svg.contains(">A: RoPE"));
        QVERIFY(svg.contains(">B: RoPE"));
        // In the description of the file, and in the picture.
        QVERIFY(svg.count("YaRN") >= 2);
    }
};

POSISCOPE_WINDOW_TEST(TestComparisonWords)
#include "tst_comparisonwords.moc"
