// SPDX-License-Identifier: GPL-3.0-or-later
// The tokens of a prompt, and the numbers that each has on several axes.
#include <algorithm>

#include "core/encodings/tokenparameters.h"
#include "core/parameters/keys.h"
#include "core/positions/coordinatefield.h"
#include "core/tokens/tokenrecognition.h"
#include "ui/plot/colourbar.h"
#include "ui/plot/plotview.h"
#include "ui/translation/translated.h"
#include "ui/views/shared/cellaxes.h"
#include "ui/views/tokens/segmentstrip.h"

namespace posiscope {

namespace {

/// The names of axes as ticks.
class AxisNameTicker final : public LabelTicker {
 public:
    using LabelTicker::LabelTicker;
    void setNames(QStringList names) { names_ = std::move(names); }
    QString label(double tick) const override {
        const auto n = static_cast<qsizetype>(std::llround(tick));
        return n >= 0 && n < names_.size() ? names_[n] : QString();
    }

 protected:
    QVector<double> createTickVector(double, const QCPRange&) override {
        QVector<double> ticks;
        for (qsizetype n = 0; n < names_.size(); ++n)
            ticks << static_cast<double>(n);
        return ticks;
    }

 private:
    QStringList names_;
};

/// A prompt, and whether its model goes on with text.
struct Prompt {
    TokenRow row;
    bool decodes = false;
};

std::optional<Prompt> promptBy(const CountingRule& rule, std::span<const Segment> segments) {
    const auto row = positionsOf(segments, rule);
    if (!row) return std::nullopt;
    return Prompt{*row, rule.decodes};
}

/// Whether both have the same numbers, whatever their axes are called.
bool areAlike(const Positions& a, const Positions& b) {
    const auto axes = b.axes();
    return a.axes().size() == axes.size() && a.named({axes.begin(), axes.end()}) == b;
}

/// The prompt of the values, or the one that its positions are of; nothing where they are of none.
std::optional<Prompt> promptOf(const Snapshot& snapshot) {
    const Positions& positions = snapshot.model->positions();
    const auto given = tokenRow(snapshot.state.values);
    if (given && *given && areAlike((*given)->positions, positions))
        return promptBy(*findCountingRule(snapshot.state.get(keys::countingRule)), (*given)->segments);
    constexpr std::int64_t most = 16'384;  // of more it would take too long to find out
    if (positions.rows() > most) return std::nullopt;
    const TokenFinding finding = recogniseTokens(positions);
    if (!finding.recognised() || !finding.readings.front().axes.empty()) return std::nullopt;
    return promptBy(*finding.readings.front().rule, finding.readings.front().segments);
}

QStringList axisNames(const Positions& positions) {
    QStringList names;
    for (const PositionAxis& axis : positions.axes())
        names << (axis.name.empty() ? QString::fromStdString(axis.id) : translated(axis.name));
    return names;
}

class TokensView final : public PlotView {
    Q_DECLARE_TR_FUNCTIONS(TokensView)

 public:
    explicit TokensView(QObject* parent)
        : PlotView(parent), field_(addField(axisRect())), strip_(new SegmentStrip(axisRect())) {
        plot()->plotLayout()->addElement(0, 1, new ColourBar(field_, Qt::Vertical));
    }

    QString subtitle(const Snapshot& now) const override {
        const QString count =
            tr("%1 tokens on %2").arg(grouped(rowsOf(now)), listed(axisNames(now.model->positions())));
        const Prompt* const prompt = promptIn(now);
        if (prompt == nullptr || !prompt->decodes) return count;
        return tr("%1 · the count goes on at %2 · rope delta %3")
            .arg(count, written(prompt->row.next), written(prompt->row.delta));
    }
    QString partInSight() const override {
        if (!isZoomed()) return {};
        return partOf(CellKind::positions, cellsOf(snapshot()), viewport().left, viewport().right);
    }
    QString description(const Snapshot& now) const override {
        QString words = tr("The numbers of tokens as colours, a row for each axis: %1. The cursor is at %2.")
                            .arg(subtitle(now), tokenWords(now, now.state.get(keys::position)));
        if (const Prompt* const prompt = promptIn(now))
            words +=
                u' ' +
                tr("The tokens are %1.").arg(QString::fromStdString(formatSegments(prompt->row.segments)));
        return words;
    }
    ArrowKeys arrowKeys(const Snapshot&) const override { return ArrowKeys::positionAcross; }
    MarkMeanings markMeanings() const override {
        const std::int64_t token = snapshot().state.get(keys::position);
        return isAcrossInSight(static_cast<double>(token)) ? cursorMeaning({markedPlace("n", token)})
                                                           : MarkMeanings();
    }

 protected:
    CellPicture cellPicture() const override { return {CellPicture::Cells::none, "tokens"}; }
    Viewport whole() const override {
        const AxisIndices cells = cellsOf(snapshot());
        return {cells.low(), cells.high(), -0.5, static_cast<double>(axesOf(snapshot())) - 0.5};
    }
    bool zoomsVertically() const override { return false; }

    void draw() override {
        const Positions& positions = snapshot().model->positions();
        const Viewport part = viewport();
        const Prompt* const prompt = promptIn(snapshot());
        const int strip = prompt != nullptr && !isCompact() ? SegmentStrip::height : 0;
        axisRect()->setMargins(QMargins(room().left, room().top + strip, 0, room().bottom));
        setCellAxis(xAxis(), cellsOf(snapshot()), part.left, part.right, false);
        tickerOf<AxisNameTicker>(yAxis())->setNames(axisNames(positions));
        yAxis()->setRangeReversed(true);
        yAxis()->setRange(part.top, part.bottom);
        setAxisTitles(axisRect(), tr("token n"), QString());
        if (model_ != snapshot().model) {
            model_ = snapshot().model;
            numbers_ = std::make_shared<CoordinateField>(positions);
        }
        double lowest = positions.lowest(0).value(), highest = positions.highest(0).value();
        for (std::size_t axis = 1; axis < positions.axes().size(); ++axis) {
            lowest = std::min(lowest, positions.lowest(axis).value());
            highest = std::max(highest, positions.highest(axis).value());
        }
        if (lowest == highest) highest += 1;
        showField(field_, {.field = numbers_,
                           .map = &resolveColormap(snapshot().state.get(keys::colormap), false, theme()),
                           .limits = fixedLimits({lowest, highest})});
        strip_->show(strip > 0 ? &prompt->row : nullptr, theme());
    }

    void markCursor() override {
        cursorColumn(axisRect()->rect(), xAxis()->coordToPixel(coordinate(keys::position)));
    }
    QString toolTip(QPointF at) const override {
        const QString mark = PlotView::toolTip(at);
        const QRect rect = axisRect()->rect().adjusted(0, -SegmentStrip::height, 0, 0);
        if (!mark.isEmpty() || !rect.contains(at.toPoint())) return mark;
        return tokenWords(snapshot(), cellsOf(snapshot()).at(xAxis()->pixelToCoord(at.x())));
    }
    void hover(QPointF at) override { emit hovered({.position = cellsOf(snapshot()).at(at.x())}); }
    std::optional<QPointF> cursorPoint() const override { return QPointF(coordinate(keys::position), 0); }
    void click(QPointF at, Qt::KeyboardModifiers) override {
        clickCursor({.position = cellsOf(snapshot()).at(at.x())});
    }

 private:
    static std::int64_t rowsOf(const Snapshot& now) { return now.model->positions().rows(); }
    static std::int64_t axesOf(const Snapshot& now) {
        return static_cast<std::int64_t>(now.model->positions().axes().size());
    }
    static AxisIndices cellsOf(const Snapshot& now) { return {0, rowsOf(now)}; }
    static QString written(const Coordinate& number) {
        return localised(QString::fromStdString(number.written()));
    }

    /// Found once for the same positions: other parameters change the model while they are dragged.
    const Prompt* promptIn(const Snapshot& now) const {
        const Values& values = now.state.values;
        Asked asked{now.model->positions(),
                    values.contains(keys::tokens.name) ? values.get(keys::tokens) : "",
                    values.contains(keys::countingRule.name) ? values.get(keys::countingRule) : ""};
        if (asked_ != asked) {
            prompt_ = promptOf(now);
            if (prompt_ && prompt_->row.tokens() != rowsOf(now)) prompt_.reset();
            asked_ = std::move(asked);
        }
        return prompt_ ? &*prompt_ : nullptr;
    }

    /// "token 5, of image 1x2x2: time 3, height 3, width 4".
    QString tokenWords(const Snapshot& now, qint64 token) const {
        const Positions& positions = now.model->positions();
        if (token < 0 || token >= positions.rows()) return {};
        QStringList numbers = axisNames(positions);
        for (qsizetype axis = 0; axis < numbers.size(); ++axis)
            numbers[axis] += u' ' + written(positions.at(token, static_cast<std::size_t>(axis)));
        const Prompt* const prompt = promptIn(now);
        if (prompt == nullptr) return tr("token %1: %2").arg(grouped(token), listed(numbers));
        return tr("token %1, of “%2”: %3")
            .arg(grouped(token),
                 QString::fromStdString(formatSegment(prompt->row.segments[prompt->row.segmentAt(token)])),
                 listed(numbers));
    }

    FieldPlottable* field_;
    SegmentStrip* strip_;
    std::shared_ptr<const Model> model_;
    std::shared_ptr<const CoordinateField> numbers_;
    struct Asked {
        Positions positions;
        std::string tokens, rule;
        bool operator==(const Asked&) const = default;
    };
    mutable std::optional<Asked> asked_;
    mutable std::optional<Prompt> prompt_;
};

Text withoutAxes(const Snapshot& snapshot) {
    if (snapshot.model->positions().axes().size() > 1) return {};
    return Text(POSISCOPE_TR(
                    "core",
                    "%1 counts along one axis: each token has one number. Choose RoPE on several axes "
                    "for the tokens of texts with images."))
        .onCommandLine(
            "%1 counts along one axis, and each token has one number: --encoding rope-axes has several")
        .with(encodingOf(snapshot.state).name);
}

Dataset tokensData(const Snapshot& snapshot) {
    return {std::make_shared<CoordinateField>(snapshot.model->positions()),
            [](std::int64_t token) { return std::to_string(token); }};
}

}  // namespace

const ViewType& tokensViewType() {
    static const ViewType type{
        .id = "tokens",
        .name = POSISCOPE_TR("core", "Tokens"),
        .summary = POSISCOPE_TR("core", "The numbers that each token of a prompt has on several axes"),
        .lookFor = POSISCOPE_TR(
            "core",
            "In text all axes count together. In an image each counts its own rows, columns or frames, and "
            "the "
            "text behind it goes on after the largest number: an image takes few numbers for many tokens."),
        .formula = "p_n = (time, height, width)",
        .lesson = "images",
        .icon = QStringLiteral("view-tokens"),
        .create = [](QObject* parent) -> View* { return new TokensView(parent); },
        .data = tokensData,
        .colormapKey = keys::colormap.name,
        .unavailable = withoutAxes,
        .subtracts = false,
        .paper = {520, 180},
        .remedy = {.encoding = "rope-axes"}};
    return type;
}

}  // namespace posiscope
