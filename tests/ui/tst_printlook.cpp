// SPDX-License-Identifier: GPL-3.0-or-later
// Figures in print: even margins, black type and axes, symbols in italics, and curves that differ without
// colour.
#include <QComboBox>
#include <QLineEdit>
#include <QRegularExpression>
#include <algorithm>
#include <array>
#include <map>

#include "core/base/colormap.h"
#include "core/parameters/keys.h"
#include "core/state/exportparameters.h"
#include "core/state/sweep.h"
#include "tests/support/paintrecord.h"
#include "tests/support/rows.h"
#include "tests/support/strict.h"
#include "tests/ui/windowfixture.h"
#include "ui/export/caption.h"
#include "ui/export/exportdialog.h"
#include "ui/export/figure.h"
#include "ui/export/pdfdate.h"
#include "ui/export/sizerows.h"
#include "ui/plot/axistitle.h"
#include "ui/style/colourvision.h"
#include "ui/views/shared/variantstyle.h"
#include "ui/views/shared/wavecolours.h"

using namespace posiscope;

namespace {

constexpr double pointsPerInch = 72;

FigureRequest figureOf(const std::string& view, const char* encoding, const PictureMeasure& measure) {
    const State state = encodingState(encoding, {view});
    FigureRequest request;
    request.snapshot = makeSnapshot(state);
    request.panes = state.arrangement.panes;
    request.theme = &Theme::print();
    request.heading = false;
    setMeasure(request, measure);
    return request;
}

/// How far from each edge the outermost pixel is that is not white, in points: left, top, right, below.
std::array<double, 4> marginsOf(const QImage& image, double pointsPerPixel) {
    int left = image.width(), top = image.height(), right = -1, below = -1;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x) {
            if (qGray(image.pixel(x, y)) > 250) continue;
            left = std::min(left, x);
            right = std::max(right, x);
            top = std::min(top, y);
            below = std::max(below, y);
        }
    return {left * pointsPerPixel, top * pointsPerPixel, (image.width() - 1 - right) * pointsPerPixel,
            (image.height() - 1 - below) * pointsPerPixel};
}

std::vector<Painted> painted(const FigureRequest& request) {
    PaintRecord record(request.size);
    if (const auto failure = paintFigure(request, record, {})) qFatal("%s", failure->text.english().c_str());
    return record.all();
}

/// Whether two colours can be told apart on grey paper, or by everybody.
bool differ(const QColor& a, const QColor& b) {
    constexpr std::array visions{ColourVision::protanopia, ColourVision::deuteranopia,
                                 ColourVision::tritanopia};
    constexpr double luminance = 0.15, colour = 10;
    return std::abs(luminanceOf(a) - luminanceOf(b)) >= luminance ||
           std::ranges::all_of(visions, [&](ColourVision vision) {
               return differenceOf(seenWith(vision, a), seenWith(vision, b)) >= colour;
           });
}

const SizePreset& preset(const char* id) {
    return *std::ranges::find(sizePresets(), QString::fromLatin1(id), &SizePreset::id);
}

}  // namespace

class TestPrintLook : public StrictTest {
    Q_OBJECT

 private slots:
    /// Of every view that fills its room. What does not (dials, square cells) stands in the middle.
    void margins_data() {
        const Rows<QString, QString, QString> row("view", "encoding", "preset");
        for (const char* size : {"column", "text", "nature"}) {
            for (const char* view : {"heatmap", "similarity", "waves", "spectrum", "components"})
                row(qPrintable(QStringLiteral("%1 %2").arg(view, size)), view, "sinusoidal", size);
            row(qPrintable(QStringLiteral("distance %1").arg(size)), "distance", "alibi", size);
            row(qPrintable(QStringLiteral("bias %1").arg(size)), "bias", "alibi", size);
            row(qPrintable(QStringLiteral("precision %1").arg(size)), "precision", "sinusoidal", size);
            row(qPrintable(QStringLiteral("rotation %1").arg(size)), "rotation", "rope", size);
        }
    }
    void margins() {
        const auto [view, encoding, size] = fetchRow<QString, QString, QString>();
        const PictureMeasure measure = preset(qPrintable(size)).measure;
        const auto image = renderImage(figureOf(view.toStdString(), qPrintable(encoding), measure));
        QVERIFY(image);
        const auto margins = marginsOf(*image, pointsPerInch / measure.dotsPerInch());
        const auto [left, top, right, below] = margins;
        QVERIFY2(std::abs(left - right) <= 2, qPrintable(QStringLiteral("%1 and %2").arg(left).arg(right)));
        QVERIFY2(std::abs(top - below) <= 2, qPrintable(QStringLiteral("%1 and %2").arg(top).arg(below)));
        if (view == QLatin1String("precision") || view == QLatin1String("rotation")) return;
        for (const double margin : margins)
            QVERIFY2(margin <= 4 && std::abs(margin - left) <= 2, qPrintable(QString::number(margin)));
    }

    void typeIsBlack() {
        for (const char* view : {"heatmap", "waves", "spectrum", "similarity"})
            for (const Painted& each : painted(figureOf(view, "sinusoidal", preset("column").measure)))
                if (each.kind == Painted::Kind::words) QCOMPARE(each.colour, QColor(Qt::black));
    }

    void symbols_data() {
        const Rows<QString, QStringList> row("title", "symbols");
        row("position", "position p", QStringList{"p"});
        row("table", "PE(p, j)", (QStringList{"p", "j"}));
        row("wavelength", "wavelength 2π/ω (positions)", QStringList{"ω"});
        row("number", "to p = 128", QStringList{"p"});
        row("Chinese", "位置 p", QStringList{"p"});
        row("Russian words of one letter", "с позиции p к q", (QStringList{"p", "q"}));
        row("none", "wavelength of A ÷ wavelength of B", QStringList{});
    }
    void symbols() {
        const auto [title, symbols] = fetchRow<QString, QStringList>();
        QString all;
        QStringList found;
        for (const TitlePart& part : partsOfTitle(title)) {
            all += part.text;
            if (part.symbol) found << part.text;
        }
        QCOMPARE(all, title);
        QCOMPARE(found, symbols);
    }

    /// Waves that are drawn together differ on grey paper, or for every colour vision, or by their dashes.
    void wavesDiffer_data() {
        const Rows<Indices, QString> row("dimensions", "theme");
        for (const char* theme : {"print", "light", "dark"}) {
            const auto add = [&](const char* name, const Indices& all) {
                row(qPrintable(QStringLiteral("%1, %2").arg(name, theme)), all, theme);
            };
            add("one pair", {4, 5});
            add("two pairs", {4, 5, 22, 23});
            add("three pairs", {4, 5, 22, 23, 60, 61});
            add("four pairs", {0, 1, 10, 11, 22, 23, 60, 61});
        }
    }
    void wavesDiffer() {
        const auto [dimensions, theme] = fetchRow<Indices, QString>();
        State state = encodingState("sinusoidal", {"waves"});
        state.set(keys::dimensions, dimensions);
        FigureRequest request;
        request.snapshot = makeSnapshot(state);
        request.panes = {{"waves", {}}};
        request.theme = &Theme::named(theme.toStdString());
        request.size = {600, 400};
        // The strokes of a curve have one colour; the longest is a dash, or the curve.
        std::map<QString, double> longest;
        for (const Painted& each : painted(request)) {
            if (each.kind != Painted::Kind::stroke || each.colour.hsvSaturation() < 110) continue;
            double length = 0;
            for (qsizetype n = 1; n < each.points.size(); ++n)
                length += QLineF(each.points[n - 1], each.points[n]).length();
            longest[each.colour.name()] = std::max(longest[each.colour.name()], length);
        }
        QCOMPARE(longest.size(), dimensions.size());
        for (auto one = longest.begin(); one != longest.end(); ++one)
            for (auto other = std::next(one); other != longest.end(); ++other) {
                const double ratio =
                    std::max(one->second, other->second) / std::min(one->second, other->second);
                QVERIFY2(differ(QColor(one->first), QColor(other->first)) || ratio > 1.5,
                         qPrintable(QStringLiteral("%1 %2 and %3 %4")
                                        .arg(one->first)
                                        .arg(one->second)
                                        .arg(other->first)
                                        .arg(other->second)));
            }
    }

    /// From the third curve on colour is not all that tells curves apart, in a window too.
    void dashesFromTheThird() {
        for (const Theme* look : {&Theme::print(), &Theme::named("light"), &Theme::named("dark")})
            for (std::size_t n = 0; n < 6; ++n)
                QVERIFY(dashOfCurve(*look, n) != dashOfCurve(*look, n + (look->isPrint() ? 1 : 2)));
    }

    /// A legend beside its plot takes at most a seventh of the width; otherwise it stands above.
    void legends_data() {
        const Rows<QString, QString, QString> row("view", "encoding", "preset");
        for (const char* size : {"column", "text", "nature", "page", "a4"}) {
            row(qPrintable(QStringLiteral("waves %1").arg(size)), "waves", "sinusoidal", size);
            row(qPrintable(QStringLiteral("distance %1").arg(size)), "distance", "alibi", size);
            row(qPrintable(QStringLiteral("components %1").arg(size)), "components", "sinusoidal", size);
        }
    }
    void legends() {
        const auto [view, encoding, size] = fetchRow<QString, QString, QString>();
        static const QRegularExpression entry(QStringLiteral("^(\\d+ (sin|cos)|head \\d+|others|PC\\d.*)$"));
        const FigureRequest request =
            figureOf(view.toStdString(), qPrintable(encoding), preset(qPrintable(size)).measure);
        int entries = 0;
        double curvesTop = request.size.height();
        std::vector<QRectF> words;
        for (const Painted& each : painted(request)) {
            const QRectF stroke = each.points.boundingRect();
            if (each.kind == Painted::Kind::words && entry.match(each.text).hasMatch())
                words.push_back(each.box);
            if (each.kind == Painted::Kind::stroke && stroke.width() > 0.6 * request.size.width())
                curvesTop = std::min(curvesTop, stroke.top());
        }
        for (const QRectF& word : words) {
            const bool above = word.bottom() <= curvesTop + 1;
            QVERIFY2(above || 7 * (request.size.width() - word.left()) <= request.size.width(),
                     qPrintable(QStringLiteral("at %1 of %2").arg(word.left()).arg(request.size.width())));
            ++entries;
        }
        QVERIFY(entries >= 2);
    }

    /// One map for numbers of both signs is as good in grey.
    void aSignedMapIsMonotone() {
        const Colormap* const map = findColormap("blue-amber");
        QVERIFY(map != nullptr && map->diverging);
        double before = -1;
        for (const auto& [red, green, blue] : map->colours) {
            const double luminance = luminanceOf(QColor(red, green, blue));
            QVERIFY(luminance > before);
            before = luminance;
        }
    }

    void variantsDiffer() {
        for (std::size_t count = 2; count <= 9; ++count)
            for (std::size_t a = 0; a < count; ++a)
                for (std::size_t b = a + 1; b < count; ++b) {
                    const VariantStyle one = variantStyle(Theme::print(), a, count);
                    const VariantStyle other = variantStyle(Theme::print(), b, count);
                    QVERIFY2(differ(one.colour, other.colour) || one.dashed != other.dashed,
                             qPrintable(QStringLiteral("%1 and %2 of %3").arg(a).arg(b).arg(count)));
                }
    }

    /// Waves of a sweep in one plot: each pair of curves differs by colour or by dashes.
    void wavesOfSweepsDiffer_data() {
        const Rows<QString, Indices, QString> row("bases", "dimensions", "theme");
        for (const char* theme : {"print", "light", "dark"}) {
            const auto add = [&](const char* bases, const Indices& dimensions) {
                row(qPrintable(
                        QStringLiteral("%1, %2 dimensions, %3").arg(bases).arg(dimensions.size()).arg(theme)),
                    bases, dimensions, theme);
            };
            add("base=100,1000,10000", {4, 5});
            add("base=100,1000,10000,100000", {4, 5, 22, 23});
            add("base=100,1000,10000,100000,1000000", {4, 5});
            add("base=100,300,1000,3000,10000,30000,100000,300000,1000000", {4, 5});
            add("base=100,300,1000,3000,10000,30000,100000,300000,1000000", {4});
        }
    }
    void wavesOfSweepsDiffer() {
        const auto [bases, dimensions, name] = fetchRow<QString, Indices, QString>();
        const Theme& theme = Theme::named(name.toStdString());
        State state = encodingState("sinusoidal", {"waves"});
        state.set(keys::dimensions, dimensions);
        const std::string rules[] = {bases.toStdString()}, views[] = {"waves"};
        QVERIFY(!setSweep(state, rules, {}, views));
        const Snapshot snapshot = snapshotOf(makeSnapshot(state), Subject::both);
        const std::size_t count = shownModels(snapshot).size();
        struct Look {
            QColor colour;
            Dash dash;
        };
        std::vector<Look> looks;
        for (std::size_t place = 0; place < count; ++place)
            for (const std::int64_t j : dimensions)
                looks.push_back(
                    {variantStyle(theme, place, count).colour, dashOfWave(snapshot, theme, j, place)});
        for (std::size_t a = 0; a < looks.size(); ++a)
            for (std::size_t b = a + 1; b < looks.size(); ++b)
                QVERIFY2(looks[a].dash != looks[b].dash || differ(looks[a].colour, looks[b].colour),
                         qPrintable(QStringLiteral("%1 and %2").arg(a).arg(b)));
    }

    /// CIELAB of the primaries of sRGB under D65 (Lindbloom): red 53.24, 80.09, 67.20; green 87.73,
    /// −86.18, 83.18; blue 32.30, 79.19, −107.86.
    void differences_data() {
        const Rows<QColor, QColor, double> row("a", "b", "difference");
        row("red and green", QColor("#ff0000"), QColor("#00ff00"), 170.57);
        row("red and blue", QColor("#ff0000"), QColor("#0000ff"), 176.31);
        row("white and black", QColor("#ffffff"), QColor("#000000"), 100.0);
    }
    void differences() {
        const auto [a, b, difference] = fetchRow<QColor, QColor, double>();
        QVERIFY2(std::abs(differenceOf(a, b) - difference) < 0.05,
                 qPrintable(QString::number(differenceOf(a, b))));
    }

    /// White, greys and black are seen as they are; a grey print keeps the luminance.
    void visions() {
        for (const auto vision : {ColourVision::grey, ColourVision::protanopia, ColourVision::deuteranopia,
                                  ColourVision::tritanopia})
            for (const char* colour : {"#ffffff", "#808080", "#000000"})
                QVERIFY(differenceOf(seenWith(vision, QColor(colour)), QColor(colour)) < 0.5);
        const QColor grey = seenWith(ColourVision::grey, QColor("#0072b2"));
        QCOMPARE(grey.red(), grey.blue());
        QVERIFY(std::abs(luminanceOf(grey) - luminanceOf(QColor("#0072b2"))) < 0.005);
    }

    void presetsChooseIt_data() {
        const Rows<QString, QString, QString> row("window", "preset", "theme");
        row("column, dark window", "dark", "column", "print");
        row("journal, light window", "light", "nature", "print");
        row("slide, dark window", "dark", "slide", "dark");
        row("slide, light window", "light", "slide", "light");
    }
    void presetsChooseIt() {
        const auto [window, wanted, theme] = fetchRow<QString, QString, QString>();
        ExportDialog dialog(subject(window), nullptr);
        auto* const presets = dialog.findChild<QComboBox*>(QStringLiteral("preset"));
        presets->setCurrentIndex(presets->findData(wanted));
        QCOMPARE(dialog.choice().figure.theme->id, theme.toStdString());
        QCOMPARE(dialog.choice().memory.picture.theme, QString());  // nobody has chosen it
    }
    void aChosenThemeStays() {
        ExportDialog dialog(subject(QStringLiteral("light")), nullptr);
        auto* const themes = dialog.findChild<QComboBox*>(QStringLiteral("theme"));
        themes->setCurrentIndex(themes->findData(QStringLiteral("dark")));
        emit themes->activated(themes->currentIndex());
        auto* const presets = dialog.findChild<QComboBox*>(QStringLiteral("preset"));
        presets->setCurrentIndex(presets->findData(QStringLiteral("column")));
        QCOMPARE(dialog.choice().figure.theme->id, std::string("dark"));
        QCOMPARE(dialog.choice().memory.picture.theme, QStringLiteral("dark"));
    }
    void anEndingChoosesTheFormat() {
        ExportDialog dialog(subject(QStringLiteral("light")), nullptr);
        dialog.findChild<QLineEdit*>(QStringLiteral("path"))->setText(QStringLiteral("/tmp/figure.svg"));
        QCOMPARE(dialog.choice().format, QStringLiteral("svg"));
        QCOMPARE(dialog.choice().path, QStringLiteral("/tmp/figure.svg"));
    }

    void referenceLines() {
        FigureRequest request = figureOf("spectrum", "sinusoidal", preset("text").measure);
        const auto words = [&] {
            QStringList all;
            for (const Painted& each : painted(request))
                if (each.kind == Painted::Kind::words) all << each.text;
            return all.filter(QStringLiteral("pairs")).size();
        };
        QVERIFY(words() > 0);
        request.look.referenceLines = false;
        QCOMPARE(words(), 0);
    }

    void dates() {
        const QByteArray pdf("%PDF-1.4\n/CreationDate (D:20261129143212+01'00')\n/Producer");
        qunsetenv("SOURCE_DATE_EPOCH");
        QCOMPARE(atSourceDate(pdf), pdf);
        qputenv("SOURCE_DATE_EPOCH", "1700000000");
        const QByteArray dated = atSourceDate(pdf);
        qunsetenv("SOURCE_DATE_EPOCH");
        QCOMPARE(dated, QByteArray("%PDF-1.4\n/CreationDate (D:20231114221320Z)      \n/Producer"));
        QCOMPARE(dated.size(), pdf.size());
    }

    /// Each encoding that names a paper has its entry, with the same address.
    void papers() {
        for (const Encoding* encoding : encodings()) {
            const QStringList papers = papersOf(*encoding);
            const QString link = QString::fromStdString(encoding->citation.link);
            QCOMPARE(papers.isEmpty(), link.isEmpty());
            if (!link.isEmpty()) QVERIFY2(papers.join(u' ').contains(link), encoding->id.c_str());
            for (const QString& paper : papers)
                QCOMPARE(paper.count(u'{'), paper.count(u'}'));
        }
    }
    void captions() {
        State state = encodingState("rope", {"heatmap"});
        const QString caption = captionWithPapers(makeSnapshot(state), state.arrangement.panes);
        for (const char* word :
             {"Encoding table", "base", "Posiscope", "@misc{su2021roformer,", "2104.09864"})
            QVERIFY2(caption.contains(QLatin1String(word)), qPrintable(caption));
    }

 private:
    static ExportSubject subject(const QString& window) {
        const State state = encodingState("sinusoidal", {"heatmap"});
        ExportSubject subject{.what = ExportSubject::What::picture,
                              .heading = QStringLiteral("Export"),
                              .baseName = QStringLiteral("heatmap"),
                              .shown = {600, 400},
                              .figure = {},
                              .chosen = {0},
                              .numbers = {},
                              .memory = {}};
        subject.figure.snapshot = makeSnapshot(state);
        subject.figure.panes = state.arrangement.panes;
        subject.figure.theme = &Theme::named(window.toStdString());
        return subject;
    }
};

POSISCOPE_WINDOW_TEST(TestPrintLook)
#include "tst_printlook.moc"
