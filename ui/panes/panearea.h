// SPDX-License-Identifier: GPL-3.0-or-later
// The panes of a window.
#pragma once

#include <QWidget>
#include <vector>

#include "ui/panes/panecard.h"

namespace posiscope {

/// Lays the panes of the state out, and lets the gaps between them be dragged.
class PaneArea final : public QWidget {
    Q_OBJECT

 public:
    explicit PaneArea(StateStore& store, QWidget* parent = nullptr);

    void show(const SnapshotPtr& snapshot, const Theme& theme);
    /// Shows at most so many panes, whatever the state has: for the projector.
    void setMost(int most) { most_ = most; }
    /// How the panes are shown: on a projector, while a question is open, and on paper.
    struct Manner {
        bool plain = false;    ///< without the buttons for export and maximising
        bool locked = false;   ///< nothing but the cursor can be changed
        bool onPaper = false;  ///< nothing can be pressed
        bool operator==(const Manner&) const = default;
    };
    void setManner(const Manner& manner);
    /// Leaves so much room above the panes.
    void setHeadroom(int pixels);
    /// The pane that fills the window, or has the keyboard, or had it last.
    int current() const { return arrangement_.maximised >= 0 ? arrangement_.maximised : current_; }
    void setCurrent(int index);
    /// Gives the left column and the upper row these shares of the window, within limits: part of a gesture.
    void split(double columns, double rows);
    /// Null where there has never been a pane of this number.
    PaneCard* card(int index) const {
        const auto n = static_cast<std::size_t>(index);
        return n < cards_.size() ? cards_[n] : nullptr;
    }
    int count() const { return count_; }

 signals:
    void exportWanted(int index);
    void copyWanted(int index);
    /// What the pane shows is to be explained.
    void helpWanted(int index);
    void coloursWanted(int index, QPoint at);
    void commandWanted(const QString& name);
    /// A place in a picture was clicked.
    void clicked();
    /// As View::hinted.
    void hinted(posiscope::Hint hint);

 protected:
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;

 private:
    void addCard();
    void place();
    QRect inside() const;
    /// Whether two panes are one above the other, with a half each: on a projector, where the lesson has
    /// taken the width.
    bool isStacked() const;
    std::vector<QRect> places() const;
    std::pair<bool, bool> gapAt(QPoint at) const;

    StateStore& store_;
    std::vector<PaneCard*> cards_;  ///< as many as there ever were
    int count_ = 0;                 ///< how many of them are panes of the state
    Arrangement arrangement_;
    std::pair<bool, bool> dragged_{false, false};
    int current_ = 0;
    int before_ = 0;  ///< how many were shown last
    int most_ = static_cast<int>(mostPanes);
    Manner manner_;
    int headroom_ = 0;  ///< pixels
};

}  // namespace posiscope
