// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/relate/resized.h"

#include <algorithm>
#include <cmath>

#include "core/relate/madesearch.h"

namespace posiscope {

namespace {

LearnedRows someColumns(const TableMatrix& cells, const std::vector<std::int64_t>& columns) {
    return cells(Eigen::all, columns);
}

/// The first cell that is not explained, from this row on.
std::optional<OffCell> firstOffFrom(std::int64_t row, std::int64_t rows, const ComparedRows& beside) {
    for (; row < rows; ++row) {
        const ComparedRow& here = beside(row);
        for (std::size_t j = 0; j < here.cells.size(); ++j)
            if (!ExpectedCell{here.expected[j], here.tolerances[j]}.explains(here.cells[j]))
                return OffCell{row, static_cast<std::int64_t>(j), here.cells[j], here.expected[j]};
    }
    return std::nullopt;
}

Relation relationOf(const TwoTables& tables, const MadeHypothesis& hypothesis, const Deviation& deviation) {
    Relation relation{.found = true,
                      .edits = {{.kind = TableEdit::Kind::resized,
                                 .name = nameOf(hypothesis.interpolation),
                                 .from = hypothesis.from,
                                 .to = hypothesis.to,
                                 .before = hypothesis.originalExtra,
                                 .beforeHere = hypothesis.extra}},
                      .explained = deviation.cells - deviation.unexplained,
                      .rms = deviation.rms,
                      .largest = deviation.largest};
    relation.rows.assign(static_cast<std::size_t>(tables.b.rows()), -1);
    for (Eigen::Index j = 0; j < tables.b.cols(); ++j)
        relation.columns.push_back(j);
    return relation;
}

}  // namespace

std::optional<Relation> resizedFrom(const TwoTables& tables, Pace& pace) {
    constexpr double nearly = 0.9;
    const TableMatrix &a = tables.a, &b = tables.b;
    if (a.cols() != b.cols() || a.rows() == b.rows() || tables.rawA || tables.rawB) return std::nullopt;
    const auto columns = columnsOfSample(std::max(a.rows(), b.rows()), b.cols());
    MadeSample sample(someColumns(a, columns), someColumns(b, columns), tables.tolerance);
    // A may have been rounded after B was made of it.
    for (const double looser : {0.0, tables.tolerance.share}) {
        sample.allow(looser);
        const auto fit = bestHypothesis(sample, {}, {}, {}, pace);
        if (!fit || fit->agreement.share() < nearly) continue;
        const MadeHypothesis& hypothesis = fit->hypothesis;
        if (hypothesis.kind != MadeHypothesis::Kind::resized || hypothesis.from == hypothesis.sampled)
            continue;
        const auto beside = [&] {
            return rowsBeside(readerOf(a), readerOf(b), hypothesis,
                              {tables.tolerance, looser, largestOf(readerOf(a))});
        };
        const Deviation deviation = compare(b.rows(), beside(), pace);
        if (deviation.share() < nearly) continue;
        Relation relation = relationOf(tables, hypothesis, deviation);
        if (hypothesis.extra > 0 && hypothesis.extra != hypothesis.originalExtra)  // A has no such rows
            relation.firstOff = OffCell{0, 0, b(0, 0), std::nan("")};
        else if (deviation.unexplained > 0)
            relation.firstOff = firstOffFrom(deviation.blocks.front().firstRow, b.rows(), beside());
        return relation;
    }
    return std::nullopt;
}

}  // namespace posiscope
