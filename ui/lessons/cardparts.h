// SPDX-License-Identifier: GPL-3.0-or-later
// Widgets that the cards of a lesson share.
#pragma once

#include <QFrame>
#include <QLabel>
#include <QStyle>
#include <QVBoxLayout>

#include "ui/style/interfacescale.h"

namespace posiscope {

/// The widget with a name, by which the style sheet and tests find it.
template <class Widget>
Widget* named(Widget* widget, const char* name) {
    widget->setObjectName(QLatin1String(name));
    return widget;
}

inline QVBoxLayout* cardColumn(QWidget* frame) {
    auto* column = new QVBoxLayout(frame);
    column->setContentsMargins(scaled(12), scaled(10), scaled(12), scaled(10));
    column->setSpacing(scaled(8));
    return column;
}

inline QLabel* caption(const QString& text) {
    auto* label = new QLabel(text.toUpper());
    label->setObjectName(QStringLiteral("heading"));
    return label;
}

/// Applies the style sheet again: it reads a widget's properties only once.
inline void restyle(QWidget* widget) {
    widget->style()->unpolish(widget);
    widget->style()->polish(widget);
}

}  // namespace posiscope
