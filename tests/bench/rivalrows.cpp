// SPDX-License-Identifier: GPL-3.0-or-later
// Comparisons with common tools: NumPy's tutorial code, matplotlib, QCustomPlot's own colour map.
#include <QJsonDocument>
#include <QJsonObject>
#include <cmath>

#include "tests/bench/benchwindow.h"
#include "tests/bench/child.h"
#include "tests/bench/colormaprival.h"
#include "tests/bench/filling.h"

namespace bench {

namespace {

constexpr Size size{8192, 1024};

/// The best time of a script, which times itself. Beside other work it is still that of the script alone.
Sampler script(const QString& name, const QStringList& modules, const QStringList& more = {},
               const QStringList& environment = {}) {
    return [=] {
        const QStringList words{QString::number(size.maxLen), QString::number(size.dModel)};
        const QByteArray printed = runPython(name, modules, words + more, environment);
        return QJsonDocument::fromJson(printed).object()["best"].toDouble();
    };
}

/// The best of some calls: what they take alone, also beside other work.
Sampler bestOf(int calls, Sampler sampler) {
    return [=] {
        double best = HUGE_VAL;
        for (int n = 0; n < calls; ++n)
            best = std::min(best, sampler());
        return best;
    };
}

/// Restricts NumPy to AVX2, for which the limits are. With AVX-512 its sines are three times as fast.
const QString& withoutAvx512() {
    static const QString setting = QStringLiteral(
        "NPY_DISABLE_CPU_FEATURES=AVX512F AVX512CD AVX512_SKX AVX512_CLX AVX512_CNL AVX512_ICL");
    return setting;
}

/// A variant of tutorial.py, with its description. Only the comparison with AVX2 has a limit.
template <class T>
Row tutorialRow(const QString& variant, const QString& how, bool avx2) {
    return {.what = QStringLiteral("float%1 table %2, times faster than NumPy's tutorial code %3")
                        .arg(8 * sizeof(T))
                        .arg(sizeText(size), how),
            .unit = QStringLiteral("ms"),
            .demands = {avx2 ? Demand{Statistic::median, 25} : Demand{}},
            .ours = bestOf(20, filling(sharedBuffer<T>(size.maxLen * size.dModel), size)),
            .rivalName = QStringLiteral("NumPy"),
            .rival = script(QStringLiteral("tutorial.py"), {QStringLiteral("numpy")}, {variant},
                            avx2 ? QStringList{withoutAvx512()} : QStringList{}),
            .atLeast = true};
}

Row frameRow(Shared<BenchWindow> window, const QString& rivalName, const QString& doing, Sampler rival) {
    return {.what = QStringLiteral("encoding table %1, times faster than %2 %3")
                        .arg(sizeText(size), rivalName, doing),
            .unit = QStringLiteral("ms"),
            .demands = {{}},
            .ours = paneFrames(window, "heatmap", size, Drag::base),
            .rivalName = rivalName,
            .rival = std::move(rival),
            .atLeast = true};
}

}  // namespace

std::vector<Group> rivalRows(const Options& options) {
    const Shared<BenchWindow> window(
        [] { return std::make_unique<BenchWindow>("heatmap", QSize(1600, 900)); });
    const Shared<ColormapRival> colormap([] { return std::make_unique<ColormapRival>(size); });
    const QString ofQt = QStringLiteral("QCPColorMap");
    const Sampler imshow =
        script(QStringLiteral("imshow.py"), {QStringLiteral("numpy"), QStringLiteral("matplotlib")});
    Group maps{.repetitions = options.repetitions(25), .rows = {}};
    maps.rows = {
        frameRow(window, ofQt, QStringLiteral("drawing a table it has"), [=] { return colormap->replot(); }),
        frameRow(window, ofQt, QStringLiteral("with a table computed anew"),
                 [=] { return colormap->change(); })};
    Group python{.repetitions = options.repetitions(5), .fewest = 3, .rows = {}};
    python.rows = {
        tutorialRow<double>(QStringLiteral("float64"), QStringLiteral("with AVX2"), true),
        tutorialRow<float>(QStringLiteral("float32"), QStringLiteral("cast at its end, with AVX2"), true),
        tutorialRow<double>(QStringLiteral("float64"), QStringLiteral("as installed"), false),
        tutorialRow<float>(QStringLiteral("all-float32"), QStringLiteral("all in float32, as installed"),
                           false),
        frameRow(window, QStringLiteral("matplotlib"), QStringLiteral("imshow with new data"), imshow)};
    return {maps, python};
}

}  // namespace bench
