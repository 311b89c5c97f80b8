// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/encodings/table.h"

#include <algorithm>
#include <cmath>

#include "core/base/printable.h"
#include "core/encodings/common.h"
#include "core/encodings/tableslices.h"
#include "core/fields/zerofield.h"
#include "core/models/sinusoidmodel.h"
#include "core/models/tablemodel.h"
#include "core/parameters/keys.h"
#include "core/parameters/numbertext.h"
#include "core/tables/tableshelf.h"
#include "core/tables/tensorinfo.h"

namespace posiscope {

namespace {

/// Zeros are drawn below the model's problem.
class NoTableModel final : public TableModel {
 public:
    NoTableModel(const Values& values, Text problem)
        : TableModel(std::make_shared<ZeroField>(values.get(keys::tableRows), values.get(keys::tableColumns)),
                     values.get(keys::tableFirstPosition), {-1, 1}),
          problem_(std::move(problem)) {}
    Text problem() const override { return problem_; }
    double largest(SimilarityKind) const override { return 0; }

 private:
    Text problem_;
};

Interval rangeOf(const StoredTable& table) {
    const double reach = std::max(std::abs(table.smallest()), std::abs(table.largest()));
    return reach > 0 ? Interval{-reach, reach} : Interval{-1, 1};
}

class StoredModel final : public TableModel {
 public:
    StoredModel(std::shared_ptr<const StoredTable> table, std::int64_t firstPosition)
        : TableModel(table, firstPosition, rangeOf(*table)), stored_(std::move(table)) {}

    std::vector<std::string> explain(const Cursor& cursor, int digits) const override {
        const std::int64_t row = cursor.position - firstCursor();
        return {(stored_->name().empty() ? std::string("W") : printable(stored_->name())) + "[" +
                    groupedDigits(row) + ", " + groupedDigits(cursor.dimension) + "], " + stored_->type(),
                "= " + withDigits(stored_->value(row, cursor.dimension), digits)};
    }
    std::string columnName(std::int64_t j) const override {
        const auto& names = stored_->columnNames();
        const auto at = static_cast<std::size_t>(j);
        return at < names.size() ? names[at] : std::string();
    }
    Interval extremes(std::int64_t j, IndexRange positions) const override {
        return stored_->extremes(j, {positions.first - firstCursor(), positions.count});
    }
    double largest(SimilarityKind kind) const override {
        return kind == SimilarityKind::cosine ? 1 : stored_->largestSquaredNorm();
    }
    double cellRounding() const override { return roundingOf(stored_->cellType()); }
    const std::shared_ptr<const StoredTable>& stored() const { return stored_; }
    std::vector<Text> notes() const override {
        std::vector<Text> all = stored_->notes();
        if (Text strange = countOfNonFiniteCells(stored_->notANumber(), stored_->infinite());
            !strange.empty())
            all.push_back(std::move(strange));
        return all;
    }
    std::vector<Fact> facts() const override {
        return {{"tensor", printable(stored_->name())},
                {"number_type", stored_->type()},
                {"smallest", stored_->smallest()},
                {"largest", stored_->largest()},
                {"nan_cells", static_cast<double>(stored_->notANumber())},
                {"infinite_cells", static_cast<double>(stored_->infinite())}};
    }

 private:
    std::shared_ptr<const StoredTable> stored_;
};

ModelShape fileTableShape(const Values& values) {
    return {values.get(keys::tableFirstPosition), values.get(keys::tableRows), values.get(keys::tableColumns),
            0};
}

std::shared_ptr<const Model> makeFileTable(const Values& values) {
    const std::string& path = values.get(keys::tableFile);
    if (path.empty())
        return std::make_shared<NoTableModel>(
            values,
            Text(POSISCOPE_TR(
                     "core",
                     "No table is open. Choose File ▸ Open table, or drop a file of numbers on the window."))
                .onCommandLine("no table is named: --table FILE[:TENSOR]"));
    const auto known = TableShelf::common().ask(path, shownTensor(values));
    if (!known)
        return std::make_shared<NoTableModel>(
            values, Text{POSISCOPE_TR("core", "%1 is being read …"), {printable(path)}});
    const auto& table = *known;
    if (!table) return std::make_shared<NoTableModel>(values, table.error().text);
    if ((*table)->rows() != values.get(keys::tableRows) ||
        (*table)->columns() != values.get(keys::tableColumns))
        return std::make_shared<NoTableModel>(
            values,
            Text{
                POSISCOPE_TR("core",
                             "%1 has changed: the table has %2 × %3 cells now, not %4 × %5. Open it again."),
                {path, groupedDigits((*table)->rows()), groupedDigits((*table)->columns()),
                 groupedDigits(values.get(keys::tableRows)), groupedDigits(values.get(keys::tableColumns))}});
    return std::make_shared<StoredModel>(*table, values.get(keys::tableFirstPosition));
}

Parameter shapeParameter(const char* key, Text label, double most) {
    return {.key = key,
            .label = std::move(label),
            .tooltip = POSISCOPE_TR("core", "The shape of the table when it was opened."),
            .initial = std::int64_t{1},
            .limits = {1, most},
            .internal = true};
}

Parameter firstParameter() {
    Parameter parameter = firstPositionParameter();
    parameter.key = keys::tableFirstPosition.name;
    parameter.internal = true;
    parameter.relevantFor = [](const Values& values) { return values.get(keys::tableFirstPosition) != 0; };
    return parameter;
}

}  // namespace

std::string shownTensor(const Values& values) {
    const std::string& tensor = values.get(keys::tensor);
    if (const auto slice = sliceIn(values)) return slice->sliceName();
    if (values.get(keys::tableSlices) == 1) return tensor;
    return tensor + "[" + std::to_string(values.get(keys::tableSlice)) + "]";
}

Text countOfNonFiniteCells(std::int64_t notANumber, std::int64_t infinite) {
    if (notANumber == 0 && infinite == 0) return {};
    return {POSISCOPE_TR("core",
                         "Cells that are no finite numbers have a colour of their own: %1 NaN, %2 infinite."),
            {groupedDigits(notANumber), groupedDigits(infinite)}};
}

std::shared_ptr<const StoredTable> storedTableOf(const Model& model) {
    const auto* shown = dynamic_cast<const StoredModel*>(&model);
    return shown != nullptr ? shown->stored() : nullptr;
}

/// Any 2-D table of a file (core/tables/tableformats.h), rows as positions, columns as dimensions.
/// Positions count from 0, or from where a CSV file's column of positions begins. The state keeps the file's
/// path, the name of the table in it, its shape, its first position, and which slice of a larger array it is;
/// the numbers are read when the model is made. What has become of the file since then (gone, damaged, of
/// another shape) the model says as its problem().
const Encoding& tableEncoding() {
    static const Encoding encoding{
        .id = "table",
        .name = POSISCOPE_TR("core", "Table from a file"),
        .citation = {POSISCOPE_TR("core", "your file"),
                     POSISCOPE_TR(
                         "core",
                         "A table of numbers from a file, as of NumPy, PyTorch, safetensors, GGUF or a text"),
                     ""},
        .about = {.summary = POSISCOPE_TR(
                      "core",
                      "The numbers of a file, as they are: rows as positions, columns as dimensions. File ▸ "
                      "Identify table says which encoding they are, or what is wrong with them."),
                  .lookFor =
                      POSISCOPE_TR("core",
                                   "Stripes and a similarity that follows the distance show that a table "
                                   "knows positions. Compare it with the encoding that it should be."),
                  .formula = "PE(p) = W[p]",
                  .lesson = "whats-wrong"},
        .parameters = {{.key = keys::tableFile.name,
                        .label = POSISCOPE_TR("core", "File"),
                        .tooltip = POSISCOPE_TR("core", "The file that the table is read from."),
                        .initial = std::string(),
                        .internal = true},
                       {.key = keys::tensor.name,
                        .label = POSISCOPE_TR("core", "Table"),
                        .tooltip = POSISCOPE_TR("core", "The name of the table in its file."),
                        .initial = std::string(),
                        .internal = true},
                       shapeParameter(keys::tableRows.name, POSISCOPE_TR("core", "Rows"), largestMaxLen),
                       shapeParameter(keys::tableColumns.name, POSISCOPE_TR("core", "Columns"),
                                      largestDModel),
                       shapeParameter(keys::tableSlices.name, POSISCOPE_TR("core", "Slices"), mostSlices),
                       arrayParameter(),
                       axisParameter(),
                       sliceParameter(),
                       firstParameter()},
        .fromFile = true,
        .shape = fileTableShape,
        .check = checkAxes,
        .make = makeFileTable};
    return encoding;
}

}  // namespace posiscope
