// SPDX-License-Identifier: GPL-3.0-or-later
// The words that a window shows, and complaints about those that nobody can read whole.
#pragma once

#include <qcustomplot.h>

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractScrollArea>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QStringList>
#include <QTextEdit>
#include <vector>

#include "core/parameters/keys.h"
#include "core/state/state.h"
#include "tests/support/paintrecord.h"
#include "ui/style/interfacescale.h"
#include "ui/views/shared/picturewidget.h"

namespace posiscope {

/// Painted words of a widget, in the coordinates of the window.
struct VisibleWords {
    QString text;
    QRectF box;
    QRectF room;   ///< the part of the widget that can be seen
    QRectF sight;  ///< and of what scrolls, what is in sight just now
    const QWidget* widget;
    bool continues;  ///< they go on with the line of the words before
    double type;     ///< the size of their letters, in pixels
};

/// Collects the words of a widget and of those inside it.
class VisibleWordsCollector {
 public:
    explicit VisibleWordsCollector(QWidget* window) : window_(window) {
        collect(window, QRectF(window->rect()), false);
    }
    const std::vector<VisibleWords>& all() const { return all_; }

 private:
    void collect(QWidget* widget, const QRectF& roomOfParent, bool scrolls) {
        if (!widget->isVisibleTo(window_) || (widget->isWindow() && widget != window_)) return;
        const QPointF corner = widget->mapTo(window_, QPointF());
        const QRectF own(corner, widget->size());
        const auto* list = qobject_cast<const QAbstractItemView*>(widget->parentWidget());
        scrolls = scrolls || (list != nullptr && list->viewport() == widget);
        // What scrolls may lie above or below what is in sight, and not beside it.
        QRectF room = own.intersected(roomOfParent);
        constexpr double far = 1e5;
        if (scrolls) room = {room.left(), -far, room.width(), 2 * far};
        const QRectF sight = own.intersected(roomOfParent);
        PaintRecord record(widget->size());
        paint(*widget, record);
        const std::size_t first = all_.size();
        for (const Painted& each : record.all()) {
            if (each.kind == Painted::Kind::fill)  // hides the words below it
                all_.erase(std::remove_if(all_.begin() + static_cast<std::ptrdiff_t>(first), all_.end(),
                                          [&](const VisibleWords& words) {
                                              return each.box.translated(corner).contains(words.box.center());
                                          }),
                           all_.end());
            if (each.kind != Painted::Kind::words || each.text.trimmed().isEmpty()) continue;
            if (holdsNames(*widget)) continue;
            const QRectF box = each.box.translated(corner);
            if (scrolls && !sight.contains(box)) continue;
            all_.push_back({each.text, box, room, sight, widget, each.continues, each.type});
        }
        if (isPicture(widget)) return;
        const auto* area = qobject_cast<const QAbstractScrollArea*>(widget);
        for (QObject* child : widget->children())
            if (auto* inner = qobject_cast<QWidget*>(child))
                collect(inner, sight, scrolls || (area != nullptr && inner == area->viewport()));
    }

    /// Whether its words are as long as a person has made them: the names of files and folders.
    static bool holdsNames(const QWidget& widget) {
        static const QStringList names{"path",         "sentenceEdit", "lookInCombo", "listView",
                                       "fileNameEdit", "sidebar",      "tensorList"};
        const QWidget* parent = widget.parentWidget();
        const bool isViewport = parent != nullptr && parent->inherits("QAbstractItemView");
        return names.contains(widget.objectName()) ||
               (isViewport &&
                (names.contains(parent->objectName()) || parent->objectName() == QLatin1String("treeView")));
    }
    static bool isPicture(QWidget* widget) {
        return qobject_cast<QCustomPlot*>(widget) != nullptr ||
               dynamic_cast<PictureWidget*>(widget) != nullptr;
    }
    void paint(QWidget& widget, PaintRecord& record) const {
        if (!isPicture(&widget)) {
            widget.render(&record, {}, {}, QWidget::RenderFlags());
            return;
        }
        QCPPainter painter;
        painter.setMode(QCPPainter::pmVectorized);
        painter.setMode(QCPPainter::pmNoCaching);
        painter.begin(&record);
        painter.scale(interfaceScale(), interfaceScale());
        const QSize size = inLargePixels(widget.size());
        if (auto* plot = qobject_cast<QCustomPlot*>(&widget))
            plot->toPainter(&painter, size.width(), size.height());
        else
            dynamic_cast<PictureWidget&>(widget).draw(painter, size);
    }

    QWidget* window_;
    std::vector<VisibleWords> all_;
};

inline QString nameOf(const QWidget* widget) {
    while (widget != nullptr && widget->objectName().isEmpty())
        widget = widget->parentWidget();
    return widget == nullptr ? QStringLiteral("?") : widget->objectName();
}

/// The text that the widget has been given, where it is known.
inline QString givenText(const QWidget* widget) {
    if (const auto* menu = qobject_cast<const QMenu*>(widget)) {
        QStringList texts;
        for (const QAction* action : menu->actions())
            texts << action->text().remove(u'&');
        return texts.join(u'\n');
    }
    if (const auto* browser = qobject_cast<const QTextEdit*>(widget->parentWidget()))
        return browser->toPlainText();
    if (const auto* list = qobject_cast<const QAbstractItemView*>(widget->parentWidget())) {
        QStringList texts;
        for (int row = 0; list->model() != nullptr && row < list->model()->rowCount(); ++row)
            for (int column = 0; column < list->model()->columnCount(); ++column)
                texts << list->model()->index(row, column).data().toString();
        return texts.join(u'\n');
    }
    if (const auto* label = qobject_cast<const QLabel*>(widget)) return label->text();
    if (const auto* button = qobject_cast<const QAbstractButton*>(widget)) return button->text();
    if (const auto* field = qobject_cast<const QLineEdit*>(widget)) return field->placeholderText();
    return {};
}

/// Whether it is the beginning of a word of the sentence, which is a person's.
inline bool isTyped(const QString& text) {
    const QString sentence = QString::fromStdString(defaultState().get(keys::sentence));
    return sentence.contains(QStringView(text).chopped(1));
}

/// What is wrong with the words of this window: elided, cut off, or over each other.
inline QStringList complaintsAboutWords(QWidget* window) {
    const VisibleWordsCollector collector(window);
    const auto& all = collector.all();
    QStringList complaints;
    const auto complain = [&](const char* what, const VisibleWords& words, const QString& more = {}) {
        complaints << QStringLiteral("%1: “%2” in %3 %4")
                          .arg(QLatin1String(what), words.text, nameOf(words.widget), more);
    };
    const double between =
        5 * interfaceScale();      // from one piece of a line to the next, in letters of other fonts
    constexpr double slack = 1.5;  // rounded positions and slanted ends of letters
    for (const VisibleWords& words : all) {
        if (words.text.endsWith(u'…') && !givenText(words.widget).contains(words.text) &&
            !isTyped(words.text))
            complain("elided", words);
        if (!words.room.adjusted(-slack, -slack, slack, slack).contains(words.box))
            complain("cut", words,
                     QStringLiteral("%1,%2 %3×%4 in %5,%6 %7×%8")
                         .arg(words.box.x())
                         .arg(words.box.y())
                         .arg(words.box.width())
                         .arg(words.box.height())
                         .arg(words.room.x())
                         .arg(words.room.y())
                         .arg(words.room.width())
                         .arg(words.room.height()));
    }
    for (std::size_t n = 0; n < all.size(); ++n)
        for (std::size_t m = 0; m < n; ++m) {
            const bool next = n == m + 1 && all[n].widget == all[m].widget;
            if (next && all[n].continues) continue;
            const QRectF common = all[n].box.intersected(all[m].box) & all[n].sight & all[m].sight;
            if (common.width() > (next ? between : slack) && common.height() > slack)
                complain("overlapped", all[n],
                         QStringLiteral("by “%1” in %2, %3 × %4")
                             .arg(all[m].text, nameOf(all[m].widget))
                             .arg(common.width())
                             .arg(common.height()));
        }
    return complaints;
}

}  // namespace posiscope
