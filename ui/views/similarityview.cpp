// PE(p)·PE(q) for all pairs of positions, and the profile of one position against all others.
#include "ui/views/similarityview.h"

#include <QAction>
#include <cmath>

#include "core/parameters/keys.h"
#include "ui/plot/curveraster.h"
#include "ui/plot/heatmap.h"
#include "ui/plot/plotview.h"
#include "ui/translation/text.h"
#include "ui/views/cellaxes.h"
#include "ui/views/colourlimits.h"

namespace posiscope {

namespace {

SimilarityKind kindOf(const Scene& scene) {
    return scene.state.get(keys::similarity) == "cosine" ? SimilarityKind::cosine : SimilarityKind::dot;
}

/// How far below 0 the colours reach, as a share of the largest value: the least of 0, ¼, ½ and 1 that covers
/// what is in sight.
double reachBelow(double smallest, double largest) {
    for (const double share : {0.0, 0.25, 0.5})
        if (smallest >= -share * largest - 1e-6 * largest) return share;
    return 1;
}

class SimilarityView final : public PlotView {
    Q_DECLARE_TR_FUNCTIONS(SimilarityView)

 public:
    explicit SimilarityView(QObject* parent)
        : PlotView(parent),
          heatmap_(plot(), axisRect()),
          profileRect_(new QCPAxisRect(plot(), true)),
          kind_(new QAction(this)) {
        plot()->plotLayout()->addElement(1, 0, profileRect_);
        plot()->plotLayout()->setRowStretchFactors({0.72, 0.28});
        axisRect()->setMargins(QMargins(leftMargin, topMargin, barMargin, 8));
        profileRect_->axis(QCPAxis::atLeft)->setTicker(QSharedPointer<NumberTicker>::create());
        profileRect_->setMargins(QMargins(leftMargin, 8, barMargin, bottomMargin));
        axisRect()->axis(QCPAxis::atBottom)->setTickLabels(false);
        new PaintedItem(plot(), QStringLiteral("main"), profileRect_,
                        [this](QCPPainter& painter) { drawProfile(painter); });
        new PaintedItem(plot(), QStringLiteral("main"), axisRect(),
                        [this](QCPPainter& painter) { drawReference(painter); });
        heatmap_.onArrival(this, [this] { redraw(); });
        connect(&profile_, &MeansSource::arrived, this, [this] { redraw(); });
        kind_->setObjectName(QStringLiteral("kind"));
        kind_->setCheckable(true);
        kind_->setText(tr("Cosine"));
        kind_->setToolTip(tr("Divide by the lengths of the rows: cosine similarity"));
        connect(kind_, &QAction::triggered, this, [this](bool cosine) {
            emit edited(
                [cosine](State& state) {
                    state.set(keys::similarity, std::string(cosine ? "cosine" : "dot"));
                },
                cosine ? tr("Cosine similarity") : tr("Dot product"), {});
        });
    }

    QString subtitle(const Scene& now) const override {
        return kindOf(now) == SimilarityKind::cosine ? tr("cos(PE(p), PE(q))") : tr("PE(p) · PE(q)");
    }
    QString description(const Scene& now) const override {
        return tr("Heatmap of the similarity of all pairs of %1, and below it the similarity of position %2 "
                  "to all others.")
            .arg(positionCount(positionsOf(now).count), grouped(now.state.get(keys::reference)));
    }
    std::optional<double> valueAtCursor(const Scene& now) const override {
        const std::int64_t first = now.model->firstPosition();
        return now.model->similarity(kindOf(now))
            ->value(now.state.get(keys::reference) - first, now.state.get(keys::position) - first);
    }
    QList<QAction*> actions() override { return {kind_}; }

 protected:
    bool cursorChangesPicture(const Scene& before) const override {
        return before.state.get(keys::reference) != reference();
    }
    Viewport whole() const override {
        const Cells cells = positionsOf(scene());
        return {cells.low(), cells.high(), cells.low(), cells.high()};
    }

    void draw() override {
        const Cells cells = positionsOf(scene());
        const Viewport part = viewport();
        const QMargins margins = squareMargins(QMargins(leftMargin, topMargin, barMargin, 8), part, true);
        axisRect()->setMargins(margins);
        profileRect_->setMargins(QMargins(leftMargin, 8, margins.right(), bottomMargin));
        setCellAxis(xAxis(), cells, part.left, part.right, false);
        setCellAxis(yAxis(), cells, part.top, part.bottom, true);
        setCellAxis(profileRect_->axis(QCPAxis::atBottom), cells, part.left, part.right, false);
        setAxisTitles(axisRect(), {}, tr("position p"));
        setAxisTitles(profileRect_, tr("position q"), tr("to p = %1").arg(grouped(reference())));
        if (field_ == nullptr || model_ != scene().model || drawnKind_ != kindOf(scene())) {
            field_ = scene().model->similarity(kindOf(scene()));
            model_ = scene().model;
            drawnKind_ = kindOf(scene());
        }
        kind_->setChecked(kindOf(scene()) == SimilarityKind::cosine);
        const Colormap& colours = resolveColormap(scene().state.get(keys::similarityColormap),
                                                  scene().model->isDifference(), theme());
        largest_ = 0;
        for (const auto& model : modelsInRange(scene()))
            if (model->hasTable()) largest_ = std::max(largest_, model->largestSimilarity(kindOf(scene())));
        if (largest_ <= 0) largest_ = 1;
        heatmap_.setWaiting(waits(), pulse());
        heatmap_.setField(field_, cells.low() + 0.5, cells.low() + 0.5, false);
        heatmap_.setInk(theme());
        heatmap_.setColours(colours, {lowest_, largest_});
    }

    QRect covered(const QCPPainter& painter) override { return heatmap_.covered(painter); }

    /// The range of the colours, and the axis below that shares it, come from the numbers in sight.
    void prepare(const QCPPainter& painter) override {
        if (scene().model->isDifference()) {
            const double reach = heatmap_.roundReachInSight(painter);
            largest_ = steady(&largest_, {-reach, reach}).upper;
            lowest_ = -largest_;
        } else {
            const double below = reachBelow(heatmap_.smallestInSight(painter), largest_);
            lowest_ = steady(&lowest_, {-below, 1}).lower * largest_;
        }
        if (const auto limits = chosenLimits(scene(), keys::similarityLimits)) {
            lowest_ = limits->lower;
            largest_ = limits->upper;
        }
        heatmap_.setRange({lowest_, largest_});
        showHeights();
    }

    /// The axis of the profile, which shares the range of the colours, and is wider where a curve over few
    /// cells goes farther than the averages of blocks.
    void showHeights() {
        QCPAxis* height = profileRect_->axis(QCPAxis::atLeft);
        double lowest = lowest_;
        double highest = largest_;
        for (const float value : profileInSight().means) {
            if (!std::isfinite(value)) continue;
            lowest = std::min(lowest, static_cast<double>(value));
            highest = std::max(highest, static_cast<double>(value));
        }
        const QCPRange shown = steady(height, {lowest, highest});
        const double room = 0.06 * std::abs(largest_);
        height->setRange(shown.lower - room, shown.upper + room);
        height->ticker()->setTickCount(3);
    }

    void drawCursor(QCPPainter& painter) override {
        const auto p = static_cast<double>(scene().state.get(keys::position));
        const QRect rect = axisRect()->rect();
        const double y = yAxis()->coordToPixel(p);
        const double x = xAxis()->coordToPixel(p);
        if (y >= rect.top() && y <= rect.bottom())
            cursorLine(painter, QPointF(rect.left(), y), QPointF(rect.right(), y));
        const QRect below = profileRect_->rect();
        // Where the offset leads.
        const double target = xAxis()->coordToPixel(p + static_cast<double>(scene().state.get(keys::offset)));
        if (target >= below.left() && target <= below.right()) {
            painter.setPen(QPen(theme().accent, 1, Qt::DashLine));
            painter.drawLine(QPointF(target, below.top()), QPointF(target, below.bottom()));
        }
        if (x < below.left() || x > below.right()) return;
        // The value of the profile at the cursor.
        cursorLine(painter, QPointF(x, below.top()), QPointF(x, below.bottom()));
        const double value = valueAt(scene().state.get(keys::position));
        const double height = profileRect_->axis(QCPAxis::atLeft)->coordToPixel(value);
        valueMark(painter, below, QPointF(x, height), readable(value, 4), true);
    }

    bool isInPicture(QPoint pixel) const override {
        return PlotView::isInPicture(pixel) || profileRect_->rect().contains(pixel);
    }
    /// Over the matrix the mouse is on row p; over the profile, below it, at position q.
    qint64 positionAt(QPointF at) const {
        const Cells cells = positionsOf(scene());
        return cells.at(at.y() > yAxis()->range().upper ? at.x() : at.y());
    }

    void hover(QPointF at) override { emit hovered(positionAt(at), std::nullopt); }

    std::optional<QPointF> cursorPoint() const override {
        const auto p = static_cast<double>(scene().state.get(keys::position));
        return QPointF(p, p);
    }

    /// A click chooses the row that the profile shows.
    void click(QPointF at, Qt::KeyboardModifiers) override {
        const std::int64_t p = positionAt(at);
        emit edited(
            [p](State& state) {
                state.set(keys::reference, p);
                state.set(keys::position, p);
            },
            tr("Reference position"), clickGesture());
    }

 private:
    qint64 reference() const { return scene().state.get(keys::reference); }

    double valueAt(qint64 position) const {
        const qint64 first = scene().model->firstPosition();
        return field_->value(reference() - first, position - first);
    }

    void drawReference(QCPPainter& painter) {
        if (!field_) return;
        const double y = yAxis()->coordToPixel(static_cast<double>(reference()));
        const QRect rect = axisRect()->rect();
        painter.setPen(QPen(theme().cosine, 2));
        painter.drawLine(QPointF(rect.left(), y), QPointF(rect.left() + 10, y));
        painter.drawLine(QPointF(rect.right() - 10, y), QPointF(rect.right(), y));
    }

    /// The row of the reference, for the pixels of its axis.
    const RasterMeans& profileInSight() {
        const QCPRange across = profileRect_->axis(QCPAxis::atBottom)->range();
        const auto shift = static_cast<double>(scene().model->firstPosition());
        const double row = static_cast<double>(reference()) - shift;
        return profile_.get(field_,
                            {{profileRect_->rect().width(), 1},
                             across.lower - shift,
                             across.upper - shift,
                             row - 0.5,
                             row + 0.5},
                            waits(), pulse());
    }

    /// One point a position, or the exact average where a pixel holds several.
    void drawProfile(QCPPainter& painter) {
        if (!field_) return;
        QCPAxis* across = profileRect_->axis(QCPAxis::atBottom);
        QCPAxis* height = profileRect_->axis(QCPAxis::atLeft);
        const QRect rect = profileRect_->rect();
        const auto shift = static_cast<double>(scene().model->firstPosition());
        const RasterMeans& profile = profileInSight();
        const std::vector<Run>& runs = profile.x.runs;
        const std::vector<float>& values = profile.means;
        if (values.size() != runs.size() || runs.empty()) return;
        // Values that are no finite numbers leave gaps.
        std::vector<QPolygonF> lines(1);
        for (std::size_t n = 0; n < runs.size(); ++n) {
            const double middle = shift + static_cast<double>(2 * runs[n].first + runs[n].count - 1) / 2;
            if (std::isfinite(values[n]))
                lines.back() << QPointF(across->coordToPixel(middle), height->coordToPixel(values[n]));
            else if (!lines.back().isEmpty())
                lines.emplace_back();
        }
        std::erase_if(lines, [](const QPolygonF& line) { return line.size() < 2; });
        constexpr double width = 1.4;
        if (painter.modes().testFlag(QCPPainter::pmVectorized)) {
            painter.setPen(QPen(theme().accent, width));
            for (const QPolygonF& line : lines)
                painter.drawPolyline(line);
            return;
        }
        CurveRaster raster(rect, deviceScale(painter));
        for (const QPolygonF& line : lines)
            raster.line(line, width, theme().accent);
        onWholePixels(painter);
        raster.paint(painter);
    }

    Heatmap heatmap_;
    MeansSource profile_;
    QCPAxisRect* profileRect_;
    QAction* kind_;
    std::shared_ptr<const Field> field_;
    std::shared_ptr<const Model> model_;
    SimilarityKind drawnKind_ = SimilarityKind::dot;
    double lowest_ = 0;
    double largest_ = 1;
};

Dataset data(const Scene& scene) {
    const std::int64_t first = scene.model->firstPosition();
    return {scene.model->similarity(kindOf(scene)),
            [first](std::int64_t q) { return std::to_string(first + q); }};
}

}  // namespace

const ViewType& similarityViewType() {
    static const ViewType type{
        .id = "similarity",
        .name = POSISCOPE_TR("core", "Similarity"),
        .summary =
            POSISCOPE_TR("core", "How alike any two positions are, and one position against all others"),
        .icon = QStringLiteral("view-similarity"),
        .create = [](QObject* parent) -> View* { return new SimilarityView(parent); },
        .data = data,
        .colormapKey = keys::similarityColormap.name,
        .unavailable = withoutTable,
        .joinsRows = true};
    return type;
}

}  // namespace posiscope
