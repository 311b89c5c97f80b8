// SPDX-License-Identifier: GPL-3.0-or-later
// The index of relative positions in windows of patches: Swin, BEiT, MaxViT.
#include "core/identify/biases.h"
#include "core/identify/families/families.h"

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

std::int64_t cellsOff(const Biases& biases, const Window& window, std::int64_t limit) {
    std::int64_t off = 0;
    for (std::int64_t query = 0; query < biases.length; ++query) {
        biases.pace->step();
        for (std::int64_t key = 0; key < biases.length; ++key)
            if (biases.at(0, query, key) != static_cast<double>(window.at(query, key)) && ++off > limit)
                return off;
    }
    return off;
}

/// The numbering with the fewest deviating cells.
struct WindowMatch {
    Window window;
    std::int64_t off = 0;
};
std::optional<WindowMatch> matchOf(const Biases& biases, Window window) {
    std::optional<WindowMatch> best;
    std::int64_t limit = biases.length * biases.length / 20;
    for (const Turned turned : {Turned::none, Turned::all, Turned::patches}) {
        window.turned = turned;
        const std::int64_t off = cellsOff(biases, window, limit);
        if (off > limit || (best && off >= best->off)) continue;
        best = WindowMatch{window, off};
        limit = off;
    }
    return best;
}

Identity answerOf(const WindowMatch& match, std::int64_t length) {
    const Window& window = match.window;
    Identity answer;
    answer.recognised = true;
    answer.encoding = window.classToken ? "beit-index" : "swin-index";
    answer.options = {{"height", window.height}, {"width", window.width}};
    answer.storage.form = window.turned == Turned::none ? "index-query-minus-key" : "index-key-minus-query";
    answer.storage.words = "the index of a relative position for every query and key";
    answer.storage.axisOrder = {"query", "key"};
    answer.storage.rows = answer.storage.columns = length;
    answer.unexplainedCells = match.off;
    answer.evidence.emplace_back(
        POSISCOPE_TR("core", "every cell is the index of (Δ row, Δ column) in a window"));
    return answer;
}

}  // namespace

std::optional<Identity> recogniseSwin(const Input& input) {
    const auto biases = biasesOf(input);
    if (!biases || biases->heads != 1 || biases->length < 4 || biases->length > 4097 || !areWhole(*biases))
        return std::nullopt;
    for (const bool classToken : {false, true}) {
        const std::int64_t places = biases->length - (classToken ? 1 : 0);
        for (std::int64_t height = 1; height <= places; ++height)
            if (places % height == 0)
                if (const auto match = matchOf(*biases, {height, places / height, classToken}))
                    return answerOf(*match, biases->length);
    }
    return std::nullopt;
}

}  // namespace posiscope
