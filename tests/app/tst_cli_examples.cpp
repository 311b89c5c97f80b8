// SPDX-License-Identifier: GPL-3.0-or-later
// Figures that people know: the page's commands and `posiscope examples` draw the pictures that the page
// shows.
#include <QImage>
#include <QJsonArray>
#include <QRegularExpression>

#include "tests/app/programtest.h"
#include "tests/support/cputime.h"
#include "tests/support/slowdown.h"

namespace {

const QString resources = QStringLiteral(POSISCOPE_TEST_DATA "/../../resources/");

QString pageIn(const QString& language) {
    return QString::fromUtf8(bytesOf(resources + "manual/" + language + "/examples.md"));
}

QStringList linesWith(const QString& page, const QString& pattern) {
    QStringList lines;
    static QRegularExpression expression;
    expression = QRegularExpression(pattern, QRegularExpression::MultilineOption);
    for (auto each = expression.globalMatch(page); each.hasNext();)
        lines << each.next().captured(1);
    return lines;
}

QStringList commandsOf(const QString& page) {
    return linesWith(page, "^posiscope (.*)$");
}

QStringList picturesOf(const QString& page) {
    return linesWith(page, "\\]\\(../../screenshots/(example-[a-z0-9]+\\.png)\\)");
}

/// "alibi" for "example-alibi.png".
QString idOf(const QString& picture) {
    return picture.mid(8).chopped(4);
}

/// The largest difference of a channel of a pixel.
int largestDifference(const QImage& a, const QImage& b) {
    int largest = 0;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x) {
            const QRgb p = a.pixel(x, y), q = b.pixel(x, y);
            largest = std::max({largest, std::abs(qRed(p) - qRed(q)), std::abs(qGreen(p) - qGreen(q)),
                                std::abs(qBlue(p) - qBlue(q))});
        }
    return largest;
}

}  // namespace

class TestCliExamples : public ProgramTest {
    Q_OBJECT

    /// Whether the file shows the picture of the page.
    static void compareWithPage(const QString& path, const QString& picture) {
        const QImage now(path), kept(resources + "screenshots/" + picture);
        QCOMPARE(now.size(), kept.size());
        const int difference = largestDifference(now, kept);
        QVERIFY2(difference <= 2,
                 qPrintable(QStringLiteral("%1 differs by %2: ./resources/screenshots/examples draws it anew")
                                .arg(picture)
                                .arg(difference)));
    }

 private slots:
    void pagesAreAlike_data() {
        QTest::addColumn<QString>("language");
        for (const char* language : {"en", "zh", "ru"})
            QTest::newRow(language) << language;
    }
    void pagesAreAlike() {
        QFETCH(QString, language);
        QCOMPARE(commandsOf(pageIn(language)), commandsOf(pageIn("en")));
        const QStringList pictures = picturesOf(pageIn(language));
        QCOMPARE(pictures.size(), 12);
        QCOMPARE(pictures, picturesOf(pageIn("en")));
        for (const QString& picture : pictures) {
            const qint64 size = QFileInfo(resources + "screenshots/" + picture).size();
            QVERIFY2(size > 1000 && size < 60'000,
                     qPrintable(QStringLiteral("%1: %2").arg(picture).arg(size)));
        }
    }

    void commandsDrawThePictures() {
        for (const QString& session : QDir(resources + "screenshots").entryList({"example-*.posiscope"}))
            QVERIFY(QFile::copy(resources + "screenshots/" + session, folder_->filePath(session)));
        QStringList drawn;
        for (const QString& command : commandsOf(pageIn("en"))) {
            QStringList words = command.split(' ');
            // The files of the page are in the folder of the reader.
            for (QString& word : words)
                if (word.contains('.') && QRegularExpression("^example-").match(word).hasMatch())
                    word = folder_->filePath(word);
            const Ran ran = program_.run(words);
            QVERIFY2(ran.status == 0, ran.text());
            QVERIFY2(ran.errors.isEmpty(), ran.text());
            drawn << QFileInfo(words.back()).fileName();
            compareWithPage(words.back(), drawn.back());
        }
        QCOMPARE(drawn, picturesOf(pageIn("en")));
    }

    void listed_data() { pagesAreAlike_data(); }
    void listed() {
        QFETCH(QString, language);
        const Ran ran = program_.run({"examples", "--lang", language});
        VERIFY_DONE(ran);
        const QStringList lines = QString::fromUtf8(ran.output).trimmed().split('\n');
        const QStringList pictures = picturesOf(pageIn(language));
        const QStringList titles = linesWith(pageIn(language), "^## (.*)$");
        QCOMPARE(lines.size(), pictures.size());
        const QJsonArray json =
            QJsonDocument::fromJson(
                program_.run({"examples", "--json", "--lang", language}).output)["examples"]
                .toArray();
        QCOMPARE(json.size(), pictures.size());
        for (qsizetype n = 0; n < lines.size(); ++n) {
            QVERIFY2(lines[n].startsWith(idOf(pictures[n]) + "\t" + titles[n] + ": "), qPrintable(lines[n]));
            QVERIFY2(lines[n].contains(QRegularExpression(" https://\\S+$")), qPrintable(lines[n]));
            QCOMPARE(json[n]["id"].toString(), idOf(pictures[n]));
            for (const char* key : {"name", "summary", "source", "address"})
                QVERIFY2(lines[n].contains(json[n][key].toString()) && !json[n][key].toString().isEmpty(),
                         key);
        }
    }

    void drawn_data() {
        QTest::addColumn<QString>("picture");
        for (const QString& picture : picturesOf(pageIn("en")))
            QTest::newRow(qPrintable(picture)) << picture;
    }
    /// As the page shows it, in a second at most, and in every format of export that has no motion.
    void drawn() {
        QFETCH(QString, picture);
        const QString id = idOf(picture);
        const double before = cpuOfEndedChildren();
        const QString png = folder_->filePath("a.png");
        VERIFY_DONE(program_.run({"examples", id, "-o", png}));
        const double milliseconds = cpuOfEndedChildren() - before;
        QVERIFY2(milliseconds < 1000 * posiscope::slowdown, QByteArray::number(milliseconds));
        compareWithPage(png, picture);
        for (const char* format : {"svg", "pdf", "npy", "csv"}) {
            const QString path = folder_->filePath(QString("a.") + format);
            const Ran ran = program_.run({"examples", id.toUpper(), "-o", path});
            QVERIFY2(ran.status == 0 && QFileInfo(path).size() > 500, ran.text());
        }
        // What was drawn can be drawn again with another look.
        VERIFY_DONE(program_.run({"export", png, "--theme", "dark", "-o", folder_->filePath("b.png")}));
    }

    void toAStream() {
        const Ran ran = program_.run({"examples", "alibi", "-o", "-", "--format", "svg"});
        QVERIFY2(ran.status == 0 && ran.output.contains("<svg"), ran.text());
    }

    void refused_data() {
        QTest::addColumn<QString>("words");
        QTest::addColumn<QStringList>("said");
        QTest::newRow("nearly right") << "albi -o x.png" << QStringList{"albi", "did you mean “alibi”?"};
        QTest::newRow("unknown") << "swin -o x.png" << QStringList{"swin", "sinusoidal", "2d"};
        QTest::newRow("without a file") << "alibi" << QStringList{"-o FILE is missing"};
        QTest::newRow("without an ID") << "-o x.png" << QStringList{"posiscope examples sinusoidal -o x.png"};
        QTest::newRow("two") << "alibi t5 -o x.png" << QStringList{"t5"};
        QTest::newRow("no motion") << "alibi -o x.gif" << QStringList{"x.gif", "--animate"};
        QTest::newRow("no ending") << "alibi -o x" << QStringList{".png", ".npy"};
    }
    void refused() {
        QFETCH(QString, words);
        QFETCH(QStringList, said);
        VERIFY_REFUSED(program_.run(QStringList{"examples"} + split(words)), 2, said);
    }
};

QTEST_GUILESS_MAIN(TestCliExamples)
#include "tst_cli_examples.moc"
