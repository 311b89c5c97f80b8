// SPDX-License-Identifier: GPL-3.0-or-later
// The bias that is added to attention scores, for every query and key of one head.
#include "core/parameters/keys.h"
#include "ui/plot/colourbar.h"
#include "ui/plot/plotview.h"
#include "ui/translation/positionwords.h"
#include "ui/translation/translated.h"
#include "ui/views/shared/biascolours.h"
#include "ui/views/shared/cellaxes.h"
#include "ui/views/shared/colourlimits.h"

namespace posiscope {

namespace {

std::int64_t headOf(const Snapshot& snapshot) {
    return headOf(snapshot.state, *snapshot.model->bias());
}

class BiasView final : public PlotView {
    Q_DECLARE_TR_FUNCTIONS(BiasView)

 public:
    explicit BiasView(QObject* parent) : PlotView(parent), plottable_(addField(axisRect())) {
        plot()->plotLayout()->addElement(0, 1, new ColourBar(plottable_, Qt::Vertical));
    }

    QString subtitle(const Snapshot& now) const override {
        const AttentionBias* bias = now.model->bias();
        if (bias == nullptr) return tr("none");
        QStringList parts;
        if (bias->heads() > 1) parts << tr("head %1 of %2").arg(grouped(headOf(now)), grouped(bias->heads()));
        if (const Text about = bias->about(headOf(now)); !about.empty()) parts << translated(about);
        if (parts.isEmpty()) parts << positionCount(positionsOf(now).count);
        return listed(parts);
    }
    QString partInSight() const override {
        if (!isZoomed()) return {};
        const AxisIndices cells = positionsOf(snapshot());
        const Viewport part = viewport();
        return listed({partOf(CellKind::queries, cells, part.top, part.bottom),
                       partOf(CellKind::keys, cells, part.left, part.right)});
    }
    QString description(const Snapshot& now) const override {
        const AttentionBias* bias = now.model->bias();
        if (bias == nullptr) return tr("This encoding adds nothing to attention scores.");
        const QString kind = bias->isBuckets() ? tr("Heatmap of the buckets that distances fall into")
                                               : tr("Heatmap of what is added to attention scores");
        return tr("%1, for all pairs of %2, queries down and keys across: %3. Values go from %4 to %5. The "
                  "cursor is at query %6, key %7.")
            .arg(kind, positionCount(positionsOf(now).count), subtitle(now),
                 readable(bias->range(headOf(now)).lowest, 3), readable(bias->range(headOf(now)).highest, 3),
                 positionText(now.model->positions(), now.state.get(keys::position)),
                 positionText(now.model->positions(), now.state.get(keys::reference)));
    }
    std::optional<double> valueAtCursor(const Snapshot& now) const override {
        const std::int64_t first = now.model->firstCursor();
        return now.model->bias()
            ->matrix(headOf(now))
            ->value(now.state.get(keys::position) - first, now.state.get(keys::reference) - first);
    }
    ArrowKeys arrowKeys(const Snapshot&) const override { return ArrowKeys::queryAndKey; }

 protected:
    Viewport whole() const override {
        const AxisIndices cells = positionsOf(snapshot());
        return {cells.low(), cells.high(), cells.low(), cells.high()};
    }

    void draw() override {
        if (snapshot().model->bias() == nullptr) return;
        const AxisIndices cells = positionsOf(snapshot());
        const Viewport part = viewport();
        axisRect()->setMargins(squareMargins(QMargins(room().left, room().top, 0, room().bottom), part));
        setCellAxis(xAxis(), cells, part.left, part.right, false);
        setCellAxis(yAxis(), cells, part.top, part.bottom, true);
        setAxisTitles(axisRect(), tr("key position j"), tr("query position i"));
        // The same matrix as long as it is the same bias: its picture is kept.
        if (field_ == nullptr || model_ != snapshot().model || head_ != headOf(snapshot())) {
            model_ = snapshot().model;
            head_ = headOf(snapshot());
            field_ = model_->bias()->matrix(head_);
        }
        const BiasSpan span = biasSpanOf(snapshot());
        const auto chosen = chosenLimits(snapshot(), keys::biasLimits);
        const QCPRange limits = chosen ? *chosen : steady(plottable_, {span.lowest, span.highest});
        showField(plottable_, {.field = field_,
                               .firstRow = static_cast<double>(cells.first),
                               .firstColumn = static_cast<double>(cells.first),
                               .map = &resolveColormap(snapshot().state.get(keys::similarityColormap),
                                                       span.bothSigns, theme()),
                               .limits = fixedLimits(limits)});
    }

    QString meaningOf(const QString& infinity) const override {
        return infinity.startsWith(u'−') ? tr("%1 (masked)").arg(infinity) : infinity;
    }

    CellPicture cellPicture() const override { return {CellPicture::Cells::positions, "bias"}; }

    void markCursor() override {
        const QRect rect = axisRect()->rect();
        cursorRow(rect, yAxis()->coordToPixel(coordinate(keys::position)));
        cursorColumn(rect, xAxis()->coordToPixel(coordinate(keys::reference)));
    }

    MarkMeanings markMeanings() const override {
        QStringList places;
        if (isDownInSight(coordinate(keys::position)))
            places << markedPlace(
                "i", positionText(snapshot().model->positions(), snapshot().state.get(keys::position)));
        if (isAcrossInSight(coordinate(keys::reference)))
            places << markedPlace(
                "j", positionText(snapshot().model->positions(), snapshot().state.get(keys::reference)));
        return cursorMeaning(places);
    }

    void hover(QPointF at) override { emit hovered(pairAt(at)); }
    std::optional<QPointF> cursorPoint() const override {
        return QPointF(coordinate(keys::reference), coordinate(keys::position));
    }
    void click(QPointF at, Qt::KeyboardModifiers) override { clickCursor(pairAt(at)); }

 private:
    CursorPlace pairAt(QPointF at) const {
        const AxisIndices positions = positionsOf(snapshot());
        return {.position = positions.at(at.y()), .reference = positions.at(at.x())};
    }

    FieldPlottable* plottable_;
    std::shared_ptr<const Field> field_;
    std::shared_ptr<const Model> model_;
    std::int64_t head_ = 0;
};

Dataset biasData(const Snapshot& snapshot) {
    return {snapshot.model->bias()->matrix(headOf(snapshot)),
            [positions = snapshot.model->positions()](std::int64_t key) { return positions.at(key).text(); }};
}

Text whyNoBias(const Snapshot& snapshot) {
    if (snapshot.model->bias() != nullptr) return {};
    return Text(POSISCOPE_TR("core",
                             "%1 adds nothing to attention scores by itself. Choose Encoding table in this "
                             "pane's menu, or an encoding such as ALiBi."))
        .onCommandLine(
            "%1 adds nothing to attention scores by itself: --view heatmap shows its table, or "
            "--encoding alibi a bias")
        .with(encodingOf(snapshot.state).name);
}

}  // namespace

const ViewType& biasViewType() {
    static const ViewType type{
        .id = "bias",
        .name = POSISCOPE_TR("core", "Bias"),
        .summary = POSISCOPE_TR("core", "What is added to the attention score of every query and key"),
        .lookFor = POSISCOPE_TR("core",
                                "Each cell is added to the score of a query and a key before the softmax. "
                                "Equal colours along diagonals mean that distance alone counts."),
        .formula = "score(i, j) = q_i · k_j / √d + b(i, j)",
        .lesson = "relative-positions",
        .icon = QStringLiteral("view-bias"),
        .create = [](QObject* parent) -> View* { return new BiasView(parent); },
        .data = biasData,
        .colormapKey = keys::similarityColormap.name,
        .limitsKey = keys::biasLimits.name,
        .reach =
            [](const Model& model, const State& state) {
                return model.bias() == nullptr ? 0 : biasReach(*model.bias(), state);
            },
        .unavailable = whyNoBias,
        .paper = {420, 330},
        .standIn = 1,
        .remedy = {.encoding = "alibi"}};
    return type;
}

}  // namespace posiscope
