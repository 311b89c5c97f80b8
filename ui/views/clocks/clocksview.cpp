// SPDX-License-Identifier: GPL-3.0-or-later
// Pairs of sines and cosines as clocks, position as time.
#include <QAction>
#include <algorithm>
#include <numeric>

#include "core/analysis/besidedata.h"
#include "core/parameters/keys.h"
#include "core/parameters/numbertext.h"
#include "ui/plot/picturemarks.h"
#include "ui/translation/positionwords.h"
#include "ui/translation/readout.h"
#include "ui/translation/translated.h"
#include "ui/view/view.h"
#include "ui/views/clocks/clockspainter.h"
#include "ui/views/shared/dimensionchoice.h"
#include "ui/views/shared/picturewidget.h"
#include "ui/views/shared/sidenames.h"

namespace posiscope {

namespace {

bool showsAll(const Snapshot& snapshot) {
    return snapshot.state.get(keys::clocks) == "all";
}

/// "0, 11–13".
QString pairList(const Indices& pairs) {
    QString text = QString::fromStdString(writtenIndices(pairs));
    return text.replace(u',', QStringLiteral(", ")).replace(u'-', QChar(0x2013));
}

/// The chosen pairs among so many; at least one.
std::vector<std::int64_t> chosenPairs(const Snapshot& snapshot, std::int64_t count) {
    std::vector<std::int64_t> chosen;
    for (const std::int64_t pair : snapshot.state.get(keys::clockPairs))
        if (pair < count) chosen.push_back(pair);
    if (chosen.empty()) chosen.push_back(0);
    return chosen;
}

class ClocksView final : public View {
    Q_DECLARE_TR_FUNCTIONS(ClocksView)

 public:
    explicit ClocksView(QObject* parent)
        : View(new PictureOf<ClocksPicture>(QStringLiteral("clocks"), drawClocks), parent),
          canvas_(static_cast<PictureOf<ClocksPicture>*>(widget())),
          all_(addAction(QStringLiteral("allClocks"), tr("All pairs"),
                         tr("Every pair as a small clock, or the chosen ones as large clocks"))) {
        canvas_->onHover = [this](QPointF at) {
            if (const qint64 pair = pairAt(at); pair >= 0) emit hovered({.dimension = dimensionOf(pair)});
        };
        canvas_->onClick = [this](QPointF at, Qt::KeyboardModifiers modifiers) {
            if (const qint64 pair = pairAt(at); pair >= 0) click(pair, modifiers);
        };
        canvas_->onWheel = [this](qint64 steps) { turn(steps); };
        canvas_->toolTipAt = [this](QPointF at) {
            const qint64 pair = pairAt(at);
            return pair < 0 ? QString() : wordsOf(*clocks_, *snapshot_, pair);
        };
        connect(all_, &QAction::triggered, this, [this](bool all) {
            emit edited([all](State& state) { state.set(keys::clocks, std::string(all ? "all" : "chosen")); },
                        tr("Choose clocks"), {});
        });
    }

    void show(const ViewRequest& request) override {
        snapshot_ = request.snapshot;
        if (!clocks_ || clocks_->model() != snapshot_->model)
            clocks_ = std::make_shared<Clocks>(snapshot_->model);
        if (snapshot_->sides && (!other_ || other_->model() != snapshot_->sides.b) &&
            snapshot_->subject == Subject::both)
            other_ = std::make_shared<Clocks>(snapshot_->sides.b);
        all_->setChecked(showsAll(*snapshot_));
        theme_ = &request.theme;
        ClocksPicture picture = pictureOf(request.cursor);
        picture.legend = request.look.legend;
        canvas_->show(std::move(picture), request.theme);
    }
    FigureParts parts() const override { return {.legend = true}; }
    MarkMeanings markMeanings() const override {
        const ClocksPicture& picture = canvas_->picture();
        const bool shown =
            picture.emphasised >= 0 && picture.clocks &&
            (picture.all ? picture.emphasised < picture.clocks->count()
                         : std::ranges::find(picture.chosen, picture.emphasised) != picture.chosen.end());
        return shown ? ringMeaning(picture.emphasised, theme_->accent) : MarkMeanings();
    }
    bool paint(QCPPainter& painter, QSize size) override { return canvas_->draw(painter, size); }

    QString subtitle(const Snapshot& now) const override {
        if (!Clocks::existFor(*now.model)) return tr("no clocks");
        const QString p = positionText(now.model->positions(), now.state.get(keys::position));
        const QString target =
            positionText(now.model->positions(), now.state.get(keys::position), now.state.get(keys::offset));
        const qint64 pairs = static_cast<qint64>(now.model->frequencies().size());
        if (showsAll(now))
            return (pairs == 1 ? tr("%1 pair at p = %2 and p + k = %3")
                               : tr("%1 pairs at p = %2 and p + k = %3"))
                .arg(grouped(pairs), p, target);
        return tr("pairs %1 at p = %2 and p + k = %3")
            .arg(pairList(now.state.get(keys::clockPairs)), p, target);
    }
    QString description(const Snapshot& now) const override {
        if (!Clocks::existFor(*now.model)) return tr("There are no pairs that could be drawn as clocks.");
        const Clocks clocks(now.model);
        QStringList words{tr("Each pair is a clock whose hand points to its cosine across and its sine up; a "
                             "second hand stands k = %1 positions later, at the same angle from the first at "
                             "every position.")
                              .arg(grouped(now.state.get(keys::offset)))};
        constexpr std::size_t most = 6;  // more would be a long speech
        for (const std::int64_t pair : now.state.get(keys::clockPairs))
            if (pair < clocks.count() && words.size() <= static_cast<qsizetype>(most))
                words << wordsOf(clocks, now, pair);
        if (now.subject == Subject::both)
            words << tr("Those are the hands of A, %1. Dashed hands are those of B, %2.")
                         .arg(sideName(now.state, Subject::a), sideName(now.state, Subject::b));
        if (showsAll(now))
            words << tr("All %1 pairs are shown, as far as there is room.").arg(grouped(clocks.count()));
        return words.join(u' ');
    }
    ArrowKeys arrowKeys(const Snapshot&) const override { return ArrowKeys::positionAcross; }

 private:
    static QString wordsOf(const Clocks& clocks, const Snapshot& now, qint64 pair) {
        const ClockHands hands =
            clocks.hands(pair, now.state.get(keys::position), now.state.get(keys::offset));
        return tr("Pair %1: one turn takes %2; sine %3, cosine %4; from p to p + k %5.")
            .arg(grouped(pair), wavelengthText(clocks.wavelength(pair), 5), readable(hands.here.sine, 4),
                 readable(hands.here.cosine, 4), turnText(hands));
    }

    qint64 pairAt(QPointF at) const {
        return clocks_ ? ClockGrid(canvas_->area(), canvas_->picture()).pairUnder(at) : -1;
    }
    std::int64_t dimensionOf(qint64 pair) const {
        return dimensionOfPair(*snapshot_->model, pair, snapshot_->state.get(keys::dimension));
    }

    /// A click moves the cursor; Ctrl adds the pair to the chosen ones or takes it away.
    void click(qint64 pair, Qt::KeyboardModifiers modifiers) {
        emit edited(clickOnPair(*snapshot_, pair, modifiers.testFlag(Qt::ControlModifier)),
                    tr("Choose clocks"), clickGesture());
        emit gestureEnded();
    }

    /// The wheel up is a later position.
    void turn(qint64 steps) {
        const std::int64_t first = snapshot_->model->firstCursor();
        const std::int64_t last = first + snapshot_->model->table().rows() - 1;
        emit hovered({.position = std::clamp<std::int64_t>(snapshot_->state.get(keys::position) + steps,
                                                           first, last)});
    }

    ClocksPicture pictureOf(bool cursor) const {
        ClocksPicture picture;
        picture.clocks = clocks_;
        picture.all = showsAll(*snapshot_);
        const auto chosen = chosenPairs(*snapshot_, clocks_->count());
        picture.chosen.assign(chosen.begin(), chosen.end());
        picture.position = snapshot_->state.get(keys::position);
        picture.lastPosition = snapshot_->model->firstCursor() + snapshot_->model->table().rows() - 1;
        picture.offset = snapshot_->state.get(keys::offset);
        if (snapshot_->subject == Subject::both && snapshot_->sides) {
            picture.other = other_;
            picture.nameA = sideName(snapshot_->state, Subject::a);
            picture.nameB = sideName(snapshot_->state, Subject::b);
        }
        picture.marks = marksOf(snapshot_->state, "clocks");
        if (cursor) picture.emphasised = snapshot_->model->column(snapshot_->state.get(keys::dimension)).pair;
        return picture;
    }

    PictureOf<ClocksPicture>* canvas_;
    QAction* all_;
    std::shared_ptr<const Clocks> clocks_;
    std::shared_ptr<const Clocks> other_;  // of B, where A and B share the dials
    SnapshotPtr snapshot_ = noSnapshot();
    const Theme* theme_ = &Theme::light();
};

/// The pairs that are drawn; of A and B in one plot those that both have.
Dataset clocksData(const Snapshot& snapshot) {
    std::int64_t count = Clocks(snapshot.model).count();
    const bool both = snapshot.subject == Subject::both && snapshot.sides;
    if (both) count = std::min(count, Clocks(snapshot.sides.b).count());
    std::vector<std::int64_t> pairs = chosenPairs(snapshot, count);
    if (showsAll(snapshot)) {
        pairs.resize(static_cast<std::size_t>(count));
        std::iota(pairs.begin(), pairs.end(), 0);
    }
    const auto dataOf = [&](const std::shared_ptr<const Model>& model) {
        return Dataset{std::make_shared<ClockTable>(model, snapshot.state.get(keys::position),
                                                    snapshot.state.get(keys::offset), pairs),
                       ClockTable::columnName};
    };
    if (!both) return dataOf(snapshot.model);
    return besideData(
        "pair", snapshot,
        [&](const std::shared_ptr<const Model>& model) { return BesideSide{dataOf(model)}; }, 1);
}

Text whyNoClocks(const Snapshot& snapshot) {
    if (Clocks::existFor(*snapshot.model)) return {};
    return Text(POSISCOPE_TR("core",
                             "%1 has no pairs that turn by the same angle at every step: choose Sinusoidal "
                             "or a rotary encoding (RoPE, xPos)."))
        .with(encodingOf(snapshot.state).name);
}

}  // namespace

const ViewType& clocksViewType() {
    static const ViewType type{
        .id = "clocks",
        .name = POSISCOPE_TR("core", "Clocks"),
        .summary = POSISCOPE_TR("core", "Pairs of sines and cosines as clock hands, position as time"),
        .lookFor = POSISCOPE_TR("core",
                                "Fast hands tell neighbours apart, slow hands tell distant positions apart. "
                                "k steps turn each hand by the same angle, whatever p is."),
        .formula = "(sin ω_i·p, cos ω_i·p)",
        .lesson = "offsets-are-rotations",
        .icon = QStringLiteral("view-clocks"),
        .create = [](QObject* parent) -> View* { return new ClocksView(parent); },
        .data = clocksData,
        .unavailable = whyNoClocks,
        .overlays = true,
        .mostOverlaid = 2,
        .subtracts = false,
        .paper = {420, 330},
        .remedy = {.encoding = "sinusoidal"}};
    return type;
}

}  // namespace posiscope
