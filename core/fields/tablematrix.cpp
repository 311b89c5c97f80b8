// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/fields/tablematrix.h"

#include "core/parameters/parameter.h"

namespace posiscope {

Result<TableMatrix> tableInMemory(const Field& table, ProgressCounter& steps) {
    constexpr std::int64_t part = 1 << 20;  // cells at a time
    const std::int64_t rows = table.rows();
    const std::int64_t columns = table.columns();
    TableMatrix all(rows, columns);
    const std::int64_t height = std::max<std::int64_t>(1, part / columns);
    for (std::int64_t row = 0; row < rows; row += height) {
        const std::int64_t count = std::min(height, rows - row);
        table.fill({row, count}, {0, columns}, all.data() + row * columns);
        if (!all.middleRows(row, count).allFinite())
            return Error{
                {POSISCOPE_TR("core",
                              "A cell of the table is no finite number, so that nothing can be computed "
                              "from all of them."),
                 {}},
                ""};
        if (!steps.add(static_cast<double>(count * columns))) return stoppedWork();
    }
    return all;
}

std::shared_ptr<const StoredTable> storedMatrix(const Eigen::MatrixXd& matrix) {
    auto cells = std::make_unique<std::byte[]>(static_cast<std::size_t>(matrix.size()) * sizeof(double));
    Eigen::Map<TableMatrix>(reinterpret_cast<double*>(cells.get()), matrix.rows(), matrix.cols()) = matrix;
    return std::make_shared<StoredTable>("", CellType::float64, matrix.rows(), matrix.cols(),
                                         std::move(cells));
}

Error stoppedWork() {
    return {{POSISCOPE_TR("core", "stopped before it was done"), {}}, ""};
}

}  // namespace posiscope
