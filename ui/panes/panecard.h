// One pane: a header and a view.
#pragma once

#include <QFrame>
#include <memory>

#include "ui/statestore.h"
#include "ui/views/view.h"

class QLabel;
class QStackedLayout;

namespace posiscope {

class PaneHeader;

/// Header with the view's name (a menu of all views), what is drawn and its shape, the view's own commands,
/// export and maximise; the view below. Shows the pane number `index` of the state's arrangement.
class PaneCard final : public QFrame {
    Q_OBJECT

 public:
    PaneCard(StateStore& store, int index, QWidget* parent);

    void show(const Scene& scene, const Theme& theme);
    void setCurrent(bool current);
    /// Null until the pane has been in sight.
    View* view() const { return view_; }

 signals:
    void exportWanted(int index);
    void copyWanted(int index);
    void becameCurrent(int index);

 protected:
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

 private:
    void showMessage(const QString& text);
    void buildHeader();
    void setType(const ViewType& type);
    void connectView();
    void fillViewMenu(QMenu* menu);
    void refreshHeader();
    void setViewport(std::optional<Viewport> viewport, const QString& gesture);
    bool moveCursor(const QKeyEvent& event);

    StateStore& store_;
    int index_;
    const ViewType* type_ = nullptr;
    View* view_ = nullptr;
    Scene scene_;
    const Theme* theme_ = nullptr;
    PaneHeader* header_ = nullptr;
    QStackedLayout* body_ = nullptr;
    QLabel* message_ = nullptr;  ///< made when there is something to say
};

}  // namespace posiscope
