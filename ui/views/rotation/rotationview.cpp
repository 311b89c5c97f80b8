// SPDX-License-Identifier: GPL-3.0-or-later
// A query and a key before and after their rotation.
#include <algorithm>
#include <cmath>

#include "core/analysis/rotaryscore.h"
#include "core/parameters/keys.h"
#include "core/parameters/numbertext.h"
#include "ui/plot/picturemarks.h"
#include "ui/translation/positionwords.h"
#include "ui/translation/translated.h"
#include "ui/view/view.h"
#include "ui/views/rotation/rotationpainter.h"
#include "ui/views/shared/dimensionchoice.h"
#include "ui/views/shared/picturewidget.h"

namespace posiscope {

namespace {

/// The score of the query in the row of a cursor, at p, with the key at p + k, from the rotated vectors.
double scoreAt(const Snapshot& snapshot, std::int64_t p) {
    const Coordinate query = snapshot.model->positions().atCursor(p);
    return rotaryScore(snapshot, query, Coordinate::stepped(query, 1, snapshot.state.get(keys::offset)));
}

/// The scores at places spread evenly over all positions.
std::vector<double> scoresElsewhere(const Snapshot& snapshot) {
    const std::int64_t rows = snapshot.model->table().rows();
    const std::int64_t most =
        std::clamp<std::int64_t>((std::int64_t{1} << 18) / snapshot.model->rotary()->headDimensions(), 2, 16);
    const std::int64_t places = std::min(rows, most);
    std::vector<double> scores;
    for (std::int64_t n = 0; n < places; ++n)
        scores.push_back(scoreAt(
            snapshot, snapshot.model->firstCursor() + (places == 1 ? 0 : n * (rows - 1) / (places - 1))));
    return scores;
}

class RotationView final : public View {
    Q_DECLARE_TR_FUNCTIONS(RotationView)

 public:
    explicit RotationView(QObject* parent)
        : View(new PictureOf<RotationPicture>(QStringLiteral("rotation"), drawRotation), parent),
          canvas_(static_cast<PictureOf<RotationPicture>*>(widget())) {
        canvas_->onHover = [this](QPointF at) {
            if (const qint64 pair = pairAt(at); pair >= 0) emit hovered({.dimension = dimensionOf(pair)});
        };
        canvas_->onClick = [this](QPointF at, Qt::KeyboardModifiers modifiers) {
            if (const qint64 pair = pairAt(at); pair >= 0) click(pair, modifiers);
        };
    }

    void show(const ViewRequest& request) override {
        const bool sameScores =
            snapshot_->model == request.snapshot->model &&
            snapshot_->state.get(keys::offset) == request.snapshot->state.get(keys::offset) &&
            !elsewhere_.empty();
        snapshot_ = request.snapshot;
        if (!sameScores) elsewhere_ = scoresElsewhere(*snapshot_);
        theme_ = &request.theme;
        RotationPicture picture = pictureOf(request.cursor);
        picture.legend = request.look.legend;
        canvas_->show(std::move(picture), request.theme);
    }
    FigureParts parts() const override { return {.legend = true}; }
    MarkMeanings markMeanings() const override {
        const RotationPicture& picture = canvas_->picture();
        const bool shown = std::ranges::any_of(
            picture.dials, [&](const Dial& dial) { return dial.pair == picture.emphasised; });
        return shown ? ringMeaning(picture.emphasised, theme_->accent) : MarkMeanings();
    }
    bool paint(QCPPainter& painter, QSize size) override { return canvas_->draw(painter, size); }

    QString subtitle(const Snapshot& now) const override {
        if (now.model->rotary() == nullptr) return tr("nothing is rotated");
        return tr("query at p = %1, key at p + k = %2, score %3")
            .arg(queryText(now), keyText(now), readable(scoreAt(now, now.state.get(keys::position)), 6));
    }
    QString description(const Snapshot& now) const override {
        return tr("Dials of pairs %1 show two elements of the query and of the key before and after they are "
                  "rotated: %2.")
            .arg(QString::fromStdString(writtenIndices(now.state.get(keys::clockPairs))), subtitle(now));
    }

 private:
    /// With several axes it is a row of the table.
    static Coordinate keyPosition(const Snapshot& now) {
        const Positions& positions = now.model->positions();
        const Coordinate key = Coordinate::stepped(positions.atCursor(now.state.get(keys::position)), 1,
                                                   now.state.get(keys::offset));
        if (positions.axes().size() == 1) return key;
        return std::clamp(key, Coordinate(0), Coordinate(positions.rows() - 1));
    }
    static QString queryText(const Snapshot& now) {
        return positionText(now.model->positions(), now.state.get(keys::position));
    }
    static QString keyText(const Snapshot& now) { return QString::fromStdString(keyPosition(now).written()); }
    qint64 pairAt(QPointF at) const { return dialAt(at, canvas_->area(), canvas_->picture()); }
    std::int64_t dimensionOf(qint64 pair) const {
        return dimensionOfPair(*snapshot_->model, pair, snapshot_->state.get(keys::dimension));
    }

    /// A click moves the cursor; Ctrl adds the pair to the chosen ones or takes it away.
    void click(qint64 pair, Qt::KeyboardModifiers modifiers) {
        emit edited(clickOnPair(*snapshot_, pair, modifiers.testFlag(Qt::ControlModifier)),
                    tr("Choose dials"), clickGesture());
        emit gestureEnded();
    }

    RotationPicture pictureOf(bool cursor) const {
        const RotaryEmbedding& rotary = *snapshot_->model->rotary();
        const std::int64_t p = snapshot_->state.get(keys::position);
        const auto query = turned(rotary, false, snapshot_->model->positions().atCursor(p));
        const auto key = turned(rotary, true, keyPosition(*snapshot_));
        const auto at = [&](std::span<const double> vector, std::int64_t pair) {
            return QPointF(vector[static_cast<std::size_t>(rotary.first(pair))],
                           vector[static_cast<std::size_t>(rotary.second(pair))]);
        };
        RotationPicture picture;
        for (const std::int64_t pair : snapshot_->state.get(keys::clockPairs))
            if (pair < rotary.rotaryDimensions() / 2)
                picture.dials.push_back({pair, at(rotary.query(), pair), at(query, pair),
                                         at(rotary.key(), pair), at(key, pair),
                                         pairText(*snapshot_->model, pair)});
        picture.marks = marksOf(snapshot_->state, "rotation");
        if (cursor) picture.emphasised = snapshot_->model->column(snapshot_->state.get(keys::dimension)).pair;
        const QString where = queryText(*snapshot_);
        const QString there = keyText(*snapshot_);
        picture.query = tr("query at p = %1").arg(where);
        picture.key = tr("key at p + k = %1").arg(there);
        const double score = scoreAt(*snapshot_, p);
        picture.score = tr("q(%1) · k(%2) = %3").arg(where, there, readable(score, 8));
        picture.comparison = comparison(score);
        return picture;
    }

    /// The way from the query to the key along each axis.
    QString way() const {
        const Positions& positions = snapshot_->model->positions();
        const std::int64_t query = positions.rowOf(snapshot_->state.get(keys::position));
        const std::int64_t key = keyPosition(*snapshot_).numerator();
        QStringList words;
        for (std::size_t axis = 0; axis < positions.axes().size(); ++axis)
            words << QStringLiteral("%1 %2").arg(
                translated(positions.axes()[axis].name),
                QString::fromStdString((positions.at(key, axis) - positions.at(query, axis)).written()));
        return snapshot_->model->rotary()->isRotation()
                   ? tr("From query to key: %1. The score depends on this alone.")
                         .arg(words.join(QStringLiteral(", ")))
                   : tr("From query to key: %1. It is no rotation: the score depends on both places.")
                         .arg(words.join(QStringLiteral(", ")));
    }

    QString comparison(double score) const {
        if (snapshot_->model->positions().axes().size() > 1) return way();
        double difference = 0;
        for (const double other : elsewhere_)
            difference = std::max(difference, std::abs(other - score));
        const QString k = grouped(snapshot_->state.get(keys::offset));
        const QString places = tr("With the same k = %1 at %2 other places the score differs by at most %3")
                                   .arg(k)
                                   .arg(elsewhere_.size())
                                   .arg(readable(difference, 2));
        const DistanceCurves* curve = snapshot_->model->distance();
        const double size =
            curve != nullptr
                ? std::max({1.0, std::abs(curve->range().highest), std::abs(curve->range().lowest)})
                : std::max(1.0, std::abs(score));
        return difference <= 1e-9 * size ? tr("%1: it depends on k alone.").arg(places)
                                         : tr("%1.").arg(places);
    }

    PictureOf<RotationPicture>* canvas_;
    SnapshotPtr snapshot_ = noSnapshot();
    const Theme* theme_ = &Theme::light();
    std::vector<double> elsewhere_;
};

/// The query rotated to every position, positions × head_dim.
class RotatedQueries final : public Field {
 public:
    explicit RotatedQueries(std::shared_ptr<const Model> model) : model_(std::move(model)) {}

    std::int64_t rows() const override { return model_->table().rows(); }
    std::int64_t columns() const override { return model_->rotary()->headDimensions(); }
    double value(std::int64_t row, std::int64_t column) const override {
        return turned(*model_->rotary(), false,
                      model_->positions().at(row))[static_cast<std::size_t>(column)];
    }
    using Field::fill;
    void fill(IndexRange rowRun, IndexRange columnRun, double* out) const override {
        for (std::int64_t row = rowRun.first; row < rowRun.end(); ++row, out += columnRun.count) {
            const auto query = turned(*model_->rotary(), false, model_->positions().at(row));
            std::copy_n(query.begin() + columnRun.first, columnRun.count, out);
        }
    }

 private:
    std::shared_ptr<const Model> model_;
};

Dataset rotationData(const Snapshot& snapshot) {
    return {std::make_shared<RotatedQueries>(snapshot.model),
            [](std::int64_t j) { return std::string("q").append(std::to_string(j)); }};
}

Text whyNoRotation(const Snapshot& snapshot) {
    if (snapshot.model->rotary() != nullptr) return {};
    return Text(
               POSISCOPE_TR("core", "%1 rotates no queries and keys: choose a rotary encoding (RoPE, xPos)."))
        .with(encodingOf(snapshot.state).name);
}

}  // namespace

const ViewType& rotationViewType() {
    static const ViewType type{
        .id = "rotation",
        .name = POSISCOPE_TR("core", "Rotation"),
        .summary =
            POSISCOPE_TR("core", "A query and a key before and after they are rotated, and their score"),
        .lookFor = POSISCOPE_TR("core",
                                "A query and a key are turned by angles that grow with their positions. "
                                "Their product depends on the difference of the angles alone."),
        .formula = "q_p · k_q = (R_p · q) · (R_q · k) = q · R_(q−p) · k",
        .lesson = "rotary",
        .icon = QStringLiteral("view-rotation"),
        .create = [](QObject* parent) -> View* { return new RotationView(parent); },
        .data = rotationData,
        .unavailable = whyNoRotation,
        .subtracts = false,
        .paper = {520, 390},
        .standIn = 7,
        .remedy = {.encoding = "rope"}};
    return type;
}

}  // namespace posiscope
