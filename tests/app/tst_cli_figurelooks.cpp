// SPDX-License-Identifier: GPL-3.0-or-later
// The options of a figure's look, read back from the files.
#include <QImage>
#include <QRegularExpression>

#include "tests/app/programtest.h"
#include "tests/support/pdftext.h"
#include "tests/support/rows.h"

using namespace posiscope;

class TestCliFigureLooks : public ProgramTest {
    Q_OBJECT

    QString path(const QString& name) const { return folder_->filePath(name); }
    QString svg(const QStringList& words, const QByteArray& note = {}) {
        const QString file = path("figure.svg");
        const Ran ran =
            program_.run(QStringList{"export", "--size", "480x320", "--no-heading", "-o", file} + words);
        if (ran.status != 0 || !ran.errors.contains(note) || (note.isEmpty() && !ran.errors.isEmpty()))
            qFatal("%s", ran.text().constData());
        // What is drawn, without the session.
        return QString::fromUtf8(bytesOf(file))
            .remove(
                QRegularExpression("<metadata.*</metadata>", QRegularExpression::DotMatchesEverythingOption));
    }
    static QStringList textsOf(const QString& svg) {
        static const QRegularExpression text("<text[^>]*>([^<]*)</text>");
        QStringList texts;
        for (auto each = text.globalMatch(svg); each.hasNext();)
            texts << each.next().captured(1).trimmed();
        return texts;
    }
    static qsizetype numbersIn(const QString& svg) {
        static const QRegularExpression number(QStringLiteral("^[−-]?[0-9., \u202f\u2009]+$"));
        return textsOf(svg).filter(number).size();
    }

 private slots:
    void words_data() {
        const Rows<QString, QString, QString, QString> row("view", "option", "there", "gone");
        row("title below", "heatmap", "--x-title channel", "channel", "dimension j");
        row("title at the left", "heatmap", "--y-title index", "index", "position p");
        row("no title below", "heatmap", "--no-x-title", "position p", "dimension j");
        row("bar", "heatmap", "--colour-bar-title value", "value", "");
        row("line under the title", "heatmap", "--caption words", "words", "");
        row("no legend", "waves", "--no-legend", "position p", "4 sin");
        row("no legend of dials", "clocks", "--no-legend", "sin 0.745", "p = 40");
        row("no legend of rotations", "rotation --encoding rope", "--no-legend", "i = 0", "query before");
    }
    void words() {
        const auto [view, option, there, gone] = fetchRow<QString, QString, QString, QString>();
        const QStringList shown = QStringList{"--view"} + split(view);
        const QStringList before = textsOf(svg(shown));
        const QStringList after = textsOf(svg(shown + split(option)));
        QVERIFY2(after.join('|').contains(there), qPrintable(after.join('|')));
        if (gone.isEmpty()) {
            QVERIFY(!before.contains(there));
            return;
        }
        QVERIFY2(before.join('|').contains(gone), qPrintable(before.join('|')));
        QVERIFY2(!after.join('|').contains(gone), qPrintable(after.join('|')));
    }

    void numbers() {
        const QString usual = svg(split("--view distance --encoding alibi"));
        QVERIFY(numbersIn(usual) >= 5);
        QCOMPARE(numbersIn(svg(split("--view distance --encoding alibi --no-tick-labels"))), 0);
        QVERIFY(numbersIn(svg(split("--view distance --encoding alibi --ticks 12"))) > numbersIn(usual) + 3);
    }

    void families() {
        const QString serif = svg(split("--view spectrum --font serif"));
        QVERIFY(serif.contains("font-family=\"STIXGeneral, "));
        VERIFY_REFUSED(
            program_.run({"export", "--view", "spectrum", "--font", "No Such Family", "-o", path("a.svg")}),
            2, QStringList({"font", "No Such Family"}));
    }

    /// Points of the finished picture: 3 pt at 96 dpi are 4 px.
    void lineWidths() {
        for (const char* view : {"distance --encoding alibi", "spectrum"}) {
            const QString thick = svg(QStringList{"--view"} + split(view) + split("--line-width 3"));
            QVERIFY2(thick.contains("stroke-width=\"4\""), view);
        }
    }

    void severalPanes() {
        const QStringList two = split("--view heatmap,offset-map --size 900x320 --arrange 1x2");
        const auto images = [&](const QStringList& more) {
            QStringList words = QStringList{"export", "--no-heading", "-o", path("two.svg")} + two + more;
            if (!program_.run(words).done()) qFatal("no figure");
            const QString text = QString::fromUtf8(bytesOf(path("two.svg")));
            return std::pair(text.count("<image "), text);
        };
        const auto [bars, usual] = images({});
        QCOMPARE(images({"--shared-colour-bar"}).first, bars - 1);
        QVERIFY(images({"--align"}).second != usual);
        const QStringList named = textsOf(images({"--letters", "--pane-names", "left|right"}).second);
        QVERIFY2(named.contains("(a) left") && named.contains("(b) right"), qPrintable(named.join('|')));
    }

    void inPdf() {
        const QString file = path("figure.pdf");
        VERIFY_DONE(program_.run({"export", "--view", "heatmap", "--size", "3.25x2.25in", "--no-heading",
                                  "--x-title", "channel", "--colour-bar-title", "value", "-o", file}));
        const QString text = textOfPdf(file);
        if (text.isEmpty()) QSKIP("poppler-utils is not installed");
        QVERIFY2(text.contains("channel") && text.contains("value") && !text.contains("dimension"),
                 qPrintable(text));
    }

    /// What changes nothing is said, with the reason.
    void withoutEffect_data() {
        const Rows<QString, QByteArray> row("words", "note");
        const auto note = [](const char* option, const char* reason) {
            return wording("errors/changes-nothing", {option, wording(reason)}).toUtf8();
        };
        row("legend", "--view heatmap --no-legend", note("--no-legend", "errors/no-legend"));
        row("curves", "--view heatmap --line-width 2", note("--line-width", "errors/no-curves"));
        row("bar", "--view waves --no-colour-bar", note("--no-colour-bar", "errors/no-colour-bar"));
        row("axes", "--view readout --ticks 4", note("--ticks", "errors/no-axes"));
        // 700 rows on 0.8 of 3.33 in, below the 300 dpi from which on cells are averaged
        row("fine", "--view heatmap --max-len 700 --size 5x3.33in",
            wording("errors/fine-cells", {"260"}).toUtf8());
        row("panes", "--view heatmap --align", note("--align", "errors/several-panes"));
    }
    void withoutEffect() {
        const auto [words, note] = fetchRow<QString, QByteArray>();
        svg(split(words), note);
    }

    /// The cursor's marks are drawn when they are asked for, and explained.
    void cursors() {
        QVERIFY(!textsOf(svg(split("--view heatmap"))).join('|').contains("cursor"));
        const QStringList with = textsOf(svg(split("--view heatmap --cursor --position 7 --dimension 3")));
        QVERIFY2(with.contains("cursor: p = 7, j = 3"), qPrintable(with.join('|')));
    }

    void exportedAgain_data() {
        const TextRows<> row("ending");
        for (const char* ending : {"png", "svg", "pdf"})
            row(ending);
    }
    /// A picture carries how it was exported: from it alone the same picture is made.
    void exportedAgain() {
        QFETCH(QString, ending);
        const QString first = path("first." + ending), again = path("again." + ending);
        VERIFY_DONE(program_.run({"export",
                                  "--view",
                                  "heatmap,waves",
                                  "--arrange",
                                  "2x1",
                                  "--letters",
                                  "--size",
                                  "3.25x4in",
                                  "--font-size",
                                  "8",
                                  "--dpi",
                                  "150",
                                  "--no-heading",
                                  "--x-title",
                                  "channel",
                                  "--no-y-title",
                                  "--ticks",
                                  "4",
                                  "--font",
                                  "serif",
                                  "--line-width",
                                  "0.7",
                                  "--no-legend",
                                  "--theme",
                                  "dark",
                                  "--cursor",
                                  "-o",
                                  first}));
        VERIFY_DONE(program_.run({"export", "--session", first, "-o", again}));
        if (ending == "png") QVERIFY(QImage(again) == QImage(first) && !QImage(again).isNull());
        // A PDF knows when it was made.
        if (ending == "svg") QCOMPARE(bytesOf(again), bytesOf(first));
        if (ending == "pdf") QCOMPARE(textOfPdf(again), textOfPdf(first));
        const QString other = path("other.svg");
        VERIFY_DONE(program_.run({"export", "--session", first, "--x-title", "dim", "-o", other}));
        QVERIFY(textsOf(QString::fromUtf8(bytesOf(other))).contains("dim"));
    }
};

QTEST_GUILESS_MAIN(TestCliFigureLooks)
#include "tst_cli_figurelooks.moc"
