// Exports, copies and prints of the window.
#pragma once

#include <optional>

#include "ui/export/exportdialog.h"
#include "ui/export/handout.h"
#include "ui/window/commands.h"

namespace posiscope {

class PaneArea;
enum class Outcome;
struct FigureRequest;

/// The part of the File menu that writes pictures and numbers. What takes long goes on beside the window.
class ExportCommands final : public Commands {
    Q_OBJECT

 public:
    /// Answers the panes and the motion bar as well; they are there already.
    explicit ExportCommands(MainWindow& window);

    void fill(QMenu* menu);
    /// A lesson to print.
    void exportHandout(HandoutKind kind);

 private:
    PaneArea& panes() const;
    const Pane& pane(int index) const;
    /// All panes as they share the window.
    FigureRequest figureOfPanes() const;
    std::optional<ExportChoice> askForExport(ExportSubject subject);
    void tellExport(const QString& path, const Result<Outcome>& outcome);
    void exportPane(int index);
    void exportAllPanes();
    void exportPicture(ExportSubject subject);
    void exportPaneData(int index);
    void copyPane(int index);
    void exportMotion();
    void printPanes();
};

}  // namespace posiscope
