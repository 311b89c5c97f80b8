// SPDX-License-Identifier: GPL-3.0-or-later
// posiscope identify on position ids: rule, segments, and what is wrong with them.
#include <QJsonArray>

#include "tests/app/program.h"
#include "tests/support/rows.h"
#include "tests/support/strict.h"
#include "tests/support/tablebytes.h"

using namespace posiscope;

namespace {

/// "0 1 2 | 0 1 1" as an array of int64 of this shape.
QByteArray idsFile(const QString& numbers, const char* shape) {
    std::string cells;
    for (const QString& number : numbers.split(QRegularExpression("[ |]+"), Qt::SkipEmptyParts)) {
        const std::int64_t cell = number.toLongLong();
        cells.append(reinterpret_cast<const char*>(&cell), sizeof cell);
    }
    return QByteArray::fromStdString(npyFile("<i8", shape, cells));
}

QJsonObject jsonOf(const Ran& ran) {
    return QJsonDocument::fromJson(ran.output).object();
}

QStringList mistakesIn(const QJsonObject& answer) {
    QStringList ids;
    for (const QJsonValue each : answer["mistakes"].toArray())
        ids << each["id"].toString();
    return ids;
}

const char* const oneImage = "0 1 2 3 3 3 3 3 3 6 7 | 0 1 2 3 3 3 4 4 4 6 7 | 0 1 2 3 4 5 3 4 5 6 7";
const char* const exchanged = "0 1 2 3 3 3 3 3 3 6 7 | 0 1 2 3 4 5 3 4 5 6 7 | 0 1 2 3 3 3 4 4 4 6 7";
const char* const counted = "0 1 2 3 3 3 3 3 3 9 10 | 0 1 2 3 3 3 4 4 4 9 10 | 0 1 2 3 4 5 3 4 5 9 10";

}  // namespace

class TestCliTokens : public StrictTest {
    Q_OBJECT

 private slots:
    void identified_data() {
        const Rows<QString, QByteArray, QStringList, int, QString, QString, QString> row(
            "numbers", "shape", "options", "status", "rule", "tokens", "mistakes");
        const QString image = QStringLiteral("3 text, image 1x2x3, 2 text");
        row("one image", oneImage, "(3, 11)", {}, 0, "qwen2-vl", image, "");
        row("expected", oneImage, "(3, 11)", {"--tokens", image, "--rule", "qwen3-vl"}, 0, "qwen3-vl", image,
            "");
        row("before merging", oneImage, "(3, 11)", {"--tokens", "3 text, image 4x6 merge 2, 2 text"}, 0,
            "qwen2-vl", image, "");
        row("exchanged", exchanged, "(3, 11)", {}, 3, "qwen2-vl", image, "height-and-width-exchanged");
        row("exchanged as expected", exchanged, "(3, 11)", {"--tokens", image}, 3, "qwen2-vl", image,
            "height-and-width-exchanged");
        row("tokens counted", counted, "(3, 11)", {}, 0, "qwen2-vl", "3 text, image 1x2x3, 2 text from 9",
            "");
        row("tokens counted as expected", counted, "(3, 11)", {"--tokens", image}, 3, "qwen2-vl",
            "3 text, image 1x2x3, 2 text from 9", "delta-not-kept");
        row("tokens counted by a rule", counted, "(3, 11)", {"--rule", "qwen2-vl"}, 3, "qwen2-vl",
            "3 text, image 1x2x3, 2 text from 9", "delta-not-kept");
        row("FLUX", "0 0 0 0 0 0 0 0 0 0 | 0 0 0 0 0 0 0 1 1 1 | 0 0 0 0 0 1 2 0 1 2", "(3, 10)", {}, 0,
            "flux.1", "4 text, image 1x2x3", "");
        row("left padding", "1 1 0 1 2 3 4 | 1 1 0 1 2 3 4 | 1 1 0 1 2 3 4", "(3, 7)", {}, 0, "qwen2-vl",
            "2 padding, 5 text", "");
        row("packed", "0 1 2 16 32 33 34 35", "(1, 8)", {}, 0, "packed",
            "3 text, 1 text from 16, 4 text from 32", "");
        row("patches", "0 0 0 1 1 1 | 0 1 2 0 1 2", "(2, 6)", {}, 0, "patches", "image 1x2x3", "");
        // A batch of two: one image, and text alone.
        row("first row", "0 1 1 1 1 3 | 0 1 2 3 4 5 | 0 1 1 2 2 3 | 0 1 2 3 4 5 | 0 1 2 1 2 3 | 0 1 2 3 4 5",
            "(3, 2, 6)", {}, 0, "qwen2-vl", "1 text, image 1x2x2, 1 text", "");
        row("second row", "0 1 1 1 1 3 | 0 1 2 3 4 5 | 0 1 1 2 2 3 | 0 1 2 3 4 5 | 0 1 2 1 2 3 | 0 1 2 3 4 5",
            "(3, 2, 6)", {"--row", "1"}, 0, "qwen2-vl", "6 text", "");
    }
    void identified() {
        const auto [numbers, shape, options, status, rule, tokens, mistakes] =
            fetchRow<QString, QByteArray, QStringList, int, QString, QString, QString>();
        const QString file = folder_.filePath("ids.npy");
        writeBytes(file, idsFile(numbers, shape.constData()));
        const Ran ran = program_.run(QStringList{"identify", file, "--json"} + options);
        QCOMPARE(ran.status, status);
        const QJsonObject answer = jsonOf(ran);
        QCOMPARE(answer["encoding"].toString(), QStringLiteral("position-ids"));
        QCOMPARE(answer["options"]["counting_rule"].toString(), rule);
        QCOMPARE(answer["options"]["tokens"].toString(), tokens);
        QCOMPARE(mistakesIn(answer).join(' '), mistakes);
        const bool meant = options.contains("--tokens") || options.contains("--rule");
        QCOMPARE(answer["as_expected"].isNull(), !meant);
        if (meant) QCOMPARE(answer["as_expected"].toBool(), mistakes.isEmpty());
        // The same in words.
        const Ran words = program_.run(QStringList{"identify", file} + options);
        QCOMPARE(words.status, status);
        QVERIFY2(words.output.contains("counting_rule " + rule.toUtf8() + ", tokens " + tokens.toUtf8()),
                 words.text());
    }

    void refused_data() {
        const Rows<QStringList, int, QString> row("options", "status", "says");
        row("an unknown word", {"--tokens", "3 text, imag 2x3"}, 2, "segment 2, “imag 2x3”");
        row("too many", {"--tokens", "1048577 text"}, 2, "at most");
        row("an unknown rule", {"--rule", "qwen-2-vl"}, 2, "did you mean “qwen2-vl”");
        row("no images", {"--tokens", "image 2x3", "--rule", "packed"}, 2, "the rule packed has no image");
        row("beside another", {"--tokens", "3 text", "--expect", "rope"}, 2, "exclude --expect");
        row("no batch", {"--row", "0"}, 2, "--row is for position ids of a batch");
        row("no number", {"--row", "one"}, 2, "--row is a whole number");
    }
    void refused() {
        const auto [options, status, says] = fetchRow<QStringList, int, QString>();
        const QString file = folder_.filePath("ids.npy");
        writeBytes(file, idsFile(oneImage, "(3, 11)"));
        const Ran ran = program_.run(QStringList{"identify", file} + options);
        QCOMPARE(ran.status, status);
        QVERIFY2(QString::fromUtf8(ran.errors).contains(says), ran.text());
    }

    /// The row of a batch has a last one.
    void rowOfBatch() {
        const QString file = folder_.filePath("batch.npy");
        writeBytes(file, idsFile("0 1 2 3 | 0 1 2 3 | 0 1 2 3 | 0 1 2 3 | 0 1 2 3 | 0 1 2 3", "(3, 2, 4)"));
        const Ran ran = program_.run({"identify", file, "--row", "2"});
        QCOMPARE(ran.status, 2);
        QVERIFY2(ran.errors.contains("from 0 to 1"), ran.text());
    }

    /// The view's numbers are position ids again.
    void exported() {
        const QString ids = folder_.filePath("given.npy"), file = folder_.filePath("view.npy");
        writeBytes(ids, idsFile(oneImage, "(3, 11)"));
        const Ran ran = program_.run(
            {"export", "--view", "tokens", "--encoding", "rope-axes", "--positions", ids, "-o", file});
        QVERIFY2(ran.done(), ran.text());
        const QByteArray bytes = bytesOf(file);
        QVERIFY2(bytes.contains("'<i8'") && bytes.contains("(3, 11)"), bytes.left(128).constData());
        QVERIFY(bytes.endsWith(idsFile(oneImage, "(3, 11)").right(3 * 11 * 8)));
        const QJsonObject again = jsonOf(program_.run({"identify", file, "--json"}));
        QCOMPARE(again["options"]["tokens"].toString(), QStringLiteral("3 text, image 1x2x3, 2 text"));
        for (const char* ending : {"png", "svg", "pdf"}) {
            const QString picture = folder_.filePath(QStringLiteral("tokens.") + ending);
            QVERIFY2(program_
                         .run({"export", "--view", "tokens", "--encoding", "rope-axes", "--positions", ids,
                               "-o", picture})
                         .done(),
                     ending);
            QVERIFY(QFileInfo(picture).size() > 1000);
        }
        // One axis has one number for each token.
        const Ran one = program_.run({"export", "--view", "tokens", "--encoding", "rope", "-o", file});
        QCOMPARE(one.status, 2);
        QVERIFY2(one.errors.contains("--encoding rope-axes"), one.text());
    }

    /// What --tokens and a rule make is those tokens by that rule.
    void exportedTokens_data() {
        const Rows<QString, QString, QString, QByteArray> row("rule", "axes", "tokens", "type");
        const QString prompt = QStringLiteral("3 text, image 4x6, 2 text, video 4x2x3 at 2 fps");
        for (const char* rule : {"qwen2-vl", "qwen2.5-vl", "qwen3-vl"})
            row(rule, rule, "time,height,width", prompt, "'<i8'");
        row("flux.2", "flux.2", "time,row,column,text", "3 text, image 4x6, image 2x2", "'<i8'");
        row("xd-rope", "xd-rope", "position,width,height,image", "3 text, image 4x6, 2 text", "'<i8'");
        // 24 numbers for 16 frames: 1.5 each.
        row("cosmos3", "cosmos3", "time,height,width", "3 text, video 3x2x2 at 16 fps", "'<f8'");
    }
    void exportedTokens() {
        const auto [rule, axes, tokens, type] = fetchRow<QString, QString, QString, QByteArray>();
        const QString file = folder_.filePath("tokens.npy");
        const Ran ran = program_.run({"export", "--view", "tokens", "--encoding", "rope-axes", "--axes", axes,
                                      "--tokens", tokens, "--counting-rule", rule, "-o", file});
        QVERIFY2(ran.done(), ran.text());
        QVERIFY(bytesOf(file).contains(type));
        const Ran again = program_.run({"identify", file, "--tokens", tokens, "--rule", rule, "--json"});
        QCOMPARE(again.status, 0);
        const QJsonObject answer = jsonOf(again);
        QCOMPARE(answer["options"]["counting_rule"].toString(), rule);
    }

    /// What was expected is no table at all.
    void noIds() {
        const QString file = folder_.filePath("pe.npy");
        QVERIFY(
            program_.run({"export", "--view", "heatmap", "--max-len", "64", "--d-model", "16", "-o", file})
                .done());
        const Ran ran = program_.run({"identify", file, "--tokens", "3 text", "--json"});
        QCOMPARE(ran.status, 4);
        QCOMPARE(mistakesIn(jsonOf(ran)), QStringList{"no-position-ids"});
    }

 private:
    Program program_;
    QTemporaryDir folder_;
};

QTEST_GUILESS_MAIN(TestCliTokens)
#include "tst_cli_tokens.moc"
