// SPDX-License-Identifier: GPL-3.0-or-later
// Laws that every registered view keeps.
#include <QTest>
#include <set>

#include "core/encodings/precisionparameters.h"
#include "core/parameters/keys.h"
#include "tests/support/residentmemory.h"
#include "tests/support/rows.h"
#include "tests/support/strict.h"
#include "tests/ui/configfile.h"
#include "tests/ui/windowfixture.h"
#include "ui/export/figure.h"
#include "ui/translation/translated.h"

using namespace posiscope;

namespace {

Snapshot snapshotOf(std::int64_t rows, std::int64_t columns, std::int64_t first = 0, bool zero = false,
                    const char* layout = "interleaved") {
    State state = defaultState();
    state.set(keys::maxLen, rows);
    state.set(keys::dModel, columns);
    state.set(keys::firstPosition, first);
    state.set(keys::zeroFirstRow, zero);
    state.set(keys::layout, std::string(layout));
    repair(state);
    return makeSnapshot(state);
}

/// The encoding that the view shows, with as many positions.
Snapshot snapshotFor(const std::string& view, Snapshot snapshot) {
    if (whyUnavailable(*findViewType(view), snapshot).empty()) return snapshot;
    State state = snapshot.state;
    if (view == "layers") {
        nameConfig(state);
        return makeSnapshot(state);
    }
    if (view == "tokens") {
        chooseEncoding(state, *findEncoding("rope-axes"));
        repair(state);
        return makeSnapshot(state);
    }
    if (view == "precision") {
        state.set(keys::precision, std::string("custom"));
        for (const char* stage : {"precision_frequency", "precision_table"})
            state.values.set(stage, Value(std::string("bfloat16")));
        return makeSnapshot(state);
    }
    state.set(keys::encoding, std::string("alibi"));
    repair(state);
    return makeSnapshot(state);
}

QImage draw(const std::string& view, const Snapshot& snapshot, bool dark = false, bool heading = false) {
    FigureRequest request;
    request.snapshot = snapshot;
    request.panes = {{view, {}}};
    request.theme = &Theme::named(dark ? "dark" : "light");
    request.size = {640, 400};
    request.heading = heading;
    return renderImage(request).value();
}

/// The number of colours in a picture: a blank one has one.
std::size_t colours(const QImage& image) {
    std::set<QRgb> all;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            all.insert(image.pixel(x, y));
    return all.size();
}

}  // namespace

class TestViews : public StrictTest {
    Q_OBJECT

    static void everyView() { eachId("id", viewTypes()); }

 private slots:
    /// The command line has options where the window has menus, whatever cannot be shown of whatever
    /// encoding.
    void reasonsSpeakOfOptions_data() { everyView(); }
    void reasonsSpeakOfOptions() {
        QFETCH(QString, id);
        for (const Encoding* encoding : encodings()) {
            State state = defaultState();
            chooseEncoding(state, *encoding);
            repair(state);
            const Snapshot snapshot = makeSnapshot(state);
            std::string said = whyUnavailable(*findViewType(id.toStdString()), snapshot).english();
            for (const Text& note : snapshot.model->notes())
                said += note.english();
            for (const char* menu : {"menu", "▸", "Choose "})
                QVERIFY2(said.find(menu) == std::string::npos, (encoding->id + ": " + said).c_str());
        }
    }

    void isNamedOnceAndSaysWhatItIs() {
        std::set<std::string> ids;
        for (const ViewType* type : viewTypes()) {
            QVERIFY(ids.insert(type->id).second);
            QVERIFY(!type->name.empty());
            QVERIFY(!type->summary.empty());
            QVERIFY2(!themedIcon(type->icon, Qt::black).isNull(), type->id.c_str());
            QCOMPARE(findViewType(type->id), type);
        }
        QVERIFY(findViewType("no such view") == nullptr);
    }

    void drawsSomethingAtEverySize_data() {
        addColumns<QString, qint64, qint64, qint64, bool, QString>("id", "rows", "columns", "first", "zero",
                                                                   "layout");
        for (const ViewType* type : viewTypes()) {
            const auto id = QString::fromStdString(type->id);
            QTest::addRow("%s default", type->id.c_str())
                << id << qint64{256} << qint64{128} << qint64{0} << false << "interleaved";
            QTest::addRow("%s one cell", type->id.c_str())
                << id << qint64{1} << qint64{1} << qint64{0} << false << "interleaved";
            QTest::addRow("%s one zero cell", type->id.c_str())
                << id << qint64{1} << qint64{1} << qint64{0} << false << "half-split";
            QTest::addRow("%s one row", type->id.c_str())
                << id << qint64{1} << qint64{64} << qint64{2} << true << "interleaved";
            QTest::addRow("%s two dimensions", type->id.c_str())
                << id << qint64{50} << qint64{2} << qint64{1} << false << "half-split";
            QTest::addRow("%s odd", type->id.c_str())
                << id << qint64{999} << qint64{77} << qint64{5} << true << "interleaved";
            QTest::addRow("%s large", type->id.c_str())
                << id << qint64{1048576} << qint64{1024} << qint64{0} << false << "interleaved";
            QTest::addRow("%s longest", type->id.c_str())
                << id << qint64{16777216} << qint64{64} << qint64{16777216} << false << "half-split";
            // A thousand billion cells: a loop over all of them would not end.
            QTest::addRow("%s largest", type->id.c_str())
                << id << qint64{16777216} << qint64{65536} << qint64{0} << false << "interleaved";
        }
    }
    void drawsSomethingAtEverySize() {
        const auto [id, rows, columns, first, zero, layout] =
            fetchRow<QString, qint64, qint64, qint64, bool, QString>();
        const Snapshot snapshot = snapshotFor(
            id.toStdString(), snapshotOf(rows, columns, first, zero, layout.toLatin1().constData()));
        QVERIFY(colours(draw(id.toStdString(), snapshot)) > 5);
        const std::unique_ptr<View> view(findViewType(id.toStdString())->create(nullptr));
        QVERIFY(!view->subtitle(snapshot).isEmpty());
        QVERIFY(view->description(snapshot).size() > 20);
    }

    void memoryDoesNotGrowWithTheTable_data() { everyView(); }
    void memoryDoesNotGrowWithTheTable() {
        QFETCH(QString, id);
        const std::string view = id.toStdString();
        draw(view, snapshotFor(view, snapshotOf(256, 128)));  // fonts, colour maps and the like
        const ResidentMemory memory;
        if (!memory.counts()) QSKIP("what was resident at most is not told here");
        const double before = ResidentMemory::mostMegabytes();
        draw(view, snapshotFor(view, snapshotOf(16777216, 8192)));
        const double more = ResidentMemory::mostMegabytes() - before;
        // A column of this table would take 128 MB, and a number for each pair of dimensions 512 MB.
        constexpr double most = 24;
        QVERIFY2(more < most, qPrintable(QStringLiteral("%1 MB more").arg(more)));
    }

    void lightAndDarkDiffer_data() { everyView(); }
    void lightAndDarkDiffer() {
        QFETCH(QString, id);
        const Snapshot snapshot = snapshotFor(id.toStdString(), snapshotOf(256, 128));
        const QImage light = draw(id.toStdString(), snapshot, false);
        const QImage dark = draw(id.toStdString(), snapshot, true);
        QVERIFY(light != dark);
        QCOMPARE(QColor(light.pixel(1, 398)), Theme::light().card);
        QCOMPARE(QColor(dark.pixel(1, 398)), Theme::dark().card);
    }

    void theSameStateGivesTheSamePicture_data() { everyView(); }
    void theSameStateGivesTheSamePicture() {
        QFETCH(QString, id);
        QVERIFY(draw(id.toStdString(), snapshotOf(256, 128)) == draw(id.toStdString(), snapshotOf(256, 128)));
    }

    void dataHasTheShapeThatTheCommandLinePromises() {
        State state = defaultState();
        state.set(keys::maxLen, std::int64_t{30});
        state.set(keys::dModel, std::int64_t{24});
        repair(state);
        const Snapshot snapshot = makeSnapshot(state);
        // Of the chosen clocks, the pairs 0, 11 and 24, there are two.
        const std::map<std::string, std::pair<std::int64_t, std::int64_t>> shapes{
            {"heatmap", {30, 24}},    {"waves", {30, 4}},    {"similarity", {30, 30}}, {"grid", {5, 5}},
            {"offset-map", {24, 24}}, {"spectrum", {12, 4}}, {"components", {30, 3}},  {"sentence", {6, 24}},
            {"counting", {30, 13}},   {"clocks", {2, 7}}};
        for (const ViewType* type : viewTypes()) {
            if (!whyUnavailable(*type, snapshot).empty()) continue;
            const auto shape = shapes.find(type->id);
            QCOMPARE(static_cast<bool>(type->data), shape != shapes.end());
            if (shape == shapes.end()) continue;
            const Dataset data = type->data(snapshotFor(type->id, snapshot));
            QCOMPARE(data.field->rows(), shape->second.first);
            QCOMPARE(data.field->columns(), shape->second.second);
        }
    }

    void theHeadingCanBeLeftOut() {
        const Snapshot snapshot = snapshotOf(64, 32);
        QVERIFY(draw("heatmap", snapshot, false, true) != draw("heatmap", snapshot, false, false));
    }

    void aSharperFileHasTheSamePicture() {
        FigureRequest request;
        request.snapshot = snapshotOf(40, 20);
        request.panes = {{"heatmap", {}}};
        request.size = {640, 400};
        const QImage once = renderImage(request).value();
        request.scale = 2;
        const QImage twice = renderImage(request).value();
        QCOMPARE(twice.size(), once.size() * 2);
        // In the middle of a cell both have the same colour.
        for (const QPoint at : {QPoint(200, 200), QPoint(320, 150), QPoint(100, 300)})
            QCOMPARE(twice.pixel(at * 2), once.pixel(at));
    }
};

POSISCOPE_WINDOW_TEST(TestViews)
#include "tst_views.moc"
