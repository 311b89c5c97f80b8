// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/components/singularvalueplottable.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/plot/canvas.h"
#include "ui/plot/decadeticker.h"
#include "ui/translation/translated.h"
#include "ui/views/shared/cellaxes.h"

namespace posiscope {

QString percent(double share) {
    return localised(QString::number(share * 100, 'f', share < 0.0995 ? 1 : 0)) + QChar(0x202f) + u'%';
}

SingularValuePlottable::SingularValuePlottable(QCPAxisRect* rect) : Plottable(rect) {
    size()->setScaleType(QCPAxis::stLogarithmic);
    tickerOf<DecadeTicker>(size());
    setSizes({0.1, 1});  // until there are numbers
}

void SingularValuePlottable::show(std::vector<SingularValues> tables, Eigen::Index count,
                                  const Theme& theme) {
    tables_ = std::move(tables);
    theme_ = &theme;
    setCellAxis(index(), {1, count}, 0.5, static_cast<double>(count) + 0.5, false);
    size()->ticker()->setTickCount(std::max(4, axisRect()->height() / 30));
}

/// Values that are nothing but rounding count where there are several: one is always there when there are no
/// more positions than dimensions.
QCPRange SingularValuePlottable::sizesOf(const Components& numbers) {
    if (numbers.rank == 0) return {0.1, 1};
    const Eigen::VectorXd& values = numbers.singularValues;
    const double highest = values[0];
    const bool many = values.size() - numbers.rank > 1;
    const double lowest = many ? std::max(values.tail(1)[0], highest * 1e-17) : values[numbers.rank - 1];
    constexpr double room = 1.2;
    return {std::pow(10, std::floor(std::log10(lowest / room))),
            std::pow(10, std::ceil(std::log10(highest * room)))};
}

QPointF SingularValuePlottable::pointOf(const Components& numbers, Eigen::Index i) const {
    return {index()->coordToPixel(static_cast<double>(i + 1)),
            size()->coordToPixel(std::max(numbers.singularValues[i], size()->range().lower))};
}

void SingularValuePlottable::drawDots(QCPPainter& painter, const SingularValues& table) const {
    const TruePlaces places(painter);
    const Components& numbers = *table.numbers;
    const double radius = std::clamp(axisRect()->rect().width() / index()->range().size() * 0.3, 1.4, 4.0);
    const auto first = std::min<Eigen::Index>(static_cast<Eigen::Index>(table.first.size()), numbers.rank);
    painter.setPen(Qt::NoPen);
    for (Eigen::Index i = numbers.singularValues.size() - 1; i >= 0; --i) {
        if (numbers.singularValues[i] < size()->range().lower) continue;
        painter.setBrush(i < first          ? table.first[static_cast<std::size_t>(i)]
                         : i < numbers.rank ? table.others
                                            : theme_->muted);
        drawDot(painter, pointOf(numbers, i), i < first ? std::max(radius, 2.6) : radius, table.diamonds);
    }
}

QStringList SingularValuePlottable::wordsOf(const Components& numbers, bool brief) {
    const QString most = grouped(numbers.countFor(0.9));
    const QString nearlyAll = grouped(numbers.countFor(0.99));
    if (brief) return {QStringLiteral("%1: %2, %3: %4").arg(percent(0.9), most, percent(0.99), nearlyAll)};
    QStringList words{tr("90 % of the variance by %1, 99 % by %2").arg(most, nearlyAll)};
    if (numbers.rank != numbers.singularValues.size())
        words << tr("%1 are more than rounding").arg(grouped(numbers.rank));
    return words;
}

/// Of one table, or of A and B; of more there is no room.
QStringList SingularValuePlottable::wordsOfTables(bool brief) const {
    const QStringList words = wordsOf(*tables_.front().numbers, brief);
    if (tables_.size() == 1) return words;
    return {tr("A: %1").arg(words.front()), tr("B: %1").arg(wordsOf(*tables_.back().numbers, brief).front())};
}

void SingularValuePlottable::draw(QCPPainter* painter) {
    if (!isShown()) return;
    painter->setAntialiasing(true);
    for (auto table = tables_.rbegin(); table != tables_.rend(); ++table)
        if (table->numbers->rank > 0) drawDots(*painter, *table);
    if (tables_.size() > 2) return;
    painter->setFont(textFont(11));
    for (const bool brief : {false, true}) {
        const QStringList words = wordsOfTables(brief);
        QRectF box = placeOf(QFontMetricsF(painter->font()), words);
        if (box.isEmpty()) continue;
        painter->setPen(theme_->muted);
        box.setHeight(box.height() / static_cast<double>(words.size()));
        for (const QString& each : words) {
            painter->drawText(box, Qt::AlignRight | Qt::AlignVCenter | Qt::TextDontClip, each);
            box.translate(0, box.height());
        }
        return;
    }
}

/// A corner of the plot without dots, at the right of the top if that is free: the values fall from left to
/// right. Empty where there is none: words over data are worse than none.
QRectF SingularValuePlottable::placeOf(const QFontMetricsF& metrics, const QStringList& words) const {
    constexpr double line = 15;
    constexpr double around = 4;
    double width = 0;
    for (const QString& each : words)
        width = std::max(width, metrics.horizontalAdvance(each));
    const QRectF area = QRectF(axisRect()->rect()).adjusted(8, 2, -8, -4);
    QRectF box(0, 0, width, line * static_cast<double>(words.size()));
    if (box.width() > area.width() || box.height() > area.height()) return {};
    const auto meets = [&](const SingularValues& table) {
        const Components& numbers = *table.numbers;
        const QRectF taken = box.adjusted(-around, -around, around, around);
        for (Eigen::Index i = 0; i < numbers.singularValues.size(); ++i)
            if (numbers.singularValues[i] >= size()->range().lower && taken.contains(pointOf(numbers, i)))
                return true;
        return false;
    };
    for (const bool top : {true, false})
        for (const bool right : {true, false}) {
            box.moveTop(top ? area.top() : area.bottom() - box.height());
            box.moveLeft(right ? area.right() - box.width() : area.left());
            if (std::ranges::none_of(tables_, meets)) return box;
        }
    return {};
}

bool SingularValuePlottable::point(std::optional<double> x) {
    std::optional<Eigen::Index> at;
    if (x && isShown())
        at = std::clamp<Eigen::Index>(std::llround(index()->pixelToCoord(*x)) - 1, 0,
                                      tables_.front().numbers->singularValues.size() - 1);
    return std::exchange(pointed_, at) != at;
}

void SingularValuePlottable::markPointed(Marks& marks) const {
    if (!isShown()) return;
    const Components& numbers = *tables_.front().numbers;
    if (!pointed_ || *pointed_ >= numbers.singularValues.size()) return;
    const QString text = tr("i = %1: %2, %3")
                             .arg(grouped(*pointed_ + 1), readable(numbers.singularValues[*pointed_], 4),
                                  percent(numbers.share(*pointed_)));
    marks.value(axisRect()->rect(), pointOf(numbers, *pointed_), text, *theme_);
}

}  // namespace posiscope
