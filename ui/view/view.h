// SPDX-License-Identifier: GPL-3.0-or-later
// The interface of a pane's views.
#pragma once

#include <QList>
#include <QObject>
#include <QPointer>
#include <QSize>
#include <QString>
#include <QWidget>
#include <functional>
#include <optional>

#include "core/analysis/dataset.h"
#include "core/state/snapshot.h"
#include "ui/async/asyncwork.h"
#include "ui/store/statestore.h"
#include "ui/style/theme.h"
#include "ui/view/figurelook.h"
#include "ui/view/markmeaning.h"

class QAction;
class QCPPainter;

namespace posiscope {

struct FigureCurve;

/// A request to draw a snapshot.
struct ViewRequest {
    SnapshotPtr snapshot;
    const Theme& theme;
    std::optional<Viewport> viewport;  ///< the visible part; empty for everything
    bool cursor = true;                ///< whether the cursor and its marks are drawn
    bool moving = false;               ///< a drag is going on: ranges keep still
    Waiting waiting = {};              ///< for the results that the picture is made from
    FigureLook look = {};              ///< of a figure
    bool compact = false;              ///< one of several pictures in a pane: labels take little room
};

/// New coordinates of the cursor; those that are empty stay as they are.
struct CursorPlace {
    std::optional<std::int64_t> position = {};
    std::optional<std::int64_t> dimension = {};
    std::optional<std::int64_t> reference = {};  ///< the key of a query

    void moveCursor(State& state) const;
};

/// The colours of a picture and the values of their ends.
struct ColourScale {
    const Colormap* map = nullptr;
    double lowest = 0, highest = 0;
    bool operator==(const ColourScale&) const = default;
};

/// What the arrow keys move.
enum class ArrowKeys {
    positionDown,    ///< up and down change the position, left and right the dimension
    positionAcross,  ///< up and down change the dimension, left and right the position
    queryAndKey,     ///< up and down change the query's position, left and right the key's (reference)
    distance         ///< left and right change the position, and so the distance to the reference
};

/// The hint in the status bar for the mouse's position.
enum class Hint {
    none,
    choosing,  ///< how a click chooses a dimension
    axisZoom   ///< the wheel over an axis
};

/// One picture of a state. A view knows neither the other views nor the cause of a change: it draws what it
/// is asked for, and asks for changes by its signals.
class View : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(View)

 public:
    /// `widget` is what a pane shows; the view deletes it unless a parent has taken it.
    View(QWidget* widget, QObject* parent);
    ~View() override;

    QWidget* widget() const { return widget_; }
    /// Draws the request. Called after every change of the state; redraws only what has changed.
    virtual void show(const ViewRequest& request) = 0;
    /// Paints the picture of the last show() on another device; `size` is in logical pixels of that device.
    /// False where there was no room for it.
    virtual bool paint(QCPPainter& painter, QSize size) = 0;

    /// The room around the plot that was painted last, for its labels, its legend and its colour bar.
    virtual QMargins paintedRoom() const { return {}; }
    /// The colours of the plot that was painted last, where it has one scale of them.
    virtual std::optional<ColourScale> paintedColours() const { return std::nullopt; }
    /// The same of the picture in the window.
    virtual std::optional<ColourScale> coloursInSight() const { return std::nullopt; }
    /// Draws the bar of those colours into a column as high as the bar.
    virtual void paintColourBar(QCPPainter& /*painter*/, const QRectF& /*column*/, const QString& /*title*/) {
    }
    /// Leaves so much more room around the plot, and takes these colours: as other panes of the figure.
    virtual void joinPanes(const QMargins& /*more*/, const std::optional<ColourScale>& /*colours*/) {}

    /// What the picture that was painted last has.
    virtual FigureParts parts() const { return {}; }
    /// What the marks of the cursor in the part in sight mean, for the legend of a figure.
    virtual MarkMeanings markMeanings() const { return {}; }
    /// The entries of the view's own legend, whether it is drawn or not.
    virtual MarkMeanings legendMeanings() const { return {}; }
    /// What else is drawn and has no entry in either: dots, lines and hands.
    virtual MarkMeanings drawnMeanings() const { return {}; }
    /// What colours of the picture that was painted last mean, where no colour bar of its own says so.
    virtual MarkMeanings unexplainedColours() const { return {}; }

    /// The contents and their shape, for the line behind the view's name: "256 positions × 128 dimensions".
    /// Slow results appear in it after show() has computed them.
    virtual QString subtitle(const Snapshot& snapshot) const = 0;
    /// What is in sight where that is a part of the picture: "positions 0–63 of 256". Empty where all is, and
    /// where the subtitle says it.
    virtual QString partInSight() const { return {}; }
    /// The picture in words, for people who cannot see it.
    virtual QString description(const Snapshot& snapshot) const = 0;
    /// The number under the cursor, if the view shows one.
    virtual std::optional<double> valueAtCursor(const Snapshot&) const { return std::nullopt; }
    /// Shows `factor` times as much of the axes, about the middle.
    virtual void zoom(double) {}
    /// Does by keyboard what a click at the cursor does.
    virtual void activateCursor() {}
    /// The quantities that the arrow keys move.
    virtual ArrowKeys arrowKeys(const Snapshot&) const { return ArrowKeys::positionDown; }
    /// The commands of this view for the pane's header and menu.
    virtual QList<QAction*> actions() const { return actions_; }
    /// The commands at the cursor for the menu. `owner` owns the actions.
    virtual QList<QAction*> actionsAtCursor(QObject* /*owner*/) { return {}; }

 signals:
    /// The mouse is over this place. The move of the cursor is no undo step.
    void hovered(const posiscope::CursorPlace& place);
    /// The person has changed the state. `gesture` as for StateStore::update.
    void edited(const posiscope::Edit& edit, const QString& name, const posiscope::Gesture& gesture);
    /// The person wants to see another part of the picture.
    void viewportWanted(std::optional<posiscope::Viewport> viewport);
    /// The mouse is where this hint applies.
    void hinted(posiscope::Hint hint);
    /// The person has clicked the bar of colours, at this place of the screen.
    void coloursWanted(QPoint at);
    /// Subtitle and description have changed without the state: a slow result has arrived.
    void retitled();
    /// A drag or click has ended: the next change is another undo step.
    void gestureEnded();

 protected:
    /// Adds a command to actions(). It has an icon of the resources, or is a check box without one.
    QAction* addAction(const QString& name, const QString& text, const QString& tip,
                       const QString& icon = {});
    /// The gesture of clicks. It lets a double click take back the change of its first click.
    static Gesture clickGesture() { return {Gesture::Kind::click}; }
    /// Asks for the cursor at a clicked place.
    void clickCursor(const CursorPlace& place);

 private:
    QPointer<QWidget> widget_;
    QList<QAction*> actions_;
};

/// What lets a view show something where it cannot: another encoding, another word of a choice, or a command
/// of the window. None where all are empty.
struct ViewRemedy {
    std::string encoding = {};  ///< rope
    std::string choice = {};    ///< the key of a choice whose usual word leaves nothing to show
    std::string command = {};   ///< the name of the command's action
    Text name = {};             ///< of the command
};

/// One kind of view. To add one, write a file that defines such a value and add one line to
/// views/viewregistry.h.
struct ViewType {
    std::string id;  ///< heatmap
    Text name;
    Text summary;              ///< one sentence for menus and lists
    Text lookFor = {};         ///< what to look for in the picture, in a sentence or two
    std::string formula = {};  ///< of what is drawn
    std::string lesson = {};   ///< the name of the lesson that explains it
    QString icon;
    std::function<View*(QObject* parent)> create;
    /// The view for several encodings in one plot, where that is another one than `create` makes, and its
    /// numbers.
    std::function<View*(QObject* parent)> together = {};
    std::function<Dataset(const Snapshot& snapshot)> dataTogether = {};
    /// Makes a plot of one number of each of Snapshot::together, which is below the pictures of Subject::each
    /// where there is room; empty where there is none.
    std::function<View*(QObject* parent)> belowMultiples = {};
    /// The numbers of the picture, for .npy and .csv; empty where there are none.
    std::function<Dataset(const Snapshot& snapshot)> data = {};
    /// Gives the curves of a script the colours that the view draws them in, and takes out those that it does
    /// not draw. They are those of `data`.
    std::function<void(std::vector<FigureCurve>& curves, const Snapshot& snapshot, const Theme& theme)>
        asDrawn = {};
    /// The parameter that `export --colormap` sets for this view; empty for a view without colour map.
    std::string colormapKey = {};
    /// The parameter with the limits of the colours, where they can be chosen.
    std::string limitsKey = {};
    /// How far from 0 the colours of a model go that has a scale of its own; empty where encodings that are
    /// compared do not share a scale.
    std::function<double(const Model& model, const State& state)> reach = {};
    /// The reason why the view cannot show this snapshot, in one sentence; empty where it can.
    std::function<Text(const Snapshot& snapshot)> unavailable = {};
    /// Whether the view always shows A and B together, whatever the pane's subject is.
    bool comparesSides = false;
    /// Whether the view draws A and B over each other in one plot (Subject::both).
    bool overlays = false;
    /// Whether several encodings can be shown in one plot.
    bool drawsTogether() const { return overlays || together; }
    /// How many encodings the view can draw over each other.
    std::size_t mostOverlaid = 1 + mostVariants;
    /// The view that is looked at together with this one in a comparison.
    std::string partner = {};
    /// Whether the view can show A − B.
    bool subtracts = true;
    /// Whether A − B is taken row by row, whatever the positions of the rows are.
    bool joinsRows = false;
    /// The size on paper, in logical pixels: the fewer, the larger the type.
    QSize paper = {420, 210};
    /// The same where numbers are written into the cells, which need room for them.
    QSize paperOfNumbers = paper;
    /// The title for A − B where it is not a difference: "A ÷ B · Spectrum".
    Text differenceTitle = {};
    /// The place of the view among those that stand in for one that cannot show an encoding, the most
    /// informative first; 0: it never does.
    int standIn = 0;
    ViewRemedy remedy = {};
};

/// The name of the pane's view, with the side it shows: "A · Encoding table"; alone where nothing is
/// compared.
QString nameOfPane(const Pane& pane, const State& state);
/// The side that a pane shows in a comparison, "A" or "A − B"; empty where nothing is compared.
QString nameOfSide(const Pane& pane, const State& state);
/// The subtitle of the view. Where the rows of A and B have different positions, it also states the rule by
/// which A − B pairs them.
QString subtitleOf(const ViewType& type, const View& view, const Snapshot& snapshot);

/// The reason why `type` cannot show this snapshot: the model's own problem, or that of the view; empty where
/// it can.
Text whyUnavailable(const ViewType& type, const Snapshot& snapshot);
/// The reason for a view of tables, "ALiBi has no table of positions …", or empty.
Text withoutTable(const Snapshot& snapshot);
/// The reason why a table and a bias have no A − B; otherwise empty.
Text withoutDifference(const Snapshot& snapshot);

/// The part of the common scale of colours that the pictures need, from 0 to 1; of several pictures in a pane
/// the least. 1 where nothing is compared, or each has a scale of its own.
double shareOfScale(const ViewType& type, const Snapshot& snapshot);

/// The kind of view that a pane with that subject has.
enum class ViewForm { single, together, each };
ViewForm viewFormOf(const ViewType& type, const Snapshot& snapshot);
/// A view of this type for a pane with that subject.
View* createView(const ViewType& type, const Snapshot& snapshot, QObject* parent);

/// The pane with another view and the whole picture in sight. The subject becomes A where the view cannot
/// show that of the pane.
Pane withView(const Pane& pane, const ViewType& type);
/// The first panes of a comparison, where `type` shows A in the first one.
std::vector<Pane> comparisonPanes(const ViewType& type, const Snapshot& snapshot);

/// The numbers of what a pane shows, with those of several pictures side by side. Only of a view with data.
Dataset dataOf(const ViewType& type, const Snapshot& snapshot);

/// The snapshot that a pane shows: its subject of a comparison, or the whole.
Snapshot snapshotOfPane(const Snapshot& snapshot, const Pane& pane);
SnapshotPtr snapshotOfPane(const SnapshotPtr& snapshot, const Pane& pane);

/// All registered views, in the order of menus.
std::span<const ViewType* const> viewTypes();
const ViewType* findViewType(std::string_view id);
std::vector<std::string> viewIds();

}  // namespace posiscope
