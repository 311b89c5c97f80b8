// SPDX-License-Identifier: GPL-3.0-or-later
// A toy view, for the recipe: the norm of every row as a dot.
#include "core/fields/field.h"
#include "core/parameters/keys.h"
#include "ui/plot/plottable.h"
#include "ui/plot/plotview.h"
#include "ui/translation/translated.h"
#include "ui/views/shared/cellaxes.h"
#include "ui/views/shared/dottrace.h"

namespace posiscope {

namespace {

constexpr std::int64_t mostRows = 65'536;

/// The numbers of the picture: one column, a row for each position.
class Norms final : public Field {
 public:
    explicit Norms(std::shared_ptr<const Model> model) : model_(std::move(model)) {}
    std::int64_t rows() const override { return model_->table().rows(); }
    std::int64_t columns() const override { return 1; }
    double value(std::int64_t row, std::int64_t) const override {
        return model_->similarity()->norm(model_->firstCursor() + row);
    }

 private:
    std::shared_ptr<const Model> model_;
};

Dataset toyData(const Snapshot& snapshot) {
    return {std::make_shared<Norms>(snapshot.model), [](std::int64_t) { return "norm"; }};
}

class Dots final : public Plottable {
 public:
    using Plottable::Plottable;
    void show(std::vector<double> heights, const QColor& colour) {
        heights_ = std::move(heights);
        colours_.assign(heights_.size(), colour);
    }

 protected:
    void draw(QCPPainter* painter) override {
        painter->setAntialiasing(true);
        DotTrace(heights_, keyAxis(), valueAxis()).draw(*painter, colours_);
    }

 private:
    std::vector<double> heights_;
    std::vector<QColor> colours_;
};

class ToyView final : public PlotView {
    Q_DECLARE_TR_FUNCTIONS(ToyView)

 public:
    explicit ToyView(QObject* parent) : PlotView(parent), dots_(new Dots(axisRect())) {}

    QString subtitle(const Snapshot& now) const override {
        return tr("the norms of %1").arg(positionCount(now.model->table().rows()));
    }
    QString description(const Snapshot& now) const override {
        return tr("The norm of every row as a dot: %1.").arg(subtitle(now));
    }
    std::optional<double> valueAtCursor(const Snapshot& now) const override {
        return Norms(now.model).value(now.state.get(keys::position) - now.model->firstCursor(), 0);
    }

 protected:
    Viewport whole() const override { return {-0.5, static_cast<double>(rows().count) - 0.5, 0, 1}; }
    bool zoomsVertically() const override { return false; }

    /// Axes and dots.
    void draw() override {
        axisRect()->setMargins(QMargins(room().left, room().top, room().right, room().bottom));
        const Viewport part = viewport();
        setCellAxis(xAxis(), rows(), part.left, part.right, false);
        const Norms norms(snapshot().model);
        std::vector<double> heights(static_cast<std::size_t>(norms.rows()));
        norms.fill({0, norms.rows()}, {0, 1}, heights.data());
        yAxis()->setRange(steady(yAxis(), {0, 1.1 * heightRange(heights).highest}));
        setAxisTitles(axisRect(), tr("row"), tr("norm"));
        dots_->show(std::move(heights), theme().accent);
    }

    /// The cursor's line, and the number on it.
    void markCursor() override {
        const std::int64_t row = snapshot().state.get(keys::position) - snapshot().model->firstCursor();
        const double norm = Norms(snapshot().model).value(row, 0);
        const QPointF at(xAxis()->coordToPixel(static_cast<double>(row)), yAxis()->coordToPixel(norm));
        cursorColumn(axisRect()->rect(), at.x());
        marks().value(axisRect()->rect(), at, readable(norm, 5), theme());
    }
    void hover(QPointF at) override { emit hovered({.position = positionAt(at)}); }
    void click(QPointF at, Qt::KeyboardModifiers) override { clickCursor({.position = positionAt(at)}); }

 private:
    AxisIndices rows() const { return {0, snapshot().model->table().rows()}; }
    std::int64_t positionAt(QPointF at) const { return snapshot().model->firstCursor() + rows().at(at.x()); }

    Dots* dots_;
};

Text whyNoToy(const Snapshot& snapshot) {
    if (Text reason = withoutTable(snapshot); !reason.empty()) return reason;
    if (snapshot.model->table().rows() <= mostRows) return {};
    return Text(POSISCOPE_TR("core", "“Toy” draws at most %1 positions."), {std::to_string(mostRows)});
}

}  // namespace

const ViewType& toyViewType() {
    static const ViewType type{.id = "toy",
                               .name = POSISCOPE_TR("core", "Toy"),
                               .summary = POSISCOPE_TR("core", "The norm of every row"),
                               .icon = QStringLiteral("view-readout"),
                               .create = [](QObject* parent) -> View* { return new ToyView(parent); },
                               .data = toyData,
                               .unavailable = whyNoToy,
                               .subtracts = false};
    return type;
}

}  // namespace posiscope
