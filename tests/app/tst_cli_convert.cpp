// SPDX-License-Identifier: GPL-3.0-or-later
// posiscope convert: tables in another form, and the order of rows of weights.
#include "tests/app/matrix.h"
#include "tests/app/program.h"
#include "tests/support/rows.h"
#include "tests/support/strict.h"

using namespace posiscope;

class TestCliConvert : public StrictTest {
    Q_OBJECT

 private slots:
    void initTestCase() {
        VERIFY_DONE(program_.run({"export", "--view", "heatmap", "--encoding", "rope", "--head-dim", "16",
                                  "--max-len", "60", "--dtype", "float32", "-o", file("rope.npy")}));
        writeBytes(file("words.csv"), "1,2\n3,-1\n0.5,7\n-4,1\n");
    }

    void saysWhatBecameWhat() {
        const Ran ran = program_.run({"convert", file("rope.npy"), "--to", "apart-halves-repeated", "--dtype",
                                      "bfloat16", "--rows", "100", "-o", file("cache.safetensors")});
        VERIFY_DONE(ran);
        QCOMPARE(QString::fromUtf8(ran.output),
                 QString("rope: half-split-cosine-first, float32 [60, 16] → apart-halves-repeated, bfloat16 "
                         "[100, 16] and [100, 16]\n") +
                     wording("convert/rows-by-formula", {"60"}) + "\n");
        const Ran again = program_.run({"identify", file("cache.safetensors") + ":cos,sin"});
        VERIFY_DONE(again);
        QVERIFY(again.output.contains("max_len 100"));
        QVERIFY(again.output.contains("apart-halves-repeated"));
    }

    /// Sinusoids that number the places of a picture are resized, not continued.
    void tellsPlacesFromALine_data() {
        const Rows<QString, QString, bool> row("rows", "more", "told");
        row("14 × 14 to 24 × 24", "196", "576", true);
        row("with a class token", "197", "577", true);
        row("to no square", "196", "580", false);
        row("fewer", "576", "196", false);
    }
    void tellsPlacesFromALine() {
        const auto [rows, more, told] = fetchRow<QString, QString, bool>();
        VERIFY_DONE(program_.run(
            {"export", "--view", "heatmap", "--d-model", "16", "--max-len", rows, "-o", file("line.npy")}));
        const Ran ran = program_.run({"convert", file("line.npy"), "--rows", more, "-o", file("longer.npy")});
        VERIFY_DONE(ran);
        QCOMPARE(says(ran.output, "convert/places-not-line"), told);
    }

    /// A text holds the numbers of the .npy to the last bit, also where it is written in several blocks.
    void asText_data() {
        const Rows<QString, QString, bool> row("type", "rows", "piped");
        row("float64", "float64", "60", false);
        row("float32", "float32", "60", false);
        row("to a pipe", "float32", "60", true);
        row("several blocks", "float64", "30000", false);
    }
    void asText() {
        const auto [type, rows, piped] = fetchRow<QString, QString, bool>();
        const QStringList words{"convert", file("rope.npy"), "--to", "interleaved", "--dtype",
                                type,      "--rows",         rows};
        VERIFY_DONE(program_.run(words + QStringList{"-o", file("same.npy")}));
        const QString text = file("text.csv");
        const Ran ran = program_.run(
            words + (piped ? QStringList{"--format", "csv", "-o", "-"} : QStringList{"-o", text}));
        QVERIFY2(ran.status == 0, ran.text());  // the summary is on stderr
        if (piped) writeBytes(text, ran.output);
        const QByteArray bytes = bytesOf(text);
        QVERIFY2(bytes.startsWith("\"0\",\"1\",\"2\""), bytes.left(40));
        QCOMPARE(bytes.size() > (4 << 20), rows == "30000");
        const Matrix written = readCsv(bytes);
        const Matrix same = readNpy(bytesOf(file("same.npy")));
        QVERIFY2(written.problem.isEmpty() && same.problem.isEmpty(),
                 qPrintable(written.problem + same.problem));
        QCOMPARE(same.rows, rows.toInt());
        QVERIFY(written.rows == same.rows && written.columns == same.columns);
        QVERIFY(written.cells == same.cells);
    }

    void permutation() {
        VERIFY_DONE(program_.run({"convert", "--permutation", "half-split", "--heads", "2", "--head-dim", "4",
                                  "-o", file("order.npy")}));
        QFile order(file("order.npy"));
        QVERIFY(order.open(QIODevice::ReadOnly));
        const QByteArray bytes = order.readAll();
        QVERIFY(bytes.contains("'<i8'") && bytes.contains("(8,)"));
        std::vector<qint64> rows(8);
        std::memcpy(rows.data(), bytes.constData() + bytes.size() - 64, 64);
        QCOMPARE(rows, (std::vector<qint64>{0, 2, 1, 3, 4, 6, 5, 7}));
    }

    void refused_data() {
        addColumns<QStringList, int, QStringList>("words", "status", "mentioned");
        const QString rope = file("rope.npy");
        const auto row = [](const char* name, const QStringList& words, int status,
                            const QStringList& mentioned) {
            QTest::newRow(name) << words << status << mentioned;
        };
        row("no table", {"-o", "x.npy"}, 2, {"errors/convert-takes-a-table"});
        row("no file to write", {rope}, 2, {"errors/output-missing"});
        row("another ending", {rope, "-o", "x.txt"}, 2, {"errors/converted-endings"});
        row("no such form", {rope, "--to", "spiral", "-o", "x.npy"}, 2,
            {wording("errors/no-such-form", {"spiral"})});
        row("no such type", {rope, "--dtype", "int8", "-o", "x.npy"}, 2,
            {"errors/dtype-one-of", "float16", "bfloat16"});
        row("no such order", {rope, "--order", "both", "-o", "x.npy"}, 2, {"errors/order-one-of"});
        row("no rows", {rope, "--rows", "0", "-o", "x.npy"}, 2,
            {wording("errors/option-whole-number", {"rows", "1", "16\u202f777\u202f216"})});
        row("no heads", {"--permutation", "interleaved", "--head-dim", "4", "-o", "x.npy"}, 2,
            {wording("errors/option-missing", {"heads"})});
        row("odd", {"--permutation", "interleaved", "--head-dim", "5", "--heads", "1", "-o", "x.npy"}, 2,
            {"errors/rotated-even"});
        row("no such pairs", {"--permutation", "both", "-o", "x.npy"}, 2, {"errors/permutation-one-of"});
        row("no such file", {file("none.npy"), "-o", "x.npy"}, 1, {"none.npy", "errors/no-such-file"});
        row("not recognised", {file("words.csv"), "--to", "interleaved", "-o", file("x.npy")}, 1,
            {"convert/no-sines"});
        row("two arrays", {rope, "--to", "apart", "-o", file("x.npy")}, 1, {"convert/two-arrays"});
        row("no folder", {rope, "-o", file("none/x.npy")}, 1, {"none", "errors/cannot-write-no-folder"});
    }
    void refused() {
        const auto [words, status, mentioned] = fetchRow<QStringList, int, QStringList>();
        const Ran ran = program_.run(QStringList{"convert"} + words);
        const QString problem = notRefused(ran, status, mentioned);
        QVERIFY2(problem.isEmpty(), qPrintable(problem));
        QVERIFY(!QFile::exists(file("x.npy")));
    }

    // The table itself is replaced only where that was asked for; any other file is replaced as ever.
    void overItself_data() {
        const TextRows<> row("output");
        row("itself.npy");
        row("./itself.npy");
        row("link.npy");
    }
    void overItself() {
        QFETCH(QString, output);
        const QTemporaryDir folder;
        const QString from = folder.filePath("itself.npy");
        QVERIFY(QFile::copy(file("rope.npy"), from));
        QVERIFY(QFile::link(from, folder.filePath("link.npy")));
        const QByteArray before = bytesOf(from);
        const QStringList words{"convert", from, "--dtype", "float16", "-o", folder.path() + "/" + output};
        VERIFY_REFUSED(program_.run(words), 2, (QStringList{output, "errors/file-that-is-converted"}));
        QVERIFY(bytesOf(from) == before);
        QCOMPARE(program_.run(words + QStringList{"--overwrite"}).status, 0);
        QVERIFY(bytesOf(from).size() < before.size());
        writeBytes(folder.filePath("other.npy"), "old");
        QCOMPARE(program_.run({"convert", from, "-o", folder.filePath("other.npy")}).status, 0);
        QVERIFY(bytesOf(folder.filePath("other.npy")) == bytesOf(from));
    }

    // If nothing can be written, the old file stays.
    void anOlderFileStays() {
        writeBytes(file("old.npy"), "old");
        QCOMPARE(program_.run({"convert", file("words.csv"), "--rows", "9", "-o", file("old.npy")}).status,
                 1);
        QFile old(file("old.npy"));
        QVERIFY(old.open(QIODevice::ReadOnly));
        QCOMPARE(old.readAll(), QByteArray("old"));
    }

    void help() {
        const Ran ran = program_.run({"convert", "--help"});
        VERIFY_DONE(ran);
        for (const char* word : {"halves-repeated", "inv_freq", "--permutation", "--rows", "cosine-first"})
            QVERIFY2(ran.output.contains(word), word);
    }

 private:
    QString file(const QString& name) const { return folder_.filePath(name); }

    QTemporaryDir folder_;
    Program program_;
};

QTEST_APPLESS_MAIN(TestCliConvert)
#include "tst_cli_convert.moc"
