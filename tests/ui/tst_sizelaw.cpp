// SPDX-License-Identifier: GPL-3.0-or-later
// A picture's numbers, limits and extents do not depend on its size, and are those of its data.
#include <array>

#include "core/parameters/viewkeys.h"
#include "tests/support/allrows.h"
#include "tests/support/strict.h"
#include "tests/ui/comparisons.h"
#include "tests/ui/extents.h"
#include "ui/plot/niceceiling.h"

using namespace posiscope;

namespace {

constexpr std::array pictureSizes{QSize(380, 300), QSize(700, 520), QSize(1500, 900)};
/// Of positions: fewer than pixels across, about as many, and more.
constexpr std::array<std::int64_t, 3> lengths{40, 420, 3000};

struct Drawn {
    const char* name;
    Subject subject;
    bool compared;
};
constexpr std::array drawn{Drawn{"alone", Subject::a, false}, Drawn{"A", Subject::a, true},
                           Drawn{"B", Subject::b, true}, Drawn{"A − B", Subject::difference, true},
                           Drawn{"A and B", Subject::both, true}};

/// The one beside which an encoding is compared: random numbers have similarities of both signs and a map
/// that is fitted, buckets go in both directions.
std::string besideOf(const Snapshot& snapshot) {
    return snapshot.model->hasTable()                   ? "learned"
           : snapshot.state.get(keys::encoding) == "t5" ? "deberta"
                                                        : "t5";
}

struct SizeCase {
    const ViewType* view;
    const Encoding* encoding;
    std::int64_t length;
    Drawn what;

    std::string name() const {
        return view->id + " " + encoding->id + " " + std::to_string(length) + " " + what.name;
    }
    State state() const {
        State state = encodingState(encoding->id, {view->id});
        for (const auto& [key, value] :
             {std::pair{keys::maxLen, length}, std::pair{keys::dModel, std::int64_t{32}},
              std::pair{keys::headDim, std::int64_t{32}}})
            state.set(key, value);
        if (view->id == "precision") roundAsAProgram(state);
        if (view->id == "waves" && length == lengths[0])
            state.set(keys::wavesAcross, std::string("dimensions"));
        repair(state);
        return state;
    }
    /// Nothing where the view does not show it.
    std::optional<FigureRequest> figure() const {
        State own = state();
        if (what.compared || view->comparesSides) {
            const std::string beside = view->id == "precision" ? encoding->id : besideOf(makeSnapshot(own));
            beginComparing(own, std::vector<Pane>{{view->id, {}, what.subject}});
            editSubject(own, Subject::b, [&](State& b) {
                if (beside == encoding->id)
                    b.set(keys::base, 500.0);
                else
                    chooseEncoding(b, *findEncoding(beside));
            });
            repair(own);
        }
        FigureRequest request;
        request.snapshot = makeSnapshot(own);
        request.panes = {{view->id, {}, what.subject}};
        request.cursor = true;
        if (!whyUnavailable(*view, shown(request)).empty()) return std::nullopt;
        return request;
    }
    static Snapshot shown(const FigureRequest& request) {
        return snapshotOfPane(request.snapshot, request.panes[0]);
    }
    bool isShown() const {
        if (what.compared && view->comparesSides) return false;
        if (what.subject == Subject::both && !view->drawsTogether()) return false;
        if (what.subject == Subject::difference && !view->subtracts) return false;
        return figure().has_value();
    }
};

/// The finite numbers of some columns of the data.
Interval endsOfData(const Field& field, std::int64_t first, std::int64_t count) {
    Interval ends = Interval::none();
    std::vector<double> row(static_cast<std::size_t>(count));
    for (std::int64_t n = 0; n < field.rows(); ++n) {
        field.fill({n, 1}, {first, count}, row.data());
        for (const double cell : row)
            if (std::isfinite(cell)) ends.include(cell);
    }
    return ends;
}

/// What the picture does not have in common with its data.
QStringList notOfTheData(const SizeCase& each, const Snapshot& shown, const Extents& extents) {
    if (!each.view->data || each.what.subject == Subject::both) return {};
    // A picture of a fitted map leaves out directions that its data have.
    if (each.view->id == "offset-map" && !shown.model->offsetMaps()) return {};
    const Dataset data = each.view->data(shown);
    constexpr double most = 1e6;
    const double cells = static_cast<double>(data.field->rows()) * static_cast<double>(data.field->columns());
    if (cells > (allRows() ? 4e6 : most)) return {};
    if (data.prepare && data.prepare({})) return {QStringLiteral("there are no data")};
    QStringList all;
    const auto covers = [&](const QString& name, const Interval& ends) {
        const auto range = extents.ranges.find(name);
        const double slack = 1e-6 * std::max(std::abs(ends.lowest), std::abs(ends.highest));
        if (range == extents.ranges.end())
            all << name + QStringLiteral(" is missing");
        else if (range->second.lower > ends.lowest + slack || range->second.upper < ends.highest - slack)
            all << QStringLiteral("%1 is %2 … %3, the data %4 … %5")
                       .arg(name)
                       .arg(range->second.lower)
                       .arg(range->second.upper)
                       .arg(ends.lowest)
                       .arg(ends.highest);
    };
    const std::string& id = each.view->id;
    const bool difference = each.what.subject == Subject::difference;
    if (id == "heatmap" || id == "similarity" || id == "grid" || id == "bias" || id == "offset-map") {
        const Interval ends = endsOfData(*data.field, 0, data.field->columns());
        const bool random = each.encoding->id == "learned" || each.what.compared;
        if (id != "heatmap" || !random || difference) covers(QStringLiteral("colours 0"), ends);
        if (difference && (id == "heatmap" || id == "similarity")) {
            const double reach = niceCeiling(std::max(std::abs(ends.lowest), std::abs(ends.highest)));
            if (extents.ranges.at(QStringLiteral("colours 0")).upper != reach)
                all << QStringLiteral("the colours do not reach to %1").arg(reach);
        } else if (id == "similarity" && !each.what.compared) {
            const QCPRange colours = extents.ranges.at(QStringLiteral("colours 0"));
            double least = 1;
            for (const double share : {0.5, 0.25, 0.0})
                if (ends.lowest >= -share * colours.upper - 1e-6 * colours.upper) least = share;
            if (std::abs(colours.lower + least * colours.upper) > 1e-9)
                all << QStringLiteral("the colours begin at %1").arg(colours.lower);
        }
    }
    if (id == "distance") {
        const Interval ends = endsOfData(*data.field, 1, data.field->columns() - 1);
        covers(QStringLiteral("axis 0 upright"), ends);
        const Interval distances = endsOfData(*data.field, 0, 1);
        const QCPRange across = extents.ranges.at(QStringLiteral("axis 0 across"));
        const double from = std::max(distances.lowest, std::ceil(across.lower));
        if (!extents.ranges.contains(QStringLiteral("curves 0 across"))) return all;
        const QCPRange curves = extents.ranges.at(QStringLiteral("curves 0 across"));
        const double slack = extents.slack.at(QStringLiteral("curves 0 across"));
        if (std::abs(curves.lower - from) > slack || std::abs(curves.upper - distances.highest) > slack)
            all << QStringLiteral("curves go from %1 to %2, the data from %3 to %4")
                       .arg(curves.lower)
                       .arg(curves.upper)
                       .arg(from)
                       .arg(distances.highest);
    }
    if (id == "waves" || id == "components")
        covers(QStringLiteral("axis 0 upright"), endsOfData(*data.field, 0, data.field->columns()));
    return all;
}

}  // namespace

class TestSizeLaw : public StrictTest {
    Q_OBJECT

    int cases_ = 0;

 private slots:
    void cleanupTestCase() { qInfo("%d pictures at %d sizes", cases_, int(pictureSizes.size())); }

    /// Each view with each encoding that it shows: at one length, alone or in a comparison, as a fixed seed
    /// has it, or all of them.
    void pictures_data() {
        addColumns<QString, QString>("view", "encoding");
        for (const ViewType* view : viewTypes())
            for (const Encoding* encoding : encodings())
                if (!encoding->fromFile)
                    QTest::addRow("%s %s", view->id.c_str(), encoding->id.c_str())
                        << QString::fromStdString(view->id) << QString::fromStdString(encoding->id);
    }
    void pictures() {
        const auto [view, encoding] = fetchRow<QString, QString>();
        std::vector<SizeCase> all;
        for (const Drawn& what : drawn)
            for (const std::int64_t length : lengths)
                all.push_back(
                    {findViewType(view.toStdString()), findEncoding(encoding.toStdString()), length, what});
        // The sequence of the rows decides, so that neighbours differ.
        static std::size_t next = 5;
        constexpr std::size_t step = 7;
        const std::size_t tries = all.size();
        QStringList complaints;
        for (std::size_t n = 0; n < tries; ++n) {
            const SizeCase& each = all[(next += step) % tries];
            if (!each.isShown()) continue;
            complaints << complaintsAbout(each);
            ++cases_;
            if (!allRows()) break;
        }
        QVERIFY2(complaints.isEmpty(), qPrintable(complaints.join(u'\n')));
    }

 private:
    static QStringList complaintsAbout(const SizeCase& each) {
        const FigureRequest request = *each.figure();
        const Snapshot shown = SizeCase::shown(request);
        QStringList all;
        std::vector<Extents> extents;
        for (const QSize& size : pictureSizes)
            extents.push_back(extentsOf(*each.view, shown, size) + wordsOf(request, size));
        for (std::size_t n = 1; n < extents.size(); ++n)
            all << differencesOf(extents[n - 1], extents[n]);
        all << differencesOf(extents.front(), extents.back()) << notOfTheData(each, shown, extents.back());
        if (each.what.compared && each.what.subject == Subject::a) all << unlikeB(each, request, extents[1]);
        for (QString& complaint : all)
            complaint.prepend(QString::fromStdString(each.name()) + u' ');
        return all;
    }

    /// Heights of axes and limits of colours that are not those of B.
    static QStringList unlikeB(const SizeCase& each, const FigureRequest& request, const Extents& ofA) {
        const Snapshot b = snapshotOf(request.snapshot, Subject::b);
        if (!whyUnavailable(*each.view, b).empty()) return {};
        Extents one, other;
        const Extents ofB = extentsOf(*each.view, b, pictureSizes[1]);
        const std::string& id = each.view->id;
        const bool colours = id == "heatmap" || id == "similarity" || id == "grid" || id == "offset-map";
        const bool heights =
            id == "waves" || id == "components" || id == "distance" || id == "spectrum" || id == "precision";
        const auto shared = [=](const QString& name) {
            return (colours && name.startsWith(QStringLiteral("colours"))) ||
                   (heights && name.startsWith(QStringLiteral("axis")) &&
                    name.endsWith(QStringLiteral("upright")));
        };
        for (const auto& [name, range] : ofA.ranges)
            if (shared(name)) one.ranges[name] = range;
        for (const auto& [name, range] : ofB.ranges)
            if (shared(name)) other.ranges[name] = range;
        QStringList all = differencesOf(one, other);
        for (QString& complaint : all)
            complaint.prepend(QStringLiteral("A and B: "));
        return all;
    }
};

POSISCOPE_WINDOW_TEST(TestSizeLaw)
#include "tst_sizelaw.moc"
