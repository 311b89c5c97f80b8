// SPDX-License-Identifier: GPL-3.0-or-later
// Which part of a configuration describes the text model, and how that model numbers positions.
#pragma once

#include <optional>

#include "core/config/configreader.h"

namespace posiscope {

/// The object that is read: all of the configuration, or a part of it where the whole says nothing about
/// positions.
struct ConfigPart {
    const nlohmann::json* object;
    std::string path;  ///< "" or "text_config."
};

ConfigPart partOf(const nlohmann::json& root);

/// The part that a person names: "text", "vision", "audio", or the key of an object.
Result<ConfigPart> partNamed(const nlohmann::json& root, const std::string& name);

struct SchemeChoice {
    Scheme scheme;
    const ModelType* type = nullptr;  ///< what is known of the model's type, if anything
    bool byType = false;              ///< whether the scheme is that of the type
};

/// Looks at the model type and at the keys that choose an encoding, with a note of the one that decides.
/// Nothing where none of them is there; the reader's failure where one of them is wrong.
std::optional<SchemeChoice> chooseScheme(ConfigReader& reader);

/// The keys that chooseScheme() looked for, for the message that it found none.
Error nothingRecognised();

}  // namespace posiscope
