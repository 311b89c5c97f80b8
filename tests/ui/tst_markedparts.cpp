// SPDX-License-Identifier: GPL-3.0-or-later
// The parts that a lesson points at are marked at their places, in the window's pictures and in figures.
#include <QTest>

#include "core/lessons/picturemarks.h"
#include "tests/support/paintrecord.h"
#include "tests/support/rows.h"
#include "tests/support/strict.h"
#include "tests/ui/windowfixture.h"
#include "ui/export/figure.h"
#include "ui/plot/markboard.h"

using namespace posiscope;

namespace {

constexpr int positions = 32, dimensions = 16;

QImage drawn(const QString& view, const QString& marks, bool across) {
    const bool rotates = view == QLatin1String("rotation");
    State state = encodingState(rotates ? "rope" : "sinusoidal", {view.toStdString()});
    if (!rotates) state.set(keys::dModel, std::int64_t{dimensions});
    state.set(keys::maxLen, std::int64_t{positions});
    state.set(keys::orientation, std::string(across ? "across" : "down"));
    state.set(keys::sentence, std::string("one two three four"));
    state.set(keys::clockPairs, Indices{0, 1, 2, 3});
    state.set(keys::marks, marks.toStdString());
    repair(state);
    return renderImage({.snapshot = makeSnapshot(state),
                        .panes = {{view.toStdString(), {}}},
                        .size = {900, 700},
                        .title = {}})
        .value();
}

/// Marks that go from one end of a view's picture to the other.
QString wholeOf(const QString& view) {
    if (view == QLatin1String("waves")) return QStringLiteral("row 0; row 31");
    if (view == QLatin1String("spectrum")) return QStringLiteral("pair 0; pair 7");
    return QStringLiteral("region 0 99 0 99");
}

/// How far the edge of a frame around a part of that length may be from the part, in px: half of its width is
/// outside, all of it where the part is thin.
double farthest(double length) {
    constexpr double thin = 14, usual = 5, half = 2.25;
    return length < thin ? usual + half : usual;
}

/// Whether the edges of a frame are where they should be; else how they are.
QString problemOf(const QRectF& found, const QRectF& expected, double more = 0) {
    QStringList all;
    const auto check = [&](double is, double should, double length) {
        if (std::abs(is - should) > farthest(length) + more)
            all << QStringLiteral("%1 for %2").arg(is).arg(should);
    };
    check(found.left(), expected.left(), expected.width());
    check(found.right(), expected.right(), expected.width());
    check(found.top(), expected.top(), expected.height());
    check(found.bottom(), expected.bottom(), expected.height());
    return all.join(u' ');
}

/// The smallest rectangle around the pixels that differ.
QRect difference(const QImage& a, const QImage& b) {
    QRect all;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x)
            if (a.pixel(x, y) != b.pixel(x, y)) all |= QRect(x, y, 1, 1);
    return all;
}

}  // namespace

class TestMarkedParts : public StrictTest {
    Q_OBJECT

 private slots:
    // Parts of the picture's width and height, from its left and upper edge.
    void places_data() {
        const Rows<QString, QString, bool, QRectF> row("view", "marks", "across", "part");
        const double c = 1.0 / dimensions, p = 1.0 / positions;
        row("a cell", "heatmap", "cell 10 4", false, QRectF(4 * c, 10 * p, c, p));
        row("a turned cell", "heatmap", "cell 10 4", true, QRectF(10 * p, 4 * c, p, c));
        row("a row", "heatmap", "row 31", false, QRectF(0, 31 * p, 1, p));
        row("a column", "heatmap", "heatmap column 15", false, QRectF(15 * c, 0, c, 1));
        row("a pair", "heatmap", "pair 3", false, QRectF(6 * c, 0, 2 * c, 1));
        row("a region", "heatmap", "region 8 15 0 3", false, QRectF(0, 8 * p, 4 * c, 8 * p));
        row("a cell of similarities", "similarity", "cell 10 4", false, QRectF(4 * p, 10 * p, p, p));
        row("a diagonal", "similarity", "diagonal 16", false, QRectF(0.5, 0, 0.5, 0.5));
        row("a cell of the offset map", "offset-map", "cell 10 4", false, QRectF(4 * c, 10 * c, c, c));
        // The axis of waves begins and ends at a position.
        row("a position of waves", "waves", "row 8", false, QRectF(7.5 / 31, 0, 1.0 / 31, 1));
        row("a pair of the spectrum", "spectrum", "pair 3", false, QRectF(6 * c, 0, 2 * c, 1));
        row("an arrow", "heatmap", "arrow 8 4 24 12", false, QRectF(4.5 * c, 8.5 * p, 8 * c, 16 * p));
    }
    void places() {
        const auto [view, marks, across, part] = fetchRow<QString, QString, bool, QRectF>();
        const QImage plain = drawn(view, {}, across);
        const QRectF whole = difference(plain, drawn(view, wholeOf(view), across)).adjusted(2, 2, -2, -2);
        const QRectF found = difference(plain, drawn(view, marks, across));
        const QRectF expected(whole.left() + part.left() * whole.width(),
                              whole.top() + part.top() * whole.height(), part.width() * whole.width(),
                              part.height() * whole.height());
        // An arrow's head is wider than its line.
        const double wider = marks.startsWith(QLatin1String("arrow")) ? 4 : 0;
        const QString problem = problemOf(found, expected, wider);
        QVERIFY2(problem.isEmpty(), qPrintable(problem));
    }

    /// The word is beside its mark, inside the picture.
    void wordsStandBeside_data() {
        const Rows<QString> row("mark");
        for (const char* mark :
             {"cell 0 0", "cell 31 15", "cell 10 4", "row 0", "row 31", "column 0", "column 15"})
            row(mark, QString::fromLatin1(mark));
    }
    void wordsStandBeside() {
        const auto [mark] = fetchRow<QString>();
        const QString view = QStringLiteral("heatmap");
        const QImage plain = drawn(view, {}, false);
        const QImage framed = drawn(view, mark, false);
        const QRect picture = difference(plain, drawn(view, QStringLiteral("region 0 99 0 99"), false));
        const QRect word = difference(framed, drawn(view, mark + QStringLiteral(": the word"), false));
        QVERIFY(word.width() > 30 && word.height() > 10);
        QVERIFY(picture.contains(word));
        QVERIFY(!word.intersects(difference(plain, framed).adjusted(1, 1, -1, -1)));
    }

    /// In a view with several tables: parts of the width and height of what `whole` frames.
    void placesInTables_data() {
        const Rows<QString, QString, QString, QRectF> row("view", "whole", "marks", "part");
        const double c = 1.0 / dimensions, p = 1.0 / positions;
        const auto all = [](const char* part) {
            return QStringLiteral("%1 region 0 99 0 99").arg(QLatin1String(part));
        };
        row("a token", "sentence", all("sentence.encoding"), "sentence.encoding row 2",
            QRectF(0, 0.5, 1, 0.25));
        row("a number of a token", "sentence", all("sentence.input"), "sentence.input cell 1 4",
            QRectF(4 * c, 0.25, c, 0.25));
        row("a weight", "sentence", all("sentence.attention"), "sentence.attention cell 3 1",
            QRectF(0.25, 0.75, 0.25, 0.25));
        row("an output", "sentence", all("sentence.outputs-without"), "sentence.outputs-without row 0",
            QRectF(0, 0, 1, 0.25));
        row("a position as bits", "counting", "counting column 3", "counting cell 8 3",
            QRectF(0, 8 * p, 1, p));
        row("all but the first half", "counting", "counting column 0", "counting region 16 31 0 0",
            QRectF(0, 0.5, 1, 0.5));
        row("a property", "counting", "counting.properties region 0 3 4 4", "counting.properties cell 2 4",
            QRectF(0, 0.5, 1, 0.25));
    }
    void placesInTables() {
        const auto [view, all, marks, part] = fetchRow<QString, QString, QString, QRectF>();
        const QImage plain = drawn(view, {}, false);
        const QRectF whole = difference(plain, drawn(view, all, false)).adjusted(2, 2, -2, -2);
        const QRectF found = difference(plain, drawn(view, marks, false));
        const QRectF expected(whole.left() + part.left() * whole.width(),
                              whole.top() + part.top() * whole.height(), part.width() * whole.width(),
                              part.height() * whole.height());
        QVERIFY(whole.height() > 40);
        const QString problem = problemOf(found, expected);
        QVERIFY2(problem.isEmpty(), qPrintable(problem));
    }

    /// Without a part a row is marked in every table: the frames reach from the first to the last.
    void aRowOfAllTables() {
        const QString view = QStringLiteral("sentence");
        const QImage plain = drawn(view, {}, false);
        const QRect all = difference(plain, drawn(view, QStringLiteral("row 1"), false));
        for (const char* part : {"embedding", "encoding", "input", "attention", "outputs"})
            QVERIFY(all.contains(difference(
                plain, drawn(view, QStringLiteral("sentence.%1 row 1").arg(QLatin1String(part)), false))));
    }

    /// Each dial has its frame, as large as the others, and no two of them meet.
    void dials_data() {
        const Rows<QString> row("view");
        row("clocks", "clocks");
        row("rotation", "rotation");
    }
    void dials() {
        const auto [view] = fetchRow<QString>();
        const QImage plain = drawn(view, {}, false);
        std::vector<QRect> frames;
        for (int pair = 0; pair < 4; ++pair)
            frames.push_back(difference(plain, drawn(view, QStringLiteral("pair %1").arg(pair), false)));
        for (const QRect& frame : frames) {
            QVERIFY(frame.width() > 80 && frame.height() > 80);
            QVERIFY(std::abs(frame.width() - frames.front().width()) <= 1);
            QCOMPARE(std::count_if(frames.begin(), frames.end(),
                                   [&](const QRect& other) {
                                       // Neighbours may touch.
                                       return frame.adjusted(3, 3, -3, -3).intersects(other);
                                   }),
                     1);
        }
        const QImage worded = drawn(view, QStringLiteral("pair 1: here"), false);
        const QRect word = difference(drawn(view, QStringLiteral("pair 1"), false), worded);
        QVERIFY(!word.isEmpty());
        for (const QRect& frame : frames)
            QVERIFY(!frame.adjusted(2, 2, -2, -2).intersects(word));
    }

    /// A word keeps clear of the frame of another mark.
    void wordsKeepClearOfFrames_data() {
        const Rows<QString, QString> row("view", "other");
        row("the neighbour", "heatmap", "cell 10 5");
        row("the next but one", "heatmap", "cell 10 6");
        row("a row", "similarity", "row 10");
        row("a region", "heatmap", "region 10 10 5 9");
    }
    void wordsKeepClearOfFrames() {
        const auto [view, other] = fetchRow<QString, QString>();
        const QImage plain = drawn(view, {}, false);
        const QString frames = QStringLiteral("cell 10 4; ") + other;
        const QRect word = difference(drawn(view, frames, false),
                                      drawn(view, QStringLiteral("cell 10 4: word; ") + other, false));
        QVERIFY(word.width() > 20);
        const QRect frame = difference(plain, drawn(view, other, false));
        QVERIFY2(!word.intersects(frame), qPrintable(QStringLiteral("%1 to %2 over %3 to %4")
                                                         .arg(word.left())
                                                         .arg(word.right())
                                                         .arg(frame.left())
                                                         .arg(frame.right())));
    }

    /// The words beside the lines of the spectrum stand where no frame crosses them.
    void labelsKeepClearOfFrames_data() {
        const Rows<int> row("pair");
        for (const int pair : {3, 20, 40, 46, 60})
            row(QByteArray::number(pair).constData(), pair);
    }
    void labelsKeepClearOfFrames() {
        const auto [pair] = fetchRow<int>();
        State state = encodingState("sinusoidal", {"spectrum"});
        state.set(keys::dModel, std::int64_t{128});
        const auto figure = [&](const std::string& marks) {
            state.set(keys::marks, marks);
            repair(state);
            return FigureRequest{.snapshot = makeSnapshot(state),
                                 .panes = {{"spectrum", {}}},
                                 .size = {900, 400},
                                 .title = {}};
        };
        const FigureRequest marked = figure("spectrum pair " + std::to_string(pair));
        PaintRecord record(marked.size);
        QVERIFY(!paintFigure(marked, record, {}));
        std::vector<QRectF> frames;
        QStringList labels;
        for (const Painted& each : record.all())
            if (each.kind == Painted::Kind::stroke && each.points.boundingRect().height() > 200 &&
                each.points.boundingRect().width() > 2 && each.points.boundingRect().width() < 30)
                frames.push_back(each.points.boundingRect());
        QVERIFY(!frames.empty());
        for (const Painted& each : record.all()) {
            if (each.kind != Painted::Kind::words || !each.text.contains(u':')) continue;
            labels << each.text;
            for (const QRectF& frame : frames)
                QVERIFY2(!frame.intersects(each.box), qPrintable(each.text));
        }
        QVERIFY2(labels.size() >= 2, qPrintable(labels.join(u'\n')));
    }

    void ofOtherViewsAreNotDrawn_data() {
        const Rows<QString, QString> row("view", "marks");
        row("another view", "heatmap", "similarity row 5");
        row("no pair of positions", "similarity", "pair 2");
        row("no diagonal of a table", "heatmap", "diagonal 3");
        row("no cells", "spectrum", "row 3");
    }
    void ofOtherViewsAreNotDrawn() {
        const auto [view, marks] = fetchRow<QString, QString>();
        QVERIFY(difference(drawn(view, {}, false), drawn(view, marks, false)).isEmpty());
    }

    /// In a comparison a mark may belong to one side.
    void marksOfOneSide_data() {
        const Rows<std::string, Subject, bool> row("mark", "subject", "isDrawn");
        row("of both, in A", "heatmap row 1", Subject::a, true);
        row("of both, in B", "heatmap row 1", Subject::b, true);
        row("of A, in A", "heatmap.a row 1", Subject::a, true);
        row("of A, in B", "heatmap.a row 1", Subject::b, false);
        row("of B, in A", "heatmap.b row 1", Subject::a, false);
        row("of B, in B", "heatmap.b row 1", Subject::b, true);
    }
    void marksOfOneSide() {
        const auto [mark, subject, isDrawn] = fetchRow<std::string, Subject, bool>();
        State state = encodingState("sinusoidal", {"heatmap"});
        addB(state);
        state.set(keys::marks, mark);
        const DrawnMarks drawn;
        QVERIFY(renderImage({.snapshot = makeSnapshot(state), .panes = {{"heatmap", {}, subject}}}).ok());
        QCOMPARE(drawn.contain(pictureMarksOf(mark)->front()), isDrawn);
    }
};

POSISCOPE_WINDOW_TEST(TestMarkedParts)
#include "tst_markedparts.moc"
