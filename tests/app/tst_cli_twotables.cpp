// SPDX-License-Identifier: GPL-3.0-or-later
// Two tables of a file as one: cosines and sines, or two slices.
#include <QJsonDocument>
#include <QJsonObject>

#include "tests/app/programtest.h"
#include "tests/support/rows.h"
#include "tests/support/tablebytes.h"

class TestCliTwoTables : public ProgramTest {
    Q_OBJECT

 private slots:
    void initTestCase() {
        VERIFY_DONE(program_.run({"export", "--view", "heatmap", "--encoding", "rope", "--head-dim", "16",
                                  "--max-len", "40", "-o", file("rope.npy")}));
        for (const char* type : {"float64", "float16", "bfloat16"})
            VERIFY_DONE(program_.run({"convert", file("rope.npy"), "--to", "apart", "--dtype", type, "-o",
                                      file(type) + ".safetensors"}));
        writeBytes(file("axes.safetensors"),
                   QByteArray::fromStdString(
                       safetensorsFile("{" + tensorEntry("x", "F32", "[3,4,2]", 0, 96) + "," +
                                           tensorEntry("y", "F32", "[5,2]", 96, 136) + "," +
                                           tensorEntry("z", "F16", "[4,2]", 136, 152) + "}",
                                       countedFloats(24) + countedFloats(10) + std::string(16, '\0'))));
    }

    void describe_data() {
        const Rows<QString, int, int, QString> row("table", "rows", "columns", "type");
        row("by their names", "float64.safetensors:cos,sin", 40, 16, "float64");
        row("found", "float64.safetensors", 40, 16, "float64");
        row("in the other order", "float16.safetensors:sin,cos", 40, 16, "float16");
        row("bfloat16", "bfloat16.safetensors:cos,sin", 40, 16, "bfloat16");
        row("slices", "axes.safetensors:x[0],x[2]", 4, 4, "float32");
        row("slices along another axis", "axes.safetensors:x[:,1],x[:,3]", 3, 4, "float32");
    }
    void describe() {
        const auto [table, rows, columns, type] = fetchRow<QString, int, int, QString>();
        const Ran ran = program_.run({"describe", "--json", "--table", file(table)});
        VERIFY_DONE(ran);
        const QJsonObject root = QJsonDocument::fromJson(ran.output).object();
        QCOMPARE(root["shape"].toArray(), (QJsonArray{rows, columns}));
        QVERIFY2(ran.output.contains(type.toUtf8()), ran.text());
    }

    // The columns of one table, then those of the other.
    void cells() {
        VERIFY_DONE(program_.run({"export", "--view", "heatmap", "--table",
                                  file("axes.safetensors:x[0],x[2]"), "-o", file("both.npy")}));
        const Matrix both = readNpy(bytesOf(file("both.npy")));
        QCOMPARE(both.cells, (std::vector<double>{0, 1, 16, 17, 2, 3, 18, 19, 4, 5, 20, 21, 6, 7, 22, 23}));
        // float16 holds these numbers, and they are what the file of two arrays has.
        VERIFY_DONE(program_.run({"export", "--view", "heatmap", "--table",
                                  file("float16.safetensors:cos,sin"), "-o", file("h.npy")}));
        const Ran same = program_.run({"identify", file("h.npy")});
        VERIFY_DONE(same);
        QVERIFY2(same.output.contains("float16"), same.text());
    }

    // A session keeps both names, and finds them again.
    void sessions() {
        const QString table = file("float64.safetensors:cos,sin");
        VERIFY_DONE(program_.run({"export", "--view", "heatmap", "--table", table, "-o", file("both.png")}));
        const Ran again = program_.run({"describe", "--json", "--session", file("both.png")});
        VERIFY_DONE(again);
        QCOMPARE(QJsonDocument::fromJson(again.output).object()["shape"].toArray(), (QJsonArray{40, 16}));
    }

    void refused_data() {
        const Rows<QString, QStringList> row("table", "mentioned");
        row("other rows", "axes.safetensors:x[0],y", {"4", "5", "float32"});
        row("other types", "axes.safetensors:x[0],z", {"float32", "float16"});
        row("no such table", "axes.safetensors:x[0],w", {"“w”"});
        row("three tables", "axes.safetensors:x[0],x[1],x[2]", {"x[1],x[2]"});
    }
    void refused() {
        const auto [table, mentioned] = fetchRow<QString, QStringList>();
        VERIFY_REFUSED(program_.run({"describe", "--table", file(table)}), 1, mentioned);
    }

 private:
    QString file(const QString& name) const { return made_.filePath(name); }

    QTemporaryDir made_;  // for all functions
};

QTEST_GUILESS_MAIN(TestCliTwoTables)
#include "tst_cli_twotables.moc"
