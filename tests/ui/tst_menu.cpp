// Menus that are styled when they are opened look like any others.
#include "ui/menu.h"

#include <QMainWindow>

#include "tests/support/strict.h"

using namespace posiscope;

namespace {

const QString plain = QStringLiteral("QMenu { background: #ffffff; } QMenu::item { padding: 4px; }");
const QString wide = QStringLiteral("QMenu { background: #204060; } QMenu::item { padding: 9px 40px; }");

/// A window with two menus of the same entries, one of ours and one of Qt's.
class TwoMenus {
 public:
    explicit TwoMenus(const QString& style = {}) {
        window.setStyleSheet(style);
        window.resize(400, 300);
        ours = addMenu(window.menuBar(), QStringLiteral("File"));
        qts = window.menuBar()->addMenu(QStringLiteral("Edit"));
        for (QMenu* menu : {ours, qts}) {
            menu->addAction(QStringLiteral("Open table …"));
            menu->addSeparator();
            menu->addAction(QStringLiteral("Quit"))->setCheckable(true);
        }
        window.show();
        if (!QTest::qWaitForWindowExposed(&window)) qFatal("the window did not appear");
    }

    QMainWindow window;
    QMenu* ours;
    QMenu* qts;
};

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
            TwoMenus menus;
            for (const QString& style : styles) {
                menus.window.setStyleSheet(style);
                if (often || style == styles.back()) QCOMPARE(opened(menus.ours), opened(menus.qts));
            }
        }
    }

    void anotherSizeOfType() {
        const TwoMenus menus;
        const QSize before = opened(menus.ours).size();
        QFont large = menus.ours->font();
        large.setPixelSize(40);
        for (QMenu* menu : {menus.ours, menus.qts})
            menu->setFont(large);
        const QImage picture = opened(menus.ours);
        QVERIFY(picture.height() > before.height());
        QCOMPARE(picture, opened(menus.qts));
    }

    void isNotStyledBefore() {
        const TwoMenus menus(plain);
        QVERIFY(!menus.ours->testAttribute(Qt::WA_WState_Polished));
        opened(menus.ours);
        QVERIFY(menus.ours->testAttribute(Qt::WA_WState_Polished));
    }
};

QTEST_MAIN(TestMenu)
#include "tst_menu.moc"
