// SPDX-License-Identifier: GPL-3.0-or-later
// A slider step with four visible panes, a drag of ten seconds, and a drag during an export.
#include <QCoreApplication>
#include <QMouseEvent>
#include <QProgressDialog>
#include <QPushButton>
#include <QTemporaryDir>
#include <algorithm>
#include <array>
#include <cmath>

#include "core/models/encoding.h"
#include "core/state/sweep.h"
#include "tests/bench/benchwindow.h"
#include "tests/bench/row.h"
#include "tests/bench/stopwatch.h"
#include "ui/dialogs/job.h"
#include "ui/export/dataexport.h"
#include "ui/parameters/parameterslider.h"
#include "ui/view/view.h"

namespace bench {

namespace {

using posiscope::ParameterSlider;
using posiscope::SliderMap;
using posiscope::State;
namespace keys = posiscope::keys;

Shared<BenchWindow> defaultWindow() {
    return Shared<BenchWindow>([] { return std::make_unique<BenchWindow>(); });
}

/// A hand on a parameter's slider: mouse events as the window system sends them.
class Hand {
 public:
    Hand(const BenchWindow& window, const std::string& key)
        : slider_(window.window().findChild<ParameterSlider*>(QString::fromStdString(key) + "Slider")) {
        if (slider_ == nullptr) throw std::runtime_error("there is no slider for " + key);
    }
    void press(double step) const { send(QEvent::MouseButtonPress, step); }
    void moveTo(double step) const { send(QEvent::MouseMove, step); }
    void release(double step) const { send(QEvent::MouseButtonRelease, step); }

 private:
    void send(QEvent::Type type, double step) const {
        constexpr double knob = 8;  // the rail begins and ends half a knob inside the widget
        const QPointF at(knob + step / SliderMap::steps * (slider_->width() - 2 * knob), 10);
        const bool held = type != QEvent::MouseButtonRelease;
        QMouseEvent event(type, at, slider_->mapToGlobal(at),
                          type == QEvent::MouseMove ? Qt::NoButton : Qt::LeftButton,
                          held ? Qt::LeftButton : Qt::NoButton, Qt::AltModifier);  // between round values
        QCoreApplication::sendEvent(slider_, &event);
    }

    ParameterSlider* slider_;
};

SliderMap mapOf(const std::string& key) {
    return SliderMap(*posiscope::findParameter(posiscope::defaultState(), key));
}

/// The panes of the default state that show a parameter. The offset map does not depend on max_len, and the
/// offset moves only marks elsewhere.
std::vector<int> panesOf(const std::string& key) {
    const auto& panes = posiscope::defaultState().arrangement.panes;
    std::vector<int> all;
    for (int n = 0; n < static_cast<int>(panes.size()); ++n) {
        const bool map = panes[static_cast<std::size_t>(n)].view == "offset-map";
        if (key == keys::maxLen.name ? !map : key == keys::offset.name ? map : true) all.push_back(n);
    }
    return all;
}

// Of the reference frame on a quiet machine, in ms: median, p99, and the worst during an export.
constexpr double quietMedian = 2.3;
constexpr double quiet = 3.0;
constexpr double quietInExport = 15;

Row stepRow(Shared<BenchWindow> window, const Sampler& reference, Size size, const std::string& key,
            FrameLimits limits) {
    return {.what = QStringLiteral("four panes at %1, step of the %2 slider")
                        .arg(sizeText(size), QString::fromStdString(key)),
            .unit = QStringLiteral("ms"),
            .demands = limits.demands(quietMedian),
            .ours =
                [=, n = 0]() mutable {
                    window->store().endGesture();
                    window->change([=](State& state) { state.values = valuesOf(size); });
                    window->settle();
                    window->store().endGesture();
                    // One and a half pixels of the slider in both directions.
                    const double start = mapOf(key).position(window->store().state().values.at(key));
                    const double step = start + (++n % 2 == 0 ? 60 : -60);
                    const Hand hand(*window, key);
                    hand.press(start);
                    window->settle();
                    const double taken = window->frame([&] { hand.moveTo(step); }, panesOf(key));
                    if (n == 1) window->verifyComplete(panesOf(key), refinedWithin(size));
                    hand.release(step);
                    return taken;
                },
            .rivalName = QStringLiteral("reference"),
            .rival = reference};
}

/// Frame times while max_len goes from 16 to 1,048,576, evenly over the powers of two. The clock determines
/// the mouse position, so a slow frame makes the next step larger. The clock stands still in reference
/// frames.
Series drag(BenchWindow& window, const Sampler& reference, double seconds) {
    const std::string key = keys::maxLen.name;
    const SliderMap map = mapOf(key);
    const int first = map.position(std::int64_t{16});
    const int last = map.position(std::int64_t{1'048'576});
    window.change([](State& state) { state.set(keys::maxLen, std::int64_t{16}); });
    window.settle();
    window.store().endGesture();
    const Hand hand(window, key);
    hand.press(first);
    window.settle();
    reference();
    Series frames;
    double start = now();
    for (double share = 0; share < 1; share = (now() - start) / seconds) {
        const int step = first + static_cast<int>(share * (last - first));
        if (map.value(step) == window.store().state().values.at(key)) {
            QCoreApplication::processEvents();  // the mouse has not reached another number yet
            continue;
        }
        frames.ours.push_back(window.frame([&] { hand.moveTo(step); }, panesOf(key)));
        const double before = now();
        frames.rival.push_back(reference());
        start += now() - before;
    }
    hand.release(last);
    return frames;
}

Row dragRow(const Options& options) {
    const double seconds = options.quick ? 3 : 10;
    const auto frames = std::make_shared<std::size_t>(0);
    return {.what = QStringLiteral("four panes, drag of max_len from 16 to 1,048,576 in %1 s").arg(seconds),
            .unit = QStringLiteral("ms"),
            .demands = FrameLimits{10.5}.demands(quietMedian),
            .ours = {},
            .rivalName = QStringLiteral("reference"),
            .series =
                [=, window = defaultWindow()] {
                    Series all = drag(*window, referenceFrames(window), seconds);
                    *frames = all.ours.size();
                    return all;
                },
            .note = [=] { return QStringLiteral("%1 frames").arg(*frames); }};
}

/// How long the window gives no answer while a slider is dragged during an export, and how long the reference
/// does.
Series blockedTimes(BenchWindow& window, const Sampler& reference, int steps) {
    reference();
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("table.csv"));
    window.change([](State& state) { state.values = valuesOf({1'048'576, 512}); });
    window.settle();
    window.store().endGesture();
    bool over = false;
    std::string reason = "done";
    const auto model = window.store().snapshot().model;
    posiscope::runJob(
        &window.window(), QStringLiteral("Exporting"),
        [=](const posiscope::Progress& progress) {
            return posiscope::exportData(
                {{model, &model->table()}, [](std::int64_t j) { return std::to_string(j); }}, file,
                posiscope::NumberType::float64, progress);
        },
        [&](const posiscope::Result<posiscope::Outcome>& outcome) {
            over = true;
            reason = !outcome                                    ? outcome.error().text.source
                     : *outcome == posiscope::Outcome::cancelled ? "cancelled"
                                                                 : "done";
        });
    const std::string key = keys::base.name;
    const double start = mapOf(key).position(window.store().state().values.at(key));
    const Hand hand(window, key);
    hand.press(start);
    Series blocked;
    for (int n = 0; n < steps; ++n) {
        const Stopwatch stopwatch;
        hand.moveTo(start - n);
        QCoreApplication::processEvents();
        blocked.ours.push_back(stopwatch.milliseconds());
        blocked.rival.push_back(reference());
        if (over)
            throw std::runtime_error("the export was over before the drag: " + reason + " at step " +
                                     std::to_string(n));
    }
    hand.release(start);
    for (auto* progress : window.window().findChildren<QProgressDialog*>())
        progress->findChild<QPushButton*>()->click();
    while (!over)
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    window.settle();
    return blocked;
}

Row blockedRow(const Options& options) {
    const int steps = options.quick ? 100 : 500;
    return {
        .what =
            QStringLiteral("event loop blocked, slider dragged through %1 steps during an export").arg(steps),
        .unit = QStringLiteral("ms"),
        .demands = {{}, within(50, quietInExport, Statistic::worst)},
        .ours = {},
        .rivalName = QStringLiteral("reference"),
        .series = [=, window = defaultWindow()] {
            return blockedTimes(*window, referenceFrames(window), steps);
        }};
}

/// The first parameter of the encoding with a slider that is no size, or max_len.
const posiscope::Parameter& movedIn(const State& state) {
    for (const posiscope::Parameter& each : posiscope::encodingOf(state).parameters) {
        const bool size =
            each.key == keys::maxLen.name || each.key == keys::dModel.name || each.key == keys::headDim.name;
        if (each.slider && !size && posiscope::isOffered(state, each)) return each;
    }
    return *posiscope::findParameter(state, keys::maxLen.name);
}

/// The encoding with so many positions and, where it has a width, dimensions; one pane shows the view.
State stateOf(const posiscope::Encoding& encoding, const std::string& view, Size size) {
    State state = posiscope::defaultState();
    posiscope::chooseEncoding(state, encoding);
    for (const auto& [key, value] : {std::pair{keys::maxLen.name, size.maxLen},
                                     {keys::dModel.name, size.dModel},
                                     {keys::headDim.name, size.dModel}})
        if (const auto* parameter = posiscope::findParameter(state, key))
            state.values.set(
                key,
                std::min(value, static_cast<std::int64_t>(posiscope::limitsOf(state, *parameter).maximum)));
    state.arrangement.panes = {{view, {}}};
    posiscope::repair(state);
    return state;
}

/// How long the event loop is blocked by steps of a slider while one state after another is shown. What is
/// computed beside the window is not waited for.
class Blocked {
 public:
    /// The first reference frames make fonts and buffers that later ones have.
    Blocked(BenchWindow& window, const Sampler& reference) : window_(window), reference_(reference) {
        constexpr int warm = 8;
        for (int n = 0; n < warm; ++n)
            reference_();
    }

    void step(const State& first, const QString& name) {
        constexpr int steps = 8;
        constexpr double untilNextMove = 0.008, untilDrawn = 0.06;  // s
        window_.store().endGesture();
        window_.change([&](State& state) { state = first; });
        turns(untilDrawn);
        window_.store().endGesture();  // steps of a gesture begin with the state before it
        const posiscope::Parameter& moved = movedIn(first);
        const SliderMap map(moved, posiscope::limitsOf(first, moved));
        const int at = map.position(first.values.at(moved.key));
        for (int n = 1; n <= steps; ++n) {
            const auto value = map.value(
                std::clamp(at + (at < SliderMap::steps / 2 ? 2 : -2) * n, 0, int{SliderMap::steps}));
            const Stopwatch stopwatch;
            window_.change([&](State& state) { state.values.set(moved.key, value); });
            const double changed = stopwatch.milliseconds();
            times_.ours.push_back(std::max(changed, turns(untilNextMove)));
        }
        const double longest = *std::max_element(times_.ours.end() - steps, times_.ours.end());
        if (longest > noticed) slow_ << QStringLiteral("%1 (%2 ms)").arg(name).arg(longest, 0, 'f', 0);
        for (int n = 0; n < steps; ++n)
            times_.rival.push_back(reference_());
        // Without a loop of events nothing else deletes the panes that were closed.
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
    const Series& times() const { return times_; }
    /// The pictures that block it for longer than a person would notice.
    QString slowest() const {
        return slow_.isEmpty() ? QStringLiteral("none over %1 ms").arg(noticed)
                               : QStringLiteral("over %1 ms: %2").arg(noticed).arg(slow_.join(", "));
    }

 private:
    static constexpr double noticed = 25;  // ms
    /// The longest time, in ms, that one turn of the loop takes.
    static double turns(double seconds) {
        double longest = 0;
        for (const double start = now(); now() - start < seconds;) {
            const Stopwatch stopwatch;
            QCoreApplication::processEvents();
            longest = std::max(longest, stopwatch.milliseconds());
        }
        return longest;
    }

    BenchWindow& window_;
    const Sampler& reference_;
    Series times_;
    QStringList slow_;
};

/// Every encoding in every view.
void stepEverywhere(Blocked& blocked, Size size) {
    for (const auto* encoding : posiscope::encodings()) {
        if (encoding->fromFile) continue;
        for (const auto* view : posiscope::viewTypes()) {
            const State first = stateOf(*encoding, view->id, size);
            if (posiscope::checkState(first, posiscope::viewIds())) continue;
            blocked.step(first,
                         QStringLiteral("%1 in %2")
                             .arg(QString::fromStdString(encoding->id), QString::fromStdString(view->id)));
        }
    }
}

/// Nine learned tables beside each other, which have no closed form.
void stepNineTables(Blocked& blocked, Size size) {
    for (const char* view : {"heatmap", "similarity", "waves"}) {
        State first = stateOf(*posiscope::findEncoding("learned"), view, size);
        const std::vector<std::string> rules{"seed=1,2,3,4,5,6,7,8,9"};
        if (const auto failure = posiscope::setSweep(first, rules, {}, posiscope::viewIds()))
            throw std::runtime_error("the sweep was refused: " + failure->text.english());
        posiscope::showSweep(first, 0);
        blocked.step(first, QLatin1String(view));
    }
}

Row blockedPictures(const QString& what, Size size, void (*pictures)(Blocked&, Size)) {
    const auto slowest = std::make_shared<QString>();
    return {.what = QStringLiteral("event loop blocked, a slider moved in %1, %2").arg(what, sizeText(size)),
            .unit = QStringLiteral("ms"),
            .demands = {{}, within(25, quiet, Statistic::p99)},
            .ours = {},
            .rivalName = QStringLiteral("reference"),
            .series =
                [=, window = defaultWindow()] {
                    const Sampler reference = referenceFrames(window);
                    Blocked blocked(*window, reference);
                    pictures(blocked, size);
                    *slowest = blocked.slowest();
                    return blocked.times();
                },
            .note = [=] { return *slowest; }};
}

}  // namespace

std::vector<Group> windowRows(const Options& options) {
    const auto window = defaultWindow();
    const Sampler reference = referenceFrames(window);
    Group steps{.repetitions = options.repetitions(200), .seconds = 240, .rows = {}};
    constexpr std::array moved{keys::maxLen.name, keys::dModel.name, keys::base.name, keys::offset.name};
    using Limits = std::array<FrameLimits, moved.size()>;
    for (const auto& [size, limits] :
         {std::pair{Size{256, 128}, Limits{{{9.5}, {12}, {12}, {9.5}}}},
          {Size{4096, 512}, Limits{{{11}, {12}, {12.5}, {9.5}}}},
          {Size{1'048'576, 512}, Limits{{{11}, {12}, {12}, {9.5}}}},
          {Size{1'048'576, 8192}, Limits{{{17.5, 26}, {21.5, 28}, {20.5, 28}, {12, 18}}}}})
        for (std::size_t n = 0; n < limits.size(); ++n)
            steps.rows.push_back(stepRow(window, reference, size, moved[n], limits[n]));
    return {
        steps,
        {.repetitions = 1, .warmUp = false, .rows = {dragRow(options)}},
        {.repetitions = 1, .warmUp = false, .rows = {blockedRow(options)}},
        {.repetitions = 1,
         .warmUp = false,
         .rows = {blockedPictures(QStringLiteral("every encoding and view"), {1024, 512}, stepEverywhere),
                  blockedPictures(QStringLiteral("every encoding and view"), {65'536, 512}, stepEverywhere),
                  blockedPictures(QStringLiteral("nine learned tables"), {4096, 512}, stepNineTables)}}};
}

}  // namespace bench
