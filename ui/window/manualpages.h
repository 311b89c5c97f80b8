// Pages of the manual in a window.
#pragma once

#include <QString>

class QWidget;

namespace posiscope {

/// Opens the page resources/manual/LANGUAGE/name.md in the language that is in use. Its links to the web open
/// there; nothing else does.
void showManualPage(QWidget* window, const QString& name, const QString& title);

}  // namespace posiscope
