// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/precision/precisiondata.h"

#include "core/analysis/precisionerrors.h"
#include "ui/views/precision/precisionanswer.h"

namespace posiscope {

namespace {

/// A table with one row for each position or distance: the position, and the least, the largest and the root
/// mean square error of the requested pairs.
class ErrorTable final : public Field {
 public:
    ErrorTable(PrecisionSubject subject, std::int64_t pair)
        : subject_(std::move(subject)), columns_(subject_.columnsOf(pair)) {}

    std::int64_t rows() const override { return subject_.cells->rows(); }
    std::int64_t columns() const override { return 4; }
    double value(std::int64_t row, std::int64_t column) const override {
        double cells[4];
        fillRow(row, cells);
        return cells[column];
    }
    using Field::fill;
    void fill(IndexRange rowRun, IndexRange columnRun, double* out) const override {
        for (std::int64_t row = rowRun.first; row < rowRun.end(); ++row) {
            double cells[4];
            fillRow(row, cells);
            out = std::copy(cells + columnRun.first, cells + columnRun.end(), out);
        }
    }
    std::string name(std::int64_t column) const {
        constexpr const char* names[] = {"position", "lowest", "largest", "rms"};
        return column == 0 && subject_.distances ? "distance" : names[column];
    }

 private:
    void fillRow(std::int64_t row, double* cells) const {
        const IndexRange run{row, 1};
        const ErrorBand band = errorBands(subject_, columns_, {&run, 1}, {}).front();
        cells[0] = subject_.distances ? static_cast<double>(subject_.first + row)
                                      : subject_.rounded->positions().at(row).value();
        cells[1] = band.lowest;
        cells[2] = band.highest;
        cells[3] = band.rms;
    }

    PrecisionSubject subject_;
    std::vector<IndexRange> columns_;
};

}  // namespace

Dataset precisionData(const Snapshot& snapshot) {
    const auto table = std::make_shared<ErrorTable>(precisionSubject(snapshot), askedPair(snapshot));
    return {table, [table](std::int64_t column) { return table->name(column); }};
}

}  // namespace posiscope
