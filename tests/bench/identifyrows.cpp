// What a table is, against the limits of a person's patience.
#include <cstring>

#include "core/identify/identify.h"
#include "core/identify/numberkind.h"
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

Row identifyRow(Size size, CellType type, double seconds) {
    const Shared<std::vector<StoredArray>> arrays(
        [=] { return std::make_unique<std::vector<StoredArray>>(arraysOf(size, type)); });
    return {.what = QStringLiteral("identify a %1 table of %2")
                        .arg(QString::fromStdString(std::string(nameOf(type))), sizeText(size)),
            .unit = QStringLiteral("ms"),
            .demands = {{Statistic::median, 1000 * seconds}},
            .ours = [arrays] {
                const auto& table = *arrays;
                return milliseconds([&] {
                    if (!posiscope::identify(table).recognised) throw std::runtime_error("not recognised");
                });
            }};
}

}  // namespace

std::vector<Group> identifyRows(const Options& options) {
    std::vector<Group> groups{
        {.repetitions = options.repetitions(15), .rows = {identifyRow({8192, 1024}, CellType::float32, 1)}}};
    // 2 GiB.
    if (!options.quick)
        groups.push_back({.repetitions = 3,
                          .fewest = 3,
                          .warmUp = false,
                          .rows = {identifyRow({1'048'576, 1024}, CellType::bfloat16, 5)}});
    return groups;
}

}  // namespace bench
