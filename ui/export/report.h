// SPDX-License-Identifier: GPL-3.0-or-later
// The answer about a table as a document to keep or to send.
#pragma once

#include <QString>
#include <QStringList>

#include "core/base/result.h"
#include "core/identify/identity.h"

namespace posiscope {

/// Writes a page of HTML, or a PDF where the name ends so: the table's name, what it was meant as, if
/// anything, and the answer with its evidence in the language of the window.
Failure writeReport(const QString& name, const QStringList& meant, const Identity& answer,
                    const QString& path);

}  // namespace posiscope
