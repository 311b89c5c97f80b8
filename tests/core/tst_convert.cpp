// SPDX-License-Identifier: GPL-3.0-or-later
// Tables in other forms, types and lengths, and the order of rows of weights.
#include <QFile>
#include <QTemporaryDir>
#include <cmath>
#include <cstring>
#include <nlohmann/json.hpp>
#include <random>

#include "core/convert/arraywriting.h"
#include "core/convert/conversion.h"
#include "core/convert/permutation.h"
#include "core/convert/wholemodel.h"
#include "core/identify/identify.h"
#include "tests/support/bytes.h"
#include "tests/support/cputime.h"
#include "tests/support/encodingof.h"
#include "tests/support/rows.h"
#include "tests/support/storedarrays.h"
#include "tests/support/strict.h"
#include "tests/support/tablebytes.h"
#include "tests/support/wording.h"

using namespace posiscope;

namespace {

Given ropeValues(std::int64_t rows = 80) {
    return {{"head_dim", std::int64_t{32}}, {"max_len", rows}};
}

StoredArray ropeTable(CellType type = CellType::float32, std::int64_t rows = 80) {
    return arrayOf(modelOf("rope", ropeValues(rows))->table(), type);
}

std::vector<double> cellsOf(const ConvertedArray& array) {
    std::vector<double> cells;
    std::vector<double> row(static_cast<std::size_t>(array.columns()));
    for (std::int64_t r = 0; r < array.rows(); ++r) {
        array.row(r, row.data());
        cells.insert(cells.end(), row.begin(), row.end());
    }
    return cells;
}

/// Whether the bits are equal, also those of NaN.
bool same(const std::vector<double>& a, const std::vector<double>& b) {
    return a.size() == b.size() && std::equal(a.begin(), a.end(), b.begin(), [](double x, double y) {
               return std::bit_cast<std::uint64_t>(x) == std::bit_cast<std::uint64_t>(y);
           });
}

/// The sines of computed rows and of the encoding's table have different roundings.
constexpr double lastPlace = 0x1p-52;

double farthest(const std::vector<double>& a, const std::vector<double>& b) {
    if (a.size() != b.size()) return HUGE_VAL;
    double most = 0;
    for (std::size_t n = 0; n < a.size(); ++n)
        most = std::max(most, std::abs(a[n] - b[n]));
    return most;
}

std::string reasonOf(const Result<std::vector<ConvertedArray>>& result) {
    return result ? "" : result.error().text.english();
}

}  // namespace

class TestConvert : public StrictTest {
    Q_OBJECT

    QTemporaryDir folder_;

    /// The arrays as a file, and read again.
    std::vector<StoredArray> written(const std::vector<ConvertedArray>& arrays, const std::string& format) {
        const QString path = folder_.filePath(QString("t.%1").arg(QString::fromStdString(format)));
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly)) return {};
        writeArrays(format, arrays,
                    [&](const char* data, std::size_t count) {
                        return file.write(data, static_cast<qint64>(count)) == static_cast<qint64>(count);
                    },
                    {});
        file.close();
        std::vector<StoredArray> all;
        const auto names = arrayNames(path.toStdString());
        if (names->empty()) return {*readArray(path.toStdString(), "")};
        for (const std::string& name : *names)
            all.push_back(*readArray(path.toStdString(), name));
        return all;
    }

 private slots:
    // A conversion to every form, through a file and back, gives the same cells bit for bit.
    void thereAndBack_data() {
        addColumns<QString, QString>("form", "format");
        for (const StorageForm& form : storageForms()) {
            const std::string id = form.id;
            if (id == "angles" || id == "inv_freq") continue;
            if (id != "complex")
                QTest::addRow("%s, safetensors", form.id) << QString(form.id) << "safetensors";
            if (id.rfind("apart", 0) != 0) QTest::addRow("%s, npy", form.id) << QString(form.id) << "npy";
        }
    }
    void thereAndBack() {
        auto [form, format] = fetchRow<QString, QString>();
        const StoredArray table = ropeTable();
        const auto there = convert(identify({table}), {.form = form.toStdString()});
        QVERIFY2(there.ok(), reasonOf(there).c_str());
        QVERIFY(!whyNotIn(format.toStdString(), *there));
        const Identity answer = identify(written(*there, format.toStdString()));
        QVERIFY(answer.recognised);
        QCOMPARE(QString::fromStdString(answer.conversionSource->form.id), form);
        const auto back = convert(answer, {.form = "half-split", .cosineFirst = true});
        QVERIFY2(back.ok(), reasonOf(back).c_str());
        QCOMPARE(back->front().shape(), (std::vector<std::int64_t>{80, 32}));
        QVERIFY(same(cellsOf(back->front()), ::cellsOf(*table.cells)));
    }

    void anglesAndFrequencies() {
        const Identity answer = identify({ropeTable(CellType::float64)});
        const auto frequencies = convert(answer, {.form = "inv_freq"});
        QCOMPARE(frequencies->front().shape(), std::vector<std::int64_t>{16});
        const auto model = modelOf("rope", ropeValues());
        const std::vector<double> found = cellsOf(frequencies->front());
        for (std::size_t i = 0; i < 16; ++i)
            QCOMPARE(found[i], model->frequencies()[i].radians());
        const auto angles = convert(answer, {.form = "angles"});
        QCOMPARE(angles->front().shape(), (std::vector<std::int64_t>{80, 16}));
        QCOMPARE(cellsOf(angles->front())[79 * 16], 79.0);
        // Frequencies alone become a table of the requested length.
        const Identity alone = identify(written(*frequencies, "npy"));
        QVERIFY(saysOnly(reasonOf(convert(alone, {.form = "half-split"})), "convert/rows-missing"));
        const auto table = convert(alone, {.form = "half-split", .rows = 80});
        QVERIFY2(table.ok(), reasonOf(table).c_str());
        QVERIFY(farthest(cellsOf(table->front()), ::cellsOf(model->table())) <= lastPlace);
    }

    // Cells of the file are kept, right or wrong; cells after it are computed.
    void length() {
        StoredArray table = ropeTable(CellType::float64);
        std::vector<double> cells = ::cellsOf(*table.cells);
        cells[1234] = 7;
        const Identity answer = identify({arrayOf({80, 32}, cells)});
        QCOMPARE(answer.unexplainedCells, 1);
        std::vector<double> longer = ::cellsOf(modelOf("rope", ropeValues(200))->table());
        longer[1234] = 7;
        const std::vector<double> found = cellsOf(convert(answer, {.rows = 200})->front());
        QVERIFY(farthest(found, longer) <= lastPlace);
        QVERIFY(same({found.begin(), found.begin() + 80 * 32}, cells));
        cells.resize(60 * 32);
        QVERIFY(same(cellsOf(convert(answer, {.rows = 60})->front()), cells));
    }

    void types_data() {
        addColumns<int, double>("type", "scale");
        for (const CellType type :
             {CellType::float64, CellType::float32, CellType::float16, CellType::bfloat16})
            for (const double scale : {1.0, 1e-6})
                QTest::addRow("%s, times %g", std::string(nameOf(type)).c_str(), scale)
                    << static_cast<int>(type) << scale;
    }
    void types() {
        auto [type, scale] = fetchRow<int, double>();
        const auto to = static_cast<CellType>(type);
        std::vector<double> cells = ::cellsOf(modelOf("rope", ropeValues())->table());
        for (double& cell : cells)
            cell *= scale;  // a millionth is subnormal in float16
        const auto arrays = convert(identify({arrayOf({80, 32}, cells)}), {.type = to});
        QVERIFY2(arrays.ok(), reasonOf(arrays).c_str());
        const std::vector<StoredArray> read = written(*arrays, "safetensors");
        QCOMPARE(read.front().cells->cellType(), to);
        for (double& cell : cells)
            cell = roundTo(kindOf(to), cell);
        QVERIFY(same(::cellsOf(*read.front().cells), cells));
    }

    void refused() {
        const auto why = [](const StoredArray& table, const ConversionRequest& request) {
            return QString::fromStdString(reasonOf(convert(identify({table}), request)));
        };
        std::mt19937_64 random(1);
        std::vector<double> noise(64 * 16);
        for (double& cell : noise)
            cell = std::uniform_real_distribution(-1.0, 1.0)(random);
        QVERIFY(saysOnly(why(arrayOf({64, 16}, noise), {}), "convert/no-sines"));
        const StoredArray table = arrayOf(modelOf("sinusoidal", {{"d_model", std::int64_t{33}}})->table());
        QVERIFY(saysOnly(why(table, {.form = "half-split"}), "convert/column-of-no-pair"));
        QVERIFY(why(table, {.type = CellType::float32, .rows = 20}).isEmpty());
        const auto in = [](const char* format, const ConversionRequest& request) {
            const Failure reason = whyNotIn(format, *convert(identify({ropeTable()}), request));
            return QString::fromStdString(reason ? reason->text.english() : "");
        };
        QVERIFY(saysOnly(in("npy", {.form = "apart"}), "convert/two-arrays"));
        QVERIFY(saysOnly(in("npy", {.type = CellType::bfloat16}), "convert/no-bfloat16"));
        QVERIFY(saysOnly(in("csv", {.form = "pairs-last"}), "convert/csv-real-numbers"));
        QVERIFY(saysOnly(in("csv", {.form = "complex"}), "convert/csv-real-numbers"));
        QVERIFY(saysOnly(in("npy", {.form = "complex", .type = CellType::float16}), "convert/complex-types"));
        QVERIFY(in("csv", {}).isEmpty());
    }

    // Permuted vectors rotated by the other pairing have the same scores.
    void weights_data() {
        addColumns<bool, int>("toHalfSplit", "rotated");
        QTest::newRow("to half-split") << true << 8;
        QTest::newRow("to interleaved") << false << 8;
        QTest::newRow("to half-split, a part of the head") << true << 4;
        QTest::newRow("to interleaved, a part of the head") << false << 4;
    }
    void weights() {
        QFETCH(const bool, toHalfSplit);
        QFETCH(const int, rotated);
        const HeadShape shape{3, 8, rotated};
        const auto order = queryKeyPermutation(shape, toHalfSplit);
        QCOMPARE(order.size(), std::size_t{24});
        const auto turned = [&](const std::vector<double>& x, bool halfSplit, double position) {
            std::vector<double> y = x;
            for (std::size_t head = 0; head < 24; head += 8)
                for (std::size_t i = 0; i < static_cast<std::size_t>(rotated / 2); ++i) {
                    const std::size_t a = head + (halfSplit ? i : 2 * i);
                    const std::size_t b = a + (halfSplit ? static_cast<std::size_t>(rotated / 2) : 1);
                    const double angle = position / std::pow(10.0, static_cast<double>(i));
                    y[a] = x[a] * std::cos(angle) - x[b] * std::sin(angle);
                    y[b] = x[b] * std::cos(angle) + x[a] * std::sin(angle);
                }
            return y;
        };
        std::vector<double> x(24), permuted(24);
        for (std::size_t n = 0; n < 24; ++n)
            x[n] = std::sin(static_cast<double>(n * n) + 1);
        for (std::size_t n = 0; n < 24; ++n)
            permuted[n] = x[static_cast<std::size_t>(order[n])];
        const std::vector<double> before = turned(x, !toHalfSplit, 5);
        const std::vector<double> after = turned(permuted, toHalfSplit, 5);
        for (std::size_t n = 0; n < 24; ++n)
            QCOMPARE(after[n], before[static_cast<std::size_t>(order[n])]);
    }

    /// Eight times as many tensors take about eight times as long. The header keeps its order and all it
    /// holds.
    void wholeModels() {
        const QTemporaryDir folder;
        const auto fileOf = [&](int tensors) {
            std::string header = R"({"__metadata__":{"b":"2","a":"1"})";
            for (int n = 0; n < tensors; ++n)
                header +=
                    "," + tensorEntry("t" + std::to_string(tensors - n), "F32", "[1,1]", 4 * n, 4 * n + 4);
            const std::string path = (folder.path() + QStringLiteral("/%1").arg(tensors)).toStdString();
            writeBytes(QString::fromStdString(path),
                       QByteArray::fromStdString(safetensorsFile(header + "}", countedFloats(tensors))));
            return path;
        };
        const ConvertedArray array = convert(identify({ropeTable()}), {})->front();
        std::string copy;
        const auto copied = [&](const std::string& path) {
            copy.clear();
            const auto model = WholeModel::open(path, "t7");
            QVERIFY2(model.ok(), model ? "" : model.error().text.english().c_str());
            const Sink sink = [&copy](const char* bytes, std::size_t count) {
                copy.append(bytes, count);
                return true;
            };
            QVERIFY(model->write(array, sink, {}).value());
        };
        const std::string few = fileOf(2000);
        const std::string many = fileOf(16'000);
        const double soon = leastCpuTime(3, [&] { copied(few); });
        const double late = leastCpuTime(1, [&] { copied(many); });
        QVERIFY2(late < 20 * soon, qPrintable(QStringLiteral("%1 ms, %2 ms").arg(soon).arg(late)));

        copied(fileOf(9));
        std::uint64_t length = 0;
        std::memcpy(&length, copy.data(), sizeof length);
        const std::string header = copy.substr(sizeof length, length);
        const auto json = nlohmann::ordered_json::parse(header);
        std::string names;
        for (const auto& [name, entry] : json.items())
            names += name + " ";
        QCOMPARE(names, std::string("__metadata__ t9 t8 t7 t6 t5 t4 t3 t2 t1 "));
        QCOMPARE(json["__metadata__"].dump(), std::string(R"({"b":"2","a":"1"})"));
        const std::uint64_t size = bytesOf(array);
        QCOMPARE(json["t7"]["data_offsets"].dump(), "[8," + std::to_string(8 + size) + "]");
        QCOMPARE(json["t6"]["data_offsets"].dump(),
                 "[" + std::to_string(8 + size) + "," + std::to_string(12 + size) + "]");
    }

    /// A list of frequencies that was rounded: its own numbers, in another type too.
    void roundedFrequencies_data() {
        QTest::addColumn<bool>("wider");
        QTest::newRow("as in the file") << false;
        QTest::newRow("float32") << true;
    }
    void roundedFrequencies() {
        QFETCH(bool, wider);
        std::vector<double> numbers;
        for (int pair = 0; pair < 32; ++pair)
            numbers.push_back(rounded(NumberKind::bfloat16, std::pow(1e4, -pair / 32.0)));
        const Identity answer = identify({arrayOf({32}, numbers, CellType::bfloat16)});
        ConversionRequest request;
        if (wider) request.type = CellType::float32;
        const auto arrays = convert(answer, request);
        QVERIFY(arrays.ok());
        std::vector<double> written(32);
        arrays->front().row(0, written.data());
        QCOMPARE(written, numbers);
    }
};

QTEST_APPLESS_MAIN(TestConvert)
#include "tst_convert.moc"
