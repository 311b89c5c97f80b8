// SPDX-License-Identifier: GPL-3.0-or-later
// Files that are damaged, malicious or no tables: one sentence with the file's name, quickly and with little
// memory.
#include <QDir>
#include <QProcess>
#include <QTemporaryDir>
#include <nlohmann/json.hpp>

#include "tests/core/badfile.h"
#include "tests/support/bytes.h"
#include "tests/support/rows.h"
#include "tests/support/strict.h"
#include "tests/support/tablebytes.h"
#include "tests/support/wording.h"

using namespace posiscope;

namespace {

const std::string one(16, '\0');

}  // namespace

class TestBadFiles : public StrictTest {
    Q_OBJECT

 private slots:
    // tests/data/bad-files: what each of them is, the JSON says.
    void collected_data() {
        const Rows<QString, bool, QString> row("path", "accepted", "detail");
        const QString root = QStringLiteral(POSISCOPE_TEST_DATA "/bad-files/");
        for (const char* kind : {"npy", "safetensors"}) {
            const auto verdicts = nlohmann::json::parse(bytesOf(root + kind + ".json").toStdString());
            const QStringList names = QDir(root + kind).entryList(QDir::Files);
            QCOMPARE(static_cast<std::size_t>(names.size()), verdicts.size());
            for (const QString& name : names) {
                const auto& verdict = verdicts.at(name.toStdString());
                row(qPrintable(name), root + kind + '/' + name, (verdict["expect"] == "accept"),
                    QString::fromStdString(verdict["detail"]));
            }
        }
    }
    void collected() {
        const auto [path, accepted, detail] = fetchRow<QString, bool, QString>();
        const std::string name = path.toStdString();
        const Bounds bounds;
        const auto info = inspectTableFile(name);
        const auto table = readTable(name, "");
        QVERIFY2(bounds.check().isEmpty(), bounds.check());
        QVERIFY2(info.ok() == accepted, reasonOf(info).c_str());
        if (!info) QVERIFY2(isOneSentence(info.error(), name), reasonOf(info).c_str());
        if (!info) QVERIFY(!table.ok());
        if (!table) QVERIFY2(isOneSentence(table.error(), name), table.error().text.english().c_str());
        if (!info || path.endsWith("safetensors")) return;
        // "<f4 (2, 3) C [0.0, 1.0, 2.0]": shape and first numbers as NumPy reads them.
        const TensorInfo& tensor = info->tensors.at(0);
        QString shape;
        for (const std::uint64_t extent : tensor.shape)
            shape += (shape.isEmpty() ? "" : ", ") + QString::number(extent);
        if (tensor.shape.size() == 1) shape += ',';
        QVERIFY2(detail.contains(" (" + shape + ") "), qPrintable(shape));
        QCOMPARE(table.ok(), tensor.isTable());
        if (!table) return;
        const QStringList numbers = detail.section('[', 1).chopped(1).split(", ");
        QCOMPARE(numbers.size(), 3);
        for (int n = 0; n < 3; ++n)
            QCOMPARE((*table)->value(0, n), numbers[n].toDouble());
    }

    // The contents of a sound file without a table.
    void noTable_data() {
        addColumns<std::string, std::string, QString>("name", "file", "reason");
        const auto row = [](const std::string& name, const std::string& file, const Sentence& sentence) {
            const QString reason = wording(sentence);
            QTest::newRow((name + ": " + reason.toStdString()).c_str()) << name << file << reason;
        };
        row("a.npy", npyFile("<f4", "(6,)", std::string(24, '\0')), {"errors/list-not-table", {"6"}});
        row("a.npy", npyFile("<f4", "()", "abcd"), "errors/single-number");
        row("a.npy", npyFile("<f4", "(0, 3)", ""), {"errors/empty-array", {"0 × 3"}});
        row("a.npy", npyFile("|u1", "(1000001, 2, 2)", std::string(4'000'004, '\0')),
            {"errors/many-dimensions-numbers", {"3", "1\u202f000\u202f001 × 2 × 2"}});
        row("a.npy", npyFile("<c8", "(1, 2)", one), {"errors/type-not-read", {"complex64"}});
        row("a.npz", zipFile({}), "errors/no-arrays");
        row("a.npz",
            zipFile({ZipMember::stored("a.npy", npyFile("<U1", "(1, 4)", one)),
                     ZipMember::stored("b.npy", npyFile("<M8[s]", "(1, 2)", one))}),
            {"errors/no-table-among-arrays", {"2"}});
        row("a.safetensors", safetensorsFile("{" + tensorEntry("t", "F8_E4M3", "[4,4]", 0, 16) + "}", one),
            {"errors/type-not-read", {"F8_E4M3"}});
        row("a.csv", "a,b\n", {"errors/empty-array", {"0 × 2"}});
        const std::string wide(65'537, '\0');
        row("a.npy", npyFile("|u1", "(1, 65537)", wide),
            {"errors/too-many-rows-or-columns", {"1 × 65\u202f537", "16\u202f777\u202f216", "65\u202f536"}});
    }
    void noTable() {
        const auto [name, file, reason] = fetchRow<std::string, std::string, QString>();
        const Folder folder;
        const std::string path = folder.write(name, file);
        const auto info = inspectTableFile(path);
        QVERIFY2(info.ok(), reasonOf(info).c_str());
        const auto table = readTable(path, "");
        QVERIFY(!table.ok());
        QCOMPARE(QString::fromStdString(table.error().text.english()),
                 wording("errors/cannot-read", {QString::fromStdString(path), reason}));
    }

    // Its end says where its members are: without it only the archive is known.
    void aCutArchive() {
        const Folder folder;
        const std::string whole = zipFile({ZipMember::stored("archive/data.pkl", std::string(64, 'a'))});
        const std::string path = folder.write("a.pt", whole.substr(0, 48));
        const auto info = inspectTableFile(path);
        QVERIFY(!info.ok());
        QCOMPARE(
            QString::fromStdString(info.error().text.english()),
            wording("errors/cannot-read", {QString::fromStdString(path), wording("errors/zip-damaged")}));
    }

    // The bytes that other programs write first; what is named, and the line that converts it.
    void otherFormats_data() {
        const Rows<std::string, std::string, Sentence, QString> row("name", "file", "sentence", "line");
        using namespace std::string_literals;
        const char* other = "errors/other-kind-of-file";
        const char* hdf5Kind = "HDF5 (Keras, MATLAB, Julia)";
        const char* packed = "errors/packed";
        const std::string rest(600, 'a');
        const std::string hdf5 = "\x89HDF\r\n\x1a\n"s;
        row("HDF5", "model.h5", hdf5 + rest, {other, {hdf5Kind}}, "h5py.File(");
        row("HDF5 behind other bytes", "model", std::string(512, '\0') + hdf5 + rest, {other, {hdf5Kind}},
            "h5py.File(");
        row("HDF5 named npy", "a.npy", hdf5 + rest, {other, {hdf5Kind}}, "h5py.File(");
        row("HDF5 named csv", "a.csv", hdf5 + rest, {other, {hdf5Kind}}, "h5py.File(");
        row("HDF5 named bin", "a.bin", hdf5 + rest, {other, {hdf5Kind}}, "h5py.File(");
        row("Keras", "model.keras", zipFile({ZipMember::stored("model.weights.h5", hdf5)}),
            {other, {"Keras"}}, "load_model(");
        row("MATLAB", "a.mat", "MATLAB 5.0 MAT-file, Platform: GLNXA64" + rest, {other, {"MATLAB"}},
            "scipy.io.loadmat(");
        row("MATLAB 7.3", "a.mat", "MATLAB 7.3 MAT-file, Platform: GLNXA64" + rest,
            {other, {"MATLAB 7.3 (HDF5)"}}, "h5py.File(");
        row("TensorFlow's index", "model.ckpt-1.index", rest + "\x57\xfb\x80\x8b\x24\x75\x47\xdb",
            {other, {"TensorFlow checkpoint"}}, "load_checkpoint(");
        row("TensorFlow's numbers", "model.ckpt-1.data-00000-of-00001", rest,
            {other, {"TensorFlow checkpoint"}}, "load_checkpoint(");
        row("TensorFlow Lite", "a.tflite", "\x1c\0\0\0TFL3"s + rest, {other, {"TensorFlow Lite"}},
            "tf.lite.Interpreter(");
        row("SavedModel", "saved_model.pb", "\x08\x01" + rest, {other, {"TensorFlow SavedModel"}},
            "tf.saved_model.load(");
        row("Flax", "flax_model.msgpack", "\x81\xa6params\x81\xa3wpe" + rest, {other, {"msgpack (Flax)"}},
            "msgpack_restore(");
        row("Flax with a long key", "a", "\xde\x00\x20\xd9\x21"s + std::string(33, 'k') + rest,
            {other, {"msgpack (Flax)"}}, "msgpack_restore(");
        row("gzip", "a.npy.gz", "\x1f\x8b\x08" + rest, {packed, {"gzip"}}, "gzip -d");
        row("gzip named csv", "a.csv", "\x1f\x8b\x08" + rest, {packed, {"gzip"}}, "gzip -d");
        row("bzip2", "a.bz2", "BZh91AY&SY" + rest, {packed, {"bzip2"}}, "bzip2 -d");
        row("xz", "a.xz",
            "\xfd"
            "7zXZ\0"s +
                rest,
            {packed, {"xz"}}, "xz -d");
        row("Zstandard", "a.zst", "\x28\xb5\x2f\xfd" + rest, {packed, {"Zstandard"}}, "zstd -d");
        row("tar", "a.nemo", std::string(257, 'n') + "ustar" + rest, {packed, {"tar"}}, "tar -xf");
        row("Parquet", "a.parquet", "PAR1\x15" + rest, {other, {"Parquet"}}, "read_parquet(");
        row("GGML", "model.bin", "tjgg\3\0\0\0"s + rest, {other, {"GGML"}}, "convert-llama-ggml-to-gguf.py");
        row("raw numbers", "freqs.bin", std::string(64, '\x3f'), "errors/raw-numbers", "numpy.fromfile(");
        row("a pickle", "a.bin", "\x80\x04\x95", "errors/pickles", "numpy.save");
        row("damaged", "a.pt", rest, "errors/neither-zip-nor-pickle", "damaged");
    }
    void otherFormats() {
        const auto [name, file, sentence, line] = fetchRow<std::string, std::string, Sentence, QString>();
        const Folder folder;
        const std::string path = folder.write(name, file);
        const auto info = inspectTableFile(path);
        QVERIFY(!info.ok());
        QVERIFY2(isOneSentence(info.error(), path), reasonOf(info).c_str());
        QVERIFY2(says(reasonOf(info), sentence), reasonOf(info).c_str());
        QVERIFY2(QString::fromStdString(reasonOf(info)).contains(line), reasonOf(info).c_str());
    }

    // The same, written by those programs, from Python.
    void writtenByOthers_data() {
        const Rows<QString, QString, QString, QString> row("ending", "program", "kind", "line");
        row("h5py", ".h5", "import h5py; h5py.File(path, 'w')['wpe'] = [1.0, 2.0]", "HDF5", "h5py.File(");
        row("SciPy", ".mat", "import scipy.io; scipy.io.savemat(path, {'wpe': [1.0, 2.0]})", "MATLAB",
            "scipy.io.loadmat(");
        row("gzip", ".npy.gz", "import gzip; gzip.open(path, 'wb').write(b'1,2')", "gzip", "gzip -d");
        row("bzip2", ".bz2", "import bz2; bz2.open(path, 'wb').write(b'1,2')", "bzip2", "bzip2 -d");
        row("xz", ".xz", "import lzma; lzma.open(path, 'wb').write(b'1,2')", "xz", "xz -d");
        row("tar", ".nemo", "import tarfile; t = tarfile.open(path, 'w'); t.add('/etc/hostname'); t.close()",
            "tar", "tar -xf");
    }
    void writtenByOthers() {
        const auto [ending, program, kind, line] = fetchRow<QString, QString, QString, QString>();
        const QTemporaryDir folder;
        const QString path = folder.filePath("a" + ending);
        QProcess python;
        python.start("/usr/bin/python3", {"-c", "import sys; path = sys.argv[1]\n" + program, path});
        if (!python.waitForStarted()) QSKIP("python3 cannot be started");  // in an emulator
        QVERIFY(python.waitForFinished(120'000));
        if (python.readAllStandardError().contains("ModuleNotFoundError"))
            QSKIP("python3-h5py or python3-scipy is not installed");
        QCOMPARE(python.exitCode(), 0);
        const auto info = inspectTableFile(path.toStdString());
        QVERIFY(!info.ok());
        const QString reason = QString::fromStdString(reasonOf(info));
        QVERIFY2(reason.contains(kind) && reason.contains(line), qPrintable(reason));
    }

    // Where a name says nothing, the content does.
    void otherNames_data() {
        const Rows<std::string> row("file");
        const std::string npy = npyFile("<f4", "(2, 2)", one);
        row("NumPy", npy);
        row("NumPy's archive", zipFile({ZipMember::stored("a.npy", npy)}));
        row("safetensors", safetensorsFile("{" + tensorEntry("t", "F32", "[2,2]", 0, 16) + "}", one));
    }
    void otherNames() {
        const auto [file] = fetchRow<std::string>();
        const Folder folder;
        for (const char* name : {"a", "a.h5", "a.bin", "download (1)"})
            QVERIFY(readTable(folder.write(name, file), "").ok());
    }

    // The file is refused before any number is read, and the message contains the words.
    void refused_data() {
        const Rows<std::string, std::string, Sentence> row("name", "file", "sentence");
        const char* endings = ".npy, .npz, .safetensors, .csv, .tsv, .txt, .json, .pt, .gguf, .onnx";
        const std::string npy = npyFile("<f4", "(2, 2)", one);
        const std::string tensors = safetensorsFile("{" + tensorEntry("t", "F32", "[2,2]", 0, 16) + "}", one);
        row("npy named safetensors", "a.safetensors", npy, "errors/npy-not-named-npy");
        row("npy named npz", "a.npz", npy, "errors/npy-not-named-npy");
        row("npy named csv", "a.csv", npy, "errors/npy-not-named-npy");
        row("safetensors named npy", "a.npy", tensors, {"errors/wrong-beginning", {".npy"}});
        row("npz named npy", "a.npy", zipFile({ZipMember::stored("a.npy", npy)}), "errors/zip-not-named-npz");
        row("no format", "a.h5", "hello", {"errors/no-table-file", {endings}});
        row("no ending", "a", "hello", {"errors/no-table-file", {endings}});
        row("only an ending", ".npy", "", "errors/empty-file");
        for (const char* name : {"a.pt", "a.PTH", "pytorch_model.bin", "a.pkl", "a.ckpt"})
            row(name, name, "\x80\x02]q.", "errors/pickles");
        row("pickle under another name", "a.npy", std::string("\x80\x04\x95", 3), "errors/pickles");
        row("pickle named h5", "a.h5", std::string("\x80\x02]", 3), "errors/pickles");
        row("PyTorch's damaged zip named npz", "a.npz",
            zipFile({ZipMember::stored("archive/data.pkl", "x"), ZipMember::stored("archive/data/0", one)}),
            {"errors/pickle-instruction", {"0", "120"}});
        row("zip without arrays", "a.npz", zipFile({ZipMember::stored("a.txt", "x")}),
            "errors/zip-without-arrays");
        row("two of a name", "a.npz",
            zipFile(
                {ZipMember::stored("w.npy", npy), ZipMember::stored("w.npy", npyFile("<f4", "(4,)", one))}),
            {"errors/array-name-twice", {"w"}});
        auto member = ZipMember::stored("w.npy", npy);
        member.flags = 1;
        row("encrypted", "a.npz", zipFile({member}),
            {"errors/about-array", {"w.npy", wording("errors/encrypted")}});
        member = ZipMember::stored("w.npy", npy);
        member.method = 12;
        row("bzip2", "a.npz", zipFile({member}), "errors/packed-unread");
        member = ZipMember::stored("w.npy", npy);
        member.method = 8;
        row("not deflated", "a.npz", zipFile({member}), "errors/damaged");
        member.size = 0x7fffffff;
        row("a size that cannot be", "a.npz", zipFile({member}), "errors/damaged");
        member = ZipMember::stored("w.npy", npy);
        member.crc ^= 1U;
        row("wrong checksum", "a.npz", zipFile({member}), "errors/damaged");
        row("trailing bytes in npz", "a.npz", zipFile({ZipMember::stored("w.npy", npy + "x")}),
            {"errors/promised-bytes", {"16"}});
        row("cut npy in npz", "a.npz", zipFile({ZipMember::stored("w.npy", npy.substr(0, 80))}),
            "errors/promised-bytes-cut");
        row("empty npy in npz", "a.npz", zipFile({ZipMember::stored("w.npy", "")}), "errors/empty-file");
        row("text that ends in npy", "a.npz", zipFile({ZipMember::stored("w.npy", "hello")}),
            {"errors/about-array", {"w.npy"}});
        row("cut npz", "a.npz", zipFile({ZipMember::stored("w.npy", npy)}).substr(0, 160),
            "errors/zip-damaged");
        row("strange names", "a.npz", zipFile({ZipMember::stored("<b>\xe2\x80\xae[31m.npy", "x")}),
            {"errors/about-array", {"<b>\\u202e[31m.npy"}});
        const auto header = [](const std::string& text, const std::string& data = {}) {
            return safetensorsFile(text, data);
        };
        const std::string t = tensorEntry("t", "F32", "[2,2]", 0, 16);
        row("metadata twice", "a.safetensors",
            header("{\"__metadata__\":{},\"__metadata__\":{}," + t + "}", one), "errors/header-says-twice");
        row("a key of metadata twice", "a.safetensors",
            header("{\"__metadata__\":{\"a\":\"1\",\"a\":\"2\"}," + t + "}", one),
            "errors/header-says-twice");
        row("a name twice, escaped", "a.safetensors",
            header("{" + t + "," + tensorEntry("\\u0074", "F32", "[2,2]", 0, 16) + "}", one),
            {"errors/header-says-twice", {"t"}});
        row("trailing bytes", "a.safetensors", header("{" + t + "}", one + "x"),
            {"errors/promised-bytes", {"16"}});
        row("cut", "a.safetensors", header("{" + t + "}", one.substr(1)),
            {"errors/promised-bytes-cut", {"16", "15"}});
        row("unknown dtype", "a.safetensors",
            header("{" + tensorEntry("t", "f32", "[2,2]", 0, 16) + "}", one),
            {"errors/tensor-unknown-type", {"", "f32"}});
        row("minus zero", "a.safetensors", header("{" + tensorEntry("t", "F32", "[-0]", 0, 0) + "}"),
            "errors/tensor-shape");
        row("three offsets", "a.safetensors",
            header(R"({"t":{"dtype":"F32","shape":[4],"data_offsets":[0,16,16]}})", one),
            "errors/tensor-offsets-no-numbers");
        row("offsets backwards", "a.safetensors",
            header("{" + tensorEntry("t", "F32", "[4]", 16, 0) + "}", one),
            "errors/tensor-offsets-not-shape");
        row("overlap", "a.safetensors",
            header("{" + t + "," + tensorEntry("u", "F32", "[2]", 8, 16) + "}", one),
            "errors/tensor-not-after-last");
        row("many dimensions", "a.safetensors",
            header(
                "{" + tensorEntry("t", "U8", "[1" + QByteArray(",1").repeated(40).toStdString() + "]", 0, 1) +
                    "}",
                "x"),
            "errors/tensor-dimensions");
        row("bad UTF-8", "a.safetensors", header("{" + tensorEntry("\xff", "F32", "[2,2]", 0, 16) + "}", one),
            "errors/header-near-byte");
        row("deep unknown field", "a.safetensors",
            header("{\"t\":{\"x\":" + std::string(100, '[') + std::string(100, ']') + "}}"),
            "errors/tensor-unknown-fields");
        row("a comment", "a.safetensors", header("{/* */}"), "errors/header-near-byte");
        row("an empty header", "a.safetensors", header(""), {"errors/wrong-beginning", {".safetensors"}});
        row("null character in csv", "a.csv", std::string("1,2\0\n", 5), {"errors/csv-line-no-text", {"1"}});
        row("line of spaces", "a.csv", "\n1,2\n", {"errors/csv-line-empty", {"1"}});
        row("quotes", "a.csv", "\"a,b\n1,2\n", {"errors/csv-quotes", {"1"}});
    }
    void refused() {
        const auto [name, file, sentence] = fetchRow<std::string, std::string, Sentence>();
        const Folder folder;
        const std::string path = folder.write(name, file);
        const auto info = inspectTableFile(path);
        QVERIFY(!info.ok());
        QVERIFY2(isOneSentence(info.error(), path), reasonOf(info).c_str());
        QVERIFY2(says(reasonOf(info), sentence), reasonOf(info).c_str());
        QVERIFY(!readTable(path, "").ok());
    }

    void wrongCsv_data() {
        addColumns<std::string, QString>("file", "reason");
        const auto row = [](const std::string& file, const Sentence& sentence) {
            QTest::newRow(qPrintable(wording(sentence))) << file << wording(sentence);
        };
        row("1,2\n3\n", {"errors/csv-cells", {"2", "1", "2"}});
        row("1,2\n3,4\n5,6,7,8\n", {"errors/csv-cells", {"3", "4", "2"}});
        row("a,b\n1,2,\n", {"errors/csv-cells", {"2", "3", "2"}});
        row("1,2\n3,x\n", {"errors/csv-no-number", {"2", "2", "x"}});
        row("1,2x\n3,4\n", {"errors/csv-no-number", {"1", "2", "2x"}});
        row("1,5;2,5\n", {"errors/csv-no-number", {"1", "1", "1,5"}});
        row("1,2\n3,\n", {"errors/csv-missing-number", {"2", "2"}});
        row("1,2\n\n3,4\n", {"errors/csv-line-empty", {"2"}});
        row("1,1e400\n", {"errors/csv-no-number", {"1", "2", "1e400"}});
        row("1,0x10\n", {"errors/csv-no-number", {"1", "2", "0x10"}});
        row("1,+-2\n", {"errors/csv-no-number", {"1", "2", "+-2"}});
        row(std::string("1,2\n3,4\0\n", 9), {"errors/csv-no-number", {"2", "2", "4\\u0000"}});
        row("1,2\n3,\"4\n", {"errors/csv-quotes", {"2"}});
    }
    void wrongCsv() {
        const auto [file, reason] = fetchRow<std::string, QString>();
        const Folder folder;
        const std::string path = folder.write("a.csv", file);
        const auto table = readTable(path, "");
        QVERIFY(!table.ok());
        QCOMPARE(QString::fromStdString(table.error().text.english()),
                 wording("errors/cannot-read", {QString::fromStdString(path), reason}));
    }

    void safeNames() {
        const Folder folder;
        const std::string path = folder.write("a\nb\xe2\x80\xae.npy", "x");
        const std::string reason = reasonOf(inspectTableFile(path));
        QVERIFY2(reason.find("a\\u000ab\\u202e.npy: ") != std::string::npos, reason.c_str());
        const std::string two = folder.write(
            "b.safetensors",
            safetensorsFile("{" + tensorEntry("a\\u0000\\u202e", "F32", "[4]", 0, 16) + "}", one));
        const auto table = readTable(two, std::string("a\0\xe2\x80\xae", 5));
        QVERIFY(table.error().text.english().find("“a\\u0000\\u202e”") != std::string::npos);
    }
};

QTEST_APPLESS_MAIN(TestBadFiles)
#include "tst_badfiles.moc"
