// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/similarity/profilesview.h"

#include <QAction>
#include <algorithm>
#include <limits>
#include <map>
#include <memory>

#include "core/analysis/besidedata.h"
#include "core/parameters/keys.h"
#include "ui/plot/curveplottable.h"
#include "ui/plot/distancebands.h"
#include "ui/plot/labelticker.h"
#include "ui/plot/plotview.h"
#include "ui/translation/positionwords.h"
#include "ui/translation/readout.h"
#include "ui/translation/translated.h"
#include "ui/views/shared/cellaxes.h"
#include "ui/views/shared/sidelegend.h"
#include "ui/views/shared/sidenames.h"
#include "ui/views/shared/variantstyle.h"
#include "ui/views/similarity/profile.h"

namespace posiscope {

SimilarityKind similarityKindOf(const State& state) {
    return state.get(keys::similarity) == "cosine" ? SimilarityKind::cosine : SimilarityKind::dot;
}

namespace {

/// One row of a similarity matrix, a line a position.
class ProfileColumn final : public Field {
 public:
    ProfileColumn(std::shared_ptr<const Field> matrix, std::int64_t row)
        : matrix_(std::move(matrix)), row_(row) {}

    std::int64_t rows() const override { return matrix_->columns(); }
    std::int64_t columns() const override { return 1; }
    /// NaN where the matrix does not have that row.
    double value(std::int64_t row, std::int64_t) const override {
        const bool known = row_ >= 0 && row_ < matrix_->rows();
        return known ? matrix_->value(row_, row) : std::numeric_limits<double>::quiet_NaN();
    }

 private:
    std::shared_ptr<const Field> matrix_;
    std::int64_t row_;
};

/// Whether the model has a row at that position.
bool hasPosition(const Model& model, std::int64_t position) {
    const std::int64_t row = position - model.firstCursor();
    return model.hasTable() && row >= 0 && row < model.table().rows();
}

class ProfilesView final : public PlotView {
    Q_DECLARE_TR_FUNCTIONS(SimilarityView)

 public:
    explicit ProfilesView(QObject* parent)
        : PlotView(parent),
          curves_(new CurvePlottable(axisRect())),
          sides_(SideLegend::above(plot())),
          kind_(addAction(QStringLiteral("kind"), tr("Cosine"),
                          tr("Divide by the lengths of the rows: cosine similarity"))) {
        tickerOf<NumberTicker>(yAxis());
        connect(kind_, &QAction::triggered, this, [this](bool cosine) {
            emit edited(
                [cosine](State& state) {
                    state.set(keys::similarity, std::string(cosine ? "cosine" : "dot"));
                },
                cosine ? tr("Cosine similarity") : tr("Dot product"), {});
        });
    }

    QString subtitle(const Snapshot& now) const override {
        const QString reference = positionText(now.model->positions(), now.state.get(keys::reference));
        return similarityKindOf(now.state) == SimilarityKind::cosine
                   ? tr("cos(PE(p), PE(q)) of p = %1").arg(reference)
                   : tr("PE(p) · PE(q) of p = %1").arg(reference);
    }
    QString description(const Snapshot& now) const override {
        QStringList all{tr("Curves of the similarity of position %1 to all others, one for each encoding.")
                            .arg(positionText(now.model->positions(), now.state.get(keys::reference)))};
        for (const ShownModel& shown : shownModels(now))
            if (const auto value = valueOf(now, *shown.model))
                all << QStringLiteral("%1: %2.").arg(letterOfVariant(now.state, shown.place),
                                                     readable(*value, 4));
        return all.join(u' ');
    }
    std::optional<double> valueAtCursor(const Snapshot& now) const override {
        return valueOf(now, *now.model);
    }
    ArrowKeys arrowKeys(const Snapshot&) const override { return ArrowKeys::positionAcross; }

 protected:
    bool cursorChangesPicture(const Snapshot& before) const override {
        return before.state.get(keys::reference) != reference();
    }
    Viewport whole() const override {
        const AxisIndices cells = positionsInRange(snapshot());
        return {cells.low(), cells.high(), 0, 1};
    }
    bool zoomsVertically() const override { return false; }

    void draw() override {
        const SideLegend sides(snapshot(), plot()->viewport().width() - room().left - room().right,
                               SideSwatch::line, theme());
        axisRect()->setMargins(
            QMargins(room().left, sides.show(*sides_, room().top, room().left), room().right, room().bottom));
        const Viewport part = viewport();
        setCellAxis(xAxis(), positionsInRange(snapshot()), part.left, part.right, false);
        setAxisTitles(axisRect(), tr("position q"),
                      tr("to p = %1").arg(positionText(snapshot().model->positions(), reference())));
        yAxis()->ticker()->setTickCount(5);
        kind_->setChecked(kind() == SimilarityKind::cosine);
    }

    /// The curves are made for the columns of pixels.
    void fit(const Canvas& canvas) override {
        Interval heights = Interval::none();
        std::vector<Curve> curves;
        const auto shown = shownModels(snapshot());
        std::erase_if(profiles_, [&](const auto& each) { return each.first >= shown.size(); });
        for (const auto& [model, place] : shown) {
            if (!hasPosition(*model, reference())) continue;
            std::unique_ptr<Profile>& profile = profiles_[place];
            if (!profile) profile = std::make_unique<Profile>(this, [this] { redraw(); });
            const VariantStyle style = styleOf(place);
            curves.push_back({.shape = profile->curve(requestFor(model, canvas), waiting()),
                              .colour = style.colour,
                              .width = 1.4,
                              .dashed = style.dashed});
            if (const auto own = heightsOf(curves.back().shape)) heights.include(*own);
            heights.include(model->similarity()->largest(kind()));
        }
        heights.include(0);
        const double room = 0.06 * (heights.highest - heights.lowest);
        const QCPRange range = steady(yAxis(), {heights.lowest - room, heights.highest + room});
        yAxis()->setRange(range.size() > 0 ? range : QCPRange(-1, 1));
        axisRect()->update(QCPLayoutElement::upPreparation);  // ticks
        curves_->show(std::move(curves));
    }

    CellPicture cellPicture() const override { return {CellPicture::Cells::alongPositions, "similarity"}; }

    void markCursor() override {
        const QRect rect = axisRect()->rect();
        const double x = xAxis()->coordToPixel(coordinate(keys::position));
        offsetColumn(rect);
        if (x < rect.left() || x > rect.right()) return;
        cursorColumn(rect, x);
        const auto shown = shownModels(snapshot());
        for (auto each = shown.rbegin(); each != shown.rend(); ++each)
            if (const auto value = valueOf(snapshot(), *each->model))
                marks().dot(QPointF(x, yAxis()->coordToPixel(*value)), 4, styleOf(each->place).colour,
                            theme(), styleOf(each->place).dashed);
    }

    MarkMeanings markMeanings() const override {
        MarkMeanings all = positionMeanings();
        for (const auto& [model, place] : shownModels(snapshot()))
            if (valueOf(snapshot(), *model))
                all.push_back({styleOf(place).dashed ? MarkMeaning::Sign::diamond : MarkMeaning::Sign::dot,
                               tr("%1 at the cursor").arg(letterOfVariant(snapshot().state, place)),
                               {styleOf(place).colour}});
        return all;
    }

    void hover(QPointF at) override { emit hovered({.position = positionsInRange(snapshot()).at(at.x())}); }
    std::optional<QPointF> cursorPoint() const override {
        return QPointF(coordinate(keys::position), yAxis()->range().center());
    }
    /// A click chooses the position that all others are compared with.
    void click(QPointF at, Qt::KeyboardModifiers) override {
        const std::int64_t position = positionsInRange(snapshot()).at(at.x());
        const CursorPlace place{.position = position, .reference = position};
        emit edited([place](State& state) { place.moveCursor(state); }, tr("Reference position"),
                    clickGesture());
    }

 private:
    std::int64_t reference() const { return snapshot().state.get(keys::reference); }
    SimilarityKind kind() const { return similarityKindOf(snapshot().state); }
    VariantStyle styleOf(std::size_t place) const {
        return variantStyle(theme(), place, shownModels(snapshot()).size());
    }

    /// The similarity of the reference position to that of the cursor.
    static std::optional<double> valueOf(const Snapshot& now, const Model& model) {
        const std::int64_t from = now.state.get(keys::reference), to = now.state.get(keys::position);
        if (!hasPosition(model, from) || !hasPosition(model, to)) return std::nullopt;
        const std::int64_t first = model.firstCursor();
        return model.similarity()->matrix(similarityKindOf(now.state))->value(from - first, to - first);
    }

    /// The part of the axis where the model has positions.
    ProfileRequest requestFor(const std::shared_ptr<const Model>& model, const Canvas& canvas) {
        const QCPRange across = xAxis()->range();
        Known& known = known_[model];
        if (!known.matrix || known.kind != kind()) known = {model->similarity()->matrix(kind()), kind()};
        std::erase_if(known_, [&](const auto& each) {
            const auto shown = shownModels(snapshot());
            return std::ranges::find(shown, each.first, &ShownModel::model) == shown.end();
        });
        return {.matrix = known_[model].matrix,
                .first = model->firstCursor(),
                .reference = reference(),
                .from = across.lower,
                .to = across.upper,
                .pixels = canvas.columns(axisRect()->rect()),
                .perCell = static_cast<double>(model->table().columns())};
    }

    struct Known {
        std::shared_ptr<const Field> matrix;
        SimilarityKind kind = SimilarityKind::dot;
    };

    CurvePlottable* curves_;
    Legend* sides_;
    QAction* kind_;
    std::map<std::size_t, std::unique_ptr<Profile>> profiles_;
    /// The same matrix as long as it is the same model: its means are kept.
    std::map<std::shared_ptr<const Model>, Known> known_;
};

}  // namespace

View* makeProfilesView(QObject* parent) {
    return new ProfilesView(parent);
}

Dataset profilesData(const Snapshot& snapshot) {
    const std::int64_t reference = snapshot.state.get(keys::reference);
    const SimilarityKind kind = similarityKindOf(snapshot.state);
    return besideData(
        "position", snapshot,
        [=](const std::shared_ptr<const Model>& model) -> BesideSide {
            const std::int64_t first = model->firstCursor();
            return {{std::make_shared<ProfileColumn>(model->similarity()->matrix(kind), reference - first),
                     [](std::int64_t) { return std::string("similarity"); }},
                    first};
        },
        0);
}

}  // namespace posiscope
