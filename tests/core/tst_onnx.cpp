// SPDX-License-Identifier: GPL-3.0-or-later
// The initialisers of ONNX models.
#include <QFile>
#include <QProcess>
#include <cstring>

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

std::string varint(std::uint64_t number) {
    std::string bytes;
    for (; number >= 0x80; number >>= 7U)
        bytes += static_cast<char>(number | 0x80U);
    return bytes + static_cast<char>(number);
}
std::string numberField(int id, std::uint64_t number) {
    return varint(static_cast<std::uint64_t>(id) << 3U) + varint(number);
}
std::string field(int id, const std::string& bytes) {
    return varint(static_cast<std::uint64_t>(id) << 3U | 2U) + varint(bytes.size()) + bytes;
}
std::string varints(const std::vector<std::int64_t>& numbers) {
    std::string bytes;
    for (const std::int64_t number : numbers)
        bytes += varint(static_cast<std::uint64_t>(number));
    return bytes;
}
/// `numbers`: the field with the numbers.
std::string tensor(const std::string& name, const std::vector<std::int64_t>& shape, int type,
                   const std::string& numbers) {
    return field(1, varints(shape)) + numberField(2, static_cast<std::uint64_t>(type)) + numbers +
           field(8, name);
}
/// As PyTorch's exporter writes it: version, producer, graph with nodes and initialisers, opset.
std::string model(const std::vector<std::string>& tensors) {
    std::string graph = field(1, field(1, "x") + field(2, "y") + field(4, "Add")) + field(2, "main_graph");
    for (const std::string& each : tensors)
        graph += field(5, each);
    return numberField(1, 8) + field(2, "pytorch") + field(7, graph) + field(8, numberField(2, 17));
}

/// The numbers of countedFloats().
Cells countedCells(int count) {
    Cells cells;
    const std::string bytes = countedFloats(count);
    for (int n = 0; n < count; ++n) {
        float number = 0;
        std::memcpy(&number, bytes.data() + n * sizeof number, sizeof number);
        cells.push_back(number);
    }
    return cells;
}

}  // namespace

class TestOnnx : public StrictTest {
    Q_OBJECT

    Folder folder_;

 private slots:
    void tensors_data() {
        const Rows<int, std::string, QString, Cells> row("type", "numbers", "name", "cells");
        const Cells six{0, 1, 2, -3, 4, 5};
        const auto as = [&]<class Number>(Number /*type*/) {
            return bytesOfAll(std::vector<Number>(six.begin(), six.end()));
        };
        const std::vector<std::uint16_t> halves{0, 0x3c00, 0x4000, 0xc200, 0x4400, 0x4500};
        const std::vector<std::int64_t> halfBits(halves.begin(), halves.end());
        const std::vector<std::uint16_t> brains{0, 0x3f80, 0x4000, 0xc040, 0x4080, 0x40a0};
        row("raw float", 1, field(9, as(0.0F)), "float32", six);
        row("typed float", 1, field(4, as(0.0F)), "float32", six);
        row("raw double", 11, field(9, as(0.0)), "float64", six);
        row("typed double", 11, field(10, as(0.0)), "float64", six);
        row("raw float16", 10, field(9, bytesOfAll(halves)), "float16", six);
        row("typed float16", 10, field(5, varints(halfBits)), "float16", six);
        row("raw bfloat16", 16, field(9, bytesOfAll(brains)), "bfloat16", six);
        row("raw int64", 7, field(9, as(std::int64_t{})), "int64", six);
        row("typed int64", 7, field(7, varints({0, 1, 2, -3, 4, 5})), "int64", six);
        row("typed int32", 6, field(5, varints({0, 1, 2, -3, 4, 5})), "int32", six);
        row("typed int8", 3, field(5, varints({0, 1, 2, -3, 4, 5})), "int8", six);
        row("typed uint64", 13, field(11, varints({0, 1, 2, 3, 4, 5})), "uint64", {0, 1, 2, 3, 4, 5});
    }
    void tensors() {
        const auto [type, numbers, name, cells] = fetchRow<int, std::string, QString, Cells>();
        const Folder folder;
        const std::string path = folder.write(
            "model.onnx", model({tensor("bias", {2}, 1, field(9, countedFloats(2))),
                                 tensor("cos_cache", {2, 3}, type, numbers), tensor("word", {1}, 8, "")}));
        const auto info = inspectTableFile(path);
        QVERIFY2(info.ok(), reasonOf(info).c_str());
        QCOMPARE(info->tensors.size(), std::size_t{3});
        for (const char* asked : {"", "cos_cache"}) {
            const auto table = readTable(path, asked);
            QVERIFY2(table.ok(), table ? "" : table.error().text.english().c_str());
            QCOMPARE(QString::fromStdString((*table)->type()), name);
            QVERIFY(sameCells(cellsOf(**table), cells));
        }
    }

    void slices() {
        const Folder folder;
        for (const bool typed : {false, true}) {
            const std::string numbers = typed
                                            ? field(7, varints({0, 1, 2, 3, 4, 5, 6, 300}))
                                            : field(9, bytesOfAll<std::int64_t>({0, 1, 2, 3, 4, 5, 6, 300}));
            const auto slice =
                readTable(folder.write("a.onnx", model({tensor("w", {2, 2, 2}, 7, numbers)})), "w[:,1,:]");
            QVERIFY2(slice.ok(), slice ? "" : slice.error().text.english().c_str());
            QVERIFY(sameCells(cellsOf(**slice), {2, 3, 6, 300}));
        }
    }

    void listedOnly_data() {
        const Rows<std::string, QString> row("tensor", "type");
        row("in another file", tensor("w", {1, 2}, 1, numberField(14, 1)), "float32 in another file");
        row("float8", tensor("w", {1, 2}, 17, field(9, "ab")), "float8_e4m3fn");
        row("unknown", tensor("w", {1, 2}, 99, field(9, "ab")), "ONNX 99");
    }
    void listedOnly() {
        const auto [bytes, type] = fetchRow<std::string, QString>();
        const Folder folder;
        const auto table = readTable(folder.write("a.onnx", model({bytes})), "w");
        QVERIFY(!table.ok());
        QVERIFY2(says(table.error().text.english(), "errors/type-not-read", {type}),
                 table.error().text.english().c_str());
    }

    // A node "Constant" is called as its output; what is a single number is none of a table.
    void constants() {
        const auto node = [](const std::string& output, const std::string& type, const std::string& held) {
            return field(1, field(2, output) + field(4, type) + field(5, field(1, "value") + field(5, held)));
        };
        const std::string table = tensor("", {2, 3}, 1, field(9, countedFloats(6)));
        const std::string bytes =
            numberField(1, 8) +
            field(7, node("cos", "Constant", table) +
                         node("one", "Constant", tensor("", {1}, 1, field(9, countedFloats(1)))) +
                         node("other", "Loop", table) +
                         field(5, tensor("w", {1, 2}, 1, field(9, countedFloats(2)))));
        const std::string path = folder_.write("constants.onnx", bytes);
        const auto names = arrayNames(path);
        QVERIFY2(names.ok(), names ? "" : names.error().text.english().c_str());
        QCOMPARE(*names, (std::vector<std::string>{"cos", "w"}));
        const auto array = readArray(path, "cos");
        QVERIFY(array.ok());
        QCOMPARE(array->shape, (std::vector<std::int64_t>{2, 3}));
        QVERIFY(sameCells(cellsOf(*array->cells), countedCells(6)));
    }

    static std::string external(const std::string& location, const std::string& offset = "8") {
        return tensor("w", {2, 2}, 1,
                      numberField(14, 1) + field(13, field(1, "location") + field(2, location)) +
                          field(13, field(1, "offset") + field(2, offset)) +
                          field(13, field(1, "length") + field(2, "16")));
    }
    void besideTheModel() {
        folder_.write("model.data", std::string(8, 'x') + countedFloats(4));
        const std::string path = folder_.write("beside.onnx", model({external("model.data")}));
        const auto table = readTable(path, "w");
        QVERIFY2(table.ok(), table ? "" : table.error().text.english().c_str());
        QCOMPARE((*table)->rows(), std::int64_t{2});
        QVERIFY(sameCells(cellsOf(**table), countedCells(4)));
    }
    void notBeside_data() {
        const Rows<std::string, std::string, Sentence> row("location", "offset", "sentence");
        row("missing", "gone.data", "0",
            {"errors/about-array",
             {"w", wording("errors/file-beside-model", {"gone.data", wording("errors/no-such-file")})}});
        row("too short", "model.data", "9", {"errors/file-too-short", {"model.data"}});
        row("an offset beyond", "model.data", "18446744073709551615", "errors/file-too-short");
        row("above", "../model.data", "0", {"errors/file-outside-folder", {"../model.data"}});
        row("absolute", "/etc/passwd", "0", {"errors/file-outside-folder", {"/etc/passwd"}});
        row("by a link", "link.data", "0", {"errors/file-outside-folder", {"link.data"}});
        row("the folder", ".", "0", "errors/file-outside-folder");
        row("no number", "model.data", "8x", {"errors/offset-no-number", {"8x"}});
    }
    void notBeside() {
        const auto [location, offset, sentence] = fetchRow<std::string, std::string, Sentence>();
        folder_.write("model.data", std::string(8, 'x') + countedFloats(4));
        const QString link = QString::fromStdString(folder_.write("link.data", ""));
        QFile::remove(link);
        QVERIFY(QFile::link(QStringLiteral("/etc/passwd"), link));
        const std::string path = folder_.write("notbeside.onnx", model({external(location, offset)}));
        const auto table = readTable(path, "w");
        QFile::remove(link);
        QVERIFY(!table.ok());
        const std::string text = table.error().text.english();
        QVERIFY2(says(text, sentence), text.c_str());
    }

    void refused_data() {
        const Rows<std::string, Sentence> row("file", "sentence");
        const char* noModel = "errors/no-onnx";
        const auto unfit = [](const char* bytes) {
            return Sentence("errors/about-array", {"w", wording("errors/bytes-not-shape", {bytes})});
        };
        const std::string sound = model({tensor("w", {1, 2}, 1, field(9, countedFloats(2)))});
        row("cut short", sound.substr(0, sound.size() - 8), noModel);
        row("another message", field(1, "hello"), noModel);
        row("a text", "hello, world", noModel);
        row("groups", std::string(100, '\x0b'), noModel);
        row("a number without end", std::string(100, '\xff'), noModel);
        row("a length of 2^63", "\x3a" + varint(std::uint64_t{1} << 63U), noModel);
        row("too few numbers", model({tensor("w", {1, 3}, 1, field(9, countedFloats(2)))}), unfit("8"));
        row("too many numbers", model({tensor("w", {1, 1}, 1, field(9, countedFloats(2)))}), unfit("8"));
        row("no numbers", model({tensor("w", {1, 1}, 1, "")}), unfit("0"));
        row("2^126 numbers", model({tensor("w", {INT64_MAX, INT64_MAX}, 1, field(9, countedFloats(2)))}),
            "errors/bytes-not-shape");
        row("a negative length", model({tensor("w", {-1, 2}, 1, field(9, countedFloats(2)))}),
            "errors/bytes-not-shape");
        row("too few varints", model({tensor("w", {1, 9}, 7, field(7, varints({1, 2})))}),
            "errors/bytes-not-shape");
        row("33 axes", model({tensor("w", std::vector<std::int64_t>(33, 1), 1, field(9, "aaaa"))}),
            {"errors/array-dimensions", {"32"}});
        row("a name twice",
            model({tensor("w", {1, 1}, 1, field(9, "aaaa")), tensor("w", {1, 1}, 1, field(9, "aaaa"))}),
            {"errors/array-name-twice", {"w"}});
        row("many empty fields", "\x3a" + varint(40'000'000) + std::string(40'000'000, '\x08'), noModel);
    }
    void refused() {
        const auto [file, sentence] = fetchRow<std::string, Sentence>();
        const Folder folder;
        const std::string path = folder.write("a.onnx", file);
        const CpuTime used = CpuTime::ofProcess();
        const auto info = inspectTableFile(path);
        QVERIFY(used.milliseconds() < mostMilliseconds);
        QVERIFY(!info.ok());
        QVERIFY2(isOneSentence(info.error(), path), reasonOf(info).c_str());
        QVERIFY2(says(reasonOf(info), sentence), reasonOf(info).c_str());
    }

    // The installed onnx: raw and typed data of its own helpers.
    void installedOnnx() {
        QTemporaryDir folder;
        const QString file = folder.filePath("a.onnx");
        QProcess python;
        python.start("/usr/bin/python3", {"-c", R"(
import sys, numpy, onnx
from onnx import helper, numpy_helper, TensorProto
x = numpy.sin(numpy.outer(numpy.arange(20), 0.5 ** numpy.arange(6)))
tensors = [numpy_helper.from_array(x.astype(t), str(numpy.dtype(t))) for t in ('float32', 'float64', 'float16')]
tensors.append(helper.make_tensor('typed', TensorProto.FLOAT, x.shape, x.astype('float32').ravel()))
tensors.append(helper.make_tensor('ids', TensorProto.INT64, (3, 2), [-1, 2, 3, 400000, 5, 6]))
graph = helper.make_graph([helper.make_node('Identity', ['typed'], ['y'])], 'g', [],
                          [helper.make_tensor_value_info('y', TensorProto.FLOAT, x.shape)], tensors)
onnx.save(helper.make_model(graph), sys.argv[1])
)",
                                          file});
        if (!python.waitForStarted()) QSKIP("python3 cannot be started");  // in an emulator
        QVERIFY(python.waitForFinished(120'000));
        if (python.exitCode() != 0) QSKIP("python3-onnx is not installed");
        for (const char* name : {"float32", "float64", "float16", "typed"}) {
            const auto table = readTable(file.toStdString(), name);
            QVERIFY2(table.ok(), table ? "" : table.error().text.english().c_str());
            for (int row = 0; row < 20; ++row)
                for (int column = 0; column < 6; ++column)
                    QVERIFY(std::abs((*table)->value(row, column) - std::sin(row * std::pow(0.5, column))) <
                            5e-4);
        }
        const auto ids = readTable(file.toStdString(), "ids");
        QVERIFY(ids.ok());
        QVERIFY(sameCells(cellsOf(**ids), {-1, 2, 3, 400000, 5, 6}));
    }
};

QTEST_APPLESS_MAIN(TestOnnx)
#include "tst_onnx.moc"
