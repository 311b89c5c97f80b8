// What stands beside the panes.
#pragma once

#include <QWidget>

#include "core/state/snapshot.h"

class QSplitter;

namespace posiscope {

class GameCard;
class LessonCard;
class LessonPlayer;
class ParameterPanel;
class WaveGame;
struct Theme;

/// The parameters, and above them a lesson or the game while there is one.
class LeftColumn final : public QWidget {
    Q_OBJECT

 public:
    /// Takes the panel.
    LeftColumn(ParameterPanel* panel, LessonPlayer& player, WaveGame& game, QWidget* parent = nullptr);

    void show(const Snapshot& snapshot, const Theme& theme, bool presenting);

 protected:
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

 private:
    bool isGuided() const;
    void makeCards();
    void share();

    ParameterPanel* panel_;
    LessonPlayer& player_;
    WaveGame& game_;
    QWidget* scroll_;
    QSplitter* parts_;
    LessonCard* lesson_ = nullptr;  ///< both made for the first lesson or game
    GameCard* played_ = nullptr;
    const Theme* styled_ = nullptr;
};

}  // namespace posiscope
