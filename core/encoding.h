// What Posiscope knows about a positional encoding.
#pragma once

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/extremes.h"
#include "core/field.h"
#include "core/math/phase.h"
#include "core/offsetmap.h"
#include "core/pairlayout.h"
#include "core/parameter.h"
#include "core/similarity.h"

namespace posiscope {

/// A published source.
struct Citation {
    std::string shortName;  ///< Vaswani 2017
    std::string full;       ///< authors, title, where
    std::string link;
};

/// An encoding with its parameters filled in: immutable, cheap to make, and safe to read from several
/// threads. Positions are p = first position + row; dimensions are columns.
class Model {
 public:
    Model() = default;
    Model(const Model&) = delete;
    Model& operator=(const Model&) = delete;
    virtual ~Model() = default;

    /// Positions × dimensions.
    virtual const Field& table() const = 0;
    virtual std::int64_t firstPosition() const { return 0; }

    /// The frequency of every pair that has at least a sine; empty where an encoding has none.
    virtual std::span<const Frequency> frequencies() const { return {}; }
    /// What dimension j shows.
    virtual Column column(std::int64_t j) const = 0;
    /// The wavelength of dimension j in positions; infinite where it has none.
    virtual double wavelength(std::int64_t j) const = 0;
    /// The true minimum and maximum of dimension j over the whole positions of `positions`, which lie in the table.
    virtual Extremes extremes(std::int64_t j, Run positions) const = 0;
    /// The encoding at a position between whole ones, for curves.
    virtual double between(double position, std::int64_t j) const = 0;

    /// Whether offsetMap() gives a map.
    virtual bool hasOffsetMap() const = 0;
    /// M_k, or null where the encoding has no such map.
    virtual std::shared_ptr<const OffsetMap> offsetMap(std::int64_t offset) const = 0;
    /// max over j of |M_k·PE(p) − PE(p+k)|_j, computed from the table's own values. p + k may lie outside the
    /// table, where the formula still holds.
    virtual double offsetResidual(const OffsetMap& map, std::int64_t position) const = 0;

    /// max_len × max_len.
    virtual std::shared_ptr<const Field> similarity(SimilarityKind kind) const = 0;
    /// The largest value of that matrix: the end of its colour bar.
    virtual double largestSimilarity(SimilarityKind kind) const = 0;

    /// ‖PE(p)‖.
    virtual double rowNorm(std::int64_t position) const = 0;
    /// Whether all rows have the same norm.
    virtual bool rowNormIsConstant() const = 0;

    /// The formula for PE(p, j) with its numbers filled in, step by step, with `digits` significant digits.
    virtual std::vector<std::string> explain(std::int64_t position, std::int64_t dimension,
                                             int digits) const = 0;
    /// What a person should know about this choice of parameters, one sentence each; usually empty.
    virtual std::vector<Text> notes() const { return {}; }
};

/// One kind of positional encoding. To add one, write a file that defines such a value and add one line to
/// encodings/registry.cpp.
struct Encoding {
    std::string id;  ///< sinusoidal
    Text name;
    Citation citation;
    std::vector<Parameter> parameters;
    /// Builds the model from values that have passed their checks.
    std::shared_ptr<const Model> (*make)(const Values& values) = nullptr;
};

/// All registered encodings, in the order of menus. Never empty; the first one is the default.
std::span<const Encoding* const> encodings();

/// The encoding with this id, or null.
const Encoding* findEncoding(std::string_view id);

}  // namespace posiscope
