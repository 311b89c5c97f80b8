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
        const auto row = [](const std::string& name, const std::string& file, const char* reason) {
            QTest::newRow((name + ": " + reason).c_str()) << name << file << reason;
        };
        row("a.npy", npyFile("<f4", "(6,)", std::string(24, '\0')),
            "it holds a 1-D array of 6 numbers, not a table: posiscope identify "
            "says what they are");
        row("a.npy", npyFile("<f4", "()", "abcd"), "it holds a single number, not a table");
        row("a.npy", npyFile("<f4", "(0, 3)", ""), "it holds an empty array of 0 × 3, not a table");
        row("a.npy", npyFile("|u1", "(1000001, 2, 2)", std::string(4'000'004, '\0')),
            "it holds a 3-D array of 1\u202f000\u202f001 × 2 × 2 numbers, not a table");
        row("a.npy", npyFile("<c8", "(1, 2)", one),
            "it holds an array of the type complex64, which Posiscope does not read");
        row("a.npz", zipFile({}), "it holds no arrays");
        row("a.npz",
            zipFile({ZipMember::stored("a.npy", npyFile("<U1", "(1, 4)", one)),
                     ZipMember::stored("b.npy", npyFile("<M8[s]", "(1, 2)", one))}),
            "none of its 2 arrays is a table of numbers");
        row("a.safetensors", safetensorsFile("{" + tensorEntry("t", "F8_E4M3", "[4,4]", 0, 16) + "}", one),
            "it holds an array of the type F8_E4M3, which Posiscope does not read");
        row("a.csv", "a,b\n", "it holds an empty array of 0 × 2, not a table");
        const std::string wide(65'537, '\0');
        row("a.npy", npyFile("|u1", "(1, 65537)", wide),
            "it holds a table of 1 × 65\u202f537 numbers, and Posiscope reads at most 16\u202f777\u202f216 "
            "rows and 65\u202f536 "
            "columns");
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
                 "cannot read " + QString::fromStdString(path) + ": " + reason);
    }

    // Its end says where its members are: without it only the archive is known.
    void aCutArchive() {
        const Folder folder;
        const std::string whole = zipFile({ZipMember::stored("archive/data.pkl", std::string(64, 'a'))});
        const std::string path = folder.write("a.pt", whole.substr(0, 48));
        const auto info = inspectTableFile(path);
        QVERIFY(!info.ok());
        QCOMPARE(info.error().text.english(),
                 "cannot read " + path + ": it is a zip archive that is cut short or damaged");
    }

    // The bytes that other programs write first; what is named, and the line that converts it.
    void otherFormats_data() {
        const Rows<std::string, std::string, QString, QString> row("name", "file", "kind", "line");
        using namespace std::string_literals;
        const std::string rest(600, 'a');
        const std::string hdf5 = "\x89HDF\r\n\x1a\n"s;
        row("HDF5", "model.h5", hdf5 + rest, "HDF5", "h5py.File(");
        row("HDF5 behind other bytes", "model", std::string(512, '\0') + hdf5 + rest, "HDF5", "h5py.File(");
        row("HDF5 named npy", "a.npy", hdf5 + rest, "HDF5", "h5py.File(");
        row("HDF5 named csv", "a.csv", hdf5 + rest, "HDF5", "h5py.File(");
        row("HDF5 named bin", "a.bin", hdf5 + rest, "HDF5", "h5py.File(");
        row("Keras", "model.keras", zipFile({ZipMember::stored("model.weights.h5", hdf5)}), "Keras",
            "load_model(");
        row("MATLAB", "a.mat", "MATLAB 5.0 MAT-file, Platform: GLNXA64" + rest, "MATLAB",
            "scipy.io.loadmat(");
        row("MATLAB 7.3", "a.mat", "MATLAB 7.3 MAT-file, Platform: GLNXA64" + rest, "HDF5", "h5py.File(");
        row("TensorFlow's index", "model.ckpt-1.index", rest + "\x57\xfb\x80\x8b\x24\x75\x47\xdb",
            "TensorFlow checkpoint", "load_checkpoint(");
        row("TensorFlow's numbers", "model.ckpt-1.data-00000-of-00001", rest, "TensorFlow checkpoint",
            "load_checkpoint(");
        row("TensorFlow Lite", "a.tflite", "\x1c\0\0\0TFL3"s + rest, "TensorFlow Lite",
            "tf.lite.Interpreter(");
        row("SavedModel", "saved_model.pb", "\x08\x01" + rest, "SavedModel", "tf.saved_model.load(");
        row("Flax", "flax_model.msgpack", "\x81\xa6params\x81\xa3wpe" + rest, "Flax", "msgpack_restore(");
        row("Flax with a long key", "a", "\xde\x00\x20\xd9\x21"s + std::string(33, 'k') + rest, "Flax",
            "msgpack_restore(");
        row("gzip", "a.npy.gz", "\x1f\x8b\x08" + rest, "gzip", "gzip -d");
        row("gzip named csv", "a.csv", "\x1f\x8b\x08" + rest, "gzip", "gzip -d");
        row("bzip2", "a.bz2", "BZh91AY&SY" + rest, "bzip2", "bzip2 -d");
        row("xz", "a.xz",
            "\xfd"
            "7zXZ\0"s +
                rest,
            "xz", "xz -d");
        row("Zstandard", "a.zst", "\x28\xb5\x2f\xfd" + rest, "Zstandard", "zstd -d");
        row("tar", "a.nemo", std::string(257, 'n') + "ustar" + rest, "tar", "tar -xf");
        row("Parquet", "a.parquet", "PAR1\x15" + rest, "Parquet", "read_parquet(");
        row("GGML", "model.bin", "tjgg\3\0\0\0"s + rest, "GGML", "convert-llama-ggml-to-gguf.py");
        row("raw numbers", "freqs.bin", std::string(64, '\x3f'), "raw numbers", "numpy.fromfile(");
        row("a pickle", "a.bin", "\x80\x04\x95", "pickles", "numpy.save");
        row("damaged", "a.pt", rest, "neither as a zip archive of PyTorch", "damaged");
    }
    void otherFormats() {
        const auto [name, file, kind, line] = fetchRow<std::string, std::string, QString, QString>();
        const Folder folder;
        const std::string path = folder.write(name, file);
        const auto info = inspectTableFile(path);
        QVERIFY(!info.ok());
        QVERIFY2(isOneSentence(info.error(), path), reasonOf(info).c_str());
        QVERIFY2(QString::fromStdString(reasonOf(info)).contains(kind), reasonOf(info).c_str());
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
        const Rows<std::string, std::string, QString> row("name", "file", "words");
        const std::string npy = npyFile("<f4", "(2, 2)", one);
        const std::string tensors = safetensorsFile("{" + tensorEntry("t", "F32", "[2,2]", 0, 16) + "}", one);
        row("npy named safetensors", "a.safetensors", npy, "NPY array");
        row("npy named npz", "a.npz", npy, "NPY array");
        row("npy named csv", "a.csv", npy, "NPY array");
        row("safetensors named npy", "a.npy", tensors, ".npy");
        row("npz named npy", "a.npy", zipFile({ZipMember::stored("a.npy", npy)}), ".npz");
        row("no format", "a.h5", "hello",
            ".npy, .npz, .safetensors, .csv, .tsv, .txt, .json, .pt, .gguf, .onnx");
        row("no ending", "a", "hello",
            ".npy, .npz, .safetensors, .csv, .tsv, .txt, .json, .pt, .gguf, .onnx");
        row("only an ending", ".npy", "", "it is empty");
        for (const char* name : {"a.pt", "a.PTH", "pytorch_model.bin", "a.pkl", "a.ckpt"})
            row(name, name, "\x80\x02]q.", "safetensors.torch.save_file");
        row("pickle under another name", "a.npy", std::string("\x80\x04\x95", 3), "numpy.save");
        row("pickle named h5", "a.h5", std::string("\x80\x02]", 3), "numpy.save");
        row("PyTorch's damaged zip named npz", "a.npz",
            zipFile({ZipMember::stored("archive/data.pkl", "x"), ZipMember::stored("archive/data/0", one)}),
            "at byte 0 the instruction 120");
        row("zip without arrays", "a.npz", zipFile({ZipMember::stored("a.txt", "x")}), "without any array");
        row("two of a name", "a.npz",
            zipFile(
                {ZipMember::stored("w.npy", npy), ZipMember::stored("w.npy", npyFile("<f4", "(4,)", one))}),
            "two arrays of the name “w”");
        auto member = ZipMember::stored("w.npy", npy);
        member.flags = 1;
        row("encrypted", "a.npz", zipFile({member}), "“w.npy”: it is encrypted");
        member = ZipMember::stored("w.npy", npy);
        member.method = 12;
        row("bzip2", "a.npz", zipFile({member}), "packed in a way");
        member = ZipMember::stored("w.npy", npy);
        member.method = 8;
        row("not deflated", "a.npz", zipFile({member}), "damaged");
        member.size = 0x7fffffff;
        row("a size that cannot be", "a.npz", zipFile({member}), "damaged");
        member = ZipMember::stored("w.npy", npy);
        member.crc ^= 1U;
        row("wrong checksum", "a.npz", zipFile({member}), "damaged");
        row("trailing bytes in npz", "a.npz", zipFile({ZipMember::stored("w.npy", npy + "x")}),
            "promises 16 bytes");
        row("cut npy in npz", "a.npz", zipFile({ZipMember::stored("w.npy", npy.substr(0, 80))}), "cut short");
        row("empty npy in npz", "a.npz", zipFile({ZipMember::stored("w.npy", "")}), "it is empty");
        row("text that ends in npy", "a.npz", zipFile({ZipMember::stored("w.npy", "hello")}), "“w.npy”");
        row("cut npz", "a.npz", zipFile({ZipMember::stored("w.npy", npy)}).substr(0, 160), "damaged");
        row("strange names", "a.npz", zipFile({ZipMember::stored("<b>\xe2\x80\xae[31m.npy", "x")}),
            "“<b>\\u202e[31m.npy”");
        const auto header = [](const std::string& text, const std::string& data = {}) {
            return safetensorsFile(text, data);
        };
        const std::string t = tensorEntry("t", "F32", "[2,2]", 0, 16);
        row("metadata twice", "a.safetensors",
            header("{\"__metadata__\":{},\"__metadata__\":{}," + t + "}", one), "twice");
        row("a key of metadata twice", "a.safetensors",
            header("{\"__metadata__\":{\"a\":\"1\",\"a\":\"2\"}," + t + "}", one), "twice");
        row("a name twice, escaped", "a.safetensors",
            header("{" + t + "," + tensorEntry("\\u0074", "F32", "[2,2]", 0, 16) + "}", one), "“t” twice");
        row("trailing bytes", "a.safetensors", header("{" + t + "}", one + "x"), "promises 16 bytes");
        row("cut", "a.safetensors", header("{" + t + "}", one.substr(1)), "cut short");
        row("unknown dtype", "a.safetensors",
            header("{" + tensorEntry("t", "f32", "[2,2]", 0, 16) + "}", one), "unknown dtype “f32”");
        row("minus zero", "a.safetensors", header("{" + tensorEntry("t", "F32", "[-0]", 0, 0) + "}"),
            "shape");
        row("three offsets", "a.safetensors",
            header(R"({"t":{"dtype":"F32","shape":[4],"data_offsets":[0,16,16]}})", one), "data_offsets");
        row("offsets backwards", "a.safetensors",
            header("{" + tensorEntry("t", "F32", "[4]", 16, 0) + "}", one), "data_offsets");
        row("overlap", "a.safetensors",
            header("{" + t + "," + tensorEntry("u", "F32", "[2]", 8, 16) + "}", one), "does not begin where");
        row("many dimensions", "a.safetensors",
            header(
                "{" + tensorEntry("t", "U8", "[1" + QByteArray(",1").repeated(40).toStdString() + "]", 0, 1) +
                    "}",
                "x"),
            "dimensions");
        row("bad UTF-8", "a.safetensors", header("{" + tensorEntry("\xff", "F32", "[2,2]", 0, 16) + "}", one),
            "JSON");
        row("deep unknown field", "a.safetensors",
            header("{\"t\":{\"x\":" + std::string(100, '[') + std::string(100, ']') + "}}"),
            "unknown fields");
        row("a comment", "a.safetensors", header("{/* */}"), "JSON");
        row("an empty header", "a.safetensors", header(""), ".safetensors");
        row("null character in csv", "a.csv", std::string("1,2\0\n", 5), "line 1");
        row("line of spaces", "a.csv", "\n1,2\n", "line 1 is empty");
        row("quotes", "a.csv", "\"a,b\n1,2\n", "line 1: its quotes");
    }
    void refused() {
        const auto [name, file, words] = fetchRow<std::string, std::string, QString>();
        const Folder folder;
        const std::string path = folder.write(name, file);
        const auto info = inspectTableFile(path);
        QVERIFY(!info.ok());
        QVERIFY2(isOneSentence(info.error(), path), reasonOf(info).c_str());
        QVERIFY2(QString::fromStdString(reasonOf(info)).contains(words), reasonOf(info).c_str());
        QVERIFY(!readTable(path, "").ok());
    }

    void wrongCsv_data() {
        addColumns<std::string, QString>("file", "reason");
        const auto row = [](const std::string& file, const char* reason) {
            QTest::newRow(reason) << file << reason;
        };
        row("1,2\n3\n", "line 2 has 1 cells, and the first line has 2");
        row("1,2\n3,4\n5,6,7,8\n", "line 3 has 4 cells, and the first line has 2");
        row("a,b\n1,2,\n", "line 2 has 3 cells, and the first line has 2");
        row("1,2\n3,x\n", "line 2, column 2: “x” is no number");
        row("1,2x\n3,4\n", "line 1, column 2: “2x” is no number");
        row("1,5;2,5\n", "line 1, column 1: “1,5” is no number");
        row("1,2\n3,\n", "line 2, column 2: there is no number");
        row("1,2\n\n3,4\n", "line 2 is empty");
        row("1,1e400\n", "line 1, column 2: “1e400” is no number");
        row("1,0x10\n", "line 1, column 2: “0x10” is no number");
        row("1,+-2\n", "line 1, column 2: “+-2” is no number");
        row(std::string("1,2\n3,4\0\n", 9), "line 2, column 2: “4\\u0000” is no number");
        row("1,2\n3,\"4\n", "line 2: its quotes are wrong");
    }
    void wrongCsv() {
        const auto [file, reason] = fetchRow<std::string, QString>();
        const Folder folder;
        const std::string path = folder.write("a.csv", file);
        const auto table = readTable(path, "");
        QVERIFY(!table.ok());
        QCOMPARE(QString::fromStdString(table.error().text.english()),
                 "cannot read " + QString::fromStdString(path) + ": " + reason);
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
