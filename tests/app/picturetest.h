// SPDX-License-Identifier: GPL-3.0-or-later
// The base of tests of pictures.
#pragma once

#include <QImage>
#include <QRegularExpression>

#include "tests/app/programtest.h"

/// The ids of all views, as ui/views/viewregistry.h lists them: offsetMap is "offset-map".
inline QStringList registeredViews() {
    const QString header =
        QString::fromUtf8(bytesOf(QStringLiteral(POSISCOPE_TEST_DATA "/../../ui/views/viewregistry.h")));
    static const QRegularExpression line("^ {4}each\\((\\w+)\\)", QRegularExpression::MultilineOption);
    static const QRegularExpression capital("(?=[A-Z])");
    QStringList ids;
    for (auto found = line.globalMatch(header); found.hasNext();)
        ids << found.next().captured(1).replace(capital, "-").toLower();
    return ids;
}

/// Views that cannot show the default state: pictures of other encodings, or of two.
inline const QStringList viewsApart{"rotation",   "bias",     "distance", "precision",
                                    "comparison", "identity", "layers",   "tokens"};

/// Every other view.
inline const QStringList& views() {
    static const QStringList all = [] {
        QStringList ids = registeredViews();
        for (const QString& apart : viewsApart)
            ids.removeOne(apart);
        return ids;
    }();
    return all;
}

/// Views whose picture of numbers is an image inside SVG and PDF.
inline const QStringList views2d{"heatmap", "similarity", "grid", "offset-map", "sentence", "counting"};

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
