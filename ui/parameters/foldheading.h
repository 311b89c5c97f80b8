// SPDX-License-Identifier: GPL-3.0-or-later
// The line over parts of the panel that fold.
#pragma once

#include <QToolButton>

#include "ui/style/theme.h"

namespace posiscope {

/// A title with an arrow. While the part is folded, what it holds is written beside the title. Checked:
/// unfolded. A click or the space bar turns it over. A screen reader says whether it is expanded.
class FoldHeading final : public QToolButton {
    Q_OBJECT

 public:
    /// A section of the panel, or rows inside a section.
    enum class Level { section, rows };

    /// `key`: what it is remembered by.
    FoldHeading(const QString& key, Level level, QWidget* parent);

    const QString& key() const { return key_; }
    void show(const QString& title, const QString& held, const Theme& theme);
    /// Unfolded, or disabled: a part that cannot be folded is in sight.
    bool isOpen() const { return isChecked() || !isEnabled(); }
    QString title() const { return text(); }
    const QString& held() const { return held_; }
    QSize sizeHint() const override;

 protected:
    void paintEvent(QPaintEvent* event) override;

 private:
    QFont titleFont() const;

    QString key_;
    Level level_;
    QString held_;
    const Theme* theme_ = &Theme::light();
};

}  // namespace posiscope
