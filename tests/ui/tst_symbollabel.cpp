// Labels with symbols look as rich text does.
#include <QBitmap>
#include <QTest>

#include "core/state/state.h"
#include "tests/support/strict.h"
#include "ui/parameters/symbollabel.h"
#include "ui/style/resources.h"
#include "ui/style/theme.h"

using namespace posiscope;

namespace {

QRect inkOf(const QString& symbol, int pixels) {
    SymbolLabel label({}, symbol);
    label.setFont(textFont(pixels));
    label.resize(label.sizeHint());
    const QImage image = label.grab().toImage();
    return QRegion(QBitmap::fromImage(image.createMaskFromColor(image.pixel(0, 0), Qt::MaskInColor)))
        .boundingRect();
}

}  // namespace

class TestSymbolLabel : public QObject {
    Q_OBJECT

 private slots:
    void initTestCase() { initialiseResources(); }
    void init() { failOnAnyWarning(); }

    void looksAsRichTextDoes_data() {
        QTest::addColumn<QString>("symbol");
        for (const auto* symbol : {"", "max_len", "<i>B</i>"})
            QTest::newRow(symbol) << QString::fromLatin1(symbol);
    }

    void looksAsRichTextDoes() {
        QFETCH(const QString, symbol);
        QLabel rich(QStringLiteral("Name <span style=\"font-family:serif; font-style:italic\">%1</span>")
                        .arg(symbol));
        rich.setTextFormat(Qt::RichText);
        if (symbol.isEmpty()) rich.setText(QStringLiteral("Name"));
        SymbolLabel label(QStringLiteral("Name"), symbol);
        QCOMPARE(label.sizeHint(), rich.sizeHint());
        QCOMPARE(label.minimumSizeHint(), rich.minimumSizeHint());
        for (QLabel* each : {&rich, static_cast<QLabel*>(&label)})
            each->resize(rich.sizeHint() + QSize(20, 9));
        QCOMPARE(label.grab().toImage(), rich.grab().toImage());
    }

    void lowersWhatBelongsBelow_data() {
        QTest::addColumn<int>("pixels");
        QTest::newRow("in the window") << 13;
        QTest::newRow("while presenting") << 26;
    }
    /// The letters x and n end on the line; lowered they are smaller, and end below it.
    void lowersWhatBelongsBelow() {
        QFETCH(const int, pixels);
        const QRect plain = inkOf(QStringLiteral("xn"), pixels);
        const QRect lowered = inkOf(QStringLiteral("x<sub>n</sub>"), pixels);
        QCOMPARE(lowered.top(), plain.top());
        QVERIFY(lowered.bottom() > plain.bottom());
        QVERIFY(lowered.bottom() < plain.bottom() + plain.height() / 2);
        QVERIFY(lowered.width() < plain.width());
        QVERIFY(inkOf(QStringLiteral("x<sub>n</sub>x"), pixels).width() > lowered.width());
    }

    void readsAsPlainText() {
        QCOMPARE(SymbolLabel(QStringLiteral("Dimensions"), QStringLiteral("d<sub>model</sub>")).text(),
                 QStringLiteral("Dimensions dmodel"));
    }

    void followsTheFont() {
        SymbolLabel label(QStringLiteral("Name"), QStringLiteral("<i>B</i>"));
        const QSize before = label.sizeHint();
        QFont larger = label.font();
        larger.setPixelSize(26);
        label.setFont(larger);
        QVERIFY(label.sizeHint().height() > before.height());
        QVERIFY(label.sizeHint().width() > before.width());
    }
};

QTEST_MAIN(TestSymbolLabel)
#include "tst_symbollabel.moc"
