// SPDX-License-Identifier: GPL-3.0-or-later
// Copied programs, run by Python.
#pragma once

#include <QJsonArray>
#include <QJsonDocument>
#include <QProcess>
#include <algorithm>
#include <optional>

#include "core/code/dialects.h"

/// One Python that runs program after program, each with names of its own: starting it takes longer than a
/// program.
class Python {
 public:
    /// What is run before every program: imports take the longest.
    explicit Python(const QString& before = {}) {
        static const char* const loop = R"(
import contextlib, io, json, sys, traceback
before = {}
exec(json.loads(sys.stdin.readline()), before)
for line in sys.stdin:
    printed = io.StringIO()
    try:
        with contextlib.redirect_stdout(printed):
            exec(json.loads(line), dict(before))
        answer = [True, printed.getvalue()]
    except BaseException:
        answer = [False, traceback.format_exc()]
    print(json.dumps(answer), flush=True)
)";
        process_.start(QStringLiteral("/usr/bin/python3"), {QStringLiteral("-c"), QString::fromLatin1(loop)});
        if (isThere()) send(before);
    }
    Python(const Python&) = delete;
    Python& operator=(const Python&) = delete;
    ~Python() {
        process_.closeWriteChannel();
        process_.waitForFinished();
    }

    /// An emulator starts no other program.
    bool isThere() { return process_.waitForStarted(); }

    /// The program's output; empty after a failure, which `complaint` tells.
    std::optional<QByteArray> printed(const QString& program, QString& complaint) {
        send(program);
        while (!process_.canReadLine())
            if (!process_.waitForReadyRead(60'000)) {
                complaint = QString::fromUtf8(process_.readAllStandardError()) + process_.errorString();
                return std::nullopt;
            }
        const QJsonArray answer = QJsonDocument::fromJson(process_.readLine()).array();
        if (answer[0].toBool()) return answer[1].toString().toUtf8();
        complaint = answer[1].toString();
        return std::nullopt;
    }

 private:
    void send(const QString& program) {
        // A text alone is no document: it is written as the only element of an array.
        const QByteArray line = QJsonDocument(QJsonArray{program}).toJson(QJsonDocument::Compact);
        process_.write(line.sliced(1, line.size() - 2) + '\n');
    }

    QProcess process_;
};

/// TensorFlow is not in Debian: this module maps its names to NumPy's. It shows that calls are spelled and
/// combined correctly, but nothing about TensorFlow's types.
inline const char* const standInForTensorFlow = R"(
import sys, types
import numpy as np
tf = types.ModuleType("tensorflow")
for name in ("sin", "cos", "matmul", "exp", "abs", "sign", "floor", "where", "stack", "reshape", "zeros", "float64", "int32"):
    setattr(tf, name, getattr(np, name))
tf.range, tf.concat, tf.constant, tf.reduce_sum = np.arange, np.concatenate, np.array, np.sum
tf.clip_by_value, tf.cast, tf.gather = np.clip, lambda x, t: x.astype(t), lambda x, i, axis=0: np.take(x, i, axis)
tf.pad = np.pad
tf.math = types.SimpleNamespace(log=np.log, log1p=np.log1p, ceil=np.ceil)
sys.modules["tensorflow"] = tf
)";

inline const posiscope::CodeDialect& dialectOf(const QString& id) {
    const auto all = posiscope::codeDialects();
    return *std::find_if(all.begin(), all.end(), [&](const posiscope::CodeDialect& each) {
        return id == QLatin1String(each.id.data());
    });
}
