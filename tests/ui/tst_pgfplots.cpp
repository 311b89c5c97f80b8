// SPDX-License-Identifier: GPL-3.0-or-later
// LaTeX documents of figures have their numbers, and LaTeX takes them.
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <cmath>

#include "core/analysis/pgfplots.h"
#include "core/encodings/positionlist.h"
#include "tests/support/allrows.h"
#include "tests/support/strict.h"
#include "tests/ui/figurestates.h"
#include "ui/window/figurenumbers.h"

using namespace posiscope;

class TestPgfplots : public StrictTest {
    Q_OBJECT

 private slots:
    /// Waves are drawn between whole positions, too.
    void smoothWaves() {
        const Snapshot snapshot = makeSnapshot(stateOf("sinusoidal"));
        const auto figure = figureNumbers(snapshot, {"waves", {}}, Theme::light(), size);
        QVERIFY(figure.ok());
        const QString text = QString::fromStdString(*pgfplotsDocument(*figure));
        const QStringList rows =
            text.section("x y0 y1\n", 1).section("\n\\end{filecontents*}", 0, 0).split('\n');
        QCOMPARE(rows.size(), 8 * 16 + 1);  // nine positions
        for (const QString& row : rows) {
            const QStringList cell = row.split(' ');
            QCOMPARE(cell[1].toDouble(), snapshot.model->between(cell[0].toDouble(), 0));
            QCOMPARE(cell[2].toDouble(), snapshot.model->between(cell[0].toDouble(), 3));
        }
    }

    /// Of listed positions too, which stand at their places.
    void listedWaves() {
        State state = stateOf("sinusoidal");
        state.set(keys::positions, std::string("0..9 step 0.5"));
        repair(state);
        const Snapshot snapshot = makeSnapshot(state);
        const auto figure = figureNumbers(snapshot, {"waves", {}}, Theme::light(), size);
        QVERIFY(figure.ok());
        QCOMPARE(figure->across.from, figure->across.to);  // free: the picture counts rows
        const QString text = QString::fromStdString(*pgfplotsDocument(*figure));
        const QStringList rows =
            text.section("x y0 y1\n", 1).section("\n\\end{filecontents*}", 0, 0).split('\n');
        QVERIFY(rows.size() > 19);
        for (const QString& row : rows) {
            const QStringList cell = row.split(' ');
            QCOMPARE(cell[1].toDouble(), snapshot.model->between(2 * cell[0].toDouble(), 0));
        }
    }

    /// A shorter one of several encodings ends where its table does; pictures take the figure's size.
    void endsAndSizes() {
        const Pane pane{"waves", {}, Subject::both};
        const Snapshot both = makeSnapshot(together(stateOf("sinusoidal"), "max_len=9,4", pane));
        const QString text =
            QString::fromStdString(*pgfplotsDocument(*figureNumbers(both, pane, Theme::light(), size)));
        QVERIFY2(text.contains(QRegularExpression("\n4\\.5 \\S+ \\S+ nan nan\n")),
                 qPrintable(text.mid(text.indexOf("\n4 "), 400)));
        const Pane each{"heatmap", {}, Subject::each};
        const Snapshot three = makeSnapshot(together(stateOf("sinusoidal"), "base=10,100,1000", each));
        FigureNumbers figure = *figureNumbers(three, each, Theme::light(), size);
        QCOMPARE(figure.columns, 2);
        figure.putOn({3, 2, 7, 0.75});
        QVERIFY(pgfplotsDocument(figure)->find("width=1.5in, height=1in,") != std::string::npos);
        QVERIFY(figure.parts[0].paper.width < 1.6 && figure.parts[0].paper.type == 7);
    }

    /// LaTeX takes the documents of single pictures and of several.
    void latexTakesThem_data() {
        const Rows<QString, QString, QString> row("encoding", "other", "view");
        row("spectrum", "sinusoidal", "", "spectrum");
        row("three tables", "sinusoidal", "base=10,100,1000", "heatmap");
        if (!allRows()) return;
        row("table", "sinusoidal", "", "heatmap");
        row("bias", "alibi", "", "bias");
        row("waves", "sinusoidal", "", "waves");
        row("distance", "t5", "", "distance");
        row("four waves", "sinusoidal", "base=10,100,1000,10000", "waves");
    }
    void latexTakesThem() {
        const QString latex = QStandardPaths::findExecutable(QStringLiteral("lualatex"));
        if (latex.isEmpty()) QSKIP("lualatex is not installed");
        const auto [encoding, other, view] = fetchRow<QString, QString, QString>();
        Pane pane{view.toStdString(), {}, other.isEmpty() ? Subject::a : Subject::each};
        State state = stateOf(encoding.toStdString());
        if (!other.isEmpty()) state = together(state, other.toStdString(), pane);
        const auto figure = figureNumbers(makeSnapshot(state), pane, Theme::light(), size);
        QVERIFY(figure.ok());
        const auto document = pgfplotsDocument(*figure);
        QVERIFY(document.ok());
        const QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("figure.tex")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray::fromStdString(*document));
        file.close();
        QProcess process;
        process.setWorkingDirectory(folder.path());
        process.start(latex, {"-interaction=nonstopmode", "-halt-on-error", "figure.tex"});
        QVERIFY(process.waitForFinished(50'000));
        const QByteArray said = process.readAllStandardOutput();
        QVERIFY2(process.exitCode() == 0, said.constData());
        if (const QByteArray kept = qgetenv("POSISCOPE_PICTURES"); !kept.isEmpty())
            QFile::copy(folder.filePath(QStringLiteral("figure.pdf")),
                        QString::fromLocal8Bit(kept) + u'/' + QString(QTest::currentDataTag()) + ".pdf");
    }

    void holdsTheDataset_data() { eachView(); }
    void holdsTheDataset() {
        const auto [encoding, view] = fetchRow<QString, QString>();
        const Snapshot snapshot = makeSnapshot(stateOf(encoding.toStdString()));
        const auto figure = figureNumbers(snapshot, {view.toStdString(), {}}, Theme::light(), size);
        QVERIFY(figure.ok());
        const auto document = pgfplotsDocument(*figure);
        QVERIFY(document.ok());
        const QString text = QString::fromStdString(*document);
        QCOMPARE(text.count('{'), text.count('}'));
        // Fonts of LaTeX have Greek letters and indices in mathematics alone.
        static const QRegularExpression greek(QStringLiteral("[\u0391-\u03c9\u2080-\u2089\u1d62\u221a]"));
        QVERIFY2(!text.contains(greek), qPrintable(greek.match(text).captured()));
        QCOMPARE(text.contains("$\\pi$/$\\omega$"), view == "spectrum");
        QVERIFY(text.contains("width=6.667in, height=5in,"));
        QCOMPARE(text.count("\\draw [dashed"), static_cast<qsizetype>(figure->references.size()));
        const Dataset data = findViewType(view.toStdString())->data(snapshot);
        // Errors of 0 have no place on a logarithmic axis: LaTeX would stop.
        const auto curves = view == "precision" ? 0 : static_cast<qsizetype>(figure->curves.size());
        QCOMPARE(text.count("\\addplot"), curves + (figure->matrix.field ? 1 : 0));
        QCOMPARE(text.contains("ymode=log"), view == "spectrum" || view == "precision");
        QCOMPARE(text.count("table [x=x, y=y"), text.count("\\addplot"));
        if (!figure->matrix.field) return;
        const QStringList rows =
            text.section("x y value\n", 1).section("\n\\end{filecontents*}", 0, 0).split('\n');
        QCOMPARE(rows.size(), data.field->rows() * data.field->columns());
        for (const QString& row : rows) {
            const QStringList cell = row.split(' ');
            const auto across = static_cast<std::int64_t>(cell[0].toDouble() - figure->matrix.firstColumn);
            const auto down = static_cast<std::int64_t>(cell[1].toDouble() - figure->matrix.firstRow);
            const double value = data.field->value(down, across);
            QVERIFY(std::isinf(value) ? cell[2] == "nan" : cell[2].toDouble() == value);
        }
    }
};

POSISCOPE_WINDOW_TEST(TestPgfplots)
#include "tst_pgfplots.moc"
