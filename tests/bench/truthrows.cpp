// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/truthrows.h"

#include <cmath>

#include "core/sinusoid/similaritybyoffset.h"
#include "tests/bench/tables.h"
#include "tests/support/quad.h"
#include "tests/support/sample.h"

namespace bench {

#ifdef POSISCOPE_QUAD

namespace {

using posiscope::IndexRange;

constexpr std::int64_t farthest = 16'777'216;

/// Random legal parameters; the ends of their ranges are as likely as all other values together.
Setup anySetup(Sample& sample) {
    const auto size = [&](std::int64_t low, std::int64_t high) {
        return sample.flag() ? sample.anySize(low, high)
                             : sample.oneOf(std::vector{low, low + 1, high - 1, high});
    };
    Setup setup;
    setup.dModel = size(1, sample.flag() ? 600 : 65'536);
    setup.firstPosition = size(0, farthest - 1);
    setup.maxLen = size(1, farthest + 1 - setup.firstPosition);
    setup.base =
        sample.flag() ? std::pow(10, sample.real(0.001, 12)) : sample.oneOf<double>({1.0000001, 10000, 1e12});
    if (sample.flag()) setup.layout = "half-split";
    if (sample.flag()) setup.spectrum = "endpoint";
    setup.zeroFirstRow = sample.whole(0, 7) == 0;
    return setup;
}

/// A part of 1 … 16 cells of an axis; the last cells are as likely as all others together.
IndexRange anyPart(std::int64_t cells, Sample& sample) {
    const std::int64_t count = std::min<std::int64_t>(cells, 16);
    return {sample.flag() ? cells - count : sample.whole(0, cells - count), count};
}

struct Accuracy {
    double worst = 0;  ///< of float64
    std::int64_t cells = 0;
    std::int64_t exact = 0;  ///< of float32: equal to the rounded truth
};

Accuracy accuracyOf(int blocks) {
    Sample sample(3);
    Accuracy found;
    for (int n = 0; n < blocks; ++n) {
        const Setup setup = anySetup(sample);
        const auto model = sinusoidal(setup);
        const IndexRange rows = anyPart(model->table().rows(), sample);
        const IndexRange columns = anyPart(model->table().columns(), sample);
        std::vector<double> doubles(static_cast<std::size_t>(rows.count * columns.count));
        std::vector<float> floats(doubles.size());
        fillWith(model->table(), rows, columns, doubles.data());
        fillWith(model->table(), rows, columns, floats.data());
        for (std::size_t at = 0; at < doubles.size(); ++at) {
            const auto cell = static_cast<std::int64_t>(at);
            const truth::Quad value =
                truth::value(setup, rows.first + cell / columns.count, columns.first + cell % columns.count);
            found.worst = std::max(found.worst, truth::distance(doubles[at], value));
            found.exact += floats[at] == static_cast<float>(value) ? 1 : 0;
            ++found.cells;
        }
    }
    return found;
}

double kernelError(std::int64_t step) {
    const Setup setup{.dModel = 512, .maxLen = 8192};
    const auto model = sinusoidal(setup);
    std::vector<double> kernel(8192);
    posiscope::similarityByOffset(model->frequencies(), {0, 8192}, kernel.data());
    std::vector<truth::Quad> omegas;
    for (std::int64_t pair = 0; pair < setup.dModel / 2; ++pair)
        omegas.push_back(truth::omega(setup, pair));
    double worst = 0;
    for (std::int64_t offset = 0; offset < 8192; offset += step) {
        truth::Quad sum = 0;
        for (const truth::Quad omega : omegas)
            sum += cosq(omega * static_cast<truth::Quad>(offset));
        worst = std::max(worst, truth::distance(kernel[static_cast<std::size_t>(offset)], sum));
    }
    return worst;
}

}  // namespace

std::vector<Row> truthRows(const Options& options) {
    const int blocks = options.repetitions(2600);
    const auto found = Shared<Accuracy>([=] { return std::make_unique<Accuracy>(accuracyOf(blocks)); });
    const auto count = [=] {
        return QStringLiteral("%1 cells").arg(QString::fromStdString(posiscope::groupedDigits(found->cells)));
    };
    return {
        {.what = QStringLiteral("largest error of float64, positions to 2^24"),
         .unit = {},
         .demands = {{Statistic::worst, 1e-15}},
         .ours = [=] { return found->worst; },
         .note = count},
        {.what = QStringLiteral("float32 correctly rounded, positions to 2^24"),
         .unit = QStringLiteral("%"),
         .demands = {{Statistic::median, 100}},
         .ours =
             [=] { return 100.0 * static_cast<double>(found->exact) / static_cast<double>(found->cells); },
         .atLeast = true,
         .note = count},
        {.what = QStringLiteral("largest error of the similarity kernel of 8,192 positions, d 512"),
         .unit = {},
         .demands = {{Statistic::worst, 1e-13}},
         .ours = [step = options.quick ? 7 : 1] { return kernelError(step); }}};
}

#else

std::vector<Row> truthRows(const Options&) {
    return {{.what = QStringLiteral("accuracy of float64 and float32"),
             .unit = {},
             .demands = {{}},
             .ours = []() -> double { throw NotInstalled("the compiler has no 128-bit floating point"); }}};
}

#endif

}  // namespace bench
