// Menus that are styled when they are opened look like any others.
#include "ui/menu.h"

#include <QMainWindow>

#include "tests/support/strict.h"

using namespace posiscope;

namespace {

const QString plain = QStringLiteral("QMenu { background: #ffffff; } QMenu::item { padding: 4px; }");
const QString wide = QStringLiteral("QMenu { background: #204060; } QMenu::item { padding: 9px 40px; }");

void addEntries(QMenu* menu) {
    menu->addAction(QStringLiteral("Open table …"));
    menu->addSeparator();
    menu->addAction(QStringLiteral("Quit"))->setCheckable(true);
}

QImage opened(QMenu* menu) {
    menu->popup(menu->parentWidget()->mapToGlobal(QPoint(10, 40)));
    const QImage picture = menu->grab().toImage();
    menu->close();
    return picture;
}

}  // namespace

class TestMenu : public QObject {
    Q_OBJECT

 private slots:
    void init() { failOnAnyWarning(); }

    void looksLikeAnyOther_data() {
        QTest::addColumn<QStringList>("styles");
        QTest::newRow("as it was when the menu was made") << QStringList{plain};
        QTest::newRow("another before it was opened") << QStringList{plain, wide};
        QTest::newRow("another, and back") << QStringList{plain, wide, plain};
    }
    /// Opened after every change of the style, and only after the last.
    void looksLikeAnyOther() {
        QFETCH(QStringList, styles);
        for (const bool often : {true, false}) {
            QMainWindow window;
            window.resize(400, 300);
            QMenu* ours = addMenu(window.menuBar(), QStringLiteral("File"));
            QMenu* qts = window.menuBar()->addMenu(QStringLiteral("Edit"));
            addEntries(ours);
            addEntries(qts);
            window.show();
            QVERIFY(QTest::qWaitForWindowExposed(&window));
            for (const QString& style : styles) {
                window.setStyleSheet(style);
                if (often || style == styles.back()) QCOMPARE(opened(ours), opened(qts));
            }
        }
    }

    void anotherSizeOfType() {
        QMainWindow window;
        window.resize(400, 300);
        QMenu* ours = addMenu(window.menuBar(), QStringLiteral("File"));
        QMenu* qts = window.menuBar()->addMenu(QStringLiteral("Edit"));
        addEntries(ours);
        addEntries(qts);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        const QSize before = opened(ours).size();
        QFont large = ours->font();
        large.setPixelSize(40);
        for (QMenu* menu : {ours, qts})
            menu->setFont(large);
        const QImage picture = opened(ours);
        QVERIFY(picture.height() > before.height());
        QCOMPARE(picture, opened(qts));
    }

    void isNotStyledBefore() {
        QMainWindow window;
        window.setStyleSheet(plain);
        QMenu* menu = addMenu(window.menuBar(), QStringLiteral("File"));
        addEntries(menu);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        QVERIFY(!menu->testAttribute(Qt::WA_WState_Polished));
        opened(menu);
        QVERIFY(menu->testAttribute(Qt::WA_WState_Polished));
    }
};

QTEST_MAIN(TestMenu)
#include "tst_menu.moc"
