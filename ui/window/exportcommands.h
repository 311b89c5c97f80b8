// SPDX-License-Identifier: GPL-3.0-or-later
// Exports, copies and prints.
#pragma once

#include <optional>

#include "ui/export/exportdialog.h"
#include "ui/export/handout.h"
#include "ui/window/commands.h"

namespace posiscope {

class PaneArea;
enum class Outcome;
struct Example;
struct FigureRequest;

/// The entries of the File menu that write pictures and numbers. Slow work runs in other threads.
class ExportCommands final : public Commands {
    Q_OBJECT

 public:
    /// Connects the existing panes and motion bar, too.
    explicit ExportCommands(Workbench& bench);

    void fill(QMenu* menu);
    /// Exports the pane in focus; who has not exported a picture before is offered a PDF for a column of
    /// text. Returns whether a file was asked for.
    bool exportForPaper();
    /// Exports a lesson as a handout.
    void exportHandout(HandoutKind kind);
    /// Exports the open lesson as slides, by a process of its own: what an audience sees has another scale
    /// than this window.
    void exportSlides();
    /// The program that draws slides: this one, or another one in tests.
    void setProgram(const QString& file) { program_ = file; }
    /// Exports an example as its picture was; what the window shows stays as it is.
    void exportExample(const Example& example);

 private:
    PaneArea& panes() const;
    const Pane& pane(int index) const;
    /// The figure of all panes in the proportions of the window.
    FigureRequest figureOfPanes() const;
    std::optional<ExportChoice> askForExport(ExportSubject subject);
    void tellExport(const QString& path, const Result<Outcome>& outcome);
    ExportSubject subjectOfPane(int index) const;
    void exportPane(int index);
    void exportAllPanes();
    bool exportPicture(ExportSubject subject);
    void exportPaneData(int index);
    void copyPane(int index);
    void exportMotion();
    void printPanes();

    QString program_;  // empty: this one
};

}  // namespace posiscope
