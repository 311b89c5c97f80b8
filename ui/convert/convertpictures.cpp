// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/convert/convertpictures.h"

#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

#include "ui/plot/raster.h"
#include "ui/style/interfacescale.h"
#include "ui/translation/translated.h"

namespace posiscope {

namespace {

constexpr const char* names[] = {"previewA", "previewB", "previewDifference"};

/// The values of the ends of a colour map.
struct Ends {
    double low = 0, high = 0;
};

Ends endsOf(std::initializer_list<const BlockMeans*> tables) {
    Ends ends;
    for (const BlockMeans* each : tables)
        ends = {std::min(ends.low, each->least), std::max(ends.high, each->most)};
    if (ends.low < 0) ends.high = std::max(ends.high, -ends.low);
    if (ends.low < 0) ends.low = -ends.high;
    return ends;
}

QImage imageOf(const BlockMeans& table, const Ends& ends, const Theme& theme) {
    const Colormap& map = resolveColormap("auto", ends.low < 0 || ends.high == 0, theme);
    QImage image(static_cast<int>(table.wide), static_cast<int>(table.high), QImage::Format_RGB32);
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x) {
            const double mean =
                table.means[static_cast<std::size_t>(y) * static_cast<std::size_t>(table.wide) +
                            static_cast<std::size_t>(x)];
            const double share = ends.high > ends.low ? (mean - ends.low) / (ends.high - ends.low) : 0.5;
            image.setPixel(x, y,
                           std::isnan(mean)   ? theme.notANumber.rgb()
                           : std::isinf(mean) ? theme.masked.rgb()
                                              : colourAt(map, std::clamp(share, 0.0, 1.0)));
        }
    return image;
}

QString sizeOf(const BlockMeans& table) {
    return ConvertPictures::tr("%1 × %2").arg(grouped(table.rows), grouped(table.columns));
}

QString coloursOf(const Ends& ends) {
    if (ends.low == ends.high) return {};
    return (ends.low < 0 ? ConvertPictures::tr("; colours ±%1") : ConvertPictures::tr("; colours 0 … %1"))
        .arg(readable(ends.high, 2));
}

/// What differs, and which part of the tables was compared.
QString differenceOf(const ConversionPreview& preview) {
    const BlockMeans& part = preview.difference;
    const auto isWhole = [&part](const BlockMeans& table) {
        return table.rows == part.rows && table.columns == part.columns;
    };
    const QString found = preview.largest > 0 ? ConvertPictures::tr("at most %1 (row %2, column %3), RMS %4")
                                                    .arg(readable(preview.largest, 3), grouped(preview.row),
                                                         grouped(preview.column), readable(preview.rms, 3))
                                              : ConvertPictures::tr("no difference");
    if (preview.moved)
        return ConvertPictures::tr("A − B, each row of B and the row of A nearest to its place: %1")
            .arg(found);
    if (isWhole(preview.before) && isWhole(preview.after)) return ConvertPictures::tr("A − B: %1").arg(found);
    return ConvertPictures::tr("A − B in the first %1 rows and %2 columns, which both have: %3")
        .arg(grouped(part.rows), grouped(part.columns), found);
}

}  // namespace

BlockPicture::BlockPicture(const QString& name) {
    setObjectName(name);
    setMinimumSize(scaled(QSize(220, 40)));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void BlockPicture::show(QImage image, const QColor& frame) {
    image_ = std::move(image);
    frame_ = frame;
    update();
}

QSize BlockPicture::sizeHint() const {
    return scaled(QSize(420, 110));
}

void BlockPicture::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    if (!image_.isNull()) {
        const bool shrinks = image_.width() > width() || image_.height() > height();
        painter.setRenderHint(QPainter::SmoothPixmapTransform, shrinks);
        painter.drawImage(rect(), image_);
    }
    painter.setPen(frame_);
    painter.drawRect(rect().adjusted(0, 0, -1, -1));
}

ConvertPictures::ConvertPictures(const Theme& theme) {
    setObjectName(QStringLiteral("convertPictures"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(scaled(4));
    for (std::size_t n = 0; n < pictures_.size(); ++n) {
        captions_[n] = new QLabel;
        captions_[n]->setWordWrap(true);
        captions_[n]->setTextFormat(Qt::PlainText);
        captions_[n]->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Minimum);
        pictures_[n] = new BlockPicture(QLatin1String(names[n]));
        column->addWidget(captions_[n]);
        column->addWidget(pictures_[n], 1);
    }
    clear(theme);
}

void ConvertPictures::clear(const Theme& theme) {
    const std::array plain{tr("A: as in the file"), tr("B: converted"), tr("A − B")};
    for (std::size_t n = 0; n < plain.size(); ++n) {
        captions_[n]->setText(plain[n]);
        pictures_[n]->setAccessibleName(plain[n]);
        pictures_[n]->show(QImage(), theme.border);
    }
}

void ConvertPictures::show(const ConversionPreview& preview, const Theme& theme) {
    const Ends both = endsOf({&preview.before, &preview.after}), apart = endsOf({&preview.difference});
    const std::array tables{&preview.before, &preview.after, &preview.difference};
    const std::array texts{tr("A: %1, as in the file").arg(sizeOf(preview.before)) + coloursOf(both),
                           tr("B: %1, converted").arg(sizeOf(preview.after)) + coloursOf(both),
                           differenceOf(preview) + coloursOf(apart)};
    for (std::size_t n = 0; n < texts.size(); ++n) {
        captions_[n]->setText(texts[n]);
        pictures_[n]->setAccessibleName(texts[n]);
        pictures_[n]->setToolTip(plainToolTip(texts[n]));
        pictures_[n]->show(imageOf(*tables[n], n < 2 ? both : apart, theme), theme.border);
    }
}

}  // namespace posiscope
