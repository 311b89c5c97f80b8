// SPDX-License-Identifier: GPL-3.0-or-later
// A picture before it is a file.
#pragma once

#include <QImage>
#include <QLabel>
#include <QTimer>
#include <optional>

#include "ui/export/figure.h"
#include "ui/style/colourvision.h"

namespace posiscope {

/// Shows a figure as it will be, as large as there is room: a moment after the last change, and not at all
/// where drawing it takes long.
class Preview final : public QLabel {
    Q_OBJECT

 public:
    explicit Preview(QWidget* parent = nullptr);

    /// What is to be shown; where there is no figure, why.
    void show(std::optional<FigureRequest> request, const QString& why = {});
    /// Shows it as it is on grey paper, or as other people see it.
    void setVision(ColourVision vision);
    const QImage& image() const { return image_; }

 signals:
    /// There can be no such figure, and why.
    void refused(const QString& reason);
    /// It is shown, and has these parts.
    void drawn(const posiscope::FigureParts& parts);

 protected:
    void resizeEvent(QResizeEvent* event) override;

 private:
    void draw();

    std::optional<FigureRequest> request_;
    QString why_;
    ColourVision vision_ = ColourVision::usual;
    QImage image_;
    QTimer soon_;
};

}  // namespace posiscope
