// SPDX-License-Identifier: GPL-3.0-or-later
// “Identify …”: a table that was meant to be made from a learned one.
#include <QComboBox>
#include <QLineEdit>

#include "tests/support/resizedrows.h"
#include "tests/support/rows.h"
#include "tests/support/strict.h"
#include "tests/ui/identifyfixture.h"

using namespace posiscope;

namespace {

std::string npyOf(const resizing::Learned& table) {
    return posiscope::npyOf("(" + std::to_string(table.rows()) + ", " + std::to_string(table.columns) + ")",
                            table.cells);
}

}  // namespace

class TestIdentifyOriginal : public StrictTest {
    Q_OBJECT

    Folder folder_;

 private slots:
    void anOriginalThatWasMeant_data() {
        addColumns<bool, QString, QString, QString>("exchanged", "resized", "verdict", "said");
        QTest::newRow("in any way") << false << ""
                                    << "It is what was meant."
                                    << "resized to 12 × 16: bicubic";
        QTest::newRow("as it was meant") << false << "bicubic"
                                         << "It is what was meant."
                                         << "resized to 12 × 16: bicubic";
        QTest::newRow("in another way") << false << "bicubic-antialias"
                                        << "It is not what was meant."
                                        << "Antialiasing was left out: resize with antialias=True";
        QTest::newRow("at (y, x)") << true << ""
                                   << "It is not what was meant."
                                   << "Places were sampled at (y, x)";
    }
    void anOriginalThatWasMeant() {
        const auto [exchanged, resized, verdict, said] = fetchRow<bool, QString, QString, QString>();
        const resizing::Learned original = resizing::learned(1, 14, 14, 16, 1);
        const std::string path = folder_.write("original.npy", npyOf(original));
        WindowFixture fixture;
        openAndWait(fixture,
                    folder_.write("resized.npy",
                                  npyOf(resizing::made(original, {{"bicubic"}, 12, 16, 0, 0, exchanged}))));
        askInPanel(fixture);
        auto* how = part<QComboBox>(fixture, "resizedAs");
        QVERIFY(!how->isVisible());
        chooseMeant(fixture, "The original table", path);
        QTRY_VERIFY2(answerText(fixture).contains("what was meant"), qPrintable(answerText(fixture)));
        QCOMPARE(part<QComboBox>(fixture, "meantAs")->currentText(), "Made from original.npy");
        QVERIFY(how->isVisible());
        if (!resized.isEmpty()) {
            how->setCurrentIndex(how->findText(resized));
            emit how->activated(how->currentIndex());
        }
        QTRY_VERIFY2(answerText(fixture).contains(verdict) && answerText(fixture).contains(said),
                     qPrintable(answerText(fixture)));
        QVERIFY2(answerText(fixture).contains("Learned table (learned)"), qPrintable(answerText(fixture)));
        const auto* show = part<QPushButton>(fixture, "identifyShow");
        QVERIFY(!show->isEnabled());
        QVERIFY2(show->toolTip().contains("were learned"), qPrintable(show->toolTip()));
    }

    void aGridThatWasMeant_data() {
        addColumns<QString, QString>("typed", "said");
        const auto row = [](const char* typed, const char* said) {
            QTest::newRow(*typed == 0 ? "none" : typed) << typed << said;
        };
        row("12x16", "It is what was meant.");
        row(" 12 × 16 ", "It is what was meant.");
        row("8x24", "expected was a grid of 8 × 24 places");
        row("0", "It is what was meant.");
        row("", "It is what was meant.");
        row("12", "the grid must be height × width, as 24x32, not “12”");
    }
    void aGridThatWasMeant() {
        const auto [typed, said] = fetchRow<QString, QString>();
        const resizing::Learned original = resizing::learned(1, 14, 14, 16, 1);
        const std::string path = folder_.write("original.npy", npyOf(original));
        WindowFixture fixture;
        openAndWait(fixture,
                    folder_.write("resized.npy", npyOf(resizing::made(original, {{"bicubic"}, 12, 16}))));
        askInPanel(fixture);
        auto* grid = part<QLineEdit>(fixture, "resizedTo");
        QVERIFY(!grid->isVisible());
        chooseMeant(fixture, "The original table", path);
        QTRY_VERIFY(grid->isVisible());
        const auto type = [grid](const QString& text) {
            grid->setFocus();
            grid->selectAll();
            QTest::keyClick(grid, Qt::Key_Backspace);
            QTest::keyClicks(grid, text);
            QTest::keyClick(grid, Qt::Key_Return);
        };
        // Another grid first, so that the last one is seen to replace an answer.
        type("7x28");
        QTRY_VERIFY2(answerText(fixture).contains("expected was a grid of 7 × 28 places"),
                     qPrintable(answerText(fixture)));
        QVERIFY(answerText(fixture).contains("It is not what was meant."));
        type(typed);
        QTRY_VERIFY2(answerText(fixture).contains(said), qPrintable(answerText(fixture)));
    }

    void aFileThatIsNoOriginal_data() {
        addColumns<QByteArray, QString, bool>("file", "said", "chosen");
        QTest::newRow("no numbers") << QByteArray("these are no numbers") << "wrong.npy" << false;
        QTest::newRow("one axis") << QByteArray::fromStdString(npyOf("(4,)", {1, 2, 3, 4}))
                                  << "an original table is an array of rows and columns" << true;
        QTest::newRow("rows of another width") << QByteArray::fromStdString(npyOf("(2, 2)", {1, 2, 3, 4}))
                                               << "rows of the original have 2 numbers" << true;
    }
    void aFileThatIsNoOriginal() {
        const auto [file, said, chosen] = fetchRow<QByteArray, QString, bool>();
        WindowFixture fixture;
        openAndWait(fixture, folder_.write("table.npy", npyOf(resizing::learned(0, 8, 8, 16, 2))));
        askInPanel(fixture);
        chooseMeant(fixture, "The original table", folder_.write("wrong.npy", file.toStdString()));
        QTRY_VERIFY2(answerText(fixture).contains(said), qPrintable(answerText(fixture)));
        QCOMPARE(part<QComboBox>(fixture, "meantAs")->currentIndex() != 0, chosen);
    }
};

POSISCOPE_WINDOW_TEST(TestIdentifyOriginal)
#include "tst_identifyoriginal.moc"
