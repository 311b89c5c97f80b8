// SPDX-License-Identifier: GPL-3.0-or-later
// The keyboard focus after a widget that had it is gone.
#pragma once

#include <QList>
#include <QObject>
#include <QPointer>
#include <QWidget>
#include <functional>

namespace posiscope {

/// Qt gives the focus of a widget that is hidden, disabled or deleted to the next one in the tab order,
/// whatever that does. This object gives it back to the widget where that is made anew, otherwise to the part
/// of the window that the widget was in, and otherwise to what `usual` returns.
class FocusKeeper final : public QObject {
    Q_OBJECT

 public:
    /// A part of the window, and where the focus goes in it; null for nowhere now.
    struct Part {
        QPointer<QWidget> widget;
        std::function<QWidget*()> home;
    };

    FocusKeeper(QWidget& window, std::function<QList<Part>()> parts, std::function<QWidget*()> usual);

 private:
    void follow(const QWidget* old, QWidget* now);
    void restore();
    QWidget* madeAnew() const;
    QWidget* home() const;

    QWidget& window_;
    std::function<QList<Part>()> parts_;
    std::function<QWidget*()> usual_;
    /// The widget that a person chose, its name, and the widgets around it, the nearest first.
    QPointer<QWidget> chosen_;
    QString name_;
    QList<QPointer<QWidget>> around_;
    bool lost_ = false;
};

}  // namespace posiscope
