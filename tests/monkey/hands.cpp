// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/monkey/hands.h"

Hands::Hands() {
    program_.setStandardErrorFile(QProcess::nullDevice());
    program_.start(QStringLiteral("xdotool"), {QStringLiteral("-")});
    if (!program_.waitForStarted()) qFatal("xdotool does not start");
}

Hands::~Hands() {
    rest();
    program_.closeWriteChannel();
    program_.waitForFinished();
}

void Hands::say(const QString& command) {
    program_.write(command.toUtf8() + '\n');
    program_.waitForBytesWritten();
}

void Hands::move(QPoint at) {
    say(QStringLiteral("mousemove %1 %2").arg(at.x()).arg(at.y()));
}

void Hands::click(QPoint at, int button, int times) {
    move(at);
    say(QStringLiteral("click --repeat %1 --delay 20 %2").arg(times).arg(button));
}

void Hands::drag(QPoint from, QPoint to) {
    constexpr int steps = 5;
    move(from);
    say(QStringLiteral("mousedown 1"));
    for (int n = 1; n <= steps; ++n)
        move(from + (to - from) * n / steps);
    say(QStringLiteral("mouseup 1"));
}

void Hands::wheel(QPoint at, int steps) {
    click(at, steps < 0 ? 5 : 4, qAbs(steps));
}

void Hands::key(const QString& name) {
    say(QStringLiteral("key --clearmodifiers ") + name);
}

void Hands::type(const QString& text) {
    say(QStringLiteral("type --delay 2 \"%1\"").arg(text));
}

void Hands::rest() {
    say(QStringLiteral("mouseup 1 mouseup 3 keyup ctrl keyup shift keyup alt"));
}
