// SPDX-License-Identifier: GPL-3.0-or-later
// Models in several files, and the names of tables and slices on the command line.
#include <QDir>

#include "core/identify/tablesource.h"
#include "core/tables/tablefile.h"
#include "core/tables/tablename.h"
#include "tests/core/badfile.h"
#include "tests/support/rows.h"
#include "tests/support/storedarrays.h"
#include "tests/support/strict.h"
#include "tests/support/tablebytes.h"
#include "tests/support/wording.h"

using namespace posiscope;

namespace {

using Cells = std::vector<double>;

/// One tensor of 2 × 2, whose first number is `first`.
std::string shardOf(const std::string& name, float first) {
    return safetensorsFile("{" + tensorEntry(name, "F32", "[2,2]", 0, 16) + "}",
                           bytesOfAll<float>({first, 2, 3, 4}));
}

}  // namespace

class TestShards : public StrictTest {
    Q_OBJECT

 private slots:
    void models_data() {
        const Rows<QMap<QString, std::string>, QString> row("files", "opened");
        const std::string first = shardOf("wpe.weight", 1);
        const std::string second = shardOf("h.0.weight", 5);
        const std::string index =
            R"({"metadata": {"total_size": 32}, "weight_map": {"wpe.weight": "model-1-of-2.safetensors",)"
            R"("h.0.weight": "model-2-of-2.safetensors"}})";
        const QMap<QString, std::string> model{{"model-1-of-2.safetensors", first},
                                               {"model-2-of-2.safetensors", second},
                                               {"config.json", "{}"},
                                               {"model.safetensors.index.json", index}};
        row("an index", model, "model.safetensors.index.json");
        row("a folder with an index", model, ".");
        auto without = model;
        without.remove("model.safetensors.index.json");
        row("a folder without", without, ".");
        auto extra = model;
        extra["of another model.safetensors"] = shardOf("wpe.weight", 9);
        row("a folder with another file", extra, ".");
        auto two = model;
        two["pytorch_model.bin.index.json"] = R"({"weight_map": {"wpe.weight": "gone.bin"}})";
        row("a folder with two indexes", two, ".");
    }
    void models() {
        const auto [files, opened] = fetchRow<QMap<QString, std::string>, QString>();
        const Folder folder;
        for (auto file = files.begin(); file != files.end(); ++file)
            folder.write(file.key().toStdString(), file.value());
        const std::string path = folder.path(opened.toStdString());
        const auto info = inspectTableFile(path);
        QVERIFY2(info.ok(), reasonOf(info).c_str());
        QCOMPARE(info->tensors.size(), std::size_t{2});
        QCOMPARE(tableCandidates(*info).front().name, std::string("wpe.weight"));
        for (const auto& [name, cell] : {std::pair{"wpe.weight", 1.0}, {"h.0.weight", 5.0}}) {
            const auto table = readTable(path, name);
            QVERIFY2(table.ok(), table ? "" : table.error().text.english().c_str());
            QVERIFY(sameCells(cellsOf(**table), {cell, 2, 3, 4}));
            const auto array = readArray(path, name);
            QVERIFY(array.ok());
            QCOMPARE(array->at(0), cell);
        }
    }

    void damaged_data() {
        const Rows<QMap<QString, std::string>, QString, Sentence> row("files", "opened", "sentence");
        const QString index = "model.safetensors.index.json";
        const auto naming = [](const std::string& file) {
            return "{\"weight_map\": {\"w\": \"" + file + "\"}}";
        };
        row("a file that is gone", {{index, naming("gone.safetensors")}}, index,
            {"errors/about-file", {"gone.safetensors", wording("errors/no-such-file")}});
        row("a damaged file", {{index, naming("a.safetensors")}, {"a.safetensors", "x"}}, index,
            {"errors/about-file", {"a.safetensors"}});
        for (const char* elsewhere :
             {"../a.safetensors", "/etc/passwd", "b/a.safetensors", "..", ".", "", "a\\u0000b"})
            row(elsewhere, {{index, naming(elsewhere)}}, index, "errors/file-not-beside");
        row("no map", {{index, "{}"}}, index, "errors/no-index");
        row("a list", {{index, "[]"}}, index, "errors/no-index");
        row("numbers for files", {{index, R"({"weight_map": {"w": 1}})"}}, index, "errors/no-index");
        row("a map of maps", {{index, R"({"weight_map": {"w": {"x": "y"}}})"}}, index, "errors/no-index");
        row("a map elsewhere", {{index, R"({"metadata": {"weight_map": {"w": "a"}}})"}}, index,
            "errors/no-index");
        row("cut short", {{index, naming("a").substr(0, 20)}}, index, "errors/no-index");
        row("deep", {{index, R"({"weight_map":)" + std::string(1'000'000, '[')}}, index, "errors/no-index");
        row("a name twice", {{"1.safetensors", shardOf("w", 1)}, {"2.safetensors", shardOf("w", 1)}}, ".",
            {"errors/array-name-twice", {"w"}});
        row("a folder of other files", {{"a.md", "hello"}}, ".", "errors/folder");
        row("an empty folder", {}, ".", "errors/folder");
    }
    void damaged() {
        const auto [files, opened, sentence] = fetchRow<QMap<QString, std::string>, QString, Sentence>();
        const Folder folder;
        for (auto file = files.begin(); file != files.end(); ++file)
            folder.write(file.key().toStdString(), file.value());
        const std::string path = folder.path(opened.toStdString());
        const Bounds bounds;
        const auto info = inspectTableFile(path);
        QVERIFY2(bounds.check().isEmpty(), bounds.check());
        QVERIFY(!info.ok());
        QVERIFY2(isOneSentence(info.error(), path), reasonOf(info).c_str());
        QVERIFY2(says(reasonOf(info), sentence), reasonOf(info).c_str());
    }

    // One member of Python objects does not keep the others from being read.
    void objectsInAnArchive() {
        const Folder folder;
        const std::string path = folder.write(
            "a.npz",
            zipFile({ZipMember::stored("o.npy", npyFile("|O", "(2,)", "\x80\x04]q.")),
                     ZipMember::stored("pos_embed.npy", npyFile("<f4", "(2, 2)", countedFloats(4)))}));
        for (const char* name : {"", "pos_embed"}) {
            const auto table = readTable(path, name);
            QVERIFY2(table.ok(), table ? "" : table.error().text.english().c_str());
            QVERIFY(sameCells(cellsOf(**table), {0, 1, 2, 3}));
        }
        const auto objects = readTable(path, "o");
        QVERIFY(!objects.ok());
        QVERIFY(says(objects.error().text.english(), "errors/about-array", {"o", wording("errors/pickles")}));
        const auto alone = readTable(
            folder.write("b.npz",
                         zipFile({ZipMember::stored("o.npy", npyFile("|O", "(2,)", "\x80\x04]q."))})),
            "");
        QVERIFY(says(alone.error().text.english(), "errors/pickles"));
    }

    void names_data() {
        const Rows<QString, QString, QString> row("typed", "file", "tensor");
        row("a slice", "a.npy[0]", "a.npy", "[0]");
        row("a slice behind a colon", "a.npy:[0]", "a.npy", "[0]");
        row("axes", "a.npy[:,3,:]", "a.npy", "[:,3,:]");
        row("a tensor", "a.npy:w", "a.npy", "w");
        row("a slice of a tensor", "a.npy:w[1]", "a.npy", "w[1]");
        row("brackets in a name", "b[0].npy", "b[0].npy", "");
        row("a slice of brackets", "b[0].npy[1]", "b[0].npy", "[1]");
        row("nothing of that name", "c.npy[0]", "c.npy[0]", "");
        row("a folder's tensor", "d:w", "d", "w");
    }
    void names() {
        const auto [typed, file, tensor] = fetchRow<QString, QString, QString>();
        const Folder folder;
        folder.write("a.npy", "x");
        folder.write("b[0].npy", "x");
        QVERIFY(QDir(QString::fromStdString(folder.path("."))).mkdir("d"));
        const TableName name = splitTableName(folder.path(typed.toStdString()));
        QCOMPARE(name.path, folder.path(file.toStdString()));
        QCOMPARE(name.tensor, tensor.toStdString());
    }

    // An index without a name is one of the only table.
    void sliceOfTheOnlyTensor() {
        const Folder folder;
        const std::string path = folder.write(
            "a.safetensors", safetensorsFile("{" + tensorEntry("bias", "F32", "[3]", 0, 12) + "," +
                                                 tensorEntry("w", "F32", "[2,2,2]", 12, 44) + "}",
                                             countedFloats(11)));
        const auto slice = readTable(path, "[1]");
        QVERIFY2(slice.ok(), slice ? "" : slice.error().text.english().c_str());
        QVERIFY(sameCells(cellsOf(**slice), {7, 8, 9, 10}));
    }

    void twoSlices_data() {
        const Rows<QString, QStringList> row("named", "names");
        row("two arrays", "cos,sin", {"cos", "sin"});
        row("one slice", "cos[:,:,0]", {"cos[:,:,0]"});
        row("two slices", "cos[:,:,0],sin[:,:,0]", {"cos[:,:,0]", "sin[:,:,0]"});
        row("two numbers of slices", "cos[1],sin[0]", {"cos[1]", "sin[0]"});
    }
    void twoSlices() {
        const auto [named, names] = fetchRow<QString, QStringList>();
        const Folder folder;
        const std::string path = folder.write(
            "a.npz", zipFile({ZipMember::stored("cos.npy", npyFile("<f4", "(2, 2, 2)", countedFloats(8))),
                              ZipMember::stored("sin.npy", npyFile("<f4", "(2, 2, 2)", countedFloats(8)))}));
        const auto found = arraysNamed(path, named.toStdString());
        QVERIFY(found.ok());
        QStringList all;
        for (const std::string& name : *found)
            all += QString::fromStdString(name);
        QCOMPARE(all, names);
        const auto arrays = readArrays(path, *found);
        QVERIFY2(arrays.ok(), arrays ? "" : arrays.error().text.english().c_str());
        QCOMPARE(arrays->size(), std::size_t(names.size()));
        if (names.front() == "cos[:,:,0]") QCOMPARE(arrays->front().at(3), 6.0);
    }
};

QTEST_APPLESS_MAIN(TestShards)
#include "tst_shards.moc"
