// Programs run as processes of their own.
#pragma once

#include <QByteArray>
#include <QStringList>

namespace bench {

struct Ran {
    double started = 0;  ///< by now(), just before the process was made
    double seconds = 0;
    double peakMegabytes = 0;
    QByteArray output;

    /// What was printed, as a number; throws std::runtime_error when it is none.
    double number() const;
};

/// Runs a program to its end; throws std::runtime_error when it does not start or does not succeed.
/// `environment` comes on top of ours, each "NAME=value".
Ran run(const QStringList& words, const QStringList& environment = {});

/// Runs a script of this folder with Debian's Python, in one thread, and gives what it prints. Throws
/// NotInstalled where the modules it names are missing.
QByteArray runPython(const QString& script, const QStringList& modules, const QStringList& words,
                     const QStringList& environment = {});

}  // namespace bench
