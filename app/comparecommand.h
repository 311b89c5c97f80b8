// posiscope compare.
#pragma once

#include "app/commandline.h"

namespace posiscope {

/// `compare A.posiscope B.posiscope [--tolerance X] [--json]`.
struct CompareOptions {
    State a, b;
    QStringList files;  ///< where they come from
    double tolerance = 0;
    bool json = false;
    bool help = false;
};
std::variant<CompareOptions, CommandError> parseCompare(const QStringList& words);

/// Prints what A and B differ in, in words and numbers, and what was compared (core/state/compare.h), as text
/// or JSON. Exit::ok when all cells are equal within the tolerance, Exit::different when not, Exit::failed
/// (with its sentence) when one of them cannot be made.
Exit runCompare(const CompareOptions& options);

}  // namespace posiscope
