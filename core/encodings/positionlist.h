// SPDX-License-Identifier: GPL-3.0-or-later
// Encodings at positions that a person lists.
#pragma once

#include <string>

#include "core/models/encoding.h"
#include "core/positions/positions.h"

namespace posiscope {

namespace keys {
/// The positions of the rows as a text, empty for consecutive ones (see readPositions()).
inline constexpr Key<std::string> positions{"positions"};
}  // namespace keys

/// The positions that a text names: pieces (core/positions/positionstext.h), or a file of numbers: a
/// one-dimensional array of whole or fractional ones, or [axes, n] with the same positions on all axes. A
/// file may be one of several arrays, FILE.npz:NAME. What has been read stays until the file changes.
Result<Positions> readPositions(const std::string& text);
/// The same on these axes: a file of [axes, n], in which each axis has positions of its own.
Result<Positions> readPositions(const std::string& text, std::vector<PositionAxis> axes);

/// Whether a text names a file, and no pieces: by its ending, whether there is such a file or not.
bool isPositionFile(const std::string& text);
/// Whether a text names a file that cannot be read now. It may be back when the model is made.
bool isPositionFileGone(const std::string& text);
/// The text for a person, without the folders of a file: "0–99, 0–59, 0–39", "ids.npy".
std::string writtenPositionList(const std::string& text);

/// Whether rows are listed in place of max_len consecutive ones.
bool hasPositionList(const Values& values);

/// What makes an encoding over consecutive positions.
struct LineEncoding {
    ModelShape (*shape)(const Values& values);
    Failure (*check)(const Values& values);
    std::shared_ptr<const Model> (*make)(const Values& values);
};
ModelShape listedShape(const Values& values, const LineEncoding& line);
Failure checkListed(const Values& values, const LineEncoding& line);
std::shared_ptr<const Model> makeListed(const Values& values, const LineEncoding& line);

/// Sets max_len to the number of rows that are listed, where some are.
void settlePositions(const Encoding& encoding, Values& values);

/// The parameter `positions`, without examples and without a rule for its text.
Parameter positionsParameter();

/// Adds the parameter `positions` behind those that say which rows there are. A list gives max_len, and
/// leaves first_position without a meaning.
void addPositionsParameter(std::vector<Parameter>& parameters);

/// An encoding whose rows may be listed: `make` gives the model of consecutive positions, whose row of a
/// position does not depend on how many rows there are.
template <auto shape, auto make, auto check = nullptr>
Encoding atAnyPositions(Encoding encoding) {
    static constexpr LineEncoding line{shape, check, make};
    addPositionsParameter(encoding.parameters);
    encoding.shape = [](const Values& values) { return listedShape(values, line); };
    encoding.check = [](const Values& values) { return checkListed(values, line); };
    encoding.make = [](const Values& values) { return makeListed(values, line); };
    return encoding;
}

}  // namespace posiscope
