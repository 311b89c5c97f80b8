// SPDX-License-Identifier: GPL-3.0-or-later
// Scripts run by matplotlib.
#pragma once

#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <optional>

#include "tests/support/patience.h"

inline bool hasMatplotlib() {
    return QProcess::execute("/usr/bin/python3", {"-c", "import matplotlib"}) == 0;
}

/// What the Python program `driver` prints as JSON, who reads `input` as JSON and has matplotlib draw without
/// a window. Nothing where Python fails; its complaint is printed.
inline std::optional<QJsonObject> answeredByMatplotlib(const char* driver, const QJsonObject& input) {
    const QTemporaryDir home;
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert("MPLBACKEND", "Agg");
    environment.insert("MPLCONFIGDIR", home.path());
    process.setProcessEnvironment(environment);
    process.start("/usr/bin/python3", {"-c", driver});
    if (!process.waitForStarted()) return std::nullopt;
    process.write(QJsonDocument(input).toJson());
    process.closeWriteChannel();
    if (!process.waitForFinished(patience) || process.exitCode() != 0) {
        qInfo("%s", process.readAllStandardError().constData());
        return std::nullopt;
    }
    return QJsonDocument::fromJson(process.readAllStandardOutput()).object();
}
