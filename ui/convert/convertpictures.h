// SPDX-License-Identifier: GPL-3.0-or-later
// A table before and after its conversion, and the difference.
#pragma once

#include <QImage>
#include <QWidget>
#include <array>

#include "core/convert/conversionpreview.h"
#include "ui/style/theme.h"

class QLabel;

namespace posiscope {

/// Means of blocks as colours, as large as there is room.
class BlockPicture final : public QWidget {
    Q_OBJECT

 public:
    explicit BlockPicture(const QString& name);

    void show(QImage image, const QColor& frame);
    const QImage& image() const { return image_; }
    QSize sizeHint() const override;

 protected:
    void paintEvent(QPaintEvent* event) override;

 private:
    QImage image_;
    QColor frame_ = Qt::gray;
};

/// A, B and A − B with their captions. The colours of A and B have the same ends.
class ConvertPictures final : public QWidget {
    Q_OBJECT

 public:
    explicit ConvertPictures(const Theme& theme);

    void show(const ConversionPreview& preview, const Theme& theme);
    void clear(const Theme& theme);

 private:
    std::array<QLabel*, 3> captions_{};
    std::array<BlockPicture*, 3> pictures_{};
};

}  // namespace posiscope
