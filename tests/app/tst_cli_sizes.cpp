// SPDX-License-Identifier: GPL-3.0-or-later
// Sizes of pictures on the command line: on paper, in pixels, and of their type.
#include <QImage>
#include <QRegularExpression>

#include "tests/app/picturetest.h"
#include "tests/support/rows.h"

using namespace posiscope;

class TestCliSizes : public PictureTest {
    Q_OBJECT

 private slots:
    void png_data() {
        const TextRows<QSize, double> row("options", "pixels", "dpi");
        row("--size 640x400", {640, 400}, 96);
        row("--size 640x400 --scale 2", {1280, 800}, 192);
        row("--size 640x400 --dpi 200", {640, 400}, 200);
        row("--size 3.25x2.25in", {975, 675}, 300);
        row("--size 3.25x2.25in --dpi 300 --font-size 8", {975, 675}, 300);
        row("--size 101.6x50.8mm --dpi 150", {600, 300}, 150);
        row("--size 234x162pt --dpi 100", {325, 225}, 100);
    }
    void png() {
        const auto [options, pixels, dpi] = fetchRow<QString, QSize, double>();
        const QImage image = drawn("waves", split(options));
        QCOMPARE(image.size(), pixels);
        // The file counts whole dots per metre.
        QVERIFY(std::abs(image.dotsPerMeterX() * 0.0254 - dpi) <= 0.0254 / 2);
        QCOMPARE(image.dotsPerMeterY(), image.dotsPerMeterX());
        QCOMPARE(image.pixel(image.width() - 1, image.height() - 1), image.pixel(0, 0));  // drawn to the edge
    }

    void pdfHasThePhysicalSize_data() {
        const Rows<QString, QString> row("options", "points");
        row("inches", "--size 3.25x2.25in --font-size 7", "234 162");
        row("millimetres", "--size 127x63.5mm", "360 180");
        row("pixels", "--size 640x400", "480 300");
        row("pixels of a resolution", "--size 640x400 --dpi 144", "320 200");
    }
    void pdfHasThePhysicalSize() {
        auto [options, points] = fetchRow<QString, QString>();
        const QString bytes = QString::fromLatin1(exported("spectrum", "pdf", split(options)));
        const QRegularExpression box("/MediaBox \\[0 0 " + points.replace(' ', "(?:\\.0*)? ") +
                                     "(?:\\.0*)?\\]");
        QVERIFY2(box.match(bytes).hasMatch(), qPrintable(bytes.mid(bytes.indexOf("/MediaBox"), 60)));
    }

    /// Labels have the size that was asked for, in points of the finished page, in every view's SVG.
    void typeHasItsSize_data() {
        addColumns<QString, double>("view", "points");
        for (const char* view : {"waves", "heatmap", "spectrum", "similarity", "distance"})
            for (const double points : {6.0, 8.0, 11.0})
                QTest::addRow("%s %g pt", view, points) << view << points;
    }
    void typeHasItsSize() {
        const auto [view, points] = fetchRow<QString, double>();
        QStringList words = split("--size 6.75x4.5in --font-size");
        words << QString::number(points);
        if (view == "distance")
            words << "--encoding"
                  << "alibi";
        const QString svg = QString::fromUtf8(exported(view, "svg", words));
        static const QRegularExpression head(
            "<svg width=\"([\\d.]+)mm\" height=\"([\\d.]+)mm\"\\s+viewBox=\"0 0 ([\\d.]+) ");
        const auto match = head.match(svg);
        QVERIFY2(match.hasMatch(), qPrintable(svg.left(300)));
        QVERIFY(std::abs(match.captured(1).toDouble() - 6.75 * 25.4) < 0.01);
        QVERIFY(std::abs(match.captured(2).toDouble() - 4.5 * 25.4) < 0.01);
        const double pointsPerUnit = 6.75 * 72 / match.captured(3).toDouble();
        double smallest = 1000;
        // Letters are enlarged, and those of some titles turned, by a matrix.
        static const QRegularExpression type(
            "matrix\\(([-\\d.e]+),([-\\d.e]+)[^>]*font-size=\"(\\d+)\"[^>]*>\\s*<text");
        for (auto each = type.globalMatch(svg); each.hasNext();) {
            const auto found = each.next();
            const double enlarged = std::hypot(found.captured(1).toDouble(), found.captured(2).toDouble());
            smallest = std::min(smallest, found.captured(3).toDouble() * enlarged * pointsPerUnit);
        }
        // The heading of a page is 12 pixels high; nothing at the axes is under 11.
        QVERIFY2(std::abs(smallest - points) < 0.01, qPrintable(QString::number(smallest)));
    }

    /// What the dialog has under “Made for” has a name, and options of their own come on top.
    void presets_data() {
        const TextRows<QSize, double> row("options", "pixels", "dpi");
        row("--preset column", {975, 675}, 300);
        row("--preset page", {2025, 1050}, 300);
        row("--preset text", {1650, 750}, 300);
        row("--preset neurips", {1650, 750}, 300);
        row("--preset iclr", {1650, 750}, 300);
        row("--preset icml", {975, 675}, 300);
        row("--preset icml-wide", {2025, 1050}, 300);
        row("--preset acl", {909, 660}, 300);
        row("--preset ieee", {1050, 720}, 300);
        row("--preset nature", {1051, 709}, 300);
        row("--preset nature-wide", {2161, 827}, 300);
        row("--preset a4 --dpi 100", {827, 1169}, 100);
        row("--preset slide", {1920, 1080}, 96);
        row("--size 2x2in --preset ieee", {600, 600}, 300);
    }
    void presets() { png(); }

    void aPresetIsAllOfItsChoices() {
        const auto svg = [&](const char* options) { return exported("waves", "svg", split(options)); };
        const QByteArray column = svg("--preset column");
        QVERIFY(!column.isEmpty());
        QCOMPARE(column, svg("--size 3.25x2.25in --dpi 300 --font-size 8 --no-heading --theme print"));
    }

    /// Presets for paper have black type, unless a theme is asked for.
    void presetsPrint_data() {
        const TextRows<bool> row("options", "black");
        row("--preset column", true);
        row("--preset column --theme light", false);
        row("--theme dark --preset nature", false);
        row("--preset slide", false);
        row("--theme print", true);
    }
    void presetsPrint() {
        const auto [options, black] = fetchRow<QString, bool>();
        const QString svg = QString::fromUtf8(exported("waves", "svg", split(options)));
        const QString nearest =
            svg.section(QStringLiteral(">128"), 0, 0).section(QStringLiteral("fill=\""), -1);
        QCOMPARE(nearest.startsWith(QLatin1String("#000000")), black);
    }

    void refused_data() {
        const TextRows<QStringList> row("options", "words");
        row("--size 3.25x2.25parsec", {"size must be", "px, in, mm, cm, pt", "3.25x2.25parsec"});
        row("--size 3.25x2.25", {"size must be", "3.25x2.25in"});
        row("--size 3.25x2.25in --scale 2", {"errors/scale-of-pixels"});
        row("--size 200x200in --dpi 2400",
            {wording("errors/picture-too-large", {"480\u202f000", "480\u202f000"})});
        row("--preset science", {"errors/no-such-preset", "science", "nature-wide", "neurips"});
        row("--dpi many", {"dpi must be"});
        row("--font-size 8pt", {"font_size must be"});
    }
    void refused() {
        const auto [options, words] = fetchRow<QString, QStringList>();
        const QStringList command = QStringList{"export", "--view", "waves", "-o", "x.png"} + split(options);
        VERIFY_REFUSED(program_.run(command), 2, words);
    }

    /// A size that is too small for its type is no wrong usage: the error says the smallest one that works.
    void tooSmallForItsType_data() {
        addColumns<QString, QString>("options", "size");
        const auto row = [](const char* options, const char* size) {
            QTest::addRow("%s %s", size, options) << QString(options) << QString(size);
        };
        row("", "0.5x0.5in");
        row("--font-size 8", "0.5x0.6in");
        row("--font-size 8", "13x13mm");
        row("--font-size 90", "3.25x2.25in");
        row("--font-size 72 --dpi 20", "3.25x1.6in");
        row("--font-size 40", "300x200");
    }
    void tooSmallForItsType() {
        const auto [options, size] = fetchRow<QString, QString>();
        const QString file = folder_->filePath("small.pdf");
        const auto at = [&](const QString& wanted) {
            QFile::remove(file);
            return program_.run(QStringList{"export", "--view", "waves", "-o", file, "--size", wanted} +
                                split(options));
        };
        const Ran refused = at(size);
        QCOMPARE(refused.status, 1);
        QVERIFY(!QFile::exists(file));
        static const QRegularExpression needed("it needs ([\\d.]+) × ([\\d.]+) (\\w+)");
        const auto found = needed.match(refused.text());
        QVERIFY2(found.hasMatch(), qPrintable(refused.text()));
        const double step = found.captured(3) == "px" ? 1 : 0.01;
        const auto less = [&](double by) {
            const auto side = [&](int n) { return QString::number(found.captured(n).toDouble() - by); };
            return side(1) + 'x' + side(2) + found.captured(3);
        };
        VERIFY_DONE(at(less(0)));
        QVERIFY(QFile::exists(file));
        QCOMPARE(at(less(3 * step)).status, 1);
    }
};

QTEST_GUILESS_MAIN(TestCliSizes)
#include "tst_cli_sizes.moc"
