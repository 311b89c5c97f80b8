// SPDX-License-Identifier: GPL-3.0-or-later
// CoPE: positions that gates count, and the biases between those of whole positions. Other biases that depend
// on what is read.
#include <algorithm>
#include <map>
#include <set>

#include "core/identify/biases.h"
#include "core/identify/families/families.h"
#include "core/identify/pairhypothesis.h"
#include "core/parameters/keys.h"
#include "core/parameters/numbertext.h"

namespace posiscope {

namespace {

constexpr std::int64_t fewestRows = 8;

/// The cells of a query up to its own key.
std::vector<double> rowOf(const Biases& biases, std::int64_t head, std::int64_t query) {
    std::vector<double> cells;
    for (std::int64_t key = 0; key <= query; ++key)
        cells.push_back(biases.at(head, query, key));
    return cells;
}

/// Whether queries have different cells at their own keys: biases of distances have not.
bool differsFromQueryToQuery(const Biases& biases) {
    constexpr std::size_t several = 4;
    std::set<double> own;
    for (std::int64_t query = 0; query < biases.length; ++query)
        own.insert(biases.at(0, query, query));
    return own.size() >= std::max(several, static_cast<std::size_t>(biases.length / 16));
}

/// How many of the farthest keys have the same cell.
std::size_t alikeIn(const std::vector<double>& cells) {
    const auto end = std::find_if(cells.begin(), cells.end(), [&](double cell) { return cell != cells[0]; });
    return static_cast<std::size_t>(end - cells.begin());
}

/// Whether cells grow from the query's own key to the farthest one, by less than 1 from each to the next.
bool countsGates(const std::vector<double>& cells, double tolerance) {
    double before = 0;
    for (std::size_t key = cells.size(); key-- > 0;) {
        const double step = cells[key] - before;
        if (!(step >= 0 && step <= 1 + tolerance * cells[key])) return false;
        before = cells[key];
    }
    return cells.back() > 0;
}

/// Counts over some rows of every head.
struct Rows {
    std::int64_t all = 0;
    std::int64_t counting = 0;         ///< rows of sums of gates
    std::int64_t late = 0, full = 0;   ///< rows of the second half; those whose farthest keys are alike
    std::set<std::int64_t> distances;  ///< at which they begin to be
    std::set<double> farthest;         ///< what their cells are
    std::map<double, int> fullCounts;
    bool finite = true;
};

Rows rowsOf(const Biases& biases, double tolerance) {
    constexpr std::size_t run = 3;
    Rows rows;
    for (std::int64_t head = 0; head < biases.heads; ++head)
        for (const std::int64_t query : someOf(1, biases.length - 1)) {
            const std::vector<double> cells = rowOf(biases, head, query);
            rows.finite = rows.finite && std::all_of(cells.begin(), cells.end(), [](double cell) {
                              return std::isfinite(cell) && !isMasked(cell);
                          });
            ++rows.all;
            rows.counting += countsGates(cells, tolerance) ? 1 : 0;
            if (2 * query < biases.length) continue;
            ++rows.late;
            const std::size_t alike = alikeIn(cells);
            if (alike < run || alike == cells.size()) continue;
            ++rows.full;
            rows.distances.insert(query + 1 - static_cast<std::int64_t>(alike));
            rows.farthest.insert(cells[0]);
            ++rows.fullCounts[cells[0]];
        }
    return rows;
}

bool nearlyAll(std::int64_t some, std::int64_t all) {
    return some * 20 >= all * 19;
}

/// The largest count, where many rows end in this whole number; 0: none.
std::int64_t countOf(const Rows& rows) {
    const auto most = std::max_element(rows.fullCounts.begin(), rows.fullCounts.end(),
                                       [](const auto& a, const auto& b) { return a.second < b.second; });
    const bool found = most != rows.fullCounts.end() && most->first == std::nearbyint(most->first) &&
                       std::int64_t{2} * most->second > rows.full && rows.full > 2;
    return found ? static_cast<std::int64_t>(most->first) + 1 : 0;
}

/// The bias of every row is that of the last position from some key on, which differs from row to row.
bool isFullFarAway(const Rows& rows) {
    constexpr std::size_t several = 3;
    return rows.late > 0 && rows.full * 10 >= rows.late * 9 && rows.distances.size() >= several &&
           rows.farthest.size() * 2 > static_cast<std::size_t>(rows.full);
}

/// Numbers of the file that no parameters say; false where they are none of CoPE.
bool nameByRows(const Rows& rows, Identity& answer) {
    answer.encoding = "cope";
    if (nearlyAll(rows.counting, rows.all)) {
        answer.options.emplace_back("cope_values", std::string("positions"));
        if (const std::int64_t count = countOf(rows); count > 0)
            answer.options.emplace_back("npos_max", count);
        answer.evidence.emplace_back(POSISCOPE_TR(
            "core", "every cell is more than that of the next key by 0 to 1: positions that gates count"));
    } else if (isFullFarAway(rows)) {
        answer.options.emplace_back("cope_values", std::string("bias"));
        answer.evidence.emplace_back(
            Text(POSISCOPE_TR("core",
                              "the farthest keys of a query have one bias, from a distance on that differs "
                              "from query to query, %1 to %2: the count of positions is full"),
                 {groupedDigits(*rows.distances.begin()), groupedDigits(*rows.distances.rbegin())}));
    } else {
        return false;
    }
    return true;
}

/// A matrix whose cells are the file's own.
Hypothesis ownCells(const Input& input, const Biases& biases, Identity answer) {
    answer.recognised = true;
    answer.ownNumbers = biases.heads * biases.length * (biases.length + 1) / 2;
    answer.options.emplace_back(keys::maxLen.name, biases.length);
    if (biases.heads > 1) answer.options.emplace_back("heads", biases.heads);
    describeStorage(input, biases, answer);
    return {.answer = std::move(answer)};
}

/// Causal biases that differ from query to query.
std::optional<Biases> contentBiasesOf(const Input& input) {
    auto biases = biasesOf(input);
    if (!biases || !biases->causal || biases->length < fewestRows || !differsFromQueryToQuery(*biases))
        return std::nullopt;
    return biases;
}

}  // namespace

std::vector<Hypothesis> proposeCope(const Input& input) {
    const auto biases = contentBiasesOf(input);
    if (!biases) return {};
    const Rows rows = rowsOf(*biases, toleranceFor(input.cells));
    if (!rows.finite) return {};
    Identity answer;
    if (!nameByRows(rows, answer)) return {};
    return {ownCells(input, *biases, std::move(answer))};
}

std::vector<Hypothesis> proposeContentBias(const Input& input) {
    const auto biases = contentBiasesOf(input);
    if (!biases || !rowsOf(*biases, toleranceFor(input.cells)).finite) return {};
    Identity answer;
    answer.encoding = "content-bias";
    answer.evidence.emplace_back(POSISCOPE_TR(
        "core",
        "a causal bias whose cells depend on more than the distance of query and key: on what is read"));
    return {ownCells(input, *biases, std::move(answer))};
}

}  // namespace posiscope
