// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/convert/conversion.h"

#include <algorithm>
#include <cmath>

#include "core/identify/numberkind.h"
#include "core/tables/tensorinfo.h"

namespace posiscope {

namespace {

constexpr StorageForm forms[] = {
    {"interleaved", POSISCOPE_TR("core", "[L, 2n]: sine and cosine of a pair beside each other")},
    {"half-split", POSISCOPE_TR("core", "[L, 2n]: all sines, then all cosines")},
    {"halves-repeated", POSISCOPE_TR("core", "[L, 4n]: [cos | sin], the halves of each repeated")},
    {"neighbours-repeated", POSISCOPE_TR("core", "[L, 4n]: [cos | sin], every number twice in a row")},
    {"pairs-last", POSISCOPE_TR("core", "[L, n, 2]: cosine and sine on the last axis")},
    {"parts-first", POSISCOPE_TR("core", "[2, L, n]: cosines and sines on the first axis")},
    {"apart", POSISCOPE_TR("core", "cos and sin, each [L, n]")},
    {"apart-halves-repeated", POSISCOPE_TR("core", "cos and sin, each [L, 2n], halves repeated")},
    {"apart-neighbours-repeated",
     POSISCOPE_TR("core", "cos and sin, each [L, 2n], every number twice in a row")},
    {"complex", POSISCOPE_TR("core", "[L, n] complex numbers cos + i·sin")},
    {"matrices", POSISCOPE_TR("core", "[L, n, 2, 2]: rotation matrices [[cos, −sin], [sin, cos]]")},
    {"angles", POSISCOPE_TR("core", "[L, n]: the angle ω·p of every pair")},
    {"inv_freq", POSISCOPE_TR("core", "[n]: the frequency ω of every pair")},
};

bool startsWith(const std::string& text, std::string_view beginning) {
    return text.rfind(beginning, 0) == 0;
}

/// The order of cosine and sine that a form always has; empty where both are in use.
std::optional<bool> usualOrder(const std::string& form) {
    if (form == "complex" || startsWith(form, "apart")) return true;
    if (form == "matrices") return false;
    return std::nullopt;
}

bool isFunction(const Slot& slot) {
    return slot.role == Role::sine || slot.role == Role::cosine;
}

/// The file's column with this function of this pair, or −1.
std::int64_t columnOf(const Form& form, const Slot& slot) {
    const auto& columns = slot.role == Role::sine ? form.sines : form.cosines;
    return columns[static_cast<std::size_t>(slot.pair)];
}

using Contents = std::vector<Slot>;

/// One array of the result: row r of block b has the cells of `contents[b]`; [2, L, n] has two blocks.
struct Plan {
    std::string name = {};
    std::vector<std::int64_t> shape = {};
    CellType type = CellType::float64;
    bool complex = false;
    std::int64_t rows = 0;
    std::vector<Contents> contents = {};
    /// The file's column that is copied to the first column, and so on; −1 where columns change their order.
    std::int64_t directFrom = -1;
};

/// The cells of a plan, copied or computed.
class PlannedRows {
 public:
    PlannedRows(std::shared_ptr<const ConversionSource> source, Plan plan)
        : source_(std::move(source)), plan_(std::move(plan)), recipe_(source_->recipe) {}
    void row(std::int64_t row, double* out) const;

 private:
    bool has(std::int64_t row, const Contents& contents) const;
    void copyRow(std::int64_t row, std::size_t block, double* out) const;
    void computeRow(std::int64_t row, const Contents& contents, double* out) const;

    std::shared_ptr<const ConversionSource> source_;
    Plan plan_;
    RecipeRows recipe_;
};

std::vector<Contents> halvesOf(const Contents& contents) {
    const auto middle = contents.begin() + static_cast<std::ptrdiff_t>(contents.size() / 2);
    return {Contents(contents.begin(), middle), Contents(middle, contents.end())};
}

Contents anglesOf(std::int64_t pairs) {
    Contents contents;
    for (std::int64_t i = 0; i < pairs; ++i)
        contents.push_back({i, Role::plain});
    return contents;
}

/// The plans of a form's arrays. A single array has no name.
std::vector<Plan> plansOf(const Form& form, std::int64_t rows) {
    Plan plan{.rows = rows, .contents = {form.contents}};
    const auto columns = static_cast<std::int64_t>(form.contents.size());
    if (startsWith(form.id, "apart")) {
        std::vector<Plan> both(2, plan);
        const std::vector<Contents> halves = halvesOf(form.contents);
        for (std::size_t n = 0; n < 2; ++n) {
            both[n].contents = {halves[n]};
            both[n].shape = {rows, columns / 2};
            both[n].name = halves[n].front().role == Role::cosine ? "cos" : "sin";
        }
        return both;
    }
    plan.shape = {rows, columns};
    if (startsWith(form.id, "parts-first")) {
        plan.contents = halvesOf(form.contents);
        plan.shape = {2, rows, columns / 2};
    }
    if (form.id == "pairs-last") plan.shape = {rows, form.pairs, 2};
    if (form.id == "matrices") plan.shape = {rows, form.pairs, 2, 2};
    plan.complex = form.id == "complex";
    if (plan.complex) plan.shape = {rows, form.pairs};
    return {plan};
}

Error failure(const char* sentence, const std::vector<std::string>& arguments = {}) {
    return Error{{sentence, arguments}, ""};
}

/// The plans for the file's table in the wanted form, or in its own.
Result<std::vector<Plan>> plansFor(const ConversionSource& source, const ConversionRequest& request,
                                   std::int64_t rows) {
    const std::string own = source.sheet ? source.form.id : source.rows == 0 ? "inv_freq" : "angles";
    const std::string id = request.form.empty() ? own : request.form;
    const auto pairs = static_cast<std::int64_t>(source.recipe.pairs());
    if (id == "angles" || id == "inv_freq") {
        if (!source.recipe.growth.empty() || source.recipe.isOnAxes())
            return failure(POSISCOPE_TR("core", "this table has no single angle for each pair"));
        Plan plan{.shape = {rows, pairs}, .rows = rows, .contents = {anglesOf(pairs)}};
        if (id == "inv_freq") plan.shape = {pairs};
        if (id == "inv_freq") plan.rows = 1;
        return std::vector{plan};
    }
    const auto usual = usualOrder(id);
    const bool cosineFirst =
        usual.value_or(request.cosineFirst.value_or(!source.sheet || source.form.cosineFirst));
    const bool same = source.sheet && id == source.form.id && cosineFirst == source.form.cosineFirst;
    if (same) {
        auto plans = plansOf(source.form, rows);
        std::int64_t column = 0;
        for (Plan& plan : plans) {
            plan.directFrom = column;
            column += static_cast<std::int64_t>(plan.contents.front().size());
        }
        return plans;
    }
    if (!std::all_of(source.form.contents.begin(), source.form.contents.end(), isFunction) ||
        source.form.contents.size() % 2 != 0)
        return failure(POSISCOPE_TR("core",
                                    "a column of this table belongs to no pair of sine and cosine: "
                                    "only its type and length can be changed"));
    const auto form = formNamed(id, pairs, cosineFirst);
    if (!form) return failure(POSISCOPE_TR("core", "there is no form “%1”"), {id});
    return plansOf(*form, rows);
}

bool PlannedRows::has(std::int64_t row, const Contents& contents) const {
    if (!source_->sheet || row >= source_->rows) return false;
    return plan_.directFrom >= 0 || std::all_of(contents.begin(), contents.end(), [this](const Slot& slot) {
               return isFunction(slot) && columnOf(source_->form, slot) >= 0;
           });
}

void PlannedRows::copyRow(std::int64_t row, std::size_t block, double* out) const {
    const Sheet& sheet = *source_->sheet;
    std::vector<double> cells(static_cast<std::size_t>(sheet.columns()));
    sheet.row(row, cells.data());
    const Contents& contents = plan_.contents[block];
    if (plan_.directFrom >= 0) {
        const auto first = static_cast<std::size_t>(plan_.directFrom) + block * contents.size();
        std::copy_n(cells.begin() + static_cast<std::ptrdiff_t>(first), contents.size(), out);
        return;
    }
    for (const Slot& slot : contents)
        *out++ = slot.sign * cells[static_cast<std::size_t>(columnOf(source_->form, slot))];
}

void PlannedRows::computeRow(std::int64_t row, const Contents& contents, double* out) const {
    const Recipe& recipe = source_->recipe;
    std::vector<double> sine(recipe.pairs()), cosine(recipe.pairs());
    recipe_.at(row, sine.data(), cosine.data());
    const auto position = static_cast<double>(recipe.first + recipe.step * row);
    for (const Slot& slot : contents) {
        const auto pair = static_cast<std::size_t>(slot.pair);
        switch (slot.role) {
            case Role::sine: *out++ = slot.sign * sine[pair]; break;
            case Role::cosine: *out++ = slot.sign * cosine[pair]; break;
            case Role::plain:
                *out++ = plan_.shape.size() > 1         ? (recipe.sines[pair] * DoubleDouble{position, 0}).hi
                         : source_->frequencies.empty() ? recipe.sines[pair].hi
                                                        : source_->frequencies[pair];
                break;
            default: *out++ = 0;
        }
    }
}

void PlannedRows::row(std::int64_t row, double* out) const {
    const auto block = static_cast<std::size_t>(row / plan_.rows);
    const Contents& contents = plan_.contents[block];
    const bool copied = has(row % plan_.rows, contents);
    if (copied)
        copyRow(row % plan_.rows, block, out);
    else
        computeRow(row % plan_.rows, contents, out);
    if (copied && plan_.type == source_->type) return;
    const NumberKind kind = kindOf(plan_.type);
    for (std::int64_t j = 0; j < static_cast<std::int64_t>(contents.size()); ++j)
        out[j] = roundTo(kind, out[j]);
}

ConvertedArray arrayOf(const std::shared_ptr<const ConversionSource>& source, const Plan& plan) {
    const auto rows = std::make_shared<const PlannedRows>(source, plan);
    return {{plan.name, plan.shape, plan.type, plan.complex,
             plan.rows * static_cast<std::int64_t>(plan.contents.size()),
             static_cast<std::int64_t>(plan.contents.front().size())},
            [rows](std::int64_t row, double* out) { rows->row(row, out); }};
}

}  // namespace

std::span<const StorageForm> storageForms() {
    return forms;
}

Result<std::vector<ConvertedArray>> convert(const Identity& answer, const ConversionRequest& request) {
    const auto& source = answer.conversionSource;
    if (!answer.recognised || !source)
        return failure(POSISCOPE_TR("core",
                                    "this was not recognised as a table of sines and cosines: see "
                                    "posiscope identify"));
    const std::int64_t rows = request.rows > 0 ? request.rows : source->rows;
    if (rows == 0 && !request.form.empty() && request.form != "inv_freq")
        return failure(POSISCOPE_TR("core", "frequencies alone have no positions: --rows is missing"));
    if (rows > source->rows && source->recipe.isOnAxes())
        return failure(POSISCOPE_TR("core", "a table of a grid cannot be made longer"));
    if (rows > source->rows && source->recipe.coordinateRows > 0)
        return failure(POSISCOPE_TR("core", "a table with a column of coordinates cannot be made longer"));
    const auto plans = plansFor(*source, request, rows);
    if (!plans) return plans.error();
    std::vector<ConvertedArray> arrays;
    for (Plan plan : *plans) {
        plan.type = request.type.value_or(roundingOf(source->type) > 0 ? source->type : CellType::float64);
        arrays.push_back(arrayOf(source, plan));
    }
    return arrays;
}

ConversionRequest fixOf(const Identity& answer) {
    constexpr std::pair<std::string_view, std::string_view> layouts[] = {
        {"interleaved", "half-split"},
        {"halves-repeated", "neighbours-repeated"},
        {"apart-halves-repeated", "apart-neighbours-repeated"}};
    const std::string& form = answer.storage.form;
    const auto isForm = [&form](std::string_view id) {
        return form == id || form == std::string(id) + "-cosine-first";
    };
    ConversionRequest request;
    for (const Finding& finding : answer.mistakes) {
        for (const auto& [halves, neighbours] : layouts) {
            if (finding.id != "neighbours-for-halves") continue;
            if (isForm(halves)) request.form = neighbours;
            if (isForm(neighbours)) request.form = halves;
        }
        if (finding.id == "sine-and-cosine-exchanged" && (isForm("interleaved") || isForm("half-split")))
            request.cosineFirst = !form.ends_with("-cosine-first");
    }
    return request;
}

}  // namespace posiscope
