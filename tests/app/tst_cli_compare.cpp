// SPDX-License-Identifier: GPL-3.0-or-later
// posiscope compare: the differences in words and numbers, and the exit status.
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <cmath>

#include "tests/app/programtest.h"
#include "tests/support/rows.h"

using namespace posiscope;

namespace {

const QByteArray small = R"("encoding": "sinusoidal", "d_model": 8, "max_len": 12, "base": 100)";
const QByteArray otherBase = R"("encoding": "sinusoidal", "d_model": 8, "max_len": 12, "base": 50)";
const QByteArray longer = R"("encoding": "sinusoidal", "d_model": 8, "max_len": 20, "base": 100)";
const QByteArray wider = R"("encoding": "sinusoidal", "d_model": 10, "max_len": 12, "base": 100)";
const QByteArray alibi = R"("encoding": "alibi", "heads": 4, "max_len": 12)";
const QByteArray alibiUnmasked = R"("encoding": "alibi", "heads": 4, "max_len": 12, "mask": "none")";
const QByteArray alibiMoreHeads = R"("encoding": "alibi", "heads": 6, "max_len": 12)";
const QByteArray halfSplit = R"("encoding": "rope", "head_dim": 8, "max_len": 12)";
const QByteArray interleaved =
    R"("encoding": "rope", "head_dim": 8, "max_len": 12, "rope_layout": "interleaved")";
const QByteArray learned = R"("encoding": "learned", "d_model": 8, "max_len": 12)";
const QByteArray missingTable =
    R"("encoding": "table", "table_file": "/nowhere/gone.npy", "table_rows": 3, "table_columns": 2)";

struct Differences {
    double largest = 0;
    qint64 row = 0;
    qint64 column = 0;
    double rms = 0;
    qint64 differing = 0;
};

/// The differences over the common cells. Equal infinities are not different.
Differences differencesOf(const Matrix& a, const Matrix& b) {
    Differences all;
    const qint64 rows = std::min(a.rows, b.rows);
    const qint64 columns = std::min(a.columns, b.columns);
    double squares = 0;
    for (qint64 row = 0; row < rows; ++row)
        for (qint64 column = 0; column < columns; ++column) {
            const double x = a.at(row, column);
            const double y = b.at(row, column);
            if (x == y) continue;
            ++all.differing;
            squares += (x - y) * (x - y);
            if (std::abs(x - y) <= all.largest) continue;
            all.largest = std::abs(x - y);
            all.row = row;
            all.column = column;
        }
    all.rms = std::sqrt(squares / static_cast<double>(rows * columns));
    return all;
}

}  // namespace

class TestCliCompare : public ProgramTest {
    Q_OBJECT

 private slots:
    void status_data() {
        const Rows<QByteArray, QByteArray, QString, int, QString> row("a", "b", "options", "status", "said");
        const QString same = wording("compare/same-parameters"), table = wording("compare/table");
        row("the same file twice", small, small, "", 0,
            same + "\ncompared: " + table + "\n0 of 96 cells differ");
        row("what is looked at does not count", small, small + R"(, "position": 3, "colormap": "magma")", "",
            0, same);
        row("another base", small, otherBase, "", 3, "Base: 100 in A, 50 in B\n");
        row("another base within 2", small, otherBase, "--tolerance 2", 0, "equal within 2\n");
        row("another base not within 1e-6", small, otherBase, "--tolerance 1e-6", 3,
            "different within 10⁻⁶\n");
        row("B is longer", small, longer, "", 3, "12 × 8 in A, 20 × 8 in B");
        row("A is longer, any tolerance", longer, small, "--tolerance 1e300", 3, "20 × 8 in A, 12 × 8 in B");
        row("B is wider", small, wider, "--tolerance 10", 3, "12 × 8 in A, 12 × 10 in B");
        row("biases", alibi, alibi, "", 0,
            "compared: " + wording("compare/bias-of-heads", {"4"}) + "\n0 of 576 cells differ");
        row("more heads, any tolerance", alibi, alibiMoreHeads, "--tolerance 1e300", 3,
            "different: " + wording("compare/heads-differ", {"4", "6"}));
        row("other pairs", halfSplit, interleaved, "", 3,
            "compared: " + table + "\ncompared: " + wording("compare/rotation") + "\n");
        row("the same pairs", interleaved, interleaved, "", 0, "equal within 0\n");
        row("a table", small, small, "", 0, "compared: " + table + "\n0 of 96");
        row("masked and not", alibi, alibiUnmasked, "--tolerance 100", 3,
            "264 differences are no finite numbers");
        row("table and bias", small, alibi, "", 3, "nothing to compare cell by cell");
        row("bias and table", alibi, small, "--tolerance 1e300", 3, "nothing to compare cell by cell");
    }
    void status() {
        const auto [a, b, options, status, said] = fetchRow<QByteArray, QByteArray, QString, int, QString>();
        const Ran ran = compare(a, b, options);
        QVERIFY2(ran.status == status && ran.errors.isEmpty(), ran.text());
        const QString text = QString::fromUtf8(ran.output);
        QVERIFY2(text.contains(said) && text.endsWith('\n'), ran.text());
        QVERIFY2(!text.contains(QRegularExpression("%\\d")), ran.text());
    }

    // Numbers in JSON are those of the two tables.
    void json_data() {
        const Rows<QByteArray, QByteArray, QString, QJsonArray> row("a", "b", "view", "parameters");
        const auto one = [](const char* what, const QJsonValue& a, const QJsonValue& b) {
            return QJsonObject{{"what", what}, {"a", a}, {"b", b}};
        };
        row("equal", small, small, "heatmap", QJsonArray());
        row("base", small, otherBase, "heatmap", QJsonArray{one("Base", 100, 50)});
        row("length", longer, small, "heatmap", QJsonArray{one("Positions", 20, 12)});
        row("width", small, wider, "heatmap", QJsonArray{one("Dimensions", 8, 10)});
        row("layout", small, QByteArray(small + R"(, "layout": "half-split", "zero_first_row": true)"),
            "heatmap",
            QJsonArray{one("Layout", "Interleaved", "Half-split"), one("First row all zeros", "no", "yes")});
        row("encoding", small, learned, "heatmap", QJsonArray());
    }
    void json() {
        const auto [a, b, view, parameters] = fetchRow<QByteArray, QByteArray, QString, QJsonArray>();
        const Ran ran = compare(a, b, "--json");
        const QJsonObject root = QJsonDocument::fromJson(ran.output).object();
        const Matrix left = exportOf(a, view);
        const Matrix right = exportOf(b, view);
        if (QTest::currentTestFailed()) return;
        const Differences expected = differencesOf(left, right);
        const bool equal =
            expected.differing == 0 && left.rows == right.rows && left.columns == right.columns;
        QCOMPARE(ran.status, equal ? 0 : 3);
        QCOMPARE(root["equal"].toBool(!equal), equal);
        QCOMPARE(root["tolerance"].toDouble(-1), 0.0);
        QCOMPARE(root["shape_a"].toArray(), (QJsonArray{left.rows, left.columns}));
        QCOMPARE(root["shape_b"].toArray(), (QJsonArray{right.rows, right.columns}));
        QCOMPARE(root["differing_cells"].toInteger(-1), expected.differing);
        QCOMPARE(root["not_finite"].toInteger(-1), 0);
        QVERIFY(root["max"].toDouble(-1) == expected.largest);
        QCOMPARE(root["max_at"].toArray(), (QJsonArray{expected.row, expected.column}));
        QVERIFY(std::abs(root["rms"].toDouble(-1) - expected.rms) <= 1e-14);
        if (QString(QTest::currentDataTag()) != "encoding") {
            QCOMPARE(root["parameters"].toArray(), parameters);
            // The lines of the text, without those about numbers.
            const QList<QByteArray> lines = compare(a, b, "").output.split('\n');
            QCOMPARE(root["words"].toArray().size(), std::max<qsizetype>(1, parameters.size()));
            for (qsizetype n = 0; n < root["words"].toArray().size(); ++n)
                QCOMPARE(root["words"][n].toString(), QString::fromUtf8(lines[n]));
            return;
        }
        // A missing property is null.
        bool told = false;
        for (const QJsonValue& each : root["parameters"].toArray()) {
            const QJsonObject object = each.toObject();
            told = told || (object["what"] == "Seed" && object["a"].isNull() && object["b"].isDouble());
            QVERIFY2(object["a"] != object["b"], ran.text());
        }
        QVERIFY2(told, ran.text());
        QCOMPARE(root["parameters"][0]["what"].toString(), QString("Encoding"));
    }

    void jsonOfParts() {
        const Ran ran = compare(alibi, alibiMoreHeads, "--json --tolerance 1e300");
        QCOMPARE(ran.status, 3);
        const QJsonObject root = QJsonDocument::fromJson(ran.output).object();
        QVERIFY(!root["equal"].toBool(true));
        QCOMPARE(root["compared"].toArray(), QJsonArray{wording("compare/bias-of-heads", {"4"})});
        QCOMPARE(root["unlike"].toArray(), QJsonArray{wording("compare/heads-differ", {"4", "6"})});
        QCOMPARE(root["not_compared"].toArray(), QJsonArray());
        QCOMPARE(root["parts"].toArray().size(), 4);
        for (int head = 0; head < 4; ++head) {
            const Matrix left = exportOf(alibi + R"(, "head": )" + QByteArray::number(head), "bias");
            const Matrix right =
                exportOf(alibiMoreHeads + R"(, "head": )" + QByteArray::number(head), "bias");
            const Differences expected = differencesOf(left, right);
            const QJsonObject part = root["parts"][head].toObject();
            QCOMPARE(part["what"].toString(), wording("compare/bias-of-head", {QString::number(head)}));
            QVERIFY(part["max"].toDouble(-1) == expected.largest);
            QCOMPARE(part["differing_cells"].toInteger(-1), expected.differing);
        }
        const QJsonObject turned =
            QJsonDocument::fromJson(compare(halfSplit, interleaved, "--json").output).object();
        QVERIFY(!turned["equal"].toBool(true));
        QCOMPARE(turned["parts"][0]["differing_cells"].toInteger(-1), 0);  // the table
        QCOMPARE(turned["max_in"].toString(), wording("compare/rotation-of-queries"));
    }

    void jsonWithoutCells() {
        const Ran ran = compare(small, alibi, "--json");
        QCOMPARE(ran.status, 3);
        const QJsonObject root = QJsonDocument::fromJson(ran.output).object();
        QVERIFY(!root["equal"].toBool(true));
        for (const char* key : {"max", "rms", "shape_a", "differing_cells"})
            QVERIFY2(!root.contains(key), key);
    }

    // Of a session that compares two encodings, A is meant.
    void aComparisonStandsForItsA() {
        writeBytes(path("a"), sessionOf(small, otherBase));
        writeBytes(path("b"), sessionOf(small));
        const Ran ran = program_.run({"compare", path("a"), path("b")});
        QVERIFY2(ran.done(), ran.text());
    }

    void refused_data() {
        const Rows<QStringList, int, QStringList> row("words", "refusal", "mentioned");
        row("no file", {}, 2, {"errors/compare-takes-two"});
        row("one file", {"GOOD"}, 2, {"errors/compare-takes-two"});
        row("three files", {"GOOD", "GOOD", "GOOD"}, 2, {"errors/compare-takes-two"});
        row("unknown option", {"GOOD", "GOOD", "--base", "3"}, 2, {"base"});
        row("tolerance is a word", {"GOOD", "GOOD", "--tolerance", "much"}, 2, {"tolerance", "much"});
        row("tolerance is negative", {"GOOD", "GOOD", "--tolerance=-1"}, 2, {"tolerance", "-1"});
        row("tolerance is NaN", {"GOOD", "GOOD", "--tolerance", "nan"}, 2, {"tolerance", "nan"});
        row("tolerance without a value", {"GOOD", "GOOD", "--tolerance"}, 2, {"tolerance"});
        row("A is not there", {"gone.posiscope", "GOOD"}, 1, {"gone.posiscope", "errors/no-such-file"});
        row("B is not there", {"GOOD", "gone.posiscope"}, 1, {"gone.posiscope", "errors/no-such-file"});
        row("a folder", {"GOOD", "/"}, 1, {"/"});
        row("no session", {"GOOD", "TEXT"}, 1, {"text.posiscope", "errors/session-no-json"});
        row("other JSON", {"OTHER", "GOOD"}, 1, {"other.posiscope", "errors/no-session"});
        row("B within is wrong", {"GOOD", "WRONG"}, 1, {"wrong.posiscope", "d_model"});
        row("its table is not there", {"GOOD", "TABLE"}, 1, {"/nowhere/gone.npy"});
    }
    void refused() {
        auto [words, refusal, mentioned] = fetchRow<QStringList, int, QStringList>();
        writeBytes(path("good"), sessionOf(small));
        writeBytes(path("text"), "base = 3\n");
        writeBytes(path("other"), "{\"base\": 3}");
        writeBytes(path("wrong"), sessionOf(small, R"("d_model": 0)"));
        writeBytes(path("table"), sessionOf(missingTable));
        for (QString& word : words)
            if (word == word.toUpper() && word != "/" && word != "3" && word != "--tolerance=-1")
                word = path(word.toLower());
        VERIFY_REFUSED(program_.run(QStringList{"compare"} + words), refusal, mentioned);
        VERIFY_REFUSED(program_.run(QStringList{"compare", "--json"} + words), refusal, mentioned);
    }

    void help() {
        const Ran ran = program_.run({"compare", "--help"});
        VERIFY_DONE(ran);
        for (const char* word : {"compare A B", "--tolerance", "--json", "3 different"})
            QVERIFY2(ran.output.contains(word), word);
    }

 private:
    QString path(const QString& name) const { return folder_->filePath(name + ".posiscope"); }

    Ran compare(const QByteArray& a, const QByteArray& b, const QString& options) const {
        writeBytes(path("a"), sessionOf(a));
        writeBytes(path("b"), sessionOf(b));
        return program_.run(QStringList{"compare", path("a"), path("b")} + split(options));
    }
    Matrix exportOf(const QByteArray& values, const QString& view) {
        writeBytes(path("exported"), sessionOf(values));
        return exportedMatrix({"--session", path("exported"), "--view", view});
    }
};

QTEST_GUILESS_MAIN(TestCliCompare)
#include "tst_cli_compare.moc"
