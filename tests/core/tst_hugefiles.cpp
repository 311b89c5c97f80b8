// SPDX-License-Identifier: GPL-3.0-or-later
// Files that are huge, or claim to be, are refused quickly and with little memory.
#include <zip.h>

#include "tests/core/badfile.h"
#include "tests/support/rows.h"
#include "tests/support/strict.h"
#include "tests/support/tablebytes.h"
#include "tests/support/wording.h"

using namespace posiscope;

namespace {

/// A safetensors file of so many tensors. Its text is gone before a reader's memory is measured.
std::string manyTensorsFile(int count) {
    std::string header = "{";
    for (int n = 0; n < count; ++n)
        header += (n == 0 ? "" : ",") + tensorEntry("layers." + std::to_string(n) + ".a.longer.name", "U8",
                                                    "[1,1,1,1,1,1]", n, n + 1);
    return safetensorsFile(header + "}", std::string(count, 'x'));
}

}  // namespace

class TestHugeFiles : public StrictTest {
    Q_OBJECT

 private slots:
    // Headers of a hundred megabytes, claims of terabytes, sparse files.
    void large_data() {
        addColumns<QString, QByteArray, QByteArray, int, QByteArray, bool>("name", "beginning", "repeated",
                                                                           "times", "end", "accepted");
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
        auto [name, beginning, repeated, times, end, accepted] =
            fetchRow<QString, QByteArray, QByteArray, int, QByteArray, bool>();
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

    // The largest number of tensors that a header may describe, plus one.
    void manyTensors() {
        for (const int count : {131'072, 131'073}) {
            const Folder folder;
            const std::string path = folder.write("a.safetensors", manyTensorsFile(count));
            const Bounds bounds;
            const auto info = inspectTableFile(path);
            QVERIFY2(bounds.check().isEmpty(), bounds.check());
            QCOMPARE(info.ok(), count == 131'072);
        }
    }

    // 2 GiB of zeros are packed into 2 MB. A member may have its declared size but not more, and the number
    // of members is limited.
    void bombs() {
        const Folder folder;
        const std::string path = folder.path("a.npz");
        const std::string header = npyFile("<f4", "(10000, 10000)", "");
        std::string bytes = header + std::string(40'000'000, '\0');  // a tenth of the declared size
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
            QVERIFY2(says(reasonOf(info), "errors/promised-bytes-cut"), reasonOf(info).c_str());
        }
        // The archive's directory agrees with its false header.
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
        QVERIFY(says(reasonOf(inspectTableFile(crowd)), "errors/zip-many-members"));
    }
};

QTEST_APPLESS_MAIN(TestHugeFiles)
#include "tst_hugefiles.moc"
