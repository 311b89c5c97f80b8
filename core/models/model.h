// SPDX-License-Identifier: GPL-3.0-or-later
// An encoding with its parameters filled in.
#pragma once

#include <limits>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <variant>
#include <vector>

#include "core/base/text.h"
#include "core/bias/attentionbias.h"
#include "core/bias/distancecurves.h"
#include "core/fields/field.h"
#include "core/math/phase.h"
#include "core/models/pairturns.h"
#include "core/positions/positions.h"
#include "core/rotary/rotaryembedding.h"
#include "core/sinusoid/offsetmap.h"
#include "core/sinusoid/pairlayout.h"
#include "core/sinusoid/sampledsine.h"
#include "core/sinusoid/similaritykind.h"

namespace posiscope {

class AxisTurns;
class RoundedPairs;

/// The cell under the cursor. Rows have the numbers of Positions::cursorOf(): where they are consecutive
/// positions, these.
struct Cursor {
    std::int64_t position = 0;   ///< p, or the row of the query
    std::int64_t dimension = 0;  ///< j
    std::int64_t reference = 0;  ///< r, or the row of the key
    std::int64_t head = 0;       ///< h
};

/// A number, a list of numbers or a word that `describe` prints under a name of its own: inv_freq, slopes.
struct Fact {
    std::string key;
    std::variant<double, std::vector<double>, std::string> value;
};

/// The offset maps M_k of a table, PE(p+k) = M_k·PE(p).
class OffsetMaps {
 public:
    virtual ~OffsetMaps() = default;

    /// M_k.
    virtual std::shared_ptr<const OffsetMap> map(std::int64_t offset) const = 0;
    /// max over j of |M_k·PE(p) − PE(p+k)|_j, computed from the table's own values. p + k may be outside the
    /// table, where the formula still holds. `position` is a cursor, and k counts positions.
    virtual double residual(const OffsetMap& map, std::int64_t position) const = 0;
    /// Whether the maps are rotations of the pairs, as the hands of clocks; not where pairs grow or fade.
    virtual bool rotates() const { return true; }
};

/// Products of a table's rows with each other, and their norms. A position is the cursor of its row.
class Similarity {
 public:
    virtual ~Similarity() = default;

    /// PE(p)·PE(q) or its cosine, max_len × max_len.
    virtual std::shared_ptr<const Field> matrix(SimilarityKind kind) const = 0;
    /// The largest value of that matrix: the end of its colour bar.
    virtual double largest(SimilarityKind kind) const = 0;
    /// ‖PE(p)‖.
    virtual double norm(std::int64_t position) const = 0;
    /// Whether all rows have the same norm.
    virtual bool normIsConstant() const = 0;
};

/// An encoding with its parameters filled in: immutable, cheap to make, and safe to read from several
/// threads. Rows stand for positions(), and what is asked for a row is asked by its cursor
/// (Positions::cursorOf()): of consecutive rows that is the position. Dimensions are columns.
///
/// What an encoding can do it says by its capabilities: table() where hasTable(), and what is not null of
/// similarity(), offsetMaps(), bias(), rotary() and distance(). TableModel (core/models/tablemodel.h)
/// computes from a table's cells, SinusoidModel (core/models/sinusoidmodel.h) in closed form, BiasModel
/// (core/models/biasmodel.h) has no table, and ListedModel (core/models/listedmodel.h) has the rows of
/// another one at any positions.
class Model {
 public:
    Model() = default;
    Model(const Model&) = delete;
    Model& operator=(const Model&) = delete;
    virtual ~Model() = default;

    /// Why nothing can be shown (a file that is no longer there), or nothing.
    virtual Text problem() const { return {}; }

    /// Whether there is a table of positions × dimensions at all.
    virtual bool hasTable() const { return true; }
    /// Positions × dimensions; without a table, the max_len × 1 zeros of BiasModel.
    virtual const Field& table() const = 0;
    /// What the rows stand for.
    const Positions& positions() const {
        std::call_once(positionsOnce_, [this] { positions_ = positionsOfRows(); });
        return *positions_;
    }
    /// The cursor of row 0, which the other rows follow.
    std::int64_t firstCursor() const { return positions().firstCursor(); }
    /// The values that the table's colours span: fixed by the parameters, so that they keep still.
    virtual Interval tableRange() const { return {-1, 1}; }

    /// The frequency of every pair that has at least a sine; empty where an encoding has none.
    virtual std::span<const Frequency> frequencies() const { return {}; }
    /// The axis of positions() that each pair counts along (PairAxes); empty: the first one.
    virtual std::span<const std::uint8_t> pairAxes() const { return {}; }
    /// How pairs turn along several axes; null where pairAxes() and frequencies() say it.
    virtual const AxisTurns* axisTurns() const { return nullptr; }
    /// How the dimensions turn.
    PairTurns turns() const { return PairTurns(*this); }
    /// The pair and the role of dimension j.
    virtual Column column(std::int64_t j) const = 0;
    /// The name of dimension j where its file gives one; else empty.
    virtual std::string columnName(std::int64_t) const { return {}; }
    /// The dimension that holds the sine (or the cosine) of a pair; −1 where there is none.
    virtual std::int64_t dimensionOf(std::int64_t, Role) const { return -1; }
    /// The wavelength of dimension j in positions; infinite where it has none.
    virtual double wavelength(std::int64_t j) const = 0;
    /// The true minimum and maximum of dimension j over the whole positions of `positions`, inside the table.
    virtual Interval extremes(std::int64_t j, IndexRange positions) const = 0;
    /// The encoding at a position between whole ones, for curves.
    virtual double between(double position, std::int64_t j) const = 0;
    /// Writes the cells of a row at any position, whole or not, exactly; false where only whole positions
    /// have cells.
    virtual bool cellsAt(const Coordinate&, IndexRange, double*) const { return false; }
    /// Whether that curve goes straight from one whole position to the next, because nothing is known in
    /// between.
    virtual bool straightBetween(std::int64_t) const { return false; }

    /// How alike positions are, or null without a table.
    virtual const Similarity* similarity() const { return nullptr; }
    /// The matrices that lead from PE(p) to PE(p + k), or null where there is no formula for them.
    virtual const OffsetMaps* offsetMaps() const { return nullptr; }
    /// The term that is added to attention scores, or null.
    virtual const AttentionBias* bias() const { return nullptr; }
    /// The rotation of queries and keys, or null.
    virtual const RotaryEmbedding* rotary() const { return nullptr; }
    /// Where sines and cosines are rounded so that no closed form holds: their numbers, or null.
    virtual const RoundedPairs* rounded() const { return nullptr; }
    /// Curves over the distance between query and key, or null.
    virtual const DistanceCurves* distance() const { return nullptr; }

    /// The formula for the cell under the cursor with its numbers filled in, step by step, with `digits`
    /// significant digits.
    virtual std::vector<std::string> explain(const Cursor& cursor, int digits) const = 0;
    /// Whether this is A − B of a comparison: values of either sign, however small.
    virtual bool isDifference() const { return false; }
    /// Remarks on this choice of parameters, one sentence each; usually empty.
    virtual std::vector<Text> notes() const { return {}; }
    /// More numbers for `describe`.
    virtual std::vector<Fact> facts() const { return {}; }

 protected:
    /// positions(), asked once: 0, 1, 2 … unless the encoding says otherwise.
    virtual Positions positionsOfRows() const { return Positions::line(0, table().rows()); }

 private:
    mutable std::once_flag positionsOnce_;
    mutable std::optional<Positions> positions_;
};

}  // namespace posiscope
