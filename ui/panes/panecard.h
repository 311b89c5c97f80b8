// SPDX-License-Identifier: GPL-3.0-or-later
// One pane: a header and a view.
#pragma once

#include <QFrame>
#include <optional>

#include "ui/store/statestore.h"
#include "ui/view/remedy.h"

class QStackedLayout;

namespace posiscope {

class PaneHeader;
class PaneMessage;

/// Header with the view's name (a menu of all views), what is drawn and its shape, the view's own commands,
/// export and maximise; the view below. Shows the pane number `index` of the state's arrangement. Where the
/// view cannot show the snapshot, a message with the reason takes its place, and there is no view: keys,
/// commands and the menu of the pane go without it.
class PaneCard final : public QFrame {
    Q_OBJECT

 public:
    PaneCard(StateStore& store, int index, QWidget* parent);

    void show(const SnapshotPtr& whole, const Theme& theme);
    /// Out of sight, without a view, until it is shown again.
    void rest();
    void setCurrent(bool current);
    /// While it is on, the pane shows, and offers nothing to change.
    void setLocked(bool locked);
    /// Without the buttons that a projector has no use for.
    void setPlain(bool plain);
    /// Without all buttons, and with the text of fields alone: nothing can be pressed or typed there.
    void setOnPaper(bool onPaper);
    /// Null until the pane has been in sight, and while it cannot show the snapshot.
    View* view() const { return view_; }
    /// What a screen reader says: the value at the cursor, and the picture in words.
    const QString& description() const { return description_; }

 signals:
    void exportWanted(int index);
    void copyWanted(int index);
    void helpWanted(int index);
    /// The colours are to be chosen, at this place of the screen.
    void coloursWanted(int index, QPoint at);
    /// The person wants the command of this name.
    void commandWanted(const QString& name);
    void becameCurrent(int index);
    /// A place of the picture was clicked, and the state has followed.
    void clicked();
    /// As View::hinted.
    void hinted(posiscope::Hint hint);

 protected:
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

 private:
    void showMessage(const QString& text, const Snapshot& whole, const Pane& pane);
    void applyRemedy();
    void chooseView(const ViewType& type);
    void buildHeader();
    void setBody(QWidget* widget);
    void makeView();
    void dropView();
    void layOutFields();
    bool isOfView(const QWidget* control) const;
    void focusPart(const QString& name);
    void connectView();
    void fillViewMenu(QMenu* menu);
    static std::vector<std::pair<Subject, QString>> subjectsOf(const State& state, const ViewType& type);
    void refreshHeader();
    void refreshScales();
    void setViewport(std::optional<Viewport> viewport, const Gesture& gesture);
    bool moveCursor(const QKeyEvent& event);
    bool pressPaneKey(const QKeyEvent& event);
    bool pressViewKey(const QKeyEvent& event);
    /// The number under the cursor, where the view shows one.
    std::optional<double> valueAtCursor() const;
    void copyValue();

    StateStore& store_;
    int index_;
    const ViewType* type_ = nullptr;
    View* view_ = nullptr;
    ViewForm form_ = ViewForm::single;     ///< of the view
    bool stale_ = false;                   ///< the view has words or sizes of before
    SnapshotPtr snapshot_ = noSnapshot();  ///< what the view shows
    Text reason_;                          ///< why there is no view; empty where there is one
    QString description_;
    bool locked_ = false;
    bool onPaper_ = false;
    const Theme* theme_ = nullptr;
    PaneHeader* header_ = nullptr;
    QStackedLayout* body_ = nullptr;
    PaneMessage* message_ = nullptr;     ///< made when there is something to say
    const ViewType* instead_ = nullptr;  ///< the view that it offers
    std::optional<Remedy> remedy_;       ///< what helps
};

}  // namespace posiscope
