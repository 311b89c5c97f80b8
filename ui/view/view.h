// What shows a state in a pane.
#pragma once

#include <QList>
#include <QObject>
#include <QPointer>
#include <QString>
#include <QWidget>
#include <functional>
#include <optional>

#include "core/analysis/dataset.h"
#include "core/state/snapshot.h"
#include "ui/store/statestore.h"
#include "ui/style/theme.h"

class QAction;
class QCPPainter;

namespace posiscope {

/// What a view is asked to draw.
struct ViewRequest {
    SnapshotPtr snapshot;
    const Theme& theme;
    std::optional<Viewport> viewport;  ///< the part in sight; everything when empty
    bool cursor = true;                ///< whether the cursor and its marks are drawn
    bool moving = false;               ///< something is being dragged: ranges keep still
    bool waits = false;                ///< the picture must be complete when it has been painted (files)
    std::function<bool()> pulse = {};  ///< called during long work; false stops it (files only)
};

/// A place of the cursor; what is missing stays where it is.
struct CursorPlace {
    std::optional<std::int64_t> position = {};
    std::optional<std::int64_t> dimension = {};
    std::optional<std::int64_t> reference = {};  ///< the key of a query

    void moveCursor(State& state) const;
};

/// The quantities along the axes of a picture, for the arrow keys.
enum class ArrowKeys {
    positionDown,    ///< up and down the position, left and right the dimension
    positionAcross,  ///< the other way round
    queryAndKey,     ///< up and down the position (query), left and right the reference (key)
    distance         ///< left and right the position, and so the distance to the reference
};

/// What the mouse can do at its place, for the status bar.
enum class Hint {
    none,
    choosing,  ///< how a click chooses a dimension
    axisZoom   ///< the wheel over an axis
};

/// One picture of a state. A view knows neither the other views nor who changed the state: it draws what it
/// is asked for, and asks for changes by its signals.
class View : public QObject {
    Q_OBJECT

 public:
    /// `widget` is what a pane shows; the view deletes it unless a parent has taken it.
    View(QWidget* widget, QObject* parent);
    ~View() override;

    QWidget* widget() const { return widget_; }
    /// Draws the request. Called after every change of the state; does only what the change needs.
    virtual void show(const ViewRequest& request) = 0;
    /// The same picture on another device, `size` in its logical pixels. show() has been called.
    virtual void paint(QCPPainter& painter, QSize size) = 0;

    /// What is drawn and its shape, behind the view's name: "256 positions × 128 dimensions". What takes long
    /// to compute is in it once show() has done that.
    virtual QString subtitle(const Snapshot& snapshot) const = 0;
    /// The picture in words, for people who cannot see it.
    virtual QString description(const Snapshot& snapshot) const = 0;
    /// The number under the cursor, where the view shows one.
    virtual std::optional<double> valueAtCursor(const Snapshot&) const { return std::nullopt; }
    /// Shows `factor` times as much, about the middle.
    virtual void zoom(double) {}
    /// What a click at the cursor does, for the keyboard.
    virtual void activateCursor() {}
    /// What the arrow keys move.
    virtual ArrowKeys arrowKeys(const Snapshot&) const { return ArrowKeys::positionDown; }
    /// Commands of this view alone, for the pane's header and menu.
    const QList<QAction*>& actions() const { return actions_; }
    /// What can be done at the cursor, for the menu alone. The actions are the owner's.
    virtual QList<QAction*> actionsAtCursor(QObject* /*owner*/) { return {}; }

 signals:
    /// The cursor passes over a place; not an undo step.
    void hovered(const posiscope::CursorPlace& place);
    /// A change by hand. `gesture` as in StateStore::update.
    void edited(const posiscope::Edit& edit, const QString& name, const posiscope::Gesture& gesture);
    /// Another part of the picture is wanted in sight.
    void viewportWanted(std::optional<posiscope::Viewport> viewport);
    /// The mouse is where this hint helps.
    void hinted(posiscope::Hint hint);
    /// Subtitle and description have changed although the state has not: something slow has been computed.
    void retitled();
    /// A drag or click is over: the next change is a step of its own.
    void gestureEnded();

 protected:
    /// Adds a command to actions(), with an icon of the resources or, without one, to be checked.
    QAction* addAction(const QString& name, const QString& text, const QString& tip,
                       const QString& icon = {});
    /// Clicks are gestures, so that a double click can take the change of its first click back.
    static Gesture clickGesture() { return {Gesture::Kind::click}; }
    /// Asks for the cursor at a place that was clicked.
    void clickCursor(const CursorPlace& place);

 private:
    QPointer<QWidget> widget_;
    QList<QAction*> actions_;
};

/// One kind of view. To add one, write a file that defines such a value and add one line to
/// views/viewregistry.cpp.
struct ViewType {
    std::string id;  ///< heatmap
    Text name;
    Text summary;  ///< one sentence for menus and lists
    QString icon;
    std::function<View*(QObject* parent)> create;
    /// The numbers behind the picture, for .npy and .csv; empty where there are none.
    std::function<Dataset(const Snapshot& snapshot)> data = {};
    /// The parameter that `export --colormap` sets for this view; empty where it draws without a colour map.
    std::string colormapKey = {};
    /// Why the view has nothing to show for this snapshot, in one sentence; empty when it does.
    std::function<Text(const Snapshot& snapshot)> unavailable = {};
    /// Whether it shows A and B at once, whatever the pane's subject is.
    bool comparesSides = false;
    /// Whether it draws A and B over each other in one plot (Subject::both).
    bool overlays = false;
    /// Whether it has something to show of A − B.
    bool subtracts = true;
    /// Whether A − B is taken row by row, whatever the positions of the rows are.
    bool joinsRows = false;
    /// What that is called, where it is no difference: "A ÷ B · Spectrum".
    Text differenceTitle = {};
};

/// The subtitle behind the view's name: the view's own, and the rule by which A − B is taken where the rows
/// of A and B are of different positions.
QString subtitleOf(const ViewType& type, const View& view, const Snapshot& snapshot);

/// Why `type` shows nothing of this snapshot: the model's own problem, or what the view says; empty when it
/// shows it.
Text whyUnavailable(const ViewType& type, const Snapshot& snapshot);
/// For views of a table: "ALiBi has no table of positions …", or empty.
Text withoutTable(const Snapshot& snapshot);
/// Why A − B of a table and a bias is neither; empty for anything else.
Text withoutDifference(const Snapshot& snapshot);

/// The pane with another view in it, from the beginning: of A where the view cannot show what the pane showed
/// of a comparison.
Pane withView(const Pane& pane, const ViewType& type);
/// The panes that a comparison begins with, where the first shows that view of A.
std::vector<Pane> comparisonPanes(const ViewType& type, const Snapshot& snapshot);

/// The snapshot that a pane shows: of a comparison its subject, or all of it.
Snapshot snapshotOfPane(const Snapshot& snapshot, const Pane& pane);
SnapshotPtr snapshotOfPane(const SnapshotPtr& snapshot, const Pane& pane);

/// All registered views, in the order of menus.
std::span<const ViewType* const> viewTypes();
const ViewType* findViewType(std::string_view id);
std::vector<std::string> viewIds();

}  // namespace posiscope
