// The base of tests of pictures.
#pragma once

#include <QImage>

#include "tests/app/programtest.h"

inline const QStringList views{"heatmap",    "waves",    "similarity", "offset-map", "spectrum",
                               "components", "sentence", "counting",   "clocks",     "readout"};
inline const QStringList views2d{"heatmap", "similarity", "offset-map", "sentence", "counting"};

/// A test class that lets the program draw.
class PictureTest : public ProgramTest {
 protected:
    /// The bytes of the picture; empty, with a failure, after any error.
    QByteArray exported(const QString& view, const QString& ending, const QStringList& words) {
        QByteArray bytes;
        [&] {
            const QString path = folder_->filePath("picture." + ending);
            const Ran ran = program_.run(QStringList{"export", "--view", view, "-o", path} + words);
            VERIFY_DONE(ran);
            QVERIFY2(ran.output.isEmpty(), ran.text());
            bytes = bytesOf(path);
            QVERIFY(QFile::remove(path));
        }();
        return bytes;
    }
    QImage drawn(const QString& view, const QStringList& words) {
        return QImage::fromData(exported(view, "png", words), "PNG");
    }
};
