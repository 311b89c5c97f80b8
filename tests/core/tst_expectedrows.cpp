// SPDX-License-Identifier: GPL-3.0-or-later
// The positions that rows hold are a finding: wrong only where others were asked for, and no reason not to
// compare all else.
#include "core/encodings/positionlist.h"
#include "core/identify/identify.h"
#include "core/parameters/keys.h"
#include "core/positions/positionstext.h"
#include "core/state/state.h"
#include "tests/support/recognition.h"
#include "tests/support/rows.h"
#include "tests/support/storedarrays.h"
#include "tests/support/strict.h"

using namespace posiscope;

namespace {

/// An encoding of 64 dimensions at these positions.
Values valuesOf(const char* encoding, const std::string& positions, double base = 10000) {
    State state = defaultState();
    chooseEncoding(state, *findEncoding(encoding));
    state.set(keys::dModel, std::int64_t{64});
    state.set(keys::headDim, std::int64_t{64});
    state.set(keys::base, base);
    state.set(keys::positions, positions);
    return state.values;
}

/// Its table in float32, in this shape.
StoredArray tableOf(const Values& values, std::vector<std::int64_t> shape = {}) {
    const auto model = findEncoding(values.get(keys::encoding))->make(values);
    std::vector<double> cells(static_cast<std::size_t>(model->table().rows() * model->table().columns()));
    model->table().fill({0, model->table().rows()}, {0, model->table().columns()}, cells.data());
    if (shape.empty()) shape = {model->table().rows(), model->table().columns()};
    return arrayOf(shape, cells, CellType::float32);
}

Identity ask(const StoredArray& table, const char* encoding, const std::string& positions) {
    Expectation expected;
    expected.encoding = findEncoding(encoding);
    expected.values = valuesOf(encoding, positions);
    expected.given = {keys::base.name, keys::headDim.name, keys::dModel.name};
    if (!positions.empty()) expected.given.emplace_back(keys::positions.name);
    return identify({table}, expected);
}

QString mistakesOf(const Identity& answer) {
    QStringList ids;
    for (const Finding& each : answer.mistakes)
        ids << QString::fromStdString(each.id);
    return ids.join(' ');
}

const char* const packed = "0..99, 0..59, 0..39";

}  // namespace

Q_DECLARE_METATYPE(posiscope::Value)

class TestExpectedRows : public StrictTest {
    Q_OBJECT

 private slots:
    void rowsThatAreThere_data() {
        const Rows<QString, std::string, std::string, QString> row("encoding", "held", "meant", "mistakes");
        row("packed", "rope", packed, packed, "");
        row("packed otherwise", "rope", packed, "0..99, 0..69, 0..29", "other-positions");
        row("a line for packed ones", "rope", "0..199", packed, "other-positions");
        row("left padding", "rope", "20 x 1, 0..99", "20 x 1, 0..99", "");
        row("one step later", "rope", "20 x 1, 1..100", "20 x 1, 0..99", "other-positions");
        row("a sampler", "timestep", "951..1 step -50", "951..1 step -50", "");
        row("another sampler", "timestep", "951..1 step -50", "981..31 step -50", "other-positions");
        row("packed sinusoids", "sinusoidal", packed, packed, "");
        // Nothing was asked for.
        row("packed, found", "rope", packed, "", "");
        row("left padding, found", "rope", "20 x 1, 0..99", "", "");
        row("a sampler, found", "timestep", "951..1 step -50", "", "");
    }
    void rowsThatAreThere() {
        const auto [encoding, held, meant, mistakes] = fetchRow<QString, std::string, std::string, QString>();
        const std::string id = encoding.toStdString();
        const Identity answer = ask(tableOf(valuesOf(id.c_str(), held)), id.c_str(), meant);
        QVERIFY2(answer.recognised && answer.encoding == id, wordsOf(answer).c_str());
        QVERIFY2(mistakesOf(answer) == mistakes, wordsOf(answer).c_str());
        QCOMPARE(answer.asExpected, mistakes.isEmpty());
        QCOMPARE(answer.unexplainedCells, std::int64_t{0});
        QVERIFY(answer.rowsHold.has_value());
        QVERIFY2(*answer.rowsHold == *parsePositions(held), formatPositions(*answer.rowsHold).c_str());
    }

    /// All else is compared on the rows that are there.
    void anotherBaseOfPackedRows() {
        const Identity answer = ask(tableOf(valuesOf("rope", packed, 250000)), "rope", packed);
        QVERIFY2(mistakesOf(answer) == "another-base", wordsOf(answer).c_str());
        QCOMPARE(answer.unexplainedCells, std::int64_t{0});
        QCOMPARE(answer.storage.rows, std::int64_t{200});
        QVERIFY(*answer.rowsHold == *parsePositions(packed));
    }

    /// The longest run says the frequencies, and these say where the others are.
    void runsAreFound_data() {
        const Rows<std::string> row("held");
        row("packed", packed);
        row("padding before", "20 x 1, 0..99");
        row("padding behind", "0..99, 30 x 0");
        row("two runs of one sequence", "0..63, 512..575");
    }
    void runsAreFound() {
        const auto [held] = fetchRow<std::string>();
        const Identity answer = identify({tableOf(valuesOf("rope", held, 250000))});
        QVERIFY2(answer.recognised && answer.encoding == "rope", wordsOf(answer).c_str());
        QVERIFY2(QString::fromStdString(wordsOf(answer)).contains("base 250000"), wordsOf(answer).c_str());
        QCOMPARE(answer.unexplainedCells, std::int64_t{0});
        QVERIFY2(answer.rowsHold && *answer.rowsHold == *parsePositions(held), wordsOf(answer).c_str());
        const Identity asked = ask(tableOf(valuesOf("rope", held, 250000)), "rope", "");
        QVERIFY2(mistakesOf(asked) == "another-base", wordsOf(asked).c_str());
    }

    /// Rows in another order hide no other mistake.
    void moreThanRows_data() {
        const Rows<QString, QString, Value, QString> row("encoding", "changed", "to", "mistakes");
        row("halves", "sinusoidal", "layout", std::string("half-split"),
            "rows-reversed neighbours-for-halves");
        row("another base", "sinusoidal", "base", 1000.0, "rows-reversed another-base");
        row("cosines first", "timestep", "flip_sin_to_cos", true, "sine-and-cosine-exchanged");
        row("nothing else", "sinusoidal", "base", 10000.0, "rows-reversed");
        row("no mistake", "timestep", "flip_sin_to_cos", false, "");
    }
    void moreThanRows() {
        const auto [encoding, changed, to, mistakes] = fetchRow<QString, QString, Value, QString>();
        const std::string id = encoding.toStdString();
        Values values = valuesOf(id.c_str(), id == "timestep" ? "951..1 step -50" : "199..0");
        values.set(changed.toStdString(), to);
        const Identity answer = ask(tableOf(values), id.c_str(), "");
        QVERIFY2(mistakesOf(answer) == mistakes, wordsOf(answer).c_str());
        QCOMPARE(answer.unexplainedCells, std::int64_t{0});
    }

    /// One row is enough for a cache whose frequencies are known.
    void oneRow_data() {
        const Rows<std::vector<std::int64_t>, std::string, QString> row("shape", "meant", "mistakes");
        row("nothing asked", {1, 64}, "", "");
        row("in a batch", {1, 1, 64}, "777", "");
        row("a list", {64}, "777", "");
        row("the next step", {1, 64}, "778", "other-positions");
    }
    void oneRow() {
        const auto [shape, meant, mistakes] = fetchRow<std::vector<std::int64_t>, std::string, QString>();
        const Identity answer = ask(tableOf(valuesOf("rope", "777"), shape), "rope", meant);
        QVERIFY2(answer.recognised, wordsOf(answer).c_str());
        QCOMPARE(mistakesOf(answer), mistakes);
        QCOMPARE(answer.asExpected, mistakes.isEmpty());
        QVERIFY(*answer.rowsHold == Positions::line(777, 1));
    }
};

QTEST_GUILESS_MAIN(TestExpectedRows)
#include "tst_expectedrows.moc"
