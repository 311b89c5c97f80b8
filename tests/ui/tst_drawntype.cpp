// SPDX-License-Identifier: GPL-3.0-or-later
// The measure of type in pictures, by formulas and drawings whose type is known.
#include "tests/ui/drawntype.h"

#include <QDir>
#include <QTest>

#include "tests/support/rows.h"
#include "tests/support/strict.h"
#include "tests/ui/windowfixture.h"

using namespace posiscope;

class TestDrawnType : public StrictTest {
    Q_OBJECT

 private slots:
    /// resources/lessons/formulas/make sets every formula in letters of 26 px.
    void formulas_data() {
        const Rows<QString, double> row("file", "scale");
        const QStringList files =
            QDir(QStringLiteral(":/lessons/pictures")).entryList({QStringLiteral("formula-*.svg")});
        QVERIFY(files.size() >= 8);
        for (const QString& file : files)
            for (const double scale : {0.7, 1.0, 2.5})
                row(qPrintable(QStringLiteral("%1 × %2").arg(file).arg(scale)), file, scale);
    }
    void formulas() {
        const auto [file, scale] = fetchRow<QString, double>();
        QSvgRenderer formula(QStringLiteral(":/lessons/pictures/") + file);
        QVERIFY(formula.isValid());
        constexpr double type = 26, fineness = 2;
        QImage picture((QSizeF(formula.defaultSize()) * scale * fineness).toSize(),
                       QImage::Format_ARGB32_Premultiplied);
        picture.fill(Qt::transparent);
        QPainter painter(&picture);
        formula.render(&painter);
        painter.end();
        const double measured = typeOfFormula(picture) / fineness;
        QVERIFY2(std::abs(measured - type * scale) < 1 + 0.03 * type * scale,
                 qPrintable(QString::number(measured)));
    }

    /// Words of a drawing, and words that a transformation enlarges.
    void drawings_data() {
        const Rows<QString, double, double> row("transform", "scale", "type");
        row("as it is", "", 1, 20);
        row("drawn larger", "", 1.5, 30);
        row("drawn smaller", "", 0.5, 10);
        row("enlarged in the drawing", " transform='scale(2)'", 1, 40);
    }
    void drawings() {
        const auto [transform, scale, type] = fetchRow<QString, double, double>();
        const QByteArray svg = QStringLiteral(
                                   "<svg xmlns='http://www.w3.org/2000/svg' width='200' height='100' "
                                   "viewBox='0 0 200 100'><g%1><text x='10' y='40' font-size='20' "
                                   "fill='currentColor'>Word</text></g></svg>")
                                   .arg(transform)
                                   .toUtf8();
        const auto words = wordsOfDrawing(svg, QSizeF(200, 100) * scale);
        QCOMPARE(words.size(), std::size_t{1});
        QCOMPARE(words[0].text, QStringLiteral("Word"));
        QVERIFY2(std::abs(words[0].type - type) < 0.05 * type, qPrintable(QString::number(words[0].type)));
    }

    void noFormula() {
        QImage picture(100, 100, QImage::Format_ARGB32_Premultiplied);
        picture.fill(Qt::transparent);
        QPainter painter(&picture);
        painter.fillRect(10, 50, 60, 3, Qt::black);  // a fraction bar alone
        painter.end();
        QCOMPARE(typeOfFormula(picture), 0.0);
    }
};

POSISCOPE_WINDOW_TEST(TestDrawnType)
#include "tst_drawntype.moc"
