// SPDX-License-Identifier: GPL-3.0-or-later
// What is drawn, and its shape.
#pragma once

#include <QLabel>

namespace posiscope {

/// Takes what room there is, and shows as much of its text as that holds.
class PaneSubtitle final : public QLabel {
    Q_OBJECT

 public:
    explicit PaneSubtitle(QWidget* parent = nullptr);

    /// What of the text there is room for.
    QString shown() const;
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

 protected:
    void paintEvent(QPaintEvent* event) override;
};

}  // namespace posiscope
