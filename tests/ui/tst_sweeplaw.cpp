// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures of several values share their colours and axes, in every view, and each is that of its value
// alone.
#include <algorithm>
#include <functional>
#include <set>

#include "core/parameters/viewkeys.h"
#include "core/state/sweep.h"
#include "tests/support/allrows.h"
#include "tests/support/rows.h"
#include "tests/support/sample.h"
#include "tests/support/strict.h"
#include "tests/ui/comparisons.h"
#include "tests/ui/extents.h"
#include "ui/translation/language.h"
#include "ui/translation/translated.h"
#include "ui/views/shared/sidenames.h"

using namespace posiscope;

namespace {

struct SweepCase {
    const ViewType* view;
    const Encoding* encoding;
    std::string key;

    std::string name() const { return view->id + " " + encoding->id + " " + key; }
    bool isSize() const { return key == keys::maxLen.name || key == encoding->width.key; }
    State state() const {
        State state = encodingState(encoding->id, {view->id});
        for (const auto& each : {keys::maxLen, keys::dModel, keys::headDim})
            state.set(each, std::int64_t{32});
        if (view->id == "precision") roundAsAProgram(state);
        repair(state);
        return state;
    }
    /// Nothing where the encoding has no such values, or the view cannot show them.
    std::optional<Snapshot> shown() const {
        State own = state();
        const Parameter* const parameter = findParameter(own, key);
        if (parameter == nullptr || !parameter->relevantIn(own.values)) return std::nullopt;
        const std::string values = isSize() ? "16,32,64" : "100,1000,10000";
        if (setSweep(own, std::vector{key + "=" + values}, {}, viewIds())) return std::nullopt;
        own.arrangement.panes = {{view->id, {}, Subject::each}};
        const Snapshot whole = makeSnapshot(own);
        if (!whyUnavailable(*view, snapshotOf(whole, Subject::each)).empty()) return std::nullopt;
        return whole;
    }
};

/// What is the same in all pictures: colours, and axes that are not along cells.
QStringList notShared(const SweepCase& each, const Extents& one, const Extents& other) {
    Extents a = one, b = other;
    for (Extents* extents : {&a, &b}) {
        extents->words.clear();
        std::erase_if(extents->ranges, [&](const auto& range) {
            return range.first.startsWith(QLatin1String("curves")) ||
                   // The integers that Counting shows are the positions of the table: an extent.
                   (each.isSize() && each.view->id == "counting") ||
                   (each.isSize() && range.first.startsWith(QLatin1String("axis")));
        });
    }
    return differencesOf(a, b);
}

QStringList faultsOf(const SweepCase& each, const Snapshot& whole) {
    constexpr QSize size(420, 320);
    QStringList all;
    std::optional<Extents> first;
    for (std::size_t n = 0; n < whole.together.size(); ++n) {
        const Snapshot picture = picturesOf(whole)[n];
        if (!whyUnavailable(*each.view, picture).empty()) continue;
        const Extents own = extentsOf(*each.view, picture, size);
        if (first)
            all += notShared(each, *first, own);
        else
            first = own;
        if (!each.isSize()) continue;
        // The cells are those of the value alone.
        State alone = stateOfVariant(whole.state, n);
        alone.arrangement.panes = {{each.view->id, {}}};
        const Extents itself = extentsOf(*each.view, makeSnapshot(alone), size);
        for (const auto& [name, range] : itself.ranges)
            if (const auto found = own.ranges.find(name); name.endsWith(QLatin1String("across")) &&
                                                          name.startsWith(QLatin1String("axis")) &&
                                                          found != own.ranges.end() && range != found->second)
                all << QStringLiteral("%1 is not that of the value alone").arg(name);
    }
    return all;
}

/// What is written in the figure, each line whole.
std::vector<Painted> linesIn(const FigureRequest& request) {
    PaintRecord record(request.size);
    std::vector<Painted> lines;
    if (paintFigure(request, record, {})) return lines;
    for (const Painted& each : record.all()) {
        if (each.kind != Painted::Kind::words) continue;
        if (each.continues && !lines.empty()) {
            lines.back().text += each.text;
            lines.back().box |= each.box;
        } else {
            lines.push_back(each);
        }
    }
    return lines;
}

/// The sizes of the pictures, the largest images.
std::vector<QSizeF> imagesIn(const FigureRequest& request, std::size_t count) {
    PaintRecord record(request.size);
    std::vector<QSizeF> sizes;
    if (paintFigure(request, record, {})) return sizes;
    for (const Painted& each : record.all())
        if (each.kind == Painted::Kind::image) sizes.push_back(each.box.size());
    std::ranges::sort(sizes, std::greater(), [](const QSizeF& size) { return size.width() * size.height(); });
    sizes.resize(std::min(sizes.size(), count));
    return sizes;
}

/// The lines without the title of an axis in them, or those with it: words without numbers.
std::vector<Painted> only(bool titles, const std::vector<Painted>& lines) {
    std::vector<Painted> all;
    for (const Painted& each : lines) {
        const bool letters = std::ranges::any_of(each.text, [](QChar c) { return c.isLetter(); });
        const bool digits = std::ranges::any_of(each.text, [](QChar c) { return c.isDigit(); });
        if ((letters && !digits) == titles) all.push_back(each);
    }
    return all;
}

std::vector<SweepCase> allCases() {
    std::vector<SweepCase> all;
    for (const ViewType* view : viewTypes())
        for (const Encoding* encoding : encodings())
            for (const std::string& key :
                 {std::string(keys::base.name), std::string(keys::maxLen.name), encoding->width.key})
                if (!view->comparesSides && !key.empty()) all.push_back({view, encoding, key});
    return all;
}

}  // namespace

class TestSweepLaw : public StrictTest {
    Q_OBJECT

 private slots:
    void picturesShareTheirScales() {
        int run = 0;
        std::size_t n = 0;
        for (const SweepCase& each : allCases()) {
            if (++n % 4 != 0 && !allRows()) continue;
            const auto whole = each.shown();
            if (!whole) continue;
            ++run;
            const QStringList faults = faultsOf(each, *whole);
            QVERIFY2(faults.isEmpty(),
                     qPrintable(QString::fromStdString(each.name()) + ": " + faults.join("; ")));
        }
        qInfo("%d cases", run);
        QVERIFY(run > 50);
    }

    /// The pane's own view draws them all, in a file of any usual size.
    void everyViewDrawsThem_data() {
        QTest::addColumn<QString>("view");
        for (const ViewType* view : viewTypes())
            if (!view->comparesSides) QTest::newRow(view->id.c_str()) << QString::fromStdString(view->id);
    }
    void everyViewDrawsThem() {
        QFETCH(QString, view);
        State state = encodingState(view == "bias" ? "alibi" : "sinusoidal", {view.toStdString()});
        if (view == "precision") roundAsAProgram(state);
        if (view == "rotation") state = encodingState("rope", {"rotation"});
        QVERIFY(!setSweep(state, std::vector{std::string("max_len=16,32,64,128")}, {}, viewIds()));
        FigureRequest request;
        request.snapshot = makeSnapshot(state);
        request.panes = {{view.toStdString(), {}, Subject::each}};
        const auto image = renderImage(request);
        QVERIFY2(image, image ? "" : qPrintable(translated(image.error().text)));
        request.panes[0].subject = Subject::a;
        const auto alone = renderImage(request);
        QVERIFY(alone && *alone != *image);
    }

    /// The titles of axes stand once a row at its left and once a column below its last picture, clear of
    /// numbers, and all pictures have the same size.
    void titlesStandAtTheOutside_data() {
        const Rows<QString, QString, QSize, int> row("view", "values", "size", "columns");
        row("a row of three", "heatmap", "100,1000,10000", {620, 396}, 0);
        row("four in a flat figure", "heatmap", "100,1000,10000,100000", {1600, 400}, 4);
        row("four in a high one", "heatmap", "100,1000,10000,100000", {500, 900}, 0);
        row("a last row with a gap", "heatmap", "10,100,1000,10000,100000", {900, 500}, 3);
        row("nine", "similarity", "10,30,100,300,1000,3000,10000,100000,1000000", {960, 580}, 0);
        row("three", "similarity", "100,1000,10000", {700, 500}, 0);
    }
    void titlesStandAtTheOutside() {
        const auto [view, values, size, columns] = fetchRow<QString, QString, QSize, int>();
        State state = encodingState("sinusoidal", {view.toStdString()});
        QVERIFY(!setSweep(state, std::vector{"base=" + values.toStdString()}, {}, viewIds()));
        FigureRequest request;
        request.snapshot = makeSnapshot(state);
        request.panes = {{view.toStdString(), {}, Subject::each}};
        request.size = size;
        request.heading = false;
        const auto count = static_cast<std::size_t>(values.count(u',') + 1);
        // The plot below all pictures has titles of its own.
        const bool below = static_cast<bool>(findViewType(view.toStdString())->belowMultiples);
        const int bottom = size.height() - (below ? std::clamp(size.height() / 4, 96, 150) : 0);
        for (const Language& language : languages()) {
            useLanguage(language);
            const auto back = qScopeGuard([] { useLanguage(*findLanguage(QStringLiteral("en"))); });
            std::vector<Painted> lines = linesIn(request);
            std::erase_if(lines, [bottom](const Painted& each) { return each.box.top() > bottom; });
            std::vector<QRectF> pictures;  // the titles above them
            std::set<int> lefts, tops;
            for (const Painted& each : lines)
                for (std::size_t n = 0; n < count; ++n)
                    if (each.text == nameOfVariant(state, n)) {
                        pictures.push_back(each.box);
                        lefts.insert(qRound(each.box.left() / 20));
                        tops.insert(qRound(each.box.bottom() / 20));
                    }
            QCOMPARE(pictures.size(), count);
            QVERIFY(columns == 0 || lefts.size() == static_cast<std::size_t>(columns));
            std::size_t upright = 0, level = 0;
            for (const Painted& title : only(true, lines)) {
                const bool isUpright = title.box.height() > title.box.width();
                ++(isUpright ? upright : level);
                const QByteArray where = QStringLiteral("%1: %2 at %3, %4")
                                             .arg(QLatin1String(language.code), title.text)
                                             .arg(title.box.left())
                                             .arg(title.box.top())
                                             .toUtf8();
                QVERIFY2(!isUpright || title.box.right() < pictures.front().left() + 20, where);
                for (const QRectF& each : pictures)
                    QVERIFY2(isUpright || each.left() > title.box.right() ||
                                 each.left() + size.width() / static_cast<double>(lefts.size()) <
                                     title.box.right() ||
                                 each.bottom() < title.box.top(),
                             where);
                constexpr double clear = 1;
                for (const Painted& other : lines)
                    QVERIFY2(other.box == title.box ||
                                 !other.box.intersects(title.box.adjusted(-clear, -clear, clear, clear)),
                             where + " over " + other.text.toUtf8());
            }
            QVERIFY(upright == tops.size() || upright == 0);  // where there is no room there is none
            QCOMPARE(level, lefts.size());
            const std::vector<QSizeF> sizes = imagesIn(request, count);
            QCOMPARE(sizes.size(), count);
            for (const QSizeF& each : sizes)
                QVERIFY(std::abs(each.width() - sizes[0].width()) <= 1 &&
                        std::abs(each.height() - sizes[0].height()) <= 1);
        }
    }

    /// A figure has one legend for all pictures, and it is whole.
    void oneLegendForAll() {
        State state = encodingState("sinusoidal", {"waves"});
        QVERIFY(!setSweep(state, std::vector{std::string("base=100,1000,10000,100000")}, {}, viewIds()));
        FigureRequest request;
        request.snapshot = makeSnapshot(state);
        request.panes = {{"waves", {}, Subject::each}};
        PictureMeasure measure;
        measure.size = *parsePictureSize("5.5x2.5in");
        measure.fontSize = 8;
        setMeasure(request, measure);
        QStringList all;
        for (const Painted& each : linesIn(request))
            all << each.text;
        for (const char* entry : {"4 sin", "5 cos", "22 sin", "23 cos"})
            QVERIFY2(all.count(entry) == 1, qPrintable(all.join(u';')));
        QVERIFY2(all.filter("+ ").isEmpty(), qPrintable(all.join(u';')));
    }

    /// The lines of several spectra have words of one kind.
    void linesHaveTheSameWords() {
        State state = encodingState("sinusoidal", {"spectrum"});
        QVERIFY(
            !setSweep(state, std::vector{std::string("base=10,30,100,1000,10000,100000")}, {}, viewIds()));
        FigureRequest request;
        request.snapshot = makeSnapshot(state);
        request.panes = {{"spectrum", {}, Subject::each}};
        request.heading = false;
        const Extents words = wordsOf(request, QSize(1100, 700));
        int kinds = 0;
        for (const auto& [around, numbers] : words.words)
            if (around.contains("pairs")) ++kinds;
        QCOMPARE(kinds, 1);
    }

    /// In one plot the encodings that the view can draw over each other.
    void curvesInOnePlot_data() {
        QTest::addColumn<QString>("view");
        for (const ViewType* view : viewTypes())
            if (view->drawsTogether()) QTest::newRow(view->id.c_str()) << QString::fromStdString(view->id);
    }
    void curvesInOnePlot() {
        QFETCH(QString, view);
        const ViewType& type = *findViewType(view.toStdString());
        State state = encodingState("rope", {view.toStdString()});
        QVERIFY(!setSweep(state, std::vector{std::string("base=100,1000,5000")}, {}, viewIds()));
        const Snapshot shown = snapshotOf(makeSnapshot(state), Subject::both);
        const bool can = type.mostOverlaid >= 3;
        QCOMPARE(whyUnavailable(type, shown).empty(), can);
        if (!can) return;
        const Dataset data = dataOf(type, shown);
        QVERIFY(data.field->columns() > 3);
        QCOMPARE(data.columnName(1).substr(0, 9), std::string("base=100_"));
        FigureRequest request;
        request.snapshot = makeSnapshot(state);
        request.panes = {{view.toStdString(), {}, Subject::both}};
        const Extents words = wordsOf(request, QSize(900, 600));
        QSet<QString> bases;
        for (const auto& [around, numbers] : words.words)
            if (around == QLatin1String("base #")) bases |= numbers;
        QCOMPARE(bases.size(), 3);
    }
};

POSISCOPE_WINDOW_TEST(TestSweepLaw)
#include "tst_sweeplaw.moc"
