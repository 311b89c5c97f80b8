// SPDX-License-Identifier: GPL-3.0-or-later
// The peak memory of a piece of work.
#pragma once

#include <QByteArray>
#include <QFile>

/// Counts from its construction. Linux only, and not with sanitizers, whose own memory would count.
class ResidentMemory {
 public:
    ResidentMemory() {
        QFile reset(QStringLiteral("/proc/self/clear_refs"));
        counts_ = reset.open(QIODevice::WriteOnly) && reset.write("5") == 1 && reset.flush();
#if defined(__SANITIZE_ADDRESS__)
        counts_ = false;
#endif
    }
    bool counts() const {
        return counts_;
    }
    /// The peak of the process since then, in megabytes.
    static double mostMegabytes() {
        QFile status(QStringLiteral("/proc/self/status"));
        if (!status.open(QIODevice::ReadOnly)) return 0;
        for (const QByteArray& line : status.readAll().split('\n'))
            if (line.startsWith("VmHWM:")) return line.mid(6).trimmed().split(' ').front().toDouble() / 1024;
        return 0;
    }

 private:
    bool counts_ = false;
};
