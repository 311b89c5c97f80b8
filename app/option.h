// SPDX-License-Identifier: GPL-3.0-or-later
// An option of the command line.
#pragma once

#include <QStringList>
#include <vector>

namespace posiscope {

struct Option {
    QStringList names;       ///< without dashes: "o", "output"
    QString value = {};      ///< "FILE", "interleaved|half-split"; empty where it takes none
    QString meaning = {};    ///< a paragraph, or lines
    QStringList words = {};  ///< the values that it takes, where these are names
    bool list = false;       ///< several of them with commas
    bool inShort = true;     ///< false: the long help alone has it
    QString off = {};        ///< the option that switches it off, where there is one: "no-grid"

    const QString& name() const { return names.back(); }
    bool takesFile() const;
};

/// Options with a common heading.
struct OptionGroup {
    QString heading;
    std::vector<Option> options;
    bool ofParameters = false;  ///< the same in every command that has it
};

/// "-o, --output", "--[no-]grid".
QString withDashes(const Option& option);

/// "-o, --output FILE".
QString asTyped(const Option& option);

}  // namespace posiscope
