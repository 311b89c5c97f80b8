// SPDX-License-Identifier: GPL-3.0-or-later
// The names of segments above their tokens.
#pragma once

#include <QString>
#include <vector>

#include "core/tokens/tokenpositions.h"
#include "ui/plot/plottable.h"
#include "ui/style/theme.h"

namespace posiscope {

/// A bar for each segment of a prompt, with its name where that has room.
class SegmentStrip final : public Plottable {
 public:
    using Plottable::Plottable;

    /// The pixels that it takes above the picture.
    static constexpr int height = 24;

    /// None where there is no prompt.
    void show(const TokenRow* prompt, const Theme& theme);

 protected:
    QRect clipRect() const override { return parentPlot()->viewport(); }
    void draw(QCPPainter* painter) override;

 private:
    struct Bar {
        double first, last;
        QString name;
    };
    std::vector<Bar> bars_;
    const Theme* theme_ = nullptr;
};

}  // namespace posiscope
