// Files that are damaged, malicious or no tables: one sentence with the file's name, soon and without much
// memory.
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>
#include <zip.h>

#include <QDir>
#include <functional>
#include <nlohmann/json.hpp>

#include "core/tables/inputfile.h"
#include "core/tables/tablefile.h"
#include "tests/support/residentmemory.h"
#include "tests/support/strict.h"
#include "tests/support/tablebytes.h"

using namespace posiscope;

namespace {

#if defined(__SANITIZE_ADDRESS__)
constexpr qint64 mostMilliseconds = 10'000;
#else
constexpr qint64 mostMilliseconds = 1000;
#endif
constexpr double mostMegabytes = 100;

/// Measures from construction to check().
class Bounds {
 public:
    Bounds() { timer_.start(); }
    /// What was exceeded; empty if nothing.
    QByteArray check() const {
        const qint64 milliseconds = timer_.elapsed();
        const double megabytes = ResidentMemory::mostMegabytes();
        const bool large = memory_.counts() && megabytes > mostMegabytes;
        if (milliseconds <= mostMilliseconds && !large) return {};
        return QByteArray::number(milliseconds) + " ms, " + QByteArray::number(megabytes) + " MB";
    }

 private:
    ResidentMemory memory_;
    QElapsedTimer timer_;
};

/// The message is one line with the file's name and a reason.
bool isOneSentence(const Error& error, const std::string& path) {
    const std::string text = error.text.english();
    const std::string beginning = "cannot read " + path + ": ";
    return error.field.empty() && text.starts_with(beginning) && text.size() > beginning.size() &&
           text.find('\n') == std::string::npos && text.find("%1") == std::string::npos && text.size() < 600;
}

std::string reasonOf(const Result<TableFileInfo>& info) {
    return info ? "" : info.error().text.english();
}

const std::string one(16, '\0');

}  // namespace

class TestBadFiles : public QObject {
    Q_OBJECT

 private slots:
    void init() { failOnAnyWarning(); }

    // tests/data/bad-files: what each of them is, the JSON says.
    void collected_data() {
        QTest::addColumn<QString>("path");
        QTest::addColumn<bool>("accepted");
        QTest::addColumn<QString>("detail");
        const QString root = QStringLiteral(POSISCOPE_TEST_DATA "/bad-files/");
        for (const char* kind : {"npy", "safetensors"}) {
            QFile file(root + kind + ".json");
            QVERIFY(file.open(QIODevice::ReadOnly));
            const auto verdicts = nlohmann::json::parse(file.readAll().toStdString());
            const QStringList names = QDir(root + kind).entryList(QDir::Files);
            QCOMPARE(static_cast<std::size_t>(names.size()), verdicts.size());
            for (const QString& name : names) {
                const auto& verdict = verdicts.at(name.toStdString());
                QTest::newRow(qPrintable(name)) << root + kind + '/' + name << (verdict["expect"] == "accept")
                                                << QString::fromStdString(verdict["detail"]);
            }
        }
    }
    void collected() {
        QFETCH(QString, path);
        QFETCH(bool, accepted);
        QFETCH(QString, detail);
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

    // What a sound file without a table holds.
    void noTable_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("file");
        QTest::addColumn<QString>("reason");
        const auto row = [](const char* name, const std::string& file, const char* reason) {
            QTest::newRow((std::string(name) + ": " + reason).c_str())
                << name << QByteArray::fromStdString(file) << reason;
        };
        row("a.npy", npyFile("<f4", "(6,)", std::string(24, '\0')),
            "it holds a 1-D array of 6 numbers, not a table");
        row("a.npy", npyFile("<f4", "()", "abcd"), "it holds a single number, not a table");
        row("a.npy", npyFile("<f4", "(0, 3)", ""), "it holds an empty array of 0 × 3, not a table");
        row("a.npy", npyFile("|u1", "(1, 2, 3)", "abcdef"),
            "it holds a 3-D array of 1 × 2 × 3 numbers, not a table");
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
            "it holds a table of 1 × 65,537 numbers, and Posiscope reads at most 16,777,216 rows and 65,536 "
            "columns");
    }
    void noTable() {
        QFETCH(QString, name);
        QFETCH(QByteArray, file);
        QFETCH(QString, reason);
        const Folder folder;
        const std::string path = folder.write(name.toStdString(), file.toStdString());
        const auto info = inspectTableFile(path);
        QVERIFY2(info.ok(), reasonOf(info).c_str());
        const auto table = readTable(path, "");
        QVERIFY(!table.ok());
        QCOMPARE(QString::fromStdString(table.error().text.english()),
                 "cannot read " + QString::fromStdString(path) + ": " + reason);
    }

    // Refused before any number is read; the message holds the words.
    void refused_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("file");
        QTest::addColumn<QString>("words");
        const auto row = [](const char* title, const char* name, const std::string& file, const char* words) {
            QTest::newRow(title) << name << QByteArray::fromStdString(file) << words;
        };
        const std::string npy = npyFile("<f4", "(2, 2)", one);
        const std::string tensors = safetensorsFile("{" + tensorEntry("t", "F32", "[2,2]", 0, 16) + "}", one);
        row("npy named safetensors", "a.safetensors", npy, "NPY array");
        row("npy named npz", "a.npz", npy, "NPY array");
        row("npy named csv", "a.csv", npy, "NPY array");
        row("safetensors named npy", "a.npy", tensors, ".npy");
        row("npz named npy", "a.npy", zipFile({ZipMember::stored("a.npy", npy)}), ".npz");
        row("other ending", "a.h5", npy, ".npy, .npz, .safetensors, .csv");
        row("no ending", "a", npy, ".npy, .npz, .safetensors, .csv");
        row("only an ending", ".npy", "", "it is empty");
        for (const char* name : {"a.pt", "a.PTH", "pytorch_model.bin", "a.pkl", "a.ckpt"})
            row(name, name, zipFile({ZipMember::stored("archive/data.pkl", "x")}),
                "safetensors.torch.save_file");
        row("pickle under another name", "a.npy", std::string("\x80\x04\x95", 3), "numpy.save");
        row("pickle named h5", "a.h5", std::string("\x80\x02]", 3), "numpy.save");
        row("PyTorch's zip named npz", "a.npz",
            zipFile({ZipMember::stored("archive/data.pkl", "x"), ZipMember::stored("archive/data/0", one)}),
            "numpy.save");
        row("zip without arrays", "a.npz", zipFile({ZipMember::stored("a.txt", "x")}), "without any array");
        row("objects in npz", "a.npz", zipFile({ZipMember::stored("o.npy", npyFile("|O", "(2,)", one))}),
            "“o.npy”: it holds Python pickles");
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
        QFETCH(QString, name);
        QFETCH(QByteArray, file);
        QFETCH(QString, words);
        const Folder folder;
        const std::string path = folder.write(name.toStdString(), file.toStdString());
        const auto info = inspectTableFile(path);
        QVERIFY(!info.ok());
        QVERIFY2(isOneSentence(info.error(), path), reasonOf(info).c_str());
        QVERIFY2(QString::fromStdString(reasonOf(info)).contains(words), reasonOf(info).c_str());
        QVERIFY(!readTable(path, "").ok());
    }

    void wrongCsv_data() {
        QTest::addColumn<QByteArray>("file");
        QTest::addColumn<QString>("reason");
        const auto row = [](std::string_view file, const char* reason) {
            QTest::newRow(reason) << QByteArray(file.data(), static_cast<int>(file.size())) << reason;
        };
        row("1,2\n3\n", "line 2 has 1 cells, and the first line has 2");
        row("1,2\n3,4\n5,6,7,8\n", "line 3 has 4 cells, and the first line has 2");
        row("a,b\n1,2,\n", "line 2 has 3 cells, and the first line has 2");
        row("1,2\n3,x\n", "line 2, column 2: “x” is no number");
        row("1,2x\n3,4\n", "line 1, column 2: “2x” is no number");
        row("1,5;2,5\n", "line 1, column 1: “1,5” is no number");
        row("1 2 3\n", "line 1, column 1: “1 2 3” is no number");
        row("1,2\n3,\n", "line 2, column 2: there is no number");
        row("1,2\n\n3,4\n", "line 2 is empty");
        row("1,1e400\n", "line 1, column 2: “1e400” is no number");
        row("1,0x10\n", "line 1, column 2: “0x10” is no number");
        row("1,+-2\n", "line 1, column 2: “+-2” is no number");
        row(std::string_view("1,2\n3,4\0\n", 9), "line 2, column 2: “4\\u0000” is no number");
        row("1,2\n3,\"4\n", "line 2: its quotes are wrong");
    }
    void wrongCsv() {
        QFETCH(QByteArray, file);
        QFETCH(QString, reason);
        const Folder folder;
        const std::string path = folder.write("a.csv", file.toStdString());
        const auto table = readTable(path, "");
        QVERIFY(!table.ok());
        QCOMPARE(QString::fromStdString(table.error().text.english()),
                 "cannot read " + QString::fromStdString(path) + ": " + reason);
    }

    // Headers of a hundred megabytes, claims of terabytes, sparse files.
    void large_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QByteArray>("beginning");
        QTest::addColumn<QByteArray>("repeated");
        QTest::addColumn<int>("times");
        QTest::addColumn<QByteArray>("end");
        QTest::addColumn<bool>("accepted");
        const auto row = [](const char* title, const char* name, const std::string& beginning,
                            const QByteArray& repeated, int times, const char* end, bool accepted = false) {
            QTest::newRow(title) << name << QByteArray::fromStdString(beginning) << QByteArray(repeated)
                                 << times << QByteArray(end) << accepted;
        };
        const auto st = [](const std::string& text, std::uint64_t bytes = 90'000'000) {
            return bytesOf(bytes) + text;
        };
        constexpr int many = 90'000'000;
        row("letters", "a.safetensors", st("{"), "a", many, "");
        row("null characters", "a.safetensors", st("{"), QByteArray(1, '\0'), many, "");
        row("control characters", "a.safetensors", st("{"), "\x01", many, "");
        row("digits", "a.safetensors", st("{\"a\":"), "1", many, "");
        row("brackets", "a.safetensors", st("{\"a\":"), "[", many, "");
        row("braces", "a.safetensors", st(""), "{\"a\":", many / 5, "");
        row("one string", "a.safetensors", st("{\""), "a", many, "");
        row("one escaped string", "a.safetensors", st("{\""), "\\n", many / 2, "");
        row("spaces behind", "a.safetensors", st("{}"), " ", many - 2, "", true);
        row("spaces within", "a.safetensors", st("{"), " \n", many / 2 - 1, "}", true);
        row("a long shape", "a.safetensors", st("{\"t\":{\"shape\":["), "1,", many / 2, "");
        row("unknown fields", "a.safetensors", st("{\"t\":{\"x\":["), "[],", many / 3, "");
        row("empty tensors of one name", "a.safetensors", st("{"),
            R"("t":{"dtype":"U8","shape":[],"data_offsets":[0,0]},)", many / 51, "");
        row("metadata of one key", "a.safetensors", st("{\"__metadata__\":{"), R"("a":"",)", many / 7, "");
        row("header of 4 GB", "a.safetensors", st("{", 4'000'000'000ULL), " ", 1000, "");
        row("header of 2^64 - 1", "a.safetensors", st("{", UINT64_MAX), " ", 1000, "");
        row("a line of 90 MB", "a.csv", "1", "1", many, "");
        row("a line of 90 MB behind", "a.csv", "1,2\n", "1", many, "");
        row("npy header of 4 GB", "a.npy", std::string("\x93NUMPY\x02\x00\xff\xff\xff\xff", 12), " ", many,
            "");
        row("npy header of 90 MB", "a.npy",
            std::string("\x93NUMPY\x02\x00", 8) + bytesOf(std::uint32_t{many}), " ", many, "");
        row("zip of nothing", "a.npz", std::string("PK\x03\x04"), "PK\x05\x06", many / 4, "");
    }
    void large() {
        QFETCH(QString, name);
        QFETCH(QByteArray, beginning);
        QFETCH(QByteArray, repeated);
        QFETCH(int, times);
        QFETCH(QByteArray, end);
        QFETCH(bool, accepted);
        const Folder folder;
        const std::string path = folder.write(name.toStdString(), beginning.toStdString());
        QFile file(QString::fromStdString(path));
        QVERIFY(file.open(QIODevice::Append));
        const int atOnce = 100'000;
        for (int left = times; left > 0; left -= atOnce)
            file.write(repeated.repeated(std::min(left, atOnce)));
        file.write(end);
        file.close();
        const Bounds bounds;
        const auto info = inspectTableFile(path);
        QVERIFY2(bounds.check().isEmpty(), bounds.check());
        QVERIFY2(info.ok() == accepted, reasonOf(info).c_str());
        if (!info) QVERIFY2(isOneSentence(info.error(), path), reasonOf(info).c_str());
    }

    // As many different tensors as a header may describe, and one more.
    void manyTensors() {
        for (const int count : {131'072, 131'073}) {
            std::string header = "{";
            for (int n = 0; n < count; ++n)
                header += (n == 0 ? "" : ",") + tensorEntry("layers." + std::to_string(n) + ".a.longer.name",
                                                            "U8", "[1,1,1,1,1,1]", n, n + 1);
            const Folder folder;
            const std::string path =
                folder.write("a.safetensors", safetensorsFile(header + "}", std::string(count, 'x')));
            header = {};
            const Bounds bounds;
            const auto info = inspectTableFile(path);
            QVERIFY2(bounds.check().isEmpty(), bounds.check());
            QCOMPARE(info.ok(), count == 131'072);
        }
    }

    // 2 GiB of zeros pack into 2 MB: a member may be as large as it says, but not larger, nor are there many
    // of them.
    void bombs() {
        const Folder folder;
        const std::string path = folder.path("a.npz");
        const std::string header = npyFile("<f4", "(10000, 10000)", "");
        std::string bytes = header + std::string(40'000'000, '\0');  // a tenth of what is promised
        int problem = 0;
        zip_t* const archive = zip_open(path.c_str(), ZIP_CREATE, &problem);
        QVERIFY(archive != nullptr);
        zip_file_add(archive, "bomb.npy", zip_source_buffer(archive, bytes.data(), bytes.size(), 0), 0);
        QCOMPARE(zip_close(archive), 0);
        bytes = {};
        {
            const Bounds bounds;
            const auto info = inspectTableFile(path);
            QVERIFY2(bounds.check().isEmpty(), bounds.check());
            QVERIFY2(reasonOf(info).find("it is cut short") != std::string::npos, reasonOf(info).c_str());
        }
        // The archive's directory lies as the header does.
        QFile file(QString::fromStdString(path));
        QVERIFY(file.open(QIODevice::ReadWrite));
        QByteArray content = file.readAll();
        const QByteArray wrong =
            QByteArray::fromStdString(::bytesOf(static_cast<std::uint32_t>(header.size() + 40'000'000)));
        const QByteArray lie =
            QByteArray::fromStdString(::bytesOf(static_cast<std::uint32_t>(header.size() + 400'000'000)));
        QVERIFY(content.count(wrong) >= 1);
        content.replace(wrong, lie);
        file.seek(0);
        file.write(content);
        file.close();
        const Bounds bounds;
        QVERIFY(!inspectTableFile(path).ok());
        QVERIFY(!readTable(path, "").ok());
        QVERIFY2(bounds.check().isEmpty(), bounds.check());
        // A directory of a million members.
        const std::string many =
            zipFile(std::vector<ZipMember>(65'000, ZipMember::stored(std::string(200, 'n') + ".npy", "")));
        const std::string crowd = folder.write("b.npz", many);
        const Bounds later;
        QVERIFY(reasonOf(inspectTableFile(crowd)).find("too many members") != std::string::npos);
    }

    void noRegularFile_data() {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("reason");
        QTest::newRow("missing") << "missing.npy"
                                 << "there is no such file";
        QTest::newRow("folder") << "folder.npy"
                                << "it is a folder";
        QTest::newRow("pipe") << "pipe.npy"
                              << "it is not a regular file";
        QTest::newRow("device") << "/dev/zero"
                                << "it is not a regular file";
        QTest::newRow("link to a device") << "link.npy"
                                          << "it is not a regular file";
        QTest::newRow("no name") << ""
                                 << "no file name was given";
    }
    void noRegularFile() {
        QFETCH(QString, path);
        QFETCH(QString, reason);
        const Folder folder;
        QCOMPARE(::mkdir(folder.path("folder.npy").c_str(), 0700), 0);
        QCOMPARE(::mkfifo(folder.path("pipe.npy").c_str(), 0600), 0);
        QCOMPARE(::symlink("/dev/zero", folder.path("link.npy").c_str()), 0);
        const std::string name =
            path.isEmpty() || path.startsWith('/') ? path.toStdString() : folder.path(path.toStdString());
        const Bounds bounds;
        const auto info = inspectTableFile(name);
        QVERIFY(bounds.check().isEmpty());
        QCOMPARE(QString::fromStdString(reasonOf(info)),
                 "cannot read " + QString::fromStdString(name) + ": " + reason);
    }

    void unreadable() {
        if (::geteuid() == 0) QSKIP("root may read everything");
        const Folder folder;
        const std::string path = folder.write("a.csv", "1,2\n");
        QCOMPARE(::chmod(path.c_str(), 0), 0);
        const auto info = inspectTableFile(path);
        QVERIFY(!info.ok() && isOneSentence(info.error(), path));
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

    // A file that is cut, or goes away, while it is open.
    void shrinking() {
        const Folder folder;
        const std::string path = folder.write("a.npy", npyFile("<f4", "(2, 2)", one));
        const auto file = InputFile::open(path);
        QVERIFY(file.ok());
        QCOMPARE(::truncate(path.c_str(), 70), 0);
        char bytes[80];
        QVERIFY(!file->readAt(0, bytes, 70));
        const Failure failure = file->readAt(0, bytes, 80);
        QVERIFY(failure && failure->text.english() == "it became shorter while it was read");
        QVERIFY(file->streamFrom(file->size() - 1)(reinterpret_cast<std::byte*>(bytes), 1));
    }
};

QTEST_APPLESS_MAIN(TestBadFiles)
#include "tst_badfiles.moc"
