// SPDX-License-Identifier: GPL-3.0-or-later
// Help ▸ Glossary.
#pragma once

#include <QDialog>

#include "ui/documents/glossary.h"

class QLineEdit;
class QTextBrowser;

namespace posiscope {

struct Theme;

/// The words in alphabetical order, with definition, formula and lessons. Typing leaves those that contain
/// what is typed, in any language.
class GlossaryDialog final : public QDialog {
    Q_OBJECT

 public:
    GlossaryDialog(const Theme& theme, QWidget* parent);

 signals:
    /// A link was followed: the dialog is closed.
    void lessonWanted(const QString& name);

 protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

 private:
    void filter(const QString& typed);
    QString htmlOf(const GlossaryEntry& entry) const;

    const Theme& theme_;
    std::vector<GlossaryEntry> entries_;
    QLineEdit* search_;
    QTextBrowser* text_;
};

}  // namespace posiscope
