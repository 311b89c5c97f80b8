// The wavelength of every pair.
#include "ui/views/spectrumview.h"

#include <cmath>

#include "core/keys.h"
#include "ui/plot/decadeticker.h"
#include "ui/plot/label.h"
#include "ui/plot/plotview.h"
#include "ui/text.h"
#include "ui/views/cellaxes.h"
#include "ui/views/spectrumtrace.h"

namespace posiscope {

namespace {

class SpectrumView final : public PlotView {
    Q_DECLARE_TR_FUNCTIONS(SpectrumView)

 public:
    explicit SpectrumView(QObject* parent) : PlotView(parent) {
        axisRect()->setMargins(QMargins(leftMargin, topMargin, rightMargin, bottomMargin));
        yAxis()->setScaleType(QCPAxis::stLogarithmic);
        yAxis()->setTicker(QSharedPointer<DecadeTicker>::create());
        new PaintedItem(plot(), QStringLiteral("main"), axisRect(),
                        [this](QCPPainter& painter) { drawContent(painter); });
    }

    QString subtitle(const Scene& now) const override {
        const auto all = now.model->frequencies();
        if (all.empty()) return tr("no pairs");
        const Range ends = wavelengthRange(all);
        const QString range = tr("wavelengths from %1 to %2 positions")
                                  .arg(readable(ends.lowest, 4), readable(ends.highest, 6));
        return isScaled(now) ? tr("%1, without scaling to %2")
                                   .arg(range, readable(wavelengthRange(unscaled(now)).highest, 6))
                             : range;
    }
    QString description(const Scene& now) const override {
        return tr("The wavelength of every pair on a logarithmic axis, %1. %2 of %3 pairs complete a cycle "
                  "within the table.")
            .arg(subtitle(now))
            .arg(complete(now))
            .arg(now.model->frequencies().size());
    }

 protected:
    Viewport whole() const override {
        const auto pairs = static_cast<double>(std::max<std::size_t>(1, scene().model->frequencies().size()));
        return {-0.5, pairs - 0.5, 1, 10};
    }
    bool zoomsVertically() const override { return false; }

    void draw() override {
        const Viewport part = viewport();
        const auto all = scene().model->frequencies();
        Range ends = wavelengthRange(all);
        for (const Level& level : levels())
            ends.highest = std::max(ends.highest, level.wavelength);
        if (isScaled(scene()))
            ends.highest = std::max(ends.highest, wavelengthRange(unscaled(scene())).highest);
        setCellAxis(xAxis(), {0, static_cast<qint64>(std::max<std::size_t>(1, all.size()))}, part.left,
                    part.right, false);
        const QCPRange decades(std::pow(10, std::floor(std::log10(std::min(1.0, ends.lowest)))),
                               std::pow(10, std::ceil(std::log10(std::max(10.0, ends.highest) * 1.3))));
        yAxis()->setRange(steady(yAxis(), decades));
        yAxis()->ticker()->setTickCount(std::max(2, axisRect()->height() / 30));
        setAxisTitles(axisRect(), tr("pair i"), tr("wavelength 2π/ω (positions)"));
    }

    void drawCursor(QCPPainter& painter) override {
        const Column what = scene().model->column(scene().state.get(keys::dimension));
        const auto all = scene().model->frequencies();
        const QRect rect = axisRect()->rect();
        const double x = xAxis()->coordToPixel(static_cast<double>(what.pair));
        if (what.role == Role::zero || all.empty() || x < rect.left() || x > rect.right()) return;
        const double wavelength = all[static_cast<std::size_t>(what.pair)].wavelength();
        const double y = yAxis()->coordToPixel(wavelength);
        cursorLine(painter, QPointF(x, rect.top()), QPointF(x, rect.bottom()));
        painter.setAntialiasing(true);
        painter.setPen(QPen(theme().card, 1.5));
        painter.setBrush(theme().of(what.role));
        painter.drawEllipse(QPointF(x, y), 5, 5);
        const QString text = tr("i = %1: %2").arg(grouped(what.pair), readable(wavelength, 5));
        painter.setFont(textFont(11, QFont::DemiBold));
        const double width = painter.fontMetrics().horizontalAdvance(text) + 10;
        // Below the climbing curve, or above it where that would leave the plot.
        const bool below = x + 10 + width < rect.right() && y + 26 < rect.bottom();
        const QRectF box(below ? x + 10 : std::max(x - 10 - width, rect.left() + 2.0),
                         below ? y + 8 : std::max(y - 26, rect.top() + 2.0), width, 18);
        painter.setPen(theme().border);
        painter.setBrush(theme().card);
        painter.drawRoundedRect(box, 4, 4);
        painter.setPen(theme().text);
        drawLabel(painter, box, Qt::AlignCenter, text);
    }

    void hover(QPointF at) override { emit hovered(std::nullopt, dimensionAt(at)); }
    void click(QPointF at, Qt::KeyboardModifiers) override {
        const std::int64_t j = dimensionAt(at);
        emit edited([j](State& state) { state.set(keys::dimension, j); }, tr("Move cursor"), clickGesture());
    }

 private:
    static qsizetype complete(const Scene& now) {
        const auto all = now.model->frequencies();
        const auto rows = static_cast<double>(now.model->table().rows());
        return std::count_if(all.begin(), all.end(),
                             [&](const Frequency& each) { return each.wavelength() <= rows; });
    }

    /// The sine of the pair under the mouse, or its cosine when the cursor is on a cosine already.
    std::int64_t dimensionAt(QPointF at) const {
        const Cells pairs{0,
                          static_cast<qint64>(std::max<std::size_t>(1, scene().model->frequencies().size()))};
        const qint64 pair = pairs.at(at.x());
        const Role wanted = scene().model->column(scene().state.get(keys::dimension)).role;
        const std::int64_t own = scene().model->dimensionOf(pair, wanted);
        return std::max<std::int64_t>(0, own >= 0 ? own : scene().model->dimensionOf(pair, Role::sine));
    }

    static std::span<const Frequency> unscaled(const Scene& now) {
        const Rotary* rotary = now.model->rotary();
        return rotary != nullptr ? rotary->unscaled() : now.model->frequencies();
    }
    static bool isScaled(const Scene& now) { return unscaled(now).data() != now.model->frequencies().data(); }

    std::vector<Level> levels() const {
        const auto rows = scene().model->table().rows();
        std::vector<Level> levels{
            {2, tr("2: the shortest wave that whole positions can show")},
            {static_cast<double>(std::max<std::int64_t>(1, rows)),
             tr("max_len = %1: %2 of %3 pairs complete a cycle")
                 .arg(grouped(rows), grouped(complete(scene())),
                      grouped(static_cast<qint64>(scene().model->frequencies().size())))}};
        const Rotary* rotary = scene().model->rotary();
        if (rotary == nullptr || rotary->originalLength() <= 0) return levels;
        const qint64 original = rotary->originalLength();
        const qint64 stretched = rotary->stretchedLength();
        levels.push_back({static_cast<double>(original), tr("original context: %1").arg(grouped(original))});
        if (stretched > original)
            levels.push_back({static_cast<double>(stretched), tr("new context: %1").arg(grouped(stretched))});
        return levels;
    }

    void drawContent(QCPPainter& painter) const {
        if (!scene().model) return;
        const QRect rect = axisRect()->rect();
        if (rect.width() <= 0 || rect.height() <= 0) return;
        const auto rows = static_cast<double>(scene().model->table().rows());
        const auto all = scene().model->frequencies();
        const bool scaled = isScaled(scene());
        const SpectrumTrace trace(all, xAxis(), yAxis());
        const SpectrumTrace before(scaled ? unscaled(scene()) : std::span<const Frequency>(), xAxis(),
                                   yAxis());
        LabelPlaces places(rect, {&trace, &before});
        std::vector<QRectF> labels;
        painter.setFont(textFont(11));
        const std::vector<Level> levels = this->levels();
        if (scaled) places.take(legendPlace(painter));
        for (const Level& level : levels)
            labels.push_back(places.beside(yAxis()->coordToPixel(level.wavelength),
                                           painter.fontMetrics().horizontalAdvance(level.text) + 8));
        painter.setAntialiasing(false);
        painter.setPen(QPen(theme().muted, 1, Qt::DashLine));
        for (const Level& level : levels) {
            const double y = yAxis()->coordToPixel(level.wavelength);
            painter.drawLine(QPointF(rect.left(), y), QPointF(rect.right(), y));
        }
        painter.setAntialiasing(true);
        before.drawHollow(painter, theme().muted);
        trace.draw(painter, [&](double wavelength) {
            return scaled || wavelength <= rows ? theme().accent : theme().muted;
        });
        for (std::size_t n = 0; n < levels.size(); ++n)
            drawLevel(painter, labels[n], levels[n].text);
        if (scaled) drawLegend(painter);
    }

    /// On a ground of its own: where there is no free place, it stands over dots.
    void drawLevel(QCPPainter& painter, const QRectF& place, const QString& text) const {
        if (place.isEmpty()) return;
        painter.fillRect(place, theme().card);
        painter.setPen(theme().muted);
        drawLabel(painter, place, Qt::AlignCenter, text);
    }

    QRectF legendPlace(QCPPainter& painter) const {
        const double width = painter.fontMetrics().horizontalAdvance(tr("with scaling"));
        const double other = painter.fontMetrics().horizontalAdvance(tr("without"));
        return {axisRect()->left() + 10.0, axisRect()->top() + 8.0, width + other + 58, 20};
    }
    void drawLegend(QCPPainter& painter) const {
        const QRectF place = legendPlace(painter);
        painter.fillRect(place, theme().card);
        const double y = place.center().y();
        double x = place.left() + 10;
        for (const bool with : {true, false}) {
            const QString text = with ? tr("with scaling") : tr("without");
            painter.setPen(with ? QPen(Qt::NoPen) : QPen(theme().muted, 1.2));
            painter.setBrush(with ? QBrush(theme().accent) : QBrush(Qt::NoBrush));
            painter.drawEllipse(QPointF(x, y), 4, 4);
            painter.setPen(theme().muted);
            const double width = painter.fontMetrics().horizontalAdvance(text) + 4;
            drawLabel(painter, QRectF(x + 8, y - 9, width, 18), Qt::AlignLeft | Qt::AlignVCenter, text);
            x += width + 24;
        }
    }
};

class SpectrumData final : public Field {
 public:
    explicit SpectrumData(std::shared_ptr<const Model> model) : model_(std::move(model)) {}
    std::int64_t rows() const override { return static_cast<std::int64_t>(model_->frequencies().size()); }
    std::int64_t columns() const override { return 4; }
    double value(std::int64_t row, std::int64_t column) const override {
        const auto pair = static_cast<std::size_t>(row);
        const Frequency& frequency = model_->frequencies()[pair];
        if (column == 0) return static_cast<double>(row);
        if (column == 1) return frequency.radians();
        if (column == 2) return frequency.wavelength();
        return (model_->rotary() != nullptr ? model_->rotary()->unscaled()[pair] : frequency).radians();
    }
    double average(Run rowRun, Run columnRun) const override {
        double sum = 0;
        for (std::int64_t row = rowRun.first; row < rowRun.end(); ++row)
            for (std::int64_t column = columnRun.first; column < columnRun.end(); ++column)
                sum += value(row, column);
        return sum / static_cast<double>(rowRun.count * columnRun.count);
    }

 private:
    std::shared_ptr<const Model> model_;
};

Dataset data(const Scene& scene) {
    return {std::make_shared<SpectrumData>(scene.model), [](std::int64_t column) {
                static const std::string names[] = {"pair", "frequency", "wavelength", "unscaled_frequency"};
                return names[column];
            }};
}

Text unavailable(const Scene& scene) {
    if (!scene.model->frequencies().empty()) return {};
    return Text(POSISCOPE_TR("core", "%1 has no frequencies, so there is no spectrum."))
        .with(encodingOf(scene.state).name);
}

}  // namespace

const ViewType& spectrumViewType() {
    static const ViewType type{.id = "spectrum",
                               .name = POSISCOPE_TR("core", "Spectrum"),
                               .summary = POSISCOPE_TR("core", "The wavelength of every pair"),
                               .icon = QStringLiteral("view-spectrum"),
                               .create = [](QObject* parent) -> View* { return new SpectrumView(parent); },
                               .data = data,
                               .unavailable = unavailable};
    return type;
}

}  // namespace posiscope
