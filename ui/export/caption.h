// SPDX-License-Identifier: GPL-3.0-or-later
// What stands below a figure in a paper.
#pragma once

#include <QString>
#include <QStringList>
#include <vector>

#include "core/state/snapshot.h"

namespace posiscope {

/// What these panes show, with which parameters, and by which version of the program.
QString captionOf(const Snapshot& snapshot, const std::vector<Pane>& panes);

/// The BibTeX entries of the paper that defines an encoding; empty for one without a paper.
QStringList papersOf(const Encoding& encoding);

/// The caption, and after an empty line the papers of all encodings that the panes show.
QString captionWithPapers(const Snapshot& snapshot, const std::vector<Pane>& panes);

/// The name of the file for them beside that of a figure: "heatmap-caption.txt".
QString captionFileOf(const QString& figure);

}  // namespace posiscope
