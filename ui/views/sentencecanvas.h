// The picture of a sentence as a widget.
#pragma once

#include <QWidget>
#include <functional>

#include "ui/style/interfacescale.h"
#include "ui/views/sentencepainter.h"

namespace posiscope {

/// Shows a sentence and tells where the mouse is.
class SentenceCanvas final : public QWidget {
 public:
    explicit SentenceCanvas(QWidget* parent = nullptr);

    void show(SentencePicture picture, const Theme& theme);
    const SentencePicture& picture() const { return picture_; }
    SentenceLayout layoutNow() const { return layOutSentence(picture_, inLargePixels(size())); }

    std::function<void(const SentencePlace& place)> onHover;
    std::function<void(const SentencePlace& place)> onClick;

 protected:
    void paintEvent(QPaintEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

 private:
    SentencePlace placeOf(const QMouseEvent& event) const;

    SentencePicture picture_;
    SentencePainter painter_;
    const Theme* theme_ = nullptr;
};

}  // namespace posiscope
