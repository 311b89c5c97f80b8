// Pairs of sines and cosines as clocks, position as time.
#include <qcustomplot.h>

#include <QAction>
#include <QPointer>
#include <algorithm>
#include <numeric>

#include "core/analysis/besidedata.h"
#include "core/parameters/keys.h"
#include "core/parameters/numbertext.h"
#include "ui/translation/text.h"
#include "ui/view/view.h"
#include "ui/views/clockscanvas.h"
#include "ui/views/sidenames.h"

namespace posiscope {

namespace {

bool showsAll(const Scene& scene) {
    return scene.state.get(keys::clocks) == "all";
}

/// "0, 11–13".
QString pairList(const Indices& pairs) {
    QString text = QString::fromStdString(writtenIndices(pairs));
    return text.replace(u',', QStringLiteral(", ")).replace(u'-', QChar(0x2013));
}

/// The chosen pairs among so many; at least one.
std::vector<std::int64_t> chosenPairs(const Scene& scene, std::int64_t count) {
    std::vector<std::int64_t> chosen;
    for (const std::int64_t pair : scene.state.get(keys::clockPairs))
        if (pair < count) chosen.push_back(pair);
    if (chosen.empty()) chosen.push_back(0);
    return chosen;
}

class ClocksView final : public View {
    Q_DECLARE_TR_FUNCTIONS(ClocksView)

 public:
    explicit ClocksView(QObject* parent) : View(parent), canvas_(new ClocksCanvas), all_(new QAction(this)) {
        canvas_->setObjectName(QStringLiteral("clocks"));
        canvas_->onHover = [this](qint64 pair) { emit hovered(std::nullopt, dimensionOf(pair)); };
        canvas_->onClick = [this](qint64 pair, Qt::KeyboardModifiers modifiers) { click(pair, modifiers); };
        canvas_->onWheel = [this](qint64 steps) { turn(steps); };
        canvas_->toolTipOf = [this](qint64 pair) { return wordsOf(*clocks_, *scene_, pair); };
        all_->setObjectName(QStringLiteral("allClocks"));
        all_->setCheckable(true);
        all_->setText(tr("All pairs"));
        all_->setToolTip(tr("Every pair as a small clock, or the chosen ones as large clocks"));
        connect(all_, &QAction::triggered, this, [this](bool all) {
            emit edited([all](State& state) { state.set(keys::clocks, std::string(all ? "all" : "chosen")); },
                        tr("Choose clocks"), {});
        });
    }
    ~ClocksView() override {
        if (canvas_ && canvas_->parent() == nullptr) delete canvas_;
    }

    QWidget* widget() override { return canvas_; }
    void show(const Frame& frame) override {
        if (!clocks_ || clocks_->model() != frame.scene->model)
            clocks_ = std::make_shared<Clocks>(frame.scene->model);
        if (frame.scene->sides && (!other_ || other_->model() != frame.scene->sides.b) &&
            frame.scene->subject == Subject::both)
            other_ = std::make_shared<Clocks>(frame.scene->sides.b);
        scene_ = frame.scene;
        theme_ = &frame.theme;
        all_->setChecked(showsAll(*scene_));
        canvas_->show(pictureOf(frame.cursor), *theme_);
    }
    void paint(QCPPainter& painter, QSize size) override {
        painter.save();
        drawClocks(painter, size, canvas_->picture(), *theme_);
        painter.restore();
    }

    QString subtitle(const Scene& now) const override {
        if (!Clocks::existFor(*now.model)) return tr("no clocks");
        const QString p = grouped(now.state.get(keys::position));
        const QString target = grouped(now.state.get(keys::position) + now.state.get(keys::offset));
        const qint64 pairs = static_cast<qint64>(now.model->frequencies().size());
        if (showsAll(now))
            return (pairs == 1 ? tr("%1 pair at p = %2 and p + k = %3")
                               : tr("%1 pairs at p = %2 and p + k = %3"))
                .arg(grouped(pairs), p, target);
        return tr("pairs %1 at p = %2 and p + k = %3")
            .arg(pairList(now.state.get(keys::clockPairs)), p, target);
    }
    QString description(const Scene& now) const override {
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
    ArrowKeys arrowKeys(const Scene&) const override { return ArrowKeys::positionAcross; }
    QList<QAction*> actions() override { return {all_}; }

 private:
    static QString wordsOf(const Clocks& clocks, const Scene& now, qint64 pair) {
        const ClockHands hands =
            clocks.hands(pair, now.state.get(keys::position), now.state.get(keys::offset));
        return tr("Pair %1: one turn takes %2 positions; sine %3, cosine %4; %5 from p to p + k.")
            .arg(grouped(pair), readable(clocks.wavelength(pair), 5), readable(hands.here.sine, 4),
                 readable(hands.here.cosine, 4), degrees(hands.turn));
    }

    qint64 dimensionOf(qint64 pair) const {
        // The sine or the cosine, as the cursor is on one already.
        const Role role = scene_->model->column(scene_->state.get(keys::dimension)).role;
        const qint64 wanted = scene_->model->dimensionOf(pair, role == Role::cosine ? role : Role::sine);
        return std::max<qint64>(0, wanted < 0 ? scene_->model->dimensionOf(pair, Role::sine) : wanted);
    }

    /// A click moves the cursor; Ctrl adds the pair to the chosen ones or takes it away.
    void click(qint64 pair, Qt::KeyboardModifiers modifiers) {
        Indices pairs = scene_->state.get(keys::clockPairs);
        if (modifiers.testFlag(Qt::ControlModifier)) {
            const auto found = std::lower_bound(pairs.begin(), pairs.end(), pair);
            if (found == pairs.end() || *found != pair)
                pairs.insert(found, pair);
            else if (pairs.size() > 1)
                pairs.erase(found);
        }
        emit edited(
            [pairs, j = dimensionOf(pair)](State& state) {
                state.set(keys::dimension, static_cast<std::int64_t>(j));
                state.set(keys::clockPairs, pairs);
            },
            tr("Choose clocks"), Gesture{Gesture::Kind::click});
        emit gestureEnded();
    }

    /// The wheel up is a later position.
    void turn(qint64 steps) {
        const qint64 first = scene_->model->firstPosition();
        const qint64 p = scene_->state.get(keys::position) + steps;
        emit hovered(std::clamp(p, first, first + scene_->model->table().rows() - 1), std::nullopt);
    }

    ClocksPicture pictureOf(bool cursor) const {
        ClocksPicture picture;
        picture.clocks = clocks_;
        picture.all = showsAll(*scene_);
        const auto chosen = chosenPairs(*scene_, clocks_->count());
        picture.chosen.assign(chosen.begin(), chosen.end());
        picture.position = scene_->state.get(keys::position);
        picture.lastPosition = scene_->model->firstPosition() + scene_->model->table().rows() - 1;
        picture.offset = scene_->state.get(keys::offset);
        if (scene_->subject == Subject::both && scene_->sides) {
            picture.other = other_;
            picture.nameA = sideName(scene_->state, Subject::a);
            picture.nameB = sideName(scene_->state, Subject::b);
        }
        if (cursor) picture.emphasised = scene_->model->column(scene_->state.get(keys::dimension)).pair;
        return picture;
    }

    QPointer<ClocksCanvas> canvas_;
    QAction* all_;
    std::shared_ptr<const Clocks> clocks_;
    std::shared_ptr<const Clocks> other_;  // of B, where A and B share the dials
    ScenePointer scene_ = noScene();
    const Theme* theme_ = nullptr;
};

/// The pairs that are drawn; of A and B in one plot those that both have.
Dataset data(const Scene& scene) {
    std::int64_t count = Clocks(scene.model).count();
    const bool both = scene.subject == Subject::both && scene.sides;
    if (both) count = std::min(count, Clocks(scene.sides.b).count());
    std::vector<std::int64_t> pairs = chosenPairs(scene, count);
    if (showsAll(scene)) {
        pairs.resize(static_cast<std::size_t>(count));
        std::iota(pairs.begin(), pairs.end(), 0);
    }
    const auto dataOf = [&](const std::shared_ptr<const Model>& model) {
        return Dataset{std::make_shared<ClockTable>(model, scene.state.get(keys::position),
                                                    scene.state.get(keys::offset), pairs),
                       ClockTable::columnName};
    };
    if (!both) return dataOf(scene.model);
    return besideData("pair", {dataOf(scene.sides.a)}, {dataOf(scene.sides.b)}, 1);
}

Text unavailable(const Scene& scene) {
    if (Clocks::existFor(*scene.model)) return {};
    return Text(POSISCOPE_TR("core",
                             "%1 has no pairs that turn by the same angle at every step: choose Sinusoidal "
                             "or a rotary encoding (RoPE, xPos)."))
        .with(encodingOf(scene.state).name);
}

}  // namespace

const ViewType& clocksViewType() {
    static const ViewType type{
        .id = "clocks",
        .name = POSISCOPE_TR("core", "Clocks"),
        .summary = POSISCOPE_TR("core", "Pairs of sines and cosines as clock hands, position as time"),
        .icon = QStringLiteral("view-clocks"),
        .create = [](QObject* parent) -> View* { return new ClocksView(parent); },
        .data = data,
        .unavailable = unavailable,
        .overlays = true,
        .subtracts = false};
    return type;
}

}  // namespace posiscope
