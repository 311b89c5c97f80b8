// Mouse and keyboard of the monkey.
#pragma once

#include <QPoint>
#include <QProcess>

/// Sends events through the X server by xdotool, as a person's hand does: the window manager, grabs and focus
/// have their say.
class Hands {
 public:
    Hands();
    ~Hands();

    void move(QPoint at);
    void click(QPoint at, int button = 1, int times = 1);
    void drag(QPoint from, QPoint to);
    void wheel(QPoint at, int steps);
    /// As xdotool names keys: "ctrl+shift+k", "Prior".
    void key(const QString& name);
    void type(const QString& text);
    /// Lets go of everything.
    void rest();

 private:
    void say(const QString& command);
    QProcess program_;
};
