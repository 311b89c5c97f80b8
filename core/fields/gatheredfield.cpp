// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/fields/gatheredfield.h"

#include <algorithm>

namespace posiscope {

bool GatheredField::finite() const {
    return std::all_of(sources_.begin(), sources_.end(), [](const auto& each) { return each->finite(); });
}

double GatheredField::value(std::int64_t row, std::int64_t column) const {
    const From& from = columns_[static_cast<std::size_t>(column)];
    return sources_[from.source]->value(row, from.column);
}

MeansFrom GatheredField::meansFrom() const {
    MeansFrom least = sources_.front()->meansFrom();
    for (const auto& each : sources_)
        least = std::min(least, each->meansFrom());
    return least;
}

std::vector<GatheredField::Part> GatheredField::partsOf(IndexRanges columnRuns) const {
    std::vector<Part> parts;
    for (std::size_t pixel = 0; pixel < columnRuns.size(); ++pixel)
        for (std::int64_t j = columnRuns[pixel].first; j < columnRuns[pixel].end(); ++j) {
            const From& from = columns_[static_cast<std::size_t>(j)];
            const bool goesOn = j > columnRuns[pixel].first && parts.back().source == from.source &&
                                parts.back().own.end() == from.column;
            if (goesOn)
                ++parts.back().own.count;
            else
                parts.push_back({from.source, {from.column, 1}, pixel});
        }
    return parts;
}

template <class Number>
void GatheredField::meansOf(IndexRanges rowRuns, IndexRanges columnRuns, Means<Number> means,
                            Number* out) const {
    const std::vector<Part> parts = partsOf(columnRuns);
    std::vector<double> sums(rowRuns.size() * columnRuns.size(), 0);
    for (std::size_t source = 0; source < sources_.size(); ++source) {
        std::vector<IndexRange> own;
        std::vector<std::size_t> pixels;
        for (const Part& part : parts)
            if (part.source == source) {
                own.push_back(part.own);
                pixels.push_back(part.pixel);
            }
        if (own.empty()) continue;
        std::vector<Number> ofSource(rowRuns.size() * own.size());
        (sources_[source].get()->*means)(rowRuns, own, ofSource.data());
        for (std::size_t y = 0; y < rowRuns.size(); ++y)
            for (std::size_t n = 0; n < own.size(); ++n)
                sums[y * columnRuns.size() + pixels[n]] +=
                    static_cast<double>(own[n].count) * static_cast<double>(ofSource[y * own.size() + n]);
    }
    for (std::size_t y = 0; y < rowRuns.size(); ++y)
        for (std::size_t x = 0; x < columnRuns.size(); ++x)
            *out++ = static_cast<Number>(sums[y * columnRuns.size() + x] /
                                         static_cast<double>(columnRuns[x].count));
}

void GatheredField::pixelMeans(IndexRanges rowRuns, IndexRanges columnRuns, float* out) const {
    meansOf<float>(rowRuns, columnRuns, &Field::pixelMeans, out);
}

void GatheredField::exactMeans(IndexRanges rowRuns, IndexRanges columnRuns, double* out) const {
    meansOf<double>(rowRuns, columnRuns, &Field::exactMeans, out);
}

void GatheredField::fill(IndexRange rowRun, IndexRange columnRun, double* out) const {
    std::vector<double> cells;
    std::int64_t first = 0;
    for (const Part& part : partsOf({&columnRun, 1})) {
        cells.resize(static_cast<std::size_t>(rowRun.count * part.own.count));
        sources_[part.source]->fill(rowRun, part.own, cells.data());
        for (std::int64_t row = 0; row < rowRun.count; ++row)
            std::copy_n(cells.data() + row * part.own.count, part.own.count,
                        out + row * columnRun.count + first);
        first += part.own.count;
    }
}

}  // namespace posiscope
