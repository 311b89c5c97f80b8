// SPDX-License-Identifier: GPL-3.0-or-later
// Wavelengths of pairs as dots, and the lines that they are compared with.
#pragma once

#include "core/analysis/figurescript.h"
#include "ui/plot/legend.h"
#include "ui/plot/plottable.h"
#include "ui/style/theme.h"
#include "ui/views/spectrum/referencelabels.h"

namespace posiscope {

/// Spectra over the pairs, dashed horizontal lines with their words, and nothing else.
class SpectrumPlottable final : public Plottable {
    Q_OBJECT

 public:
    using Plottable::Plottable;

    struct Series {
        std::vector<double> heights;  ///< wavelengths (or ratios), pair by pair
        std::vector<QColor> colours;  ///< pair by pair
        bool diamonds = false;        ///< in place of round dots, and a dashed line
        bool line = false;            ///< through the dots
        bool hollow = false;          ///< circles
    };
    /// `series` from front to back; words keep clear of `legend` and of frames around the `marked` pairs.
    void show(std::vector<Series> series, std::vector<ReferenceLine> lines, const Legend* legend,
              std::vector<double> marked, const Theme& theme);
    /// Whether lines for whose words there is no room are left out.
    void leaveOutUnexplained(bool leave) { onlyExplained_ = leave; }
    /// Finds room for the words beside the lines.
    void placeLabels();
    const ReferenceLabels& labels() const { return labels_; }
    /// The lines as they were drawn last, with their words.
    const std::vector<FigureReference>& drawnLines() const { return drawn_; }
    bool hasCurves() const override;

 protected:
    void draw(QCPPainter* painter) override;

 private:
    std::vector<DotTrace> traces() const;
    void drawSeries(QCPPainter& painter) const;
    bool hasLine() const;
    void rememberLines();
    bool isDrawn(const ReferenceLine& line) const;
    /// By which lines are wider than in the window.
    double widening() const;

    std::vector<Series> series_;
    std::vector<ReferenceLine> lines_;
    const Legend* legend_ = nullptr;
    std::vector<double> marked_;
    bool onlyExplained_ = false;
    const Theme* theme_ = nullptr;
    ReferenceLabels labels_;
    std::vector<FigureReference> drawn_;
};

}  // namespace posiscope
