// SPDX-License-Identifier: GPL-3.0-or-later
// posiscope convert: tables in another form, and the order of rows of weights.
#include "tests/app/matrix.h"
#include "tests/app/program.h"
#include "tests/support/rows.h"
#include "tests/support/strict.h"
#include "tests/support/tablebytes.h"

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

    /// MLA turns the last 64 of 192 rows of a head; kernels of JAX and Keras have heads along the last axis.
    void weights_data() {
        const Rows<QString, QString, QStringList, QList<int>> row("shape", "options", "said", "order");
        const auto said = [](const QStringList& numbers) {
            return wording("convert/to-half-split", numbers);
        };
        row("the last elements", "(12, 2)", "--heads 2 --head-dim 6 --rotated-last 4",
            {said({"2", "5", "2", "6", "0"})}, {0, 1, 2, 4, 3, 5, 6, 7, 8, 10, 9, 11});
        row("the first elements", "(12, 2)", "--heads 2 --head-dim 6 --rotated 4",
            {said({"0", "3", "2", "6", "0"})}, {0, 2, 1, 3, 4, 5, 6, 8, 7, 9, 10, 11});
        row("a kernel", "(3, 8)", "--heads 2 --axis -1", {said({"0", "3", "2", "4", "1"})},
            {0, 2, 1, 3, 4, 6, 5, 7});
        row("a kernel with an axis of heads", "(3, 2, 4)", "--heads 2 --axis 2",
            {said({"0", "3", "2", "4", "2"})}, {0, 2, 1, 3});
        row("an axis of heads in front", "(2, 8, 3)", "--heads 2 --axis 1", {said({"0", "7", "2", "8", "1"})},
            {0, 2, 4, 6, 1, 3, 5, 7});
        row("biases", "(8,)", "--heads 2", {said({"0", "3", "2", "4", "0"})}, {0, 2, 1, 3, 4, 6, 5, 7});
    }
    void weights() {
        const auto [shape, options, said, order] = fetchRow<QString, QString, QStringList, QList<int>>();
        std::vector<qint64> sides;
        for (const QString& side : QString(shape).remove('(').remove(')').split(',', Qt::SkipEmptyParts))
            sides.push_back(side.trimmed().toLongLong());
        qint64 count = 1;
        for (const qint64 side : sides)
            count *= side;
        std::string cells;
        for (qint64 n = 0; n < count; ++n)
            cells += bytesOf(static_cast<float>(n));
        writeBytes(file("w.npy"), QByteArray::fromStdString(npyFile("<f4", shape.toStdString(), cells)));
        const Ran ran = program_.run(
            QStringList{"convert", file("w.npy"), "--permute", "half-split", "-o", file("new.npy")} +
            options.split(' '));
        VERIFY_DONE(ran);
        for (const QString& each : said)
            QVERIFY2(QString::fromUtf8(ran.output).contains(each), ran.text());
        const QByteArray made = bytesOf(file("new.npy")).right(count * 4);
        // Along the axis that has as many elements as `order`, the first one from the right behind it.
        const auto axis = static_cast<std::size_t>(
            std::find(sides.rbegin(), sides.rend(), order.size()).base() - sides.begin() - 1);
        qint64 inner = 1;
        for (std::size_t n = axis + 1; n < sides.size(); ++n)
            inner *= sides[n];
        for (qint64 n = 0; n < count; ++n) {
            float cell = 0;
            std::memcpy(&cell, made.constData() + n * 4, 4);
            const qint64 place = n / inner % sides[axis];
            QCOMPARE(static_cast<qint64>(cell), n + (order[place] - place) * inner);
        }
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
        const QString kernel = file("kernel.npy");
        writeBytes(kernel,
                   QByteArray::fromStdString(npyFile("<f4", "(48, 128)", std::string(48 * 128 * 4, '\0'))));
        row("a head of 6", {kernel, "--permute", "half-split", "--heads", "8", "-o", file("x.npy")}, 1,
            {wording("errors/unusual-head", {"6", "48", "0", "8"})});
        row("two parts of a head",
            {kernel, "--permute", "half-split", "--heads", "1", "--rotated", "8", "--rotated-last", "8", "-o",
             "x.npy"},
            2, {"errors/rotated-and-last"});
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
