// SPDX-License-Identifier: GPL-3.0-or-later
// The similarities of one position in several encodings, in one plot.
#pragma once

#include "core/analysis/dataset.h"
#include "core/sinusoid/similaritykind.h"
#include "core/state/snapshot.h"

class QObject;

namespace posiscope {

class View;

/// How the state compares two positions.
SimilarityKind similarityKindOf(const State& state);

/// A curve for each encoding: the similarity of the reference position to all others.
View* makeProfilesView(QObject* parent);

/// Its numbers: a row for each position, a column for each encoding.
Dataset profilesData(const Snapshot& snapshot);

}  // namespace posiscope
