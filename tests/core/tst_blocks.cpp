// SPDX-License-Identifier: GPL-3.0-or-later
// fill(): floats are the rounded doubles, and doubles equal the cells bit for bit.
#include <algorithm>
#include <cstddef>
#include <cstring>

#include "tests/support/optionrows.h"
#include "tests/support/rows.h"
#include "tests/support/sample.h"
#include "tests/support/strict.h"

using namespace posiscope;

namespace {

template <class Number>
bool sameBits(Number a, Number b) {
    return std::memcmp(&a, &b, sizeof a) == 0;
}

/// A block as doubles and as floats, with other numbers before and after each.
template <class Number>
class Filled {
 public:
    Filled(const Field& field, IndexRange rows, IndexRange columns, std::size_t behind)
        : count_(static_cast<std::size_t>(rows.count * columns.count)),
          behind_(behind),
          cells_(count_ + behind + 1, untouched) {
        field.fill(rows, columns, cells_.data() + behind_);
    }
    Number operator[](std::size_t at) const { return cells_[behind_ + at]; }
    bool staysInside() const {
        return cells_.back() == untouched && std::all_of(cells_.begin(), cells_.begin() + behind_,
                                                         [](Number each) { return each == untouched; });
    }

 private:
    static constexpr Number untouched = 4711;
    std::size_t count_;
    std::ptrdiff_t behind_;
    std::vector<Number> cells_;
};

/// The first disagreement of fill(float), fill(double) and value(); empty if none. value() is compared at
/// every `stride`-th cell.
QString disagreement(const Field& field, IndexRange rows, IndexRange columns, std::size_t behind,
                     std::size_t stride) {
    const Filled<double> exact(field, rows, columns, behind);
    const Filled<float> rounded(field, rows, columns, behind);
    if (!exact.staysInside() || !rounded.staysInside()) return QStringLiteral("wrote beside the block");
    std::size_t at = 0;
    for (std::int64_t row = rows.first; row < rows.end(); ++row)
        for (std::int64_t column = columns.first; column < columns.end(); ++column, ++at) {
            const double value = at % stride == 0 ? field.value(row, column) : exact[at];
            if (!sameBits(exact[at], value) || !sameBits(rounded[at], static_cast<float>(value)))
                return QStringLiteral("row %1, column %2: float %3, double %4, value %5")
                    .arg(row)
                    .arg(column)
                    .arg(static_cast<double>(rounded[at]), 0, 'g', 9)
                    .arg(exact[at], 0, 'g', 17)
                    .arg(value, 0, 'g', 17);
        }
    return {};
}

}  // namespace

class TestBlocks : public StrictTest {
    Q_OBJECT

 private slots:
    // Floats are the doubles, rounded, in blocks of a few rows.
    void smallBlocks_data() { fieldRows(); }
    void smallBlocks() {
        QFETCH(int, at);
        QFETCH(QString, kind);
        const auto field = fieldOf(sinusoidal(optionAt(at, 150)), kind, 5);
        Sample sample(0xf1 + static_cast<std::uint64_t>(at));
        for (int n = 0; n < 8; ++n) {
            const IndexRange rows = sample.run(field->rows(), 70);
            const IndexRange columns = sample.run(field->columns(), 40);
            QCOMPARE(disagreement(*field, rows, columns, static_cast<std::size_t>(n), 1), QString());
        }
        for (const IndexRange rows :
             {IndexRange{0, 1}, IndexRange{field->rows() - 1, 1}, IndexRange{0, field->rows()}})
            for (const IndexRange columns :
                 {IndexRange{0, 1}, IndexRange{field->columns() - 1, 1}, IndexRange{0, field->columns()}})
                QCOMPARE(disagreement(*field, rows, columns, 0, 1), QString());
    }

    // The end of the largest table, across borders of the 32 positions that share an anchor.
    void largestTable_data() { eachText("layout", {"interleaved", "half-split"}); }
    void largestTable() {
        QFETCH(QString, layout);
        const QByteArray name = layout.toLatin1();
        const auto model = sinusoidal(
            {.dModel = 65'536, .maxLen = 16'777'216, .layout = name.constData(), .firstPosition = 5});
        for (const IndexRange rows : {IndexRange{16'777'216 - 40, 40}, IndexRange{8'388'600, 9}})
            for (const IndexRange columns : {IndexRange{0, 3}, IndexRange{32'760, 17}, IndexRange{65'533, 3}})
                QCOMPARE(disagreement(model->table(), rows, columns, 0, 1), QString());
        const auto similarity = model->similarity()->matrix(SimilarityKind::dot);
        QCOMPARE(disagreement(*similarity, {16'777'200, 2}, {2, 2}, 0, 1), QString());
        QCOMPARE(disagreement(*similarity, {2, 2}, {16'777'210, 2}, 0, 1), QString());
    }

    // More cells than a field converts at once: many rows, and longer rows.
    void convertedInParts() {
        for (const std::int64_t dModel : {16, 17}) {
            const auto model = sinusoidal({.dModel = dModel, .maxLen = 70'000});
            const auto field = fieldOf(model, "dot", 5);
            QCOMPARE(disagreement(*field, {3, 300}, {200, 301}, 1, 997), QString());
            QCOMPARE(disagreement(*field, {69'997, 3}, {1, 69'999}, 1, 997), QString());
            QCOMPARE(disagreement(*field, {0, 70'000}, {69'990, 2}, 1, 997), QString());
        }
    }

    // An empty block returns and writes nothing.
    void emptyBlocks() {
        const auto model = sinusoidal({.dModel = 16, .maxLen = 100});
        for (const char* kind : {"table", "dot", "cosine", "offset map"}) {
            const auto field = fieldOf(model, kind, 5);
            QCOMPARE(disagreement(*field, {3, 0}, {5, 4}, 0, 1), QString());
            QCOMPARE(disagreement(*field, {3, 4}, {5, 0}, 0, 1), QString());
        }
    }

    // Similarities of complete pairs are copied from one sequence; large blocks use non-temporal stores.
    void largeSimilarities() {
        for (const char* kind : {"dot", "cosine"})
            for (const std::int64_t dModel : {1, 16, 33}) {
                const auto model = sinusoidal({.dModel = dModel, .maxLen = 5000, .layout = "half-split"});
                const auto field = fieldOf(model, kind, 5);
                QCOMPARE(disagreement(*field, {1000, 1500}, {0, 1501}, 0, 997), QString());
                QCOMPARE(disagreement(*field, {3, 1700}, {1501, 1303}, 3, 997), QString());
            }
    }

    // Blocks of more than 16 MiB, which use non-temporal stores: from the first and from the second column
    // on, at addresses aligned only to the size of a number.
    void largeBlocks_data() {
        QTest::addColumn<int>("at");
        const auto all = largeTables();
        for (std::size_t at = 0; at < all.size(); ++at)
            QTest::newRow(all[at].text().c_str()) << static_cast<int>(at);
    }
    void largeBlocks() {
        QFETCH(int, at);
        constexpr std::int64_t cells = 16 * 1024 * 1024 / sizeof(float);
        Setup setup = largeTables()[static_cast<std::size_t>(at)];
        for (const std::int64_t further : {0, 1}) {
            const std::int64_t firstRow = 37 * further;
            const std::int64_t firstColumn = std::min(further, setup.dModel - 1);
            const std::int64_t width = setup.dModel - firstColumn;
            const std::int64_t height = cells / width + 1;
            setup.maxLen = firstRow + height;
            const auto model = sinusoidal(setup);
            QCOMPARE(disagreement(model->table(), {firstRow, height}, {firstColumn, width},
                                  static_cast<std::size_t>(3 * further), 1009),
                     QString());
        }
    }

 private:
    static std::vector<Setup> largeTables() {
        std::vector<Setup> all = everyOption();
        all.push_back({.dModel = 512});
        all.push_back({.dModel = 1537, .firstPosition = 5, .zeroFirstRow = true});
        all.push_back({.dModel = 1101, .layout = "half-split"});
        return all;
    }
};

QTEST_APPLESS_MAIN(TestBlocks)
#include "tst_blocks.moc"
