// Wrong tables are called what they are, and right ones are never called wrong.
#include <cmath>
#include <set>

#include "core/identify/identify.h"
#include "core/identify/naming.h"
#include "core/state/state.h"
#include "tests/support/encodingof.h"
#include "tests/support/storedarrays.h"
#include "tests/support/strict.h"
#include "tests/support/wrongtables.h"

using namespace posiscope;

namespace {

struct MadeTable {
    std::string encoding;
    Given given;
    std::vector<std::vector<double>> arrays;
    std::vector<std::int64_t> shape;
};
using Maker = std::function<MadeTable()>;

Value whole(std::int64_t number) {
    return number;
}
Value word(const char* text) {
    return std::string(text);
}

Expectation expectationOf(const MadeTable& subject) {
    Expectation expected{findEncoding(subject.encoding), {}, {}};
    expected.values = valuesWith(*expected.encoding, subject.given);
    for (const auto& [key, value] : subject.given)
        expected.given.push_back(key);
    return expected;
}

MadeTable sinusoidal(const TablePlan& plan) {
    return {"sinusoidal",
            {{"d_model", whole(plan.dimensions)}, {"base", plan.base}},
            {interleavedCells(plan)},
            {plan.rows, plan.dimensions}};
}
MadeTable rotary(const TablePlan& plan, const Given& more = {}) {
    Given given{{"head_dim", whole(plan.dimensions)}, {"base", plan.base}};
    given.insert(given.end(), more.begin(), more.end());
    return {"rope", given, {rotaryCells(plan)}, {plan.rows, plan.dimensions}};
}

/// Sizes and parameters that mistakes are made with.
struct Size {
    int dimensions;
    std::int64_t rows;
    double base;
};
const Size sizes[] = {{64, 200, 10000},  {128, 600, 500000}, {32, 64, 10000},   {16, 40, 1e6},
                      {256, 128, 10000}, {512, 300, 1e6},    {64, 4096, 10000}, {96, 700, 500000},
                      {48, 33, 10000},   {128, 2048, 5e6}};

struct Row {
    std::string id;  ///< of the mistake; empty: right
    std::string variant;
    std::function<MadeTable(TablePlan)> make;
};

TablePlan with(TablePlan plan, const std::function<void(TablePlan&)>& change) {
    change(plan);
    return plan;
}

const Given yarn{{"scaling", word("yarn")}, {"factor", 16.0}, {"original_max_position", whole(4096)}};
/// θ of YaRN with factor 16 and 4,096 positions.
double yarnRadians(const TablePlan& plan, int pair, bool whole = true) {
    const double d = plan.dimensions;
    const auto at = [&](double turns) {
        return d * std::log(4096 / (2 * M_PI * turns)) / (2 * std::log(plan.base));
    };
    double low = at(32);
    double high = at(1);
    if (whole) {
        low = std::floor(low);
        high = std::ceil(high);
    }
    low = std::max(low, 0.0);
    high = std::min(high, d - 1);
    const double ramp = std::min(1.0, std::max(0.0, (pair - low) / (high - low)));
    const double plain = plan.paper(pair);
    return plain * (1 - ramp) + plain / 16 * ramp;
}
double yarnFactor() {
    return 0.1 * std::log(16.0) + 1;
}
TablePlan yarnPlan(TablePlan plan, bool whole = true) {
    const TablePlan plain = plan;
    plan.sine = [plain, whole](int i) { return yarnRadians(plain, i, whole); };
    plan.amplitude = yarnFactor();
    return plan;
}

/// Pair i divided by a list.
TablePlan divided(TablePlan plan, const NumberList& factors) {
    const TablePlan plain = plan;
    plan.sine = [plain, factors](int i) { return plain.paper(i) / factors[static_cast<std::size_t>(i)]; };
    return plan;
}

/// [PE(x) | PE(y)] of MAE on a grid of height × width.
std::vector<double> gridCells(const TablePlan& plan, std::int64_t height, std::int64_t width, bool xFirst) {
    TablePlan axis = plan;
    axis.dimensions = plan.dimensions / 2;
    const int n = axis.pairs();
    std::vector<double> cells;
    for (std::int64_t place = 0; place < height * width; ++place)
        for (std::int64_t j = 0; j < plan.dimensions; ++j) {
            const bool x = (j < plan.dimensions / 2) == xFirst;
            const auto own = static_cast<int>(j % axis.dimensions);
            cells.push_back(planned(axis, x ? place % width : place / width, own % n, own < n));
        }
    return cells;
}
MadeTable gridTable(const TablePlan& plan, std::int64_t height, std::int64_t width, bool xFirst) {
    return {"sinusoidal-2d",
            {{"d_model", whole(plan.dimensions)},
             {"base", plan.base},
             {"height", whole(12)},
             {"width", whole(16)}},
            {gridCells(plan, height, width, xFirst)},
            {height * width, plan.dimensions}};
}

/// The mistakes of lists of factors, of ramps, of grids and of scales.
void addOthers(
    const std::function<void(const char*, const char*, std::function<MadeTable(TablePlan)>)>& add) {
    using P = TablePlan;
    for (const bool wrong : {false, true})
        add(wrong ? "long-factors-for-short-texts" : "", "longrope", [wrong](const P& plan) {
            NumberList brief, lengthy;
            for (int i = 0; i < plan.pairs(); ++i) {
                brief.push_back(1 + 0.02 * i);
                lengthy.push_back(1.1 + 0.5 * i);
            }
            return rotary(divided(with(plan, [](P& w) { w.amplitude = 1.25; }), wrong ? lengthy : brief),
                          {{"scaling", word("longrope")},
                           {"short_factor", brief},
                           {"long_factor", lengthy},
                           {"attention_factor", 1.25},
                           {"sequence_length", whole(4096)}});
        });
    add("yarn-bounds-rounded", "", [](const P& plan) {
        Given given = yarn;
        given.emplace_back("truncate", false);
        return rotary(yarnPlan(plan), given);
    });
    add("", "yarn, bounds not rounded", [](const P& plan) {
        Given given = yarn;
        given.emplace_back("truncate", false);
        return rotary(yarnPlan(plan, false), given);
    });
    add("", "grid", [](const P& plan) { return gridTable(plan, 12, 16, true); });
    add("halves-exchanged", "", [](const P& plan) { return gridTable(plan, 12, 16, false); });
    add("one-row-short-after-resizing", "", [](const P& plan) { return gridTable(plan, 11, 15, true); });
    add("scale-rounded", "", [](const P& plan) {
        const double root = std::sqrt(plan.dimensions);
        MadeTable table =
            sinusoidal(with(plan, [&](P& w) { w.amplitude = roundTo(NumberKind::bfloat16, root) / root; }));
        return table;
    });
    add("one-base-for-all-layers", "", [](const P& plan) {
        MadeTable table = rotary(plan);
        table.given[1].second = 10000.0;
        table.arrays = {rotaryCells(with(plan, [](P& w) { w.base = 160000; }))};
        return table;
    });
    // Frequencies alone tell what is wrong with frequencies.
    const auto list = [](const P& plan, const Given& given) {
        MadeTable table = rotary(plan, given);
        table.shape = {plan.pairs()};
        table.arrays[0].clear();
        for (int i = 0; i < plan.pairs(); ++i)
            table.arrays[0].push_back(roundTo(plan.frequency, plan.sine ? plan.sine(i) : plan.paper(i)));
        return table;
    };
    add("", "inv_freq", [list](const P& plan) { return list(plan, {}); });
    add("scaling-not-applied", "inv_freq", [list](const P& plan) { return list(plan, yarn); });
    add("whole-head-for-a-part", "inv_freq", [list](const P& plan) {
        return list(plan, {{"partial_rotary_factor", 0.5}});
    });
    add("frequencies-rounded", "inv_freq", [list](const P& plan) {
        return list(with(plan, [](P& w) { w.frequency = NumberKind::bfloat16; }), {});
    });
}

std::vector<Row> rows() {
    using P = TablePlan;
    std::vector<Row> all;
    const auto add = [&all](const char* id, const char* variant, std::function<MadeTable(P)> make) {
        all.push_back({id, variant, std::move(make)});
    };
    const auto sine = [&add](const char* id, const char* variant, std::function<void(P&, const P&)> change) {
        add(id, variant, [change](const P& plan) {
            P wrong = plan;
            change(wrong, plan);
            MadeTable subject = sinusoidal(wrong);
            subject.given = sinusoidal(plan).given;
            subject.given.emplace_back("max_len", whole(plan.rows));
            return subject;
        });
    };
    const auto rope = [&add](const char* id, const char* variant, std::function<void(P&, const P&)> change) {
        add(id, variant, [change](const P& plan) {
            P wrong = plan;
            change(wrong, plan);
            MadeTable subject = rotary(wrong);
            subject.given = rotary(plan).given;
            return subject;
        });
    };
    sine("", "sinusoidal", [](P&, const P&) {});
    rope("", "rope", [](P&, const P&) {});
    sine("exponent-doubled", "", [](P& w, const P& r) {
        w.sine = [r](int i) { return std::pow(r.base, -4.0 * i / r.dimensions); };
        w.cosine = [r](int i) { return std::pow(r.base, -2.0 * (2 * i + 1) / r.dimensions); };
    });
    sine("exponent-doubled-in-pairs", "",
         [](P& w, const P& r) { w.sine = [r](int i) { return std::pow(r.base, -4.0 * i / r.dimensions); }; });
    sine("cosine-one-step-further", "", [](P& w, const P& r) {
        w.cosine = [r](int i) { return std::pow(r.base, -(2.0 * i + 1) / r.dimensions); };
    });
    sine("base-with-a-digit-missing", "", [](P& w, const P&) { w.base /= 10; });
    rope("base-with-a-digit-missing", "rope",
         [](P& w, const P& r) { w.base = r.base == 1e5 ? 1e3 : r.base / 10; });
    sine("base-and-exponent-exchanged", "", [](P& w, const P& r) {
        w.sine = [r](int i) { return i == 0 ? 0 : std::pow(2.0 * i / r.dimensions, 1 / r.base); };
    });
    sine("whole-number-division-in-the-exponent", "",
         [](P& w, const P&) { w.sine = [](int) { return 1.0; }; });
    sine("multiplied-instead-of-divided", "",
         [](P& w, const P& r) { w.sine = [r](int i) { return std::pow(r.base, 2.0 * i / r.dimensions); }; });
    sine("other-spectrum", "", [](P& w, const P& r) {
        w.sine = [r](int i) { return std::pow(r.base, -static_cast<double>(i) / (r.pairs() - 1)); };
    });
    sine("first-row-zero", "", [](P& w, const P&) { w.zeroRows = 1; });
    for (const int k : {1, 2})
        sine("rows-moved", k == 1 ? "by 1" : "by 2", [k](P& w, const P&) {
            w.position = [k](std::int64_t row) { return static_cast<double>(row - k); };
            w.zeroRows = k;
        });
    sine("one-row-for-all", "",
         [](P& w, const P& r) { w.position = [r](std::int64_t) { return static_cast<double>(r.rows); }; });
    add("wrong-axis-inserted", "", [](const P& plan) {
        MadeTable subject = sinusoidal(plan);
        std::vector<double> turned;
        for (std::int64_t j = 0; j < plan.dimensions; ++j)
            for (std::int64_t row = 0; row < plan.rows; ++row)
                turned.push_back(subject.arrays[0][static_cast<std::size_t>(row * plan.dimensions + j)]);
        subject.arrays = {turned};
        std::swap(subject.shape[0], subject.shape[1]);
        return subject;
    });
    sine("scaled-table", "√d", [](P& w, const P& r) { w.amplitude = std::sqrt(r.dimensions); });
    sine("scaled-table", "1/√d", [](P& w, const P& r) { w.amplitude = 1 / std::sqrt(r.dimensions); });
    add("neighbours-for-halves", "", [](const P& plan) {
        MadeTable subject = rotary(plan, {{"rope_layout", word("half-split")}});
        subject.arrays = {repeatedNeighbours(plan, false), repeatedNeighbours(plan, true)};
        return subject;
    });
    rope("turned-the-other-way", "", [](P& w, const P&) { w.sineSign = -1; });
    add("default-base", "", [](const P& plan) {
        MadeTable subject = rotary(plan);
        subject.given[1].second = 500000.0;
        subject.arrays = {rotaryCells(with(plan, [](P& w) { w.base = 10000; }))};
        return subject;
    });
    add("whole-head-for-a-part", "", [](const P& plan) {
        return rotary(plan, {{"partial_rotary_factor", 0.5}});
    });
    rope("offset-of-the-cache-ignored", "",
         [](P& w, const P&) { w.position = [](std::int64_t row) { return static_cast<double>(row - 17); }; });
    rope("padding-counted", "",
         [](P& w, const P&) { w.position = [](std::int64_t row) { return static_cast<double>(row + 5); }; });
    add("", "yarn", [](const P& plan) { return rotary(yarnPlan(plan), yarn); });
    add("scaling-not-applied", "yarn", [](const P& plan) { return rotary(plan, yarn); });
    add("linear-for-another-kind", "yarn", [](const P& plan) {
        return rotary(with(plan, [&plan](P& w) { w.sine = [plan](int i) { return plan.paper(i) / 16; }; }),
                      yarn);
    });
    add("attention-factor-forgotten", "",
        [](const P& plan) { return rotary(with(yarnPlan(plan), [](P& w) { w.amplitude = 1; }), yarn); });
    add("logarithm-applied-twice", "", [](const P& plan) {
        return rotary(
            with(yarnPlan(plan), [](P& w) { w.amplitude = 0.1 * yarnFactor() * std::log(16.0) + 1; }), yarn);
    });
    add("given-factor-ignored", "", [](const P& plan) {
        Given given = yarn;
        given.emplace_back("attention_factor", 1.0);
        return rotary(yarnPlan(plan), given);
    });
    addOthers(add);
    for (const NumberKind kind : {NumberKind::bfloat16, NumberKind::float16}) {
        const bool b = kind == NumberKind::bfloat16;
        const char* const name = b ? "bfloat16" : "float16";
        rope("frequencies-rounded", name, [kind](P& w, const P&) { w.frequency = kind; });
        if (b) rope("positions-rounded", name, [kind](P& w, const P&) { w.place = kind; });
        rope("angle-rounded", name, [kind](P& w, const P&) { w.angle = kind; });
        rope("only-the-table-rounded", name, [kind](P& w, const P&) { w.result = kind; });
        rope("everything-in-the-model-dtype", name,
             [kind](P& w, const P&) { w.frequency = w.place = w.angle = w.result = kind; });
    }
    return all;
}

/// Positions up to 256 are exact in bfloat16.
bool shows(const Row& row, const Size& size) {
    if (row.id == "positions-rounded") return size.rows > 300;
    if (row.id == "scale-rounded") return std::fmod(std::sqrt(size.dimensions), 1) != 0;
    // The ramp does not reach such a head, or ends at whole pairs.
    if (row.id == "yarn-bounds-rounded") return size.dimensions >= 64;
    if (row.id == "base-with-a-digit-missing" && row.variant == "rope") return size.base != 1e5;
    if (row.id == "wrong-axis-inserted") return size.rows != size.dimensions;
    return true;
}

/// Whether √d in bfloat16 is farther off than narrow cells hide.
bool isLarge(const Size& size) {
    const double root = std::sqrt(size.dimensions);
    return std::abs(roundTo(NumberKind::bfloat16, root) / root - 1) > 1e-3;
}

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

class TestMistakes : public QObject {
    Q_OBJECT

 private slots:
    void init() { failOnAnyWarning(); }

    void oneMistake_data() {
        QTest::addColumn<Row>("row");
        QTest::addColumn<CellType>("type");
        for (const Row& row : rows())
            for (const CellType type :
                 {CellType::float64, CellType::float32, CellType::float16, CellType::bfloat16}) {
                // A narrow file cannot be told from one whose cells were rounded.
                if (row.id == "only-the-table-rounded" && bytesOf(type) == 2) continue;
                if (row.id == "frequencies-rounded" && row.variant == "inv_freq" && bytesOf(type) == 2)
                    continue;
                QTest::newRow((row.id + " " + row.variant + " " + std::string(nameOf(type))).c_str())
                    << row << type;
            }
    }
    void oneMistake() {
        QFETCH(Row, row);
        QFETCH(CellType, type);
        std::string wrong;
        int count = 0;
        int right = 0;
        for (const Size& size : sizes) {
            // Every other size third size in the other types.
            if (!shows(row, size) || (type != CellType::float32 && (&size - sizes) % 3 != 0)) continue;
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
            if (!named)
                wrong += "\n  d " + std::to_string(size.dimensions) + ", " + std::to_string(size.rows) +
                         " rows, base " + shortestDecimal(size.base) + ": " + wordsOf(answer);
        }
        QVERIFY2(right == count, (std::to_string(right) + " of " + std::to_string(count) + wrong).c_str());
    }
    void twoMistakes_data() {
        QTest::addColumn<Row>("first");
        QTest::addColumn<QString>("second");
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
        QFETCH(Row, first);
        QFETCH(QString, second);
        int right = 0;
        std::string wrong;
        for (const Size& size : {sizes[0], sizes[1], sizes[7]}) {
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
            const bool named = ids == std::set<std::string>{first.id, second.toStdString()};
            right += named ? 1 : 0;
            if (!named) wrong += "\n  d " + std::to_string(size.dimensions) + ": " + wordsOf(answer);
        }
        QVERIFY2(right == 3, wrong.c_str());
    }

    /// Nothing was expected: what is wrong in itself is said, conventions are not.
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
};

QTEST_APPLESS_MAIN(TestMistakes)
#include "tst_mistakes.moc"
