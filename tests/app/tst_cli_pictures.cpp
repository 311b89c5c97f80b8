// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures of every view in every format, without a display.
#include <QSet>
#include <QXmlStreamReader>

#include "core/state/session.h"
#include "tests/app/picturetest.h"
#include "tests/support/rows.h"

namespace {

/// The properties of an SVG file that a parser has read to its end.
struct Svg {
    QString problem;
    QMap<QString, int> elements;
    QString text;  ///< of all <text> elements
    QString title;
    QString viewBox;
};

Svg readSvg(const QByteArray& bytes) {
    Svg svg;
    QXmlStreamReader xml(bytes);
    QString inside;
    while (!xml.atEnd()) {
        const auto token = xml.readNext();
        if (token == QXmlStreamReader::StartElement) {
            inside = xml.name().toString();
            ++svg.elements[inside];
            if (inside == "svg") svg.viewBox = xml.attributes().value("viewBox").toString();
        } else if (token == QXmlStreamReader::EndElement) {
            inside.clear();
        } else if (token == QXmlStreamReader::Characters) {
            if (inside == "text") svg.text += xml.text().toString() + '\n';
            if (inside == "title") svg.title += xml.text().toString();
        }
    }
    if (xml.hasError()) svg.problem = xml.errorString();
    return svg;
}

}  // namespace

using namespace posiscope;

class TestCliPictures : public PictureTest {
    Q_OBJECT

 private slots:
    void everyViewIsTested() {
        const Ran ran = program_.run({"list", "views"});
        VERIFY_DONE(ran);
        QStringList listed;
        for (const QByteArray& line : ran.output.trimmed().split('\n'))
            listed << QString::fromUtf8(line.split('\t').first());
        QCOMPARE(listed, registeredViews());
        // A view that cannot show the default state says why, and only such a view has its pictures
        // elsewhere.
        for (const QString& apart : viewsApart) {
            QVERIFY2(listed.contains(apart), qPrintable(apart));
            const Ran refused = program_.run({"export", "--view", apart, "-o", folder_->filePath("x.png")});
            QVERIFY2(refused.status == 2 && !refused.errors.isEmpty(),
                     apart.toUtf8() + ": " + refused.text());
        }
    }

    void png_data() {
        const Rows<QString, QString, QSize> row("view", "options", "size");
        for (const QString& view : views()) {
            row(qPrintable(view), view, "", QSize(1600, 1000));
            row(qPrintable(view + " 320x240"), view, "--size 320x240", QSize(320, 240));
            row(qPrintable(view + " scale 2"), view, "--size 320x240 --scale 2", QSize(640, 480));
            row(qPrintable(view + " scale 1.5"), view, "--size 321x241 --scale 1.5", QSize(482, 362));
            if (view == "grid") continue;  // of 4 rows to 1 048 576
            row(qPrintable(view + " one cell"), view, "--d-model 1 --max-len 1 --size 320x240",
                QSize(320, 240));
            if (view == "components") continue;  // which needs the table in memory
            row(qPrintable(view + " huge table"), view, "--d-model 65536 --max-len 16777216 --size 320x240",
                QSize(320, 240));
        }
        row("grid 2 × 2", "grid", "--d-model 1 --max-len 4 --size 320x240", QSize(320, 240));
        row("grid 1024 × 1024", "grid", "--max-len 1048576 --size 320x240", QSize(320, 240));
    }
    void png() {
        const auto [view, options, size] = fetchRow<QString, QString, QSize>();
        const QImage image = drawn(view, split(options));
        QCOMPARE(image.size(), size);
        QSet<QRgb> colours;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                colours.insert(image.pixel(x, y));
        // A blank card has one colour; text alone has many shades.
        QVERIFY2(colours.size() > 10, QByteArray::number(colours.size()));
    }

    /// Several views are panes of one figure, and a session without --view is all of its panes.
    void severalPanes() {
        const QString file = folder_->filePath("panes.svg");
        const QStringList words{"export", "-o", file, "--size", "3.25x4in", "--font-size", "8"};
        VERIFY_DONE(
            program_.run(words + split("--view heatmap,similarity --arrange 2x1 --letters --no-heading")));
        QByteArray svg = bytesOf(file);
        QVERIFY(svg.contains("(a) Encoding table") && svg.contains("(b) Similarity"));
        QCOMPARE(svg.count("d_model 128, max_len"), 1);  // in the description of the file alone
        State state = defaultState();
        state.arrangement.panes = {{"waves", {}, Subject::a}, {"spectrum", {}, Subject::a}};
        const QString session = folder_->filePath("two.posiscope");
        QFile stored(session);
        QVERIFY(stored.open(QIODevice::WriteOnly));
        stored.write(QByteArray::fromStdString(writeSession(state)));
        stored.close();
        VERIFY_DONE(program_.run(words + QStringList{"--session", session, "--arrange", "2x1"}));
        svg = bytesOf(file);
        QVERIFY(svg.contains(">Waves") && svg.contains(">Spectrum"));
        const QStringList same{"export", "-o", file, "--session", session};
        VERIFY_DONE(program_.run(
            words + split("--session " + session + " --arrange 2x1 --no-heading --dpi 300 --theme print")));
        svg = bytesOf(file);
        VERIFY_DONE(program_.run(same + split("--preset stacked")));
        QCOMPARE(bytesOf(file), svg);
    }

    void panesAreRefused_data() {
        const Rows<QString, QStringList> row("options", "mentioned");
        row("a view of the list", "--view heatmap,waving", {"waving", "list views"});
        row("too few places", "--view heatmap,waves,spectrum --arrange 2x1", {"--arrange", "3 panes", "2x1"});
        row("no grid", "--view heatmap,waves --arrange wide", {"--arrange", "wide"});
    }
    void panesAreRefused() {
        const auto [options, mentioned] = fetchRow<QString, QStringList>();
        const QStringList words{"export", "-o", folder_->filePath("none.png")};
        VERIFY_REFUSED(program_.run(words + split(options)), 2, mentioned);
    }

    /// What has no room is no empty picture: the error says the smallest size that works.
    void noRoom_data() {
        QTest::addColumn<QString>("view");
        for (const QString& view : views())
            QTest::newRow(qPrintable(view)) << view;
    }
    void noRoom() {
        QFETCH(QString, view);
        const QString file = folder_->filePath(view + "-none.png");
        const QStringList words{"export", "--view", view, "-o", file, "--size"};
        const Ran refused = program_.run(words + QStringList{"64x64"});
        QCOMPARE(refused.status, 1);
        QVERIFY(!QFile::exists(file));
        static const QRegularExpression needed("it needs (\\d+) × (\\d+) px");
        const auto size = needed.match(refused.text());
        QVERIFY2(size.hasMatch(), qPrintable(refused.text()));
        const Ran done = program_.run(words + QStringList{size.captured(1) + "x" + size.captured(2)});
        VERIFY_DONE(done);
        QVERIFY(QFile::exists(file));
        const auto smaller = [&](int side) { return QString::number(size.captured(side).toInt() - 2); };
        QCOMPARE(program_.run(words + QStringList{smaller(1) + "x" + smaller(2)}).status, 1);
    }

    void svg_data() {
        QTest::addColumn<QString>("view");
        for (const QString& view : views())
            QTest::newRow(qPrintable(view)) << view;
    }
    void svg() {
        QFETCH(QString, view);
        const Svg svg = readSvg(exported(view, "svg", split("--size 640x400")));
        QVERIFY2(svg.problem.isEmpty(), qPrintable(svg.problem));
        QCOMPARE(svg.elements["svg"], 1);
        QCOMPARE(svg.viewBox, QString("0 0 2000 1250"));  // the pixels of its images, 300 an inch
        QVERIFY(svg.elements["text"] > 0);
        QVERIFY2((svg.elements["image"] > 0) == views2d.contains(view),
                 qPrintable("is it to be among views2d of tests/app/picturetest.h? " + view));
    }

    void pdf_data() { svg_data(); }
    void pdf() {
        QFETCH(QString, view);
        const QByteArray bytes = exported(view, "pdf", split("--size 640x400"));
        QVERIFY(bytes.startsWith("%PDF-1."));
        QVERIFY(bytes.trimmed().endsWith("%%EOF"));
        // One logical pixel is 1/96 inch, 0.75 points.
        static const QRegularExpression box("/MediaBox \\[0 0 480(\\.0*)? 300(\\.0*)?\\]");
        QVERIFY(QString::fromLatin1(bytes).contains(box));
        QVERIFY2(bytes.contains("/Type /Font"), "the text is not text");
        QCOMPARE(bytes.contains("/Subtype /Image"), views2d.contains(view));
        // The table of the objects is where the file says.
        static const QRegularExpression end("startxref\\s+(\\d+)\\s+%%EOF\\s*$");
        const auto found = end.match(QString::fromLatin1(bytes));
        QVERIFY(found.hasMatch());
        QVERIFY(bytes.mid(found.captured(1).toLongLong()).startsWith("xref"));
    }

    void title_data() {
        QTest::addColumn<QString>("title");
        QTest::newRow("words") << "A picture for my slides";
        QTest::newRow("XML") << "a < b & \"c\" > 'd'";
        QTest::newRow("letters") << "Größe 位置 π";
        QTest::newRow("places") << "100 %1 %2";
        QTest::newRow("looks like a data file") << "made from data.csv";
        QTest::newRow("is a data file") << "table.npy";
        QTest::newRow("looks like an option") << "--view";
    }
    void title() {
        QFETCH(QString, title);
        const QStringList words{"--size", "900x500", "--title=" + title};
        Svg svg = readSvg(exported("heatmap", "svg", words));
        QVERIFY2(svg.problem.isEmpty(), qPrintable(svg.problem));
        QCOMPARE(svg.title, title);
        // A change of fonts begins another element.
        QVERIFY2(svg.text.remove('\n').contains(title), qPrintable(svg.text));
        QCOMPARE(drawn("heatmap", words).text("Title"), title);
    }

    /// XML has no room for control characters.
    void titleWithControlCharacters() {
        Svg svg = readSvg(exported("heatmap", "svg",
                                   {"--title",
                                    "one\ntwo\x01three\x0b"
                                    "four"}));
        QVERIFY2(svg.problem.isEmpty(), qPrintable(svg.problem));
        QCOMPARE(svg.title, QString("one two three four"));
    }

    void titleIsASeparateWord() {
        const Svg svg = readSvg(exported("heatmap", "svg", {"--title", "of data.npy"}));
        QCOMPARE(svg.title, QString("of data.npy"));
    }

    void withoutATitleItSaysWhatIsDrawn() {
        const Svg svg = readSvg(exported("heatmap", "svg", split("--d-model 24 --max-len 77")));
        QVERIFY2(svg.title.contains("Encoding table"), qPrintable(svg.title));
        QVERIFY2(svg.title.contains("77") && svg.title.contains("24"), qPrintable(svg.title));
    }

    void sameBytesEveryTime_data() {
        const Rows<QString, QString> row("view", "ending");
        for (const QString& view : views())
            for (const char* ending : {"png", "svg"})
                row(qPrintable(view + " " + ending), view, ending);
    }
    void sameBytesEveryTime() {
        const auto [view, ending] = fetchRow<QString, QString>();
        const QByteArray first = exported(view, ending, split("--size 480x320"));
        QVERIFY(first.size() > 1000);
        QVERIFY(first == exported(view, ending, split("--size 480x320")));
    }
};

QTEST_GUILESS_MAIN(TestCliPictures)
#include "tst_cli_pictures.moc"
