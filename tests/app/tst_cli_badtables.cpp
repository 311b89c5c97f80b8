// SPDX-License-Identifier: GPL-3.0-or-later
// Every collected malformed or unusual table file through the command line.
#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include "tests/app/programtest.h"
#include "tests/support/rows.h"
#include "tests/support/torchbytes.h"

class TestCliBadTables : public ProgramTest {
    Q_OBJECT

 private slots:
    void collected_data() {
        const Rows<QString, bool, QString> row("path", "accepted", "detail");
        const QString root = QStringLiteral(POSISCOPE_TEST_DATA "/bad-files/");
        for (const QString kind : {"npy", "safetensors"}) {
            const QJsonObject verdicts = QJsonDocument::fromJson(bytesOf(root + kind + ".json")).object();
            const QStringList names = QDir(root + kind).entryList(QDir::Files);
            QCOMPARE(names.size(), verdicts.size());
            for (const QString& name : names) {
                const QJsonObject verdict = verdicts[name].toObject();
                row(qPrintable(name), root + kind + '/' + name, (verdict["expect"] == "accept"),
                    verdict["detail"].toString());
            }
        }
    }
    void collected() {
        const auto [path, accepted, detail] = fetchRow<QString, bool, QString>();
        const Ran ran = program_.run({"describe", "--json", "--table", path});
        const QString name = QFileInfo(path).fileName();
        // "<f4 (2, 3) C [0.0, 1.0, 2.0]" or "t":F32:[2, 2]:16B
        static const QRegularExpression table("[(\\[]([1-9]\\d*), ([1-9]\\d*)[)\\]]");
        const auto shape = table.match(detail);
        if (accepted && shape.hasMatch()) {
            VERIFY_DONE(ran);
            const QJsonObject root = QJsonDocument::fromJson(ran.output).object();
            QCOMPARE(root["shape"].toArray(),
                     (QJsonArray{shape.captured(1).toInt(), shape.captured(2).toInt()}));
            return;
        }
        VERIFY_REFUSED(ran, 1, QStringList({name, "errors/cannot-read"}));
        if (accepted) VERIFY_REFUSED(ran, 1, QStringList({"it holds "}));
        for (const char letter : ran.errors)
            QVERIFY2(static_cast<unsigned char>(letter) >= ' ' || letter == '\n', ran.text());
    }

    /// The size is said, and a person may allow it; status 0, 1 and 2.
    void smallFilesOfLargeTables() {
        const QString path = folder_->filePath("a.pt");
        writeBytes(path, QByteArray::fromStdString(overlappingTorchFile(1'000'000)));
        VERIFY_REFUSED(program_.run({"describe", "--table", path}), 1,
                       QStringList({"a.pt", "errors/takes-much-memory", "287 MB", "--memory 1G"}));
        VERIFY_REFUSED(program_.run({"identify", path}), 1,
                       QStringList({"errors/takes-much-memory", "287 MB"}));
        VERIFY_DONE(program_.run({"describe", "--memory", "1G", "--table", path}));
        for (const char* size : {"much", "2", "-1G", "2T", ""})
            VERIFY_REFUSED(program_.run({"describe", QStringLiteral("--memory=") + size}), 2,
                           QStringList({posiscope::wording("errors/memory-words", {size})}));
    }
};

QTEST_GUILESS_MAIN(TestCliBadTables)
#include "tst_cli_badtables.moc"
