// SPDX-License-Identifier: GPL-3.0-or-later
// Wrong tables of other families than tst_wrongtables has: numbers of buckets, learned rows, matrices that
// turn nothing, grids without some of their places, and options that the table contradicts.
#include <cmath>
#include <numeric>

#include "core/encodings/registry.h"
#include "core/identify/pairhypothesis.h"
#include "core/math/random.h"
#include "tests/core/publiccase.h"
#include "tests/support/answers.h"
#include "tests/support/biasarrays.h"
#include "tests/support/configured.h"
#include "tests/support/encodingof.h"
#include "tests/support/recognition.h"
#include "tests/support/rows.h"

namespace {

using Renumber = std::function<std::int64_t(std::int64_t bucket)>;

/// T5's bucket of key − query, both ways, 32 buckets up to 128
/// (google-research/text-to-text-transfer-transformer, mesh_tensorflow/transformer/transformer_layers.py).
std::int64_t t5Bucket(std::int64_t ahead) {
    const std::int64_t side = ahead > 0 ? 16 : 0, n = std::abs(ahead);
    if (n < 8) return side + n;
    const double share = std::log(static_cast<double>(n) / 8) / std::log(128.0 / 8);
    return side + std::min<std::int64_t>(15, 8 + static_cast<std::int64_t>(share * 8 + 1e-9));
}
std::int64_t shawBucket(std::int64_t ahead) {
    return std::clamp<std::int64_t>(ahead, -16, 16) + 16;
}

StoredArray numbered(std::int64_t (*bucket)(std::int64_t), const Renumber& renumber,
                     CellType type = CellType::int64) {
    constexpr std::int64_t length = 160;
    return made(
        length, length,
        [&](std::int64_t query, std::int64_t key) { return double(renumber(bucket(key - query))); }, type);
}

Renumber exchanged(std::int64_t a, std::int64_t b) {
    return [a, b](std::int64_t bucket) { return bucket == a ? b : bucket == b ? a : bucket; };
}

Expectation meant(const char* encoding, const OptionValues& given) {
    Expectation expected{findEncoding(encoding), {}, {}};
    expected.values = valuesWith(*expected.encoding, given);
    for (const auto& [key, value] : given)
        expected.given.push_back(key);
    return expected;
}
Value whole(std::int64_t number) {
    return number;
}
Value word(const char* text) {
    return std::string(text);
}

/// Rows of normal numbers, which no formula gives.
double learnedCell(std::int64_t row, std::int64_t column) {
    return 0.02 * normalAt(4'000'000'007, static_cast<std::uint64_t>(row * 100 + column));
}

/// sin or cos of row · ω of a pair of 64, base 500000.
double turned(std::int64_t row, std::int64_t pair, bool sine) {
    const double angle = static_cast<double>(row) * std::pow(5e5, -static_cast<double>(pair) / 64);
    return sine ? std::sin(angle) : std::cos(angle);
}

/// A cell of MAE's grid (facebookresearch/mae, util/pos_embed.py): the first half of the columns is of the
/// place along the width; sines before cosines.
double maeCell(std::int64_t row, std::int64_t column, std::int64_t width, std::int64_t columns) {
    const std::int64_t half = columns / 2, pairs = columns / 4, own = column % half;
    const auto place = static_cast<double>(column < half ? row % width : row / width);
    const double angle =
        place * std::pow(1e4, -static_cast<double>(own % pairs) / static_cast<double>(pairs));
    return own < pairs ? std::sin(angle) : std::cos(angle);
}

/// What the program exports of an encoding: its table, or its biases.
StoredArray exported(const Values& values) {
    const auto model = findEncoding(values.get(keys::encoding))->make(values);
    if (model->hasTable()) return arrayOf(model->table(), CellType::float64);
    return biasesOf(*model, model->bias()->isBuckets() ? 1 : model->bias()->heads(), CellType::float64);
}

/// Another value of a parameter.
Value otherThan(const Parameter& parameter, const Value& value) {
    if (const auto* const flag = std::get_if<bool>(&value)) return !*flag;
    if (const auto* const real = std::get_if<double>(&value)) return *real == 0 ? 0.5 : 1.5 * *real;
    if (const auto* const number = std::get_if<std::int64_t>(&value))
        return 2 * *number <= static_cast<std::int64_t>(parameter.limits.maximum) ? 2 * *number + 2
                                                                                  : *number / 2;
    for (const Choice& choice : parameter.choices)
        if (Value(choice.id) != value) return choice.id;
    return value;
}

}  // namespace

Q_DECLARE_METATYPE(Renumber)
Q_DECLARE_METATYPE(StoredArray)

class TestWrongFamilies : public StrictTest {
    Q_OBJECT

 private slots:
    void bucketNumbers_data() {
        const Rows<bool, Renumber, Sentence> row("t5", "renumber", "sentence");
        const auto said = [](const QString& changes) {
            return Sentence("identify/other-bucket-numbers", {changes});
        };
        for (std::int64_t n = 0; n < 31; ++n)
            row(qPrintable(QStringLiteral("T5, %1 and %2 exchanged").arg(n).arg(n + 1)), true,
                exchanged(n, n + 1),
                said(QStringLiteral("%1 %2 %3…")
                         .arg(n == 16 ? 17 : n)
                         .arg(n == 15 || n == 16 ? "→" : "↔")
                         .arg(n == 16 ? 16 : n + 1)));
        row(
            "T5, halves exchanged", true, [](std::int64_t b) { return (b + 16) % 32; },
            said("0 → 16, 1 ↔ 17…"));
        row("T5, + 1", true, [](std::int64_t b) { return b + 1; },
            {"identify/other-bucket-numbers", {"", "0", "1", "0"}});
        row(
            "T5, 31 − b", true, [](std::int64_t b) { return 31 - b; }, said("0 ↔ 31, 1 ↔ 30…"));
        row(
            "T5, − b", true, [](std::int64_t b) { return -b; }, said("1 → −1…"));
        row(
            "T5, 2 b", true, [](std::int64_t b) { return 2 * b; }, said("1 → 2, 2 → 4…"));
        row(
            "T5, future + 17", true, [](std::int64_t b) { return b < 16 ? b : b + 1; }, said("17 → 18…"));
        row("T5, 5 is 0", true, [](std::int64_t b) { return b == 5 ? 0 : b; },
            {"identify/other-bucket-numbers", {"5 → 0", "5"}});
        row(
            "Shaw, + 1", false, [](std::int64_t b) { return b + 1; }, said("0 → 1, 1 → 2…"));
        row(
            "Shaw, mod 32", false, [](std::int64_t b) { return b % 32; }, said("32 → 0…"));
        row("Shaw, ends exchanged", false, exchanged(0, 32), said("0 ↔ 32…"));
        row("Shaw, two exchanged", false, exchanged(7, 8), said("7 ↔ 8…"));
    }
    void bucketNumbers() {
        const auto [t5, renumber, sentence] = fetchRow<bool, Renumber, Sentence>();
        std::int64_t (*const bucket)(std::int64_t) = t5 ? t5Bucket : shawBucket;
        const auto same = [](std::int64_t b) { return b; };
        for (const bool given : {true, false}) {
            OptionValues options;
            if (t5 && given) options = {{"values", word("buckets")}, {"bidirectional", true}};
            const Expectation expected = meant(t5 ? "t5" : "shaw", options);
            const Identity right = identify({numbered(bucket, same)}, expected);
            QVERIFY2(right.asExpected && right.mistakes.empty(), textOf(right).c_str());
            for (const CellType type : {CellType::int64, CellType::float32}) {
                const Identity answer = identify({numbered(bucket, renumber, type)}, expected);
                QCOMPARE(idsOf(answer), std::string("other-bucket-numbers"));
                QVERIFY(answer.recognised && !answer.asExpected);
                SAYS(answer, sentence);
            }
        }
    }
    /// A configuration means the numbers too, and biases of buckets may be any where nothing is said.
    void bucketsAndBiases() {
        const auto bias = [](std::int64_t b) { return b; };
        const StoredArray numbers = numbered(t5Bucket, bias);
        const StoredArray biases = made(160, 160, [](std::int64_t query, std::int64_t key) {
            return std::sin(1.7 * double(t5Bucket(key - query)) + 0.3);
        });
        const StoredArray turnedRound = numbered(t5Bucket, [](std::int64_t b) { return 31 - b; });
        const Expectation t5 = configured(R"({"model_type":"t5","num_heads":8,"d_model":512})");
        QVERIFY(identify({numbers}, t5).asExpected);
        QVERIFY(identify({biases}, t5).asExpected);
        QVERIFY(!identify({turnedRound}, t5).asExpected);
        QVERIFY(identify({biases}, meant("t5", {})).asExpected);
        QCOMPARE(idsOf(identify({biases}, meant("t5", {{"values", word("buckets")}}))),
                 std::string("another-values"));
        QCOMPARE(idsOf(identify({numbers}, meant("t5", {{"values", word("bias")}}))),
                 std::string("another-values"));
    }

    void learned_data() {
        const Rows<StoredArray, OptionValues, QString> row("array", "given", "ids");
        const auto table = [](const std::function<double(std::int64_t, std::int64_t)>& cell) {
            return made(100, 64, cell);
        };
        const OptionValues width{{"d_model", whole(64)}};
        const OptionValues spread{{"d_model", whole(64)}, {"standard_deviation", 0.02}};
        row("right", table(learnedCell), width, {});
        row("right, with its spread", table(learnedCell), spread, {});
        row("trained", table([](auto r, auto j) { return learnedCell(r, j) * (1 + double(j) / 10); }), width,
            {});
        row("a row for padding", table([](auto r, auto j) { return r == 1 ? 0 : learnedCell(r, j); }), spread,
            {});
        row("another spread", table([](auto r, auto j) { return 2 * learnedCell(r, j); }), spread,
            "another-standard-deviation");
        row("huge", table([](auto r, auto j) { return 1e30 * learnedCell(r, j); }), width,
            "another-standard-deviation");
        row("the second half a copy", table([](auto r, auto j) { return learnedCell(r % 50, j); }), width,
            "rows-repeated");
        row("the last rows alike",
            table([](auto r, auto j) { return learnedCell(std::min<std::int64_t>(r, 63), j); }), width,
            "rows-repeated");
        row("one NaN", table([](auto r, auto j) { return r == 17 && j == 3 ? NAN : learnedCell(r, j); }),
            width, "not-finite");
        row("one infinity",
            table([](auto r, auto j) { return r == 17 && j == 3 ? INFINITY : learnedCell(r, j); }), width,
            "not-finite");
        row("another width", table(learnedCell), {{"d_model", whole(32)}}, "another-d-model");
        row("another length", table(learnedCell), {{"max_len", whole(101)}}, "another-length");
    }
    void learned() {
        const auto [array, given, ids] = fetchRow<StoredArray, OptionValues, QString>();
        const Identity answer = identify({array}, meant("learned", given));
        QCOMPARE(QString::fromStdString(idsOf(answer)), ids);
        QVERIFY(answer.recognised);
        QCOMPARE(answer.asExpected, ids.isEmpty());
        if (ids == QLatin1String("not-finite")) {
            SAYS(answer, "identify/not-finite", {"1"});
            QVERIFY(saysOnly(answer.mistakes[0].where.english(), "identify/row-and-column", {"17", "3"}));
        }
    }

    /// The rows that a configuration counts, where it counts those of its only table.
    void learnedRows_data() {
        const Rows<QString, int, int, bool> row("config", "rows", "columns", "right");
        const char* const vit = R"({"model_type":"vit","image_size":224,"patch_size":16,"hidden_size":48})";
        row("ViT", vit, 197, 48, true);
        row("ViT, 384 pixels", vit, 577, 48, false);
        const char* const opt = R"({"model_type":"opt","max_position_embeddings":256,"hidden_size":32})";
        row("OPT", opt, 258, 32, true);
        row("OPT without its two rows", opt, 256, 32, false);
        row("LED has two tables",
            R"({"model_type":"led","max_encoder_position_embeddings":256,"max_decoder_position_embeddings":64,"d_model":32})",
            64, 32, true);
        row("nothing is said", R"({"model_type":"gpt2","n_positions":64,"n_embd":32,"vision_config":{}})", 96,
            32, true);
    }
    void learnedRows() {
        const auto [config, count, columns, right] = fetchRow<QString, int, int, bool>();
        const Identity answer =
            identify({made(count, columns, learnedCell)}, configured(config.toStdString().c_str()));
        QVERIFY2(answer.asExpected == right, textOf(answer).c_str());
        QCOMPARE(idsOf(answer), std::string(right ? "" : "another-length"));
    }

    void turns_data() {
        // The cells of a pair in two letters each.
        const Rows<QString, bool> row("cells", "right");
        row("[[cos, −sin], [sin, cos]]", " c-s s c", true);
        row("[[sin, −cos], [cos, sin]]", " s-c c s", false);
        row("[[cos, sin], [sin, cos]]", " c s s c", false);
        row("[[sin, cos], [cos, sin]]", " s c c s", false);
        row("[[cos, sin], [sin, −cos]]", " c s s-c", false);
        row("[[sin, cos], [cos, −sin]]", " s c c-s", false);
        row("[[cos, sin], [−sin, cos]]", " c s-s c", false);
        row("cos + i sin", " c s", true);
        row("sin + i cos", " s c", false);
        row("cos − i sin", " c-s", false);
    }
    void turns() {
        const auto [cells, right] = fetchRow<QString, bool>();
        const std::string signs = cells.toStdString();
        constexpr std::int64_t length = 96, pairs = 64;
        std::vector<double> numbers;
        for (std::int64_t row = 0; row < length; ++row)
            for (std::int64_t pair = 0; pair < pairs; ++pair)
                for (std::size_t n = 0; n + 1 < signs.size(); n += 2)
                    numbers.push_back((signs[n] == '-' ? -1 : 1) * turned(row, pair, signs[n + 1] == 's'));
        const bool isComplex = signs.size() == 4;
        StoredArray array = isComplex ? arrayOf({length, pairs, 2}, numbers, CellType::float32)
                                      : arrayOf({length, pairs, 2, 2}, numbers, CellType::float32);
        array.complex = isComplex;
        for (const bool expecting : {true, false}) {
            const Identity answer =
                expecting ? identify({array}, meant("rope", {{"head_dim", whole(128)}, {"base", 500000.0}}))
                          : identify({array});
            QVERIFY2(answer.recognised, textOf(answer).c_str());
            if (expecting) QCOMPARE(answer.asExpected, right);
            if (right) QCOMPARE(idsOf(answer), std::string());
            if (!right && expecting) QVERIFY(!answer.mistakes.empty());
        }
    }

    void grids_data() {
        const Rows<int, OptionValues, Sentence> row("rows", "given", "sentence");
        const auto of = [](const char* height) {
            return Sentence("identify/grid-of-other-size", {height, "10", "7", "10"});
        };
        const OptionValues both{{"height", whole(7)}, {"width", whole(10)}};
        row("right", 70, both, {});
        row("a row of places missing", 60, both, of("6"));
        row("two missing", 50, both, of("5"));
        row("five missing", 20, both, of("2"));
        row("half of a row missing", 65, both, {"identify/other-length", {"65", "70"}});
        row("one more", 80, both, of("8"));
        row("any height", 60, {{"width", whole(10)}}, {});
        row("any size", 60, {}, {});
    }
    void grids() {
        const auto [count, given, sentence] = fetchRow<int, OptionValues, Sentence>();
        OptionValues options = given;
        options.insert(options.end(), {{"form", word("mae")}, {"d_model", whole(64)}});
        const Identity answer =
            identify({made(count, 64, [](auto row, auto column) { return maeCell(row, column, 10, 64); })},
                     meant("sinusoidal-2d", options));
        QVERIFY2(answer.recognised && answer.asExpected == sentence.name.isEmpty(), textOf(answer).c_str());
        if (!sentence.name.isEmpty()) SAYS(answer, sentence);
        if (sentence.name.isEmpty()) QCOMPARE(numberOf(answer, "height"), count / 10);
    }

    /// An option that is given and that the table contradicts is told, or named as not compared.
    void contradicted_data() {
        addColumns<QString, QString>("encoding", "key");
        for (const Encoding* encoding : encodings())
            for (const Parameter& parameter : encoding->parameters)
                if (!encoding->fromFile && parameter.views.empty())
                    QTest::addRow("%s %s", encoding->id.c_str(), parameter.key.c_str())
                        << QString::fromStdString(encoding->id) << QString::fromStdString(parameter.key);
    }
    void contradicted() {
        const auto [encoding, name] = fetchRow<QString, QString>();
        const std::string key = name.toStdString();
        const State state = stateOf(encoding.toStdString(), {{"max_len", std::int64_t{40}}});
        const Parameter& parameter = *std::ranges::find(encodingOf(state).parameters, key, &Parameter::key);
        Expectation expected{&encodingOf(state), state.values, {key}};
        expected.values.set(key, otherThan(parameter, state.values.at(key)));
        if (!parameter.relevantIn(expected.values) || !areSound(*expected.encoding, expected.values) ||
            expected.values == state.values)
            return;  // there is no other value by itself
        const StoredArray array = exported(state.values), other = exported(expected.values);
        if (array.shape == other.shape && sameCells(cellsOf(*array.cells), cellsOf(*other.cells))) return;
        const Identity answer = identify({array}, expected);
        // Timesteps may be any numbers: a note says how far apart they are.
        if (key == "timestep_scale") return;
        QVERIFY2(!answer.asExpected || std::ranges::find(answer.notCompared, key) != answer.notCompared.end(),
                 textOf(answer).c_str());
    }

    /// Of biases too the length that was given is compared.
    void lengths_data() {
        eachText("encoding", {"alibi", "t5", "shaw", "deberta", "kerple", "transformer-xl"});
    }
    void lengths() {
        QFETCH(QString, encoding);
        const std::string id = encoding.toStdString();
        const State state = stateOf(id, {{"max_len", std::int64_t{40}}});
        const auto model = encodingOf(state).make(state.values);
        const StoredArray array =
            model->hasTable() ? arrayOf(model->table(), CellType::float64)
                              : biasesOf(*model, model->bias()->isBuckets() ? 1 : model->bias()->heads(),
                                         CellType::float64);
        for (const std::int64_t length : {40, 50}) {
            Expectation expected{&encodingOf(state), state.values, {"max_len"}};
            expected.values.set("max_len", whole(length));
            const Identity answer = identify({array}, expected);
            QVERIFY2(answer.recognised && answer.asExpected == (length == 40), textOf(answer).c_str());
            QCOMPARE(idsOf(answer), std::string(length == 40 ? "" : "another-length"));
        }
    }
};

QTEST_APPLESS_MAIN(TestWrongFamilies)
#include "tst_wrongfamilies.moc"
