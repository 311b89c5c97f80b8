// SPDX-License-Identifier: GPL-3.0-or-later
// posiscope compare with tables, model files and configurations: what the difference is, and the exit status.
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <bit>
#include <cmath>

#include "tests/app/programtest.h"
#include "tests/support/rows.h"
#include "tests/support/tablebytes.h"

using namespace posiscope;

namespace {

using Cells = std::vector<double>;

/// sin and cos of p·B^(−2i/d), interleaved or in halves.
Cells sinusoid(int rows, int columns, double base, bool halves = false) {
    Cells cells(static_cast<std::size_t>(rows * columns));
    for (int p = 0; p < rows; ++p)
        for (int i = 0; i < columns / 2; ++i) {
            const double angle = p * std::pow(base, -2.0 * i / columns);
            double* const row = &cells[static_cast<std::size_t>(p * columns)];
            row[halves ? i : 2 * i] = std::sin(angle);
            row[halves ? columns / 2 + i : 2 * i + 1] = std::cos(angle);
        }
    return cells;
}

template <class Number>
std::string numbers(const Cells& cells) {
    std::string bytes;
    for (const double cell : cells)
        bytes += bytesOf(static_cast<Number>(cell));
    return bytes;
}

std::string npyOf(const Cells& cells, int rows, bool wide = false) {
    const std::string shape = "(" + std::to_string(rows) + ", " +
                              std::to_string(cells.size() / static_cast<std::size_t>(rows)) + ")";
    return wide ? npyFile("<f8", shape, numbers<double>(cells))
                : npyFile("<f4", shape, numbers<float>(cells));
}

/// The nearest bfloat16.
std::uint16_t bfloat(double number) {
    const auto bits = std::bit_cast<std::uint32_t>(static_cast<float>(number));
    return static_cast<std::uint16_t>((bits + 0x7fffU + ((bits >> 16U) & 1U)) >> 16U);
}

/// With plain spaces between groups of digits.
QString plain(const QByteArray& output) {
    return QString::fromUtf8(output).replace(QChar(0x202f), QChar(' '));
}

/// Two float32 tensors of two rows: the names, and what is added to the cells of the second.
std::string modelOf(const std::string& first, const std::string& second, double more) {
    const auto entry = [](const std::string& name, int at) {
        return tensorEntry(name, "F32", "[2,3]", static_cast<std::uint64_t>(at),
                           static_cast<std::uint64_t>(at + 24));
    };
    return safetensorsFile("{" + entry(first, 0) + "," + entry(second, 24) + "}",
                           numbers<float>({1, 2, 3, 4, 5, 6}) + numbers<float>({1, 2, 3, 4, 5, 6 + more}));
}

}  // namespace

class TestCliCompareFiles : public ProgramTest {
    Q_OBJECT

 private slots:
    void initTestCase() {
        const Cells plain = sinusoid(64, 32, 10000);
        write("plain.npy", npyOf(plain, 64));
        write("wide.npy", npyOf(plain, 64, true));
        write("base.npy", npyOf(sinusoid(64, 32, 500000), 64));
        write("near.npy", npyOf(sinusoid(64, 32, 10001), 64));
        write("halves.npy", npyOf(sinusoid(64, 32, 10000, true), 64));
        write("short.npy", npyOf(Cells(plain.begin(), plain.begin() + 48 * 32), 48));
        Cells turned;  // rows 0 to 47, with the columns 7 to 31 and 0 to 6: the answer names no length
        for (std::ptrdiff_t row = 0; row < 48; ++row)
            for (std::ptrdiff_t column = 0; column < 32; ++column)
                turned.push_back(plain[static_cast<std::size_t>(row * 32 + (column + 7) % 32)]);
        write("turned.npy", npyOf(turned, 48));
        Cells off = plain;
        off[5 * 32 + 7] += 0.25;
        write("off.npy", npyOf(off, 64));
        write("batch.npy", npyFile("<f4", "(1, 64, 32)", numbers<float>(plain)));
        write("cube.npy", npyFile("<f4", "(2, 32, 32)", numbers<float>(plain)));
        write("list.npy", npyFile("<f4", "(3,)", numbers<float>({1, 2, 3})));
        write("list3.npy", npyFile("<f4", "(3,)", numbers<float>({3, 2, 1})));
        Cells doubled = plain, noise = plain;
        for (std::size_t n = 0; n < plain.size(); ++n) {
            doubled[n] *= 2;
            noise[n] += n % 2 == 0 ? 1e-4 : -1e-4;
        }
        write("noise.npy", npyOf(noise, 64));
        write("complex.npy", npyFile("<c8", "(64, 16)", numbers<float>(plain)));
        write("complex2.npy", npyFile("<c8", "(64, 16)", numbers<float>(doubled)));
        write("list2.npy", npyFile("<f4", "(3,)", numbers<float>({1, 2.5, 3})));
        write("a.safetensors", modelOf("wpe", "wte", 0));
        write("b.safetensors", modelOf("wpe", "wte", 1e-3));
        write("c.safetensors", modelOf("wpe", "other", 0));
        write("d.safetensors", modelOf("x", "y", 0));
        write("narrow.safetensors", safetensorsFile("{" + tensorEntry("wpe", "F32", "[2,3]", 0, 24) + "," +
                                                        tensorEntry("w", "F8_E4M3", "[4]", 24, 28) + "}",
                                                    numbers<float>({1, 2, 3, 4, 5, 6}) + "abcd"));
        write("gpt.json", R"({"model_type": "llama", "hidden_size": 64, "num_attention_heads": 2,
                              "max_position_embeddings": 2048, "rope_theta": 10000.0})");
        write("same.posiscope",
              sessionOf(R"("encoding": "sinusoidal", "d_model": 32, "max_len": 64)").toStdString());
        write("base.posiscope",
              sessionOf(R"("encoding": "sinusoidal", "d_model": 32, "max_len": 64, "base": 500000)")
                  .toStdString());
    }

    void compared_data() {
        const Rows<QString, QString, int, QStringList> row("a", "b", "status", "said");
        row("the same", "plain.npy", "plain.npy", 0, {"0 of 2048 cells differ", "last place", "float32"});
        row("float64 and float32", "wide.npy", "plain.npy", 0, {"equal within 1.19·10⁻⁷"});
        row("an axis of length 1", "plain.npy", "batch.npy", 0, {"0 of 2048"});
        row("columns in another order", "turned.npy", "plain.npy", 3, {"Positions: 48 in A, 64 in B"});
        row("one cell", "plain.npy", "off.npy", 3,
            {"1 of 2048 cells differ", "0.25 in row 5, column 7", "compare/first-off"});
        row("another base", "plain.npy", "base.npy", 3, {"Base: 10000 in A, 500000 in B"});
        row("other columns", "plain.npy", "halves.npy", 3,
            {"compare/columns-permuted", "Layout: Interleaved in A, Half-split in B"});
        row("shorter", "plain.npy", "short.npy", 3, {"64 × 32 in A, 48 × 32 in B", "0 of 1536"});
        row("three axes", "plain.npy", "cube.npy", 3,
            {"the shape of the table: 64 × 32 in A, 2 × 32 × 32 in B",
             wording("compare/axes-differ", {"2", "3"})});
        row("lists", "list.npy", "list2.npy", 3, {"0.5 in number 1: 2 in A, 2.5 in B"});
        row("a list reversed", "list.npy", "list3.npy", 3, {"compare/rows-reversed"});
        row("complex numbers times 2", "complex.npy", "complex2.npy", 3, {wording("compare/times", {"2"})});
        row("noise", "plain.npy", "noise.npy", 3, {"compare/near"});
        row("models", "a.safetensors", "b.safetensors", 3,
            {"compared: wpe", "compared: wte", "1 of 12 cells differ", "row 1, column 2 of wte"});
        row("a model and a shorter one", "a.safetensors", "c.safetensors", 3,
            {wording("compare/a-array-alone", {"wte"}), wording("compare/b-array-alone", {"other"}),
             "0 of 6 cells"});
        row("tensors of other names", "a.safetensors:wpe", "d.safetensors:x", 0, {"wpe and x", "0 of 6"});
        row("numbers of 8 bits", "narrow.safetensors", "narrow.safetensors", 0,
            {"not compared: " + wording("compare/arrays-not-read", {"1", "A"}), "0 of 6"});
        row("a table and a session", "plain.npy", "same.posiscope", 0, {"last place"});
        row("a session and a table", "base.posiscope", "plain.npy", 3, {"Base: 500000 in A, 10000 in B"});
        row("two sessions", "same.posiscope", "base.posiscope", 3, {"different within 0\n"});
        row("a configuration and a session", "gpt.json", "same.posiscope", 3,
            {"Encoding: RoPE in A, Sinusoidal in B"});
        // The model's rows are as many as the table's, its cosines stand first: halves are exchanged.
        row("a configuration and a table", "gpt.json", "halves.npy", 3,
            {wording("compare/columns-rolled", {"16", "", "32"})});
    }
    void compared() {
        const auto [a, b, status, said] = fetchRow<QString, QString, int, QStringList>();
        const Ran ran = compare(a, b, {});
        QVERIFY2(ran.status == status && ran.errors.isEmpty(), ran.text());
        for (const QString& each : said)
            QVERIFY2(mentions(plain(ran.output), each), ran.output);
    }

    /// Where another number of one encoding is the difference, that the cells are near says nothing.
    void noRelationBesideANumber() {
        const QJsonObject root =
            QJsonDocument::fromJson(compare("plain.npy", "near.npy", {"--json"}).output).object();
        QCOMPARE(root["parameters"].toArray(),
                 (QJsonArray{QJsonObject{{"what", "Base"}, {"a", 10000}, {"b", 10001}}}));
        QVERIFY(root["relation"].isNull());
        QVERIFY(!says(QJsonDocument(root["words"].toArray()).toJson(), "compare/near"));
    }

    /// Of a table that was made from the other one, another name that fits as well says nothing: sines that
    /// count down are those of Transformer-XL.
    void noOtherName() {
        Cells reversed;
        const Cells cells = sinusoid(64, 32, 10000);
        for (std::ptrdiff_t row = 63; row >= 0; --row)
            reversed.insert(reversed.end(), cells.begin() + row * 32, cells.begin() + (row + 1) * 32);
        write("reversed.npy", npyOf(reversed, 64));
        const Ran ran = compare("plain.npy", "reversed.npy", {});
        QVERIFY2(ran.status == 3 && mentions(plain(ran.output), "compare/rows-reversed"), ran.text());
        QVERIFY2(!ran.output.contains("Transformer-XL"), ran.output);
    }

    /// Types of 16 bits: cells may be off by their own last place, and by 2^−23 for each row.
    void smallTypes_data() {
        const Rows<QString, int, QStringList> row("other", "status", "said");
        row("the same", "cache.safetensors", 0, {"0 of 8192 cells differ", "last place of each cell"});
        row("small sines are 0", "zeroed.safetensors", 3, {" of them too far"});
        row("one step off", "step.safetensors", 0, {"1 of 8192 cells differ"});
        row("two steps off", "steps.safetensors", 3, {"1 of 8192 cells differ, 1 of them too far"});
        row("in float32", "exact.safetensors", 0, {"bfloat16"});
    }
    void smallTypes() {
        const auto [other, status, said] = fetchRow<QString, int, QStringList>();
        constexpr int rows = 64, columns = 128;
        const auto exact = [](int p, int j) {
            const double angle = p * std::pow(10000.0, -2.0 * (j % 64) / columns);
            return j < 64 ? std::cos(angle) : std::sin(angle);
        };
        const auto cache = [&](const auto& change) {
            std::string bytes;
            for (int p = 0; p < rows; ++p)
                for (int j = 0; j < columns; ++j)
                    bytes += bytesOf(change(p, j, bfloat(exact(p, j))));
            return safetensorsFile("{" + tensorEntry("cache", "BF16", "[64,128]", 0, 64 * 128 * 2) + "}",
                                   bytes);
        };
        const auto off = [&](int steps) {
            return cache([steps](int p, int j, std::uint16_t cell) {
                return static_cast<std::uint16_t>(p == 5 && j == 70 ? cell + steps : cell);
            });
        };
        write("cache.safetensors", off(0));
        write("step.safetensors", off(1));
        write("steps.safetensors", off(2));
        write("zeroed.safetensors", cache([&](int p, int j, std::uint16_t cell) {
                  return j >= 64 && std::abs(exact(p, j)) < 0.0078 ? std::uint16_t{0} : cell;
              }));
        std::string floats;
        for (int p = 0; p < rows; ++p)
            for (int j = 0; j < columns; ++j)
                floats += bytesOf(static_cast<float>(exact(p, j)));
        write("exact.safetensors",
              safetensorsFile("{" + tensorEntry("cache", "F32", "[64,128]", 0, 64 * 128 * 4) + "}", floats));
        const Ran ran = compare("cache.safetensors", other, {});
        QVERIFY2(ran.status == status && ran.errors.isEmpty(), ran.text());
        for (const QString& each : said)
            QVERIFY2(plain(ran.output).contains(each), ran.output);
        const QJsonObject root =
            QJsonDocument::fromJson(compare("cache.safetensors", other, {"--json"}).output).object();
        QCOMPARE(root["tolerance"].toDouble(), std::ldexp(64, -23));
        QCOMPARE(root["tolerance_step"].toDouble(), std::ldexp(1, -7));
        QCOMPARE(root["cells_beyond"].toInteger() > 0, status != 0);
    }

    /// A long cache whose angles were computed in float32 is right.
    void floatAngles() {
        constexpr int rows = 32768, pairs = 32;
        std::string exact, floats;
        for (int p = 0; p < rows; ++p)
            for (const bool sine : {false, true})
                for (int i = 0; i < pairs; ++i) {
                    const double right = p * std::pow(1e6, -2.0 * i / (2 * pairs));
                    const float frequency = 1.0F / std::pow(1e6F, 2.0F * static_cast<float>(i) / (2 * pairs));
                    const double near = static_cast<double>(static_cast<float>(p) * frequency);
                    exact += bytesOf(bfloat(sine ? std::sin(right) : std::cos(right)));
                    floats += bytesOf(bfloat(sine ? std::sin(near) : std::cos(near)));
                }
        const auto file = [](const std::string& cells) {
            return safetensorsFile(
                "{" + tensorEntry("cache", "BF16", "[32768,64]", 0, std::uint64_t{32768} * 64 * 2) + "}",
                cells);
        };
        QVERIFY(exact != floats);
        write("long.safetensors", file(exact));
        write("floats.safetensors", file(floats));
        const Ran ran = compare("long.safetensors", "floats.safetensors", {});
        QVERIFY2(ran.status == 0, ran.text());
    }

    void tolerance() {
        QCOMPARE(compare("plain.npy", "off.npy", {"--tolerance", "0.3"}).status, 0);
        QCOMPARE(compare("plain.npy", "off.npy", {"--tolerance", "0.2"}).status, 3);
        QCOMPARE(compare("wide.npy", "plain.npy", {"--tolerance", "0"}).status, 3);
    }

    void json() {
        const QJsonObject root =
            QJsonDocument::fromJson(compare("plain.npy", "halves.npy", {"--json"}).output).object();
        QCOMPARE(root["schema"].toInt(), 2);
        QCOMPARE(root["relation"].toString(), QString("columns-permuted"));
        QCOMPARE(root["relations"].toArray(), QJsonArray{"columns-permuted"});
        QCOMPARE(root["explained"].toDouble(), 1.0);
        QVERIFY(!root["equal"].toBool(true));
        QCOMPARE(root["shape_a"].toArray(), (QJsonArray{64, 32}));
        QVERIFY(says(QJsonDocument(root["words"].toArray()).toJson(), "compare/columns-permuted",
                     {"", "", "", "0, 2, 4…"}));
        const QJsonObject same =
            QJsonDocument::fromJson(compare("plain.npy", "wide.npy", {"--json"}).output).object();
        QCOMPARE(same["relations"].toArray(), QJsonArray{"same"});
        const QJsonObject bases =
            QJsonDocument::fromJson(compare("plain.npy", "base.npy", {"--json"}).output).object();
        QCOMPARE(bases["parameters"].toArray(),
                 (QJsonArray{QJsonObject{{"what", "Base"}, {"a", 10000}, {"b", 500000}}}));
        QCOMPARE(plain(bases["words"][0].toString().toUtf8()), QString("Base: 10 000 in A, 500 000 in B"));
        const QJsonObject models =
            QJsonDocument::fromJson(compare("a.safetensors", "b.safetensors", {"--json"}).output).object();
        QCOMPARE(models["max_in"].toString(), QString("wte"));
        QCOMPARE(models["parts"].toArray().size(), 2);
        // The float32 next to 6.001 is 2⁻²¹ away; the largest cell is 6.001.
        QVERIFY(std::abs(models["tolerance"].toDouble() - 6.001 * 0x1p-23) < 1e-12);
    }

    void markdown() {
        const QString text = plain(compare("plain.npy", "base.npy", {"--markdown"}).output);
        QVERIFY2(text.contains("| Base | 10000 | 500000 |\n"), qPrintable(text));
        QVERIFY2(text.contains("- **different** within"), qPrintable(text));
        QVERIFY2(text.contains(QRegularExpression("\\| the table \\| 64 × 32 \\| 64 × 32 \\|")),
                 qPrintable(text));
    }

    void refused_data() {
        const Rows<QStringList, int, QStringList> row("words", "refusal", "mentioned");
        row("no such file", {"plain.npy", "gone.npy"}, 1, {"gone.npy", "errors/no-such-file"});
        row("no name in common", {"a.safetensors", "d.safetensors"}, 1, {"errors/no-array-in-common"});
        row("no such tensor", {"a.safetensors:x", "plain.npy"}, 1, {"“x”"});
        row("a session and a model", {"same.posiscope", "a.safetensors"}, 2, {"holds 2 tables"});
        row("no configuration", {"none.json", "plain.npy"}, 1, {"none.json"});
        row("two forms", {"plain.npy", "plain.npy", "--json", "--markdown"}, 2, {"errors/json-and-markdown"});
    }
    void refused() {
        const auto [words, refusal, mentioned] = fetchRow<QStringList, int, QStringList>();
        QStringList given{"compare"};
        for (const QString& word : words)
            given << (word.startsWith("--") ? word : here(word));
        const Ran ran = program_.run(given);
        QVERIFY2(ran.status == refusal, ran.text());
        for (const QString& each : mentioned)
            QVERIFY2(mentions(QString::fromUtf8(ran.errors), each), ran.text());
    }

 private:
    QString here(const QString& name) const {
        return QString::fromStdString(files_.path(name.toStdString()));
    }
    void write(const std::string& name, const std::string& bytes) {
        QVERIFY(!files_.write(name, bytes).empty());
    }
    Ran compare(const QString& a, const QString& b, const QStringList& options) const {
        return program_.run(QStringList{"compare", here(a), here(b)} + options);
    }

    Folder files_;
};

QTEST_GUILESS_MAIN(TestCliCompareFiles)
#include "tst_cli_comparefiles.moc"
