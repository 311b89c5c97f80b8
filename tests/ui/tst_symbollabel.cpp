// Labels with symbols look as rich text does.
#include <QTest>

#include "core/state.h"
#include "tests/support/strict.h"
#include "ui/parameters/symbollabel.h"
#include "ui/resources.h"

using namespace posiscope;

class TestSymbolLabel : public QObject {
    Q_OBJECT

 private slots:
    void initTestCase() { initialiseResources(); }
    void init() { failOnAnyWarning(); }

    void looksAsRichTextDoes_data() {
        QTest::addColumn<QString>("symbol");
        for (const auto* symbol : {"", "max_len", "<i>B</i>", "d<sub>model</sub>", "<i>p</i><sub>0</sub>",
                                   "a<sub>b</sub>c<sub>d</sub>e"})
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
