// SPDX-License-Identifier: GPL-3.0-or-later
// The time to identify a table, against limits of patience.
#include <cstring>

#include "core/identify/identify.h"
#include "core/identify/numberkind.h"
#include "core/identify/original/original.h"
#include "core/identify/pairhypothesis.h"
#include "core/math/random.h"
#include "core/resize/resize.h"
#include "tests/bench/reference.h"
#include "tests/bench/row.h"
#include "tests/bench/tables.h"

namespace bench {

namespace {

using posiscope::CellType;
using posiscope::StoredArray;
using posiscope::StoredTable;

/// The sinusoidal table in float32 (or its upper halves, bfloat16, which fit 1,048,576 × 1,024 into 2 GiB).
std::vector<StoredArray> arraysOf(Size size, CellType type) {
    const auto model = modelOf(size);
    const std::size_t bytes = bytesOf(type);
    auto cells = posiscope::roomForCells(static_cast<std::uint64_t>(size.maxLen * size.dModel) * bytes);
    std::vector<float> row(static_cast<std::size_t>(size.dModel));
    std::byte* to = cells.get();
    for (std::int64_t p = 0; p < size.maxLen; ++p) {
        model->table().fill({p, 1}, {0, size.dModel}, row.data());
        for (const float cell : row) {
            auto bits = std::bit_cast<std::uint32_t>(cell);
            if (bytes == 2)
                bits = std::bit_cast<std::uint32_t>(
                           static_cast<float>(roundTo(posiscope::NumberKind::bfloat16, cell))) >>
                       16U;
            std::memcpy(to, &bits, bytes);
            to += bytes;
        }
    }
    return {{"",
             std::string(nameOf(type)),
             false,
             {size.maxLen, size.dModel},
             {size.dModel, 1},
             std::make_shared<StoredTable>("", type, size.maxLen, size.dModel, std::move(cells))}};
}

/// Sines of 8 Mi numbers, and their milliseconds on a quiet machine.
constexpr std::int64_t numbers = std::int64_t{1} << 23U;
constexpr double quiet = 95;

Row identifyRow(Size size, CellType type, double seconds) {
    const Shared<std::vector<StoredArray>> arrays(
        [=] { return std::make_unique<std::vector<StoredArray>>(arraysOf(size, type)); });
    return {.what = QStringLiteral("identify a %1 table of %2")
                        .arg(QString::fromStdString(std::string(nameOf(type))), sizeText(size)),
            .unit = QStringLiteral("ms"),
            .demands = {within(1000 * seconds, quiet, Statistic::median)},
            .ours =
                [arrays] {
                    const auto& table = *arrays;
                    return milliseconds([&] {
                        if (!posiscope::identify(table).recognised)
                            throw std::runtime_error("not recognised");
                    });
                },
            .rivalName = QStringLiteral("sines"),
            .rival = sines(numbers)};
}

StoredArray arrayOf(const posiscope::LearnedRows& rows) {
    auto cells = posiscope::roomForCells(static_cast<std::uint64_t>(rows.size()) * sizeof(float));
    auto* to = reinterpret_cast<float*>(cells.get());
    for (Eigen::Index n = 0; n < rows.size(); ++n)
        to[n] = static_cast<float>(rows.data()[n]);
    return {"",
            "float32",
            false,
            {rows.rows(), rows.cols()},
            {rows.cols(), 1},
            std::make_shared<StoredTable>("", CellType::float32, rows.rows(), rows.cols(), std::move(cells))};
}

std::vector<StoredArray> randomArrays(Size size) {
    posiscope::LearnedRows rows(size.maxLen, size.dModel);
    for (Eigen::Index n = 0; n < rows.size(); ++n)
        rows.data()[n] = static_cast<float>(posiscope::normalAt(7, static_cast<std::uint64_t>(n)));
    return {arrayOf(rows)};
}

/// What was expected takes at most three times as long to be told as what the table is alone.
Row expectedRow(Size size, bool random, double base) {
    const Shared<std::vector<StoredArray>> arrays([=] {
        return std::make_unique<std::vector<StoredArray>>(random ? randomArrays(size)
                                                                 : arraysOf(size, CellType::float32));
    });
    posiscope::Expectation expected{posiscope::findEncoding("sinusoidal"), {}, {"base"}};
    expected.values = valuesWith(*expected.encoding, {{"base", base}});
    const auto sampler = [arrays](std::optional<posiscope::Expectation> meant) {
        return [arrays, meant] {
            const auto& table = *arrays;
            return milliseconds([&] { static_cast<void>(posiscope::identify(table, meant)); });
        };
    };
    return {.what = QStringLiteral("identify %1 of %2, base %3 expected")
                        .arg(random ? QStringLiteral("random numbers") : QStringLiteral("a float32 table"),
                             sizeText(size), QString::number(base)),
            .unit = QStringLiteral("ms"),
            .demands = {{Statistic::median, 3}},
            .ours = sampler(expected),
            .rivalName = QStringLiteral("nothing expected"),
            .rival = sampler({})};
}

/// A learned table on 32 × 32 places, and the same resized to 64 × 128.
struct ResizedTable {
    std::vector<StoredArray> table;
    posiscope::Expectation expected;
};

ResizedTable resizedTable() {
    posiscope::LearnedRows rows(1024, 1024);
    for (Eigen::Index n = 0; n < rows.size(); ++n)
        rows.data()[n] = static_cast<float>(posiscope::normalAt(1, static_cast<std::uint64_t>(n)));
    ResizedTable made{{arrayOf(posiscope::resized(rows, 0, {32, 32}, {64, 128}, {}))}, {}};
    made.expected.original =
        std::make_shared<const posiscope::OriginalTable>(posiscope::OriginalTable{arrayOf(rows)});
    return made;
}

Row resizedRow() {
    const Shared<ResizedTable> table([] { return std::make_unique<ResizedTable>(resizedTable()); });
    return {
        .what = QStringLiteral("identify how a float32 table of %1 was resized").arg(sizeText({8192, 1024})),
        .unit = QStringLiteral("ms"),
        .demands = {within(1000, quiet, Statistic::median)},
        .ours =
            [table] {
                const ResizedTable& made = *table;
                return milliseconds([&] {
                    if (!posiscope::identify(made.table, made.expected).asExpected)
                        throw std::runtime_error("not recognised");
                });
            },
        .rivalName = QStringLiteral("sines"),
        .rival = sines(numbers)};
}

}  // namespace

std::vector<Group> identifyRows(const Options& options) {
    std::vector<Group> groups{
        {.repetitions = options.repetitions(15), .rows = {identifyRow({8192, 1024}, CellType::float32, 1)}},
        {.repetitions = options.repetitions(15), .rows = {resizedRow()}},
        {.repetitions = options.repetitions(15),
         .rows = {expectedRow({8192, 1024}, false, 10000), expectedRow({4096, 1024}, false, 9000),
                  expectedRow({2048, 768}, true, 10000), expectedRow({256, 4096}, true, 10000)}}};
    // 2 GiB.
    if (!options.quick)
        groups.push_back({.repetitions = 3,
                          .fewest = 3,
                          .warmUp = false,
                          .rows = {identifyRow({1'048'576, 1024}, CellType::bfloat16, 5)}});
    return groups;
}

}  // namespace bench
