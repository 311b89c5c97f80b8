// SPDX-License-Identifier: GPL-3.0-or-later
// Options that change a picture, and influences that must not.
#include "tests/app/picturetest.h"
#include "tests/support/rows.h"

class TestCliLooks : public PictureTest {
    Q_OBJECT

 private slots:
    void optionChangesThePicture_data() {
        addColumns<QString, QString>("view", "option");
        const auto row = [](const QString& view, const QString& option) {
            QTest::newRow(qPrintable(view + " " + option)) << view << option;
        };
        for (const QString& view : views())
            row(view, "--theme dark");
        for (const QString& view : views())
            row(view, "--title Another");
        for (const char* view : {"heatmap", "waves", "similarity", "offset-map", "spectrum", "components"})
            for (const char* option : {"--d-model 40", "--base 50"})
                row(view, option);
        row("heatmap", "--orientation across");
        row("heatmap", "--layout half-split");
        row("heatmap", "--first-position 100");
        row("heatmap", "--zero-first-row --max-len 8");
        row("waves", "--dimensions 0-1");
        row("waves", "--waves-across dimensions");
        row("similarity", "--similarity cosine");
        row("similarity", "--reference 3");
        row("offset-map", "--offset 40");
        row("offset-map", "--clock-pairs 3");
        row("spectrum", "--spectrum endpoint");
        row("readout", "--position 7");
        row("readout", "--dimension 7");
    }
    void optionChangesThePicture() {
        const auto [view, option] = fetchRow<QString, QString>();
        const QStringList size = split("--size 480x320");
        const QImage plain = drawn(view, size);
        const QImage changed = drawn(view, size + split(option));
        QCOMPARE(plain.size(), QSize(480, 320));
        QCOMPARE(changed.size(), QSize(480, 320));
        QVERIFY(plain != changed);
    }

    void themeIsLightOrDark_data() {
        QTest::addColumn<QString>("view");
        for (const QString& view : views())
            QTest::newRow(qPrintable(view)) << view;
    }
    void themeIsLightOrDark() {
        QFETCH(QString, view);
        const QStringList size = split("--size 320x240");
        QVERIFY(qGray(drawn(view, size + split("--theme light")).pixel(1, 1)) > 200);
        QVERIFY(qGray(drawn(view, size + split("--theme dark")).pixel(1, 1)) < 60);
    }

    void everyColormapLooksDifferent_data() {
        QTest::addColumn<QString>("view");
        for (const QString& view : views2d)
            QTest::newRow(qPrintable(view)) << view;
    }
    void everyColormapLooksDifferent() {
        QFETCH(QString, view);
        const Ran ran = program_.run({"list", "colormaps"});
        VERIFY_DONE(ran);
        QMap<QString, QImage> pictures;
        for (const QByteArray& line : ran.output.trimmed().split('\n')) {
            const QString name = QString::fromUtf8(line.split('\t').first());
            const QImage image = drawn(view, split("--size 320x240 --colormap") + QStringList{name});
            QCOMPARE(image.size(), QSize(320, 240));
            for (auto other = pictures.cbegin(); other != pictures.cend(); ++other)
                QVERIFY2(image != other.value(), qPrintable(name + " looks like " + other.key()));
            pictures[name] = image;
        }
        QVERIFY(pictures.size() >= 2);
        // The picture without the option equals one of them.
        QVERIFY(pictures.values().contains(drawn(view, split("--size 320x240"))));
    }

    void ownColormapOfSimilarity() {
        const QStringList size = split("--size 320x240");
        const QImage gray = drawn("similarity", size + split("--similarity-colormap gray"));
        QVERIFY(gray != drawn("similarity", size));
        QVERIFY(gray == drawn("similarity", size + split("--similarity-colormap gray --colormap magma")));
        QVERIFY(drawn("heatmap", size) == drawn("heatmap", size + split("--similarity-colormap gray")));
    }

    void needsNoDisplay_data() {
        const Rows<QString, QString> row("name", "value");
        row("a display that is not there", "DISPLAY", ":61234");
        row("a Wayland that is not there", "WAYLAND_DISPLAY", "no-such-socket");
        row("a platform that needs a display", "QT_QPA_PLATFORM", "xcb");
        row("a platform that does not exist", "QT_QPA_PLATFORM", "no-such-platform");
        row("screens scaled", "QT_SCALE_FACTOR", "2");
        row("screens of many dots", "QT_FONT_DPI", "192");
    }
    /// The environment's display settings do not change the picture.
    void needsNoDisplay() {
        const auto [name, value] = fetchRow<QString, QString>();
        const QString path = folder_->filePath("picture.png");
        Program elsewhere;
        elsewhere.setEnvironment(name, value);
        const Ran ran = elsewhere.run({"export", "--view", "heatmap", "--size", "320x240", "-o", path});
        VERIFY_DONE(ran);
        const QImage image(path);
        QCOMPARE(image.size(), QSize(320, 240));
        QVERIFY(image == drawn("heatmap", split("--size 320x240")));
    }
};

QTEST_GUILESS_MAIN(TestCliLooks)
#include "tst_cli_looks.moc"
