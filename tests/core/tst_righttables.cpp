// SPDX-License-Identifier: GPL-3.0-or-later
// Right tables are never called wrong, whatever their parameters, sizes, storage and types.
#include <algorithm>
#include <cmath>
#include <numeric>

#include "core/identify/identify.h"
#include "core/identify/pairhypothesis.h"
#include "core/math/random.h"
#include "core/state/state.h"
#include "tests/support/allrows.h"
#include "tests/support/answers.h"
#include "tests/support/rows.h"
#include "tests/support/storedarrays.h"
#include "tests/support/strict.h"

using namespace posiscope;

namespace {

/// Random choices that follow from a number.
class Chance {
 public:
    explicit Chance(std::uint64_t seed) : seed_(seed) {}
    template <class T>
    T of(std::initializer_list<T> all) {
        return all
            .begin()[static_cast<std::size_t>(uniformAt(seed_, next_++) * static_cast<double>(all.size()))];
    }
    std::int64_t between(std::int64_t first, std::int64_t last) {
        return first +
               static_cast<std::int64_t>(uniformAt(seed_, next_++) * static_cast<double>(last - first + 1));
    }

 private:
    std::uint64_t seed_, next_ = 0;
};

struct RightTable {
    std::string encoding;
    OptionValues options;
    CellType type = CellType::float64;
    bool transposed = false;
};

/// Small tables have 2 to 8 rows and columns.
RightTable rightTable(std::uint64_t seed, bool small = false) {
    Chance chance(seed);
    RightTable table;
    table.encoding =
        chance.of<const char*>({"sinusoidal", "rope", "timestep", "transformer-xl", "sinusoidal-2d"});
    table.type = chance.of({CellType::float64, CellType::float32, CellType::float16, CellType::bfloat16});
    const std::int64_t rows = small ? chance.between(2, 8) : chance.between(12, 300);
    const double base = chance.of({10000.0, 500000.0, 1e6, 1000.0, 100.0, 20000.0});
    const std::int64_t d = small ? 2 * chance.between(1, 4) : 4 * chance.between(3, 40);
    const std::int64_t first = chance.of<std::int64_t>({0, 0, 1, 2});
    auto& options = table.options;
    const auto word = [](const char* text) { return Value(std::string(text)); };
    options = {{"base", base}};
    if (table.encoding == "rope") {
        options.emplace_back("head_dim", d);
        const auto* const kind = chance.of<const char*>({"none", "none", "linear", "ntk", "yarn", "llama3"});
        options.emplace_back("scaling", word(kind));
        options.emplace_back("factor", chance.of({2.0, 4.0, 8.0, 32.0}));
        options.emplace_back("original_max_position", chance.of<std::int64_t>({2048, 4096, 8192}));
    } else {
        options.emplace_back("d_model", d);
    }
    if (table.encoding != "sinusoidal-2d") options.emplace_back("max_len", rows);
    if (table.encoding == "sinusoidal") {
        options.emplace_back("layout", word(chance.of<const char*>({"interleaved", "half-split"})));
        options.emplace_back("spectrum", word(chance.of<const char*>({"paper", "endpoint"})));
        options.emplace_back("first_position", first);
    }
    if (table.encoding == "timestep") {
        options.emplace_back("downscale_freq_shift", chance.of({0.0, 0.5, 1.0}));
        options.emplace_back("flip_sin_to_cos", chance.of({true, false}));
    }
    if (table.encoding == "sinusoidal-2d") {
        options.emplace_back("height", small ? chance.between(1, 3) : chance.between(4, 20));
        options.emplace_back("width", small ? chance.between(2, 4) : chance.between(4, 20));
        options.emplace_back("form", word(chance.of<const char*>({"mae", "detr", "tensor2tensor"})));
    }
    table.transposed = table.encoding == "rope" && chance.of({true, false, false});
    return table;
}

std::string wordsOf(const RightTable& table) {
    std::string words = table.encoding + " " + std::string(nameOf(table.type));
    for (const auto& [key, value] : table.options) {
        words += ", " + key + " ";
        if (const auto* real = std::get_if<double>(&value)) words += shortestDecimal(*real);
        if (const auto* whole = std::get_if<std::int64_t>(&value)) words += std::to_string(*whole);
        if (const auto* word = std::get_if<std::string>(&value)) words += *word;
    }
    return words;
}

StoredArray arrayFor(const RightTable& table, const Field& field) {
    if (!table.transposed) return arrayOf(field, table.type);
    std::vector<double> cells;
    for (std::int64_t j = 0; j < field.columns(); ++j)
        for (std::int64_t row = 0; row < field.rows(); ++row)
            cells.push_back(field.value(row, j));
    return arrayOf({field.columns(), field.rows()}, cells, table.type);
}

/// Rows shuffled or left out, or columns permuted or left out.
StoredArray rearranged(const RightTable& table, const Field& field, Chance& chance) {
    std::vector<std::int64_t> rows(static_cast<std::size_t>(field.rows()));
    std::vector<std::int64_t> columns(static_cast<std::size_t>(field.columns()));
    std::iota(rows.begin(), rows.end(), 0);
    std::iota(columns.begin(), columns.end(), 0);
    const bool shuffledColumns = chance.of({true, false});
    auto& order = shuffledColumns ? columns : rows;
    // Columns that were left out are not searched for.
    const std::int64_t step = shuffledColumns ? 1 : chance.of<std::int64_t>({1, 1, 2, 3});
    if (step == 1)
        for (std::size_t n = order.size(); n-- > 1;)
            std::swap(order[n],
                      order[static_cast<std::size_t>(chance.between(0, static_cast<std::int64_t>(n)))]);
    else
        std::erase_if(order, [step](std::int64_t each) { return each % step != 0; });
    std::vector<double> cells;
    for (const std::int64_t row : rows)
        for (const std::int64_t column : columns)
            cells.push_back(field.value(row, column));
    return arrayOf({static_cast<std::int64_t>(rows.size()), static_cast<std::int64_t>(columns.size())}, cells,
                   table.type);
}

std::string mistakesOf(const Identity& answer) {
    std::string words;
    for (const Finding& finding : answer.mistakes)
        words += " " + finding.id;
    return words + ", " + std::to_string(answer.unexplainedCells) + " unexplained";
}

}  // namespace

class TestRightTables : public StrictTest {
    Q_OBJECT

 private slots:
    void noFalseAlarm_data() {
        constexpr int block = 500;
        addColumns<int, int>("first", "end");
        for (int first = 0; first < countOf(); first += block)
            QTest::addRow("from %d on", first) << first << std::min(first + block, countOf());
    }
    void noFalseAlarm() {
        QFETCH(int, first);
        QFETCH(int, end);
        std::string alarms;
        int count = 0;
        int wrong = 0;
        int unnamed = 0;
        for (int n = first; n < end; ++n) {
            const RightTable table = rightTable(static_cast<std::uint64_t>(n));
            const Encoding& encoding = *findEncoding(table.encoding);
            Expectation expected{&encoding, valuesWith(encoding, table.options), {}};
            if (!areSound(encoding, expected.values)) continue;
            ++count;
            for (const auto& [key, value] : table.options)
                expected.given.push_back(key);
            const auto model = encoding.make(expected.values);
            const std::vector<StoredArray> arrays{arrayFor(table, model->table())};
            const Identity meant = identify(arrays, expected);
            const Identity alone = identify(arrays);
            unnamed += alone.recognised ? 0 : 1;
            if (meant.asExpected && meant.recognised && meant.mistakes.empty() && alone.mistakes.empty())
                continue;
            if (++wrong < 12)
                alarms += "\n  " + std::to_string(n) + ": " + wordsOf(table) + ":" + mistakesOf(meant) + ";" +
                          mistakesOf(alone);
        }
        qInfo("%d of %d right tables were not recognised without an expectation", unnamed, count);
        QVERIFY2(wrong == 0, (std::to_string(wrong) + " false alarms" + alarms).c_str());
    }

    /// A few numbers may be many things, but what was meant is not called wrong.
    void noFalseAlarmWhereSmall_data() { noFalseAlarm_data(); }
    void noFalseAlarmWhereSmall() {
        const auto [first, end] = fetchRow<int, int>();
        std::string alarms;
        int count = 0, wrong = 0;
        for (int n = first; n < end; ++n) {
            const RightTable table = rightTable(static_cast<std::uint64_t>(n) + 3'000'000, true);
            const Encoding& encoding = *findEncoding(table.encoding);
            Expectation expected{&encoding, valuesWith(encoding, table.options), {}};
            if (!areSound(encoding, expected.values)) continue;
            ++count;
            for (const auto& [key, value] : table.options)
                expected.given.push_back(key);
            const std::vector<StoredArray> arrays{arrayFor(table, encoding.make(expected.values)->table())};
            const Identity meant = identify(arrays, expected);
            const Identity alone = identify(arrays);
            if (meant.mistakes.empty() && (meant.asExpected || !meant.recognised) && alone.mistakes.empty())
                continue;
            if (++wrong < 12)
                alarms += "\n  " + std::to_string(n) + ": " + wordsOf(table) + ":" + mistakesOf(meant) + ";" +
                          mistakesOf(alone);
        }
        QVERIFY(count * 2 > end - first);
        QVERIFY2(wrong == 0, (std::to_string(wrong) + " false alarms" + alarms).c_str());
    }

    /// A part of a right table, or one in another order, has no other mistake.
    void noFalseAlarmWhereRearranged() {
        const int count = countOf() / 4;
        std::string alarms;
        int wrong = 0;
        int unnamed = 0;
        for (int n = 0; n < count; ++n) {
            const RightTable table = rightTable(static_cast<std::uint64_t>(n) + 1'000'000);
            const Encoding& encoding = *findEncoding(table.encoding);
            Expectation expected{&encoding, valuesWith(encoding, table.options), {}};
            if (!areSound(encoding, expected.values)) continue;
            for (const auto& [key, value] : table.options)
                expected.given.push_back(key);
            Chance chance(static_cast<std::uint64_t>(n) + 2'000'000);
            const auto model = encoding.make(expected.values);
            const std::vector<StoredArray> arrays{rearranged(table, model->table(), chance)};
            const Identity meant = identify(arrays, expected);
            const Identity alone = identify(arrays);
            unnamed += meant.recognised ? 0 : 1;
            // Every second row of a table is also the whole of one whose positions count twice: an unscaled
            // one, where the factor is 2, or one of timesteps.
            const bool shorter = arrays[0].shape[0] < model->table().rows();
            const auto isOrder = [shorter](const Finding& each) {
                const bool counted = each.id == "scaling-not-applied" ||
                                     each.id == "another-timestep-scale" || each.id == "another-encoding";
                return isAboutOrder(each.id) || each.id == "another-length" || each.id.starts_with("no-") ||
                       (shorter && counted);
            };
            if (std::ranges::all_of(meant.mistakes, isOrder) && alone.mistakes.empty()) continue;
            if (++wrong < 12)
                alarms += "\n  " + std::to_string(n) + ": " + wordsOf(table) + ", " +
                          std::to_string(arrays[0].shape[0]) + " × " + std::to_string(arrays[0].shape[1]) +
                          ":" + mistakesOf(meant) + ";" + mistakesOf(alone);
        }
        qInfo("%d of %d rearranged tables were not recognised", unnamed, count);
        // Columns of a narrow table say little.
        QVERIFY(unnamed * 20 <= count);
        QVERIFY2(wrong == 0, (std::to_string(wrong) + " false alarms" + alarms).c_str());
    }

 private:
    /// How many; POSISCOPE_RIGHT_TABLES says another number.
    static int countOf() {
        bool given = false;
        const int wanted = qEnvironmentVariableIntValue("POSISCOPE_RIGHT_TABLES", &given);
        return given ? wanted : allRows() ? 5000 : 100;
    }
};

QTEST_APPLESS_MAIN(TestRightTables)
#include "tst_righttables.moc"
