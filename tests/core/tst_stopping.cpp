// SPDX-License-Identifier: GPL-3.0-or-later
// A search that is not wanted any more ends at once, wherever it is.
#include <QTest>
#include <cmath>

#include "core/encodings/common.h"
#include "core/identify/diagnosis/explain.h"
#include "core/identify/identify.h"
#include "core/identify/mistakes/mistakes.h"
#include "core/math/random.h"
#include "core/models/encoding.h"
#include "core/parameters/keys.h"
#include "tests/support/storedarrays.h"
#include "tests/support/strict.h"

using namespace posiscope;

namespace {

constexpr std::int64_t rows = 96;
constexpr std::int64_t columns = 32;

/// Pairs that turn evenly, with frequencies that no encoding has.
StoredArray unexplained() {
    std::vector<double> cells;
    for (std::int64_t p = 0; p < rows; ++p)
        for (std::int64_t i = 0; i < columns / 2; ++i) {
            const double angle =
                static_cast<double>(p) * (0.02 + uniformAt(7, static_cast<std::uint64_t>(i)));
            cells.push_back(std::sin(angle));
            cells.push_back(std::cos(angle));
        }
    return arrayOf({rows, columns}, cells, CellType::float32);
}

StoredArray noise() {
    std::vector<double> cells;
    for (std::int64_t n = 0; n < rows * columns; ++n)
        cells.push_back(uniformAt(3, static_cast<std::uint64_t>(n)));
    return arrayOf({rows, columns}, cells, CellType::float32);
}

/// The paper's table, its rows in another order.
StoredArray shuffled() {
    std::vector<double> cells;
    for (std::int64_t row = 0; row < rows; ++row)
        for (std::int64_t j = 0; j < columns; ++j) {
            const auto p = static_cast<double>(row * 35 % rows);
            const double angle = p * std::pow(1e4, -static_cast<double>(j / 2 * 2) / columns);
            cells.push_back(j % 2 == 0 ? std::sin(angle) : std::cos(angle));
        }
    return arrayOf({rows, columns}, cells, CellType::float32);
}

/// A bias of every distance that no formula gives.
StoredArray biases() {
    std::vector<double> cells;
    for (std::int64_t query = 0; query < rows; ++query)
        for (std::int64_t key = 0; key < rows; ++key)
            cells.push_back(uniformAt(5, static_cast<std::uint64_t>(query - key + rows)));
    return arrayOf({rows, rows}, cells, CellType::float32);
}

Expectation sinusoidal() {
    const Encoding* const encoding = findEncoding("sinusoidal");
    return {.encoding = encoding,
            .values = valuesWith(*encoding, {{keys::dModel.name, columns}, {keys::maxLen.name, rows}}),
            .given = {keys::dModel.name, keys::base.name}};
}

struct Search {
    const char* name;
    StoredArray (*make)();
    bool meant;
};
constexpr Search subjects[] = {{"unexplained frequencies, meant sinusoidal", unexplained, true},
                               {"unexplained frequencies", unexplained, false},
                               {"noise, meant sinusoidal", noise, true},
                               {"noise", noise, false},
                               {"shuffled rows, meant sinusoidal", shuffled, true},
                               {"shuffled rows", shuffled, false},
                               {"biases", biases, false}};

std::optional<Expectation> expectationOf(const Search& subject) {
    return subject.meant ? std::optional(sinusoidal()) : std::nullopt;
}

/// How often a whole search asks.
int asked(const Search& subject) {
    int calls = 0;
    const Identity whole = identify({subject.make()}, expectationOf(subject), [&](double) {
        ++calls;
        return true;
    });
    return whole.complete ? calls : -1;
}

}  // namespace

class TestStopping : public StrictTest {
    Q_OBJECT

 private slots:
    void endsAtOnce_data() {
        QTest::addColumn<int>("subject");
        QTest::addColumn<double>("when");  // a number of calls, or a share of all of them
        int n = 0;
        for (const Search& each : subjects) {
            for (const int call : {1, 10})
                QTest::addRow("%s, call %d", each.name, call) << n << static_cast<double>(call);
            for (const double share : {0.25, 0.5, 0.75, 0.99})
                QTest::addRow("%s, after %d %%", each.name, static_cast<int>(100 * share)) << n << share;
            ++n;
        }
        for (const int call : {100, 1000})
            QTest::addRow("%s, call %d", subjects[0].name, call) << 0 << static_cast<double>(call);
    }
    void endsAtOnce() {
        QFETCH(int, subject);
        QFETCH(double, when);
        const Search& own = subjects[subject];
        const int last = when < 1 ? std::max(1, static_cast<int>(when * asked(own))) : static_cast<int>(when);
        int calls = 0;
        const Identity answer =
            identify({own.make()}, expectationOf(own), [&](double) { return ++calls < last; });
        QCOMPARE(calls, last);  // none after the one that said no
        QVERIFY(!answer.complete);
        QVERIFY(!answer.recognised);
        QVERIFY(!answer.asExpected);
        QVERIFY(!answer.convertible);
        QVERIFY(answer.conversionSource == nullptr);
        QCOMPARE(answer.encoding, std::string());
        QVERIFY(answer.options.empty() && answer.alternatives.empty());
        QVERIFY(answer.mistakes.empty() && answer.evidence.empty());
    }

    /// Of two mistakes, those that change what is made from parameters come after those that change them.
    void asksForEveryMistake() {
        const Expectation meant = sinusoidal();
        Case right{.encoding = meant.encoding, .values = meant.values, .rows = rows};
        right.right = expectedRecipe(*meant.encoding, meant.values, {});
        int tried = 0;
        int second = 0;
        for (const Mistake* mistake : mistakes())
            second += mistake->changesValues ? 0 : 1;
        for (const Mistake* mistake : mistakes()) {
            const auto variants = mistake->variants(right);
            tried += 1 + static_cast<int>(variants.size());
            for (const Variant& variant : variants)
                tried += mistake->changesValues && variant.recipe.pairs() == right.right.pairs() ? second : 0;
        }
        QVERIFY(tried > 100);
        int calls = 0;
        const std::function<bool(double)> count = [&calls](double) {
            ++calls;
            return true;
        };
        Pace pace(count);
        const std::vector<StoredArray> arrays{unexplained()};
        const Input input = inputOf(arrays, pace);
        const Identity unknown;
        calls = 0;
        static_cast<void>(explain(input, meant, &unknown));
        QVERIFY2(calls >= tried, qPrintable(QStringLiteral("%1 for %2").arg(calls).arg(tried)));
    }

    void sharesNeverFall_data() {
        QTest::addColumn<int>("subject");
        int n = 0;
        for (const Search& each : subjects)
            QTest::newRow(each.name) << n++;
    }
    void sharesNeverFall() {
        QFETCH(int, subject);
        const Search& own = subjects[subject];
        double last = 0;
        bool sound = true;
        const Identity answer = identify({own.make()}, expectationOf(own), [&](double share) {
            sound = sound && share >= last && share <= 1;
            last = share;
            return true;
        });
        QVERIFY(answer.complete);
        QVERIFY(sound);
        QVERIFY(last >= 0.9);
    }
};

QTEST_APPLESS_MAIN(TestStopping)
#include "tst_stopping.moc"
