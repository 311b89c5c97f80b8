// SPDX-License-Identifier: GPL-3.0-or-later
// The typesetting of a page of the manual.
#pragma once

class QTextDocument;

namespace posiscope {

struct Theme;

/// Gives the document of a Markdown page room between its blocks, code on a ground of its own, and tables
/// with thin lines in the colours of the theme. Long lines of code wrap, so that the page never scrolls
/// sideways.
void typeset(QTextDocument& page, const Theme& theme);

}  // namespace posiscope
