// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/identify/relatedanswer.h"

namespace posiscope {

Finding findingOf(const TableEdit& edit) {
    using enum TableEdit::Kind;
    const Text where = edit.kind < columnsReversed   ? POSISCOPE_TR("core", "all rows")
                       : edit.kind < columnsNegated  ? POSISCOPE_TR("core", "all columns")
                       : edit.kind == columnsNegated ? POSISCOPE_TR("core", "some columns")
                                                     : POSISCOPE_TR("core", "all cells");
    return {idOf(edit), wordsOf(edit), where};
}

void addRelation(const Relation& relation, Text a, Identity& answer) {
    answer.relations = relation.ids();
    answer.evidence.push_back(std::move(a));
    for (Text& words : relation.words())
        answer.evidence.push_back(std::move(words));
    answer.unexplainedCells = relation.cells - relation.explained + relation.onlyNear;
    answer.largestDeviation = relation.largest;
    answer.rmsDeviation = relation.rms;
}

}  // namespace posiscope
