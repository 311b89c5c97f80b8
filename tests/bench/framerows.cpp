// SPDX-License-Identifier: GPL-3.0-or-later
// The time from a changed parameter to the pixels of one pane of 1600 × 900.
#include <cmath>

#include "core/base/colormap.h"
#include "core/encodings/positionlist.h"
#include "core/state/sweep.h"
#include "tests/bench/benchwindow.h"
#include "tests/bench/row.h"
#include "ui/plot/raster.h"
#include "ui/view/view.h"

namespace bench {

namespace {

namespace keys = posiscope::keys;

constexpr QSize pane(1600, 900);
constexpr int frames = 345;
constexpr double quiet = 3.5;  // ms, median of the reference frame on a quiet machine

struct Case {
    Size size;
    FrameLimits limits;
};

Shared<BenchWindow> paneWith(const std::string& view) {
    return Shared<BenchWindow>([=] { return std::make_unique<BenchWindow>(view, pane); });
}

/// The offset map does not depend on positions.
QString dimensionsText(Size size) {
    return QStringLiteral("d %1").arg(QString::fromStdString(posiscope::groupedDigits(size.dModel)));
}

/// Rows that share a window, one for each size.
Group viewRows(const Options& options, const QString& name, const std::string& view,
               const std::vector<Case>& cases, Drag drag, const posiscope::Edit& also = {}) {
    const auto window = paneWith(view);
    const Sampler reference = referenceFrames(window);
    Group group{.repetitions = options.repetitions(frames), .rows = {}};
    const QLatin1String changed(drag == Drag::base ? "base" : "max_len");
    for (const auto& [size, limits] : cases) {
        const QString which = view == "offset-map" ? dimensionsText(size) : sizeText(size);
        group.rows.push_back({.what = QStringLiteral("%1 %2, %3 changed").arg(name, which, changed),
                              .unit = QStringLiteral("ms"),
                              .demands = limits.demands(quiet),
                              .ours = paneFrames(window, view, size, drag, also),
                              .rivalName = QStringLiteral("reference"),
                              .rival = reference});
    }
    return group;
}

/// The part of a frame of the encoding table that is spent on the colours of its pixels. As in a drag, the
/// memory of the frame before is used again.
Row pictureRow(Size size) {
    return {.what = QStringLiteral("of which computing the picture %1").arg(sizeText(size)),
            .unit = QStringLiteral("ms"),
            .demands = {{}},
            .ours = [size, n = 0, raster = posiscope::RasterMeans(), image = QImage()]() mutable {
                const auto model = modelOf(size, 10000 * std::pow(1.08, ++n % 8));
                const posiscope::RasterWindow window{pane,
                                                     -0.5,
                                                     static_cast<double>(size.dModel) - 0.5,
                                                     -0.5,
                                                     static_cast<double>(size.maxLen) - 0.5,
                                                     false};
                const posiscope::RasterColours colours{-1, 1, posiscope::findColormap("rdbu")};
                return milliseconds([&] {
                    raster = posiscope::rasterMeans(model->table(), window, {}, std::move(raster.means));
                    posiscope::paintMeans(raster, colours, image);
                });
            }};
}

/// Rows of a list in place of consecutive ones.
posiscope::Edit listed(const char* positions) {
    return [positions](posiscope::State& state) { state.set(keys::positions, std::string(positions)); };
}

constexpr const char* pieces = "64 x 0..63";  // 4,096 rows
constexpr const char* scattered =
    "0..458745 step 7";  // 65,536 rows, none of which is a run with the next one

/// The exact picture of rows that are no runs, or the coarse one that comes before it, in its frame.
Row scatteredRow(const QString& name, const std::string& view, bool coarse) {
    const double mostMs = coarse ? 12 : 500;
    return {.what = QStringLiteral("%1 of 65,536 listed positions, d 512").arg(name),
            .unit = QStringLiteral("ms"),
            .demands = {{Statistic::median, mostMs}},
            .ours = [view, coarse] {
                posiscope::Values values = valuesOf({65'536, 512});
                values.set(keys::positions, std::string(scattered));
                const auto model = posiscope::encodings().front()->make(values);
                const auto field = view == "heatmap"
                                       ? std::shared_ptr<const posiscope::Field>(model, &model->table())
                                       : model->similarity()->matrix(posiscope::SimilarityKind::dot);
                const posiscope::RasterWindow window{pane,
                                                     -0.5,
                                                     static_cast<double>(field->columns()) - 0.5,
                                                     -0.5,
                                                     static_cast<double>(field->rows()) - 0.5,
                                                     false};
                posiscope::RasterMeans raster;
                return milliseconds([&] {
                    raster = coarse ? posiscope::coarseMeans(*field, window)
                                    : posiscope::rasterMeans(*field, window, {}, {});
                });
            }};
}

/// Eight dimensions from the fastest wave to the slowest.
void eightWaves(posiscope::State& state) {
    posiscope::Indices chosen;
    for (std::int64_t n = 0; n < 8; ++n)
        chosen.push_back(n * (state.get(keys::dModel) - 2) / 7 + n % 2);
    state.set(keys::dimensions, chosen);
}

/// A picture for each of nine bases.
void nineBases(posiscope::State& state) {
    state.variants.clear();
    const std::vector<std::string> rules{"base=100,300,1000,3000,10000,30000,100000,300000,1000000"};
    if (const auto failure = posiscope::setSweep(state, rules, {}, posiscope::viewIds()))
        throw std::runtime_error("the sweep was refused: " + failure->text.english());
    posiscope::showSweep(state, 0);
}

}  // namespace

std::vector<Group> frameRows(const Options& options) {
    const std::vector<Case> tables{{{256, 128}, {5.8, 8.3}},
                                   {{4096, 512}, {7, 10}},
                                   {{8192, 1024}, {8.2, 11}},
                                   {{1'048'576, 512}, {7, 10}},
                                   {{1'048'576, 8192}, {10, 13.5}}};
    Group picture{.repetitions = options.repetitions(60), .rows = {}};
    for (const Case& each : tables)
        picture.rows.push_back(pictureRow(each.size));
    return {
        viewRows(options, QStringLiteral("encoding table"), "heatmap", tables, Drag::base),
        picture,
        viewRows(
            options, QStringLiteral("similarity"), "similarity",
            {{{256, 512}, {6.8}}, {{4096, 512}, {11}}, {{65'536, 512}, {13.3}}, {{1'048'576, 512}, {12.6}}},
            Drag::maxLen),
        viewRows(options, QStringLiteral("offset map"), "offset-map",
                 {{{256, 128}, {6}}, {{256, 512}, {6.5}}, {{256, 2048}, {7.4}}, {{256, 8192}, {8.8}}},
                 Drag::base),
        viewRows(options, QStringLiteral("waves of 8 dimensions"), "waves",
                 {{{256, 128}, {13.8, 22}}, {{1'048'576, 512}, {17.8, 24.5}}}, Drag::base, eightWaves),
        // As long as a step of max_len in four panes may take.
        viewRows(options, QStringLiteral("nine encoding tables"), "heatmap", {{{4096, 512}, {11}}},
                 Drag::maxLen, nineBases),
        viewRows(options, QStringLiteral("nine similarities"), "similarity", {{{4096, 512}, {11}}},
                 Drag::maxLen, nineBases),
        viewRows(options, QStringLiteral("nine spectra"), "spectrum", {{{4096, 512}, {11}}}, Drag::maxLen,
                 nineBases),
        viewRows(options, QStringLiteral("nine pictures of waves"), "waves", {{{4096, 512}, {11}}},
                 Drag::maxLen, nineBases),
        viewRows(options, QStringLiteral("encoding table of 64 packed sequences"), "heatmap",
                 {{{4096, 512}, {7, 10}}}, Drag::base, listed(pieces)),
        viewRows(options, QStringLiteral("similarity of 64 packed sequences"), "similarity",
                 {{{4096, 512}, {11}}}, Drag::base, listed(pieces)),
        viewRows(options, QStringLiteral("encoding table of 65,536 listed positions"), "heatmap",
                 {{{65'536, 512}, {7, 10}}}, Drag::base, listed(scattered)),
        {.repetitions = options.repetitions(15),
         .rows = {scatteredRow(QStringLiteral("encoding table"), "heatmap", false),
                  scatteredRow(QStringLiteral("coarse encoding table"), "heatmap", true),
                  scatteredRow(QStringLiteral("similarity"), "similarity", false),
                  scatteredRow(QStringLiteral("coarse similarity"), "similarity", true)}}};
}

}  // namespace bench
