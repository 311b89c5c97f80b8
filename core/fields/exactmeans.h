// Means of blocks in double precision.
#pragma once

#include <span>

#include "core/fields/field.h"

namespace posiscope {

/// What the exact means of blocks are computed from: from all their cells, from a closed form where blocks
/// are large, or never from cells because each of them costs as much as a mean.
enum class MeansFrom { cells, cellsOrForm, form };

/// What a field implements besides Field when it has such a form. What lies between two fields that are
/// nearly equal is computed from these numbers: those of Field::averages() are as precise as the colours of
/// one field need.
class ExactMeans {
 public:
    ExactMeans() = default;
    ExactMeans(const ExactMeans&) = delete;
    ExactMeans& operator=(const ExactMeans&) = delete;
    virtual ~ExactMeans() = default;

    /// The means of Field::averages(), with an error of a few units in the last place of the field's largest
    /// value.
    virtual void exactAverages(std::span<const Run> rowRuns, std::span<const Run> columnRuns,
                               double* out) const = 0;
    /// Roughly how long that takes, in billionths of a second.
    virtual double exactWork(std::span<const Run> rowRuns, std::span<const Run> columnRuns) const = 0;
    virtual MeansFrom meansFrom() const { return MeansFrom::cellsOrForm; }
    /// Roughly how long fill() takes for a cell, in billionths of a second.
    virtual double cellWork() const { return 3; }
};

/// The same of any field: by Field::average() and from cells where it has no form.
void exactAverages(const Field& field, std::span<const Run> rowRuns, std::span<const Run> columnRuns,
                   double* out);
double exactWork(const Field& field, std::span<const Run> rowRuns, std::span<const Run> columnRuns);
MeansFrom meansFrom(const Field& field);
/// Roughly how long it takes to fill all cells of the runs.
double cellsWork(const Field& field, std::span<const Run> rowRuns, std::span<const Run> columnRuns);

/// How many cells ascending runs hold.
double cellsIn(std::span<const Run> runs);

}  // namespace posiscope
