// SPDX-License-Identifier: GPL-3.0-or-later
// Rotations on several axes on the command line: the models, and the axis and the angle of each pair.
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <cmath>

#include "core/encodings/axispresets.h"
#include "tests/app/programtest.h"

using namespace posiscope;

class TestCliAxes : public ProgramTest {
    Q_OBJECT

    QJsonObject described(const QStringList& options) {
        const Ran ran = program_.run(QStringList{"describe", "--json"} + options);
        return ran.status == 0 ? QJsonDocument::fromJson(ran.output).object() : QJsonObject();
    }

 private slots:
    void everyModel() {
        for (const AxisPreset& preset : axisPresets()) {
            const QJsonObject root = described({"--preset-model", preset.id});
            QCOMPARE(root["encoding"].toString(), QStringLiteral("rope-axes"));
            QVERIFY2(!root["model"].toString().isEmpty() && !root["source"].toString().isEmpty(), preset.id);
            QCOMPARE(root["pairs"].toArray().size(), root["inv_freq"].toArray().size());
        }
    }

    /// Qwen3-VL at time 17, row 5, column 40: the axes begin time, height, width; ω_i = 5e6^(−i/64).
    void axesAndAngles() {
        const QJsonObject root = described({"--preset-model", "qwen3-vl", "--at", "17,5,40"});
        const QStringList axes{"time", "height", "width", "time"};
        const QList<double> at{17, 5, 40, 17};
        for (int pair = 0; pair < 4; ++pair) {
            QCOMPARE(root["pairs"].toArray()[pair].toObject()["axis"].toString(), axes[pair]);
            const double angle = at[pair] * std::pow(5e6, -pair / 64.0);
            QVERIFY(std::abs(root["angles"].toArray()[pair].toDouble() - angle) < 1e-13);
        }
        QCOMPARE(root["angles"].toArray().size(), 64);
    }
    void weightsOfMixedPairs() {
        const QJsonObject root = described({"--preset-model", "rope-vit-mixed"});
        const QJsonObject first = root["pairs"].toArray()[0].toObject();
        QVERIFY(!first.contains("axis"));
        const QJsonArray weights = first["weights"].toArray();
        QCOMPARE(weights.size(), 2);
        QVERIFY(std::abs(std::hypot(weights[0].toDouble(), weights[1].toDouble()) - 1) < 1e-14);
    }
    void whatIsNoRotation() {
        const QJsonObject first =
            described({"--preset-model", "ernie-image"})["pairs"].toArray()[0].toObject();
        QVERIFY(!first["rotation"].toBool(true));
        QVERIFY(!first.contains("frequency"));
        // Elements 0 and 64 turn by the angles of pairs 0 and 32: text, and row 16 of 24.
        QCOMPARE(first["frequencies"].toArray()[0].toDouble(), 1.0);
        QVERIFY(std::abs(first["frequencies"].toArray()[1].toDouble() - std::pow(256, -16 / 24.0)) < 1e-16);
    }

    void refusals_data() {
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<QString>("words");
        QTest::newRow("no such model")
            << QStringList{"--preset-model", "qwen3vl"} << "did you mean “qwen3-vl”?";
        QTest::newRow("another encoding") << QStringList{"--preset-model", "flux.1", "--encoding", "alibi"}
                                          << "is about the encoding rope-axes";
        QTest::newRow("two of three") << QStringList{"--preset-model", "flux.1", "--at", "1,2"}
                                      << "a number for each axis (time,row,column), not 2";
        QTest::newRow("no number") << QStringList{"--preset-model", "flux.1", "--at", "1,2,x"}
                                   << "“x” is none";
        QTest::newRow("an order of no axes")
            << QStringList{"--encoding", "rope-axes", "--axis-order", "bogus"} << "axis_order names the axes";
        QTest::newRow("three extents of two axes")
            << QStringList{"--encoding", "rope-axes", "--axes", "row,column", "--extents", "2,3,4"}
            << "extents must hold 2 numbers";
        QTest::newRow("nothing turns")
            << QStringList{"--encoding", "alibi", "--at", "1"} << "nothing turns here";
    }
    void refusals() {
        QFETCH(QStringList, options);
        QFETCH(QString, words);
        const Ran ran = program_.run(QStringList{"describe", "--json"} + options);
        QCOMPARE(ran.status, 2);
        QVERIFY2(QString::fromUtf8(ran.errors).contains(words), ran.errors.constData());
    }

    /// The table of each model is that model, also where its rows are a part of the grid.
    void identified() {
        const QString file = folder_->filePath("table.npy");
        for (const AxisPreset& preset : axisPresets()) {
            const QStringList model{"--preset-model", preset.id};
            VERIFY_DONE(program_.run(QStringList{"export", "--view", "heatmap", "-o", file} + model));
            const Ran ran = program_.run(QStringList{"identify", file} + model);
            QVERIFY2(ran.status == 0, preset.id + ran.text());
        }
    }
    void otherPlaces() {
        const QString file = folder_->filePath("table.npy");
        for (const char* preset : {"qwen2-vl", "qwen3-vl", "wan", "hunyuan-vl", "sam-2"}) {
            const QStringList model{"--preset-model", preset};
            const QStringList sides{"--extents", QLatin1String(preset) == "sam-2"        ? "5,6"
                                                 : QLatin1String(preset) == "hunyuan-vl" ? "5,6,2,1"
                                                                                         : "2,3,4"};
            VERIFY_DONE(program_.run(QStringList{"export", "--view", "heatmap", "-o", file} + model + sides));
            const Ran ran = program_.run(QStringList{"identify", file} + model);
            QVERIFY2(ran.status == 0, preset + ran.text());
        }
        const Ran other = program_.run({"identify", file, "--preset-model", "flux.1"});
        QVERIFY2(other.status == 3 || other.status == 4, other.text());
    }
};

QTEST_GUILESS_MAIN(TestCliAxes)
#include "tst_cli_axes.moc"
