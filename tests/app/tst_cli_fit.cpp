// SPDX-License-Identifier: GPL-3.0-or-later
// posiscope convert with learned tables: resized as PyTorch does, cut, extended, and written back into a
// model.
#include <cmath>
#include <nlohmann/json.hpp>

#include "tests/app/programtest.h"
#include "tests/support/rows.h"
#include "tests/support/tablebytes.h"

using namespace posiscope;

namespace {

using Json = nlohmann::json;
using Cells = std::vector<double>;

/// Cells that are all different, as float32.
Cells counted(int rows, int columns) {
    Cells cells;
    for (int n = 0; n < rows * columns; ++n)
        cells.push_back(n + 0.5);
    return cells;
}

template <class Number>
std::string numbers(const Cells& cells) {
    std::string bytes;
    for (const double cell : cells)
        bytes += bytesOf(static_cast<Number>(cell));
    return bytes;
}

/// The rows of a table of two columns, by their numbers.
Cells rowsOf(const QList<int>& rows) {
    Cells cells;
    for (const int row : rows) {
        cells.push_back(2 * row + 0.5);
        cells.push_back(2 * row + 1.5);
    }
    return cells;
}

const Json& published() {
    static const Json all =
        Json::parse(bytesOf(QStringLiteral(POSISCOPE_TEST_DATA "/resized/interpolate.json")).toStdString());
    return all;
}

QString sides(const Json& grid) {
    return QString("%1x%2").arg(grid[0].get<int>()).arg(grid[1].get<int>());
}

}  // namespace

class TestCliFit : public ProgramTest {
    Q_OBJECT

 private slots:
    // PyTorch's numbers in float64, with two rows in front.
    void everyInterpolation_data() {
        const Rows<int, QString> row("case", "interpolation");
        for (std::size_t n = 0; n < published()["cases"].size(); ++n)
            for (const auto& [name, _] : published()["cases"][n]["resized"].items())
                row(qPrintable(QString("%1: %2").arg(n).arg(QString::fromStdString(name))),
                    static_cast<int>(n), QString::fromStdString(name));
    }
    void everyInterpolation() {
        const auto [number, name] = fetchRow<int, QString>();
        const Json& one = published()["cases"][static_cast<std::size_t>(number)];
        Cells rows{-7, 8, 0.25, 9};
        for (const Json& cell : one["rows"])
            rows.insert(rows.end(), {cell.get<double>(), -3 * cell.get<double>()});
        write("in.npy",
              npyFile("<f8", "(" + std::to_string(rows.size() / 2) + ", 2)", numbers<double>(rows)));
        const QString options = QString("--grid %1 --old-grid %2 --front 2 --interpolation %3")
                                    .arg(sides(one["to"]), sides(one["from"]), name);
        const Matrix made = fit("in.npy", split(options));
        const Json& expected = one["resized"][name.toStdString()];
        QCOMPARE(made.rows, static_cast<qint64>(expected.size()) + 2);
        QCOMPARE(made.cells[2], 0.25);
        for (std::size_t n = 0; n < expected.size(); ++n)
            for (const auto& [column, factor] : {std::pair{0, 1.0}, std::pair{1, -3.0}})
                QVERIFY(std::abs(made.at(static_cast<qint64>(n) + 2, column) -
                                 factor * expected[n].get<double>()) < 1e-10);
    }

    // What timm, Swin, BEiT, transformers and SAM make in float32.
    void asProjectsDo_data() {
        const Rows<QString> row("options");
        row("timm", "--grid 24x20 --interpolation bicubic-antialias");
        row("vit", "--grid 24x20 --interpolation bicubic");
        row("flexivit", "--grid 24x20 --interpolation bilinear-antialias");
        row("big_vision", "--grid 24x20 --interpolation bilinear-aligned --front 1");
        row("swin", "--window 12");
        row("beit", "--window 16 --interpolation bicubic");
        row("sam", "--rows 63 --interpolation bilinear");
        row("beit-geometric", "--window 9 --interpolation geometric-bilinear");
        row("llama", "--permute half-split --heads 4");
    }
    void asProjectsDo() {
        const auto [options] = fetchRow<QString>();
        if (!hasTorch()) QSKIP("python3-torch is not installed");
        const QString name = QTest::currentDataTag();
        const QString in = truth_.filePath(name + "-in.npy"), out = file("out.npy");
        VERIFY_DONE(program_.run(QStringList{"convert", in, "-o", out} + split(options)));
        const QByteArray made = bytesOf(out), expected = bytesOf(truth_.filePath(name + "-out.npy"));
        static const QRegularExpression shape("'shape': (\\([^)]*\\))");
        QCOMPARE(shape.match(QString::fromLatin1(made.left(128))).captured(1),
                 shape.match(QString::fromLatin1(expected.left(128))).captured(1));
        QCOMPARE(made.size(), expected.size());
        double largest = 0;
        const qsizetype head = 128;
        for (qsizetype n = head; n < made.size(); n += 4) {
            float ours = 0, theirs = 0;
            std::memcpy(&ours, made.constData() + n, 4);
            std::memcpy(&theirs, expected.constData() + n, 4);
            largest = std::max(largest, std::abs(double{ours} - double{theirs}));
        }
        QVERIFY2(largest <= 4e-6, qPrintable(QString::number(largest)));
    }

    void rows_data() {
        const Rows<QString, QList<int>, QString> row("options", "rows", "said");
        row("cut", "--rows 2", {0, 1}, wording("convert/kept-first-rows", {"2", "4"}));
        row("last", "--rows 6 --fill last", {0, 1, 2, 3, 3, 3},
            wording("convert/last-row-again", {"4", "5"}));
        row("tile", "--rows 9 --fill tile", {0, 1, 2, 3, 0, 1, 2, 3, 0},
            wording("convert/table-again", {"4", "8"}));
        row("wrap", "--rows 9 --fill wrap --front 2", {0, 1, 2, 3, 2, 3, 2, 3, 2},
            wording("convert/table-again-from", {"4", "8", "2"}));
        row("wrap without rows in front", "--rows 6 --fill wrap", {0, 1, 2, 3, 0, 1},
            wording("convert/table-again-from", {"4", "5", "0"}));
        row("without the first ones", "--drop-rows 2", {2, 3}, wording("convert/left-out-first-rows", {"2"}));
        row("without them, longer", "--drop-rows 2 --rows 5 --fill tile", {2, 3, 2, 3, 2},
            wording("convert/left-out-first-rows", {"2"}));
        row("as it is", "", {0, 1, 2, 3}, "float32 [4, 2] → float32 [4, 2]");
    }
    void rows() {
        const auto [options, rows, said] = fetchRow<QString, QList<int>, QString>();
        write("in.npy", npyFile("<f4", "(4, 2)", numbers<float>(counted(4, 2))));
        const Ran ran =
            program_.run(QStringList{"convert", file("in.npy"), "-o", file("out.npy")} + split(options));
        VERIFY_DONE(ran);
        QVERIFY2(QString::fromUtf8(ran.output).contains(said), ran.text());
        QCOMPARE(readNpy(bytesOf(file("out.npy"))).cells, rowsOf(rows));
    }

    void randomRows() {
        write("in.npy", npyFile("<f4", "(4, 64)", numbers<float>(counted(4, 64))));
        const Matrix made = fit("in.npy", split("--rows 1004 --fill random --std 0.5"));
        const Matrix again = fit("in.npy", split("--rows 1004 --fill random --std 0.5 --seed 0"));
        const Matrix other = fit("in.npy", split("--rows 1004 --fill random --std 0.5 --seed 1"));
        QVERIFY(made.sameBits(again) && !made.sameBits(other));
        QCOMPARE(Cells(made.cells.begin(), made.cells.begin() + 256), counted(4, 64));
        double sum = 0, squares = 0;
        for (std::size_t n = 256; n < made.cells.size(); ++n) {
            sum += made.cells[n];
            squares += made.cells[n] * made.cells[n];
        }
        // Of 64,000 numbers: five standard errors.
        QVERIFY(std::abs(sum / 64000) < 5 * 0.5 / std::sqrt(64000.0));
        QVERIFY(std::abs(std::sqrt(squares / 64000) - 0.5) < 5 * 0.5 / std::sqrt(2 * 64000.0));
    }

    void shapesStay_data() {
        const Rows<QString, QString, QString> row("shape", "options", "new");
        row("a batch axis", "(1, 17, 3)", "--grid 2x2", "(1, 5, 3)");
        row("a grid", "(1, 4, 4, 3)", "--grid 2x5", "(1, 2, 5, 3)");
        row("not a square", "(12, 3)", "--old-grid 3x4 --grid 6x8", "(48, 3)");
        row("one head", "(9, 1)", "--window 3", "(25, 1)");
        row("two rows in front", "(18, 3)", "--grid 2x2", "(6, 3)");
        row("a window of other sides", "(15, 3)", "--old-grid 2x3 --window 3x2", "(15, 3)");
    }
    void shapesStay() {
        const auto [shape, options, expected] = fetchRow<QString, QString, QString>();
        int count = 1;
        for (const QString& side : QString(shape).remove('(').remove(')').split(", "))
            count *= side.toInt();
        write("in.npy", npyFile("<f4", shape.toStdString(), numbers<float>(counted(1, count))));
        VERIFY_DONE(
            program_.run(QStringList{"convert", file("in.npy"), "-o", file("out.npy")} + split(options)));
        const QByteArray head = bytesOf(file("out.npy")).left(128);
        QVERIFY2(head.contains("'shape': " + expected.toUtf8()), head);
    }

    // One table in three formats at once; a format that cannot be ends with its reason.
    void severalFiles() {
        write("in.npy", npyFile("<f4", "(4, 2)", numbers<float>(counted(4, 2))));
        VERIFY_DONE(program_.run({"convert", file("in.npy"), "--rows", "6", "--fill", "tile", "-o",
                                  file("a.npy"), "-o", file("b.npz"), "-o", file("c.safetensors")}));
        for (const char* other : {"b.npz", "c.safetensors"})
            VERIFY_DONE(program_.run({"compare", file("a.npy"), file(other)}));
        QCOMPARE(readNpy(bytesOf(file("a.npy"))).rows, qint64{6});
        VERIFY_REFUSED(program_.run({"convert", file("in.npy"), "-o", file("d.npy"), "-o", file("e.txt")}), 2,
                       QStringList{".npz"});
        QVERIFY(!QFile::exists(file("d.npy")));
    }

    // An archive that NumPy reads, with both arrays.
    void npz() {
        write("in.npy", npyFile("<f4", "(4, 2)", numbers<float>(counted(4, 2))));
        VERIFY_DONE(program_.run({"convert", file("in.npy"), "-o", file("one.npz")}));
        VERIFY_DONE(program_.run({"export", "--view", "heatmap", "--encoding", "rope", "--head-dim", "16",
                                  "--max-len", "60", "-o", file("rope.npy")}));
        VERIFY_DONE(program_.run({"convert", file("rope.npy"), "--to", "apart", "-o", file("two.npz")}));
        VERIFY_DONE(program_.run({"compare", file("one.npz"), file("in.npy")}));
        VERIFY_DONE(program_.run({"identify", file("two.npz")}));
        QProcess python;
        python.start("/usr/bin/python3", {"-c", R"(
import numpy as np, sys, zipfile
one, two = np.load(sys.argv[1]), np.load(sys.argv[2])
assert zipfile.ZipFile(sys.argv[2]).testzip() is None
assert one["table"].tolist() == (np.arange(8).reshape(4, 2) + 0.5).tolist()
assert two["cos"].shape == two["sin"].shape == (60, 8) and two["sin"].dtype == np.float64
w = 10000.0 ** (-np.arange(8) / 8)
assert abs(two["sin"] - np.sin(np.arange(60)[:, None] * w)).max() < 1e-12
print("good"))",
                                          file("one.npz"), file("two.npz")});
        python.waitForFinished();
        const QByteArray errors = python.readAllStandardError();
        if (errors.contains("No module named")) QSKIP("python3-numpy is not installed");
        QCOMPARE(python.readAllStandardOutput(), QByteArray("good\n"));
    }

    // The other tensors are copied byte by byte, and the metadata stays.
    void wholeModel() {
        const std::string first = numbers<float>({1, 2, 3}), second = numbers<float>(counted(4, 2)),
                          third = "\x01\x02\x03\x04\x05";
        write("model.safetensors",
              safetensorsFile("{\"__metadata__\":{\"format\":\"pt\"}," +
                                  tensorEntry("bias", "F32", "[3]", 0, 12) + "," +
                                  tensorEntry("wpe.weight", "F32", "[4,2]", 12, 44) + "," +
                                  tensorEntry("embeddings.position_ids", "U8", "[5]", 44, 49) + "}",
                              first + second + third));
        const Ran ran =
            program_.run({"convert", file("model.safetensors") + ":wpe.weight", "--rows", "6", "--fill",
                          "last", "--dtype", "float16", "--whole", "-o", file("copy.safetensors")});
        VERIFY_DONE(ran);
        QVERIFY2(ran.output.contains("not changed, though it may count these rows: embeddings.position_ids"),
                 ran.text());
        const std::string copy = bytesOf(file("copy.safetensors")).toStdString();
        std::uint64_t length = 0;
        std::memcpy(&length, copy.data(), 8);
        QCOMPARE(length % 8, std::uint64_t{0});
        const Json header = Json::parse(copy.substr(8, length));
        const std::string data = copy.substr(8 + length);
        QCOMPARE(header["__metadata__"]["format"].get<std::string>(), std::string("pt"));
        const auto tensor = [&](const char* name) {
            const Json& at = header[name]["data_offsets"];
            return data.substr(at[0].get<std::size_t>(), at[1].get<std::size_t>() - at[0].get<std::size_t>());
        };
        QCOMPARE(tensor("bias"), first);
        QCOMPARE(tensor("embeddings.position_ids"), third);
        QVERIFY(header["wpe.weight"] ==
                Json({{"dtype", "F16"}, {"shape", {6, 2}}, {"data_offsets", {12, 36}}}));
        QCOMPARE(data.size(), std::size_t{12 + 24 + 5});
        // 0.5 and 1.5 in float16.
        QCOMPARE(tensor("wpe.weight").substr(0, 4), std::string("\x00\x38\x00\x3e", 4));
        QCOMPARE(program_.run({"compare", file("model.safetensors"), file("copy.safetensors")}).status, 3);
        // In place of the file that is read.
        VERIFY_DONE(program_.run({"convert", file("model.safetensors") + ":wpe.weight", "--rows", "6",
                                  "--fill", "last", "--dtype", "float16", "--whole", "--overwrite", "-o",
                                  file("model.safetensors")}));
        QCOMPARE(bytesOf(file("model.safetensors")).toStdString(), copy);
    }

    void refused_data() {
        const Rows<QString, int, QStringList> row("options", "status", "mentioned");
        row("longer without a way", "--rows 9", 1, {wording("convert/how-to-fill", {"4"})});
        row("no square", "--grid 3x3 --front 1", 1, {"convert/no-square"});
        row("no window", "--window 3", 1, {"convert/no-window"});
        row("other places", "--grid 3x3 --old-grid 3x3", 1, {"convert/rows-not-places", "3 × 3"});
        row("nothing is left", "--drop-rows 4", 1, {"convert/no-row-left"});
        row("no grid", "--grid 3", 2, {"errors/grid-words", "--grid"});
        row("an endless grid", "--grid 5000x5000", 2, {"errors/grid-words", "--grid", "4096"});
        row("no such way", "--grid 3x3 --interpolation lanczos", 2,
            {"errors/no-such-interpolation", "lanczos", "bicubic-antialias"});
        row("no such filling", "--rows 9 --fill zeros", 2, {wording("errors/no-such-filling", {"zeros"})});
        row("fill without rows", "--fill last", 2, {"errors/fill-needs-rows"});
        row("interpolation alone", "--interpolation bicubic", 2, {"errors/interpolation-needs"});
        row("grid and rows", "--grid 3x3 --rows 4", 2, {"errors/grid-says-rows"});
        row("grid and window", "--grid 3x3 --window 4", 2, {"errors/grid-and-window"});
        row("window and rows in front", "--window 4 --front 1", 2, {"errors/front-without-window"});
        row("seed of nothing", "--rows 9 --fill last --seed 3", 2, {"errors/std-and-seed"});
        row("no deviation", "--rows 9 --fill random --std nan", 2, {"errors/std-number"});
        row("rows in front of nothing", "--rows 9 --fill wrap --front 4", 1, {"errors/front-less-than-rows"});
        row("another form", "--rows 9 --fill last --to complex", 2, {"errors/form-of-sines"});
        row("no model", "--rows 2 --whole", 2, {"errors/whole-safetensors"});
        row("weights without heads", "--permute half-split", 2,
            {wording("errors/option-missing", {"heads"})});
        row("heads that do not fit", "--permute half-split --heads 3", 1,
            {"convert/rows-of-no-heads", "4 rows", "3 heads"});
        row("weights of another length", "--permute half-split --heads 2 --rows 2", 2,
            {"errors/permute-alone"});
        row("a geometric grid", "--grid 3x3 --interpolation geometric", 2, {"errors/geometric-window"});
    }
    void refused() {
        const auto [options, status, mentioned] = fetchRow<QString, int, QStringList>();
        write("in.npy", npyFile("<f4", "(4, 2)", numbers<float>(counted(4, 2))));
        const Ran ran =
            program_.run(QStringList{"convert", file("in.npy"), "-o", file("x.npy")} + split(options));
        VERIFY_REFUSED(ran, status, mentioned);
        QVERIFY(!QFile::exists(file("x.npy")));
    }

 private:
    QString file(const QString& name) const { return folder_->filePath(name); }
    void write(const QString& name, const std::string& bytes) {
        writeBytes(file(name), QByteArray::fromStdString(bytes));
    }
    /// The table that convert makes, as float64.
    Matrix fit(const QString& name, const QStringList& options) {
        const Ran ran = program_.run(QStringList{"convert", file(name), "-o", file("fit.npy")} + options);
        if (!ran.done()) qWarning("%s", ran.text().constData());
        return readNpy(bytesOf(file("fit.npy")));
    }
    /// Lets PyTorch make its tables once.
    bool hasTorch() {
        if (!asked_) {
            QProcess python;
            python.start("/usr/bin/python3",
                         {POSISCOPE_TEST_DATA "/../app/fit_with_torch.py", truth_.path()});
            torch_ = python.waitForFinished(120'000) && python.exitCode() == 0;
        }
        asked_ = true;
        return torch_;
    }

    QTemporaryDir truth_;
    bool asked_ = false, torch_ = false;
};

QTEST_GUILESS_MAIN(TestCliFit)
#include "tst_cli_fit.moc"
