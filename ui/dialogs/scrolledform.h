// SPDX-License-Identifier: GPL-3.0-or-later
// A form that scrolls where its dialog may not be as high as it.
#pragma once

#include <QScrollArea>

class QLayout;

namespace posiscope {

/// Wants the size of its form. Only its height may be less.
class ScrolledForm final : public QScrollArea {
    Q_OBJECT
 public:
    explicit ScrolledForm(QLayout* form, QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

 protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

}  // namespace posiscope
