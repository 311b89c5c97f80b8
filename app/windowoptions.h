// SPDX-License-Identifier: GPL-3.0-or-later
// The arguments of the window.
#pragma once

#include <variant>

#include "app/commandline.h"

namespace posiscope {

/// posiscope [FILE] [--table FILE[:TENSOR]] [--config FILE] [--part NAME] [--layer N] [--view VIEW,…]
/// [parameters]
/// posiscope --lesson NAME|FILE [--present]
struct WindowOptions {
    QString file;              ///< a session, a picture, a table, a configuration or a folder; or empty
    QString lesson;            ///< the name of a built-in lesson, or a file; empty for none
    QString table;             ///< FILE[:TENSOR]; empty for none
    QString config;            ///< a model's config.json; empty for none
    ConfigChoice choice;       ///< what of it is shown
    bool hasSettings = false;  ///< options of parameters, or --view
    bool present = false;
    QString answers;     ///< a file that answers are added to; empty: none
    bool watch = false;  ///< a changed table is read again by itself

    bool opensFile() const { return !file.isEmpty() || !table.isEmpty() || !config.isEmpty(); }
};

/// Parses the arguments before a window opens.
std::variant<WindowOptions, CommandError> parseWindow(const QCommandLineParser& given);

/// Applies the options of parameters, and shows the named views, each in a pane.
std::optional<CommandError> applySettings(const QCommandLineParser& given, State& state);

}  // namespace posiscope
