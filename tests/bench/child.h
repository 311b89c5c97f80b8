// SPDX-License-Identifier: GPL-3.0-or-later
// Programs run as processes.
#pragma once

#include <QByteArray>
#include <QStringList>

namespace bench {

struct Ran {
    double started = 0;  ///< by now(), just before the process was made
    double seconds = 0;
    QByteArray output;

    /// The output as a number; throws std::runtime_error if it is none.
    double number() const;
};

/// Runs a program to its end; throws std::runtime_error if it fails to start or ends with another status.
/// `environment` is added to ours, each entry "NAME=value".
Ran run(const QStringList& words, const QStringList& environment = {}, int status = 0);

/// The words that run a program on all cores, while we have one.
QStringList onAllCores(const QStringList& words);

/// The peak resident memory of a program that is run to its end, by Debian's package time. Linux counts the
/// memory of the process that starts a program as the program's own, and time is small. Throws NotInstalled
/// without it.
double peakMegabytes(const QStringList& words);

/// Runs a script of this folder with Debian's Python in one thread, and returns its output. Throws
/// NotInstalled if its modules are missing.
QByteArray runPython(const QString& script, const QStringList& modules, const QStringList& words,
                     const QStringList& environment = {});

}  // namespace bench
