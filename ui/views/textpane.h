// Views that are text.
#pragma once

#include <QString>

class QTextBrowser;

namespace posiscope {

/// Text to read, select and copy, with the margins of a pane. Its own menu comes only where text is selected;
/// otherwise the pane's does.
QTextBrowser* newTextPane(const QString& objectName, const QString& accessibleName);

}  // namespace posiscope
