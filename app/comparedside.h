// SPDX-License-Identifier: GPL-3.0-or-later
// One of the two things that `posiscope compare` compares.
#pragma once

#include "app/commandoptions.h"
#include "core/config/modelconfig.h"

namespace posiscope {

/// A session, an exported picture or a configuration, as a state; or arrays of a file.
struct ComparedSide {
    QString word;      ///< as given: FILE, FILE:TENSOR
    std::string path;  ///< of the file
    /// Of a configuration, which has no length of its own.
    std::optional<ModelConfig> config = {};
    std::optional<CommandError> undrawn = {};  ///< why a configuration is only read, and has no state
    std::optional<State> state = {};           ///< none for a file of tables, and of what is not drawn
    std::vector<std::string> arrays = {};      ///< the names of those that are compared
    bool named = false;                        ///< whether a person has chosen them
    std::size_t unread = 0;                    ///< arrays of types that are not read
};

/// What the word names, by the ending of its file and by what JSON holds. `choice` is what of a configuration
/// is compared: of a layer nothing but this one.
std::variant<ComparedSide, CommandError> comparedSide(const QString& word, const ConfigChoice& choice = {});

/// The side as a state: a file's table is shown by the encoding "table".
std::variant<State, CommandError> stateOfSide(const ComparedSide& side);

}  // namespace posiscope
