// SPDX-License-Identifier: GPL-3.0-or-later
// A benchmark's measurements and demands.
#pragma once

#include <QString>
#include <functional>
#include <memory>
#include <optional>
#include <stdexcept>
#include <vector>

namespace bench {

/// One measurement for each call, in the row's unit.
using Sampler = std::function<double()>;
using Samples = std::vector<double>;

enum class Statistic { median, p99, worst };

/// One line of the table. If the row has a rival, the limit is for the ratio to it; otherwise it is in the
/// row's unit, and stands in the rival's column. Without a limit there is no demand.
struct Demand {
    Statistic statistic = Statistic::median;
    std::optional<double> limit = {};
    /// What the limit of a ratio keeps on a quiet machine, in the row's unit.
    std::optional<double> promise = {};
    /// The rival's statistic, if it is not the same one.
    std::optional<Statistic> rivals = {};
};

/// At most `promise` on a quiet machine, where the same statistic of the reference is `quiet`.
inline Demand within(double promise, double quiet, Statistic statistic) {
    return {statistic, promise / quiet, promise};
}

/// What frames take at most on a quiet machine, in ms: a quarter more than they took in a quiet run. Both are
/// compared with the reference's median: its own p99 is two to four times as much, and mostly noise.
struct FrameLimits {
    double median = 0;
    double p99 = 16.6;

    std::vector<Demand> demands(double quiet) const {
        return {{Statistic::median, median / quiet, median, Statistic::median},
                {Statistic::p99, p99 / quiet, p99, Statistic::median}};
    }
};

/// All samples of a row that has no single steps.
struct Series {
    Samples ours;
    Samples rival;
};

struct Row {
    QString what;
    QString unit;
    std::vector<Demand> demands;
    Sampler ours;
    QString rivalName = {};
    Sampler rival = {};
    /// More is better: the limits are lower bounds, and the ratio says how many times better than the rival
    /// we are.
    bool atLeast = false;
    /// Replaces `ours` and `rival`.
    std::function<Series()> series = {};
    /// A remark for the reader of the result, called after measuring.
    std::function<QString()> note = {};
};

/// Rows that are measured in turns, so that disturbances of the machine affect all of them alike.
struct Group {
    int repetitions = 0;
    double seconds = 120;  ///< where the code is slow, fewer repetitions, but at least `fewest`
    int fewest = 15;
    bool warmUp = true;
    std::vector<Row> rows;
};

struct Options {
    bool quick = false;
    int repetitions(int usual) const { return quick ? std::max(1, usual / 5) : usual; }
};

/// Something that a rival needs is not installed.
struct NotInstalled : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// Data shared by several rows, made for the first of them.
template <class T>
class Shared {
 public:
    explicit Shared(std::function<std::unique_ptr<T>()> make) : state_(new State{std::move(make), {}}) {}
    T& operator*() const {
        if (!state_->made) state_->made = state_->make();
        return *state_->made;
    }
    T* operator->() const { return &**this; }

 private:
    struct State {
        std::function<std::unique_ptr<T>()> make;
        std::unique_ptr<T> made;
    };
    std::shared_ptr<State> state_;
};

double statistic(Samples samples, Statistic which);
QString nameOf(Statistic which);

/// The milliseconds that `work` takes.
double milliseconds(const std::function<void()>& work);
/// The seconds of a clock that all processes share.
double now();

/// The groups, in the order of the table.
std::vector<Group> frameRows(const Options& options);
std::vector<Group> windowRows(const Options& options);
std::vector<Group> processRows(const Options& options);
std::vector<Group> tableRows(const Options& options);
std::vector<Group> rivalRows(const Options& options);
std::vector<Group> fileRows(const Options& options);
std::vector<Group> identifyRows(const Options& options);
std::vector<Group> accuracyRows(const Options& options);

}  // namespace bench
