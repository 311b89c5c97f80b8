// SPDX-License-Identifier: GPL-3.0-or-later
// Tables from files on the command line: --table FILE[:TENSOR].
#include <QDir>
#include <QImage>
#include <QJsonDocument>
#include <QJsonObject>
#include <cmath>

#include "tests/app/programtest.h"
#include "tests/support/ggufbytes.h"
#include "tests/support/rows.h"
#include "tests/support/tablebytes.h"
#include "tests/support/torchbytes.h"

using namespace posiscope;

namespace {

/// Two rows of three, exact in every number type that the files below have.
const std::vector<double> numbers{0.5, -2, 3, 1.25, 0, 96};

std::vector<float> asFloats(const std::vector<double>& all) {
    return {all.begin(), all.end()};
}

std::string floats() {
    return bytesOfAll(asFloats(numbers));
}

/// Upper halves of float32.
std::string bfloats() {
    std::string bytes;
    for (const float number : asFloats(numbers))
        bytes += bytesOf(number).substr(2);
    return bytes;
}

std::string columnByColumn() {
    return bytesOfAll(std::vector<double>{0.5, 1.25, -2, 0, 3, 96});
}

std::string npyOfFloats() {
    return npyFile("<f4", "(2, 3)", floats());
}

/// [2, 2, 3]: the rows of the table, each behind another row.
std::string stacked() {
    const std::string row(12, '\x01');
    return row + floats().substr(0, 12) + row + floats().substr(12);
}

/// The layers of a language model in miniature: the table of positions is neither first nor alone.
std::string manyTensors() {
    const std::string sevenths(24, '\x01');
    return safetensorsFile("{" + tensorEntry("h.0.attn.bias", "F16", "[2,2,3]", 0, 24) + "," +
                               tensorEntry("h.0.mlp.weight", "F32", "[3,2]", 24, 48) + "," +
                               tensorEntry("wpe.weight", "F32", "[2,3]", 48, 72) + "," +
                               tensorEntry("evil\\u001b[31m\\nname", "F32", "[6,1]", 72, 96) + "," +
                               tensorEntry("ln_f.weight", "F32", "[6]", 96, 120) + "}",
                           sevenths + sevenths + floats() + sevenths + sevenths);
}

QByteArray contentsOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

std::string largeModel() {
    std::vector<float> positions;
    for (int n = 0; n < 1024 * 768; ++n)
        positions.push_back(static_cast<float>(std::sin(n * 0.37)) * 0.125F);
    const std::string table = bytesOfAll(positions);
    const std::string words(std::size_t{300} * 768 * 4, '\x3c');
    const auto at = [](std::size_t n) { return static_cast<std::uint64_t>(n); };
    const std::size_t after = words.size() + table.size();
    return safetensorsFile("{" + tensorEntry("wte.weight", "F32", "[300,768]", 0, at(words.size())) + "," +
                               tensorEntry("wpe.weight", "F32", "[1024,768]", at(words.size()), at(after)) +
                               "," + tensorEntry("ln_f.bias", "F32", "[2]", at(after), at(after) + 8) + "}",
                           words + table + std::string(8, '\0'));
}

}  // namespace

class TestCliTablesFiles : public ProgramTest {
    Q_OBJECT

 private slots:
    void opens_data() {
        const Rows<QString, std::string, QString, QString> row("name", "file", "tensor", "type");
        row("npy float64", "a.npy", npyFile("<f8", "(2, 3)", bytesOfAll(numbers)), "", "float64");
        row("npy float32", "a.npy", npyOfFloats(), "", "float32");
        row("npy big-endian", "a.npy", npyFile(">f8", "(2, 3)", bytesOfAll(numbers, true)), "", "float64");
        row("npy by columns", "a.npy", npyFile("<f8", "(2, 3)", columnByColumn(), true), "", "float64");
        row("ending in capitals", "A.NPY", npyOfFloats(), "", "float32");
        row("csv", "a.csv", "0.5,-2,3\n1.25,0,96\n", "", "float64");
        row("csv with a header", "a.csv", "x,y,z\n0.5,-2,3\n1.25,0,96\n", "", "float64");
        row("safetensors with one", "a.safetensors",
            safetensorsFile("{" + tensorEntry("pos", "F32", "[2,3]", 0, 24) + "}", floats()), "pos",
            "float32");
        row("safetensors bfloat16", "a.safetensors",
            safetensorsFile("{" + tensorEntry("pos", "BF16", "[2,3]", 0, 12) + "}", bfloats()), "pos",
            "bfloat16");
        row("the named one of several", "a.safetensors:wpe.weight", manyTensors(), "wpe.weight", "float32");
        row("npz with one", "a.npz", zipFile({ZipMember::stored("pe.npy", npyOfFloats())}), "pe", "float32");
        row("npz by name", "a.npz:second",
            zipFile({ZipMember::stored("first.npy", npyFile("<f4", "(3, 2)", floats())),
                     ZipMember::stored("second.npy", npyOfFloats())}),
            "second", "float32");
        row("PyTorch", "a.pt:model.pe",
            torchFile(
                pickled::whole(pickled::map(
                    {{"model", pickled::map({{"pe", pickled::tensor(pickled::storage("FloatStorage", "0", 6),
                                                                    0, {2, 3}, {3, 1})}})}})),
                {floats()}),
            "model.pe", "float32");
        row("GGUF", "a.gguf", GgufBytes().tensor("position_embd.weight", {3, 2}, 0, floats()).file(),
            "position_embd.weight", "float32");
        row("savetxt", "a.txt", "# x y z\n0.5 -2 3\n1.25 0 96\n", "", "float64");
        row("printed", "a.txt", "tensor([[0.5000, -2.0000, 3.0000],\n        [1.2500, 0.0000, 96.0000]])\n",
            "", "float64");
        row("a slice without a colon", "a.npy[:,1,:]", npyFile("<f4", "(2, 2, 3)", stacked()), "[:,1,:]",
            "float32");
        row("a colon in the file's name", "a:b.npy", npyOfFloats(), "", "float32");
        row("a colon in the table's name", "a.safetensors:x:y",
            safetensorsFile("{" + tensorEntry("x:y", "F32", "[2,3]", 0, 24) + "}", floats()), "x:y",
            "float32");
        row("nothing behind the colon", "a.npy:", npyOfFloats(), "", "float32");
        row("spaces and letters", "a b – ü.npy", npyOfFloats(), "", "float32");
        row("a slice along the second axis", "a.npy:[:,1,:]", npyFile("<f4", "(2, 2, 3)", stacked()),
            "[:,1,:]", "float32");
        row("a slice along the last axis, by columns", "a.npy:[:,:,1]",
            npyFile("<f8", "(2, 3, 2)", std::string(48, '\x01') + columnByColumn(), true), "[:,:,1]",
            "float64");
        row("a slice of a named array", "a.npz:w[...,1,:]",
            zipFile({ZipMember::stored("w.npy", npyFile("<f4", "(2, 2, 3)", stacked()))}), "w[:,1,:]",
            "float32");
    }
    void opens() {
        const auto [name, file, tensor, type] = fetchRow<QString, std::string, QString, QString>();
        // The file's name ends before the colon that names a table.
        const QString fileName = name.contains("b.npy") ? name : name.section(':', 0, 0).section("[", 0, 0);
        writeBytes(folder_->filePath(fileName), QByteArray::fromStdString(file));
        const QString value = folder_->filePath(name);
        const Ran ran = program_.run({"describe", "--json", "--table", value});
        VERIFY_DONE(ran);
        const QJsonObject root = QJsonDocument::fromJson(ran.output).object();
        QCOMPARE(root["encoding"].toString(), QString("table"));
        QCOMPARE(root["shape"].toArray(), (QJsonArray{2, 3}));
        QCOMPARE(root["tensor"].toString("none"), tensor);
        QCOMPARE(root["number_type"].toString(), type);
        QVERIFY(root["smallest"].toDouble() == -2);
        QVERIFY(root["largest"].toDouble() == 96);
        QCOMPARE(root["nan_cells"].toInteger(-1), 0);
        QCOMPARE(root["infinite_cells"].toInteger(-1), 0);
        const Matrix again = exportedMatrix({"--view", "heatmap", "--table", value});
        if (QTest::currentTestFailed()) return;
        QCOMPARE(again.rows, 2);
        QVERIFY(again.cells == numbers);
    }

    void slices_data() {
        addColumns<QString, QString>("options", "tensor");
        const auto row = [](const char* options, const char* tensor) {
            QTest::newRow(*options == 0 ? "none" : options) << options << tensor;
        };
        row("", "[0]");
        row("--table-slice 1", "[1]");
        row("--table-axis 0 --table-slice 1", "[1]");
        row("--table-axis 1", "[:,0,:]");
        row("--table-axis 2 --table-slice 2", "[:,:,2]");
        row("--table-slice 2 --table-axis 2", "[:,:,2]");
    }
    void slices() {
        const auto [options, tensor] = fetchRow<QString, QString>();
        const QString path = folder_->filePath("s.npy");
        writeBytes(path, QByteArray::fromStdString(npyFile("<f4", "(2, 2, 3)", stacked())));
        const Ran ran = program_.run(QStringList{"describe", "--json", "--table", path} +
                                     options.split(' ', Qt::SkipEmptyParts));
        VERIFY_DONE(ran);
        QCOMPARE(QJsonDocument::fromJson(ran.output).object()["tensor"].toString(), tensor);
    }

    void refusedSlices_data() {
        addColumns<QString, QString, int, QStringList>("table", "options", "status", "words");
        const auto row = [](const char* table, const char* options, int status, const QStringList& words) {
            QTest::addRow("%s %s", table, options) << table << options << status << words;
        };
        row("s.npy", "--table-slice 2", 2, {"table_slice", wording("errors/whole-number", {"0", "1"})});
        row("s.npy", "--table-axis 2 --table-slice 3", 2,
            {"table_slice", wording("errors/whole-number", {"0", "2"})});
        row("s.npy", "--table-axis 3", 2, {"table_axis", wording("errors/whole-numbers", {"0", "2"})});
        row("s.npy", "--table-axis 0,1", 2, {wording("errors/axes-to-name", {"table_axis", "1", "3", "2"})});
        row("s.npy", "--table-axis 2 --table-slice 4", 2,
            {"table_slice", wording("errors/whole-number", {"0", "2"})});
        row("s.npy", "--table-slice 99 --table-axis 1", 2,
            {"table_slice", wording("errors/whole-number", {"0", "1"})});
        row("s.npy:[:,:,2]", "--table-axis 1", 2,
            {"table_slice", wording("errors/whole-number", {"0", "1"})});
        row("s.npy:[:,:,2]", "--table-axis 1 --table-slice 2", 2,
            {"table_slice", wording("errors/whole-number", {"0", "1"})});
        row("flat.npy", "--table-axis 1", 2, {"--table-axis"});
        row("s.npy:[:,2,:]", "", 1, {wording("errors/slice-place", {"[:,2,:]", "1", "1"})});
        row("s.npy:[:,:]", "", 1, {"errors/slice-axes-left", "[:,:]"});
    }
    void refusedSlices() {
        const auto [table, options, status, words] = fetchRow<QString, QString, int, QStringList>();
        writeBytes(folder_->filePath("s.npy"),
                   QByteArray::fromStdString(npyFile("<f4", "(2, 2, 3)", stacked())));
        writeBytes(folder_->filePath("flat.npy"), QByteArray::fromStdString(npyOfFloats()));
        const QString problem =
            notRefused(program_.run(QStringList{"describe", "--table", folder_->filePath(table)} +
                                    options.split(' ', Qt::SkipEmptyParts)),
                       status, words);
        QVERIFY2(problem.isEmpty(), qPrintable(problem));
    }

    // Beside a folder of the name before the colon, the file is meant.
    void aFolderIsNoTable() {
        QVERIFY(QDir(folder_->path()).mkdir("d"));
        writeBytes(folder_->filePath("d:t.safetensors"), QByteArray::fromStdString(manyTensors()));
        const Matrix table =
            exportedMatrix({"--view", "heatmap", "--table", folder_->filePath("d:t.safetensors:wpe.weight")});
        if (QTest::currentTestFailed()) return;
        QVERIFY(table.cells == numbers);
    }

    void strangeCellsAreCounted() {
        const double nan = std::nan("");
        const std::vector<double> cells{1, nan, INFINITY, -INFINITY, nan, 2};
        writeBytes(folder_->filePath("a.npy"),
                   QByteArray::fromStdString(npyFile("<f8", "(3, 2)", bytesOfAll(cells))));
        const Ran ran = program_.run({"describe", "--json", "--table", folder_->filePath("a.npy")});
        VERIFY_DONE(ran);
        const QJsonObject root = QJsonDocument::fromJson(ran.output).object();
        QCOMPARE(root["nan_cells"].toInteger(-1), 2);
        QCOMPARE(root["infinite_cells"].toInteger(-1), 2);
        QVERIFY(root["largest"].toDouble() == 2);
        QVERIFY(saysOnly(root["notes"][0].toString(), "identify/strange-cells", {"2", "2"}));
        VERIFY_DONE(program_.run({"describe", "--table", folder_->filePath("a.npy")}));
        const Matrix again = exportedMatrix({"--view", "heatmap", "--table", folder_->filePath("a.npy")});
        if (QTest::currentTestFailed()) return;
        for (std::size_t n = 0; n < cells.size(); ++n)
            QVERIFY(std::isnan(cells[n]) ? std::isnan(again.cells[n]) : again.cells[n] == cells[n]);
        const QString picture = folder_->filePath("a.svg");
        for (const char* options : {"heatmap", "waves", "waves --waves-across dimensions", "similarity"}) {
            VERIFY_DONE(program_.run(QStringList{"export", "--table", folder_->filePath("a.npy"), "-o",
                                                 picture, "--cursor", "--view"} +
                                     QString(options).split(' ')));
            // A cell that is not a number has neither line nor dot.
            static const QRegularExpression nowhere("[\" ,LM](nan|-?inf)[\" ,]");
            QVERIFY2(!QString::fromUtf8(bytesOf(picture)).contains(nowhere), options);
        }
    }

    // Without a name the likeliest table comes first, and control characters in names do not reach the
    // terminal.
    void severalAreListed() {
        const QString path = folder_->filePath("m.safetensors");
        writeBytes(path, QByteArray::fromStdString(manyTensors()));
        for (const QStringList& command :
             {QStringList{"describe"}, {"export", "--view", "heatmap", "-o", folder_->filePath("x.npy")}}) {
            const Ran ran = program_.run(command + QStringList{"--table", path});
            QVERIFY2(ran.status == 2 && ran.output.isEmpty(), ran.text());
            const QList<QByteArray> lines = ran.errors.split('\n');
            QCOMPARE(lines.size(), 5);
            QVERIFY2(lines[0].startsWith("posiscope: error: ") && lines[0].contains("m.safetensors") &&
                         says(QString::fromUtf8(lines[0]), "errors/several-tables", {"", "3"}),
                     ran.text());
            QCOMPARE(lines[1], QByteArray("  wpe.weight\t2 × 3\tfloat32"));
            QCOMPARE(lines[2], QByteArray("  h.0.mlp.weight\t3 × 2\tfloat32"));
            QCOMPARE(lines[3], QByteArray("  evil\\u001b[31m\\u000aname\t6 × 1\tfloat32"));
            QVERIFY(!QFile::exists(folder_->filePath("x.npy")));
        }
    }

    void refused_data() {
        const Rows<QString, std::string, QString, QStringList> row("name", "file", "tensor", "mentioned");
        row("gone", "", "", "gone.npy", {"gone.npy", "errors/no-such-file"});
        row("a folder", "", "", "", {"errors/folder"});
        row("empty", "a.npy", "", "", {"a.npy", "errors/empty-file"});
        row("cut short", "a.npy", npyOfFloats().substr(0, 90), "", {"a.npy"});
        row("safetensors cut short", "a.safetensors", manyTensors().substr(0, 300), "", {"a.safetensors"});
        row("no zip", "a.npz", "not a zip archive at all", "",
            {"a.npz", wording("errors/wrong-beginning", {".npz"})});
        row("csv of words", "a.csv", "one,two\nthree,four\n", "", {"a.csv"});
        row("another ending", "a.xyz", "1,2\n", "", {"a.xyz", "errors/no-table-file"});
        row("program in a pickle", "a.pt",
            zipFile({ZipMember::stored("a/data.pkl",
                                       "\x80\x02"
                                       "cposix\nsystem\n")}),
            "", {"a.pt", wording("errors/python-object", {"posix.system"})});
        row("pickle of another name", "pytorch_model.bin", "\x80\x02}q", "",
            {"pytorch_model.bin", "errors/pickles"});
        row("no such table", "a.safetensors", manyTensors(), ":wte",
            {"a.safetensors", "errors/no-array-named", "“wte”"});
        row("no table of that name", "a.safetensors", manyTensors(), ":ln_f.weight",
            {"a.safetensors", "ln_f.weight", wording("errors/list-not-table", {"6"})});
        row("1-D", "a.npy", npyFile("<f4", "(6,)", floats()), "",
            {"a.npy", wording("errors/list-not-table", {"6"})});
    }
    void refused() {
        const auto [name, file, tensor, mentioned] = fetchRow<QString, std::string, QString, QStringList>();
        if (!name.isEmpty()) writeBytes(folder_->filePath(name), QByteArray::fromStdString(file));
        const QStringList table{"--table", folder_->filePath(name) + tensor};
        VERIFY_REFUSED(program_.run(QStringList{"describe"} + table), 1, mentioned);
        const QString output = folder_->filePath("x.npy");
        VERIFY_REFUSED(program_.run(QStringList{"export", "--view", "heatmap", "-o", output} + table), 1,
                       mentioned);
        QVERIFY(!QFile::exists(output));
    }

    void otherOptionsStayThoseOfTheTable() {
        writeBytes(folder_->filePath("a.npy"), QByteArray::fromStdString(npyOfFloats()));
        const QStringList table{"describe", "--table", folder_->filePath("a.npy")};
        VERIFY_REFUSED(program_.run(table + QStringList{"--d-model", "4"}), 2,
                       QStringList({"--d-model", "table"}));
        VERIFY_REFUSED(program_.run(table + QStringList{"--position", "2"}), 2,
                       QStringList({"position", "0 to 1"}));
        VERIFY_DONE(program_.run(table + QStringList{"--position", "1"}));
        VERIFY_REFUSED(program_.run({"describe", "--encoding", "table"}), 1,
                       QStringList({"errors/no-table-named"}));
    }

    // FILE.npz:NAME is a word of its own: the window shows that table, and keeps it when it is told to end.
    void theWindowOpensATableByItsName() {
        writeBytes(folder_->filePath("w.npz"),
                   QByteArray::fromStdString(
                       zipFile({ZipMember::stored("cos.npy", npyFile("<f4", "(3, 2)", floats())),
                                ZipMember::stored("of_sines.npy", npyOfFloats())})));
        const QString named = folder_->filePath("w.npz:of_sines");
        const QString settings = folder_->filePath("posiscope/settings.json");
        QProcess window;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert("QT_QPA_PLATFORM", "offscreen");
        environment.insert("XDG_CONFIG_HOME", folder_->path());
        environment.insert("HOME", folder_->path());
        window.setProcessEnvironment(environment);
        window.start(POSISCOPE_BINARY, {named});
        QByteArray kept;
        QTRY_VERIFY_WITH_TIMEOUT(
            (kept = contentsOf(settings)).contains("w.npz") || window.state() == QProcess::NotRunning,
            60'000);
        window.terminate();
        QVERIFY(window.waitForFinished(60'000));
        QCOMPARE(window.readAllStandardError(), QByteArray());
        QVERIFY(contentsOf(settings).contains("of_sines"));
        VERIFY_REFUSED(program_.run({folder_->filePath("gone.npz:of_sines")}), 2,
                       QStringList("errors/neither-command-nor-file"));
    }

    // Of the size of GPT-2's, among others.
    void aLanguageModel() {
        const QString path = folder_->filePath("model.safetensors");
        writeBytes(path, QByteArray::fromStdString(largeModel()));
        const Matrix table = exportedMatrix({"--view", "heatmap", "--table", path + ":wpe.weight"});
        if (QTest::currentTestFailed()) return;
        QCOMPARE(table.rows, 1024);
        QCOMPARE(table.columns, 768);
        for (int n = 0; n < 1024 * 768; ++n)
            QVERIFY(table.cells[static_cast<std::size_t>(n)] ==
                    static_cast<double>(static_cast<float>(std::sin(n * 0.37)) * 0.125F));
        const QString picture = folder_->filePath("wpe.png");
        VERIFY_DONE(program_.run({"export", "--table", path + ":wpe.weight", "--view", "heatmap", "--size",
                                  "700x500", "-o", picture}));
        QCOMPARE(QImage(picture).size(), QSize(700, 500));
    }
};

QTEST_GUILESS_MAIN(TestCliTablesFiles)
#include "tst_cli_tables_files.moc"
