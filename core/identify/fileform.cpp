// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/identify/fileform.h"

#include "core/identify/pairhypothesis.h"

namespace posiscope {

namespace {

bool removeEnd(std::string& id, std::string_view end) {
    if (!id.ends_with(end)) return false;
    id.resize(id.size() - end.size());
    return true;
}

/// What the rows are computed with.
struct Plan {
    Form form;
    Recipe recipe;
};

std::optional<Plan> planOf(const Identity& answer) {
    constexpr std::int64_t most = std::int64_t{1} << 22U;
    const Storage& storage = answer.storage;
    const Encoding* const encoding = findEncoding(answer.encoding);
    if (!answer.recognised || encoding == nullptr || answer.stillPairs > 0 || answer.ownNumbers > 0 ||
        storage.rows * storage.columns > most)
        return std::nullopt;
    const Values values = valuesWith(*encoding, answer.options);
    if (!areSound(*encoding, values)) return std::nullopt;
    const auto model = encoding->make(values);
    std::string id = storage.form;
    const bool negated = removeEnd(id, "-negated-sines");
    const bool cosineFirst = removeEnd(id, "-cosine-first");
    const Form own = modelForm(*model);
    // A factor alone is seen best beside the encoding itself.
    const bool isOwn = id == own.id && cosineFirst == own.cosineFirst && !negated && !storage.transposed;
    if (isOwn || model->table().rows() != storage.rows || id.starts_with("apart") ||
        storage.axisOrder.size() != 2)
        return std::nullopt;
    Recipe recipe = expectedRecipe(*encoding, values, {});
    const auto form = formNamed(id, static_cast<std::int64_t>(recipe.pairs()), cosineFirst);
    if (!form || recipe.pairs() == 0 || static_cast<std::int64_t>(form->contents.size()) != storage.columns)
        return std::nullopt;
    if (negated) recipe.sineSign = -recipe.sineSign;
    recipe.amplitude *= storage.scale;
    return Plan{*form, recipe};
}

}  // namespace

bool hasFileForm(const Identity& answer) {
    return planOf(answer).has_value();
}

std::optional<FormedTable> tableInFileForm(const Identity& answer) {
    const auto plan = planOf(answer);
    if (!plan) return std::nullopt;
    const std::int64_t rows = answer.storage.rows;
    const auto columns = static_cast<std::int64_t>(plan->form.contents.size());
    const bool turned = answer.storage.transposed;
    FormedTable table{turned ? columns : rows, turned ? rows : columns, {}};
    table.cells.resize(static_cast<std::size_t>(rows * columns));
    const RecipeRows from(plan->recipe);
    std::vector<double> sine(plan->recipe.pairs()), cosine(sine.size());
    for (std::int64_t r = 0; r < rows; ++r) {
        from.at(r, sine.data(), cosine.data());
        for (std::int64_t j = 0; j < columns; ++j) {
            const Slot& slot = plan->form.contents[static_cast<std::size_t>(j)];
            const auto pair = static_cast<std::size_t>(slot.pair);
            const double cell = slot.role == Role::sine     ? sine[pair]
                                : slot.role == Role::cosine ? cosine[pair]
                                                            : 0;
            table.cells[static_cast<std::size_t>(turned ? j * rows + r : r * columns + j)] = slot.sign * cell;
        }
    }
    return table;
}

}  // namespace posiscope
