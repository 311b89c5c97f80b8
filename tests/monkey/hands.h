// SPDX-License-Identifier: GPL-3.0-or-later
// Mouse and keyboard of the monkey.
#pragma once

#include <QPoint>
#include <QProcess>

/// Sends events through the X server with xdotool, as a person's hand would: window manager, grabs and focus
/// take part.
class Hands {
 public:
    Hands();
    ~Hands();

    void move(QPoint at);
    void click(QPoint at, int button = 1, int times = 1);
    void drag(QPoint from, QPoint to);
    void wheel(QPoint at, int steps);
    /// A key by its name in xdotool: "ctrl+shift+k", "Prior".
    void key(const QString& name);
    void type(const QString& text);
    /// Releases all buttons and keys.
    void rest();

 private:
    void say(const QString& command);
    QProcess program_;
};
