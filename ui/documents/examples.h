// SPDX-License-Identifier: GPL-3.0-or-later
// Figures that people know.
#pragma once

#include <QString>
#include <vector>

namespace posiscope {

/// A figure that people know, drawn by this program.
struct Example {
    QString id = {};       ///< "alibi"
    QString title = {};    ///< "ALiBi’s slopes"
    QString shows = {};    ///< what is drawn, in a line
    QString source = {};   ///< the paper that has it, and where in it
    QString address = {};  ///< that of the source
    QString remarks = {};  ///< what to see in it, and where it is another figure than the source's
    QString picture = {};  ///< the path of the picture, which carries its session
};

/// The examples in the language in use: the sections of the page resources/manual/LANGUAGE/examples.md. A
/// section has a title, the source with its link, remarks, the picture, and the command that draws it.
std::vector<Example> examples();

}  // namespace posiscope
