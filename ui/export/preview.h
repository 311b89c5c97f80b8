// SPDX-License-Identifier: GPL-3.0-or-later
// A picture or a motion before it is a file.
#pragma once

#include <QElapsedTimer>
#include <QImage>
#include <QLabel>
#include <QTimer>
#include <optional>

#include "ui/export/animation.h"
#include "ui/style/colourvision.h"

class QComboBox;

namespace posiscope {

/// Shows a figure as it will be, as large as there is room: a moment after the last change, and not at all
/// where drawing it takes long. A motion moves, in its own time, with as many frames as can be drawn.
class Preview final : public QLabel {
    Q_OBJECT

 public:
    explicit Preview(QWidget* parent = nullptr);

    /// What is to be shown; where there is no figure, why.
    void show(std::optional<FigureRequest> request, const QString& why = {});
    /// What moves in the figure, and how; nothing where it stands still.
    void setMotion(std::optional<Animation> motion);
    /// Shows it as it is on grey paper, or as other people see it.
    void setVision(ColourVision vision);
    /// How the preview is seen, to be chosen; the file stays as it is.
    QComboBox* makeVisionChoice();
    const QImage& image() const { return image_; }

 signals:
    /// There can be no such figure, and why.
    void refused(const QString& reason);
    /// It is shown, and has these parts.
    void drawn(const posiscope::FigureParts& parts);

 protected:
    void resizeEvent(QResizeEvent* event) override;

 private:
    void drawAgain();
    void drawFigure();
    void drawNextFrame();
    FigureRequest inTheRoom() const;
    void put(const QImage& figure);

    std::optional<FigureRequest> request_;
    std::optional<Animation> motion_;
    QString why_;
    ColourVision vision_ = ColourVision::usual;
    QImage image_;
    QTimer soon_, next_;
    QElapsedTimer sinceBegin_;  ///< of the motion
};

}  // namespace posiscope
