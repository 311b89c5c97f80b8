// SPDX-License-Identifier: GPL-3.0-or-later
// Drawings that refer to nothing outside themselves.
#pragma once

#include <QByteArray>
#include <optional>

namespace posiscope {

/// What is wrong with a drawing.
enum class SvgFault { broken, refersElsewhere };

/// A drawing as UTF-8, written anew from its parsed elements and attributes, so that what was looked at is
/// what is drawn, whatever the encoding of the file.
struct PlainSvg {
    QByteArray bytes;
    std::optional<SvgFault> fault;  ///< then there are no bytes
};

/// Refuses a drawing that would load a resource or run a script: pictures, scripts and foreign objects, links
/// (href, src, url(…)) to anything but a part of the drawing, style sheets from elsewhere, entities of its
/// own. It must have a size.
PlainSvg plainSvg(const QByteArray& file);

}  // namespace posiscope
