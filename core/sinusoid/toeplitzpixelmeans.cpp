// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sinusoid/toeplitzpixelmeans.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "core/math/simd/kernels.h"

namespace posiscope {

namespace {

constexpr std::size_t margin = 12;  // grid points beyond both ends, for interpolation

/// Angles per grid point: below the first one a coarser grid is exact enough, above the second one what
/// remains of a wave in a pixel's mean is invisible.
constexpr double slow = 0.4;
constexpr double invisible = 3;

std::int64_t doubledMiddle(IndexRange run) {
    return 2 * run.first + run.count - 1;
}

/// Ascending, each once.
std::vector<std::int64_t> lengthsOf(IndexRanges runs) {
    std::vector<std::int64_t> lengths;
    for (const IndexRange run : runs)
        if (std::find(lengths.begin(), lengths.end(), run.count) == lengths.end())
            lengths.push_back(run.count);
    std::sort(lengths.begin(), lengths.end());
    return lengths;
}

using Groups = std::vector<std::vector<std::int64_t>>;

/// Each for itself, or together if they may be and hardly differ.
Groups grouped(const std::vector<std::int64_t>& lengths, bool together) {
    if (together && lengths.back() - lengths.front() <= 1) return {lengths};
    Groups groups;
    for (const std::int64_t length : lengths)
        groups.push_back({length});
    return groups;
}

/// How much more than the curve its points have to be for straight lines between them to miss it by as little
/// as they can: cos(ωt) in the middle of two crests is cos(ω/2).
double beyond(double anglePerPoint) {
    return 2 / (1 + std::cos(anglePerPoint / 2));
}

/// The average of the run factors of some lengths.
void factorsOf(std::span<const Frequency> frequencies, std::span<const std::int64_t> lengths, double* out) {
    std::vector<double> each(frequencies.size());
    std::fill_n(out, frequencies.size(), 0.0);
    for (const std::int64_t length : lengths) {
        runFactors(frequencies, length, each.data());
        for (std::size_t i = 0; i < each.size(); ++i)
            out[i] += each[i] / static_cast<double>(lengths.size());
    }
}

bool holds(const std::vector<std::int64_t>& lengths, std::int64_t length) {
    return std::find(lengths.begin(), lengths.end(), length) != lengths.end();
}

/// The arguments of kernels().waves for some frequencies.
struct Phasors {
    std::vector<double> sine, cosine;
    std::vector<float> value, partner, laneCosine, laneSine, blockCosine, blockSine, groupCosine, groupSine;

    Phasors(std::span<const Frequency> frequencies, std::int64_t doubledSpacing)
        : sine(frequencies.size()),
          cosine(frequencies.size()),
          value(frequencies.size()),
          partner(frequencies.size()),
          laneCosine(frequencies.size() * waveLanes),
          laneSine(frequencies.size() * waveLanes) {
        for (std::size_t n = 0; n < waveLanes; ++n) {
            anglesAt(frequencies, static_cast<std::int64_t>(n) * doubledSpacing);
            for (std::size_t i = 0; i < frequencies.size(); ++i) {
                laneCosine[i * waveLanes + n] = static_cast<float>(cosine[i]);
                laneSine[i * waveLanes + n] = static_cast<float>(sine[i]);
            }
        }
        constexpr auto lanes = static_cast<std::int64_t>(waveLanes);
        anglesAt(frequencies, lanes * doubledSpacing);
        blockCosine.assign(cosine.begin(), cosine.end());
        blockSine.assign(sine.begin(), sine.end());
        anglesAt(frequencies, static_cast<std::int64_t>(waveBlocks) * lanes * doubledSpacing);
        groupCosine.assign(cosine.begin(), cosine.end());
        groupSine.assign(sine.begin(), sine.end());
    }

    void anglesAt(std::span<const Frequency> frequencies, std::int64_t doubled) {
        sinCosOfAll(frequencies, doubled, sine.data(), cosine.data());
    }

    WaveTurns turns() const {
        return {laneCosine.data(), laneSine.data(),    blockCosine.data(),
                blockSine.data(),  groupCosine.data(), groupSine.data()};
    }

    /// cos(ω·x/2) and its derivative by the angle.
    void startAt(std::span<const Frequency> frequencies, std::int64_t doubled) {
        anglesAt(frequencies, doubled);
        for (std::size_t i = 0; i < frequencies.size(); ++i) {
            value[i] = static_cast<float>(cosine[i]);
            partner[i] = static_cast<float>(-sine[i]);
        }
    }
};

}  // namespace

ToeplitzPixelMeans::ToeplitzPixelMeans(std::span<const Frequency> frequencies, IndexRanges rows,
                                       IndexRanges columns, float scale) {
    const std::vector<std::int64_t> rowLengths = lengthsOf(rows);
    const std::vector<std::int64_t> columnLengths = lengthsOf(columns);
    spacing_ =
        std::max<std::int64_t>(1, std::min(rowLengths.front(), columnLengths.front()) / pointsPerPixel);
    const std::int64_t a = doubledMiddle(rows.front()) - doubledMiddle(columns.back());
    const std::int64_t b = doubledMiddle(rows.back()) - doubledMiddle(columns.front());
    const std::int64_t nearest = a > 0 ? a : b < 0 ? -b : 0;
    const std::int64_t farthest = std::max(std::abs(a), std::abs(b));
    doubledOrigin_ = nearest & ~std::int64_t{1};
    points_ = static_cast<std::size_t>((farthest - doubledOrigin_) / (2 * spacing_) + 2);

    // Together they may miss the curve by half of what the lengths differ by, 0.2/n: see the class.
    constexpr double longEnough = 1.0 / 1024;
    const double perRow = 1 / static_cast<double>(rowLengths.front());
    const double perColumn = 1 / static_cast<double>(columnLengths.front());
    const Groups rowGroups = grouped(rowLengths, perRow <= longEnough);
    const double left = rowGroups.size() < rowLengths.size() ? longEnough - perRow : longEnough;
    for (const auto& rowGroup : rowGroups)
        for (const auto& columnGroup : grouped(columnLengths, perColumn <= left))
            pairs_.push_back({rowGroup, columnGroup});
    // Middles of blocks are whole or half positions apart: on the finest grid each have points of their own.
    const auto whole = [](const LengthPair& pair) {
        return (pair.rows.front() + pair.columns.front()) % 2 == 0;
    };
    const auto border =
        spacing_ > 1 ? pairs_.end() : std::stable_partition(pairs_.begin(), pairs_.end(), whole);
    makeCurves(frequencies, {pairs_.begin(), border}, doubledOrigin_, scale);
    makeCurves(frequencies, {border, pairs_.end()}, doubledOrigin_ + 1, scale);

    for (const IndexRange column : columns)
        at_.push_back(static_cast<std::int32_t>(doubledMiddle(column)));
    for (const std::int64_t n : rowLengths) {
        CurveOffsets offsets{n, {}};
        for (const IndexRange column : columns) {
            const auto curve =
                std::find_if(pairs_.begin(), pairs_.end(),
                             [&](const LengthPair& pair) {
                                 return holds(pair.rows, n) && holds(pair.columns, column.count);
                             }) -
                pairs_.begin();
            offsets.offset.push_back(
                static_cast<std::int32_t>(static_cast<std::size_t>(curve) * lengthAt(0) + margin));
        }
        curveOffsets_.push_back(std::move(offsets));
    }
}

/// The length of a curve on the grid of this octave, margins included: whole blocks of lanes.
std::size_t ToeplitzPixelMeans::lengthAt(int octave) const {
    const std::size_t points = ((points_ - 1) >> static_cast<unsigned>(octave)) + 2 + 2 * margin;
    return (points + waveLanes - 1) / waveLanes * waveLanes;
}

/// Appends the curves of these pairs of lengths.
void ToeplitzPixelMeans::makeCurves(std::span<const Frequency> frequencies, std::span<const LengthPair> pairs,
                                    std::int64_t doubledOrigin, float scale) {
    if (pairs.empty()) return;
    int octaves = 1;
    while (lengthAt(octaves) > 4 * margin)
        ++octaves;
    // Each frequency on the coarsest grid that follows it.
    std::vector<std::vector<Frequency>> bands(static_cast<std::size_t>(octaves));
    for (const Frequency& frequency : frequencies) {
        double angle = frequency.radians() * static_cast<double>(spacing_);
        if (spacing_ > 1 && angle > invisible) continue;
        std::size_t octave = 0;
        for (; octave + 1 < bands.size() && angle <= slow; ++octave)
            angle *= 2;
        bands[octave].push_back(frequency);
    }
    std::vector<float> curves;
    for (int octave = octaves - 1; octave >= 0; --octave) {
        std::vector<float> finer =
            bandCurves(bands[static_cast<std::size_t>(octave)], pairs, scale, doubledOrigin, octave);
        if (!curves.empty()) {
            // The origin is at `margin` in both: the finer curve begins half as many coarse points before
            // it. The coarser one ends soon enough to leave what is beyond the finer one's last margin
            // untouched.
            const std::size_t coarse = lengthAt(octave + 1);
            const std::size_t count = std::min(lengthAt(octave) / 2, coarse - margin);
            for (std::size_t k = 0; k < pairs.size(); ++k)
                kernels().refine(curves.data() + k * coarse + margin / 2, count,
                                 finer.data() + k * lengthAt(octave));
        }
        curves = std::move(finer);
    }
    curves_.insert(curves_.end(), curves.begin(), curves.end());
}

std::vector<float> ToeplitzPixelMeans::bandCurves(std::span<const Frequency> band,
                                                  std::span<const LengthPair> pairs, float scale,
                                                  std::int64_t doubledOrigin, int octave) const {
    constexpr std::size_t segment = 64 * waveLanes;  // after which phasors are computed afresh
    const std::size_t length = lengthAt(octave);
    const std::int64_t doubledSpacing = (2 * spacing_) << static_cast<unsigned>(octave);
    std::vector<float> curves(pairs.size() * length, 0.0F);
    std::vector<double> rowFactor(wavePairs);
    std::vector<double> columnFactor(wavePairs);
    std::vector<float> weights(pairs.size() * wavePairs);
    for (std::size_t first = 0; first < band.size(); first += wavePairs) {
        const auto part = band.subspan(first, std::min(wavePairs, band.size() - first));
        for (std::size_t k = 0; k < pairs.size(); ++k) {
            factorsOf(part, pairs[k].rows, rowFactor.data());
            factorsOf(part, pairs[k].columns, columnFactor.data());
            for (std::size_t i = 0; i < part.size(); ++i) {
                const double angle = part[i].radians() * static_cast<double>(spacing_);
                const double more = spacing_ > 1 ? beyond(angle) : 1;
                weights[k * part.size() + i] =
                    scale * static_cast<float>(rowFactor[i] * columnFactor[i] * more);
            }
        }
        Phasors phasors(part, doubledSpacing);
        for (std::size_t at = 0; at < length; at += segment) {
            const auto point = static_cast<std::int64_t>(at) - static_cast<std::int64_t>(margin);
            phasors.startAt(part, doubledOrigin + point * doubledSpacing);
            kernels().waves(phasors.value.data(), phasors.partner.data(), phasors.turns(), weights.data(),
                            part.size(), pairs.size(), std::min(segment, length - at), length,
                            curves.data() + at);
        }
    }
    return curves;
}

void ToeplitzPixelMeans::row(IndexRange row, float* out) const {
    const auto offsets = std::find_if(curveOffsets_.begin(), curveOffsets_.end(),
                                      [&](const CurveOffsets& each) { return each.rowLength == row.count; });
    // A part of the columns at a time, read from the curve's point before it: single precision counts few
    // points exactly, and many not.
    constexpr std::size_t chunk = 128;
    const std::int64_t start = doubledMiddle(row);
    for (std::size_t first = 0; first < at_.size(); first += chunk) {
        const std::size_t count = std::min(chunk, at_.size() - first);
        const std::int64_t before = at_[first] - start;
        const std::int64_t behind = start - at_[first + count - 1];
        const std::int64_t nearest = std::max({before, behind, doubledOrigin_});
        const std::int64_t point = (nearest - doubledOrigin_) / (2 * spacing_);
        kernels().readCurve(curves_.data() + point, static_cast<std::int32_t>(start), at_.data() + first,
                            offsets->offset.data() + first, count,
                            static_cast<std::int32_t>(doubledOrigin_ + point * 2 * spacing_),
                            1 / static_cast<float>(2 * spacing_), spacing_ > 1 ? 1.0F : 0.0F, out + first);
    }
}

}  // namespace posiscope
