// SPDX-License-Identifier: GPL-3.0-or-later
// Sines over positions, drawn so that nothing is invented.
#pragma once

#include <memory>
#include <vector>

#include "core/models/encoding.h"
#include "ui/plot/bandedges.h"
#include "ui/plot/dashes.h"
#include "ui/plot/plottable.h"

namespace posiscope {

/// Whether dimension `j` has a whole wave, or many positions of a table without waves, under every pixel.
bool fillsPixels(const Model& model, std::int64_t j, double positionsPerPixel);

/// Dimensions of a model over its positions, from back to front.
struct Waves {
    struct Wave {
        std::int64_t dimension = 0;
        QColor colour;
        double width = 1;
        Dash dash = Dash::none;  ///< in print
    };
    std::shared_ptr<const Model> model;
    std::vector<Wave> waves;
    bool dots = true;  ///< of whole positions, where there is room
    /// Overlapping bands are the paler the more of them there are.
    std::size_t bands = 1;
};

/// A wave is a smooth curve while its wavelength covers enough pixels, otherwise a band between the true
/// minimum and maximum of the whole positions under each pixel; a dot marks every whole position of the
/// table while dots are far enough apart. Where a pixel holds whole waves nothing but the band can be seen:
/// its edges, and of sines the mean of each pixel, are drawn as lines.
class WavePlottable final : public Plottable {
    Q_OBJECT

 public:
    using Plottable::Plottable;

    void show(std::vector<Waves> all) { all_ = std::move(all); }
    bool hasCurves() const override { return !all_.empty(); }

 protected:
    void draw(QCPPainter* painter) override;

 private:
    std::vector<Waves> all_;
};

}  // namespace posiscope
