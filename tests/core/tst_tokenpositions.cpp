// SPDX-License-Identifier: GPL-3.0-or-later
// The numbers of tokens: what models' sources and tests print, and what follows from their definitions.
#include "core/tokens/tokenpositions.h"

#include <cmath>
#include <cstring>
#include <fstream>
#include <nlohmann/json.hpp>

#include "core/analysis/dataset.h"
#include "core/encodings/tokenparameters.h"
#include "core/positions/coordinatefield.h"
#include "tests/support/rows.h"
#include "tests/support/strict.h"

using namespace posiscope;
using Json = nlohmann::json;

namespace {

TokenRow rowOf(const QString& segments, const QString& rule) {
    const auto made = positionsOf(segments.toStdString(), rule.toStdString());
    if (!made) qFatal("%s", made.error().text.english().c_str());
    return *made;
}

/// "0 1 2 | 0 1 1": the numbers of all tokens on each axis.
QString numbersOf(const Positions& positions) {
    QStringList axes;
    for (std::size_t axis = 0; axis < positions.axes().size(); ++axis) {
        QStringList all;
        for (std::int64_t token = 0; token < positions.rows(); ++token)
            all << QString::fromStdString(positions.at(token, axis).text());
        axes << all.join(u' ');
    }
    return axes.join(QStringLiteral(" | "));
}

Json load(const char* name) {
    std::ifstream file(std::string(POSISCOPE_TEST_DATA "/truth/") + name);
    Json json = Json::parse(file);
    if (json["source"]["repo"].get<std::string>().empty()) qFatal("%s has no source", name);
    return json;
}

QString rowOf(const Json& numbers) {
    QStringList all;
    for (const Json& each : numbers)
        all << QString::number(each.get<int>());
    return all.join(u' ');
}

}  // namespace

class TestTokenPositions : public StrictTest {
    Q_OBJECT

 private slots:
    void texts_data() {
        const TextRows<QString> row("text", "again");
        row("3 text", "3 text");
        row(" 3  text ,image 4x6", "3 text, image 1x4x6");
        row("image 1 x 4 × 6", "image 1x4x6");
        row("Image 1x8x12 merge 2", "image 1x4x6");
        row("video 4x2x3 at 2 fps", "video 4x2x3 at 2 fps");
        row("video 4x4x6 at 29.97 fps merge 2", "video 4x2x3 at 29.97 fps");
        row("video 4x2x3 at 1/3 fps", "video 4x2x3 at 1/3 fps");
        row("2 padding, 10 audio", "2 padding, 10 audio");
        row("3 text from 16, image 4x6 from -2", "3 text from 16, image 1x4x6 from -2");
    }
    void texts() {
        const auto [text, again] = fetchRow<QString, QString>();
        const auto read = parseSegments(text.toStdString());
        QVERIFY2(read, read ? "" : read.error().text.english().c_str());
        QCOMPARE(QString::fromStdString(formatSegments(*read)), again);
        QVERIFY(*parseSegments(again.toStdString()) == *read);
    }

    void refused_data() {
        const TextRows<QString> row("text", "says");
        row("", "tokens are empty");
        row("3 text,, 2 text", "segment 2, “”: a segment between commas is empty");
        row("3 text, imag 4x6", "segment 2, “imag 4x6”: “imag” is no kind of token");
        row("imag 4x6", "did you mean “image”");
        row("3", "segment 1, “3”: “” is no kind of token");
        row("text 3", "the number stands before the word: 3 text");
        row("3 image", "the size stands behind the word");
        row("image", "the size stands behind the word");
        row("0 text", "“0” is no number of tokens from 1 on");
        row("image 4xsix", "“4xsix” is no size of an image");
        row("image 4x0", "“4x0” is no size of an image");
        row("image 1x2x3x4", "“1x2x3x4” is no size of an image");
        row("video 4x6", "“4x6” is no size of a film");
        row("image 4x6 at 2 fps", "frames per second are a number up to 1");
        row("video 4x2x3 at 0 fps", "frames per second are a number up to 1");
        row("video 4x2x3 at 2", "frames per second are a number up to 1");
        row("image 5x6 merge 2", "5 × 6 patches cannot be merged by 2 × 2");
        row("3 text merge 2", "merge is a whole number behind the size");
        row("3 text from here", "a count begins at a number");
        row("2 padding from 3", "a count begins at a number");
        row("3 text please", "“please” was not expected here");
        row("1048577 text", "tokens are at most 1 048 576");
        row("video 1048576x1048576x1048576", "tokens are at most 1 048 576");
        row("99999999999999999999 text", "is no number of tokens");
        row("1048576 text, 1 text", "tokens are at most 1 048 576");
    }
    void refused() {
        const auto [text, says] = fetchRow<QString, QString>();
        const auto read = parseSegments(text.toStdString());
        QVERIFY(!read);
        QCOMPARE(read.error().field, std::string("tokens"));
        const QString words = QString::fromStdString(read.error().text.english());
        QVERIFY2(words.contains(says), qPrintable(words));
    }

    /// The docstring of Qwen2-VL: three temporal patches of 2 × 2 tokens, and five of text.
    void qwenDocstring() {
        const Json json = load("mrope_positions_qwen2vl_docstring_video.json");
        const TokenRow row = rowOf("video 3x4x4 merge 2, 5 text", "qwen2-vl");
        QStringList axes;
        for (const Json& axis : json["expected"])
            axes << rowOf(axis);
        QCOMPARE(numbersOf(row.positions), axes.join(QStringLiteral(" | ")));
    }

    void leftPadding() {
        const Json json = load("mrope_left_padding_positions.json");
        QCOMPARE(numbersOf(rowOf("2 padding, 2 text", "padded-below").positions), rowOf(json["expected"][0]));
        QCOMPARE(numbersOf(rowOf("4 text", "padded-below").positions), rowOf(json["expected"][1]));
    }

    void packed() {
        const Json json = load("packed_positions_mistralrs.json");
        QCOMPARE(numbersOf(rowOf("3 text, 1 text from 16, 4 text from 32", "packed").positions),
                 rowOf(json["expected"]));
    }

    void gemmaPatches() {
        const Json json = load("axes_gemma4_image_ids_2x2.json");
        const Positions positions = rowOf("image 2x2", "gemma-4-vision").positions;
        QCOMPARE(positions.axes()[0].id, std::string("x"));
        for (std::int64_t patch = 0; patch < 4; ++patch)
            for (std::size_t axis = 0; axis < 2; ++axis)
                QCOMPARE(positions.at(patch, axis), Coordinate(json["expected"][patch][axis].get<int>()));
        QCOMPARE(numbersOf(rowOf("image 1x2, 2 padding", "gemma-4-vision").positions),
                 QStringLiteral("0 1 -1 -1 | 0 0 -1 -1"));
    }

    /// By hand, from the definitions in the sources that the rules name.
    void byHand_data() {
        const Rows<QString, QString, QString, QString, QString> row("rule", "segments", "numbers", "next",
                                                                    "delta");
        row("two images", "qwen2-vl", "3 text, image 3x2, 2 text, image 1x4, 1 text",
            "0 1 2 3 3 3 3 3 3 6 7 8 8 8 8 12 | 0 1 2 3 3 4 4 5 5 6 7 8 8 8 8 12 | "
            "0 1 2 3 4 3 4 3 4 6 7 8 9 10 11 12",
            "13", "-3");
        // 2 of 6 tokens are padding: GLM-4V's test has the delta −2 there.
        row("padding", "glm-v", "2 padding, 4 text", "1 1 0 1 2 3 | 1 1 0 1 2 3 | 1 1 0 1 2 3", "4", "-2");
        // A patch of two frames is 2/3 of a second, of which each is 2 numbers: 0, 4/3, 8/3.
        row("times cut", "qwen2.5-vl", "1 text, video 3x1x2 at 3 fps, 1 text",
            "0 1 1 2 2 3 3 4 | 0 1 1 1 1 1 1 4 | 0 1 2 1 2 1 2 4", "5", "-3");
        // 1 second a patch where nothing is said.
        row("times of no rate", "qwen2.5-vl", "video 3x1x1", "0 2 4 | 0 0 0 | 0 0 0", "5", "2");
        row("times of an image", "qwen2.5-vl", "image 1x1x2, 1 text", "0 0 2 | 0 0 2 | 0 1 2", "3", "0");
        // The example of the docstring: 25 numbers a second, 1 frame a second, patches of 2 frames.
        row("25 a second", "qwen2.5-omni", "1 text, video 3x2x2 at 1 fps, 1 text",
            "0 1 1 1 1 51 51 51 51 101 101 101 101 102 | 0 1 1 2 2 1 1 2 2 1 1 2 2 102 | "
            "0 1 2 1 2 1 2 1 2 1 2 1 2 102",
            "103", "89");
        row("audio", "qwen2.5-omni", "1 text, 2 audio, 1 text", "0 1 2 3 | 0 1 2 3 | 0 1 2 3", "4", "0");
        row("frames apart", "qwen3-vl", "1 text, video 2x2x2, 1 text",
            "0 1 1 1 1 3 3 3 3 5 | 0 1 1 2 2 3 3 4 4 5 | 0 1 2 1 2 3 4 3 4 5", "6", "-4");
        // A row of 2 tokens has a third one at its end; p counts all tokens.
        row("row ends", "xd-rope", "2 text, image 2x2, 1 text, image 1x1",
            "0 1 2 3 4 5 6 7 8 9 10 | 0 1 0 1 2 0 1 2 8 0 1 | 0 1 0 0 0 1 1 1 8 0 0 | "
            "0 1 0 0 0 0 0 0 8 1 1",
            "11", "0");
        row("text does not count", "flux.1", "2 text, image 2x3, image 1x2",
            "0 0 0 0 0 0 0 0 1 1 | 0 0 0 0 0 1 1 1 0 0 | 0 0 0 1 2 0 1 2 0 1", "0", "-7");
        // Reference image i stands at 10 + 10 i, the picture itself at 0.
        row("reference images", "flux.2", "2 text, image 1x2, image 1x2, image 1x1",
            "0 0 0 0 10 10 20 | 0 0 0 0 0 0 0 | 0 0 0 1 0 1 0 | 0 1 0 0 0 0 0", "2", "14");
        // 3 rows from −2, 4 columns from −2, text from max(3 div 2, 4 div 2).
        row("centred", "qwen-image", "image 3x4, 2 text",
            "0 0 0 0 0 0 0 0 0 0 0 0 2 3 | -2 -2 -2 -2 -1 -1 -1 -1 0 0 0 0 2 3 | "
            "-2 -1 0 1 -2 -1 0 1 -2 -1 0 1 2 3",
            "4", "-10");
        row("text before", "qwen-image", "1 text, image 1x1, image 1x2", "1 0 1 1 | 1 -1 -1 -1 | 1 -1 -1 0",
            "2", "-2");
        row("caption from 1", "z-image", "4 text, image 2x3",
            "1 2 3 4 5 5 5 5 5 5 | 0 0 0 0 0 0 0 1 1 1 | 0 0 0 0 0 1 2 0 1 2", "5", "-4");
        row("image before its caption", "z-image", "image 1x2, 2 text", "3 3 1 2 | 0 0 0 0 | 0 1 0 0", "3",
            "0");
        row("caption from 0", "lumina2", "2 text, image 1x2", "0 1 2 2 | 0 0 0 0 | 0 0 0 1", "2", "-1");
        row("caption of ERNIE", "ernie-image", "2 text, image 2x1", "0 1 2 2 | 0 0 0 1 | 0 0 0 0", "2", "-1");
        row("from 65536", "ideogram4", "2 text, image 1x2",
            "0 1 65536 65536 | 0 1 65536 65536 | 0 1 65536 65537", "2", "65534");
        // 24 numbers a second: 1.5 for each frame at 16 a second, 15000 behind the text.
        row("fractions", "cosmos3", "2 text, video 2x1x1 at 16 fps", "0 1 15002 15003.5 | 0 1 0 0 | 0 1 0 0",
            "2", "15000.5");
        row("rows from 0", "omnigen2", "2 text, image 2x3, 1 text",
            "0 1 2 2 2 2 2 2 5 | 0 1 0 0 0 1 1 1 5 | 0 1 0 1 2 0 1 2 5", "6", "-3");
        row("packed", "packed", "3 text, 2 text", "0 1 2 0 1", "2", "-2");
        row("begun elsewhere", "qwen2-vl", "2 text from 9, 1 text", "9 10 11 | 9 10 11 | 9 10 11", "12", "9");
    }
    void byHand() {
        const auto [rule, segments, numbers, next, delta] =
            fetchRow<QString, QString, QString, QString, QString>();
        const TokenRow row = rowOf(segments, rule);
        QCOMPARE(numbersOf(row.positions), numbers);
        QCOMPARE(QString::fromStdString(row.next.text()), next);
        QCOMPARE(QString::fromStdString(row.delta.text()), delta);
    }

    /// A temporal stride of 2, as the tests of JJJYmmm/Multimodal-RoPEs have it: the text behind an image of
    /// 3 × 2 × 2 tokens at 1 stands at 1 + max(2 · 2 + 1, 2, 2) = 6.
    void strideOfTimes() {
        CountingRule rule = *findCountingRule("omnigen2");
        rule.perSecond = 2;
        const auto row = positionsOf(*parseSegments("1 text, video 3x4x4 at 1 fps merge 2, 1 text"), rule);
        QVERIFY(row);
        QCOMPARE(numbersAt(row->positions, row->tokens() - 1), std::string("(6, 6, 6)"));
    }

    /// The numbers as a field: cells, means of blocks, and a file of int64 where they are whole.
    void field() {
        for (const auto& [segments, rule, type] :
             {std::tuple{"3 text, image 3x2, 2 text, video 2x1x4 at 2 fps, 2 padding", "qwen2-vl", "<i8"},
              std::tuple{"2 text, video 3x1x2 at 16 fps", "cosmos3", "<f8"}}) {
            const auto row = positionsOf(segments, rule);
            QVERIFY(row);
            const auto field = std::make_shared<CoordinateField>(row->positions);
            QCOMPARE(field->columns(), row->tokens());
            std::vector<double> cells(static_cast<std::size_t>(3 * row->tokens()));
            field->fill({0, 3}, {0, row->tokens()}, cells.data());
            for (std::int64_t axis = 0; axis < 3; ++axis)
                for (std::int64_t first = 0; first < row->tokens(); ++first) {
                    const double* const own = cells.data() + axis * row->tokens();
                    QCOMPARE(own[first], row->positions.at(first, static_cast<std::size_t>(axis)).value());
                    QCOMPARE(own[first], field->value(axis, first));
                    double sum = 0;
                    for (std::int64_t end = first; end < row->tokens(); ++end) {
                        sum += own[end];
                        const std::int64_t count = end - first + 1;
                        const double mean = sum / static_cast<double>(count);
                        QVERIFY(std::abs(field->exactMean({axis, 1}, {first, count}) - mean) <= 1e-11);
                    }
                }
            std::string bytes;
            const auto sink = [&bytes](const char* part, std::size_t count) {
                bytes.append(part, count);
                return true;
            };
            QVERIFY(writeNpy({field, {}}, NumberType::float64, sink, [](double) { return true; }));
            QVERIFY2(bytes.find(type) != std::string::npos, bytes.c_str());
            QCOMPARE(bytes.size(), npyBytes(*field, NumberType::float64).value());
            std::int64_t second = 0;
            std::memcpy(&second, bytes.data() + bytes.size() - cells.size() * 8 + 8, 8);
            if (type == std::string("<i8")) QCOMPARE(second, std::int64_t{1});
        }
    }

    void segmentsOfTokens() {
        const TokenRow row = rowOf("2 text, image 2x2, 1 text", "qwen2-vl");
        std::vector<std::size_t> all;
        for (std::int64_t token = 0; token < row.tokens(); ++token)
            all.push_back(row.segmentAt(token));
        QCOMPARE(all, (std::vector<std::size_t>{0, 0, 1, 1, 1, 1, 2}));
        QCOMPARE(numbersAt(row.positions, 5), std::string("(2, 3, 3)"));
    }

    /// Text alone is one line on all axes that it counts on.
    void textAlone_data() {
        const TextRows<> row("rule");
        for (const CountingRule& rule : countingRules())
            row(rule.id);
    }
    void textAlone() {
        const auto [id] = fetchRow<QString>();
        const CountingRule& rule = *findCountingRule(id.toStdString());
        QVERIFY(QByteArray(rule.source).contains('/') && *rule.name != 0);
        QVERIFY(rule.axes.size() >= 1 && rule.axes.size() <= 4);
        const TokenRow row = rowOf("7 text", id);
        for (std::size_t axis = 0; axis < rule.axes.size(); ++axis) {
            const bool counts = rule.text == TextCount::all || (rule.text == TextCount::first && axis == 0) ||
                                (rule.text == TextCount::last && axis + 1 == rule.axes.size());
            QCOMPARE(row.positions.at(6, axis), Coordinate(counts ? rule.textFrom + 6 : 0));
            QCOMPARE(row.positions.axes()[axis].id, std::string(rule.axes[axis].id));
            QVERIFY(!row.positions.axes()[axis].name.empty());
        }
    }

    /// The same as parameters of an encoding.
    void parameters() {
        const Parameter tokens = tokensParameter(), rule = countingRuleParameter();
        QVERIFY(!tokens.refusal(""));
        QVERIFY(tokens.refusal("3 text, imag 4x6")->text.english().find("segment 2") != std::string::npos);
        for (const Choice& example : tokens.examples)
            QVERIFY(!tokens.refusal(example.id) && !example.label.empty() && !example.tooltip.empty());
        QCOMPARE(rule.choices.size(), countingRules().size());
        Values values;
        values.set(keys::tokens, tokens.examples.front().id);
        QVERIFY(rule.relevantIn(values));
        for (const Choice& choice : rule.choices) {
            values.set(keys::countingRule, choice.id);
            const auto positions = tokenPositions(values);
            const bool hasImages = findCountingRule(choice.id)->images;
            QVERIFY(positions && positions->ok() == hasImages);
            if (hasImages) QVERIFY(positions->value() == (*tokenRow(values))->positions);
        }
        values.set(keys::tokens, std::string());
        QVERIFY(!tokenPositions(values) && !rule.relevantIn(values));
    }

    void limits() {
        QVERIFY(positionsOf("image 1024x1024", "qwen2-vl"));
        // Each row has a token more.
        const auto rows = positionsOf("image 1024x1024", "xd-rope");
        QVERIFY(!rows && rows.error().text.english().find("at most") != std::string::npos);
        const auto packed = positionsOf("2 text, image 2x2", "packed");
        QVERIFY(!packed);
        QCOMPARE(packed.error().text.english(),
                 std::string("tokens, segment 2, “image 1x2x2”: the rule packed has no image"));
        QVERIFY(!positionsOf("2 audio", "qwen2-vl"));
        QVERIFY(!positionsOf(std::vector<Segment>(), *findCountingRule("qwen2-vl")));
        const auto rule = positionsOf("2 text", "qwen-vl2");
        QVERIFY(!rule && rule.error().field == "counting_rule");
        QVERIFY(rule.error().text.english().find("“qwen2-vl”") != std::string::npos);
    }
};

QTEST_APPLESS_MAIN(TestTokenPositions)
#include "tst_tokenpositions.moc"
