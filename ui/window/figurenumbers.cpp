// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/figurenumbers.h"

#include <algorithm>
#include <memory>

#include "core/analysis/figurecode.h"
#include "core/state/sweep.h"
#include "ui/plot/fieldplottable.h"
#include "ui/translation/translated.h"
#include "ui/views/multiples/multipleslayout.h"
#include "ui/views/shared/sidenames.h"
#include "ui/views/shared/wavecolours.h"
#include "ui/views/spectrum/spectrumplottable.h"
#include "ui/window/filename.h"

namespace posiscope {

namespace {

constexpr std::int64_t mostCurves = 64;

/// The view with its picture laid out, as in a window of that size.
std::unique_ptr<View> shownView(const ViewType& type, const Snapshot& snapshot, const Pane& pane,
                                const Theme& theme, QSize size) {
    const bool together = viewFormOf(type, snapshot) == ViewForm::together;
    std::unique_ptr<View> view(together ? type.together(nullptr) : type.create(nullptr));
    if (auto* plot = qobject_cast<QCustomPlot*>(view->widget())) plot->setViewport(QRect(QPoint(), size));
    view->show({std::make_shared<const Snapshot>(snapshot),
                theme,
                pane.viewport,
                false,
                false,
                {true, {}},
                {},
                snapshot.place.has_value()});
    return view;
}

FigureAxis axisOf(const QCPAxis& axis) {
    const bool reversed = axis.rangeReversed();
    const QCPRange range = axis.range();
    return {axis.label().toStdString(), reversed ? range.upper : range.lower,
            reversed ? range.lower : range.upper, axis.scaleType() == QCPAxis::stLogarithmic};
}

FigureMatrix matrixOf(FieldPlottable& plottable) {
    const FieldRequest& request = plottable.request();
    const QCPRange range = plottable.picture(Canvas(1.0)).range;
    return {request.field, request.firstRow, request.firstColumn, request.transposed,
            request.map,   range.lower,      range.upper,         scriptColour(request.theme->masked)};
}

/// A name that is no number says what the first column counts.
bool countsRows(const Dataset& data) {
    const std::string name = data.columnName(0);
    return data.field->columns() > 1 && (name.empty() || name.front() < '0' || name.front() > '9');
}

/// One position over all dimensions.
FigureCurve rowOf(const Field& field) {
    FigureCurve curve;
    for (std::int64_t column = 0; column < std::min(field.columns(), mostInMatplotlib + 1); ++column) {
        curve.x.push_back(static_cast<double>(column));
        curve.y.push_back(field.value(0, column));
    }
    return curve;
}

Result<std::vector<FigureCurve>> curvesOf(const Dataset& data, const Snapshot& snapshot) {
    if (data.prepare)
        if (auto failure = data.prepare([](double) { return true; })) return *failure;
    const Field& field = *data.field;
    if (field.rows() == 1 && !countsRows(data)) return std::vector{rowOf(field)};
    const bool counted = countsRows(data);
    const std::int64_t first = counted ? 1 : 0;
    if (field.columns() - first > mostCurves)
        return Error{{POSISCOPE_TR("core",
                                   "this figure has %1 curves, and a script holds at most %2: show fewer, or "
                                   "export the data as a file"),
                      {std::to_string(field.columns() - first), std::to_string(mostCurves)}},
                     ""};
    const std::int64_t rows = std::min(field.rows(), mostInMatplotlib + 1);  // more are refused anyway
    std::vector<FigureCurve> curves;
    for (std::int64_t column = first; column < field.columns(); ++column) {
        FigureCurve curve{data.columnName(column), {}, {}};
        for (std::int64_t row = 0; row < rows; ++row) {
            curve.x.push_back(counted ? field.value(row, 0) : snapshot.model->positions().at(row).value());
            curve.y.push_back(field.value(row, column));
        }
        curves.push_back(std::move(curve));
    }
    return curves;
}

FigurePaper paperOf(QSize size) {
    constexpr double perInch = 96, pointsOfLabels = 8.25;  // as in the window
    return {size.width() / perInch, size.height() / perInch, pointsOfLabels};
}

/// One picture of the pane, as large as `size`.
Result<FigureNumbers> numbersOfPicture(const Snapshot& snapshot, const Pane& pane, const Theme& theme,
                                       QSize size) {
    const ViewType& type = *findViewType(pane.view);
    const auto view = shownView(type, snapshot, pane, theme, size);
    FigureNumbers figure;
    figure.paper = paperOf(size);
    auto* plot = qobject_cast<QCustomPlot*>(view->widget());
    if (plot != nullptr && plot->axisRectCount() > 0) {
        QImage image(size, QImage::Format_ARGB32_Premultiplied);  // ranges and labels depend on the room
        QCPPainter painter(&image);
        view->paint(painter, size);
        figure.across = axisOf(*plot->axisRect(0)->axis(QCPAxis::atBottom));
        figure.up = axisOf(*plot->axisRect(0)->axis(QCPAxis::atLeft));
        const int last = plot->axisRectCount() - 1;  // a plot below the first one has its title
        if (figure.across.label.empty())
            figure.across.label = plot->axisRect(last)->axis(QCPAxis::atBottom)->label().toStdString();
        for (const SpectrumPlottable* spectrum : plot->findChildren<SpectrumPlottable*>())
            figure.references = spectrum->drawnLines();
        QList<FieldPlottable*> fields = plot->findChildren<FieldPlottable*>();
        fields.removeIf([](const FieldPlottable* field) { return !field->isShown(); });
        if (fields.size() == 1) {
            figure.matrix = matrixOf(*fields.front());
            return figure;
        }
    }
    const Dataset data = dataOf(type, snapshot);
    auto curves = curvesOf(data, snapshot);
    if (!curves) return curves.error();
    figure.curves = std::move(*curves);
    // Rows that are no consecutive positions stand at their positions, where the picture has them one by one.
    if (!countsRows(data) && !snapshot.model->positions().areConsecutive())
        figure.across.from = figure.across.to;
    if (type.asDrawn) type.asDrawn(figure.curves, snapshot, theme);
    for (std::size_t n = 0; n < figure.curves.size(); ++n)
        if (std::string& colour = figure.curves[n].colour; colour.empty())
            colour = scriptColour(figure.curves.size() == 1 ? theme.accent : theme.series(n));
    return figure;
}

/// The pictures of a sweep, in their places in the window.
Result<FigureNumbers> numbersOfAll(const Snapshot& snapshot, const Pane& pane, const Theme& theme,
                                   QSize size) {
    const std::vector<Snapshot> pictures = picturesOf(snapshot);
    const auto places =
        multiplePlaces(QRect(QPoint(), size), static_cast<int>(pictures.size()), gridOfSweep(snapshot.state));
    FigureNumbers figure;
    figure.paper = paperOf(size);
    figure.columns = std::ranges::count(places, places.front().title.top(),
                                        [](const MultiplePlace& place) { return place.title.top(); });
    for (std::size_t n = 0; n < pictures.size(); ++n) {
        figure.parts.emplace_back().title = nameOfVariant(snapshot.state, n).toStdString();
        const Text missing = whyUnavailable(*findViewType(pane.view), pictures[n]);
        if (!missing.empty()) {
            figure.parts.back().missing = translated(missing).toStdString();
            continue;
        }
        const auto part = numbersOfPicture(pictures[n], pane, theme, places[n].picture.size());
        if (!part) return part;
        FigureNumbers& own = figure.parts.back();
        own = *part;
        own.title = nameOfVariant(snapshot.state, n).toStdString();
    }
    return figure;
}

}  // namespace

Result<FigureNumbers> figureNumbers(const Snapshot& whole, const Pane& pane, const Theme& theme, QSize size) {
    const Snapshot snapshot = snapshotOfPane(whole, pane);
    const auto made = showsMultiples(snapshot) ? numbersOfAll(snapshot, pane, theme, size)
                                               : numbersOfPicture(snapshot, pane, theme, size);
    if (!made) return made;
    FigureNumbers figure = *made;
    figure.title = nameOfPane(pane, whole.state).toStdString();
    figure.file = nameOfFile(pane, whole.state).toStdString();
    figure.difference = snapshot.subject == Subject::difference;
    return figure;
}

std::vector<State> drawnStates(const Snapshot& pane) {
    if (pane.subject == Subject::difference) return {pane.state, stateOfB(pane.state)};
    std::vector<State> states;
    if (pane.subject == Subject::each) {
        for (const Snapshot& picture : picturesOf(pane))
            states.push_back(picture.state);
        return states;
    }
    const auto shown = shownModels(pane);
    if (shown.size() == 1) return {pane.state};
    for (const ShownModel& each : shown)
        states.push_back(pane.states->at(each.place));
    return states;
}

}  // namespace posiscope
