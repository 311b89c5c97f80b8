// SPDX-License-Identifier: GPL-3.0-or-later
// A real window, and the time from a change to the pixels.
#pragma once

#include <memory>

#include "tests/bench/row.h"
#include "tests/bench/tables.h"
#include "ui/panes/panecard.h"
#include "ui/window/mainwindow.h"

namespace bench {

/// A window on the screen with its own store: the program's, or a single pane.
class BenchWindow final : public QObject {
 public:
    /// The program's window with its four panes, of the usual size.
    BenchWindow();
    /// One pane as a window, sized so that its plot has exactly this size.
    BenchWindow(const std::string& view, QSize plotSize);

    posiscope::StateStore& store() { return store_; }
    posiscope::MainWindow& window() { return *window_; }
    const posiscope::MainWindow& window() const { return *window_; }

    /// Changes the state as one step of a slider does, without waiting for anything.
    void change(const posiscope::Edit& edit);
    /// The time of a frame, as frameTime() counts it, in which `panes` are painted.
    double frame(const std::function<void()>& change, const std::vector<int>& panes);
    /// Throws if plots of `panes` have pixels to come, because a frame has left work to the background: any
    /// pixels, or those that come later than `refined` seconds after the frame.
    void verifyComplete(const std::vector<int>& panes, double refined);
    /// Waits until everything is drawn.
    void settle();
    void awaitTurns();
    /// The pixels of a pane's plot on the screen.
    QImage picture(int pane) const;
    /// Where the plots of all panes are in the window.
    std::vector<QRect> places() const;

 private:
    QWidget* plot(int pane) const;

    posiscope::StateStore store_;
    std::unique_ptr<posiscope::MainWindow> window_;  // the window, or the pane below
    std::unique_ptr<posiscope::PaneCard> pane_;
};

/// The parameter that changes from frame to frame.
enum class Drag { base, maxLen };

/// Frames of the window's single pane, which shows `view` of a table of `size`. Another size may have used
/// the window before: an untimed first change restores this one, and the second change is timed.
Sampler paneFrames(Shared<BenchWindow> window, const std::string& view, Size size, Drag drag,
                   const posiscope::Edit& also = {});

/// How long a picture of a table of this size may take, in seconds, to be refined after its frame: the curve
/// below the similarities of 32,768 positions and more shows averages until its bands are there.
double refinedWithin(Size size);

/// Frames of plain QCustomPlots, as many as the window has panes and of the same sizes.
Sampler referenceFrames(Shared<BenchWindow> window);

}  // namespace bench
