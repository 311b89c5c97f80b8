// SPDX-License-Identifier: GPL-3.0-or-later
// Tables as texts: blanks, tabs, lists of JSON, and what NumPy and PyTorch print.
#include <QProcess>

#include "core/tables/arrayfile.h"
#include "tests/core/badfile.h"
#include "tests/support/rows.h"
#include "tests/support/storedarrays.h"
#include "tests/support/strict.h"
#include "tests/support/tablebytes.h"
#include "tests/support/wording.h"

using namespace posiscope;

namespace {

using Cells = std::vector<double>;
const double nan_ = std::nan("");

}  // namespace

class TestPrintedTables : public StrictTest {
    Q_OBJECT

 private slots:
    void texts_data() {
        const Rows<std::string, std::string, int, Cells> row("name", "text", "columns", "cells");
        const double infinity = std::numeric_limits<double>::infinity();
        row("numpy.savetxt", "a.txt",
            "0.000000000000000000e+00 1.000000000000000000e+00\n-2.500000000000000000e+00 nan\n", 2,
            {0, 1, -2.5, nan_});
        row("numpy.savetxt with a header", "a.txt", "# position table\n# two lines\n1 2\n3 4\n", 2,
            {1, 2, 3, 4});
        row("a remark within", "a.txt", "1 2\n# half\n3 4\n", 2, {1, 2, 3, 4});
        row("columns of blanks", "a.txt", "  1.5    2\n -3      4.25\n", 2, {1.5, 2, -3, 4.25});
        row("blanks at the ends", "a.txt", "1 2 \n3 4  \n", 2, {1, 2, 3, 4});
        row("blanks in a csv", "a.csv", "1.5 2 3\n4 5 6.5\n7 8 9\n", 3, {1.5, 2, 3, 4, 5, 6.5, 7, 8, 9});
        row("blanks and Windows", "a.txt", "1 2\r\n3 4\r\n", 2, {1, 2, 3, 4});
        row("names", "a.txt", "a,b\n1,2\n3,4\n", 2, {1, 2, 3, 4});
        row("one column", "a.txt", "1\n2\n3.5\n", 1, {1, 2, 3.5});
        row("commas in a txt", "a.txt", "1,2\n3,4\n", 2, {1, 2, 3, 4});
        row("tabs", "a.tsv", "1\t2\n3\t4\n", 2, {1, 2, 3, 4});
        row("tabs and names", "a.TSV", "a\tb\n1\t2\n3\t4\n", 2, {1, 2, 3, 4});
        row("JSON", "a.json", "[[1, 2.5], [-3e2, 4]]", 2, {1, 2.5, -300, 4});
        row("JSON in lines", "a.json", "[\n  [\n    1,\n    2\n  ],\n  [\n    3,\n    4\n  ]\n]\n", 2,
            {1, 2, 3, 4});
        row("JSON with null and true", "a.json", "[[null,true],[false,1]]", 2, {nan_, 1, 0, 1});
        row("NumPy's str", "a.txt", "[[ 0.          1.        ]\n [ 0.84147098  0.54030231]]\n", 2,
            {0, 1, 0.84147098, 0.54030231});
        row("NumPy's repr", "a.txt", "array([[0., 1.],\n       [2., 3.]], dtype=float32)\n", 2, {0, 1, 2, 3});
        row("NumPy's infinities", "a", "[[ inf -inf]\n [ nan   1.]]", 2, {infinity, -infinity, nan_, 1});
        row("PyTorch", "a.txt",
            "tensor([[0.0000, 1.0000],\n        [0.8415, 0.5403]], device='cuda:0', "
            "grad_fn=<AddBackward0>)\n",
            2, {0, 1, 0.8415, 0.5403});
        row("PyTorch's exponents", "a", "tensor([[ 1.0000e+00, -6.3096e-05]])", 2, {1, -6.3096e-05});
        row("PyTorch's parameter", "a",
            "Parameter containing:\ntensor([[1., 2.],\n        [3., 4.]], requires_grad=True)", 2,
            {1, 2, 3, 4});
        row("JAX", "a", "Array([[1., 2.]], dtype=float32)", 2, {1, 2});
        row("truths", "a", "tensor([[ True, False]])", 2, {1, 0});
        row("an axis of length 1", "a", "[[[1, 2], [3, 4]]]", 2, {1, 2, 3, 4});
        row("a byte order mark", "a.json", "\xef\xbb\xbf[[1, 2]]", 2, {1, 2});
    }
    void texts() {
        const auto [name, text, columns, cells] = fetchRow<std::string, std::string, int, Cells>();
        const Folder folder;
        const auto table = readTable(folder.write(name, text), "");
        QVERIFY2(table.ok(), table ? "" : table.error().text.english().c_str());
        QCOMPARE((*table)->columns(), columns);
        QVERIFY(sameCells(cellsOf(**table), cells));
    }

    void shapes() {
        const Folder folder;
        const std::string path = folder.write("a.json", "[[[1,2,3],[4,5,6]],[[7,8,9],[10,11,12]]]");
        const auto array = readArray(path, "");
        QVERIFY(array.ok());
        QCOMPARE(array->shape, (std::vector<std::int64_t>{2, 2, 3}));
        const auto slice = readTable(path, "[:,1,:]");
        QVERIFY2(slice.ok(), slice ? "" : slice.error().text.english().c_str());
        QVERIFY(sameCells(cellsOf(**slice), {4, 5, 6, 10, 11, 12}));
        const auto flat = readArray(folder.write("b.json", "[1, 0.5, 0.25]"), "");
        QVERIFY(flat.ok());
        QCOMPARE(flat->count(), 3);
        QCOMPARE(flat->at(2), 0.25);
    }

    void digits_data() {
        const Rows<std::string, QString> row("text", "digits");
        row("four", "tensor([[0.0000, 1.0000]])", "4");
        row("eight", "[[ 0.   1. ]\n [ 0.84147098  0.54030231]]", "8");
        row("whole numbers", "[[1, 2]]", "");
        row("all of a double", "[[0.84147098480789651, 1.0]]", "");
    }
    void digits() {
        const auto [text, digits] = fetchRow<std::string, QString>();
        const Folder folder;
        const auto table = readTable(folder.write("a", text), "");
        QVERIFY(table.ok());
        QCOMPARE((*table)->notes().size(), std::size_t{digits.isEmpty() ? 0U : 1U});
        if (!digits.isEmpty())
            QVERIFY(says((*table)->notes()[0].english(), "identify/printed-digits", {digits}));
    }

    void refused_data() {
        const Rows<std::string, std::string, Sentence> row("name", "text", "sentence");
        row("shortened by NumPy", "a", "[[0. 1. 2. ... 7. 8. 9.]\n [1. 2. 3. ... 8. 9. 10.]]",
            {"errors/array-shortened", {"1"}});
        row("shortened by PyTorch", "a",
            "tensor([[1., 2., 3.,  ..., 4., 5., 6.],\n        ...,\n        [1., 2., 3.,  ..., 4., 5., 6.]])",
            {"errors/array-shortened", {"1"}});
        row("shortened lines", "a", "[[1. 2.]\n ...\n [3. 4.]]", {"errors/array-shortened", {"2"}});
        row("two arrays", "a", "[[1, 2]]\n[[3, 4]]\n", {"errors/second-array", {"2"}});
        row("cut short", "a.json", "[[1, 2], [3", "errors/open-bracket");
        row("rows of different lengths", "a.json", "[[1, 2],\n [3]]", {"errors/lists-of-lengths", {"2"}});
        row("lists of different depths", "a.json", "[[1, 2], 3]", {"errors/lists-of-lengths", {"1"}});
        row("a list beside a number", "a.json", "[1, [2]]", "errors/lists-of-lengths");
        row("an empty list before", "a.json", "[[], [1]]", "errors/lists-of-lengths");
        row("words", "a.json", "[[\"a\", \"b\"]]", "errors/no-number");
        row("complex numbers", "a", "[[1.+2.j 3.+4.j]]", {"errors/no-number", {"", "1.+2.j"}});
        row("objects", "a.json", "[{\"a\": 1}]", "errors/no-number");
        row("too deep", "a.json", std::string(40, '[') + "1" + std::string(40, ']'),
            {"errors/array-dimensions", {"32"}});
        row("many brackets", "a.json", std::string(5'000'000, '['), {"errors/array-dimensions", {"32"}});
        row("a long word", "a.json", "[" + std::string(5'000'000, '1') + "]", "errors/no-number");
        row("no number in a txt", "a.txt", "1 2\n3 x\n", {"errors/csv-no-number", {"2", "2", "x"}});
        row("another number of cells", "a.txt", "1 2\n3 4 5\n", {"errors/csv-cells", {"2", "3"}});
        row("words in a txt", "a.txt", "hello\n", "errors/no-table-file");
        row("remarks alone", "a.txt", "# nothing\n", "errors/no-table-file");
    }
    void refused() {
        const auto [name, text, sentence] = fetchRow<std::string, std::string, Sentence>();
        const Folder folder;
        const std::string path = folder.write(name, text);
        const Bounds bounds;
        const auto table = readTable(path, "");
        QVERIFY2(bounds.check().isEmpty(), bounds.check());
        QVERIFY(!table.ok());
        QVERIFY2(isOneSentence(table.error(), path), table.error().text.english().c_str());
        QVERIFY2(says(table.error().text.english(), sentence), table.error().text.english().c_str());
    }

    // What the installed NumPy and PyTorch print and save.
    void installed_data() {
        const Rows<QString, QString> row("module", "program");
        row("numpy.savetxt", "numpy", "numpy.savetxt(sys.argv[1], x, header='a table')");
        row("numpy.savetxt with tabs", "numpy", "numpy.savetxt(sys.argv[1], x, delimiter='\\t')");
        row("printed by NumPy", "numpy",
            "numpy.set_printoptions(threshold=sys.maxsize, precision=20); open(sys.argv[1], "
            "'w').write(str(x))");
        row("repr of NumPy", "numpy",
            "numpy.set_printoptions(threshold=sys.maxsize, precision=20); open(sys.argv[1], "
            "'w').write(repr(x))");
        row("JSON", "numpy", "import json; json.dump(x.tolist(), open(sys.argv[1], 'w'))");
        row("printed by PyTorch", "torch",
            "torch.set_printoptions(profile='full', precision=20); open(sys.argv[1], "
            "'w').write(str(torch.tensor(x)))");
    }
    void installed() {
        const auto [module, program] = fetchRow<QString, QString>();
        QTemporaryDir folder;
        const QString file = folder.filePath("a.txt");
        QProcess python;
        python.start(
            "/usr/bin/python3",
            {"-c",
             "import sys, numpy, " + module +
                 "\nx = numpy.outer(numpy.arange(60), 0.7 ** numpy.arange(17))\nx = numpy.sin(x)\n" + program,
             file});
        if (!python.waitForStarted()) QSKIP("python3 cannot be started");  // in an emulator
        QVERIFY(python.waitForFinished(120'000));
        if (python.exitCode() != 0) QSKIP(qPrintable("python3-" + module + " is not installed"));
        const auto table = readTable(file.toStdString(), "");
        QVERIFY2(table.ok(), table ? "" : table.error().text.english().c_str());
        QCOMPARE((*table)->rows(), 60);
        QCOMPARE((*table)->columns(), 17);
        for (int row = 0; row < 60; ++row)
            for (int column = 0; column < 17; ++column)
                QVERIFY(std::abs((*table)->value(row, column) - std::sin(row * std::pow(0.7, column))) <
                        1e-13);
    }
};

QTEST_APPLESS_MAIN(TestPrintedTables)
#include "tst_printedtables.moc"
