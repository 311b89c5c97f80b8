// SPDX-License-Identifier: GPL-3.0-or-later
// Files of torch.save: every tensor is read as PyTorch has it, and nothing else is made of them.
#include <QProcess>

#include "core/tables/arrayfile.h"
#include "tests/core/badfile.h"
#include "tests/support/rows.h"
#include "tests/support/storedarrays.h"
#include "tests/support/strict.h"
#include "tests/support/torchbytes.h"
#include "tests/support/wording.h"

using namespace posiscope;

namespace {

using Cells = std::vector<double>;

std::string data(const char* name) {
    return std::string(POSISCOPE_TEST_DATA) + "/tables/" + name;
}

/// first, first + step … `count` numbers.
Cells counted(double first, int count, double step = 1) {
    Cells cells;
    for (int n = 0; n < count; ++n)
        cells.push_back(first + step * n);
    return cells;
}

std::string floatsFrom(float first, int count) {
    std::string bytes;
    for (int n = 0; n < count; ++n)
        bytes += bytesOf(first + static_cast<float>(n));
    return bytes;
}

/// The numbers of an array in the order of its axes.
Cells inOrder(const StoredArray& array) {
    Cells cells;
    std::vector<std::int64_t> at(array.shape.size());
    for (std::int64_t n = 0; n < array.count(); ++n) {
        std::int64_t left = n;
        std::int64_t place = 0;
        for (std::size_t axis = array.shape.size(); axis-- > 0;) {
            place += left % array.shape[axis] * array.steps[axis];
            left /= array.shape[axis];
        }
        cells.push_back(array.at(place));
    }
    return cells;
}

std::string times(const std::string& piece, int count) {
    std::string all;
    all.reserve(piece.size() * static_cast<std::size_t>(count));
    for (int n = 0; n < count; ++n)
        all += piece;
    return all;
}

}  // namespace

class TestTorchFiles : public StrictTest {
    Q_OBJECT

 private slots:
    // What the file holds is in tests/data/tables/README.md.
    void writtenByPyTorch_data() {
        const Rows<QString, QString, QString, Cells> row("tensor", "type", "shape", "cells");
        const Cells base = counted(0, 24);
        row("map", "wpe.weight", "float32", "4 6", base);
        row("half", "half", "float16", "4 6", base);
        row("bfloat16", "bf", "bfloat16", "4 6", base);
        row("double", "f64", "float64", "4 6", base);
        row("long", "i64", "int64", "4 6", base);
        row("int", "i32", "int32", "4 6", base);
        row("short", "i16", "int16", "4 6", base);
        row("char", "i8", "int8", "4 6", base);
        row("byte", "u8", "uint8", "4 6", base);
        Cells truth(24, 1);
        std::fill_n(truth.begin(), 4, 0);
        row("bool", "b", "bool", "4 6", truth);
        Cells parts;
        for (const double n : base)
            parts.insert(parts.end(), {n, n + 1});
        row("complex", "c", "complex64", "4 6 2", parts);
        Cells transposed;
        for (int column = 0; column < 6; ++column)
            for (int line = 0; line < 4; ++line)
                transposed.push_back(6 * line + column);
        row("transposed", "t", "float32", "6 4", transposed);
        row("cut", "cut", "float32", "3 3", {8, 9, 10, 14, 15, 16, 20, 21, 22});
        row("expanded", "exp", "float32", "3 6", {0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 4, 5});
        row("every second", "step", "float32", "4 3", counted(0, 12, 2));
        row("parameter", "p", "float32", "4 6", base);
        row("a number", "s", "float32", "", {3});
        Cells cube;
        for (int z = 0; z < 5; ++z)
            for (int y = 0; y < 3; ++y)
                for (int x = 0; x < 4; ++x)
                    cube.push_back(20 * y + 5 * x + z);
        row("permuted", "cube", "float32", "5 3 4", cube);
        row("in a list", "nest.a.0", "float32", "4 6", base);
        row("in a tuple in a list", "nest.a.1.0", "float32", "4 6", counted(1, 24));
        row("in an OrderedDict", "nest.n.k", "float32", "4 6", counted(2, 24));
        row("of an optimizer", "state.state.0.exp_avg", "float32", "4 6", counted(0, 24, 2));
    }
    void writtenByPyTorch() {
        const auto [tensor, type, shape, cells] = fetchRow<QString, QString, QString, Cells>();
        const auto array = readArray(data("torch_1.13.pt"), tensor.toStdString());
        QVERIFY2(array.ok(), array ? "" : array.error().text.english().c_str());
        QCOMPARE(QString::fromStdString(array->type), type);
        QStringList lengths;
        for (const std::int64_t length : array->shape)
            lengths += QString::number(length);
        QCOMPARE(lengths.join(' '), shape);
        QVERIFY(sameCells(inOrder(*array), cells));
        const auto table = readTable(data("torch_1.13.pt"), tensor.toStdString());
        QCOMPARE(table.ok(), array->shape.size() == 2 || tensor == "cube");
        if (array->shape.size() == 2) QVERIFY(sameCells(cellsOf(**table), cells));
    }

    void slicesOfAView() {
        const auto slice = readTable(data("torch_1.13.pt"), "cube[:,2,:]");
        QVERIFY(slice.ok());
        Cells cells;
        for (int z = 0; z < 5; ++z)
            for (int x = 0; x < 4; ++x)
                cells.push_back(40 + 5 * x + z);
        QVERIFY(sameCells(cellsOf(**slice), cells));
        const auto last = readTable(data("torch_1.13.pt"), "cube[4]");
        QVERIFY(last.ok());
        QVERIFY(sameCells(cellsOf(**last), {4, 9, 14, 19, 24, 29, 34, 39, 44, 49, 54, 59}));
    }

    // By its content, whatever its name.
    void names_data() {
        eachText("name", {"a.pt", "A.PTH", "pytorch_model.bin", "a.ckpt", "a", "a.npy", "a.npz", "a.csv"});
    }
    void names() {
        QFETCH(QString, name);
        const Folder folder;
        const std::string pickle =
            pickled::whole(pickled::tensor(pickled::storage("FloatStorage", "0", 6), 0, {2, 3}, {3, 1}));
        const auto table =
            readTable(folder.write(name.toStdString(), torchFile(pickle, {floatsFrom(0, 6)})), "");
        QVERIFY2(table.ok(), table ? "" : table.error().text.english().c_str());
        QVERIFY(sameCells(cellsOf(**table), counted(0, 6)));
    }

    // As newer versions of PyTorch write them, and as other programs may.
    void documented_data() {
        const Rows<std::string, std::string, QString, Cells> row("pickle", "storage", "type", "cells");
        const auto typed = [](const std::string& type) {
            return pickled::global("torch._utils", "_rebuild_tensor_v3") +
                   pickled::tuple({pickled::storage("UntypedStorage", "0", 8), pickled::number(1),
                                   pickled::wholes({1, 2}), pickled::wholes({2, 1}), "\x89", "N",
                                   pickled::global("torch", type)}) +
                   "R";
        };
        row("uint16 of an untyped storage", typed("uint16"), bytesOfAll<std::uint16_t>({1, 2, 65535, 4}),
            "uint16", {2, 65535});
        row("float16 of an untyped storage", typed("float16"),
            bytesOfAll<std::uint16_t>({0, 0x3c00, 0xc100, 0}), "float16", {1, -2.5});
        const std::string plain =
            pickled::tensor(pickled::storage("FloatStorage", "0", 4), 2, {1, 2}, {2, 1});
        row("offset", plain, floatsFrom(0, 4), "float32", {2, 3});
        row("frames of protocol 4", "\x95" + bytesOf(std::uint64_t{plain.size()}) + plain, floatsFrom(0, 4),
            "float32", {2, 3});
        row("parameter with a state",
            pickled::global("torch._utils", "_rebuild_parameter_with_state") +
                pickled::tuple({plain, "\x88", "N", "}"}) + "R",
            floatsFrom(0, 4), "float32", {2, 3});
        row("tensor of a class",
            pickled::global("torch._tensor", "_rebuild_from_type_v2") + "(" +
                pickled::global("torch._utils", "_rebuild_tensor_v2") +
                pickled::global("torch.nn.parameter", "Parameter") +
                pickled::tuple({pickled::storage("FloatStorage", "0", 4), pickled::number(0),
                                pickled::wholes({1, 2}), pickled::wholes({9, 1}), "\x89", "N"}) +
                "}tR",
            floatsFrom(0, 4), "float32", {0, 1});
        // Read on, whatever stands beside the tensor: 5·10⁹, −1, 2⁷², bytes, a set, a frozen set, a number.
        const std::string others =
            pickled::map({{"a", std::string("\x8a\x05\x00\xf2\x05\x2a\x01", 7)},
                          {"b", "\x8a\x01\xff"},
                          {"c", std::string("\x8a\x0a") + std::string(9, '\0') + "\x01"},
                          {"d", std::string("C\x02\0\xff", 4)},
                          {"e", "\x8f(K\x01K\x02\x90"},
                          {"f", "(K\x01K\x02\x91"},
                          {"g", std::string("G\x3f\xf8\0\0\0\0\0\0", 9)},
                          {"pe", plain}});
        row("beside other values", others, floatsFrom(0, 4), "float32", {2, 3});
        // The offset as a long integer: 2.
        row("an offset of many bytes",
            pickled::global("torch._utils", "_rebuild_tensor_v2") +
                pickled::tuple({pickled::storage("FloatStorage", "0", 4), "\x8a\x01\x02",
                                pickled::wholes({1, 2}), pickled::wholes({2, 1}), "\x89", "N"}) +
                "R",
            floatsFrom(0, 4), "float32", {2, 3});
    }
    void documented() {
        const auto [pickle, storage, type, cells] = fetchRow<std::string, std::string, QString, Cells>();
        const Folder folder;
        const std::string path = folder.write("a.pt", torchFile("\x80\x02" + pickle + ".", {storage}));
        const auto table = readTable(path, "");
        QVERIFY2(table.ok(), table ? "" : table.error().text.english().c_str());
        QCOMPARE(QString::fromStdString(table.value()->type()), type);
        QVERIFY(sameCells(cellsOf(**table), cells));
    }

    void byteOrder_data() {
        const Rows<std::string, bool> row("order", "big");
        row("little", "little", false);
        row("big", "big", true);
        row("not said", "", false);
    }
    void byteOrder() {
        const auto [order, big] = fetchRow<std::string, bool>();
        const Folder folder;
        const std::string pickle = pickled::whole(pickled::map(
            {{"w", pickled::tensor(pickled::storage("DoubleStorage", "0", 2), 0, {1, 2}, {2, 1})}}));
        const auto table = readTable(
            folder.write("a.pt", torchFile(pickle, {bytesOfAll<double>({1.5, -2}, big)}, order)), "w");
        QVERIFY(table.ok());
        QVERIFY(sameCells(cellsOf(**table), {1.5, -2}));
    }

    // Whatever is not data is refused with its name, in one line, at once and with little memory.
    void hostile_data() {
        const Rows<std::string, Sentence> row("pickle", "sentence");
        const char* damaged = "errors/pickle-damaged";
        const char* values = "errors/pickle-values";
        const auto beyond = [](const char* bytes) {
            return Sentence("errors/about-array", {"w", wording("errors/beyond-storage", {bytes})});
        };
        using namespace pickled;
        const auto call = [](const char* module, const char* name) {
            return whole(global(module, name) + "(" + text("id > /tmp/posiscope-was-here") + "tR");
        };
        row("os.system", call("os", "system"), {"errors/python-object", {"os.system"}});
        row("posix.system", call("posix", "system"), {"errors/python-object", {"posix.system"}});
        row("nt.system", call("nt", "system"), {"errors/python-object", {"nt.system"}});
        row("builtins.eval", call("builtins", "eval"), {"errors/python-object", {"builtins.eval"}});
        row("builtins.exec", call("builtins", "exec"), {"errors/python-object", {"builtins.exec"}});
        row("builtins.getattr", call("builtins", "getattr"), {"errors/python-object", {"builtins.getattr"}});
        row("subprocess.Popen", call("subprocess", "Popen"), {"errors/python-object", {"subprocess.Popen"}});
        row("torch.load", call("torch", "load"), {"errors/python-object", {"torch.load"}});
        row("torch.hub.load", call("torch.hub", "load"), {"errors/python-object", {"torch.hub.load"}});
        row("a path for a module", call("collections.OrderedDict", "x"),
            {"errors/python-object", {"collections.OrderedDict.x"}});
        row("STACK_GLOBAL", whole(text("os") + text("system") + "\x93" + text("id") + "\x85R"),
            {"errors/python-object", {"os.system"}});
        row("a name with a line", whole(text("os\n") + text("sys\x1b[31mtem") + "\x93"),
            {"errors/python-object", {"os\\u000a.sys\\u001b[31mtem"}});
        row("INST", whole("(" + text("id") + "ios\nsystem\n"), {"errors/pickle-instruction", {"", "105"}});
        row("OBJ", whole("(" + global("collections", "OrderedDict") + "o"),
            {"errors/pickle-instruction", {"", "111"}});
        row("NEWOBJ", whole(global("collections", "OrderedDict") + ")\x81"),
            {"errors/pickle-instruction", {"", "129"}});
        row("EXT1", whole("\x82\x01"), {"errors/pickle-instruction", {"", "130"}});
        row("PERSID", whole("Pstorage\n"), {"errors/pickle-instruction", {"", "80"}});
        row("a call of a type", whole(global("torch", "FloatStorage") + ")R"), damaged);
        row("a call of a number", whole("K\x01)R"), damaged);
        row("a call of a map", whole("})R"), damaged);
        row("_rebuild_from_type_v2 of itself",
            whole(global("torch._tensor", "_rebuild_from_type_v2") + "(" +
                  global("torch._tensor", "_rebuild_from_type_v2") + global("torch", "Tensor") + ")}tR"),
            damaged);
        row("no instruction", "", damaged);
        row("only a protocol", "\x80\x02", damaged);
        row("protocol 0", std::string("\x80\x00.", 3), damaged);
        row("protocol 99", "\x80\x63N.", damaged);
        row("nothing on the stack", whole(""), damaged);
        row("two on the stack", whole("NN"), damaged);
        row("a mark on the stack", whole("("), damaged);
        row("text beyond the end", whole("X\xff\xff\xff\xff"), damaged);
        row("text of 2^64 - 1", whole("\x8d" + bytesOf(UINT64_MAX)), damaged);
        row("number of 2^32 - 1 bytes", whole("\x8b\xff\xff\xff\xff"), damaged);
        row("memo at 2^32 - 1", whole("Nr\xff\xff\xff\xff"), damaged);
        row("memo of nothing", whole("q\x01"), damaged);
        row("never remembered", whole("Nq\x02h\x01"), damaged);
        row("a list appended to itself",
            whole("]q\x01h\x01"
                  "a"),
            {"errors/nested", {"32"}});
        row("a map in itself", whole("}q\x01" + text("a") + "h\x01s"), {"errors/nested", {"32"}});
        row("nested lists", whole(times("]", 100) + times("a", 99)), {"errors/nested", {"32"}});
        row("many nested lists", whole(times("]", 60'000) + times("a", 59'999)), {"errors/nested", {"32"}});
        row("marks", whole(times("(", 8'000'000)), values);
        row("nothings", whole(times("N", 8'000'000)), values);
        row("empty lists", whole("](" + times("]", 8'000'000) + "e"), values);
        row("lists in tuples", whole(times("]", 30'000) + times("\x86", 7'000'000)), damaged);
        row("entries", whole("}" + times("NNs", 2'600'000)), values);
        row("puts", whole("N" + times("\x94", 8'000'000)), damaged);
        row("gets", whole("Nq\x01" + times(std::string("h\x01"), 4'000'000)), values);
        row("protocols", whole(times("\x80\x02", 4'000'000)), damaged);
        row("longer than is read", whole(times("\x80\x02", 5'000'000)), "errors/pickle-long");
        // Each list holds the one before it ten times.
        std::string bomb = "]q\x01";
        for (int n = 1; n < 30; ++n) {
            const std::string get = {'h', static_cast<char>(n)};
            bomb += "](" + times(get, 10) + "e" + std::string{'q', static_cast<char>(n + 1)};
        }
        row("memo bomb", whole("](" + bomb + "e"), "errors/too-many-arrays");
        const std::string shown = tensor(storage("FloatStorage", "0", 2), 0, {1, 2}, {2, 1});
        std::string tensors = shown + "q\x01";
        for (int n = 1; n < 30; ++n) {
            const std::string get = {'h', static_cast<char>(n)};
            tensors += "](" + times(get, 10) + "e" + std::string{'q', static_cast<char>(n + 1)};
        }
        row("memo bomb of tensors", whole("](" + tensors + "e"), "errors/too-many-arrays");
        row("many tensors of a call",
            whole("](" + global("torch._utils", "_rebuild_tensor_v2") + "q\x01" +
                  tuple({storage("FloatStorage", "0", 2), number(0), wholes(std::vector<int>(32, 1)),
                         wholes(std::vector<int>(32, 1)), "\x89", "N"}) +
                  "q\x02R" + times("h\x01h\x02R", 1'000'000) + "e"),
            values);
        row("a long key", whole(map({{std::string(5000, 'a'), "]"}})), "errors/pickle-key");
        row("a key of a tuple", whole("}" + tuple({"N"}) + shown + "s"), "errors/pickle-key");
        row("a name twice", whole(map({{"a.b", shown}, {"a", map({{"b", shown}})}})),
            {"errors/array-name-twice", {"a.b"}});
        // Tensors and their storages.
        const auto one = [&](const std::string& from, int offset, const std::vector<int>& shape,
                             const std::vector<int>& strides) {
            return whole(map({{"w", tensor(from, offset, shape, strides)}}));
        };
        const std::string two = storage("FloatStorage", "0", 2);
        row("one number too many", one(two, 0, {1, 3}, {3, 1}), beyond("8"));
        row("an offset too many", one(two, 1, {1, 2}, {2, 1}), beyond("8"));
        row("a stride too long", one(two, 0, {2, 1}, {2, 1}), beyond("8"));
        row("2^93 numbers", one(two, 0, {INT_MAX, INT_MAX, INT_MAX}, {0, 0, 0}), beyond("8"));
        row("2^93 numbers apart", one(two, 0, {INT_MAX, INT_MAX, INT_MAX}, {INT_MAX, INT_MAX, INT_MAX}),
            beyond("8"));
        row("a number 2^40 times", one(two, 0, {1 << 20, 1 << 20}, {0, 0}),
            {"errors/about-array", {"w", wording("errors/repeated-storage")}});
        row("a storage that is longer than its member",
            one(storage("FloatStorage", "0", 3), 0, {1, 2}, {2, 1}), beyond("8"));
        row("no storage of that name", one(storage("FloatStorage", "7", 2), 0, {1, 2}, {2, 1}),
            {"errors/no-member", {"archive/data/7"}});
        row("a storage elsewhere", one(storage("FloatStorage", "../data.pkl", 2), 0, {1, 2}, {2, 1}),
            "errors/no-member");
        row("a negative offset", one(two, -1, {1, 2}, {2, 1}), damaged);
        row("a negative length", one(two, 0, {1, -2}, {2, 1}), damaged);
        row("a negative stride", one(two, 0, {1, 2}, {2, -1}), damaged);
        row("fewer strides than axes", one(two, 0, {1, 2}, {2}), damaged);
        row("33 axes", one(two, 0, std::vector<int>(33, 1), std::vector<int>(33, 1)), damaged);
        row("a tensor without a storage", one(text("0"), 0, {1, 2}, {2, 1}), damaged);
    }
    void hostile() {
        const auto [pickle, sentence] = fetchRow<std::string, Sentence>();
        const Folder folder;
        const std::string path = folder.write("a.pt", torchFile(pickle, {floatsFrom(0, 2)}));
        const ResidentMemory memory;
        const double before = ResidentMemory::mostMegabytes();
        const CpuTime used = CpuTime::ofProcess();
        const auto info = inspectTableFile(path);
        const double milliseconds = used.milliseconds();
        const double megabytes = ResidentMemory::mostMegabytes() - before;
        QVERIFY(!info.ok());
        QVERIFY2(isOneSentence(info.error(), path), reasonOf(info).c_str());
        QVERIFY2(says(reasonOf(info), sentence), reasonOf(info).c_str());
        // The benchmarks measure the 100 ms.
        QVERIFY2(milliseconds < mostMilliseconds, qPrintable(QString::number(milliseconds)));
        QVERIFY2(!memory.counts() || megabytes < 50, qPrintable(QString::number(megabytes)));
        QVERIFY(!QFile::exists("/tmp/posiscope-was-here"));
    }

    void otherFilesOfPyTorch_data() {
        const Rows<QString, Sentence> row("file", "sentence");
        row("legacy", "torch_legacy.pt", "errors/legacy-torch");
        row("a module", "torch_module.pt",
            {"errors/python-object", {"torch.nn.modules.container.Sequential"}});
        row("TorchScript", "torch_script.pt",
            {"errors/python-object", {"__torch__.torch.nn.modules.container.Sequential"}});
    }
    void otherFilesOfPyTorch() {
        const auto [file, sentence] = fetchRow<QString, Sentence>();
        const std::string path = data(qPrintable(file));
        const auto info = inspectTableFile(path);
        QVERIFY(!info.ok());
        QVERIFY2(says(reasonOf(info), sentence), reasonOf(info).c_str());
    }

    // A file that has no tensor at all is sound, and says so.
    void noTensors() {
        const Folder folder;
        const std::string path = folder.write("a.pt", torchFile(pickled::whole("}"), {}));
        const auto info = inspectTableFile(path);
        QVERIFY(info.ok());
        QVERIFY(info->tensors.empty());
    }

    // The installed PyTorch: random views of random types, saved by it and written out as texts by it.
    void installedPyTorch() {
        QTemporaryDir folder;
        QProcess python;
        python.start("/usr/bin/python3", {"-c", R"(
import random, sys
import torch
random.seed(7)
torch.manual_seed(7)
saved, told = {}, []
kinds = [torch.float32, torch.float16, torch.bfloat16, torch.float64, torch.int64, torch.int16, torch.uint8]
for n in range(200):
    kind = random.choice(kinds)
    shape = [random.randint(1, 5) for _ in range(random.randint(2, 4))]
    x = (torch.randn(shape) * 100).abs().to(kind)
    for _ in range(random.randint(0, 3)):
        axis = random.randrange(x.dim())
        change = random.randrange(4)
        if change == 0: x = x.transpose(axis, random.randrange(x.dim()))
        if change == 1: x = x.narrow(axis, x.size(axis) // 3, x.size(axis) - x.size(axis) // 3)
        if change == 2 and x.size(axis) == 1: x = x.expand([3 if a == axis else -1 for a in range(x.dim())])
        if change == 3: x = x[tuple(slice(None, None, 2) if a == axis else slice(None) for a in range(x.dim()))]
    saved['t%d' % n] = x
    told.append(' '.join(repr(float(v)) for v in x.double().reshape(-1).tolist()))
torch.save({'model': saved}, sys.argv[1])
print('\n'.join(told))
)",
                                          folder.filePath("a.pth")});
        if (!python.waitForStarted()) QSKIP("python3 cannot be started");  // in an emulator
        QVERIFY(python.waitForFinished(120'000));
        if (python.exitCode() != 0) QSKIP("python3-torch is not installed");
        const QList<QByteArray> told = python.readAllStandardOutput().trimmed().split('\n');
        QCOMPARE(told.size(), 200);
        for (int n = 0; n < told.size(); ++n) {
            const auto array =
                readArray(folder.filePath("a.pth").toStdString(), "model.t" + std::to_string(n));
            QVERIFY2(array.ok(), array ? "" : array.error().text.english().c_str());
            Cells cells;
            for (const QByteArray& number : told[n].split(' '))
                cells.push_back(number.toDouble());
            QVERIFY2(sameCells(inOrder(*array), cells), qPrintable(QString::number(n)));
        }
    }
};

QTEST_APPLESS_MAIN(TestTorchFiles)
#include "tst_torchfiles.moc"
