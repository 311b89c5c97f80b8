// SPDX-License-Identifier: GPL-3.0-or-later
// Uses of answers about tables: states that show them, and answers that are kept.
#include <QTest>
#include <atomic>
#include <thread>

#include "core/identify/identify.h"
#include "core/identify/identitycache.h"
#include "core/identify/identitystate.h"
#include "core/identify/identitytext.h"
#include "core/identify/pairhypothesis.h"
#include "core/parameters/keys.h"
#include "core/state/snapshot.h"
#include "tests/support/encodingof.h"
#include "tests/support/rows.h"
#include "tests/support/storedarrays.h"
#include "tests/support/strict.h"
#include "tests/support/wording.h"

using namespace posiscope;

Q_DECLARE_METATYPE(Given)

namespace {

std::shared_ptr<const StoredTable> tableOf(const Field& field, CellType type = CellType::float64) {
    return arrayOf(field, type).cells;
}

}  // namespace

class TestAnswers : public StrictTest {
    Q_OBJECT

 private slots:
    void aStateThatShowsIt_data() {
        addColumns<QString, Given>("encoding", "given");
        const auto row = [](const char* name, const char* encoding, const Given& given) {
            QTest::newRow(name) << QString(encoding) << given;
        };
        row("sinusoidal", "sinusoidal", {{"d_model", std::int64_t{64}}});
        row("half-split from 2", "sinusoidal",
            {{"d_model", std::int64_t{64}},
             {"layout", std::string("half-split")},
             {"base", 500.0},
             {"first_position", std::int64_t{2}}});
        row("rope", "rope", {{"head_dim", std::int64_t{64}}, {"base", 500000.0}});
        row("yarn", "rope",
            {{"head_dim", std::int64_t{128}},
             {"scaling", std::string("yarn")},
             {"factor", 4.0},
             {"base", 1e6},
             {"original_max_position", std::int64_t{32768}}});
        row("grid", "sinusoidal-2d",
            {{"d_model", std::int64_t{64}}, {"height", std::int64_t{14}}, {"width", std::int64_t{9}}});
        row("random", "learned", {{"d_model", std::int64_t{64}}, {"seed", std::int64_t{7}}});
    }
    void aStateThatShowsIt() {
        const auto [encoding, given] = fetchRow<QString, Given>();
        const State state = stateOf(encoding.toStdString(), given);
        const Snapshot meant = makeSnapshot(state);
        const Identity answer = identify({arrayOf(meant.model->table())});
        QVERIFY(whyNotShown(answer).empty());
        QVERIFY(whyNotCompared(answer).empty());
        QCOMPARE(storageNote(answer).english(), std::string());
        // The earlier encoding leaves no values behind.
        State shown = stateOf("rope", {{"partial_rotary_factor", 0.5}, {"head_dim", std::int64_t{8}}});
        showIdentity(shown, answer);
        QCOMPARE(encodingOf(shown).id, encoding.toStdString());
        const Snapshot found = makeSnapshot(shown);
        QVERIFY(found.model->table().rows() == meant.model->table().rows());
        QVERIFY(found.model->table().columns() == meant.model->table().columns());
        const auto a = cellsOf(found.model->table()), b = cellsOf(meant.model->table());
        for (std::size_t n = 0; n < a.size(); ++n)
            QVERIFY2(std::abs(a[n] - b[n]) <= 1e-12, qPrintable(QString::number(n)));
    }

    /// A rounded table is shown cell by cell as it is.
    void roundedAsTheTableIs_data() {
        addColumns<QString, Given>("encoding", "stages");
        const auto stage = [](const char* key, const char* type) {
            return std::pair<std::string, Value>(key, std::string(type));
        };
        QTest::newRow("frequencies") << "rope" << Given{stage("precision_frequency", "bfloat16")};
        QTest::newRow("positions") << "rope" << Given{stage("precision_position", "bfloat16")};
        QTest::newRow("table") << "sinusoidal" << Given{stage("precision_table", "float16")};
        QTest::newRow("exact") << "sinusoidal" << Given{};
    }
    void roundedAsTheTableIs() {
        const auto [encoding, stages] = fetchRow<QString, Given>();
        Given given{{encoding == u"rope" ? "head_dim" : "d_model", std::int64_t{64}},
                    {"max_len", std::int64_t{600}},
                    {"precision", std::string(stages.empty() ? "exact" : "custom")}};
        given.insert(given.end(), stages.begin(), stages.end());
        const auto model = modelOf(encoding.toStdString(), given);
        const Identity answer = identify({arrayOf(model->table(), CellType::float64)});
        QVERIFY(whyNotShown(answer).empty());
        State shown = defaultState();
        showIdentityRounded(shown, answer);
        QCOMPARE(shown.values.get(Key<std::string>{"precision"}),
                 std::string(stages.empty() ? "exact" : "custom"));
        const auto a = cellsOf(makeSnapshot(shown).model->table()), b = cellsOf(model->table());
        QCOMPARE(a.size(), b.size());
        for (std::size_t n = 0; n < a.size(); ++n)
            QVERIFY2(std::abs(a[n] - b[n]) <= 1e-12, qPrintable(QString::number(n)));
    }

    /// Pairs behind a share that do not turn are in no state: the answer says so. All others are in one.
    void proportionalForm_data() {
        addColumns<int, bool, bool>("turning", "meant", "frequencies");
        for (const int turning : {8, 16, 31, 32})
            for (const bool meant : {false, true})
                for (const bool frequencies : {false, true})
                    QTest::addRow("%d of 32 pairs%s%s", turning, meant ? ", as expected" : "",
                                  frequencies ? ", inv_freq" : "")
                        << turning << meant << frequencies;
    }
    void proportionalForm() {
        const auto [turning, meant, frequencies] = fetchRow<int, bool, bool>();
        const auto omega = [turning = turning](int i) {
            return i < turning ? std::pow(1e6, -i / 32.0) : 0.0;
        };
        std::vector<double> cells;
        for (int row = 0; row < (frequencies ? 1 : 200); ++row)
            for (int column = 0; column < (frequencies ? 32 : 64); ++column) {
                const double angle = row * omega(column % 32);
                cells.push_back(frequencies   ? omega(column)
                                : column < 32 ? std::cos(angle)
                                              : std::sin(angle));
            }
        const StoredArray array = frequencies ? arrayOf({32}, cells) : arrayOf({200, 64}, cells);
        std::optional<Expectation> expected;
        if (meant) {
            expected = Expectation{findEncoding("rope"), {}, {"base", "head_dim"}};
            expected->values =
                valuesWith(*expected->encoding, {{"base", 1e6}, {"head_dim", std::int64_t{64}}});
            expected->rotary.proportional.share = turning / 32.0;
        }
        const Identity answer = identify({array}, expected);
        QCOMPARE(answer.encoding, std::string("rope"));
        QCOMPARE(answer.unexplainedCells, 0);
        QCOMPARE(answer.stillPairs, 32 - turning);
        const auto said = QString::fromStdString(whyNotShown(answer).english());
        QCOMPARE(said.isEmpty(), turning == 32);
        if (turning < 32) {
            QVERIFY2(saysOnly(said, "identify/still-pairs-not-shown", {QString::number(32 - turning)}),
                     qPrintable(said));
            return;
        }
        State shown = defaultState();
        showIdentity(shown, answer);
        const auto model = makeSnapshot(shown).model;
        for (std::size_t i = 0; i < 32; ++i)
            QVERIFY(std::abs(model->frequencies()[i].radians() - omega(static_cast<int>(i))) < 1e-12);
    }

    void whatCannotBeShown_data() {
        addColumns<QString, bool, Sentence>("kind", "shown", "reason");
        QTest::newRow("slopes") << "alibi" << true << Sentence("identify/no-table-of-encoding");
        QTest::newRow("noise") << "noise" << false << Sentence("identify/no-encoding-to-show");
        QTest::newRow("no encoding of ours")
            << "swin-index" << false << Sentence("identify/kind-not-shown", {"swin-index"});
        QTest::newRow("beyond the limits") << "large" << false << Sentence("identify/beyond-limits");
    }
    void whatCannotBeShown() {
        const auto [kind, shown, reason] = fetchRow<QString, bool, Sentence>();
        Identity answer;
        answer.recognised = kind != "noise";
        answer.encoding = kind.toStdString();
        if (kind == "alibi") answer.options = {{"heads", std::int64_t{8}}};
        if (kind == "large") {
            answer.encoding = "sinusoidal";
            answer.options = {{keys::dModel.name, std::int64_t{1} << 40U}};
        }
        QCOMPARE(whyNotShown(answer).empty(), shown);
        const auto said = QString::fromStdString(whyNotCompared(answer).english());
        QVERIFY2(says(said, reason), qPrintable(said));
    }

    void anotherStorageIsSaid_data() {
        addColumns<QString, double, bool, qint64, bool>("form", "scale", "transposed", "rows", "said");
        QTest::newRow("the encoding's own") << "interleaved" << 1.0 << false << qint64{256} << false;
        QTest::newRow("another form") << "parts-first" << 1.0 << false << qint64{256} << true;
        QTest::newRow("scaled") << "interleaved" << 8.0 << false << qint64{256} << true;
        QTest::newRow("transposed") << "interleaved" << 1.0 << true << qint64{256} << true;
        QTest::newRow("rows before position 0") << "interleaved" << 1.0 << false << qint64{258} << true;
    }
    void anotherStorageIsSaid() {
        auto [form, scale, transposed, rows, said] = fetchRow<QString, double, bool, qint64, bool>();
        Identity answer;
        answer.recognised = true;
        answer.encoding = "sinusoidal";
        answer.storage.form = form.toStdString();
        answer.storage.scale = scale;
        answer.storage.transposed = transposed;
        answer.storage.rows = rows;
        QCOMPARE(!storageNote(answer).empty(), said);
    }

    void oneRowIsNoPlural() {
        Identity answer;
        answer.recognised = true;
        answer.encoding = "sinusoidal";
        answer.storage.form = "inv_freq";
        answer.storage.rows = 1;
        const auto said = QString::fromStdString(storageNote(answer).english());
        QVERIFY2(said.contains("(inv_freq, " + wording("identify/one-row-not", {"256"}) + ")"),
                 qPrintable(said));
        answer.storage.rows = 2;
        QVERIFY(says(storageNote(answer).english(), "identify/rows-not", {"2", "256"}));
    }

    void anAnswerIsKeptAsLongAsItsTable() {
        IdentityCache shelf;
        auto table = tableOf(makeSnapshot(defaultState()).model->table());
        QVERIFY(!shelf.find(table));
        int reports = 0;
        const auto count = [&](double) {
            ++reports;
            return true;
        };
        QCOMPARE(shelf.get(table, count)->encoding, std::string("sinusoidal"));
        const int once = reports;
        QVERIFY(once > 0);
        QVERIFY(shelf.find(table));
        QCOMPARE(shelf.get(table, count)->encoding, std::string("sinusoidal"));
        QCOMPARE(reports, once);  // the kept answer needed no computation
        const auto other = tableOf(makeSnapshot(stateOf("rope", {})).model->table());
        QVERIFY(!shelf.find(other));
        QCOMPARE(shelf.get(other)->encoding, std::string("rope"));
        std::weak_ptr<const StoredTable> watched = table;
        table.reset();
        QVERIFY(watched.expired());
    }

    void whatIsStoppedIsNotKept() {
        IdentityCache shelf;
        const auto table = tableOf(makeSnapshot(defaultState()).model->table());
        QVERIFY(!shelf.get(table, [](double) { return false; }));
        QVERIFY(!shelf.find(table));
        QVERIFY(shelf.get(table));
    }

    /// A caller waits for another caller's answer, and gives up when told to stop.
    void oneComputesForAll() {
        IdentityCache shelf;
        const auto table = tableOf(makeSnapshot(defaultState()).model->table());
        std::atomic<bool> begun = false, go = false;
        std::thread first([&] {
            (void)shelf.get(table, [&](double) {
                begun = true;
                while (!go)
                    std::this_thread::yield();
                return true;
            });
        });
        while (!begun)
            std::this_thread::yield();
        QVERIFY(!shelf.get(table, [](double) { return false; }));
        std::string second;
        int reports = 0;
        std::thread waiting([&] {
            second = shelf
                         .get(table,
                              [&](double) {
                                  ++reports;
                                  go = reports > 2;
                                  return true;
                              })
                         ->encoding;
        });
        waiting.join();
        first.join();
        QCOMPARE(second, std::string("sinusoidal"));
        QVERIFY(reports > 2);  // the waiting caller was told the progress of the first
    }

    void namesOfArrays() {
        QVERIFY(!arraysNamed("/nowhere/at/all.npy", ""));
        QVERIFY(!readArrays("/nowhere/at/all.npy", {"a", "b"}));
    }
};

QTEST_APPLESS_MAIN(TestAnswers)
#include "tst_answers.moc"
