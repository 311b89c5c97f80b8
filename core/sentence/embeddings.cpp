// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sentence/embeddings.h"

#include <cmath>

#include "core/math/random.h"
#include "core/parameters/parameter.h"

namespace posiscope {

namespace {

/// FNV-1a, 64 bits. Source: draft-eastlake-fnv.
std::uint64_t hashOf(const std::string& text) {
    std::uint64_t hash = 0xcbf29ce484222325;
    for (const char each : text)
        hash = (hash ^ static_cast<unsigned char>(each)) * 0x100000001b3;
    return hash;
}

Failure problemOf(const Field& table, const Tokens& tokens, std::int64_t dModel) {
    if (table.columns() != dModel)
        return Error{{POSISCOPE_TR("core",
                                   "The table of the embeddings has %1 columns, but d_model is %2: choose a "
                                   "table with as many columns, or set d_model to %1."),
                      {groupedDigits(table.columns()), groupedDigits(dModel)}},
                     "d_model"};
    const auto words = static_cast<std::int64_t>(tokens.vocabulary.size());
    if (table.rows() < words)
        return Error{
            {POSISCOPE_TR("core",
                          "The table of the embeddings has %1 rows, but the sentence has %2 different "
                          "tokens: choose a larger table, or type a shorter sentence."),
             {groupedDigits(table.rows()), groupedDigits(words)}},
            "sentence"};
    return std::nullopt;
}

}  // namespace

Result<TableMatrix> embeddingsOf(const Tokens& tokens, std::int64_t dModel, const EmbeddingSource& source) {
    if (source.table)
        if (const Failure problem = problemOf(*source.table, tokens, dModel)) return *problem;
    TableMatrix words(static_cast<Eigen::Index>(tokens.vocabulary.size()), dModel);
    const double root = std::sqrt(static_cast<double>(dModel));
    for (Eigen::Index word = 0; word < words.rows(); ++word) {
        double* const row = words.data() + word * dModel;
        if (source.table) {
            source.table->fill({word, 1}, {0, dModel}, row);
        } else {
            const std::uint64_t seed = seedOf(static_cast<std::uint64_t>(source.seed),
                                              hashOf(tokens.vocabulary[static_cast<std::size_t>(word)]));
            for (std::int64_t j = 0; j < dModel; ++j)
                row[j] = normalAt(seed, static_cast<std::uint64_t>(j)) / root;
        }
    }
    if (source.scaled) words *= root;
    TableMatrix all(static_cast<Eigen::Index>(tokens.size()), dModel);
    for (std::size_t t = 0; t < tokens.size(); ++t)
        all.row(static_cast<Eigen::Index>(t)) = words.row(static_cast<Eigen::Index>(tokens.indices[t]));
    return all;
}

}  // namespace posiscope
