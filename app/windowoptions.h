// posiscope [--table FILE[:TENSOR]] [--config FILE] [--lesson NAME|FILE] [--present] [FILE]: the window.
#pragma once

#include "app/commandline.h"

namespace posiscope {

struct WindowOptions {
    QString file;    ///< a session, a table, a lesson; empty for none
    QString lesson;  ///< the name of a built-in lesson, or a file; empty for none
    QString table;   ///< FILE[:TENSOR]; empty for none
    QString config;  ///< a model's config.json; empty for none
    bool present = false;
};

/// Parses the arguments before a window opens.
std::variant<WindowOptions, CommandError> parseWindow(const QStringList& words);

}  // namespace posiscope
