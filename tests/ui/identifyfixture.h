// SPDX-License-Identifier: GPL-3.0-or-later
// The dialog “Identify …” of a window.
#pragma once

#include <QComboBox>
#include <QPushButton>
#include <QTextBrowser>

#include "tests/ui/identityfixture.h"
#include "ui/window/identifydialog.h"

namespace posiscope {

inline IdentifyDialog* dialogOf(const WindowFixture& fixture) {
    return fixture.window->findChild<IdentifyDialog*>("identifyDialog");
}
template <class Widget>
Widget* part(const WindowFixture& fixture, const char* name) {
    return dialogOf(fixture)->findChild<Widget*>(name);
}
inline QString answerText(const WindowFixture& fixture) {
    return part<QTextBrowser>(fixture, "identifyAnswer")->toPlainText();
}

/// Presses "Identify …" in the panel and waits for the answer.
inline void askInPanel(const WindowFixture& fixture) {
    QTest::mouseClick(fixture.find<QPushButton>("identifyButton"), Qt::LeftButton);
    QVERIFY(dialogOf(fixture) != nullptr);
    QTRY_VERIFY(dialogOf(fixture)->answer() != nullptr);
}

/// Chooses what a table was meant as, and then a file.
inline void chooseMeant(const WindowFixture& fixture, const char* text, const std::string& path) {
    answer<QFileDialog>([path](QFileDialog& dialog) {
        auto* name = dialog.findChild<QLineEdit*>("fileNameEdit");
        name->setText(QString::fromStdString(path));
        QTest::keyClick(name, Qt::Key_Return);
    });
    auto* choice = part<QComboBox>(fixture, "meantAs");
    choice->setCurrentIndex(choice->findText(text, Qt::MatchStartsWith));
    emit choice->activated(choice->currentIndex());
}

}  // namespace posiscope
