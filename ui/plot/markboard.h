// SPDX-License-Identifier: GPL-3.0-or-later
// Frames and lines that point at parts of a picture, with words beside them.
#pragma once

#include <QLineF>
#include <QPainter>
#include <functional>
#include <string>
#include <vector>

#include "core/lessons/picturemarks.h"
#include "ui/style/theme.h"

namespace posiscope {

/// Draws the marks of a picture. Words wait for finish(): where they can, they keep clear of all frames, of
/// each other and of the labels of the picture, in one line or a few. A long word that has no such place
/// beside its mark stands elsewhere in the picture, and a number joins the two.
class MarkBoard {
 public:
    using Draw = std::function<void(QPainter& painter)>;

    /// `add` takes what is drawn over what it took before.
    MarkBoard(std::function<void(Draw)> add, const Theme& theme) : add_(std::move(add)), theme_(theme) {}

    /// What is drawn from here on belongs to this mark.
    void begin(const PictureMark& mark) { mark_ = mark; }
    /// A label of the picture.
    void keepFree(const QRectF& label) { taken_.push_back(label); }
    /// Labels that are known when the words are drawn.
    void keepFree(std::function<std::vector<QRectF>()> labels) { drawnLabels_ = std::move(labels); }
    /// A frame around a part of the picture, which leaves the part in sight.
    void frame(const QRectF& rect, const QRectF& area, const std::string& word);
    /// A line in a part of the picture, with a tip where it ends.
    void line(const QLineF& line, const QRectF& area, bool tip, const std::string& word);
    /// A part of a circle, from one angle on, in degrees.
    void sector(const QRectF& circle, double from, double span, const QRectF& area, const std::string& word);
    void finish();

 private:
    using Places = std::function<std::vector<QRectF>(QSizeF size)>;  ///< the best first
    struct Word {
        QString text;
        QRectF area;
        Places places;
    };
    /// A text in its place, and how much of what is taken it covers.
    struct Label {
        QRectF box;
        QString text;
        double cost = 0;

        bool isClear() const { return cost < 0.5; }  // pixels
    };
    static Label labelFor(const QString& text, const QRectF& area, const Places& places,
                          const std::vector<QRectF>& taken);
    static std::vector<Label> labelsOf(const Word& word, int number, const std::vector<QRectF>& taken);
    void noteDrawn() const;
    void addWord(const std::string& word, const QRectF& area, const Places& places);

    std::function<void(Draw)> add_;
    const Theme& theme_;
    PictureMark mark_;
    std::vector<QRectF> taken_;
    std::function<std::vector<QRectF>()> drawnLabels_;
    std::vector<Word> words_;
};

/// The marks that the boards of this thread draw in sight while this object lives, for who checks whether
/// pictures have a place for them.
class DrawnMarks {
 public:
    DrawnMarks();
    ~DrawnMarks();
    DrawnMarks(const DrawnMarks&) = delete;
    DrawnMarks& operator=(const DrawnMarks&) = delete;

    bool contain(const PictureMark& mark) const;

 private:
    friend class MarkBoard;
    std::vector<PictureMark> all_;
};

}  // namespace posiscope
