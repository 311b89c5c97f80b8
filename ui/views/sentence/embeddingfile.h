// SPDX-License-Identifier: GPL-3.0-or-later
// Embeddings from a file.
#pragma once

#include <QString>
#include <optional>

#include "core/base/result.h"

class QWidget;

namespace posiscope {

/// A table in a file.
struct ChosenTable {
    std::string file, tensor;
};

/// The table of the file; where it holds several a person is asked, those that fit first. Nothing where they
/// changed their mind.
Result<std::optional<ChosenTable>> chooseTable(const QString& path, std::int64_t dModel, QWidget* parent);

}  // namespace posiscope
