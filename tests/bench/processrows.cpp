// SPDX-License-Identifier: GPL-3.0-or-later
// The costs of a window from outside: memory, and time to the first picture.
#include <QTemporaryDir>

#include "tests/bench/child.h"
#include "tests/bench/row.h"
#include "tests/bench/tables.h"

namespace bench {

namespace {

constexpr Size small{256, 128};
constexpr Size large{1'048'576, 8192};

/// An environment without anyone's settings.
QStringList at(const QTemporaryDir& home) {
    QStringList all{QStringLiteral("XDG_CONFIG_HOME=") + home.path()};
    if (!qEnvironmentVariableIsSet("XDG_RUNTIME_DIR"))
        all << QStringLiteral("XDG_RUNTIME_DIR=") + home.path();
    return all;
}

struct Memory {
    double resident = 0;
    double allocated = 0;
};

/// The megabytes of a window that has drawn some hundred frames.
Memory memoryOf(Size size, int frames) {
    const QTemporaryDir home;
    const Ran ran = run({QStringLiteral(BENCH_MEMORY), QString::number(size.maxLen),
                         QString::number(size.dModel), QString::number(frames)},
                        at(home));
    const QList<QByteArray> numbers = ran.output.simplified().split(' ');
    if (numbers.size() != 2) throw std::runtime_error("printed “" + ran.output.toStdString() + "”");
    return {numbers[0].toDouble(), numbers[1].toDouble()};
}

Group memoryGroup(const Options& options) {
    const int frames = options.quick ? 60 : 300;
    Group group{.repetitions = options.repetitions(5), .fewest = 1, .warmUp = false, .rows = {}};
    for (const Size size : {small, large})
        group.rows.push_back(
            {.what = QStringLiteral("resident memory of the window at %1").arg(sizeText(size)),
             .unit = QStringLiteral("MB"),
             .demands = {{Statistic::median, 90}},
             .ours = [=] { return memoryOf(size, frames).resident; }});
    // Resident memory has pages of libraries, which the kernel maps and drops as it likes.
    group.rows.push_back({.what = QStringLiteral("difference of allocated memory between the two"),
                          .unit = QStringLiteral("MB"),
                          .demands = {{Statistic::median, 3}},
                          .ours = [=] {
                              return std::abs(memoryOf(large, frames).allocated -
                                              memoryOf(small, frames).allocated);
                          }});
    return group;
}

/// Milliseconds from before exec to the first complete picture, whose time the child prints.
double start(const char* program, int plots) {
    const QTemporaryDir home;
    const Ran ran =
        run({QString::fromLocal8Bit(program)}, at(home) << QStringLiteral("BENCH_PLOTS=%1").arg(plots));
    return (ran.number() - ran.started) * 1000;
}

Row startRow() {
    return {.what = QStringLiteral("exec to first complete picture"),
            .unit = QStringLiteral("ms"),
            .demands = {{Statistic::median, 5}},
            .ours = [] { return start(BENCH_START, 4); },
            .rivalName = QStringLiteral("bare Qt window"),
            .rival = [] { return start(BENCH_BARE_WINDOW, 0); }};
}

}  // namespace

std::vector<Group> processRows(const Options& options) {
    return {memoryGroup(options),
            {.repetitions = std::max(15, options.repetitions(31)), .rows = {startRow()}}};
}

}  // namespace bench
