// SPDX-License-Identifier: GPL-3.0-or-later
// Numbers of tokens back to rule and segments, and what is wrong with them.
#include "core/tokens/tokenrecognition.h"

#include "tests/support/rows.h"
#include "tests/support/strict.h"

using namespace posiscope;

namespace {

/// "0 1 2 | 0 1 1": a list for each axis.
Positions positionsIn(const QString& text) {
    std::vector<std::vector<Coordinate>> lists;
    std::vector<PositionAxis> axes;
    for (const QString& axis : text.split(u'|')) {
        lists.emplace_back();
        for (const QString& number : axis.split(u' ', Qt::SkipEmptyParts))
            lists.back().push_back(Coordinate::of(number.toDouble()));
        axes.push_back({"axis-" + std::to_string(axes.size()), {}});
    }
    return Positions::lists(std::move(axes), lists);
}

QString rulesOf(const TokenFinding& finding) {
    QStringList rules;
    for (const TokenReading& each : finding.readings)
        rules << QString::fromUtf8(each.rule->id);
    return rules.join(u' ');
}

QString segmentsOf(const TokenFinding& finding) {
    return finding.readings.empty()
               ? QString()
               : QString::fromStdString(formatSegments(finding.readings.front().segments));
}

QString problemsOf(const TokenFinding& finding) {
    QStringList problems;
    for (const TokenProblem& each : finding.problems)
        problems << QString::fromStdString(each.id);
    return problems.join(u' ');
}

const char* const languageRules = "qwen2-vl qwen2.5-vl qwen2.5-omni qwen3-vl ernie-4.5-vl glm-v";

// Two images of 2 × 2 tokens, as Qwen2-VL numbers them.
const char* const twoImages =
    "0 1 2 3 3 3 3 5 6 7 7 7 7 9 | 0 1 2 3 3 4 4 5 6 7 7 8 8 9 | 0 1 2 3 4 3 4 5 6 7 8 7 8 9";
const char* const twoImagesText = "3 text, image 1x2x2, 2 text, image 1x2x2, 1 text";
const char* const oneImageText = "3 text, image 1x2x3, 2 text";

}  // namespace

class TestTokenRecognition : public StrictTest {
    Q_OBJECT

 private slots:
    /// Numbers as programs write them.
    void numbers_data() {
        const Rows<QString, QString, QString, QString> row("numbers", "rules", "segments", "problems");
        row("one image", "0 1 2 3 3 3 3 3 3 6 7 | 0 1 2 3 3 3 4 4 4 6 7 | 0 1 2 3 4 5 3 4 5 6 7",
            languageRules, oneImageText, "");
        row("two images", twoImages, languageRules, twoImagesText, "");
        row("rows and columns exchanged",
            "0 1 2 3 3 3 3 3 3 6 7 | 0 1 2 3 4 5 3 4 5 6 7 | 0 1 2 3 3 3 4 4 4 6 7", languageRules,
            oneImageText, "height-and-width-exchanged");
        row("exchanged in two images",
            "0 1 2 3 3 3 3 5 6 7 7 7 7 9 | 0 1 2 3 4 3 4 5 6 7 8 7 8 9 | 0 1 2 3 3 4 4 5 6 7 7 8 8 9",
            languageRules, twoImagesText, "height-and-width-exchanged");
        // The second image may be in the text.
        row("second image as text",
            "0 1 2 3 3 3 3 5 6 7 8 9 10 11 | 0 1 2 3 3 4 4 5 6 7 8 9 10 11 | "
            "0 1 2 3 4 3 4 5 6 7 8 9 10 11",
            languageRules, "3 text, image 1x2x2, 7 text", "");
        row("tokens counted", "0 1 2 3 3 3 3 3 3 9 10 | 0 1 2 3 3 3 4 4 4 9 10 | 0 1 2 3 4 5 3 4 5 9 10",
            languageRules, "3 text, image 1x2x3, 2 text from 9", "delta-not-kept");
        row("begun anew", "0 1 2 3 3 3 3 3 3 0 1 2 | 0 1 2 3 3 3 4 4 4 0 1 2 | 0 1 2 3 4 5 3 4 5 0 1 2",
            languageRules, "3 text, image 1x2x3, 3 text from 0", "begins-anew");
        row("rows counted", "0 1 2 3 3 3 3 3 3 5 6 | 0 1 2 3 3 3 4 4 4 5 6 | 0 1 2 3 4 5 3 4 5 5 6",
            languageRules, "3 text, image 1x2x3, 2 text from 5", "wrong-maximum");
        row("patches of rows counted", "0 1 1 1 1 9 10 | 0 1 1 1 1 9 10 | 0 1 2 3 4 9 10", languageRules,
            "1 text, image 1x1x4, 2 text from 9", "merge-not-applied");
        row("elsewhere", "0 1 2 3 3 3 3 3 3 17 18 | 0 1 2 3 3 3 4 4 4 17 18 | 0 1 2 3 4 5 3 4 5 17 18",
            languageRules, "3 text, image 1x2x3, 2 text from 17", "positions-not-continued");
        row("left padding", "1 1 0 1 2 3 4 | 1 1 0 1 2 3 4 | 1 1 0 1 2 3 4", languageRules,
            "2 padding, 5 text", "");
        row("padding counted", "1 1 2 3 4 5 6 | 1 1 2 3 4 5 6 | 1 1 2 3 4 5 6", languageRules,
            "2 padding, 5 text from 2", "padding-counted");
        row("times of 25 a second",
            "0 1 1 1 1 51 51 51 51 101 101 101 101 102 | 0 1 1 2 2 1 1 2 2 1 1 2 2 102 | "
            "0 1 2 1 2 1 2 1 2 1 2 1 2 102",
            "qwen2.5-omni", "1 text, video 3x2x2 at 1 fps, 1 text", "");
        row("times of small steps", "0 1 1 2 2 3 3 4 | 0 1 1 1 1 1 1 4 | 0 1 2 1 2 1 2 4",
            "qwen2-vl qwen2.5-vl qwen2.5-omni ernie-4.5-vl", "1 text, video 3x1x2, 1 text", "");
        row("times not cut", "0 1 1 2.5 2.5 4 4 5 6 | 0 1 1 1 1 1 1 5 6 | 0 1 2 1 2 1 2 5 6",
            "qwen2.5-vl qwen2.5-omni", "1 text, video 3x1x2 at 8/3 fps, 2 text", "times-not-cut");
        row("FLUX", "0 0 0 0 0 0 0 0 0 0 | 0 0 0 0 0 0 0 1 1 1 | 0 0 0 0 0 1 2 0 1 2", "flux.1",
            "4 text, image 1x2x3", "");
        row("Z-Image", "1 2 3 4 5 5 5 5 5 5 | 0 0 0 0 0 0 0 1 1 1 | 0 0 0 0 0 1 2 0 1 2", "z-image",
            "4 text, image 1x2x3", "");
        row("OmniRoPE", "0 1 2 3 3 3 3 3 3 6 7 | 0 0 0 0 0 0 1 1 1 0 0 | 0 0 0 0 1 2 0 1 2 0 0", "omni-rope",
            oneImageText, "");
        row("FLUX.2", "0 0 0 0 0 0 10 10 20 | 0 0 0 0 0 0 0 0 0 | 0 0 0 0 0 1 0 1 0 | 0 1 2 3 0 0 0 0 0",
            "flux.2", "4 text, image 1x1x2, image 1x1x2, image 1x1x1", "");
        row("Hunyuan", "0 1 2 3 4 5 6 7 8 | 0 1 0 1 2 0 1 2 8 | 0 1 0 0 0 1 1 1 8 | 0 1 0 0 0 0 0 0 8",
            "xd-rope", "2 text, image 1x2x2, 1 text", "");
        // As mlx-vlm stacks them: position, image, height, width.
        row("Hunyuan in another order",
            "0 1 2 3 4 5 6 7 8 | 0 1 0 0 0 0 0 0 8 | 0 1 0 0 0 1 1 1 8 | 0 1 0 1 2 0 1 2 8", "xd-rope",
            "2 text, image 1x2x2, 1 text", "axes-exchanged");
        row("packed", "0 1 2 16 32 33 34 35", "packed", "3 text, 1 text from 16, 4 text from 32", "");
        row("packed from 0", "0 1 2 0 1 2 3", "packed", "3 text, 4 text", "");
        row("padded", "1 1 0 1 2 3", "padded packed", "2 padding, 4 text", "");
        row("patches", "0 0 0 1 1 1 | 0 1 2 0 1 2", "patches", "image 1x2x3", "");
        row("patches as x and y", "0 1 2 0 1 2 -1 | 0 0 0 1 1 1 -1", "gemma-4-vision",
            "image 1x2x3, 1 padding", "");
        row("any numbers", "3 1 4 1 5 9 2 6 | 5 3 5 8 9 7 9 3 | 2 3 8 4 6 2 6 4", "", "", "");
    }
    void numbers() {
        const auto [numbers, rules, segments, problems] = fetchRow<QString, QString, QString, QString>();
        const TokenFinding finding = recogniseTokens(positionsIn(numbers));
        QCOMPARE(segmentsOf(finding), segments);
        QCOMPARE(rulesOf(finding), rules);
        QCOMPARE(problemsOf(finding), problems);
        QVERIFY(finding.asExpected);
    }

    /// What a rule makes of segments is read back: the same numbers, by that rule among others.
    void readBack_data() {
        const TextRows<> row("rule");
        for (const CountingRule& rule : countingRules())
            row(rule.id);
    }
    void readBack() {
        const auto [id] = fetchRow<QString>();
        const CountingRule& rule = *findCountingRule(id.toStdString());
        for (const char* text :
             {"5 text", "4 text, image 3x4", "3 text, image 2x3, image 1x5", "4 text, video 3x2x3 at 3 fps",
              "3 text, image 4x2, 3 text, image 2x2, 4 text"}) {
            if (!rule.images && QByteArray(text).contains('x')) continue;
            if (rule.framesApart && QByteArray(text).contains("video")) continue;
            const auto row = positionsOf(text, rule.id);
            QVERIFY(row);
            const TokenFinding finding = recogniseTokens(row->positions);
            QVERIFY2(finding.recognised(), text);
            for (const TokenReading& reading : finding.readings) {
                const auto again = positionsOf(reading.segments, *reading.rule);
                QVERIFY(again && again->tokens() == row->tokens());
                for (std::int64_t token = 0; token < row->tokens(); ++token)
                    QCOMPARE(numbersAt(again->positions, token), numbersAt(row->positions, token));
            }
        }
    }

    void mistakes_data() {
        const Rows<QString, QString, QString, QString, QString> row("numbers", "rule", "segments", "problems",
                                                                    "says");
        row("right", twoImages, "qwen2-vl", twoImagesText, "", "");
        row("right by any rule", twoImages, "", twoImagesText, "", "");
        row("second image as text",
            "0 1 2 3 3 3 3 5 6 7 8 9 10 11 | 0 1 2 3 3 4 4 5 6 7 8 9 10 11 | "
            "0 1 2 3 4 3 4 5 6 7 8 9 10 11",
            "qwen2-vl", twoImagesText, "image-as-text", "“image 1x2x2” is numbered as text");
        row("exchanged", "0 1 2 3 3 3 3 3 3 6 7 | 0 1 2 3 4 5 3 4 5 6 7 | 0 1 2 3 3 3 4 4 4 6 7", "qwen2-vl",
            oneImageText, "height-and-width-exchanged", "the second number grows");
        row("tokens counted", "0 1 2 3 3 3 3 3 3 9 10 | 0 1 2 3 3 3 4 4 4 9 10 | 0 1 2 3 4 5 3 4 5 9 10",
            "qwen2-vl", oneImageText, "delta-not-kept", "the rope delta was left out");
        row("begun anew", "0 1 2 3 3 3 3 3 3 0 1 | 0 1 2 3 3 3 4 4 4 0 1 | 0 1 2 3 4 5 3 4 5 0 1", "qwen2-vl",
            oneImageText, "begins-anew", "begins at 0 again, where 6 comes next");
        row("rows counted", "0 1 2 3 3 3 3 3 3 5 6 | 0 1 2 3 3 3 4 4 4 5 6 | 0 1 2 3 4 5 3 4 5 5 6",
            "qwen2-vl", oneImageText, "wrong-maximum", "from that of their rows");
        row("padding as text", "0 1 2 3 4 5 | 0 1 2 3 4 5 | 0 1 2 3 4 5", "qwen2-vl", "2 padding, 4 text",
            "padding-counted", "numbers larger by 2");
        row("behind padding", "1 1 2 3 4 5 | 1 1 2 3 4 5 | 1 1 2 3 4 5", "qwen2-vl", "2 padding, 4 text",
            "padding-counted", "numbers larger by 2");
        // 4/3 and 8/3 instead of 1 and 2.
        row("times not cut", "0 1 1 2.5 2.5 4 4 5 | 0 1 1 1 1 1 1 5 | 0 1 2 1 2 1 2 5", "qwen2.5-vl",
            "1 text, video 3x1x2 at 8/3 fps, 1 text", "times-not-cut", "fractions");
        row("times not multiplied", "0 1 1 2 2 3 3 4 | 0 1 1 1 1 1 1 4 | 0 1 2 1 2 1 2 4", "qwen2.5-omni",
            "1 text, video 3x1x2 at 1 fps, 1 text", "times-not-multiplied", "by 25");
        row("merge not applied",
            "0 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 7 | "
            "0 1 1 1 1 1 1 2 2 2 2 2 2 3 3 3 3 3 3 4 4 4 4 4 4 7 | "
            "0 1 2 3 4 5 6 1 2 3 4 5 6 1 2 3 4 5 6 1 2 3 4 5 6 7",
            "qwen2-vl", "1 text, image 4x6 merge 2, 1 text", "merge-not-applied", "before 2 × 2 of them");
        row("another rule", "1 2 3 4 5 5 5 5 5 5 | 0 0 0 0 0 0 0 1 1 1 | 0 0 0 0 0 1 2 0 1 2", "lumina2", "",
            "another-rule", "those of the rule z-image, where lumina2 is right");
        row("rule and no segments", twoImages, "glm-v", "", "", "");
        row("other order", "0 1 0 1 2 0 1 2 8 | 0 1 2 3 4 5 6 7 8 | 0 1 0 0 0 1 1 1 8 | 0 1 0 0 0 0 0 0 8",
            "xd-rope", "2 text, image 2x2, 1 text", "axes-exchanged",
            "the order width, position, height, image, where position, width, height, image");
        row("other axes", "0 1 2 3 | 0 1 2 3", "qwen2-vl", "", "other-axes", "2 axes");
        row("too few", "0 1 2 3 | 0 1 2 3 | 0 1 2 3", "qwen2-vl", "5 text", "other-number-of-tokens",
            "There are 4 tokens, where “5 text” has 5");
        row("one number", "0 1 2 8 4 | 0 1 2 3 4 | 0 1 2 3 4", "qwen2-vl", "5 text", "other-numbers",
            "1 of 5 tokens have other numbers: the first has (8, 3, 3) where (3, 3, 3) is right");
    }
    void mistakes() {
        const auto [numbers, rule, segments, problems, says] =
            fetchRow<QString, QString, QString, QString, QString>();
        ExpectedTokens expected;
        if (!segments.isEmpty()) expected.segments = *parseSegments(segments.toStdString());
        if (!rule.isEmpty()) expected.rule = findCountingRule(rule.toStdString());
        const TokenFinding finding = recogniseTokens(positionsIn(numbers), expected);
        QCOMPARE(problemsOf(finding), problems);
        QCOMPARE(finding.asExpected, problems.isEmpty());
        if (problems.isEmpty()) return;
        const QString text = QString::fromStdString(finding.problems.front().text.english());
        QVERIFY2(text.contains(says), qPrintable(text));
        QVERIFY(!finding.problems.front().where.empty());
    }

    /// A million tokens take a moment.
    void many() {
        const auto row = positionsOf("8 text, image 1000x1000, 40000 text", "qwen2-vl");
        const TokenFinding finding = recogniseTokens(row->positions);
        QCOMPARE(segmentsOf(finding), QStringLiteral("8 text, image 1x1000x1000, 40000 text"));
    }
};

QTEST_APPLESS_MAIN(TestTokenRecognition)
#include "tst_tokenrecognition.moc"
