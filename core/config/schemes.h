// SPDX-License-Identifier: GPL-3.0-or-later
// One reader of a configuration for each way of numbering positions.
#pragma once

#include "core/config/schemechoice.h"

namespace posiscope {

/// Each of these chooses the reader's encoding and reads its parameters; what is wrong is the reader's
/// failure.
void readRope(ConfigReader& reader, const SchemeChoice& choice);
void readLearned(ConfigReader& reader, const SchemeChoice& choice);
void readSinusoidal(ConfigReader& reader, const SchemeChoice& choice);
void readTimestep(ConfigReader& reader, const SchemeChoice& choice);
void readMae(ConfigReader& reader, const SchemeChoice& choice);
void readDetr(ConfigReader& reader, const SchemeChoice& choice);
void readAlibi(ConfigReader& reader, const SchemeChoice& choice);
void readT5(ConfigReader& reader, const SchemeChoice& choice);
void readDeberta(ConfigReader& reader, const SchemeChoice& choice);
void readShaw(ConfigReader& reader, const SchemeChoice& choice);
void readTransformerXl(ConfigReader& reader, const SchemeChoice& choice);
void readNope(ConfigReader& reader, const SchemeChoice& choice);

/// Whether the configuration says how many rows the learned table has, and there is no other one.
bool statesRows(const ConfigReader& reader, const SchemeChoice& choice);

}  // namespace posiscope
