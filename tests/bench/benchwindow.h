// A real window, and the time from a change to its pixels.
#pragma once

#include <QPointer>
#include <memory>
#include <set>

#include "tests/bench/row.h"
#include "tests/bench/tables.h"
#include "ui/panes/panecard.h"
#include "ui/window/mainwindow.h"

class QCustomPlot;

namespace bench {

/// A window on the screen of the run with a store of its own: the program's, or a single pane.
class BenchWindow final : public QObject {
 public:
    /// The program's window with its four panes, of the usual size.
    BenchWindow();
    /// One pane as a window of its own, so large that its plot has just that size.
    BenchWindow(const std::string& view, QSize plotSize);

    posiscope::StateStore& store() { return store_; }
    posiscope::MainWindow& window() { return *window_; }
    const posiscope::MainWindow& window() const { return *window_; }

    /// Changes the state as one step of a slider does, without waiting for anything.
    void change(const posiscope::Edit& edit);
    /// Milliseconds from the call of `change` until nothing is left to be done and the window's new pixels
    /// have reached the X server. Throws when one of `panes` has not been painted.
    double frame(const std::function<void()>& change, const std::vector<int>& panes);
    /// Throws when the plots of `panes` have pixels to come: work that a frame has left to the background.
    void verifyComplete(const std::vector<int>& panes);
    /// Lets everything be drawn.
    void settle();
    /// The pixels of a pane's plot as they are on the screen.
    QImage picture(int pane) const;

 private:
    bool eventFilter(QObject* watched, QEvent* event) override;
    QWidget* plot(int pane) const;
    void watchPlots();

    posiscope::StateStore store_;
    std::unique_ptr<posiscope::MainWindow> window_;  // or
    std::unique_ptr<posiscope::PaneCard> pane_;
    std::set<QObject*> painted_;
};

/// What a row of frames changes.
enum class Drag { base, maxLen };

/// Frames of the window's single pane, which shows `view` of a table of `size`. Other sizes may have had the
/// window in between: the first change, untimed, brings this one back, and the second one is timed.
Sampler paneFrames(Shared<BenchWindow> window, const std::string& view, Size size, Drag drag,
                   const posiscope::Edit& also = {});

}  // namespace bench
