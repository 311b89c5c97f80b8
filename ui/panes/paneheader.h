// SPDX-License-Identifier: GPL-3.0-or-later
// The header above a view.
#pragma once

#include <QWidget>

class QHBoxLayout;
class QMenu;
class QToolButton;

namespace posiscope {

class PaneSubtitle;
struct Theme;

/// The view's name, which is a menu; what is drawn and its shape; the view's own commands, export and
/// maximise.
class PaneHeader final : public QWidget {
    Q_OBJECT

 public:
    explicit PaneHeader(QWidget* parent = nullptr);

    /// Below the name; empty until someone fills it.
    QMenu* menu() const { return menu_; }
    /// One button for each; those that can be checked show their text, the others their icon.
    void setTools(const QList<QAction*>& actions);
    /// `accessible` is what is read out for the name.
    void setTitle(const QString& title, const QString& accessible);
    /// Shown as far as there is room; `description` is the tooltip.
    void setSubtitle(const QString& text, const QString& description);
    /// The switch between one scale of colours for all and a scale of its own; none where `text` is empty.
    void setScales(const QString& text, const QString& tip, bool own);
    /// Whether this pane fills the window, and whether there are others that it could cover.
    void setMaximised(bool maximised, bool others);
    /// Whether there is a picture to export.
    void setExportable(bool exportable);
    /// While it is locked, the name and the view's commands change nothing.
    void setLocked(bool locked);
    /// A plain header has no buttons for export and maximising.
    void setPlain(bool plain);
    /// On paper there are no buttons, and the name is no menu.
    void setOnPaper(bool onPaper);
    /// Nothing but the name.
    void setNameOnly(bool nameOnly);
    void setTheme(const Theme& theme);
    bool hasTool(const QWidget* widget) const { return toolBox_->isAncestorOf(widget); }
    /// What a click on the button does.
    void toggleMaximised();

 signals:
    void helpWanted();
    void exportWanted();
    void maximiseWanted();
    void ownScaleWanted(bool own);

 private:
    const Theme* theme_ = nullptr;
    QMenu* menu_;
    QToolButton* title_;
    PaneSubtitle* subtitle_;
    QWidget* toolBox_;
    QHBoxLayout* toolRow_;
    QList<QToolButton*> tools_;
    QToolButton* scales_;
    QToolButton* help_;
    QToolButton* export_;
    QToolButton* maximise_;
    bool maximised_ = false;
    bool others_ = false;
    bool plain_ = false;
    bool onPaper_ = false;
    bool nameOnly_ = false;
    bool locked_ = false;

    void refreshButtons();
};

}  // namespace posiscope
