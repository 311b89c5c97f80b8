// The window on a projector, and how large everything is.
#pragma once

#include <QByteArray>
#include <memory>

#include "ui/window/commands.h"
#include "ui/window/leftcolumn.h"

namespace posiscope {

class SpeakerWindow;

/// Presents: full screen with one or two panes, in type for the back row, with the speaker's notes in a
/// window of their own. Escape gives the window back as it was. The part of the View menu about presenting
/// and zooming.
class Presentation final : public Commands {
    Q_OBJECT

 public:
    explicit Presentation(MainWindow& window);
    ~Presentation() override;

    void fill(QMenu* menu);
    void set(bool on);
    bool isOn() const { return shown_ != nullptr; }
    /// Shows the notes of the lesson's steps in a window of their own, or closes it.
    void toggleNotes();
    /// Gives the window the scale of the desk or of the projector, as the person has zoomed it.
    void applyScale();
    /// Shows the parts of the window that the audience, or the person at the desk, has a use for.
    void showParts();
    /// The strip with the lesson and the parameters below the panes.
    LeftColumn::Strip strip() const;
    /// Shows the parameters to the audience, or hides them.
    void togglePanel();
    /// Chooses the answer under a letter, 0 for A.
    bool pressAnswer(std::size_t letter);
    /// Where the window is when nothing is presented: what the next start should find.
    QByteArray usualGeometry() const;

 private:
    struct Shown;
    void begin();
    void end(const Shown& shown);
    void makeBar();
    void restoreState(const Shown& shown);
    void zoom(int steps);
    void fillZoom(QMenu* menu);
    void rescale();

    std::unique_ptr<Shown> shown_;
    std::unique_ptr<SpeakerWindow> speaker_;
};

}  // namespace posiscope
