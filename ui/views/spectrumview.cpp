// The wavelength of every pair.
#include "ui/views/spectrumview.h"

#include <cmath>

#include "core/keys.h"
#include "ui/plot/plotview.h"
#include "ui/text.h"
#include "ui/views/cellaxes.h"

namespace posiscope {

namespace {

/// Ticks at powers of ten, every one, second, third … as there is room.
class DecadeTicker final : public QCPAxisTicker {
 protected:
    QVector<double> createTickVector(double, const QCPRange& range) override {
        const int low = static_cast<int>(std::ceil(std::log10(range.lower)));
        const int high = static_cast<int>(std::floor(std::log10(range.upper)));
        const int every = std::max(1, (high - low) / std::max(2, tickCount()) + 1);
        QVector<double> ticks;
        for (int power = low; power <= high; power += every)
            ticks << std::pow(10, power);
        return ticks;
    }
    double getTickStep(const QCPRange&) override { return 1; }
    int getSubTickCount(double) override { return 0; }
    QString getTickLabel(double tick, const QLocale&, QChar, int) override {
        return tick < 99'999 ? grouped(std::llround(tick))
                             : readable(tick, 1).replace(QStringLiteral("1·"), QString());
    }
};

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
        return tr("wavelengths from %1 to %2 positions")
            .arg(readable(all.front().wavelength(), 4), readable(all.back().wavelength(), 6));
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
        const double longest = std::max({10.0, static_cast<double>(scene().model->table().rows()),
                                         all.empty() ? 1.0 : all.back().wavelength()});
        setCellAxis(xAxis(), {0, static_cast<qint64>(std::max<std::size_t>(1, all.size()))}, part.left,
                    part.right, false);
        // Whole decades, so that the axis keeps still while a slider moves.
        yAxis()->setRange(1, std::pow(10, std::ceil(std::log10(longest * 1.3))));
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
        painter.drawText(box, Qt::AlignCenter, text);
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

    void drawLevel(QCPPainter& painter, double level, const QString& text) const {
        const QRect rect = axisRect()->rect();
        const double y = yAxis()->coordToPixel(level);
        painter.setAntialiasing(false);
        painter.setPen(QPen(theme().muted, 1, Qt::DashLine));
        painter.drawLine(QPointF(rect.left(), y), QPointF(rect.right(), y));
        painter.setPen(theme().muted);
        painter.setFont(textFont(11));
        // Wavelengths climb from left to right: at the right end the place below a line is free.
        const bool roomBelow = y + 18 < rect.bottom();
        painter.drawText(QRectF(rect.left() + 8, roomBelow ? y + 2 : y - 18, rect.width() - 16, 16),
                         Qt::AlignRight | Qt::AlignVCenter, text);
    }

    void drawContent(QCPPainter& painter) const {
        if (!scene().model) return;
        const auto rows = scene().model->table().rows();
        const auto all = scene().model->frequencies();
        const QRect rect = axisRect()->rect();
        if (rect.width() <= 0 || rect.height() <= 0) return;
        const double perPair = rect.width() / xAxis()->range().size();
        const double radius = std::clamp(perPair * 0.3, 1.2, 4.0);
        const auto from = static_cast<std::size_t>(std::max(0.0, std::floor(xAxis()->range().lower)));
        const auto to = std::min(
            all.size(), static_cast<std::size_t>(std::max(0.0, std::ceil(xAxis()->range().upper) + 1)));
        // At most a few pairs a pixel are drawn: the curve is monotone, so what lies between is between.
        const auto step = std::max<std::size_t>(1, static_cast<std::size_t>(0.5 / perPair));
        painter.setPen(Qt::NoPen);
        for (std::size_t i = from; i < to; i += step) {
            const bool cycles = all[i].wavelength() <= static_cast<double>(rows);
            painter.setBrush(cycles ? theme().accent : theme().muted);
            painter.drawEllipse(QPointF(xAxis()->coordToPixel(static_cast<double>(i)),
                                        yAxis()->coordToPixel(all[i].wavelength())),
                                radius, radius);
        }
        drawLevel(painter, 2, tr("2: the shortest wave that whole positions can show"));
        const auto count = complete(scene());
        drawLevel(painter, static_cast<double>(std::max<std::int64_t>(1, rows)),
                  tr("max_len = %1: %2 of %3 pairs complete a cycle")
                      .arg(grouped(rows), grouped(count), grouped(static_cast<qint64>(all.size()))));
    }
};

class SpectrumData final : public Field {
 public:
    explicit SpectrumData(std::shared_ptr<const Model> model) : model_(std::move(model)) {}
    std::int64_t rows() const override { return static_cast<std::int64_t>(model_->frequencies().size()); }
    std::int64_t columns() const override { return 3; }
    double value(std::int64_t row, std::int64_t column) const override {
        const Frequency& frequency = model_->frequencies()[static_cast<std::size_t>(row)];
        if (column == 0) return static_cast<double>(row);
        return column == 1 ? frequency.radians() : frequency.wavelength();
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
                static const std::string names[] = {"pair", "frequency", "wavelength"};
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
