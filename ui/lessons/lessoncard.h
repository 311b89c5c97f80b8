// The text of a lesson beside the panes.
#pragma once

#include <QFrame>
#include <vector>

#include "ui/lessons/player.h"
#include "ui/style/theme.h"

class QLabel;
class QPushButton;
class QScrollArea;
class QToolButton;
class QVBoxLayout;

namespace posiscope {

/// The step that is shown: its text, the question, the task, the hint, and the way on and back.
class LessonCard final : public QFrame {
    Q_OBJECT

 public:
    explicit LessonCard(LessonPlayer& player, QWidget* parent = nullptr);

    /// The numbers in the text follow the state.
    void show(const Theme& theme);

 private:
    void build();
    QWidget* buildHeader();
    QWidget* buildFooter();
    void buildStep();
    void buildPrediction(const Prediction& prediction);
    void buildTask(const Task& task);
    QLabel* passage(const Passage& text, const char* name);
    void refreshWords();
    void refreshAnswers();
    void refreshTask();
    void refreshFooter();
    void scrollToNews();

    LessonPlayer& player_;
    const Theme* theme_ = &Theme::light();
    struct Words {
        QLabel* label;
        Passage passage;
        QString shown;  ///< the Markdown that the label shows
    };
    std::vector<Words> words_;
    QLabel* title_ = nullptr;
    QLabel* place_ = nullptr;
    QScrollArea* scroll_ = nullptr;
    QWidget* body_ = nullptr;
    QVBoxLayout* column_ = nullptr;
    QFrame* question_ = nullptr;
    std::vector<QPushButton*> answers_;
    QLabel* because_ = nullptr;
    QFrame* task_ = nullptr;
    QLabel* done_ = nullptr;
    QPushButton* hintButton_ = nullptr;
    QLabel* hint_ = nullptr;
    QPushButton* back_ = nullptr;
    QPushButton* next_ = nullptr;
    int builtLesson_ = 0;  ///< LessonPlayer::reading() of what is shown
    int built_ = -1;
};

}  // namespace posiscope
