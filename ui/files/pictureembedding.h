// SPDX-License-Identifier: GPL-3.0-or-later
// Sessions inside pictures.
#pragma once

#include <QByteArray>
#include <QString>

#include "core/base/result.h"

namespace posiscope {

/// Whether the name is that of a picture that can carry a session: .png, .svg, .pdf.
bool canCarrySession(const QString& path);

/// The bytes of a PNG with the session, as an iTXt chunk.
QByteArray pngWithSession(const QByteArray& png, const QByteArray& session);
/// The bytes of an SVG with the session, as <metadata>.
QByteArray svgWithSession(const QByteArray& svg, const QByteArray& session);
/// XMP metadata for a PDF.
QByteArray xmpWithSession(const QByteArray& session);

/// The session that a picture carries, or why there is none, with the file's name. Of a large file only some
/// of its beginning and end are read.
Result<QByteArray> sessionInPicture(const QString& path);

}  // namespace posiscope
