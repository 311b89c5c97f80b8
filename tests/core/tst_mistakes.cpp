// SPDX-License-Identifier: GPL-3.0-or-later
// Wrong tables are called by their mistake, and right ones are never called wrong.
#include <cmath>
#include <set>

#include "tests/support/answers.h"
#include "tests/support/mistakerows.h"
#include "tests/support/rows.h"
#include "tests/support/storedarrays.h"
#include "tests/support/strict.h"

using namespace posiscope;
using namespace mistakes;

namespace {

std::string wordsOf(const Identity& answer) {
    std::string words = answer.encoding + " " + answer.storage.form + ", " +
                        std::to_string(answer.unexplainedCells) + " unexplained";
    for (const auto& [key, value] : answer.options)
        if (const auto* real = std::get_if<double>(&value))
            words += ", " + key + " " + shortestDecimal(*real);
    for (const Finding& each : answer.mistakes)
        words += "; " + each.id + ": " + each.text.english();
    return words;
}

std::vector<StoredArray> arraysOf(const MadeTable& subject, CellType type) {
    std::vector<StoredArray> arrays;
    for (const auto& cells : subject.arrays)
        arrays.push_back(arrayOf(subject.shape, cells, type));
    return arrays;
}

}  // namespace

Q_DECLARE_METATYPE(Row)
Q_DECLARE_METATYPE(CellType)

class TestMistakes : public StrictTest {
    Q_OBJECT

 private slots:
    /// POSISCOPE_CONFUSION prints which name the tables of each mistake received.
    void cleanupTestCase() {
        if (!qEnvironmentVariableIsSet("POSISCOPE_CONFUSION")) return;
        for (const auto& [made, names] : confusion_)
            for (const auto& [named, count] : names)
                qInfo("%-42s %-42s %5d", made.c_str(), named.c_str(), count);
    }

    void oneMistake_data() {
        addColumns<Row, CellType>("row", "type");
        for (const Row& row : rows())
            for (const CellType type : testedTypes()) {
                // A narrow file cannot be distinguished from one with rounded cells.
                if (row.id == "only-the-table-rounded" && bytesOf(type) == 2) continue;
                if (row.id == "frequencies-rounded" && row.variant == "inv_freq" && bytesOf(type) == 2)
                    continue;
                QTest::newRow((row.id + " " + row.variant + " " + std::string(nameOf(type))).c_str())
                    << row << type;
            }
    }
    void oneMistake() {
        const auto [row, type] = fetchRow<Row, CellType>();
        std::string wrong;
        int count = 0;
        int right = 0;
        for (const Size& size : sizes) {
            if (!isTested(size) || !shows(row, size)) continue;
            if (row.id == "scale-rounded" && bytesOf(type) == 2 && !isLarge(size)) continue;
            TablePlan plan;
            plan.dimensions = size.dimensions;
            plan.rows = size.rows;
            plan.base = size.base;
            const MadeTable subject = row.make(plan);
            const Identity answer = identify(arraysOf(subject, type), expectationOf(subject));
            const bool named = row.id.empty()
                                   ? answer.mistakes.empty() && answer.asExpected
                                   : answer.mistakes.size() == 1 && answer.mistakes[0].id == row.id;
            ++count;
            right += named ? 1 : 0;
            const std::string ids = idsOf(answer);
            ++confusion_[row.id.empty() ? "right" : row.id][ids.empty() ? "nothing wrong" : ids];
            if (!named)
                wrong += "\n  d " + std::to_string(size.dimensions) + ", " + std::to_string(size.rows) +
                         " rows, base " + shortestDecimal(size.base) + ": " + wordsOf(answer);
        }
        QVERIFY2(right == count, (std::to_string(right) + " of " + std::to_string(count) + wrong).c_str());
    }
    void twoMistakes_data() {
        addColumns<Row, QString>("first", "second");
        for (const Row& row : rows())
            for (const char* second : {"frequencies-rounded", "turned-the-other-way", "padding-counted"}) {
                const bool may = row.id == "default-base" || row.id == "scaling-not-applied" ||
                                 row.id == "attention-factor-forgotten" ||
                                 row.id == "linear-for-another-kind";
                if (may && row.variant != "inv_freq")
                    QTest::newRow((row.id + " and " + second).c_str()) << row << QString(second);
            }
    }
    void twoMistakes() {
        const auto [first, second] = fetchRow<Row, QString>();
        std::string wrong;
        for (const Size& size : sizes) {
            if (!isTested(size)) continue;
            TablePlan plan{.dimensions = size.dimensions, .rows = size.rows, .base = size.base};
            if (second == "frequencies-rounded") plan.frequency = NumberKind::bfloat16;
            if (second == "turned-the-other-way") plan.sineSign = -1;
            if (second == "padding-counted")
                plan.position = [](std::int64_t row) { return static_cast<double>(row + 3); };
            const MadeTable table = first.make(plan);
            const Identity answer = identify(arraysOf(table, CellType::float32), expectationOf(table));
            std::set<std::string> ids;
            for (const Finding& finding : answer.mistakes)
                ids.insert(finding.id);
            if (ids != std::set<std::string>{first.id, second.toStdString()})
                wrong += "\n  d " + std::to_string(size.dimensions) + ": " + wordsOf(answer);
        }
        QVERIFY2(wrong.empty(), wrong.c_str());
    }

    /// Two mistakes of the parameters, of which the first is a base that was not read.
    void twoOfTheParameters_data() {
        QTest::addColumn<Row>("second");
        const std::set<std::string> ids{"scaling-not-applied", "linear-for-another-kind",
                                        "long-factors-for-short-texts", "whole-head-for-a-part",
                                        "partial-for-proportional"};
        for (const Row& row : rows())
            if (ids.count(row.id) > 0 && row.variant != "inv_freq")
                QTest::newRow((row.id + " " + row.variant).c_str()) << row;
    }
    void twoOfTheParameters() {
        QFETCH(Row, second);
        std::string wrong;
        for (const Size& size : sizes)
            for (const CellType type : testedTypes()) {
                if (!isTested(size)) continue;
                const TablePlan plan{.dimensions = size.dimensions, .rows = size.rows, .base = 10000};
                MadeTable table = second.make(plan);
                for (auto& [key, value] : table.given)
                    if (key == "base") value = 500000.0;
                const Identity answer = identify(arraysOf(table, type), expectationOf(table));
                std::set<std::string> ids;
                for (const Finding& finding : answer.mistakes)
                    ids.insert(finding.id);
                if (ids != std::set<std::string>{"default-base", second.id})
                    wrong += "\n  d " + std::to_string(size.dimensions) + " " + std::string(nameOf(type)) +
                             ": " + wordsOf(answer);
            }
        QVERIFY2(wrong.empty(), wrong.c_str());
    }

    /// Without an expectation, mistakes in themselves are reported, conventions are not.
    void wrongInItself_data() {
        QTest::addColumn<Row>("row");
        for (const Row& row : rows())
            QTest::newRow((row.id + " " + row.variant).c_str()) << row;
    }
    void wrongInItself() {
        QFETCH(Row, row);
        static const std::set<std::string> inItself{"exponent-doubled",
                                                    "cosine-one-step-further",
                                                    "base-and-exponent-exchanged",
                                                    "one-row-for-all",
                                                    "whole-number-division-in-the-exponent",
                                                    "multiplied-instead-of-divided",
                                                    "frequencies-rounded",
                                                    "positions-rounded",
                                                    "angle-rounded",
                                                    "everything-in-the-model-dtype"};
        for (const Size& size : {sizes[0], sizes[1]}) {
            if (!shows(row, size)) continue;
            const TablePlan plan{.dimensions = size.dimensions, .rows = size.rows, .base = size.base};
            const MadeTable table = row.make(plan);
            const Identity answer = identify(arraysOf(table, CellType::float32));
            const std::string id = answer.mistakes.empty() ? "" : answer.mistakes[0].id;
            QVERIFY2(id == (inItself.count(row.id) > 0 ? row.id : ""), wordsOf(answer).c_str());
        }
    }

 private:
    std::map<std::string, std::map<std::string, int>> confusion_;
};

QTEST_APPLESS_MAIN(TestMistakes)
#include "tst_mistakes.moc"
