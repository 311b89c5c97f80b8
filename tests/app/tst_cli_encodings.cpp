// SPDX-License-Identifier: GPL-3.0-or-later
// Every encoding on the command line: the output of describe, and the exported numbers.
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <cmath>

#include "core/encodings/positionlist.h"
#include "core/parameters/keys.h"
#include "core/state/snapshot.h"
#include "tests/app/programtest.h"
#include "tests/support/rows.h"

using namespace posiscope;

namespace {

/// The state in which the command line starts.
State stateOf(const Encoding& encoding) {
    State state = defaultState();
    state.set(keys::encoding, encoding.id);
    return state;
}

void addEncodings() {
    QTest::addColumn<QString>("id");
    for (const Encoding* encoding : encodings())
        if (!encoding->fromFile) QTest::newRow(encoding->id.c_str()) << QString::fromStdString(encoding->id);
}

/// The slopes of the paper: 2^(−8/n), 2^(−16/n) … for the largest power of two n, then those in between.
std::vector<double> slopesOf(int heads) {
    const int power = 1 << static_cast<int>(std::log2(heads));
    std::vector<double> slopes;
    for (int h = 0; h < power; ++h)
        slopes.push_back(std::exp2(-8.0 * (h + 1) / power));
    for (int h = power; h < heads; ++h)
        slopes.push_back(std::exp2(-4.0 * (2 * (h - power) + 1) / power));
    return slopes;
}

/// The formula of the published code. A distance on a border belongs to the farther bucket.
double bucketOf(qint64 query, qint64 key, int count, int farthest, bool bothWays) {
    const int each = bothWays ? count / 2 : count;
    const int exact = each / 2;
    const qint64 distance = bothWays ? std::abs(query - key) : std::max<qint64>(0, query - key);
    const double side = bothWays && key > query ? each : 0;
    if (distance < exact) return side + static_cast<double>(distance);
    const double steps = std::log(static_cast<double>(distance) / exact) /
                         std::log(static_cast<double>(farthest) / exact) * (each - exact);
    return side + std::min(each - 1.0, exact + std::floor(steps + 1e-9));
}

}  // namespace

class TestCliEncodings : public ProgramTest {
    Q_OBJECT

 private slots:
    void described_data() { addEncodings(); }
    void described() {
        QFETCH(QString, id);
        const Encoding& encoding = *findEncoding(id.toStdString());
        const Ran ran = program_.run({"describe", "--encoding", id, "--json"});
        VERIFY_DONE(ran);
        QJsonParseError problem;
        const QJsonObject root = QJsonDocument::fromJson(ran.output, &problem).object();
        QVERIFY2(problem.error == QJsonParseError::NoError, qPrintable(problem.errorString()));
        QCOMPARE(root["encoding"].toString(), id);
        // describe lists the relevant parameters of the encoding, and no others. Without a list of positions
        // there is nothing to tell of it.
        const State state = stateOf(encoding);
        QStringList keys;
        for (const Parameter& parameter : encoding.parameters)
            if (parameter.relevantIn(state.values) && parameter.key != keys::positions.name)
                keys << QString::fromStdString(parameter.key);
        keys.sort();
        QCOMPARE(root["parameters"].toObject().keys(), keys);
        const bool table = makeSnapshot(state).model->hasTable();
        QCOMPARE(root["shape"].toArray().size(), qsizetype{table ? 2 : 3});
        QCOMPARE(root.contains("table_bytes"), table);
        QVERIFY(root["notes"].isArray());
        const Ran text = program_.run({"describe", "--encoding", id});
        VERIFY_DONE(text);
        for (const QString& key : keys)
            QVERIFY2(text.output.contains('\n' + key.toUtf8()), qPrintable(key));
        QVERIFY(program_.run({"list", "encodings"}).output.contains(id.toUtf8() + "\t"));
    }

    void aTableMustBeOpened() {
        VERIFY_REFUSED(program_.run({"describe", "--encoding", "table", "--json"}), 1,
                       QStringList({"errors/no-table-named"}));
    }

    void rope_data() {
        const Rows<QString, QList<double>, double> row("options", "frequencies", "factor");
        row("plain", "--head-dim 8", QList<double>{1, 0.1, 0.01, 0.001}, 1.0);
        row("linear", "--head-dim 8 --scaling linear --factor 4", QList<double>{0.25, 0.025, 0.0025, 0.00025},
            1.0);
        row("half of the head", "--head-dim 8 --partial-rotary-factor 0.5", QList<double>{1, 0.01}, 1.0);
        row("another base", "--head-dim 4 --base 100", QList<double>{1, 0.1}, 1.0);
        row("yarn, two pairs that keep still", "--head-dim 2 --scaling yarn --factor 4", QList<double>{1},
            0.1 * std::log(4.0) + 1);
    }
    void rope() {
        const auto [options, frequencies, factor] = fetchRow<QString, QList<double>, double>();
        const Ran ran = program_.run(split("describe --json --encoding rope " + options));
        VERIFY_DONE(ran);
        const QJsonObject root = QJsonDocument::fromJson(ran.output).object();
        const QJsonArray told = root["inv_freq"].toArray();
        QCOMPARE(told.size(), frequencies.size());
        for (qsizetype n = 0; n < told.size(); ++n)
            QVERIFY(std::abs(told[n].toDouble() / frequencies[n] - 1) <= 1e-15);
        QVERIFY(std::abs(root["attention_factor"].toDouble() - factor) <= 1e-15);
    }

    void slopes_data() {
        QTest::addColumn<int>("heads");
        for (const int heads : {1, 2, 8, 12, 16, 71})
            QTest::addRow("%d heads", heads) << heads;
    }
    void slopes() {
        QFETCH(int, heads);
        const Ran ran =
            program_.run({"describe", "--json", "--encoding", "alibi", "--heads", QString::number(heads)});
        VERIFY_DONE(ran);
        const QJsonArray told = QJsonDocument::fromJson(ran.output).object()["slopes"].toArray();
        const std::vector<double> expected = slopesOf(heads);
        QCOMPARE(told.size(), qsizetype{heads});
        for (int h = 0; h < heads; ++h)
            QVERIFY(std::abs(told[h].toDouble() / expected[static_cast<std::size_t>(h)] - 1) <= 1e-15);
    }

    // The data of the first picture has the shape that describe prints.
    void exported_data() { addEncodings(); }
    void exported() {
        QFETCH(QString, id);
        const Snapshot snapshot = makeSnapshot(stateOf(*findEncoding(id.toStdString())));
        const Ran ran = program_.run({"describe", "--encoding", id, "--json"});
        const QJsonArray shape = QJsonDocument::fromJson(ran.output).object()["shape"].toArray();
        Matrix matrix;
        if (snapshot.model->hasTable()) {
            matrix = exportedMatrix(split("--view heatmap --encoding " + id));
            if (QTest::currentTestFailed()) return;
            QCOMPARE((QJsonArray{matrix.rows, matrix.columns}), shape);
            for (const double cell : matrix.cells)
                QVERIFY(std::isfinite(cell));
            return;
        }
        for (const qint64 head : {qint64{0}, shape[0].toInteger() - 1}) {
            const QString chosen = shape[0].toInteger() > 1 ? QString(" --head %1").arg(head) : QString();
            matrix = exportedMatrix(split("--view bias --max-len 40 --encoding " + id + chosen));
            if (QTest::currentTestFailed()) return;
            QCOMPARE(matrix.rows, 40);
            QCOMPARE(matrix.columns, 40);
            for (qint64 query = 0; query < 40; ++query)
                for (qint64 key = 0; key < 40; ++key) {
                    QVERIFY(!std::isnan(matrix.at(query, key)));
                    QVERIFY(key > query || std::isfinite(matrix.at(query, key)));
                }
        }
    }

    void alibiBias_data() {
        addColumns<int, QString>("head", "form");
        for (const int head : {0, 7, 8, 11})
            for (const char* form : {"masked", "symmetric", "one-sided"})
                QTest::addRow("head %d, %s", head, form) << head << form;
    }
    void alibiBias() {
        const auto [head, form] = fetchRow<int, QString>();
        const Matrix matrix = exportedMatrix(
            split(QString("--encoding alibi --heads 12 --max-len 33 --view bias --mask %1 --head %2")
                      .arg(form == "masked"      ? "causal"
                           : form == "symmetric" ? "none"  // as encoders have it: the default
                                                 : "none --alibi-form one-sided")
                      .arg(head)));
        if (QTest::currentTestFailed()) return;
        const double slope = slopesOf(12)[static_cast<std::size_t>(head)];
        for (qint64 i = 0; i < 33; ++i)
            for (qint64 j = 0; j < 33; ++j) {
                const auto distance = static_cast<double>(form == "symmetric" ? std::abs(i - j) : i - j);
                const double expected = form == "masked" && j > i ? -INFINITY : -slope * distance;
                QVERIFY(matrix.at(i, j) == expected ||
                        std::abs(matrix.at(i, j) - expected) <= 1e-15 * std::abs(expected));
            }
    }

    void t5Buckets_data() {
        addColumns<int, int, bool>("count", "farthest", "bothWays");
        for (const bool bothWays : {true, false})
            for (const auto& [count, farthest] : {std::pair{32, 128}, std::pair{16, 60}, std::pair{64, 200}})
                QTest::addRow("%d buckets up to %d, %s", count, farthest, bothWays ? "both ways" : "behind")
                    << count << farthest << bothWays;
    }
    void t5Buckets() {
        const auto [count, farthest, bothWays] = fetchRow<int, int, bool>();
        const Matrix matrix = exportedMatrix(
            split(QString("--encoding t5 --view bias --max-len 220 --num-buckets %1 --max-distance %2 %3")
                      .arg(count)
                      .arg(farthest)
                      .arg(bothWays ? "--bidirectional" : "--no-bidirectional")));
        if (QTest::currentTestFailed()) return;
        for (qint64 i = 0; i < 220; ++i)
            for (qint64 j = 0; j < 220; ++j)
                QVERIFY2(matrix.at(i, j) == bucketOf(i, j, count, farthest, bothWays),
                         qPrintable(QString("%1, %2: %3").arg(i).arg(j).arg(matrix.at(i, j))));
    }

    void spectra_data() {
        const Rows<QString, QList<double>> row("options", "frequencies");
        row("sinusoidal", "--encoding sinusoidal --d-model 8", QList<double>{1, 0.1, 0.01, 0.001});
        row("rope", "--encoding rope --head-dim 8", QList<double>{1, 0.1, 0.01, 0.001});
        row("xpos", "--encoding xpos --head-dim 4", QList<double>{1, 0.01});
        row("fourier", "--encoding fourier --octaves 3 --no-include-pi --no-include-input",
            QList<double>{1, 2, 4});
    }
    void spectra() {
        const auto [options, frequencies] = fetchRow<QString, QList<double>>();
        const Matrix csv = exportedMatrix(split(options + " --view spectrum"), "csv");
        if (QTest::currentTestFailed()) return;
        QCOMPARE(csv.names, (QStringList{"pair", "frequency", "wavelength", "unscaled_frequency"}));
        if (options.contains("fourier")) {  // over the interval of its positions
            for (qint64 n = 1; n < csv.rows; ++n)
                QVERIFY(std::abs(csv.at(n, 1) / csv.at(n - 1, 1) - 2) <= 1e-15);
        } else {
            QCOMPARE(csv.rows, frequencies.size());
            for (qint64 n = 0; n < csv.rows; ++n)
                QVERIFY(std::abs(csv.at(n, 1) / frequencies[n] - 1) <= 1e-15);
        }
        for (qint64 n = 0; n < csv.rows; ++n) {
            QVERIFY(csv.at(n, 0) == static_cast<double>(n));
            QVERIFY(std::abs(csv.at(n, 1) * csv.at(n, 2) / (2 * M_PI) - 1) <= 1e-15);
            QVERIFY(csv.at(n, 3) == csv.at(n, 1));
        }
    }
};

QTEST_GUILESS_MAIN(TestCliEncodings)
#include "tst_cli_encodings.moc"
