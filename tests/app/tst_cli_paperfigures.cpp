// SPDX-License-Identifier: GPL-3.0-or-later
// The page of figures of papers: its commands draw the pictures that it shows, in every language.
#include <QImage>
#include <QRegularExpression>

#include "tests/app/programtest.h"

namespace {

const QString resources = QStringLiteral(POSISCOPE_TEST_DATA "/../../resources/");

QString pageIn(const QString& language) {
    return QString::fromUtf8(bytesOf(resources + "manual/" + language + "/paper-figures.md"));
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
    return linesWith(page, "\\]\\(../../screenshots/(paper-[a-z0-9]+\\.png)\\)");
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

class TestCliPaperFigures : public ProgramTest {
    Q_OBJECT

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
        QCOMPARE(pictures.size(), 10);
        QCOMPARE(pictures, picturesOf(pageIn("en")));
        for (const QString& picture : pictures) {
            const qint64 size = QFileInfo(resources + "screenshots/" + picture).size();
            QVERIFY2(size > 1000 && size < 60'000,
                     qPrintable(QStringLiteral("%1: %2").arg(picture).arg(size)));
        }
    }

    void commandsDrawThePictures() {
        QVERIFY(QFile::copy(resources + "screenshots/paper-yarn.posiscope",
                            folder_->filePath("paper-yarn.posiscope")));
        QStringList drawn;
        for (const QString& command : commandsOf(pageIn("en"))) {
            QStringList words = command.split(' ');
            // The files of the page are in the folder of the reader.
            for (QString& word : words)
                if (word.contains('.') && QRegularExpression("^(paper|learned)-").match(word).hasMatch())
                    word = folder_->filePath(word);
            const Ran ran = program_.run(words);
            QVERIFY2(ran.status == 0, ran.text());
            if (words.front() != "export") continue;
            QVERIFY2(ran.errors.isEmpty(), ran.text());
            drawn << QFileInfo(words.back()).fileName();
            const QImage now(words.back()), kept(resources + "screenshots/" + drawn.back());
            QCOMPARE(now.size(), kept.size());
            const int difference = largestDifference(now, kept);
            QVERIFY2(
                difference <= 2,
                qPrintable(QStringLiteral("%1 differs by %2: ./resources/screenshots/papers draws it anew")
                               .arg(drawn.back())
                               .arg(difference)));
        }
        QCOMPARE(drawn, picturesOf(pageIn("en")));
    }
};

QTEST_GUILESS_MAIN(TestCliPaperFigures)
#include "tst_cli_paperfigures.moc"
