// SPDX-License-Identifier: GPL-3.0-or-later
// Output on stdout: help, lists, describe.
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <cmath>

#include "core/base/colormap.h"
#include "core/state/exportparameters.h"
#include "core/state/state.h"
#include "tests/app/picturetest.h"
#include "tests/support/rows.h"

using namespace posiscope;

namespace {

// std::pow, a product and a division: a few roundings of 2^-53 each.
constexpr double relativeBound = 8 * 0x1p-53;

bool near(double value, double expected) {
    return std::abs(value - expected) <= relativeBound * std::abs(expected);
}

}  // namespace

class TestCliAnswers : public ProgramTest {
    Q_OBJECT

 private slots:
    void answers_data() {
        addColumns<QStringList, QStringList>("words", "mentioned");
        const auto row = [](const QStringList& words, const QStringList& mentioned) {
            QTest::newRow(qPrintable(words.join(' '))) << words << mentioned;
        };
        const QStringList commands{"export", "describe", "compare", "  list ", "posiscope [FILE]"};
        row({"--help"}, commands);
        row({"-h"}, commands);
        row({"--version"}, {"posiscope "});
        row({"-v"}, {"posiscope "});
        row({"export", "--help"},
            {"posiscope export", "--view", "--output", "--session", "heatmap, waves, similarity"});
        row({"export", "--view", "heatmap", "--help"}, {"posiscope export"});
        row({"describe", "--help"}, {"posiscope describe", "--json", "--session"});
        row({"list", "views"}, registeredViews().replaceInStrings(QRegularExpression("$"), "\t"));
        QStringList listed{"Attention Is All You Need"};
        for (const Encoding* encoding : encodings())
            listed << QString::fromStdString(encoding->id) + "\t";
        row({"list", "encodings"}, listed);
        row({"list", "colormaps"}, {"rdbu\t", "(diverging)", "viridis\t", "(sequential)"});
        row({"describe"},
            {"256 positions × 128 dimensions", "shortest 6.28318530717958", "row norm         8 (every row)",
             "nearest rows     smallest distance 1.95259632: any two neighbours", "complete cycles  26 of 64",
             "262144 bytes as float64, 131072 as float32"});
        row({"describe", "--max-len", "1"}, {"nearest rows     no two rows to compare"});
        row({"describe", "--base", "1e6"}, {"base             1000000", "longest 5063255.794"});
        row({"describe", "--d-model", "5"}, {"note", "odd", "last sine"});
        row({"describe", "--d-model", "5", "--layout", "half-split"}, {"note", "odd", "last column"});
    }
    void answers() {
        const auto [words, mentioned] = fetchRow<QStringList, QStringList>();
        const Ran ran = program_.run(words);
        VERIFY_DONE(ran);
        QVERIFY(ran.output.endsWith('\n'));
        // The help breaks its lines at its width.
        const QString answer = QString::fromUtf8(ran.output).replace(QRegularExpression("\n {20,}"), " ");
        for (const QString& word : mentioned)
            QVERIFY2(answer.contains(word), qPrintable("no “" + word + "” in: " + answer));
        static const QRegularExpression exponent("\\de[+-]\\d");
        QVERIFY2(!answer.contains(exponent), qPrintable(answer));
    }

    void everyParameterIsAnOption_data() {
        addColumns<QString, QString>("command", "option");
        const auto row = [](const char* command, const Parameter& parameter) {
            QTest::newRow((command + parameter.option()).c_str())
                << command << QString::fromStdString(parameter.option());
        };
        for (const Parameter* parameter : parametersOf(defaultState()))
            for (const char* command : {"export", "describe"})
                if (!parameter->internal) row(command, *parameter);
        for (const Parameter& parameter : exportParameters())
            row("export", parameter);
    }
    void everyParameterIsAnOption() {
        const auto [command, option] = fetchRow<QString, QString>();
        const Ran ran = program_.run({command, "--help"});
        VERIFY_DONE(ran);
        const QRegularExpression line("^  --(\\[no-\\])?" + QRegularExpression::escape(option.mid(2)) + "\\b",
                                      QRegularExpression::MultilineOption);
        QVERIFY(QString::fromUtf8(ran.output).contains(line));
    }

    /// The options that the issue promises.
    void promisedOptions() {
        const QStringList words = split(
            "describe --encoding sinusoidal --d-model 128 --max-len 256 --base 10000 --layout interleaved "
            "--spectrum paper --first-position 0 --offset 5 --position 40 --dimensions 4-7,20 --similarity "
            "dot "
            "--orientation down --colormap viridis");
        const Ran plain = program_.run({"describe"});
        const Ran all = program_.run(words);
        VERIFY_DONE(plain);
        VERIFY_DONE(all);
        QCOMPARE(all.output, plain.output);
        const QTemporaryDir folder;
        const QStringList picture{"export", "--view", "heatmap", "-o", folder.filePath("x.png")};
        VERIFY_DONE(
            program_.run(picture + split("--dtype float32 --size 320x200 --scale 2 --theme dark --title T")));
    }

    void listedColormaps() {
        const Ran ran = program_.run({"list", "colormaps"});
        VERIFY_DONE(ran);
        const QList<QByteArray> lines = ran.output.trimmed().split('\n');
        QCOMPARE(lines.size(), static_cast<qsizetype>(colormaps().size()));
        for (qsizetype n = 0; n < lines.size(); ++n) {
            const Colormap& map = colormaps()[static_cast<std::size_t>(n)];
            QVERIFY(lines[n].startsWith(QByteArray::fromStdString(map.id + "\t" + map.name)));
            QCOMPARE(lines[n].endsWith(" (diverging)"), map.diverging);
            QCOMPARE(lines[n].endsWith(" (sequential)"), !map.diverging);
        }
    }

    void describeAsJson_data() {
        const Rows<QString, int, int, int, double, double, bool, int> row(
            "options", "rows", "columns", "pairs", "longest", "norm", "constant", "cycles");
        const double turn = 2 * M_PI;
        const double lone = std::sin(std::pow(10000.0, -2.0 / 3));
        row("default", "", 256, 128, 64, turn * std::pow(10000.0, 126.0 / 128), 8.0, true, 26);
        row("two pairs", "--d-model 4 --max-len 2", 2, 4, 2, turn * 100, std::sqrt(2.0), true, 0);
        row("endpoint", "--d-model 8 --max-len 62832 --spectrum endpoint", 62832, 8, 4, turn * 10000, 2.0,
            true, 4);
        row("one position less", "--d-model 8 --max-len 62831 --spectrum endpoint", 62831, 8, 4, turn * 10000,
            2.0, true, 3);
        row("odd", "--d-model 3 --max-len 9 --position 1", 9, 3, 2, turn * std::pow(10000.0, 2.0 / 3),
            std::sqrt(1 + lone * lone), false, 1);
        row("first row zero", "--d-model 8 --zero-first-row --position 0", 256, 8, 4, turn * 1000, 0.0, false,
            2);
        row("largest", "--d-model 65536 --max-len 16777216 --base 2", 16777216, 65536, 32768,
            turn * std::pow(2.0, 65534.0 / 65536), std::sqrt(32768.0), true, 32768);
    }
    void describeAsJson() {
        QFETCH(QString, options);
        QFETCH(int, rows);
        QFETCH(int, columns);
        QFETCH(int, pairs);
        QFETCH(double, longest);
        QFETCH(double, norm);
        const Ran ran = program_.run(split("describe --json") + split(options));
        VERIFY_DONE(ran);
        QJsonParseError problem{};
        const QJsonObject root = QJsonDocument::fromJson(ran.output, &problem).object();
        QCOMPARE(problem.error, QJsonParseError::NoError);
        QCOMPARE(root["shape"].toArray(), (QJsonArray{rows, columns}));
        const QJsonObject wavelengths = root["wavelengths"].toObject();
        QVERIFY(near(wavelengths["shortest"].toDouble(), 2 * M_PI));
        QVERIFY2(near(wavelengths["longest"].toDouble(), longest),
                 QByteArray::number(wavelengths["longest"].toDouble(), 'g', 17));
        const QJsonArray list = wavelengths["pairs"].toArray();
        QCOMPARE(list.size(), pairs);
        for (int n = 0; n < pairs; ++n) {
            const QJsonObject pair = list[n].toObject();
            QCOMPARE(pair["pair"].toInt(-1), n);
            QVERIFY(near(pair["frequency"].toDouble() * pair["wavelength"].toDouble(), 2 * M_PI));
        }
        QCOMPARE(list.last().toObject()["wavelength"], wavelengths["longest"]);
        QVERIFY2(near(root["row_norm"].toDouble(-1), norm),
                 QByteArray::number(root["row_norm"].toDouble(-1), 'g', 17));
        QTEST(root["row_norm_constant"].toBool(), "constant");
        QTEST(root["complete_cycles"].toInt(-1), "cycles");
        const QJsonObject bytes = root["table_bytes"].toObject();
        QCOMPARE(bytes["float64"].toDouble(), 8.0 * rows * columns);
        QCOMPARE(bytes["float32"].toDouble(), 4.0 * rows * columns);
        QCOMPARE(root["encoding"].toString(), QString("sinusoidal"));
        QCOMPARE(root["parameters"].toObject()["d_model"].toInt(), columns);
    }

    void nearestRows_data() {
        const Rows<QString, QJsonValue, QJsonValue, double, bool, int> row(
            "options", "first", "second", "distance", "everywhere", "compared");
        // |2 sin(Δ/2)| of one pair: 710 is near 113 turns.
        row("one pair", "--d-model 2 --max-len 1000 --first-position 5", 5, 715,
            2 * std::abs(std::sin(355.0)), true, 1000);
        row("one row", "--max-len 1", {}, {}, 0, false, 1);
        row("equal rows", "--max-len 300 --precision custom --precision-position bfloat16", 256, 257, 0,
            false, 300);
    }
    void nearestRows() {
        const auto [options, first, second, distance, everywhere, compared] =
            fetchRow<QString, QJsonValue, QJsonValue, double, bool, int>();
        const Ran ran = program_.run(split("describe --json") + split(options));
        VERIFY_DONE(ran);
        const QJsonObject nearest = QJsonDocument::fromJson(ran.output).object()["nearest_rows"].toObject();
        QCOMPARE(nearest["first"], first);
        QCOMPARE(nearest["second"], second);
        QCOMPARE(nearest["distance"].isNull(), first.isNull());
        QVERIFY(std::abs(nearest["distance"].toDouble() - distance) <= 1e-14);
        QCOMPARE(nearest["everywhere"].toBool(), everywhere);
        QCOMPARE(nearest["compared"].toInt(), compared);
        QCOMPARE(nearest["left_out"].toInt(-1), 0);
    }

    void fullOutput_data() {
        eachText("words", {"describe", "describe --json", "describe --help", "export --help", "list views",
                           "list encodings", "list colormaps", "--help", "--version"});
    }
    void fullOutput() {
        QFETCH(QString, words);
        Program full;
        full.setOutputFile("/dev/full");
        VERIFY_REFUSED(full.run(split(words)), 1, QStringList{"errors/cannot-write-output"});
    }
};

QTEST_GUILESS_MAIN(TestCliAnswers)
#include "tst_cli_answers.moc"
