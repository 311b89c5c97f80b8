// SPDX-License-Identifier: GPL-3.0-or-later
// Answers of --json of earlier versions: today's have every key of theirs, with the same kind of value, but
// for the keys that tests/data/kept/changed.json names.
#include <QDirIterator>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include "tests/app/programtest.h"

namespace {

/// The keys that have gone or mean something else since a schema, by the command: "identify.as_expected".
QStringList changedSince(int schema) {
    const QJsonObject all =
        QJsonDocument::fromJson(bytesOf(QStringLiteral(POSISCOPE_TEST_DATA "/kept/changed.json"))).object();
    QStringList changed;
    for (const QString& later : all.keys())
        if (later.toInt() > schema)
            for (const QJsonValue& key : all[later].toArray())
                changed << key.toString();
    return changed;
}

/// The first place where `now` lacks what `kept` has; empty where there is none.
QString lackOf(const QJsonValue& kept, const QJsonValue& now, const QString& place,
               const QStringList& changed) {
    if (kept.isNull() || changed.contains(place)) return {};  // it may have got a value
    if (kept.type() != now.type()) return QStringLiteral("%1 is of another kind").arg(place);
    if (kept.isObject()) {
        const QJsonObject before = kept.toObject(), after = now.toObject();
        for (const QString& key : before.keys()) {
            if (!after.contains(key)) return QStringLiteral("%1.%2 is gone").arg(place, key);
            const QString lack = lackOf(before[key], after[key], place + u'.' + key, changed);
            if (!lack.isEmpty()) return lack;
        }
    }
    if (kept.isArray() && !kept.toArray().isEmpty() && !now.toArray().isEmpty())
        return lackOf(kept.toArray().first(), now.toArray().first(), place + QStringLiteral("[0]"), changed);
    return {};
}

}  // namespace

class TestCliKept : public ProgramTest {
    Q_OBJECT

 private slots:
    void answers_data() {
        QTest::addColumn<QString>("path");
        QDirIterator files(QStringLiteral(POSISCOPE_TEST_DATA "/kept"), {QStringLiteral("*.json")},
                           QDir::Files, QDirIterator::Subdirectories);
        int found = 0;
        while (files.hasNext()) {
            const QString path = files.next();
            if (path.endsWith(QLatin1String("/changed.json"))) continue;  // the list of changed keys
            ++found;
            QTest::newRow(qPrintable(path.section(u'/', -2))) << path;
        }
        QVERIFY(found > 4);
    }
    void answers() {
        QFETCH(QString, path);
        for (const auto& [name, base] : {std::pair{"PE.npy", "10000"}, std::pair{"OTHER.npy", "500"}})
            VERIFY_DONE(
                program_.run({"export", "--encoding", "sinusoidal", "--d-model", "16", "--max-len", "32",
                              "--base", base, "--view", "heatmap", "-o", folder_->filePath(name)}));
        const QJsonObject kept = QJsonDocument::fromJson(bytesOf(path)).object();
        QStringList words = split(kept["command"].toString());
        for (QString& word : words)
            if (word.endsWith(QLatin1String(".npy"))) word = folder_->filePath(word);
        const Ran ran = program_.run(words);
        QCOMPARE(ran.status, kept["status"].toInt());
        const QJsonObject now = QJsonDocument::fromJson(ran.output).object();
        const int schema = kept["answer"]["schema"].toInt();
        QVERIFY(schema >= 1 && now["schema"].toInt() >= schema);
        const QString lack = lackOf(kept["answer"], now, words.first(), changedSince(schema));
        QVERIFY2(lack.isEmpty(), qPrintable(lack));
    }
};

QTEST_GUILESS_MAIN(TestCliKept)
#include "tst_cli_kept.moc"
