// SPDX-License-Identifier: GPL-3.0-or-later
// What a comparison has found, as text, JSON and Markdown.
#pragma once

#include <QStringList>

#include "app/compareconfigs.h"
#include "core/base/answerkeys.h"
#include "core/state/compare.h"

namespace posiscope {

/// "512 × 64"
std::string extentsText(const std::vector<std::int64_t>& shape);

/// A matrix of A beside that of B.
struct ReportedPart {
    std::string what;
    std::vector<std::int64_t> shapeA, shapeB;
    NumberDifference found;
    std::string place;  ///< of the largest difference
    CellsApart apart;   ///< how far cells may be apart

    bool equal() const { return found.sameShape && found.complete && found.beyond == 0; }
};

struct ComparisonReport {
    QStringList files;                  ///< A and B, as given
    bool parameters = false;            ///< whether A and B have parameters that were compared
    bool onlyReadings = false;          ///< whether there is nothing but what was read
    std::vector<std::string> warnings;  ///< why nothing is certain
    std::vector<WordDifference> words;
    std::vector<std::string> sentences;  ///< what A and B are to each other
    std::vector<std::string> relations;  ///< "rows-reversed" …; none where no relation was found
    double explained = 0;                ///< the share of the cells that they explain
    std::vector<std::string> compared, notCompared, unlike;
    std::optional<LayerCount> layers;  ///< of two configurations: how many differ, where they say it
    std::vector<ReportedPart> parts;
    std::string step;      ///< the type whose last place is the tolerance; empty where it was given
    bool ofCells = false;  ///< whether that is the last place of each cell, and not of the largest one

    /// Adds a part with its numbers.
    void add(ReportedPart part);
    bool equal() const;
    /// Whether all cells are, and nothing has none to compare with.
    bool cellsAreEqual() const;

    std::string asText() const;
    std::string asJson() const;
    /// Its keys, but for “schema”.
    static AnswerKeys keys();
    std::string asMarkdown() const;

 private:
    /// What differs and what A and B are to each other, a line each.
    std::vector<std::string> linesOfWords() const;
    std::string toleranceWords() const;
    std::string numbersAsText() const;
    double rms() const;

    std::size_t worst_ = 0;  // the part with the largest difference
    std::int64_t cells_ = 0, differing_ = 0, beyond_ = 0, notFinite_ = 0;
    double squares_ = 0;
};

}  // namespace posiscope
