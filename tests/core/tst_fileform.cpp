// SPDX-License-Identifier: GPL-3.0-or-later
// The recognised encoding in the form in which a file stores it.
#include <cmath>

#include "core/identify/fileform.h"
#include "core/identify/identify.h"
#include "core/identify/identitystate.h"
#include "tests/support/recognition.h"
#include "tests/support/rows.h"
#include "tests/support/storedarrays.h"
#include "tests/support/strict.h"
#include "tests/support/wrongtables.h"

using namespace posiscope;

namespace {

constexpr std::int64_t rows = 60, pairs = 16;

/// A cell of a form: its pair, whether it is a sine, and its sign.
struct Stored {
    const char* form;
    std::int64_t columns;
    std::function<double(std::int64_t row, std::int64_t column)> cell;
};

double cosine(std::int64_t row, std::int64_t pair) {
    return std::cos(static_cast<double>(row) * std::pow(5e5, -static_cast<double>(pair) / pairs));
}
double sine(std::int64_t row, std::int64_t pair) {
    return std::sin(static_cast<double>(row) * std::pow(5e5, -static_cast<double>(pair) / pairs));
}

std::vector<Stored> allForms() {
    return {
        {"cosines, halves repeated", 2 * pairs, [](auto r, auto j) { return cosine(r, j % pairs); }},
        {"sines, twice in a row", 2 * pairs, [](auto r, auto j) { return sine(r, j / 2); }},
        {"[cos | sin], halves repeated", 4 * pairs,
         [](auto r, auto j) { return j < 2 * pairs ? cosine(r, j % pairs) : sine(r, j % pairs); }},
        {"[cos | sin], twice in a row", 4 * pairs,
         [](auto r, auto j) { return j < 2 * pairs ? cosine(r, j / 2) : sine(r, j / 2 % pairs); }},
        {"interleaved, cosines first", 2 * pairs,
         [](auto r, auto j) { return j % 2 == 0 ? cosine(r, j / 2) : sine(r, j / 2); }},
    };
}

}  // namespace

class TestFileForm : public StrictTest {
    Q_OBJECT

 private slots:
    void cells_data() {
        addColumns<int, bool>("number", "transposed");
        const auto forms = allForms();
        for (std::size_t n = 0; n < forms.size(); ++n)
            for (const bool transposed : {false, true})
                QTest::addRow("%s%s", forms[n].form, transposed ? ", transposed" : "")
                    << static_cast<int>(n) << transposed;
    }
    void cells() {
        const auto [number, transposed] = fetchRow<int, bool>();
        const Stored stored = allForms()[static_cast<std::size_t>(number)];
        std::vector<double> numbers;
        const std::int64_t down = transposed ? stored.columns : rows,
                           across = transposed ? rows : stored.columns;
        for (std::int64_t r = 0; r < down; ++r)
            for (std::int64_t j = 0; j < across; ++j)
                numbers.push_back(transposed ? stored.cell(j, r) : stored.cell(r, j));
        const Identity answer = identify({arrayOf({down, across}, numbers, CellType::float32)});
        QCOMPARE(answer.encoding, std::string("rope"));
        QVERIFY2(hasFileForm(answer), wordsOf(answer).c_str());
        const auto table = tableInFileForm(answer);
        QVERIFY(table);
        QCOMPARE(table->rows, down);
        QCOMPARE(table->columns, across);
        for (std::size_t n = 0; n < numbers.size(); ++n)
            QVERIFY(std::abs(table->cells[n] - numbers[n]) < 1e-9);
        QVERIFY(storageNote(answer).english().find("a comparison computes B in the same way") !=
                std::string::npos);
    }

    /// The encoding itself is shown where the file has its form, or is none that is known.
    void theEncodingItself() {
        const TablePlan plan{.dimensions = 32, .rows = 60};
        Identity own = identify({arrayOf({60, 32}, interleavedCells(plan), CellType::float32)});
        QCOMPARE(own.encoding, std::string("sinusoidal"));
        QVERIFY(!hasFileForm(own));
        own.storage.form = "rows";
        QVERIFY(!tableInFileForm(own));
        own.storage.form = "halves-repeated";
        QVERIFY(!tableInFileForm(own));  // its columns would be others
        QVERIFY(!hasFileForm(Identity{}));
    }
};

QTEST_APPLESS_MAIN(TestFileForm)
#include "tst_fileform.moc"
