// SPDX-License-Identifier: GPL-3.0-or-later
// The date in a PDF, for builds that have to give the same bytes each time.
#pragma once

#include <QByteArray>

namespace posiscope {

/// The PDF with the date of the environment's SOURCE_DATE_EPOCH (seconds since 1970) in place of now; as it
/// is where that is not set. See https://reproducible-builds.org/specs/source-date-epoch/.
QByteArray atSourceDate(QByteArray pdf);

}  // namespace posiscope
