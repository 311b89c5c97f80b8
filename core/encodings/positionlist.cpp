// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/encodings/positionlist.h"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <deque>
#include <mutex>
#include <optional>

#include "core/base/printable.h"
#include "core/base/printablepath.h"
#include "core/base/trimmed.h"
#include "core/encodings/axisplaces.h"
#include "core/encodings/axisspectrum.h"
#include "core/encodings/common.h"
#include "core/encodings/relative.h"
#include "core/models/listedmodel.h"
#include "core/parameters/keys.h"
#include "core/positions/positionstext.h"
#include "core/tables/arrayfile.h"
#include "core/tables/tablename.h"
#include "core/tables/tableshelf.h"

namespace posiscope {

namespace {

Error refuse(Text text) {
    return {std::move(text), keys::positions.name};
}

std::string shapeOfArray(const std::vector<std::int64_t>& shape) {
    std::string text;
    for (const std::int64_t extent : shape)
        text += (text.empty() ? "" : ", ") + std::to_string(extent);
    return "[" + text + "]";
}

/// An array as axes × rows. A single column is one axis, unless it is one position that all axes share.
class AxisRows {
 public:
    explicit AxisRows(const StoredArray& array) : array_(array) {
        const bool flat = array.shape.size() == 1;
        const bool column = !flat && array.shape.back() == 1 && !(array.shape[0] <= mostAxes && isOne());
        axes_ = flat || column ? 1 : array.shape[0];
        rows_ = column ? array.shape[0] : array.shape.back();
        stepOfAxes_ = flat || column ? 0 : array.steps[0];
        stepOfRows_ = column ? array.steps[0] : array.steps.back();
    }
    std::int64_t axes() const { return axes_; }
    std::int64_t rows() const { return rows_; }
    double at(std::int64_t axis, std::int64_t row) const {
        return array_.at(axis * stepOfAxes_ + row * stepOfRows_);
    }

    static constexpr std::int64_t mostAxes = 4;

 private:
    bool isOne() const {
        for (std::int64_t n = 1; n < array_.shape[0]; ++n)
            if (array_.at(n * array_.steps[0]) != array_.at(0)) return false;
        return true;
    }

    const StoredArray& array_;
    std::int64_t axes_, rows_, stepOfAxes_, stepOfRows_;
};

Error refuseShape(const StoredArray& array, const std::string& file) {
    return refuse(
        {POSISCOPE_TR("core",
                      "%1 has the shape %2. Positions are an array of one axis, or [axes, n] of one "
                      "to four axes"),
         {file, shapeOfArray(array.shape)}});
}

std::vector<PositionAxis> unnamedAxes(std::int64_t count) {
    std::vector<PositionAxis> axes(static_cast<std::size_t>(count));
    for (std::size_t axis = 0; axis < axes.size(); ++axis)
        axes[axis].id = "axis-" + std::to_string(axis);
    return axes;
}

Result<Positions> positionsIn(const StoredArray& array, const std::string& path) {
    const std::string file = printablePath(path);
    if (array.complex || array.shape.empty() || array.shape.size() > 2) return refuseShape(array, file);
    const AxisRows numbers(array);
    if (numbers.axes() > AxisRows::mostAxes) return refuseShape(array, file);
    if (numbers.rows() > mostListedRows)
        return refuse({POSISCOPE_TR("core", "%1 has %2 positions. A list has at most %3 rows"),
                       {file, groupedDigits(numbers.rows()), groupedDigits(mostListedRows)}});
    std::vector<std::vector<Coordinate>> all(static_cast<std::size_t>(numbers.axes()));
    for (std::int64_t row = 0; row < numbers.rows(); ++row)
        for (std::int64_t axis = 0; axis < numbers.axes(); ++axis) {
            const double number = numbers.at(axis, row);
            if (!(std::abs(number) < static_cast<double>(positionBound)))
                return refuse(
                    {POSISCOPE_TR("core", "row %1 of %2 is %3. A position is a number between −%4 and %4"),
                     {groupedDigits(row), file, std::isnan(number) ? "NaN" : shortestDecimal(number),
                      groupedDigits(positionBound - 1)}});
            all[static_cast<std::size_t>(axis)].push_back(Coordinate::of(number));
        }
    if (all.size() == 1) return Positions::list(all.front());
    return Positions::lists(unnamedAxes(numbers.axes()), all);
}

/// Where positions are not the same on all axes.
Error severalAxes(const Positions& positions, const std::string& path) {
    std::int64_t row = 0;
    std::size_t axis = 1;
    while (positions.at(row, axis) == positions.at(row, 0))
        if (++axis == positions.axes().size()) ++row, axis = 1;
    return refuse({POSISCOPE_TR("core",
                                "row %1 of %2 has other positions on other axes (%3 and %4). This encoding "
                                "counts along one axis: give one axis of the file"),
                   {groupedDigits(row), printablePath(path), positions.at(row, 0).text(),
                    positions.at(row, axis).text()}});
}

std::string pathIn(const std::string& text) {
    return splitTableName(std::string(trimmed(text))).path;
}

Result<Positions> readFile(const TableName& name) {
    const auto array = readArray(name.path, name.tensor);
    if (!array) return refuse(array.error().text);
    return positionsIn(*array, name.path);
}

/// What texts say that were asked for lately.
class Read {
 public:
    Result<Positions> get(const std::string& text) {
        const std::lock_guard lock(mutex_);
        for (const Known& each : known_)
            if (each.text == text && (!each.stamp || stampOf(each.path) == each.stamp)) return each.positions;
        std::erase_if(known_, [&](const Known& each) { return each.text == text; });
        const TableName name = splitTableName(std::string(trimmed(text)));
        const bool file = isPositionFile(text);
        known_.push_front({text, name.path, file ? stampOf(name.path) : std::nullopt,
                           file ? readFile(name) : parsePositions(text)});
        const Result<Positions> answer = known_.front().positions;
        if (!answer && file) known_.pop_front();  // it may be there the next time
        constexpr std::size_t most = 16;
        if (known_.size() > most) known_.pop_back();
        return answer;
    }

 private:
    struct Known {
        std::string text;
        std::string path;
        std::optional<FileStamp> stamp;  ///< of a file
        Result<Positions> positions;
    };
    std::mutex mutex_;
    std::deque<Known> known_;
};

Result<Positions> readOnce(const std::string& text) {
    static Read read;
    return read.get(text);
}

std::optional<Positions> listIn(const Values& values) {
    if (!hasPositionList(values)) return std::nullopt;
    const auto read = readPositions(values.get(keys::positions));
    return read ? std::optional(*read) : std::nullopt;
}

/// The values of the same encoding over consecutive positions that hold all whole ones of the list, and the
/// first of them: that of the list, or 0 where rows always count from 0.
struct Line {
    Values values;
    std::int64_t first = 0;
};

Line lineOf(const Values& values, const Positions& positions, const LineEncoding& line) {
    const std::int64_t end = positions.highest().floor() + (positions.isWhole() ? 1 : 2);
    Line made{values, positions.lowest().floor()};
    made.values.set(keys::positions, {});
    // A row of zeros belongs to the first position of the table, whether it is listed or not.
    if (values.contains(keys::zeroFirstRow.name) && values.get(keys::zeroFirstRow))
        made.first = std::min(made.first, values.get(keys::firstPosition));
    made.values.set(keys::firstPosition, made.first);
    made.values.set(keys::maxLen, end - made.first);
    if (line.shape(made.values).firstPosition == made.first) return made;
    made.first = 0;
    made.values.set(keys::maxLen, std::max<std::int64_t>(2, end));
    return made;
}

/// As many numbers as axes are one place.
Positions onePlace(const Positions& column, std::vector<PositionAxis> axes) {
    std::vector<std::vector<Coordinate>> lists;
    for (std::int64_t axis = 0; axis < column.rows(); ++axis)
        lists.push_back({column.at(axis, 0)});
    return Positions::lists(std::move(axes), lists);
}

}  // namespace

bool isPositionFile(const std::string& text) {
    for (std::size_t at = text.find('.'); at != std::string::npos; at = text.find('.', at + 1)) {
        const bool isRange = at > 0 && text[at - 1] == '.';
        if (!isRange && at + 1 < text.size() && std::isalpha(static_cast<unsigned char>(text[at + 1])) != 0)
            return true;
    }
    return false;
}

std::string writtenPositionList(const std::string& text) {
    if (isPositionFile(text)) return printable(text.substr(text.rfind('/') + 1));
    const auto read = readPositions(text);
    return read ? writtenPositions(*read) : printable(text);
}

Result<Positions> readPositions(const std::string& text) {
    const auto read = readOnce(text);
    if (!read) return read;
    const auto one = read->onOneAxis();
    return one ? Result<Positions>(*one) : Result<Positions>(severalAxes(*read, pathIn(text)));
}

Result<Positions> readPositions(const std::string& text, std::vector<PositionAxis> axes) {
    const auto read = readOnce(text);
    if (!read) return read;
    if (read->axes().size() == axes.size()) return read->named(std::move(axes));
    if (isPositionFile(text) && read->axes().size() == 1 &&
        read->rows() == static_cast<std::int64_t>(axes.size()))
        return onePlace(*read, std::move(axes));
    std::string names;
    for (const PositionAxis& each : axes)
        names += (names.empty() ? "" : ", ") + each.id;
    return refuse({POSISCOPE_TR("core",
                                "positions on %1 axes were given, and this encoding counts along %2 (%3): "
                                "give a file of [%2, n]"),
                   {std::to_string(read->axes().size()), std::to_string(axes.size()), names}});
}

bool isPositionFileGone(const std::string& text) {
    return isPositionFile(text) && !readOnce(text);
}

bool hasPositionList(const Values& values) {
    return values.contains(keys::positions.name) && !values.get(keys::positions).empty();
}

ModelShape listedShape(const Values& values, const LineEncoding& line) {
    const auto positions = listIn(values);
    if (!positions) return line.shape(values);
    ModelShape shape = line.shape(values);
    shape.firstPosition = positions->firstCursor();
    shape.positions = positions->rows();
    return shape;
}

Failure checkListed(const Values& values, const LineEncoding& line) {
    if (!hasPositionList(values)) return line.check != nullptr ? line.check(values) : std::nullopt;
    const auto positions = readPositions(values.get(keys::positions));
    // A file may be back when the model is made: the model says what is wrong with it.
    if (isPositionFileGone(values.get(keys::positions))) return std::nullopt;
    if (!positions) return positions.error();
    const Line whole = lineOf(values, *positions, line);
    if (!line.shape(whole.values).hasTable()) {
        const bool inside = positions->isWhole() && positions->lowest() >= Coordinate(0) &&
                            positions->highest() < Coordinate(largestPosition);
        if (!inside)
            return refuse(
                {POSISCOPE_TR("core", "positions of a bias are whole numbers from 0 to %1, not %2 to %3"),
                 {groupedDigits(largestPosition - 1), positions->lowest().written(),
                  positions->highest().written()}});
    }
    if (positions->lowest() < Coordinate(whole.first))
        return refuse({POSISCOPE_TR("core", "positions of this encoding are numbers from 0 on, not %1"),
                       {positions->lowest().written()}});
    return line.check != nullptr ? line.check(whole.values) : std::nullopt;
}

constexpr std::string_view alibiForm = "alibi_form";

std::shared_ptr<const Model> makeListed(const Values& values, const LineEncoding& line) {
    if (!hasPositionList(values)) return line.make(values);
    const auto positions = readPositions(values.get(keys::positions));
    if (!positions)
        return std::make_shared<ListedModel>(
            ListedModel::Source{line.make(values), 0, {}, positions.error().text}, Positions::line(0, 1));
    Line whole = lineOf(values, *positions, line);
    ListedModel::Source source{line.make(whole.values), whole.first};
    if (positions->areConsecutive() && source.line->positions() == *positions) return source.line;
    if (const AttentionBias* const bias = source.line->bias();
        bias != nullptr && !bias->matrix(0)->finite()) {
        source.masked = source.line;
        whole.values.set(keys::mask, std::string("none"));
        // A key ahead of its query may be in a row that is not masked: the formula of decoders goes on.
        if (whole.values.contains(alibiForm)) whole.values.set(alibiForm, std::string("one-sided"));
        source.line = line.make(whole.values);
    }
    return std::make_shared<ListedModel>(std::move(source), *positions);
}

void settlePositions(const Encoding& encoding, Values& values) {
    if (encoding.id == "rope-axes") {
        settleAxes(values);
        settleAxisSpectrum(values);
        return;
    }
    const auto has = [&](const char* key) {
        return std::ranges::any_of(encoding.parameters,
                                   [key](const Parameter& each) { return each.key == key; });
    };
    if (!has(keys::positions.name) || !has(keys::maxLen.name)) return;
    const auto positions = listIn(values);
    if (positions && values.get(keys::maxLen) != positions->rows())
        values.set(keys::maxLen, positions->rows());
}

Parameter positionsParameter() {
    return {
        .key = keys::positions.name,
        .label = POSISCOPE_TR("core", "Positions of the rows"),
        .tooltip = POSISCOPE_TR(
            "core",
            "One row for each listed position, in place of consecutive ones: 0..99, 0..59, 0..39 for "
            "packed sequences, 20 x 1, 0..99 for left padding, 951..1 step -50 for a sampler, 777 for one "
            "step of decoding, or a file of numbers such as ids.npy. Empty: consecutive positions."),
        .initial = std::string(),
        .seldom = true};
}

void addPositionsParameter(std::vector<Parameter>& parameters) {
    auto place = parameters.begin();
    for (auto each = parameters.begin(); each != parameters.end(); ++each) {
        if (each->key == keys::firstPosition.name)
            each->relevantFor = [](const Values& values) { return !hasPositionList(values); };
        if (each->key == keys::maxLen.name)
            each->givenBy = [](const Values& values) {
                if (!hasPositionList(values)) return Text();
                return Text(POSISCOPE_TR("core", "as many as positions are listed"));
            };
        if (each->key == keys::firstPosition.name || each->key == keys::maxLen.name) place = each + 1;
    }
    Parameter positions = positionsParameter();
    positions.refusal = [](const std::string& text) -> Failure {
        const auto read = text.empty() ? Positions::line(0, 1) : readPositions(text);
        return read ? std::nullopt : Failure(read.error());
    };
    positions.examples = {
        {"0..99, 0..59, 0..39", POSISCOPE_TR("core", "Packed sequences"),
         POSISCOPE_TR("core", "Three sequences of 100, 60 and 40 tokens in one row of a batch")},
        {"20 x 1, 0..99", POSISCOPE_TR("core", "Left padding"),
         POSISCOPE_TR("core", "20 tokens of padding at position 1, then a sequence of 100")},
        {"951..1 step -50", POSISCOPE_TR("core", "Steps of a sampler"),
         POSISCOPE_TR("core", "20 of the 1,000 timesteps of a diffusion model, from noise to picture")},
        {"777", POSISCOPE_TR("core", "One step of decoding"),
         POSISCOPE_TR("core", "The single row that a model with a cache computes for its next token")}};
    parameters.insert(place, std::move(positions));
}

}  // namespace posiscope
