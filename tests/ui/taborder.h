// SPDX-License-Identifier: GPL-3.0-or-later
// Tab in the panel.
#pragma once

#include "tests/ui/windowfixture.h"

namespace posiscope {

/// The names of what Tab reaches from the encoding's button to the panel's end: from top to bottom.
inline QStringList namesByTab(const WindowFixture& fixture) {
    QStringList names;
    [&] {
        fixture.find<QWidget>(QStringLiteral("encodingButton"))->setFocus();
        const auto* panel = fixture.find<QWidget>(QStringLiteral("panel"));
        for (int last = 0; panel->isAncestorOf(QApplication::focusWidget());) {
            const QWidget* now = QApplication::focusWidget();
            const int top = now->mapTo(panel, QPoint(0, now->height() / 2)).y();
            QVERIFY2(top > last - 12, qPrintable(now->objectName()));  // some stand side by side
            last = top;
            names << now->objectName();
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        }
    }();
    return names;
}

}  // namespace posiscope
