// SPDX-License-Identifier: GPL-3.0-or-later
// Presenting and zooming.
#pragma once

#include <QByteArray>
#include <memory>

#include "ui/window/commands.h"
#include "ui/window/leftcolumn.h"

namespace posiscope {

class LessonCommands;
class QuestionCard;
class SpeakerWindow;

/// Presents full screen: one or two panes, type for the back row, and the speaker's notes in another window.
/// Escape restores the window. The part of the View menu about presenting and zooming.
class Presentation final : public Commands {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Presentation)

 public:
    Presentation(Workbench& bench, LessonCommands& lessons);
    ~Presentation() override;

    void fill(QMenu* menu);
    void set(bool on);
    bool isOn() const { return shown_ != nullptr; }
    /// Opens or closes the window with the notes of the lesson.
    void toggleNotes();
    /// Applies the scale of the desk or of the projector, with its zoom.
    void applyScale();
    /// Shows the parts of the window that suit the audience or the desk.
    void showParts();
    /// The layout of the strip with lesson and parameters.
    LeftColumn::Strip strip() const;
    /// Shows or hides the parameters while presenting.
    void togglePanel();
    /// The question that is open and in sight; null where there is none.
    QuestionCard* question() const;
    /// A black screen, which any key ends.
    void setBlank(bool blank);
    bool isBlank() const;
    /// Shows or hides the fields for a show of hands. False: no lesson is open.
    bool countHands();
    /// The window's geometry outside of presenting, for the next start.
    QByteArray usualGeometry() const;

 signals:
    /// Presenting has begun, or ends.
    void toggled(bool on);
    /// The sizes of the style sheet have changed.
    void scaled();
    /// Everything is to be shown again.
    void lookChanged();

 protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

 private:
    struct Shown;
    void begin();
    void end(const Shown& shown);
    void makeBar();
    void restoreState(const Shown& shown);
    void zoom(int steps);
    void fillZoom(QMenu* menu);
    void rescale();

    LessonCommands& lessons_;
    std::unique_ptr<Shown> shown_;
    std::unique_ptr<SpeakerWindow> speaker_;
};

}  // namespace posiscope
