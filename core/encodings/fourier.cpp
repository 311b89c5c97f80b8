// SPDX-License-Identifier: GPL-3.0-or-later
// Fourier features of a coordinate.
#include <algorithm>
#include <cmath>

#include "core/encodings/common.h"
#include "core/encodings/positionlist.h"
#include "core/fields/concatenatedfield.h"
#include "core/models/encoding.h"
#include "core/models/sinusoidmodel.h"
#include "core/models/tablemodel.h"
#include "core/parameters/keys.h"
#include "core/parameters/numbertext.h"

namespace posiscope {

namespace {

constexpr Key<std::int64_t> octavesKey{"octaves"};
constexpr Key<bool> piKey{"include_pi"};
constexpr Key<bool> inputKey{"include_input"};

std::shared_ptr<const SinusoidTable> wavesOf(const Values& values) {
    const std::int64_t octaves = values.get(octavesKey);
    const std::int64_t rows = values.get(keys::maxLen);
    const DoubleDouble slowest = (values.get(piKey) ? twoPi * DoubleDouble{0.5, 0} : DoubleDouble{1, 0}) /
                                 DoubleDouble{static_cast<double>(rows), 0};
    std::vector<Frequency> frequencies;
    for (std::int64_t k = 0; k < octaves; ++k)
        frequencies.emplace_back(slowest * DoubleDouble{std::ldexp(1.0, static_cast<int>(k)), 0});
    return std::make_shared<SinusoidTable>(std::move(frequencies),
                                           PairLayout(2 * octaves, Layout::interleaved),
                                           SinusoidTable::Shape{rows, 0, false});
}

/// The words of both forms about a wave.
std::vector<std::string> explainWave(const SinusoidTable& waves, bool pi, std::int64_t column,
                                     std::int64_t position, std::int64_t shown, int digits) {
    const Column what = waves.layout().column(column);
    const std::string function = what.role == Role::sine ? "sin" : "cos";
    const double x = static_cast<double>(position) / static_cast<double>(waves.rows());
    const double radians = waves.frequencies()[static_cast<std::size_t>(what.pair)].radians();
    return {"γ(" + groupedDigits(position) + ", " + groupedDigits(shown) + ") = " + function + "(2^" +
                groupedDigits(what.pair) + (pi ? " · π" : "") + " · " + groupedDigits(position) + "/" +
                groupedDigits(waves.rows()) + ")",
            "= " + function + "(2^" + groupedDigits(what.pair) + (pi ? " · π" : "") + " · " +
                withDigits(x, digits) + ")",
            "= " + function + "(" + withDigits(radians * static_cast<double>(position), digits) + ")",
            "= " + withDigits(waves.value(position, column), digits)};
}

std::vector<Text> aliasNote(const SinusoidTable& waves) {
    if (waves.frequencies().back().wavelength() >= 2) return {};
    return {POSISCOPE_TR("core",
                         "The fastest waves are shorter than two positions: whole positions show aliases of "
                         "them. More positions or fewer octaves help.")};
}

class FourierModel final : public SinusoidModel {
 public:
    FourierModel(std::shared_ptr<const SinusoidTable> waves, bool pi)
        : SinusoidModel(std::move(waves)), pi_(pi) {}
    std::vector<std::string> explain(const Cursor& cursor, int digits) const override {
        return explainWave(sinusoids(), pi_, cursor.dimension, cursor.position, cursor.dimension, digits);
    }
    std::vector<Text> notes() const override { return aliasNote(sinusoids()); }

 private:
    bool pi_;
};

/// The coordinate x = p / max_len as a column.
class CoordinateField final : public Field {
 public:
    explicit CoordinateField(std::int64_t rows) : rows_(rows) {}
    std::int64_t rows() const override { return rows_; }
    std::int64_t columns() const override { return 1; }
    double value(std::int64_t row, std::int64_t) const override {
        return static_cast<double>(row) / static_cast<double>(rows_);
    }
    void exactMeans(IndexRanges rowRuns, IndexRanges columnRuns, double* out) const override {
        for (const IndexRange run : rowRuns)
            out = std::fill_n(
                out, columnRuns.size(),
                static_cast<double>(2 * run.first + run.count - 1) / static_cast<double>(2 * rows_));
    }

 private:
    std::int64_t rows_;
};

/// With x in the first column the table is no longer made of pairs alone.
class FourierWithInput final : public TableModel {
 public:
    FourierWithInput(const std::shared_ptr<const SinusoidTable>& waves, bool pi)
        : TableModel(
              std::make_shared<ConcatenatedField>(std::make_shared<CoordinateField>(waves->rows()), waves), 0,
              {-1, 1}),
          waves_(waves),
          pi_(pi) {}

    std::span<const Frequency> frequencies() const override { return waves_->frequencies(); }
    Column column(std::int64_t j) const override {
        return j == 0 ? Column{0, Role::plain} : waves_->layout().column(j - 1);
    }
    std::int64_t dimensionOf(std::int64_t pair, Role role) const override {
        if (role == Role::sine) return 1 + waves_->layout().sineColumn(pair);
        return role == Role::cosine ? 1 + waves_->layout().cosineColumn(pair) : -1;
    }
    double wavelength(std::int64_t j) const override {
        return j == 0 ? TableModel::wavelength(0)
                      : waves_->frequencies()[static_cast<std::size_t>(column(j).pair)].wavelength();
    }
    Interval extremes(std::int64_t j, IndexRange positions) const override {
        const Column what = column(j);
        if (j > 0)
            return posiscope::extremes(waves_->frequencies()[static_cast<std::size_t>(what.pair)], what.role,
                                       positions);
        return {table().value(positions.first, 0), table().value(positions.end() - 1, 0)};
    }
    double between(double position, std::int64_t j) const override {
        if (j == 0) return position / static_cast<double>(waves_->rows());
        const Column what = column(j);
        const SinCos both =
            sinCos(waves_->frequencies()[static_cast<std::size_t>(what.pair)].between(position));
        return what.role == Role::sine ? both.sine : both.cosine;
    }
    bool straightBetween(std::int64_t) const override { return false; }
    double largest(SimilarityKind kind) const override {
        return kind == SimilarityKind::cosine ? 1 : static_cast<double>(waves_->layout().completePairs() + 1);
    }
    std::vector<std::string> explain(const Cursor& cursor, int digits) const override {
        if (cursor.dimension > 0)
            return explainWave(*waves_, pi_, cursor.dimension - 1, cursor.position, cursor.dimension, digits);
        const std::string p = groupedDigits(cursor.position);
        return {"γ(" + p + ", 0) = x = " + p + "/" + groupedDigits(waves_->rows()),
                "= " + withDigits(table().value(cursor.position, 0), digits)};
    }
    std::vector<Text> notes() const override { return aliasNote(*waves_); }

 private:
    std::shared_ptr<const SinusoidTable> waves_;
    bool pi_;
};

ModelShape fourierShape(const Values& values) {
    const std::int64_t octaves = values.get(octavesKey);
    return {0, values.get(keys::maxLen), 2 * octaves + (values.get(inputKey) ? 1 : 0), octaves};
}

std::shared_ptr<const Model> makeFourier(const Values& values) {
    if (values.get(inputKey)) return std::make_shared<FourierWithInput>(wavesOf(values), values.get(piKey));
    return std::make_shared<FourierModel>(wavesOf(values), values.get(piKey));
}

std::vector<Parameter> fourierParameters() {
    return {{.key = octavesKey.name,
             .label = POSISCOPE_TR("core", "Number of frequencies"),
             .symbol = "<i>L</i>",
             .tooltip =
                 POSISCOPE_TR("core", "How many pairs there are, each with twice the frequency of the last."),
             .initial = std::int64_t{10},
             .limits = {1, 32},
             .slider = Slider{{1, 4, 8, 12, 16}}},
            maxLenParameter(),
            {.key = piKey.name,
             .label = POSISCOPE_TR("core", "Include π"),
             .tooltip = POSISCOPE_TR("core", "The paper multiplies by π; its published code does not."),
             .initial = true,
             .seldom = true},
            {.key = inputKey.name,
             .label = POSISCOPE_TR("core", "Include input"),
             .tooltip =
                 POSISCOPE_TR("core", "The first column is the coordinate itself, as in the published code."),
             .initial = false,
             .seldom = true}};
}

}  // namespace

/// γ(x) = (sin(2⁰ π x), cos(2⁰ π x), …, sin(2^(L−1) π x), cos(2^(L−1) π x)) of the coordinate x = p / max_len
/// in [0, 1), one pair an octave.
///
/// Source: Mildenhall et al., "NeRF: Representing Scenes as Neural Radiance Fields for View Synthesis",
/// arXiv:2003.08934, equation 4. The published code (bmild/nerf, run_nerf_helpers.py) leaves out π and puts x
/// itself before the waves: both are options here. The paper's coordinates run from −1 to 1; ours from 0 to
/// 1, as positions count from 0, which changes signs of the slowest pair only. Of listed positions max_len is
/// the highest one and 1: all coordinates lie in [0, 1).
const Encoding& fourierEncoding() {
    static const Encoding encoding = atAnyPositions<fourierShape, makeFourier>(
        {.id = "fourier",
         .name = POSISCOPE_TR("core", "Fourier features"),
         .citation = {"Mildenhall 2020",
                      "Mildenhall et al., “NeRF: Representing Scenes as Neural Radiance Fields for View "
                      "Synthesis”, 2020, equation 4",
                      "https://arxiv.org/abs/2003.08934"},
         .about = {.summary = POSISCOPE_TR(
                       "core",
                       "A coordinate between 0 and 1 becomes sines and cosines whose frequency doubles from "
                       "pair to pair, so that a network can draw fine detail. It is the encoding of NeRF."),
                   .lookFor =
                       POSISCOPE_TR("core",
                                    "Pair k changes twice as fast as the one before it. Where the fastest "
                                    "waves are shorter than two positions, whole positions show aliases."),
                   .formula = "γ(x) = (…, sin(2^k π x), cos(2^k π x), …), x = p / max_len",
                   .lesson = "wavelengths"},
         .parameters = fourierParameters(),
         .width = {octavesKey.name, 2}});
    return encoding;
}

}  // namespace posiscope
