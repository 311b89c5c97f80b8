// The line over rows that fold.
#pragma once

#include <QToolButton>

#include "ui/style/theme.h"

namespace posiscope {

/// A title with an arrow. While the rows are folded, what they hold stands beside it. Checked: unfolded. A
/// click or the space bar turns it over.
class FoldHeading final : public QToolButton {
    Q_OBJECT

 public:
    /// `key`: what it is remembered by.
    FoldHeading(const QString& key, QWidget* parent);

    const QString& key() const { return key_; }
    void show(const QString& title, const QString& held, const Theme& theme);
    QString title() const { return text(); }
    const QString& held() const { return held_; }
    QSize sizeHint() const override;

 protected:
    void paintEvent(QPaintEvent* event) override;

 private:
    QString key_;
    QString held_;
    const Theme* theme_ = &Theme::light();
};

}  // namespace posiscope
