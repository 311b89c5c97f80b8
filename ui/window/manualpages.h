// Pages of the manual.
#pragma once

#include <QString>

class QWidget;

namespace posiscope {

/// Opens the page resources/manual/LANGUAGE/name.md of the current language. Only its links to the web open,
/// in the browser.
void showManualPage(QWidget* window, const QString& name, const QString& title);

}  // namespace posiscope
