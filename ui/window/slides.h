// SPDX-License-Identifier: GPL-3.0-or-later
// A lesson as slides: what an audience sees, one for each press.
#pragma once

#include <QImage>
#include <functional>

#include "core/base/progress.h"
#include "core/base/result.h"

namespace posiscope {

inline constexpr QSize slideSize{1920, 1080};

struct SlideOptions {
    bool notes = false;                               ///< a page with the speaker's notes behind each step
    Progress progress = [](double) { return true; };  ///< called for each slide; false ends the work
};

/// The settings of Qt's platform "offscreen" with a screen of slideSize, which the slides need. A lesson is
/// presented on it as to an audience.
QByteArray screenForSlides();

/// The slides on pages of 16:9, with text as text, and a page that names the lesson and its source; none when
/// the work was ended. Must be called in the thread of the widgets.
Result<QByteArray> slidesPdf(const QString& lesson, const SlideOptions& options);

/// What slides say of their source.
QString sourceOfSlides();

/// How many slides a lesson has.
Result<std::size_t> countSlides(const QString& lesson);

/// A slide as a picture. Where a motion follows, it is the motion's beginning, and the next slide its end.
struct Slide {
    QImage picture;
    QString title;       ///< of its step
    double seconds = 0;  ///< of the motion; 0: none follows
    /// The motion at a share of its way; only while the slide is taken.
    std::function<QImage(double phase)> along = {};
};

/// Calls `take` with each slide, until it returns a failure.
Failure eachSlide(const QString& lesson, const SlideOptions& options,
                  const std::function<Failure(const Slide& slide)>& take);

}  // namespace posiscope
