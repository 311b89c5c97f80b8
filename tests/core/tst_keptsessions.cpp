// SPDX-License-Identifier: GPL-3.0-or-later
// Sessions of earlier versions open, and nothing that they say is lost.
#include <QDirIterator>
#include <QTest>
#include <nlohmann/json.hpp>

#include "core/state/session.h"
#include "tests/support/bytes.h"
#include "tests/support/strict.h"

using namespace posiscope;
using Json = nlohmann::json;

class TestKeptSessions : public StrictTest {
    Q_OBJECT

 private slots:
    void open_data() {
        QTest::addColumn<QString>("path");
        QDirIterator files(QStringLiteral(POSISCOPE_TEST_DATA "/kept"), {QStringLiteral("*.posiscope")},
                           QDir::Files, QDirIterator::Subdirectories);
        int found = 0;
        for (; files.hasNext(); ++found) {
            const QString path = files.next();
            QTest::newRow(qPrintable(path.section(u'/', -2))) << path;
        }
        QVERIFY(found > 4);
    }
    void open() {
        QFETCH(QString, path);
        const std::string kept = bytesOf(path).toStdString();
        const std::vector<std::string> views{"heatmap", "similarity", "spectrum", "bias", "sentence"};
        const auto state = readSession(kept, views);
        QVERIFY2(state.ok(), state.ok() ? "" : state.error().text.english().c_str());
        const Json before = Json::parse(kept);
        const Json after = Json::parse(writeSession(*state));
        for (const auto& [key, value] : before["values"].items())
            QVERIFY2(after["values"].contains(key) && after["values"][key] == value, key.c_str());
        QVERIFY(after["panes"] == before["panes"]);
        QVERIFY(after["column_split"] == before["column_split"]);
    }
};

QTEST_GUILESS_MAIN(TestKeptSessions)
#include "tst_keptsessions.moc"
