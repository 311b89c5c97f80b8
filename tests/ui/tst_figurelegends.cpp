// SPDX-License-Identifier: GPL-3.0-or-later
// A small figure says what each of its lines and colours means.
#include <QRegularExpression>

#include "core/parameters/viewkeys.h"
#include "tests/support/encodingof.h"
#include "tests/support/rows.h"
#include "tests/support/strict.h"
#include "tests/support/tablebytes.h"
#include "tests/ui/figurelaws.h"
#include "ui/translation/language.h"

using namespace posiscope;

namespace {

std::vector<Painted> painted(const FigureRequest& request) {
    PaintRecord record(request.size);
    if (const auto failure = paintFigure(request, record, {})) qFatal("%s", failure->text.english().c_str());
    return record.all();
}

/// A letter of another face is an element of its own.
QStringList linesOf(const std::vector<Painted>& all) {
    QStringList lines;
    for (const Painted& each : all) {
        if (each.kind != Painted::Kind::words) continue;
        if (each.continues && !lines.isEmpty())
            lines.back() += each.text;
        else
            lines << each.text;
    }
    return lines;
}

FigureRequest smallFigure(const char* encoding, const char* view, const QString& size) {
    FigureRequest request = *figureOf(*findEncoding(encoding), *findViewType(view), size);
    request.scale = 1;
    request.heading = false;
    return request;
}

void set(FigureRequest& request, const Given& settings) {
    State state = request.snapshot.state;
    for (const auto& [key, value] : settings)
        state.values.set(key, value);
    repair(state);
    request.snapshot = makeSnapshot(state);
}

QStringList complaintsAbout(const FigureRequest& request) {
    return complaintsAbout(painted(request), request.size, request.inchesPerPixel * 72);
}

const QColor& masked() {
    return Theme::light().masked;
}

/// How many areas of that colour explain it: those beside the plots' images.
qsizetype blocksOf(const std::vector<Painted>& all, const QColor& colour) {
    return std::ranges::count_if(
        all, [&](const Painted& each) { return each.kind == Painted::Kind::fill && each.colour == colour; });
}

/// The words that a line other than those of the grid goes through.
QStringList crossedWords(const std::vector<Painted>& all, const QColor& grid) {
    QStringList crossed;
    for (const Painted& words : all)
        for (const Painted& each : all)
            if (words.kind == Painted::Kind::words && each.kind == Painted::Kind::stroke &&
                each.colour != grid && goesThrough(each.points, words.box))
                crossed << words.text;
    return crossed;
}

}  // namespace

class TestFigureLegends : public StrictTest {
    Q_OBJECT

 private slots:
    void cleanup() { useLanguage(*findLanguage(QStringLiteral("en"))); }

    /// A figure of errors that is too narrow for facts beside its plots.
    void errors_data() {
        addColumns<QString, QString, QString>("language", "pairs", "size");
        for (const char* language : {"en", "ru", "zh"})
            for (const char* pairs : {"all", "cursor"})
                for (const char* size : {"3.25x1.6in", "3.25x2.25in", "89x60mm", "5.5x2.2in"})
                    QTest::addRow("%s, %s, %s", language, pairs, size)
                        << QString(language) << QString(pairs) << QString(size);
    }
    void errors() {
        const auto [language, pairs, size] = fetchRow<QString, QString, QString>();
        useLanguage(*findLanguage(language));
        FigureRequest request = smallFigure("rope", "precision", size);
        const bool one = pairs == QLatin1String("cursor");
        set(request, {{"error_pairs", pairs.toStdString()}, {"dimension", std::int64_t{6}}});
        const auto translated = [](const char* words) {
            return QCoreApplication::translate("PrecisionView", words);
        };
        QStringList words{translated("root mean square"), translated("least to largest"),
                          translated("error wanted"), translated("RMS, max")};
        if (one) words << QStringLiteral("i = 6");
        const QStringList lines = linesOf(painted(request));
        for (const QString& word : words)
            QVERIFY2(lines.contains(word), qPrintable(word + u'\n' + lines.join(u'\n')));
        const QStringList complaints = complaintsAbout(request);
        QVERIFY2(complaints.isEmpty(), qPrintable(complaints.join(u'\n')));
        request.look.legend = false;
        QVERIFY(!linesOf(painted(request)).contains(words.front()));
    }

    /// In a small figure no line and no dot crosses the legend of a scaled spectrum.
    void scaling_data() {
        addColumns<QString>("size");
        for (const char* size : {"3.25x1.6in", "3.25x2.25in", "89x60mm", "6.75x2.5in"})
            QTest::addRow("%s", size) << QString(size);
    }
    void scaling() {
        const auto [size] = fetchRow<QString>();
        FigureRequest request = smallFigure("rope", "spectrum", size);
        set(request, {{"scaling", std::string("yarn")}, {"max_len", std::int64_t{4096}}});
        const std::vector<Painted> all = painted(request);
        for (const char* word : {"with scaling", "without"}) {
            const auto entry = std::ranges::find_if(
                all, [&](const Painted& each) { return each.text == QLatin1String(word); });
            QVERIFY(entry != all.end());
            for (const Painted& each : all)
                QVERIFY(each.kind != Painted::Kind::stroke || !goesThrough(each.points, entry->box));
        }
        QCOMPARE(crossedWords(all, request.theme->grid), QStringList());
        FigureParts parts;
        request.look.legend = false;
        QVERIFY(!linesOf(painted(request)).contains(QStringLiteral("with scaling")));
        QVERIFY(static_cast<bool>(renderImage(request, &parts)));
        QVERIFY(parts.legend);
    }

    /// Where reference lines are close to each other, those without room for their words are left out.
    void closeLines() {
        FigureRequest request = smallFigure("rope", "distance", QStringLiteral("3.25x4in"));
        set(request, {{"scaling", std::string("yarn")}});
        request.panes = {{"distance", {}}, {"spectrum", {}}};
        request.grid = {2, 1};
        request.letters = true;
        request.heading = true;
        const std::vector<Painted> all = painted(request);
        QCOMPARE(crossedWords(all, request.theme->grid), QStringList());
        const QString words = linesOf(all).join(u'\n');
        qsizetype explained = 0;
        // The line of max_len may say no more than how many pairs are below it.
        for (const char* label :
             {"2: the shortest", "max_len = |\\d of \\d+ pairs(?! complete)", "original", "new"})
            explained += words.contains(QRegularExpression(QLatin1String(label))) ? 1 : 0;
        QVERIFY(explained > 0);
        QCOMPARE(std::ranges::count_if(all,
                                       [&](const Painted& each) {
                                           return each.kind == Painted::Kind::stroke &&
                                                  each.colour == request.theme->muted &&
                                                  each.points.size() == 2 &&
                                                  each.points[1].x() - each.points[0].x() > 100;
                                       }),
                 explained);
    }

    /// Frequencies that a program rounds are not scaled.
    void roundingIsNoScaling_data() {
        const Rows<QString, bool> row("scaling", "scaled");
        row("none", "none", false);
        row("linear", "linear", true);
    }
    void roundingIsNoScaling() {
        const auto [scaling, scaled] = fetchRow<QString, bool>();
        FigureRequest request = smallFigure("rope", "spectrum", QStringLiteral("3.25x2.25in"));
        set(request, {{"scaling", scaling.toStdString()}, {"precision", std::string("transformers-4.37")}});
        QCOMPARE(linesOf(painted(request)).contains(QStringLiteral("with scaling")), scaled);
        const std::unique_ptr<View> view(findViewType("spectrum")->create(nullptr));
        QCOMPARE(view->subtitle(request.snapshot).contains(QLatin1String("without scaling")), scaled);
    }

    /// Two panes in a column have their titles on fewer lines, before they have no room.
    void panesInAColumn() {
        FigureRequest request = smallFigure("rope", "precision", QStringLiteral("3.25x4in"));
        request.panes = {{"precision", {}}, {"spectrum", {}}};
        request.grid = {2, 1};
        request.letters = true;
        request.heading = true;
        const QStringList lines = linesOf(painted(request));
        QVERIFY2(lines.contains(QStringLiteral("root mean square")), qPrintable(lines.join(u'\n')));
        const QStringList complaints = complaintsAbout(request);
        QVERIFY2(complaints.isEmpty(), qPrintable(complaints.join(u'\n')));
    }

    /// Each colour bar below a way of counting has two numbers at least.
    void bars_data() {
        addColumns<QString, qint64>("size", "positions");
        for (const char* size : {"3.25x1.6in", "3.25x2.25in", "89x60mm", "5.5x2.2in", "1600x900"})
            for (const int positions : {2, 50, 256, 3000, 1'000'000})
                QTest::addRow("%s, %d", size, positions) << QString(size) << qint64(positions);
    }
    void bars() {
        const auto [size, positions] = fetchRow<QString, qint64>();
        FigureRequest request = smallFigure("sinusoidal", "counting", size);
        set(request, {{"max_len", std::int64_t{positions}}});
        const std::vector<Painted> all = painted(request);
        int count = 0;
        for (const Painted& bar : all) {
            constexpr double thick = 6, below = 18;
            if (bar.kind != Painted::Kind::image || bar.box.height() > thick) continue;
            ++count;
            const QRectF room(bar.box.left() - 1, bar.box.bottom(), bar.box.width() + 2, below);
            QStringList numbers;
            for (const Painted& each : all)
                if (each.kind == Painted::Kind::words && room.contains(each.box)) numbers << each.text;
            QVERIFY2(numbers.size() >= 2, qPrintable(numbers.join(u' ')));
        }
        QCOMPARE(count, 6);
        const QStringList complaints = complaintsAbout(request);
        QVERIFY2(complaints.isEmpty(), qPrintable(complaints.join(u'\n')));
    }

    /// Cells that are infinite are explained by the colour bar, or else by a legend.
    void maskedCells_data() {
        addColumns<QString>("size");
        for (const char* size : {"3.25x1.6in", "3.25x2.25in", "89x60mm", "6.75x2.5in", "1600x900"})
            QTest::addRow("%s", size) << QString(size);
    }
    void maskedCells() {
        const auto [size] = fetchRow<QString>();
        FigureRequest request = smallFigure("alibi", "bias", size);
        const QString inLegend = QStringLiteral("−∞ (masked)");
        set(request, {{"mask", std::string("causal")}});
        QVERIFY(linesOf(painted(request)).contains(QStringLiteral("−∞")));
        QVERIFY(!linesOf(painted(request)).contains(inLegend));
        request.look.colourBar = false;
        QVERIFY(linesOf(painted(request)).contains(inLegend));
        QCOMPARE(blocksOf(painted(request), masked()), 1);
        const QStringList complaints = complaintsAbout(request);
        QVERIFY2(complaints.isEmpty(), qPrintable(complaints.join(u'\n')));
        // The choice of a legend is one.
        request.look.legend = false;
        QVERIFY(!linesOf(painted(request)).contains(inLegend));
        FigureParts parts;
        QVERIFY(static_cast<bool>(renderImage(request, &parts)));
        QVERIFY(parts.legend);
        // Nothing is masked, and nothing explained.
        request.look.legend = true;
        set(request, {{"mask", std::string("none")}});
        QVERIFY(!linesOf(painted(request)).contains(inLegend));
    }

    /// A colour bar of several panes has the colours of its map alone.
    void sharedBars() {
        FigureRequest request = smallFigure("alibi", "bias", QStringLiteral("6.75x2.5in"));
        set(request, {{"mask", std::string("causal")}});
        request.panes = {{"bias", {}}, {"bias", {}}};
        request.grid = {1, 2};
        request.look.sharedColourBar = true;
        QCOMPARE(linesOf(painted(request)).count(QStringLiteral("−∞ (masked)")), 2);
        QCOMPARE(blocksOf(painted(request), masked()), 2);
    }

    /// A shared bar stands beside plots that square cells have made narrow.
    void sharedBarsStandBesidePlots_data() {
        addColumns<QString, bool>("view", "square");
        for (const char* view : {"heatmap", "offset-map"})
            for (const bool square : {true, false})
                QTest::addRow("%s, %s", view, square ? "square" : "free") << QString(view) << square;
    }
    void sharedBarsStandBesidePlots() {
        const auto [view, square] = fetchRow<QString, bool>();
        FigureRequest request = smallFigure("sinusoidal", "heatmap", QStringLiteral("6.75x2.5in"));
        set(request,
            {{"d_model", std::int64_t{64}}, {"max_len", std::int64_t{64}}, {"square_cells", square}});
        request.panes = {{"heatmap", {}}, {view.toStdString(), {}}};
        request.grid = {1, 2};
        request.paneTitles = false;
        request.look.sharedColourBar = true;
        double plots = 0, bar = 0;
        for (const Painted& each : painted(request)) {
            if (each.kind != Painted::Kind::image) continue;
            constexpr double narrow = 20;
            (each.box.width() < narrow ? bar : plots) =
                each.box.width() < narrow ? each.box.left() : std::max(plots, each.box.right());
        }
        QVERIFY2(plots + 5 < bar && bar < plots + 20,
                 qPrintable(QStringLiteral("%1 %2").arg(plots).arg(bar)));
        const QStringList complaints = complaintsAbout(request);
        QVERIFY2(complaints.isEmpty(), qPrintable(complaints.join(u'\n')));
    }

    /// Below each other plots have titles between them, which a bar must not cover.
    void sharedBarsHideNoTitle() {
        FigureRequest request = smallFigure("alibi", "bias", QStringLiteral("3.25x4in"));
        set(request, {{"square_cells", true}});
        request.panes = {{"bias", {}}, {"bias", {}}};
        request.grid = {2, 1};
        request.look.sharedColourBar = true;
        const std::vector<Painted> all = painted(request);
        for (const Painted& image : all)
            for (const Painted& words : all)
                QVERIFY2(image.kind != Painted::Kind::image || words.kind != Painted::Kind::words ||
                             !image.box.intersects(words.box),
                         qPrintable(words.text));
    }

    /// A bar below its picture has no room for more than its numbers.
    void countedTables() {
        Folder folder;
        constexpr double infinity = std::numeric_limits<double>::infinity();
        const std::string path = folder.write(
            "strange.npy",
            npyFile("<f8", "(4, 2)",
                    bytesOfAll(std::vector<double>{1, std::nan(""), infinity, -1, 0.5, -infinity, 0, 1})));
        FigureRequest request = smallFigure("sinusoidal", "counting", QStringLiteral("3.25x2.25in"));
        request.snapshot = makeSnapshot(stateOf(
            "table",
            {{"table_file", path}, {"table_rows", std::int64_t{4}}, {"table_columns", std::int64_t{2}}}));
        const QStringList lines = linesOf(painted(request));
        QVERIFY2(lines.contains(QStringLiteral("NaN")) && lines.contains(QStringLiteral("±∞")),
                 qPrintable(lines.join(u'\n')));
        QCOMPARE(blocksOf(painted(request), masked()), 1);
        QCOMPARE(blocksOf(painted(request), Theme::light().notANumber), 1);
    }
};

POSISCOPE_WINDOW_TEST(TestFigureLegends)
#include "tst_figurelegends.moc"
