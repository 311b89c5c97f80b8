// SPDX-License-Identifier: GPL-3.0-or-later
// Sound files, changed at random: read or refused in one sentence, without crashes and without waiting.
#include <algorithm>

#include "core/tables/tablefile.h"
#include "tests/support/bytes.h"
#include "tests/support/cputime.h"
#include "tests/support/rows.h"
#include "tests/support/sample.h"
#include "tests/support/strict.h"
#include "tests/support/tablebytes.h"

using namespace posiscope;
using namespace std::string_literals;

namespace {

std::string dataFile(const char* name) {
    return bytesOf(QStringLiteral(POSISCOPE_TEST_DATA "/tables/") + name).toStdString();
}

/// One to four changes: a bit, a byte, a number, a piece left out, doubled or swapped for another, an end cut
/// off.
void change(Sample& sample, std::string& bytes) {
    static const std::vector<std::string> words{"0",
                                                "-1",
                                                "18446744073709551615",
                                                "9223372036854775807",
                                                "4294967296",
                                                "{",
                                                "}",
                                                "[",
                                                "]",
                                                "\"",
                                                "'",
                                                ",",
                                                ":",
                                                "\\u0000",
                                                "(",
                                                ")",
                                                "L",
                                                "true",
                                                "None",
                                                "1e9",
                                                "\0"s,
                                                "\xff\xff\xff\xff",
                                                "PK\x05\x06",
                                                "<O",
                                                "\xc3",
                                                " "};
    for (std::int64_t n = sample.whole(1, 4); n > 0 && !bytes.empty(); --n) {
        const auto last = static_cast<std::int64_t>(bytes.size()) - 1;
        // The important bytes are near the beginning.
        const auto at = static_cast<std::size_t>(
            sample.flag() ? sample.whole(0, std::min<std::int64_t>(last, 200)) : sample.whole(0, last));
        const auto length = static_cast<std::size_t>(sample.whole(1, 12));
        switch (sample.whole(0, 6)) {
            case 0: bytes[at] = static_cast<char>(bytes[at] ^ (1 << sample.whole(0, 7))); break;
            case 1: bytes[at] = static_cast<char>(sample.whole(-128, 127)); break;
            case 2: bytes.replace(at, sample.flag() ? 1 : length, sample.oneOf(words)); break;
            case 3: bytes.erase(at, length); break;
            case 4: bytes.insert(at, bytes.substr(at, length)); break;
            case 5:
                bytes.insert(at, bytes.substr(static_cast<std::size_t>(sample.whole(0, last)), length));
                break;
            default: bytes.resize(at); break;
        }
    }
}

}  // namespace

class TestTableFuzz : public StrictTest {
    Q_OBJECT

 private slots:
    void changed_data() {
        const Rows<std::string, std::string> row("name", "bytes");
        const std::string cells = bytesOfAll(std::vector<float>{0, 1, 2, 3, 4, 5});
        row("npy", "a.npy", npyFile("<f4", "(2, 3)", cells));
        row("npy, columns first", "a.npy", dataFile("numpy_fortran_big_endian.npy"));
        row("stored npz", "a.npz", dataFile("numpy_stored.npz"));
        row("compressed npz", "a.npz", dataFile("numpy_compressed.npz"));
        row("safetensors", "a.safetensors",
            safetensorsFile("{\"__metadata__\":{\"format\":\"pt\"}," +
                                tensorEntry("wpe", "F32", "[2,3]", 8, 32) + "," +
                                tensorEntry("b", "BF16", "[4]", 0, 8) + "}  ",
                            "12345678" + cells));
        row("csv", "a.csv", "a,b,c\n1,-2.5,nan\n\"4\",5e-3,6\r\n7,8,9\n");
    }
    void changed() {
        const auto [name, bytes] = fetchRow<std::string, std::string>();
        const Folder folder;
        Sample sample(0xf22);
        int accepted = 0;
        constexpr int mutations = 1500;
        auto used = CpuTime::ofThread();
        double longest = 0;
        for (int n = 0; n < mutations; ++n) {
            std::string damaged = bytes;
            change(sample, damaged);
            const std::string path = folder.write(name, damaged);
            used.start();
            const auto info = inspectTableFile(path);
            if (!info) {
                const std::string reason = info.error().text.english();
                QVERIFY2(reason.starts_with("cannot read " + path + ": ") && reason.size() < 1000,
                         reason.c_str());
                QVERIFY2(reason.find_first_of("\n\r\x1b") == std::string::npos, reason.c_str());
                QVERIFY(!readTable(path, "").ok());
                longest = std::max(longest, used.milliseconds());
                continue;
            }
            for (const TensorInfo& tensor : tableCandidates(*info)) {
                const auto table = readTable(path, tensor.name);
                if (!table) continue;
                ++accepted;
                QCOMPARE(static_cast<std::uint64_t>((*table)->rows()), tensor.shape[0]);
                // No byte that a file does not have becomes a cell.
                QVERIFY(tensor.bytes() <= 1032 * damaged.size() + 8);
                std::vector<double> all(static_cast<std::size_t>((*table)->rows() * (*table)->columns()));
                (*table)->fill({0, (*table)->rows()}, {0, (*table)->columns()}, all.data());
            }
            longest = std::max(longest, used.milliseconds());
        }
        QVERIFY2(longest < 1000, qPrintable(QString::number(longest)));
        QVERIFY2(accepted > 0 && accepted < 3 * mutations, qPrintable(QString::number(accepted)));
    }

    // Every incomplete length is refused; a CSV file may end anywhere.
    void cut_data() { changed_data(); }
    void cut() {
        const auto [name, bytes] = fetchRow<std::string, std::string>();
        const Folder folder;
        for (std::size_t length = 0; length < bytes.size(); ++length) {
            const std::string path = folder.write(name, bytes.substr(0, length));
            const auto info = inspectTableFile(path);
            const auto table = readTable(path, "");
            if (name.ends_with("csv")) continue;
            QVERIFY2(!info.ok() && !table.ok(), qPrintable(QString::number(length)));
        }
    }
};

QTEST_APPLESS_MAIN(TestTableFuzz)
#include "tst_tablefuzz.moc"
