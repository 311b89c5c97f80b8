// SPDX-License-Identifier: GPL-3.0-or-later
// What the words of a command make.
#pragma once

#include <QString>
#include <QStringList>

#include "app/report.h"
#include "core/base/result.h"
#include "core/config/modelconfig.h"
#include "core/state/state.h"

namespace posiscope {

/// The options of `export` and `describe`. They are generated from the parameter tables and applied to the
/// default state or to a session.
struct CommandOptions {
    State state;
    std::vector<Text> notes;                 ///< the notes on a configuration
    Text warning = {};                       ///< what of the configuration is not understood
    std::optional<ModelConfig> config = {};  ///< the configuration, where one is shown
    std::string folder = {};                 ///< the folder of a model that has it; else empty
    std::vector<Text> warnings;              ///< tables that have changed since a picture was exported
    Values exports;                          ///< dtype, size, scale, theme, title
    QStringList views;                       ///< empty: all panes
    QString output;
    QString session;  ///< the file that the state's table comes from; empty where there is none
};

}  // namespace posiscope
