// SPDX-License-Identifier: GPL-3.0-or-later
// The question of a step.
#pragma once

#include <QFrame>
#include <vector>

#include "ui/lessons/lessonwords.h"

class QBoxLayout;
class QHBoxLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QVBoxLayout;

namespace posiscope {

class HandsCount;
class LessonPlayer;
struct Reply;

/// The question of one step: its answers under letters or a field for a number, the result of each try, and
/// the reason once the question is closed.
class QuestionCard final : public QFrame {
    Q_OBJECT

 public:
    /// How the question is displayed.
    struct Look {
        bool large = false;  ///< alone on a projector
        bool hands = false;  ///< with fields for how many hands each answer had
        int type = 13;       ///< pixels at interface scale 1
        bool small = false;  ///< in smaller type on a projector, so that all of it is in sight
        int width = 0;       ///< of the card, in pixels
    };

    QuestionCard(LessonPlayer& player, Look look, QWidget* parent = nullptr);

    /// Lays the same widgets out for another size of the card. `hands`, `large` and `small` stay.
    void setLook(const Look& look);
    void refresh();
    /// Chooses the answer with this letter, 0 for A; where hands are counted, goes to its count instead.
    /// False: there is none.
    bool press(std::size_t letter);
    /// Checks what is chosen or typed. False: there is nothing to check.
    bool check();
    /// Types into the field for a number, which gets the focus. False: there is none, or the question is
    /// closed.
    bool type(const QString& text);
    /// Puts the cursor into the first count of hands; false where none are counted.
    bool startCount();
    /// The text of the question.
    QWidget* text() const;
    /// The reply, or what can be answered next.
    QWidget* focusHome() const;

 signals:
    /// The card has become higher at its lower end.
    void grown();
    /// The part that has the focus is about to go out of sight, and the question is closed.
    void focusLeft();

 private:
    /// Passes the focus on before the part that has it goes out of sight.
    void passFocusOn(const Reply& reply);
    bool isCheckable(const Reply& reply) const;
    bool staysTyped(const Reply& reply) const;
    void setMarkFont(QLabel* mark) const;
    int questionType() const;
    int answerType() const;
    void choose(std::size_t letter);
    void addAnswers(QVBoxLayout* column);
    void placeAnswers();
    QPushButton* makeAnswer(std::size_t letter);
    HandsCount* makeCount(std::size_t answer);
    void addField(QVBoxLayout* column);
    void addButtons(QVBoxLayout* column);
    void addReasons(QVBoxLayout* column);
    void tryIt();
    void refreshAnswers(const Reply& reply);
    bool stays(std::size_t letter) const;
    QString lookOf(std::size_t answer, const Reply& reply) const;
    QString markOf(std::size_t letter, const Reply& reply) const;
    QString outcome(const Reply& reply) const;
    QString wholeReply() const;
    QString solution(const Reply& reply) const;

    LessonPlayer& player_;
    Look look_;
    LessonWords words_;
    std::vector<std::size_t> letters_;  ///< the numbers of the answers in the lesson
    std::vector<QPushButton*> answers_;
    std::vector<QLabel*> marks_;
    QVBoxLayout* list_ = nullptr;      ///< of the answers
    std::vector<QBoxLayout*> cells_;   ///< by letter: the answer, and its count of hands
    std::vector<std::size_t> placed_;  ///< the letters in the order in which they are on the screen
    std::vector<HandsCount*> hands_;
    QLabel* question_ = nullptr;
    QLineEdit* field_ = nullptr;
    QLabel* mistyped_ = nullptr;
    QHBoxLayout* buttons_ = nullptr;
    QPushButton* try_ = nullptr;
    QPushButton* show_ = nullptr;
    QLabel* outcome_ = nullptr;
    QLabel* why_ = nullptr;
    QLabel* solution_ = nullptr;
    QLabel* because_ = nullptr;
};

}  // namespace posiscope
