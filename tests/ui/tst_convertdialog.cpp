// SPDX-License-Identifier: GPL-3.0-or-later
// Converting a table from the dialog with its answer.
#include <QComboBox>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>

#include "core/identify/identify.h"
#include "core/identify/tablesource.h"
#include "tests/support/encodingof.h"
#include "tests/support/storedarrays.h"
#include "tests/support/strict.h"
#include "tests/ui/openfile.h"
#include "ui/window/banner.h"
#include "ui/window/convertdialog.h"
#include "ui/window/identifycommands.h"
#include "ui/window/identifydialog.h"

using namespace posiscope;

namespace {

std::string ropeFile() {
    const auto model = modelOf("rope", {{"head_dim", std::int64_t{16}}, {"max_len", std::int64_t{60}}});
    return npyFile("<f8", "(60, 16)", bytesOfAll(cellsOf(model->table())));
}

template <class Widget>
Widget* part(const WindowFixture& fixture, const char* name) {
    return fixture.window->findChild<QWidget*>("identifyDialog")->findChild<Widget*>(name);
}

}  // namespace

class TestConvertDialog : public StrictTest {
    Q_OBJECT

    Folder folder_;

    /// File ▸ Identify table, Convert …, and the answers to the two dialogs.
    void convertTo(const WindowFixture& fixture, const std::function<void(ConvertDialog&)>& choose,
                   const QString& path) {
        QVERIFY(drop(fixture, folder_.write("rope.npy", ropeFile())));
        fixture.trigger("identify");
        QTRY_VERIFY(part<QPushButton>(fixture, "identifyConvert")->isEnabled());
        answer<ConvertDialog>([choose, path](ConvertDialog& dialog) {
            choose(dialog);
            answer<QFileDialog>([path](QFileDialog& files) {
                auto* name = files.findChild<QLineEdit*>("fileNameEdit");
                name->setText(path);
                QTest::keyClick(name, Qt::Key_Return);
            });
            QTest::mouseClick(dialog.findChild<QPushButton*>("convertSave"), Qt::LeftButton);
        });
        QTest::mouseClick(part<QPushButton>(fixture, "identifyConvert"), Qt::LeftButton);
    }

 private slots:
    void writesWhatWasChosen() {
        const WindowFixture fixture;
        const QString path = QString::fromStdString(folder_.path("cache.safetensors"));
        convertTo(
            fixture,
            [](ConvertDialog& dialog) {
                dialog.findChild<QComboBox*>("convertForm")->setCurrentText("apart-halves-repeated");
                dialog.findChild<QComboBox*>("convertType")->setCurrentText("bfloat16");
                auto* rows = dialog.findChild<NumberField*>("convertRows");
                QCOMPARE(rows->number(), 60.0);
                dialog.activateWindow();
                QTRY_VERIFY(dialog.isActiveWindow());
                rows->setFocus();
                rows->selectAll();
                QTest::keyClicks(rows, "0");
                QTest::keyClick(rows, Qt::Key_Tab);
                QVERIFY(!dialog.findChild<QPushButton*>("convertSave")->isEnabled());
                QVERIFY(!dialog.findChild<QLabel*>("problem")->text().isEmpty());
                rows->setFocus();
                rows->selectAll();
                QTest::keyClicks(rows, "90");
                QTest::keyClick(rows, Qt::Key_Tab);
                QVERIFY(dialog.findChild<QPushButton*>("convertSave")->isEnabled());
            },
            path);
        QTRY_VERIFY(QFile::exists(path));
        const auto arrays = readArrays(path.toStdString(), {"cos", "sin"});
        QVERIFY2(arrays.ok(), arrays.ok() ? "" : arrays.error().text.english().c_str());
        const Identity found = identify(*arrays);
        QCOMPARE(found.encoding, std::string("rope"));
        QCOMPARE(found.storage.form, std::string("apart-halves-repeated-cosine-first"));
        QCOMPARE(found.storage.rows, 90);
        QCOMPARE(found.rounding.table, std::string("bfloat16"));
    }

    /// The fix of a known mistake is chosen at first, and its form is said in words.
    void beginsWithTheFix() {
        Identity answer;
        const auto with = [&answer](const char* form, const char* mistake) {
            answer.storage.form = form;
            answer.mistakes = {{mistake, {}, {}}};
            return fixOf(answer);
        };
        QCOMPARE(with("interleaved", "neighbours-for-halves").form, std::string("half-split"));
        QCOMPARE(with("half-split-cosine-first", "neighbours-for-halves").form, std::string("interleaved"));
        QCOMPARE(with("apart-neighbours-repeated-cosine-first", "neighbours-for-halves").form,
                 std::string("apart-halves-repeated"));
        QCOMPARE(with("interleaved", "sine-and-cosine-exchanged").cosineFirst, std::optional(true));
        QCOMPARE(with("interleaved-cosine-first", "sine-and-cosine-exchanged").cosineFirst,
                 std::optional(false));
        QCOMPARE(with("interleaved", "default-base").form, std::string());
        const ConvertDialog dialog("x.npy", 60, {.form = "half-split", .cosineFirst = true}, nullptr);
        QCOMPARE(dialog.request().form, std::string("half-split"));
        QCOMPARE(dialog.request().cosineFirst, std::optional(true));
        QVERIFY(dialog.findChild<QLabel*>("convertWords")->text().contains("all sines, then all cosines"));
    }

    // The window says so if a format cannot hold the arrays.
    void saysWhyNot() {
        const WindowFixture fixture;
        const QString path = QString::fromStdString(folder_.path("two.npy"));
        convertTo(
            fixture,
            [](ConvertDialog& dialog) {
                dialog.findChild<QComboBox*>("convertForm")->setCurrentText("apart");
            },
            path);
        QTRY_VERIFY(fixture.window->banner()->text().contains(".safetensors"));
        QVERIFY(!QFile::exists(path));
    }

    void onlySinesAndCosines() {
        const WindowFixture fixture;
        const std::string noise = "1,2\n3,-1\n0.5,7\n-4,1\n";
        QVERIFY(drop(fixture, folder_.write("words.csv", noise)));
        fixture.trigger("identify");
        QTRY_VERIFY(part<QPushButton>(fixture, "identifyConvert")->toolTip().contains("sines and cosines"));
        QVERIFY(!part<QPushButton>(fixture, "identifyConvert")->isEnabled());
    }
};

POSISCOPE_WINDOW_TEST(TestConvertDialog)
#include "tst_convertdialog.moc"
