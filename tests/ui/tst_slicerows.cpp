// SPDX-License-Identifier: GPL-3.0-or-later
// The rows Axis and Slice of arrays with more than two axes, and what captions say of them.
#include <QComboBox>
#include <QTest>
#include <numeric>

#include "core/encodings/tableslices.h"
#include "tests/support/rows.h"
#include "tests/support/strict.h"
#include "tests/ui/openfile.h"
#include "ui/parameters/parameterpanel.h"
#include "ui/translation/readout.h"
#include "ui/window/mainwindow.h"

using namespace posiscope;

namespace {

/// An array of the numbers 0 to 23.
std::string counted(const std::string& shape) {
    std::vector<float> numbers(24);
    std::iota(numbers.begin(), numbers.end(), 0.0F);
    return npyFile("<f4", shape, bytesOfAll(numbers));
}

}  // namespace

class TestSliceRows : public StrictTest {
    Q_OBJECT

    Folder folder_;

 private slots:
    /// Slices of an array with more than two axes are chosen one by one; each choice can be undone.
    void slicesHaveARow() {
        const std::string path = folder_.write("stack.npy", counted("(4, 2, 3)"));
        WindowFixture fixture(stateOfTable(path));
        QVERIFY(fixture.find<QWidget>("table_sliceField")->isVisible());
        QCOMPARE(cell(fixture, 1, 2), 5.0);
        fixture.type("table_sliceField", "3");
        QCOMPARE(cell(fixture, 1, 2), 23.0);
        fixture.trigger("undo");
        QCOMPARE(cell(fixture, 1, 2), 5.0);
        fixture.type("table_sliceField", "4");
        QCOMPARE(fixture.store.state().get(keys::tableSlice), 0);
    }

    // Any axis may count the slices.
    void theAxisHasARow() {
        const std::string path = folder_.write("axes.npy", counted("(4, 2, 3)"));
        WindowFixture fixture(stateOfTable(path));
        auto* const menu = fixture.find<QComboBox>("table_axisMenu");
        QVERIFY(menu->isVisible());
        QCOMPARE(menu->count(), 3);
        QCOMPARE(menu->currentText(), QString("0"));
        QVERIFY(menu->toolTip().contains("table_axis"));
        fixture.type("table_sliceField", "3");
        menu->setFocus();
        QTest::keyClick(menu, Qt::Key_Down);
        fixture.settle();
        QCOMPARE(fixture.store.state().get(keys::tableAxis), Indices{1});
        QCOMPARE(fixture.store.state().get(keys::tableRows), 4);
        QCOMPARE(fixture.store.state().get(keys::tableSlice), 1);  // there are two
        QCOMPARE(cell(fixture, 3, 2), 23.0);
        QTest::keyClick(menu, Qt::Key_Down);
        fixture.settle();
        QCOMPARE(cell(fixture, 3, 1), 22.0);
        QCOMPARE(menu->currentText(), QString("2"));
        fixture.trigger("undo");
        fixture.trigger("undo");
        QCOMPARE(menu->currentText(), QString("0"));
        QCOMPARE(fixture.store.state().get(keys::tableSlice), 3);
        QCOMPARE(cell(fixture, 1, 2), 23.0);
    }

    // Of four axes two count them.
    void fourAxes() {
        const std::string path = folder_.write("four.npy", counted("(2, 2, 2, 3)"));
        WindowFixture fixture(stateOfTable(path));
        auto* const menu = fixture.find<QComboBox>("table_axisMenu");
        QStringList all;
        for (int n = 0; n < menu->count(); ++n)
            all << menu->itemText(n);
        QCOMPARE(all, (QStringList{"0, 1", "0, 2", "0, 3", "1, 2", "1, 3", "2, 3"}));
        QCOMPARE(menu->currentIndex(), 0);
        menu->setFocus();
        QTest::keyClick(menu, Qt::Key_End);
        fixture.settle();
        fixture.type("table_sliceField", "5");
        QCOMPARE(cell(fixture, 1, 1), 23.0);
    }

    // The caption of a picture names a table where its file does.
    void captions_data() {
        addColumns<QString, QByteArray, QString>("name", "file", "tensor");
        QTest::addColumn<QString>("caption");  // behind the name of the file
        const std::string zeros(48, '\0');
        QTest::newRow("npy") << "c.npy"
                             << QByteArray::fromStdString(npyFile("<f4", "(2, 3)", zeros.substr(24))) << ""
                             << "";
        QTest::newRow("npz") << "c.npz"
                             << QByteArray::fromStdString(zipFile(
                                    {ZipMember::stored("w.npy", npyFile("<f4", "(2, 3)", zeros.substr(24)))}))
                             << ""
                             << ", tensor w";
        QTest::newRow("slices") << "s.npy" << QByteArray::fromStdString(npyFile("<f4", "(2, 2, 3)", zeros))
                                << "[:,1,:]"
                                << ", table_axis 1, table_slice 1";
    }
    void captions() {
        QFETCH(QString, name);
        QFETCH(QByteArray, file);
        QFETCH(QString, tensor);
        QFETCH(QString, caption);
        const std::string path = folder_.write(name.toStdString(), file.toStdString());
        State state = defaultState();
        QVERIFY(!openTable(state, path, tensor.toStdString()));
        const QString line = parameterLine(makeSnapshot(state));
        QVERIFY2(line.endsWith(name + caption), qPrintable(line));
    }

    void aTableHasNoAxisRow() {
        const std::string path = folder_.write("flat.npy", npyFile("<f4", "(2, 3)", std::string(24, '\0')));
        const WindowFixture fixture(stateOfTable(path));
        QVERIFY(fixture.window->findChild<QComboBox*>("table_axisMenu") == nullptr);
        QVERIFY(!fixture.window->panel()->findChild<QWidget*>("table_sliceField"));
    }
};

POSISCOPE_WINDOW_TEST(TestSliceRows)
#include "tst_slicerows.moc"
