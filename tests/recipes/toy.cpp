// SPDX-License-Identifier: GPL-3.0-or-later
// A toy encoding, for the recipe: position p has a 1 in dimension p mod d.
#include "core/encodings/common.h"
#include "core/fields/field.h"
#include "core/models/encoding.h"
#include "core/models/tablemodel.h"
#include "core/parameters/keys.h"

namespace posiscope {

namespace {

class Remainders final : public Field {
 public:
    Remainders(std::int64_t rows, std::int64_t columns) : rows_(rows), columns_(columns) {}
    std::int64_t rows() const override { return rows_; }
    std::int64_t columns() const override { return columns_; }
    double value(std::int64_t row, std::int64_t column) const override { return row % columns_ == column; }

 private:
    std::int64_t rows_, columns_;
};

}  // namespace

const Encoding& toyEncoding() {
    static const Encoding encoding{
        .id = "toy",
        .name = POSISCOPE_TR("core", "Toy"),
        .citation = {"a toy", "A toy encoding", ""},
        .about = {.summary =
                      POSISCOPE_TR("core", "Each position marks one column. After the last it begins again."),
                  .lookFor = POSISCOPE_TR("core", "Diagonals."),
                  .formula = "PE(p, j) = [p mod d = j]",
                  .lesson = "from-integers-to-sines"},
        .parameters = {dModelParameter(), maxLenParameter()},
        .shape = [](const Values& values) -> ModelShape {
            return {0, values.get(keys::maxLen), values.get(keys::dModel), 0};
        },
        .make = [](const Values& values) -> std::shared_ptr<const Model> {
            return std::make_shared<TableModel>(
                std::make_shared<Remainders>(values.get(keys::maxLen), values.get(keys::dModel)), 0,
                Interval{0, 1});
        }};
    return encoding;
}

}  // namespace posiscope
