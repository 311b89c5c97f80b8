// SPDX-License-Identifier: GPL-3.0-or-later
// The cursor and its marks are in a figure when they are asked for, and then a legend explains them.
#include <set>

#include "core/parameters/viewkeys.h"
#include "tests/support/allrows.h"
#include "tests/support/strict.h"
#include "tests/ui/figurelaws.h"

using namespace posiscope;

namespace {

constexpr auto column = "3.25x2.25in";

std::vector<Painted> painted(const FigureRequest& request) {
    PaintRecord record(request.size);
    if (const auto failure = paintFigure(request, record, {})) qFatal("%s", failure->text.english().c_str());
    return record.all();
}

QRectF boxOf(const Painted& each) {
    return each.kind == Painted::Kind::stroke ? each.points.boundingRect() : each.box;
}

/// What an element looks like, and where it is.
QString inWords(const Painted& each) {
    const QRectF box = boxOf(each);
    return QStringLiteral("%1 %2 %3 at %4 %5 %6 %7")
        .arg(static_cast<int>(each.kind))
        .arg(each.colour.name(QColor::HexArgb), each.text)
        .arg(box.left())
        .arg(box.top())
        .arg(box.width())
        .arg(box.height());
}

/// Of lines, fills and images; the colour of a number in a cell follows the cell.
std::set<QRgb> coloursOf(const std::vector<Painted>& all, double from = -1e9) {
    std::set<QRgb> colours;
    for (const Painted& each : all)
        if (each.kind != Painted::Kind::words && each.colour.isValid() && boxOf(each).center().y() >= from)
            colours.insert(each.colour.rgb());
    return colours;
}

bool areAlike(const std::vector<Painted>& a, const std::vector<Painted>& b) {
    return std::ranges::equal(a, b, {}, inWords, inWords);
}

/// Words have no marks.
bool hasMarks(const ViewType& type) {
    return type.id != "readout" && type.id != "comparison" && type.id != "identity" && type.id != "layers";
}

template <class Look>
void eachFigure(Look look) {
    int figure = 0;
    for (const Encoding* encoding : encodings())
        for (const ViewType* type : viewTypes()) {
            if (!allRows() && encoding->id != "sinusoidal" && ++figure % 3 != 0) continue;
            auto request = figureOf(*encoding, *type, column);
            if (!request) continue;
            request->heading = false;
            request->scale = 1;
            look(QString::fromStdString(encoding->id + " " + type->id + ": "), *type, *request);
        }
}

}  // namespace

class TestFigureMarks : public StrictTest {
    Q_OBJECT

 private slots:
    /// Another cursor, another reference: the same figure, but where they choose what is drawn.
    void notAsked() {
        QStringList complaints;
        eachFigure([&](const QString& name, const ViewType& type, FigureRequest& request) {
            const auto all = painted(request);
            for (const Painted& each : all)
                if (each.kind == Painted::Kind::stroke && each.points.size() == 2 &&
                    each.colour == request.theme->cursorOnDark)
                    complaints << name + inWords(each);
            static const std::set<std::string> ofTheCursor{"readout", "clocks", "rotation", "offset-map"};
            if (ofTheCursor.contains(type.id)) return;
            State& state = request.snapshot.state;
            const bool ofQuery = type.id == "grid" && !request.snapshot.model->hasTable();
            if (!ofQuery) state.set(keys::position, state.get(keys::position) + 2);
            state.set(keys::dimension, state.get(keys::dimension) + 2);
            if (type.id != "similarity" && type.id != "grid")
                state.set(keys::reference, state.get(keys::reference) + 1);
            if (type.id != "counting") state.set(keys::offset, state.get(keys::offset) + 1);
            const auto moved = painted(request);
            QCOMPARE(moved.size(), all.size());
            for (std::size_t n = 0; n < all.size(); ++n)
                if (inWords(moved[n]) != inWords(all[n]))
                    complaints << name + inWords(all[n]) + QStringLiteral(" became ") + inWords(moved[n]);
        });
        QVERIFY2(complaints.isEmpty(), qPrintable(complaints.join(u'\n')));
    }

    /// Each colour that comes with the cursor is in its legend, which is read whole.
    void asked() {
        QStringList complaints;
        eachFigure([&](const QString& name, const ViewType& type, FigureRequest& request) {
            const auto without = painted(request);
            const std::set<QRgb> before = coloursOf(without);
            request.cursor = true;
            const auto all = painted(request);
            const auto entry = std::ranges::find_if(
                all, [](const Painted& each) { return each.text.startsWith(QLatin1String("cursor: ")); });
            if (entry == all.end()) {
                // Nothing is marked, such as a pair that has no dial.
                if (hasMarks(type) && !areAlike(all, without))
                    complaints << name + QStringLiteral("no legend");
                return;
            }
            for (const QString& each : complaintsAbout(all, request.size, request.inchesPerPixel * 72))
                complaints << name + each;
            constexpr double halfLine = 8;
            const std::set<QRgb> explained = coloursOf(all, entry->box.center().y() - halfLine);
            for (const QRgb colour : coloursOf(all))
                // Behind facts, which a lower figure has in another form.
                if (colour != request.theme->field.rgb() && !before.contains(colour) &&
                    !explained.contains(colour))
                    complaints << name + QStringLiteral("not explained: ") + QColor(colour).name();
        });
        QVERIFY2(complaints.isEmpty(), qPrintable(complaints.join(u'\n')));
    }

    /// The legend names every mark by its place.
    void words_data() {
        const Rows<QString, QString, QStringList> row("view", "encoding", "entries");
        row("table", "heatmap", "sinusoidal", {"cursor: p = 5, j = 3", "p + k = 7", "chosen: j = 0, 1"});
        row("similarity", "similarity", "sinusoidal",
            {"cursor: position 5", "value at the cursor", "reference: p = 4", "cursor + k: 7"});
        row("grid", "grid", "sinusoidal", {"cursor: row 0, column 5", "chosen: row 0, column 4"});
        row("grid of a bias", "grid", "alibi", {"cursor: row 0, column 4", "chosen: row 0, column 5"});
        row("waves", "waves", "sinusoidal", {"cursor: p = 5", "p + k = 7"});
        row("spectrum", "spectrum", "sinusoidal", {"cursor: i = 1, j = 3", "value at the cursor"});
        row("bias", "bias", "alibi", {"cursor: i = 5, j = 4"});
        row("distance", "distance", "alibi", {"cursor: i − j = 1", "value at the cursor"});
        row("clocks", "clocks", "sinusoidal", {"cursor: i = 1"});
    }
    void words() {
        const auto [view, encoding, entries] = fetchRow<QString, QString, QStringList>();
        State state = encodingState(encoding.toStdString(), {view.toStdString()});
        state.set(keys::position, std::int64_t{5});
        state.set(keys::dimension, std::int64_t{3});
        state.set(keys::reference, std::int64_t{4});
        state.set(keys::offset, std::int64_t{2});
        state.set(keys::dimensions, Indices{0, 1});
        state.set(keys::clockPairs, Indices{0, 1});
        FigureRequest request;
        request.snapshot = makeSnapshot(state);
        request.panes = state.arrangement.panes;
        request.size = {480, 320};
        const auto wordsOf = [&] {
            QStringList words;
            for (const Painted& each : painted(request))
                if (each.kind == Painted::Kind::words) words << each.text;
            return words.join(u'|');
        };
        for (const QString& each : entries)
            QVERIFY2(!wordsOf().contains(each), qPrintable(each));
        request.cursor = true;
        for (const QString& each : entries)
            QVERIFY2(wordsOf().contains(each), qPrintable(each + u'|' + wordsOf()));
        request.look.legend = false;
        QVERIFY(!wordsOf().contains(entries.front()));
    }

    /// Nobody can point at a cell of a file.
    void noHints() {
        FigureRequest request;
        const State state = encodingState("sinusoidal", {"sentence"});
        request.snapshot = makeSnapshot(state);
        request.panes = state.arrangement.panes;
        request.size = {480, 320};
        request.cursor = true;
        for (const Painted& each : painted(request))
            QVERIFY2(!each.text.contains(QLatin1String("Point at")), qPrintable(each.text));
    }

    /// What is out of sight is not explained.
    void onlyInSight() {
        State state = encodingState("sinusoidal", {"heatmap"});
        state.set(keys::position, std::int64_t{5});
        state.arrangement.panes[0].viewport = Viewport{-0.5, 31.5, 19.5, 39.5};
        FigureRequest request;
        request.snapshot = makeSnapshot(state);
        request.panes = state.arrangement.panes;
        request.size = {480, 320};
        request.cursor = true;
        for (const Painted& each : painted(request))
            QVERIFY2(!each.text.contains(QLatin1String("p = 5")), qPrintable(each.text));
    }
};

POSISCOPE_WINDOW_TEST(TestFigureMarks)
#include "tst_figuremarks.moc"
