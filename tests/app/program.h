// SPDX-License-Identifier: GPL-3.0-or-later
// The program as a process without a display and without personal settings.
#pragma once

#include <QDir>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMap>
#include <QProcess>
#include <QTemporaryDir>
#include <QtTest>
#include <functional>
#include <memory>

#include "tests/support/bytes.h"
#include "tests/support/wording.h"

/// The result of a run. A crash or a time-out has the status −1.
struct Ran {
    int status = -1;
    QByteArray output;
    QByteArray errors;

    bool done() const { return status == 0 && errors.isEmpty(); }
    QByteArray text() const {
        return "status " + QByteArray::number(status) + ", stdout “" + output.left(400) + "”, stderr “" +
               errors.left(400) + "”";
    }
};

class Program {
 public:
    Program() : home_(std::make_unique<QTemporaryDir>()) {
        environment_ = QProcessEnvironment::systemEnvironment();
        for (const QString& name : environment_.keys())
            if (name.startsWith("QT_") || name.startsWith("XDG_") || name.startsWith("POSISCOPE_") ||
                name == "DISPLAY" || name == "WAYLAND_DISPLAY")
                environment_.remove(name);
        environment_.insert("HOME", home_->path());
        environment_.insert("XDG_CONFIG_HOME", home_->filePath("config"));
    }

    void setEnvironment(const QString& name, const QString& value) { environment_.insert(name, value); }
    /// Redirects stdout to a file instead of Ran.
    void setOutputFile(const QString& path) { outputFile_ = path; }
    /// Sets a function to run in the child before the program starts.
    void setInChild(std::function<void()> modify) { inChild_ = std::move(modify); }

    Ran run(const QStringList& words) const { return runWith(words, {}); }
    /// With something on standard input.
    Ran runWith(const QStringList& words, const QByteArray& input) const {
        constexpr int longest = 120'000;  // ends a program that hangs, as a failure
        QProcess process;
        process.setProcessEnvironment(environment_);
        process.setWorkingDirectory(home_->path());
        if (!outputFile_.isEmpty()) process.setStandardOutputFile(outputFile_);
        if (inChild_) process.setChildProcessModifier(inChild_);
        process.start(POSISCOPE_BINARY, words);
        process.write(input);
        process.closeWriteChannel();
        if (!process.waitForFinished(longest)) {
            process.kill();
            process.waitForFinished();
            return {-1, {}, "the program did not start, or did not end"};
        }
        return {process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1,
                process.readAllStandardOutput(), process.readAllStandardError()};
    }

 private:
    std::unique_ptr<QTemporaryDir> home_;
    QProcessEnvironment environment_;
    QString outputFile_;
    std::function<void()> inChild_;
};

inline QString asText(const QStringList& words) {
    return words.isEmpty() ? QStringLiteral("(nothing)") : words.join(' ');
}

/// The line on stderr, also where it is JSON, as with --json. Empty where the JSON names another status.
inline QString errorLine(const Ran& ran) {
    if (!ran.errors.startsWith('{')) return QString::fromUtf8(ran.errors);
    const QJsonObject root = QJsonDocument::fromJson(ran.errors).object();
    if (root["status"].toInt() != ran.status) return {};
    return "posiscope: error: " + root["error"].toString() + "\n";
}

/// Empty if the run was refused correctly: this status, nothing on stdout, and on stderr one line "posiscope:
/// error: …" that mentions all `words`, or says the sentences of such names. Otherwise the difference.
inline QString notRefused(const Ran& ran, int status, const QStringList& words) {
    const QString line = errorLine(ran);
    if (ran.status != status) return QString("expected status %1: ").arg(status) + ran.text();
    if (!ran.output.isEmpty()) return "something on stdout: " + ran.text();
    if (!line.startsWith("posiscope: error: ") || line.count('\n') != 1 || !line.endsWith('\n'))
        return "not one line: " + line;
    if (!words.join(QString()).contains('%') && line.contains(QRegularExpression("%\\d")))
        return "a place that was not filled: " + line;
    for (const QString& word : words)
        if (!posiscope::mentions(line, word)) return QString("“%1” is not mentioned in: ").arg(word) + line;
    return {};
}

#define VERIFY_DONE(ran) QVERIFY2((ran).done(), (ran).text().constData())
#define VERIFY_REFUSED(ran, status, words)                      \
    do {                                                        \
        const QString problem = notRefused(ran, status, words); \
        QVERIFY2(problem.isEmpty(), qPrintable(problem));       \
    } while (false)

/// Every name in a folder, hidden ones included, with the bytes of regular files.
inline QMap<QString, QByteArray> contentOf(const QString& folder) {
    QMap<QString, QByteArray> content;
    const auto everything = QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot;
    for (const QFileInfo& info : QDir(folder).entryInfoList(everything))
        content[info.fileName()] = info.isFile() ? bytesOf(info.filePath()) : QByteArray("(no regular file)");
    return content;
}
