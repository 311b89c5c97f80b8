#include "ui/views/singularvalueplot.h"

#include <cmath>

#include "ui/plot/decadeticker.h"
#include "ui/plot/label.h"
#include "ui/text.h"
#include "ui/views/cellaxes.h"

namespace posiscope {

QString percent(double share) {
    return localised(QString::number(share * 100, 'f', share < 0.0995 ? 1 : 0)) + QChar(0x202f) + u'%';
}

SingularValuePlot::SingularValuePlot(QCPAxisRect* rect) : rect_(rect) {
    size()->setScaleType(QCPAxis::stLogarithmic);
    size()->setTicker(QSharedPointer<DecadeTicker>::create());
    setSizes({0.1, 1});  // until there are numbers
}

void SingularValuePlot::show(const Components* numbers, Eigen::Index count, const Theme& theme,
                             std::span<const QColor> colours) {
    numbers_ = numbers;
    theme_ = &theme;
    colours_.assign(colours.begin(), colours.end());
    setCellAxis(index(), {1, count}, 0.5, static_cast<double>(count) + 0.5, false);
    size()->ticker()->setTickCount(std::max(2, rect_->height() / 30));
}

/// Values that are nothing but rounding count where there are several: one is always there when there are no
/// more positions than dimensions.
QCPRange SingularValuePlot::sizesOf(const Components& numbers) {
    if (numbers.rank == 0) return {0.1, 1};
    const Eigen::VectorXd& values = numbers.singularValues;
    const double highest = values[0];
    const bool many = values.size() - numbers.rank > 1;
    const double lowest = many ? std::max(values.tail(1)[0], highest * 1e-17) : values[numbers.rank - 1];
    constexpr double room = 1.2;
    return {std::pow(10, std::floor(std::log10(lowest / room))),
            std::pow(10, std::ceil(std::log10(highest * room)))};
}

QPointF SingularValuePlot::pointOf(Eigen::Index i) const {
    return {index()->coordToPixel(static_cast<double>(i + 1)),
            size()->coordToPixel(std::max(numbers_->singularValues[i], size()->range().lower))};
}

void SingularValuePlot::draw(QCPPainter& painter) const {
    if (!isShown()) return;
    const QRect rect = rect_->rect();
    const double radius = std::clamp(rect.width() / index()->range().size() * 0.3, 1.4, 4.0);
    const auto coloured = std::min<Eigen::Index>(static_cast<Eigen::Index>(colours_.size()), numbers_->rank);
    painter.setPen(Qt::NoPen);
    for (Eigen::Index i = numbers_->singularValues.size() - 1; i >= 0; --i) {
        if (numbers_->singularValues[i] < size()->range().lower) continue;
        painter.setBrush(i < coloured         ? colours_[static_cast<std::size_t>(i)]
                         : i < numbers_->rank ? theme_->accent
                                              : theme_->muted);
        const double larger = i < coloured ? std::max(radius, 2.6) : radius;
        painter.drawEllipse(pointOf(i), larger, larger);
    }
    // The values fall from left to right: at the right of the top there is room.
    painter.setPen(theme_->muted);
    painter.setFont(textFont(11));
    constexpr int line = 15;
    QRectF box(rect.left() + 8, rect.top() + 2, rect.width() - 16, line + 1);
    drawLabel(painter, box, Qt::AlignRight | Qt::AlignVCenter,
              tr("90 % of the variance by %1, 99 % by %2")
                  .arg(grouped(numbers_->countFor(0.9)), grouped(numbers_->countFor(0.99))));
    if (numbers_->rank == numbers_->singularValues.size()) return;
    drawLabel(painter, box.translated(0, line), Qt::AlignRight | Qt::AlignVCenter,
              tr("%1 are more than rounding").arg(grouped(numbers_->rank)));
}

bool SingularValuePlot::point(std::optional<double> x) {
    std::optional<Eigen::Index> at;
    if (x && isShown())
        at = std::clamp<Eigen::Index>(std::llround(index()->pixelToCoord(*x)) - 1, 0,
                                      numbers_->singularValues.size() - 1);
    return std::exchange(pointed_, at) != at;
}

void SingularValuePlot::drawPointed(QCPPainter& painter) const {
    if (!isShown() || !pointed_ || *pointed_ >= numbers_->singularValues.size()) return;
    const QRect rect = rect_->rect();
    const QPointF at = pointOf(*pointed_);
    const QString text = tr("i = %1: %2, %3")
                             .arg(grouped(*pointed_ + 1), readable(numbers_->singularValues[*pointed_], 4),
                                  percent(numbers_->share(*pointed_)));
    painter.setPen(QPen(theme_->card, 1.5));
    painter.setBrush(theme_->accent);
    painter.drawEllipse(at, 4, 4);
    painter.setFont(textFont(11, QFont::DemiBold));
    const double width = painter.fontMetrics().horizontalAdvance(text) + 10;
    const double left = at.x() + 10 + width > rect.right() ? at.x() - 10 - width : at.x() + 10;
    const double top = std::max(rect.top() + 1.0, std::min(at.y() - 9, rect.bottom() - 19.0));
    const QRectF box(left, top, width, 18);
    painter.setPen(theme_->border);
    painter.setBrush(theme_->card);
    painter.drawRoundedRect(box, 4, 4);
    painter.setPen(theme_->text);
    drawLabel(painter, box, Qt::AlignCenter, text);
}

}  // namespace posiscope
