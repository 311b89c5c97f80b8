// Encodings without a table: a term in attention scores.
#pragma once

#include "core/models/model.h"

namespace posiscope {

/// Base of the encodings that are nothing but a bias (ALiBi, T5 …): answers for what they do not have.
class BiasModel : public Model {
 public:
    explicit BiasModel(std::int64_t positions) : nothing_(positions) {}

    bool hasTable() const override { return false; }
    const Field& table() const override { return nothing_; }
    Column column(std::int64_t) const override { return {0, Role::zero}; }
    double wavelength(std::int64_t) const override { return std::numeric_limits<double>::infinity(); }
    Extremes extremes(std::int64_t, Run) const override { return {}; }
    double between(double, std::int64_t) const override { return 0; }
    bool hasOffsetMap() const override { return false; }
    std::shared_ptr<const OffsetMap> offsetMap(std::int64_t) const override { return nullptr; }
    double offsetResidual(const OffsetMap&, std::int64_t) const override {
        return std::numeric_limits<double>::quiet_NaN();
    }
    std::shared_ptr<const Field> similarity(SimilarityKind) const override { return nullptr; }
    double largestSimilarity(SimilarityKind) const override { return 0; }
    double rowNorm(std::int64_t) const override { return 0; }
    bool rowNormIsConstant() const override { return true; }

 private:
    /// max_len × 1 zeros.
    class Nothing final : public Field {
     public:
        explicit Nothing(std::int64_t rows) : rows_(rows) {}
        std::int64_t rows() const override { return rows_; }
        std::int64_t columns() const override { return 1; }
        double value(std::int64_t, std::int64_t) const override { return 0; }
        double average(Run, Run) const override { return 0; }

     private:
        std::int64_t rows_;
    };

    Nothing nothing_;
};

}  // namespace posiscope
