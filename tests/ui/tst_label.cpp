// Labels whose layout is remembered look like texts that are laid out anew.
#include "ui/plot/label.h"

#include <QImage>
#include <QPainter>

#include "tests/support/strict.h"
#include "ui/style/theme.h"

using namespace posiscope;

namespace {

using Draw = std::function<void(QPainter& painter, QRectF box, Qt::Alignment align, const QString&)>;

QImage picture(const QFont& font, const QColor& colour, double scale, double turn, Qt::Alignment align,
               const QString& text, const Draw& draw) {
    QImage image(260, 260, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.translate(130, 130);
    painter.rotate(turn);
    painter.scale(scale, scale);
    painter.setFont(font);
    painter.setPen(colour);
    draw(painter, QRectF(-60, -10, 120, 20), align, text);
    return image;
}

double darkness(QRgb pixel) {
    return 255 * 3 - qRed(pixel) - qGreen(pixel) - qBlue(pixel);
}

double ink(const QImage& image) {
    double sum = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            sum += darkness(image.pixel(x, y));
    return sum;
}

QRect inked(const QImage& image) {
    QRect all;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            if (darkness(image.pixel(x, y)) > 0) all |= QRect(x, y, 1, 1);
    return all;
}

}  // namespace

class TestLabel : public QObject {
    Q_OBJECT

 private slots:
    void init() { failOnAnyWarning(); }

    void sameAsAText_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("pixels");
        QTest::addColumn<int>("align");
        QTest::addColumn<double>("scale");
        QTest::addColumn<double>("turn");
        const int left = int(Qt::AlignLeft | Qt::AlignVCenter);
        QTest::newRow("at the left") << "position p" << 11 << left << 1.0 << 0.0;
        QTest::newRow("in a corner") << "position p" << 11 << int(Qt::AlignLeft | Qt::AlignTop) << 1.0 << 0.0;
        QTest::newRow("at the right") << "−128" << 11 << int(Qt::AlignRight | Qt::AlignVCenter) << 1.0 << 0.0;
        QTest::newRow("in the middle") << "0.5" << 11 << int(Qt::AlignCenter) << 1.0 << 0.0;
        QTest::newRow("at the top") << "64" << 11 << int(Qt::AlignHCenter | Qt::AlignTop) << 1.0 << 0.0;
        QTest::newRow("at the bottom") << "64" << 11 << int(Qt::AlignLeft | Qt::AlignBottom) << 1.0 << 0.0;
        QTest::newRow("larger") << "position p" << 17 << left << 1.0 << 0.0;
        QTest::newRow("twice as large") << "position p" << 11 << left << 2.0 << 0.0;
        QTest::newRow("upwards") << "position p" << 11 << left << 1.0 << -90.0;
        QTest::newRow("from several fonts") << "2·10⁻¹⁵ → ω" << 11 << left << 1.0 << 0.0;
        QTest::newRow("that looks like HTML") << "<b>a & b</b>" << 11 << left << 1.0 << 0.0;
        QTest::newRow("nothing") << "" << 11 << left << 1.0 << 0.0;
    }

    /// The second time from memory, and in another colour.
    void sameAsAText() {
        QFETCH(QString, text);
        QFETCH(int, pixels);
        QFETCH(int, align);
        QFETCH(double, scale);
        QFETCH(double, turn);
        const auto both = [&](const QFont& font, const QColor& colour) {
            const auto of = [&](const Draw& draw) {
                return picture(font, colour, scale, turn, Qt::Alignment(align), text, draw);
            };
            const QImage label = of(drawLabel);
            const QImage wanted =
                of([](QPainter& painter, const QRectF& box, Qt::Alignment to, const QString& words) {
                    painter.drawText(box, static_cast<int>(to) | Qt::TextDontClip, words);
                });
            if (!(align & (Qt::AlignHCenter | Qt::AlignVCenter))) QCOMPARE(label, wanted);
            // Letters that lie between two pixels may be drawn on either.
            const QRect there = inked(wanted);
            const QRect here = inked(label);
            QVERIFY(std::abs(here.left() - there.left()) <= 1 && std::abs(here.right() - there.right()) <= 1);
            QVERIFY(std::abs(here.top() - there.top()) <= 1 && std::abs(here.bottom() - there.bottom()) <= 1);
            QVERIFY(std::abs(ink(label) - ink(wanted)) <= 0.01 * ink(wanted));
        };
        both(textFont(pixels), Qt::black);
        both(textFont(pixels), Qt::darkRed);
        both(textFont(pixels, QFont::DemiBold), Qt::black);
        QFont italic = textFont(pixels);
        italic.setItalic(true);
        both(italic, Qt::black);
        both(textFont(pixels), Qt::black);
    }
};

QTEST_MAIN(TestLabel)
#include "tst_label.moc"
