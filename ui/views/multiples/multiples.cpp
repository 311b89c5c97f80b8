// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/multiples/multiples.h"

#include <qcustomplot.h>

#include <QCoreApplication>
#include <algorithm>
#include <memory>

#include "core/state/sweep.h"
#include "ui/export/marklegend.h"
#include "ui/plot/colourbar.h"
#include "ui/plot/plotwidget.h"
#include "ui/style/fitting.h"
#include "ui/style/interfacescale.h"
#include "ui/translation/translated.h"
#include "ui/views/multiples/multipleslayout.h"
#include "ui/views/multiples/pictureturns.h"
#include "ui/views/shared/sidenames.h"

namespace posiscope {

namespace {

constexpr int barRoom = 70;

/// The widget around the pictures. It paints their titles, what stands in the place of those that there are
/// not, and the bar of colours.
class Around final : public QWidget {
 public:
    std::function<void()> onResize;
    std::function<void(QCPPainter& painter)> onPaint;
    std::function<void(const QMouseEvent& event)> onRelease;

 protected:
    void mousePressEvent(QMouseEvent* event) override { event->accept(); }
    void mouseReleaseEvent(QMouseEvent* event) override { onRelease(*event); }
    void resizeEvent(QResizeEvent*) override { onResize(); }
    void paintEvent(QPaintEvent*) override {
        QCPPainter painter(this);
        painter.scale(interfaceScale(), interfaceScale());
        onPaint(painter);
    }
};

class Multiples final : public View {
    Q_DECLARE_TR_FUNCTIONS(Multiples)

 public:
    Multiples(const ViewType& type, QObject* parent)
        : View(new Around, parent), type_(type), around_(static_cast<Around*>(widget())) {
        around_->setObjectName(QStringLiteral("multiples"));
        parts_.resize(1);  // the first picture has the commands of the pane
        provideViews();
        around_->onResize = [this] { place(); };
        around_->onRelease = [this](const QMouseEvent& event) {
            const bool onBar =
                drawnBar_ && PlotWidget::place(event.position()).x() >= area().width() - barRoom;
            if (onBar) emit coloursWanted(event.globalPosition().toPoint());
        };
        around_->onPaint = [this](QCPPainter& painter) {
            if (theme_ == nullptr) return;
            painter.fillRect(QRect(QPoint(), area()), theme_->card);
            drawAround(painter, area(), barInSight());
        };
    }

    void show(const ViewRequest& request) override {
        const bool same = snapshot_ == request.snapshot && !parts_.empty();
        snapshot_ = request.snapshot;
        theme_ = &request.theme;
        look_ = request.look;
        shown_.emplace(request);
        if (!same) readPictures();
        provideViews();
        for (Part& part : parts_)
            part.look.reset();
        turns_.begin(request.moving);
        place();
        if (below_ != nullptr)
            below_->show({snapshot_, request.theme, std::nullopt, request.cursor, request.moving,
                          request.waiting, lookBelow(), true});
        around_->update();
    }

    bool paint(QCPPainter& painter, QSize size) override {
        bool room = true;
        paintedBar_.reset();
        const QSize whole = size;
        const MarkMeanings legend = commonLegend();
        size.setHeight(whole.height() - heightOfMarkLegend(legend, whole.width()));
        const auto places = placesIn(size);
        showIn(places, legend.empty());
        for (std::size_t n = 0; n < parts_.size(); ++n) {
            if (!parts_[n].reason.isEmpty()) continue;
            painter.save();
            painter.translate(places[n].picture.topLeft());
            room = !places[n].picture.isEmpty() && parts_[n].view->paint(painter, places[n].picture.size()) &&
                   room;
            painter.restore();
            const auto own = parts_[n].view->paintedColours();
            if (own && !paintedBar_) paintedBar_ = own;
        }
        if (!hasOneBar()) paintedBar_.reset();
        if (const QRect place = placeBelow(size); !place.isEmpty()) {
            painter.save();
            painter.translate(place.topLeft());
            room = below_->paint(painter, place.size()) && room;
            painter.restore();
        }
        drawAround(painter, size, look_.colourBar ? paintedBar_ : std::nullopt);
        drawMarkLegend(painter, {0, size.height(), whole.width(), whole.height() - size.height()}, legend,
                       *theme_);
        return room;
    }

    std::optional<ColourScale> paintedColours() const override { return paintedBar_; }
    std::optional<ColourScale> coloursInSight() const override { return barInSight(); }
    void paintColourBar(QCPPainter& painter, const QRectF& column, const QString& title) override {
        if (View* const first = firstView()) first->paintColourBar(painter, column, title);
    }
    void joinPanes(const QMargins&, const std::optional<ColourScale>& colours) override {
        for (const Part& part : parts_)
            part.view->joinPanes({}, colours);
    }
    FigureParts parts() const override {
        FigureParts all;
        for (const Part& part : parts_)
            if (part.reason.isEmpty()) all.add(part.view->parts());
        if (below_ != nullptr) all.add(below_->parts());
        all.colourBar = all.colourBar || paintedBar_.has_value();
        all.legend = all.legend || !commonLegend().empty();
        return all;
    }
    MarkMeanings markMeanings() const override {
        const View* const first = firstView();
        return first != nullptr ? first->markMeanings() : MarkMeanings();
    }
    MarkMeanings legendMeanings() const override {
        const View* const first = firstView();
        return first != nullptr ? first->legendMeanings() : MarkMeanings();
    }
    MarkMeanings drawnMeanings() const override {
        const View* const first = firstView();
        return first != nullptr ? first->drawnMeanings() : MarkMeanings();
    }
    MarkMeanings unexplainedColours() const override {
        MarkMeanings all;
        for (const Part& part : parts_)
            for (MarkMeaning& each : part.view->unexplainedColours())
                if (std::ranges::none_of(all, [&](const MarkMeaning& one) { return one.text == each.text; }))
                    all.push_back(std::move(each));
        return all;
    }

    QString subtitle(const Snapshot&) const override {
        QStringList all;
        for (const Part& part : parts_)
            if (part.reason.isEmpty()) all << part.view->subtitle(*part.snapshot);
        const bool same = all.count(all.value(0)) == all.size();
        QStringList words{tr("%n values", nullptr, static_cast<int>(parts_.size()))};
        if (same && !all.isEmpty()) words << all.front();
        if (const QString below = below_ != nullptr ? below_->subtitle(*snapshot_) : QString();
            !below.isEmpty())
            words << below;
        return listed(words);
    }
    QString partInSight() const override {
        QStringList all;
        for (const Part& part : parts_)
            if (part.reason.isEmpty()) all << part.view->partInSight();
        return all.count(all.value(0)) == all.size() ? all.value(0) : QString();
    }
    QString description(const Snapshot&) const override {
        QStringList all;
        for (std::size_t n = 0; n < parts_.size(); ++n) {
            const Part& part = parts_[n];
            const QString words =
                part.reason.isEmpty() ? part.view->description(*part.snapshot) : part.reason;
            all << QStringLiteral("%1: %2").arg(part.title, words);
        }
        if (below_ != nullptr) all << below_->description(*snapshot_);
        return all.join(u' ').trimmed();
    }
    void zoom(double factor) override {
        if (View* const first = firstView()) first->zoom(factor);
    }
    void activateCursor() override {
        if (View* const first = firstView()) first->activateCursor();
    }
    ArrowKeys arrowKeys(const Snapshot& snapshot) const override {
        const View* const first = firstView();
        return first != nullptr ? first->arrowKeys(snapshot) : View::arrowKeys(snapshot);
    }
    QList<QAction*> actions() const override {
        const View* const first = firstView();
        return first != nullptr ? first->actions() : QList<QAction*>();
    }
    QList<QAction*> actionsAtCursor(QObject* owner) override {
        View* const first = firstView();
        return first != nullptr ? first->actionsAtCursor(owner) : QList<QAction*>();
    }

 private:
    /// One of the pictures.
    struct Part {
        SnapshotPtr snapshot = noSnapshot();
        QString title;
        QString reason;  ///< why there is no picture
        View* view = nullptr;
        std::optional<FigureLook> look = {};  ///< that it was shown in
    };

    View* firstView() const {
        for (const Part& part : parts_)
            if (part.view != nullptr && part.reason.isEmpty()) return part.view;
        return nullptr;
    }
    QSize area() const { return inLargePixels(around_->size()); }

    void readPictures() {
        const std::size_t count = snapshot_->together.size();
        for (std::size_t n = count; n < parts_.size(); ++n)
            parts_[n].view->deleteLater();
        parts_.resize(count);
        std::vector<Snapshot> pictures = picturesOf(*snapshot_);
        for (std::size_t n = 0; n < count; ++n) {
            parts_[n].snapshot = std::make_shared<const Snapshot>(std::move(pictures[n]));
            parts_[n].title = nameOfVariant(snapshot_->state, n);
            parts_[n].reason = translated(whyUnavailable(type_, *parts_[n].snapshot));
        }
    }

    void provideViews() {
        for (Part& part : parts_) {
            if (part.view == nullptr) {
                part.view = type_.create(this);
                part.view->widget()->setParent(around_);
                connectPart(part.view);
            }
            part.view->widget()->setVisible(part.reason.isEmpty());
        }
        if (below_ != nullptr || !type_.belowMultiples) return;
        below_ = type_.belowMultiples(this);
        below_->widget()->setParent(around_);
        connect(below_, &View::hinted, this, &View::hinted);
        connect(below_, &View::retitled, this, &View::retitled);
    }

    void connectPart(View* view) {
        connect(view, &View::hovered, this, &View::hovered);
        connect(view, &View::edited, this, &View::edited);
        connect(view, &View::viewportWanted, this, &View::viewportWanted);
        connect(view, &View::hinted, this, &View::hinted);
        connect(view, &View::retitled, this, &View::retitled);
        connect(view, &View::gestureEnded, this, &View::gestureEnded);
        connect(view, &View::coloursWanted, this, &View::coloursWanted);
        if (auto* const plot = qobject_cast<QCustomPlot*>(view->widget()))
            connect(plot, &QCustomPlot::afterReplot, this, [this] {
                if (barInSight() != drawnBar_) around_->update();
            });
    }

    /// Whether one bar of colours is that of all pictures.
    bool hasOneBar() const { return !type_.reach || sharesScale(*snapshot_); }

    /// The colours of the first picture that has a scale of them: all have the same.
    std::optional<ColourScale> barInSight() const {
        if (!hasOneBar()) return std::nullopt;
        for (const Part& part : parts_)
            if (part.view != nullptr && part.reason.isEmpty())
                if (auto own = part.view->coloursInSight()) return own;
        return std::nullopt;
    }

    std::vector<MultiplePlace> placesIn(QSize size) const {
        const QRect pictures(0, 0, size.width() - widthOfBar(), size.height() - placeBelow(size).height());
        return multiplePlaces(pictures, static_cast<int>(parts_.size()), gridOfSweep(snapshot_->state));
    }

    /// The place of the plot below all pictures; empty where it has no room, and where the values are those
    /// of rows and columns.
    QRect placeBelow(QSize size) const {
        constexpr int least = 96, most = 150, leastForPicture = 120;
        if (below_ == nullptr || !gridOfSweep(snapshot_->state).empty()) return {};
        const int height = std::clamp(size.height() / 4, least, most);
        const QRect place(0, size.height() - height, size.width() - widthOfBar(), height);
        const QRect pictures(0, 0, place.width(), place.top());
        const auto places = multiplePlaces(pictures, static_cast<int>(parts_.size()), {});
        return places.front().picture.height() < leastForPicture ? QRect() : place;
    }
    int widthOfBar() const {
        return !type_.colormapKey.empty() && look_.colourBar && hasOneBar() ? barRoom : 0;
    }
    /// The plot below has axes of its own: their titles are not those of a figure.
    FigureLook lookBelow() const {
        FigureLook look = look_;
        look.caption.clear();
        if (!isLeftOut(look.xTitle)) look.xTitle.clear();
        if (!isLeftOut(look.yTitle)) look.yTitle.clear();
        return look;
    }

    /// Axes have titles where no other picture is at that side.
    FigureLook lookOf(const MultiplePlace& place) const {
        FigureLook look = look_;
        look.colourBar = look_.colourBar && !hasOneBar();
        look.sharedColourBar = false;
        look.caption.clear();
        if (!place.lowest) look.xTitle = QString::fromLatin1(leftOut.data());
        if (!place.leftmost) look.yTitle = QString::fromLatin1(leftOut.data());
        return look;
    }

    /// What a figure says once below all pictures, in the place of the legend of each.
    MarkMeanings commonLegend() const {
        const View* const first = firstView();
        return look_.legend && first != nullptr ? first->legendMeanings() : MarkMeanings();
    }

    /// Shows the pictures that have another look in these places than in those before.
    void showIn(const std::vector<MultiplePlace>& places, bool ownLegends) {
        for (std::size_t n = 0; n < parts_.size(); ++n)
            showIn(places[n], ownLegends, parts_[n]);
    }
    /// Shows the picture if it has another look in this place. Whether it had.
    bool showIn(const MultiplePlace& place, bool ownLegends, Part& part) {
        FigureLook look = lookOf(place);
        look.legend = look.legend && ownLegends;
        if (!shown_ || part.view == nullptr || !part.reason.isEmpty() || part.look == look) return false;
        ViewRequest own = *shown_;
        own.snapshot = part.snapshot;
        own.look = look;
        own.compact = true;
        part.look = std::move(look);
        part.view->show(own);
        return true;
    }
    /// Shows the next picture that has another look in the window; false where there is none.
    bool showNext() {
        const auto places = placesIn(area());
        for (std::size_t k = 0; k < parts_.size(); ++k) {
            last_ = (last_ + 1) % parts_.size();
            if (showIn(places[last_], true, parts_[last_])) return true;
        }
        return false;
    }

    void place() {
        if (theme_ == nullptr) return;
        const auto places = placesIn(area());
        const double scale = interfaceScale();
        for (std::size_t n = 0; n < parts_.size(); ++n) {
            if (parts_[n].view == nullptr) continue;
            const QRectF rect(places[n].picture);
            parts_[n].view->widget()->setGeometry(
                QRectF(rect.topLeft() * scale, rect.size() * scale).toAlignedRect());
        }
        turns_.go();
        if (below_ == nullptr) return;
        const QRectF rect(placeBelow(area()));
        below_->widget()->setVisible(!rect.isEmpty());
        below_->widget()->setGeometry(QRectF(rect.topLeft() * scale, rect.size() * scale).toAlignedRect());
    }

    /// Titles, reasons and the bar.
    void drawAround(QCPPainter& painter, QSize size, const std::optional<ColourScale>& bar) {
        drawnBar_ = bar;
        const auto places = placesIn(size);
        int top = size.height(), bottom = 0;
        for (std::size_t n = 0; n < parts_.size(); ++n) {
            painter.setPen(theme_->text);
            painter.setFont(textFont(12, QFont::DemiBold));
            const QRect title = places[n].title.adjusted(8, 0, -4, 0);
            drawFitting(painter, title, Qt::AlignLeft | Qt::AlignVCenter, {parts_[n].title});
            top = std::min(top, places[n].picture.top());
            bottom = std::max(bottom, places[n].picture.bottom());
            if (parts_[n].reason.isEmpty()) continue;
            painter.setPen(theme_->muted);
            painter.setFont(textFont(11));
            painter.drawText(places[n].picture.adjusted(8, 0, -8, 0), Qt::AlignCenter | Qt::TextWordWrap,
                             parts_[n].reason);
        }
        if (!bar) return;
        constexpr int wide = 12, above = 9, below = 48, longest = 240;
        const int height = std::min(longest, bottom - top - above - below);
        if (height < 3 * wide) return;
        painter.setFont(textFont(11));
        painter.setRenderHint(QPainter::Antialiasing, false);
        const QRectF column(size.width() - barRoom + 4, top + above, wide, height);
        drawColourScale(painter, column, *bar, column.left(), *theme_);
    }

    const ViewType& type_;
    Around* around_;
    SnapshotPtr snapshot_ = noSnapshot();
    const Theme* theme_ = nullptr;
    FigureLook look_;
    std::optional<ViewRequest> shown_;
    std::vector<Part> parts_;
    std::size_t last_ = 0;  ///< the picture that was shown last
    PictureTurns turns_{[this] { return showNext(); }};
    View* below_ = nullptr;  ///< a plot of one number of each
    std::optional<ColourScale> paintedBar_;
    std::optional<ColourScale> drawnBar_;
};

}  // namespace

View* makeMultiples(const ViewType& type, QObject* parent) {
    return new Multiples(type, parent);
}

}  // namespace posiscope
