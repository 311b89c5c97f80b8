// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/identify/sheetfield.h"

namespace posiscope {

void SheetField::fill(IndexRange rowRun, IndexRange columnRun, double* out) const {
    if (columnRun.count != columns()) return Field::fill(rowRun, columnRun, out);
    for (std::int64_t row = rowRun.first; row < rowRun.end(); ++row, out += columnRun.count)
        sheet_.row(row, out);
}

}  // namespace posiscope
