// Lines of text look as the painter draws them, but for symbols that the face does not have.
#include "ui/style/textline.h"

#include <QBitmap>
#include <QImage>
#include <QPainter>
#include <QRawFont>
#include <QTest>

#include "tests/support/strict.h"
#include "ui/style/resources.h"
#include "ui/style/theme.h"

using namespace posiscope;

namespace {

template <class Draw>
QImage picture(const Draw& draw) {
    QImage image(300, 40, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setPen(Qt::black);
    draw(painter);
    return image;
}

QImage lineOf(const QString& text, const QFont& font) {
    return picture([&](QPainter& painter) { TextLine(text, font).draw(painter, {5, 5}); });
}

QImage painted(const QString& text, const QFont& font, double baseline) {
    return picture([&](QPainter& painter) {
        painter.setFont(font);
        painter.drawText(QPointF(5, baseline), text);
    });
}

/// The part of a picture that is not white.
QImage inked(const QImage& image) {
    const QImage mask = image.createMaskFromColor(qRgb(255, 255, 255), Qt::MaskInColor);
    return image.copy(QRegion(QBitmap::fromImage(mask)).boundingRect());
}

}  // namespace

class TestTextLine final : public QObject {
    Q_OBJECT

 private slots:
    void initTestCase() { initialiseResources(); }
    void init() { failOnAnyWarning(); }

    void looksLikePaintedText_data() {
        QTest::addColumn<QString>("text");
        for (const char* text : {"256 positions × 128 dimensions", "PE(p) · PE(q)", "Ñandú, ω and π", ""})
            QTest::newRow(text) << QString::fromUtf8(text);
    }
    void looksLikePaintedText() {
        QFETCH(const QString, text);
        const QFont font = textFont();
        QCOMPARE(lineOf(text, font), painted(text, font, 5 + QFontMetricsF(font).ascent()));
    }

    /// From the face of symbols, whatever faces the system would offer.
    void symbolsComeFromTheirFace_data() {
        QTest::addColumn<QString>("symbol");
        for (const char* symbol : {"→", "⁻"})
            QTest::newRow(symbol) << QString::fromUtf8(symbol);
    }
    void symbolsComeFromTheirFace() {
        QFETCH(const QString, symbol);
        const QFont font = textFont();
        if (QRawFont::fromFont(font).supportsCharacter(symbol.front()))
            QSKIP("the interface's face has this symbol");
        QFont italic = font;
        italic.setFamilies({symbolFamily()});
        italic.setItalic(true);
        // How high they stand in the line is up to both faces.
        QCOMPARE(inked(lineOf(symbol, font)), inked(painted(symbol, italic, 20)));
        QVERIFY(inked(lineOf(symbol, font)).width() > 1);
    }

    void lowersFigures() {
        const QFont font = textFont();
        if (QRawFont::fromFont(font).supportsCharacter(QChar(u'₅')))
            QSKIP("the interface's face has lowered figures");
        const QString lowered = QStringLiteral("₀₁₂₃₄₅₆₇₈₉");
        const QString figures = QStringLiteral("0123456789");
        for (int n = 0; n < figures.size(); ++n) {
            // Both figures are alike, and the lowered one ends below the one on the line.
            const QImage small = inked(lineOf(lowered.mid(n, 1), font));
            const QImage one = inked(lineOf(figures.mid(n, 1), textFont(11)));
            QVERIFY(std::abs(small.width() - one.width()) <= 1 &&
                    std::abs(small.height() - one.height()) <= 1);
            QVERIFY(inked(lineOf(figures[n] + lowered.mid(n, 1), font)).height() >
                    inked(lineOf(figures[n], font)).height());
        }
        QCOMPARE(TextLine(lowered, font).text(), lowered);
    }

    void isShortenedToItsRoom() {
        const QString text = QStringLiteral("M₅·PE(p) = PE(p+5), residual 2.2·10⁻¹⁶");
        const QFont font = textFont();
        const TextLine line(text, font);
        QCOMPARE(line.elided(line.width()), text);
        QCOMPARE(line.elided(0), QStringLiteral("…"));
        qsizetype before = 1;
        for (int room = 20; room < line.width(); ++room) {
            const QString shown = line.elided(room);
            QVERIFY(shown.endsWith(u'…'));
            QVERIFY(text.startsWith(shown.chopped(1)));
            QVERIFY2(TextLine(shown, font).width() <= room + 1, qPrintable(shown));
            QVERIFY(shown.size() >= before);
            before = shown.size();
        }
        QVERIFY(before > text.size() / 2);
    }
};

QTEST_MAIN(TestTextLine)
#include "tst_textline.moc"
