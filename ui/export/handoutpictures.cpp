// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/handoutpictures.h"

#include <algorithm>

#include "core/parameters/viewkeys.h"
#include "ui/export/figure.h"
#include "ui/translation/readout.h"
#include "ui/translation/translated.h"
#include "ui/view/view.h"

namespace posiscope {

namespace {

constexpr double dotsAcross = 1025;  // of a picture: 300 dots per inch

Result<QImage> imageOf(const Snapshot& snapshot, const Pane& pane, const KeepGoing& keepGoing) {
    FigureRequest request;
    request.snapshot = snapshot;
    request.panes = {pane};
    const ViewType& type = *findViewType(pane.view);
    request.size = snapshot.state.get(keys::cellNumbers) ? type.paperOfNumbers : type.paper;
    request.scale = dotsAcross / request.size.width();
    request.heading = false;
    request.cursor = true;
    request.keepGoing = keepGoing;
    const auto drawn = renderImage(request);
    if (!drawn) return drawn.error();
    // Without transparency, which printers are slow with.
    return drawn->convertToFormat(QImage::Format_RGB32);
}

}  // namespace

void HandoutPictures::writeTitle(const Snapshot& snapshot, const Pane& pane, int bar) {
    const QString name = nameOfPane(pane, snapshot.state);
    const bool hidden = snapshot.state.hidden.contains("titles");
    if (hidden && name == translated(findViewType(pane.view)->name)) return;
    text_.words(name, {.size = 8, .bold = true, .after = 1, .bar = bar, .keep = true});
    if (hidden) return;
    const QString parameters = parameterLine(snapshot, true);
    if (parameters == parameters_) return;
    parameters_ = parameters;
    text_.words(parameters, {.size = 7, .muted = true, .after = 2, .bar = bar, .keep = true});
}

Failure HandoutPictures::draw(const Snapshot& snapshot, const Paragraph& look) {
    std::vector<QImage> images;
    std::vector<std::size_t> fresh;
    for (const Pane& pane : snapshot.state.arrangement.panes) {
        const auto image = imageOf(snapshot, pane, keepGoing_);
        if (!image) return image.error();
        if (std::ranges::find(last_, *image) == last_.end()) fresh.push_back(images.size());
        images.push_back(*image);
    }
    last_ = std::move(images);
    for (const std::size_t n : fresh) {
        writeTitle(snapshot, snapshot.state.arrangement.panes[n], look.bar);
        Paragraph own = look;
        own.keep = look.keep && n == fresh.back();
        text_.picture(last_[n], own);
    }
    return std::nullopt;
}

}  // namespace posiscope
