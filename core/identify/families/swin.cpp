// SPDX-License-Identifier: GPL-3.0-or-later
// The index of relative positions in windows of patches: Swin, BEiT, MaxViT.
#include <cmath>

#include "core/identify/biases.h"
#include "core/identify/families/families.h"
#include "core/parameters/numbertext.h"

namespace posiscope {

namespace {

/// The coordinates that are counted as key − query.
enum class Turned { none, all, patches };

/// An H × W window; BEiT has a class token before its patches.
struct Window {
    std::int64_t height = 0, width = 0;
    bool classToken = false;
    Turned turned = Turned::none;

    std::int64_t at(std::int64_t query, std::int64_t key) const {
        if (turned == Turned::all) std::swap(query, key);
        const std::int64_t table = (2 * height - 1) * (2 * width - 1);
        if (classToken && query == 0 && key == 0) return table + 2;
        if (classToken && query == 0) return table;
        if (classToken && key == 0) return table + 1;
        std::int64_t q = classToken ? query - 1 : query;
        std::int64_t k = classToken ? key - 1 : key;
        if (turned == Turned::patches) std::swap(q, k);
        return (q / width - k / width + height - 1) * (2 * width - 1) + q % width - k % width + width - 1;
    }
};

Hypothesis indexOf(const Input& input, const Biases& biases, const Window& window) {
    Identity answer = recognisedAs(window.classToken ? "beit-index" : "swin-index",
                                   {{"height", window.height}, {"width", window.width}});
    answer.evidence.emplace_back(
        POSISCOPE_TR("core", "every cell is the index of (Δ row, Δ column) in a window"));
    // Places of a square that are counted as one row.
    if (const auto side = std::llround(std::sqrt(static_cast<double>(window.width)));
        window.height == 1 && side > 2 && side * side == window.width)
        answer.notes.emplace_back(
            Text(POSISCOPE_TR("core",
                              "this is the index of one row of %1 places; for %2 × %2 places Δ row must be "
                              "multiplied by %3, and it is by %2"),
                 {groupedDigits(window.width), groupedDigits(side), groupedDigits(2 * side - 1)}));
    const auto expect = [window](std::int64_t, std::int64_t query, std::int64_t key, double) -> ExpectedCell {
        return {static_cast<double>(window.at(query, key)), 0};
    };
    Hypothesis index = hypothesisOf(input, biases, expect, std::move(answer));
    index.answer.storage.form =
        window.turned == Turned::none ? "index-query-minus-key" : "index-key-minus-query";
    index.answer.storage.words = "the index of a relative position for every query and key";
    index.answer.rounding = {};
    return index;
}

}  // namespace

std::vector<Hypothesis> proposeSwin(const Input& input) {
    const auto biases = biasesOf(input);
    if (!biases || biases->heads != 1 || biases->length < 4 || biases->length > 4097 || !areWhole(*biases))
        return {};
    std::vector<Hypothesis> all;
    for (const bool classToken : {false, true}) {
        const std::int64_t places = biases->length - (classToken ? 1 : 0);
        for (std::int64_t height = 1; height <= places; ++height)
            for (const Turned turned : {Turned::none, Turned::all, Turned::patches})
                if (places % height == 0)
                    all.push_back(indexOf(input, *biases, {height, places / height, classToken, turned}));
    }
    return all;
}

}  // namespace posiscope
