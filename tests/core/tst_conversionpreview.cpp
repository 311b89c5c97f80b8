// SPDX-License-Identifier: GPL-3.0-or-later
// A table before and after a conversion, as means of blocks; and conversions one after the other.
#include <cmath>
#include <limits>

#include "core/convert/conversionpreview.h"
#include "core/convert/converter.h"
#include "tests/support/encodingof.h"
#include "tests/support/rows.h"
#include "tests/support/storedarrays.h"
#include "tests/support/strict.h"
#include "tests/support/wording.h"

using namespace posiscope;

namespace {

constexpr std::int64_t side = 64;
constexpr double noNumber = std::numeric_limits<double>::quiet_NaN();

std::vector<double> counted(int count) {
    std::vector<double> cells;
    for (int n = 0; n < count; ++n)
        cells.push_back(n);
    return cells;
}

ConversionPreview preview(Converter& converter, const ConvertWords& words, std::int64_t blocks = side) {
    const auto request = readConvertWords(words);
    if (!request) qFatal("%s", request.error().text.english().c_str());
    const auto made = converter.convert(*request);
    if (!made) qFatal("%s", made.error().text.english().c_str());
    return *previewOf(converter.arrays(), made->arrays, made->origin, blocks);
}

}  // namespace

class TestConversionPreview : public StrictTest {
    Q_OBJECT

 private slots:
    // Cells that have room of their own stay what they are.
    void longer() {
        Converter converter({arrayOf({3, 2}, counted(6))});
        const ConversionPreview seen = preview(converter, {{"rows", "5"}, {"fill", "last"}});
        QCOMPARE(seen.before.means, counted(6));
        QCOMPARE(seen.after.means, (std::vector<double>{0, 1, 2, 3, 4, 5, 4, 5, 4, 5}));
        QCOMPARE(seen.difference.rows, 3);
        QCOMPARE(seen.difference.means, std::vector<double>(6, 0.0));
        QCOMPARE(seen.largest, 0.0);
        QCOMPARE(seen.after.most, 5.0);
    }

    // A larger table becomes means; what differs is found cell by cell.
    void means() {
        Converter converter({arrayOf({6, 4}, counted(24))});
        const ConversionPreview seen = preview(converter, {{"drop-rows", "1"}}, 2);
        QCOMPARE(seen.before.high, 2);
        QCOMPARE(seen.before.means, (std::vector<double>{4.5, 6.5, 16.5, 18.5}));
        QCOMPARE(seen.after.rows, 5);
        QCOMPARE(seen.difference.rows, 5);
        QCOMPARE(seen.largest, 0.0);
        QVERIFY(seen.moved);
    }

    // Rows of another type: the largest difference has its place.
    void rounded() {
        Converter converter({arrayOf({3, 2}, {1, 2, 3, 4, 5, 2049})});
        const ConversionPreview seen = preview(converter, {{"dtype", "float16"}, {"front", "0"}});
        QVERIFY(!seen.moved);
        QCOMPARE(seen.largest, 1.0);
        QCOMPARE(seen.row, 2);
        QCOMPARE(seen.column, 1);
        QCOMPARE(seen.rms, std::sqrt(1.0 / 6));
    }

    // A place of a finer grid stands beside the place of the file that it lies in; rows in front stay.
    void resized() {
        Converter converter({arrayOf({5, 1}, {9, 1, 2, 3, 4})});
        const ConversionPreview seen = preview(converter, {{"grid", "4x4"}, {"interpolation", "nearest"}});
        QCOMPARE(seen.after.rows, 17);
        QCOMPARE(seen.difference.rows, 17);
        QCOMPARE(seen.after.means, (std::vector<double>{9, 1, 1, 2, 2, 1, 1, 2, 2, 3, 3, 4, 4, 3, 3, 4, 4}));
        QCOMPARE(seen.largest, 0.0);
        QVERIFY(seen.moved);
    }

    void noNumbers() {
        Converter converter({arrayOf({2, 2}, {1, noNumber, 3, 4})});
        const ConversionPreview seen = preview(converter, {{"dtype", "float32"}, {"front", "0"}});
        QVERIFY(std::isnan(seen.before.means[1]) && std::isnan(seen.difference.means[1]));
        QCOMPARE(seen.before.least, 1.0);
        QCOMPARE(seen.largest, 0.0);
    }

    // The axes behind the first one make a row where they are pairs or matrices.
    void shapes_data() {
        const Rows<QString, qint64, qint64, qint64, qint64> row("form", "rows", "columns", "new rows",
                                                                "new columns");
        row("pairs", "pairs-last", 40, 16, 40, 16);
        row("complex", "complex", 40, 16, 40, 16);
        row("matrices", "matrices", 40, 16, 40, 32);
        row("apart", "apart", 40, 16, 40, 16);
        row("angles", "angles", 40, 16, 40, 8);
        row("frequencies", "inv_freq", 40, 16, 1, 8);
    }
    void shapes() {
        const auto [form, rows, columns, newRows, newColumns] =
            fetchRow<QString, qint64, qint64, qint64, qint64>();
        const auto model = modelOf("rope", {{"head_dim", std::int64_t{16}}, {"max_len", std::int64_t{40}}});
        Converter converter({arrayOf(model->table(), CellType::float64)});
        const ConversionPreview seen = preview(converter, {{"to", form.toStdString()}});
        QCOMPARE(seen.before.rows, rows);
        QCOMPARE(seen.before.columns, columns);
        QCOMPARE(seen.after.rows, newRows);
        QCOMPARE(seen.after.columns, newColumns);
    }

    // The rows of two heads of four, to half-split and back.
    void weights() {
        Converter converter({arrayOf({8, 3}, counted(24), CellType::float32)});
        const ConversionPreview seen = preview(converter, {{"permute", "half-split"}, {"heads", "2"}});
        QCOMPARE(seen.after.means, (std::vector<double>{0,  1,  2,  6,  7,  8,  3,  4,  5,  9,  10, 11,
                                                        12, 13, 14, 18, 19, 20, 15, 16, 17, 21, 22, 23}));
        Converter bias({arrayOf({8}, counted(8), CellType::float32)});
        const auto back =
            bias.convert(*readConvertWords({{"permute", "interleaved"}, {"heads", "1"}, {"rotated", "4"}}));
        QVERIFY(back.ok());
        QCOMPARE(back->arrays.front().shape(), std::vector<std::int64_t>{8});
        std::vector<double> cells(8);
        for (std::int64_t n = 0; n < 8; ++n)
            back->arrays.front().row(n, &cells[static_cast<std::size_t>(n)]);
        QCOMPARE(cells, (std::vector<double>{0, 2, 1, 3, 4, 5, 6, 7}));
    }

    void fields_data() {
        const Rows<QString, QString, QString> row("option", "typed", "others");
        row("grid", "grid", "7", "");
        row("rows", "rows", "0", "");
        row("rows with a sign", "rows", "+4", "");
        row("a window", "window", "x", "");
        row("a deviation", "std", "1e9", "rows=9 fill=random");
        row("heads", "heads", "0", "permute=half-split");
        row("pairs", "permute", "both", "heads=2");
        row("a seed", "seed", "-1", "rows=9 fill=random");
        row("a type", "dtype", "int8", "");
        row("heads of nothing", "heads", "4", "");
        row("places in geometric progression", "interpolation", "geometric", "grid=4x4");
    }
    void fields() {
        const auto [option, typed, others] = fetchRow<QString, QString, QString>();
        ConvertWords words{{option.toStdString(), typed.toStdString()}};
        for (const QString& each : others.split(' ', Qt::SkipEmptyParts))
            words[each.section('=', 0, 0).toStdString()] = each.section('=', 1).toStdString();
        const auto request = readConvertWords(words);
        QVERIFY(!request.ok());
        QCOMPARE(QString::fromStdString(request.error().field), option);
    }

    void refused() {
        Converter converter({arrayOf({9, 3}, counted(27))});
        const auto because = [&](const ConvertWords& words) {
            const auto made = converter.convert(*readConvertWords(words));
            return made ? std::string() : made.error().text.english();
        };
        QVERIFY(saysOnly(because({{"permute", "half-split"}, {"heads", "2"}}), "convert/rows-of-no-heads",
                         {"9", "2", "4"}));
        QVERIFY(saysOnly(because({{"permute", "half-split"}, {"heads", "3"}}), "errors/unusual-head",
                         {"3", "9", "0", "3"}));
        QVERIFY(
            saysOnly(because({{"window", "3"}, {"interpolation", "geometric"}}), "convert/geometric-window"));
        QVERIFY(saysOnly(because({{"to", "interleaved"}}), "convert/no-sines"));
        int asked = 0;
        const auto stopped = previewOf(converter.arrays(), converter.convert({{}, FitRequest{}, {}})->arrays,
                                       {}, side, [&asked](double) { return ++asked < 3; });
        QVERIFY(!stopped.ok() && asked == 3);
    }
};

QTEST_APPLESS_MAIN(TestConversionPreview)
#include "tst_conversionpreview.moc"
