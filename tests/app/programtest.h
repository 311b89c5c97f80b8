// SPDX-License-Identifier: GPL-3.0-or-later
// What tests of the program share.
#pragma once

#include "tests/app/matrix.h"
#include "tests/app/program.h"
#include "tests/support/strict.h"

inline QStringList split(const QString& words) {
    return words.split(' ', Qt::SkipEmptyParts);
}

inline QByteArray sessionOf(const QByteArray& values, const QByteArray& compared = {}) {
    return R"({"format": "posiscope-session", "version": 1, "values": {)" + values + "}" +
           (compared.isEmpty() ? QByteArray() : R"(, "compared": {)" + compared + "}") + "}";
}

/// A test class that runs the program, with a folder that is new for every row.
class ProgramTest : public StrictTest {
    Q_OBJECT

 private slots:
    void init() {
        failOnAnyWarning();
        folder_ = std::make_unique<QTemporaryDir>();
        QVERIFY(folder_->isValid());
    }

 protected:
    /// Numbers as `export` writes them, read again: an empty matrix, and a failure, when anything is wrong.
    Matrix exportedMatrix(const QStringList& words, const QString& ending = "npy") {
        Matrix matrix;
        [&] {
            const QString path = folder_->filePath("data." + ending);
            const Ran ran = program_.run(QStringList{"export", "-o", path} + words);
            VERIFY_DONE(ran);
            QVERIFY2(ran.output.isEmpty(), ran.text());
            matrix = ending == "csv" ? readCsv(bytesOf(path)) : readNpy(bytesOf(path));
            QVERIFY2(matrix.problem.isEmpty(), qPrintable(matrix.problem));
            QVERIFY(QFile::remove(path));
        }();
        return matrix;
    }

    Program program_;
    std::unique_ptr<QTemporaryDir> folder_;
};
