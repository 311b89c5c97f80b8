// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/sentence/sentencelayout.h"

#include <QFontMetricsF>
#include <algorithm>
#include <cmath>

#include "ui/style/theme.h"
#include "ui/translation/translated.h"
#include "ui/views/sentence/sentencebars.h"
#include "ui/views/sentence/sentenceswap.h"

namespace posiscope {

namespace {

constexpr double chipHeight = 24, chipGap = 6, chipRow = 34;
constexpr double axisHeight = 18;
constexpr double highestRow = 76, highestRowAskedFor = 240;
constexpr double leastRow = 14;  // of a token in a map
constexpr double cardHeight = 64;
constexpr double factsGap = 8;  // above and below the facts

double textHeight(const QStringList& lines, double width) {
    const QFontMetricsF metrics(textFont(12));
    double height = 0;
    for (const QString& line : lines)
        height += metrics.boundingRect(QRectF(0, 0, width, 1000), Qt::TextWordWrap, line).height() + 3;
    return std::ceil(height);
}

/// Each as wide as its word and its index; those that do not fit in the row are left out.
std::vector<QRectF> chipsOf(const SentencePicture& picture, double top, double width) {
    const SentenceResult& result = *picture.result;
    const double longest = picture.whole ? width : 160;
    const QFontMetricsF metrics(textFont(12));
    const QFontMetricsF small(textFont(10));
    std::vector<QRectF> chips;
    double x = sentenceMargin;
    for (std::size_t t = 0; t < result.tokens().size(); ++t) {
        const double wide = std::min(longest, metrics.horizontalAdvance(result.word(t))) + 24 +
                            small.horizontalAdvance(QString::number(result.tokens().indices[t]));
        const bool last = t + 1 == result.tokens().size();
        if (x + wide > width - sentenceMargin - (last ? 0 : 60)) break;  // room for "and 9 more"
        chips.emplace_back(x, top, wide, chipHeight);
        x += wide + chipGap;
    }
    return chips;
}

/// How high the parts are.
struct Heights {
    double chips = 0, maps = 0, axis = 0, values = 0, heads = 0, notes = 0, facts = 0;
    std::size_t firstFact = 0;
    bool cards = false;
    bool inTwoRows = false;  ///< of heads: those with positions below those without
};

constexpr double headsOver = tableTitleHeight + 2 * axisHeight + 8;
constexpr double swapOver = 2 * tableTitleHeight + 2 * axisHeight + 8;

double factsHeight(const SentencePicture& picture, double width, std::size_t first = 0) {
    QStringList lines;
    for (std::size_t n = first; n < picture.facts.size(); ++n)
        lines << picture.facts[n].sentence;
    return lines.isEmpty() ? 0 : textHeight(lines, width) + 2 * factsGap - 3;
}

/// What is kept for a fact that comes with an answer: the tables must not become lower then.
double heightOfOneFact(double width) {
    constexpr double twoLines = 600;  // in a narrower picture
    const QString line(u'x');
    return textHeight(width < twoLines ? QStringList{line, line} : QStringList{line}, width) + 2 * factsGap -
           3;
}

double notesHeight(const SentencePicture& picture, double width) {
    const double notes = textHeight(picture.notes, width);
    return notes > 0 ? notes + 8 : 0;
}

/// The same parts whatever the height: the rows of the tokens take what the others leave.
Heights heightsOfTables(const SentencePicture& picture, QSize size, double rows) {
    Heights heights;
    heights.axis = axisHeight;
    if (picture.pointing || (picture.token >= 0 && picture.dimension >= 0)) heights.values = 26;
    heights.notes = notesHeight(picture, size.width() - 2 * sentenceMargin);
    const double left = size.height() - 8 - tableTitleHeight - heights.axis - heights.values - heights.notes;
    heights.maps = std::clamp(std::floor(left), 0.0, rows * highestRowAskedFor);
    return heights;
}

/// The columns of weights and outputs, in one row or two.
struct HeadColumns {
    HeadColumns(const SentencePicture& picture, double width, double height, bool inTwoRows) {
        const SentenceParts& parts = picture.parts;
        const bool wide = width >= 760;
        hasBars = picture.colourBars && (parts.areAlone() ? width >= leastForBars(parts) : wide);
        bar = hasBars ? colourBarWidth : gap;
        const auto rows = static_cast<double>(picture.result->tokens().size());
        labels = labelWidth(picture, width * (wide ? 0.2 : 0.24), height / rows);
        const bool four = parts.without && parts.with && !inTwoRows;
        map = std::floor((width - labels - 8 - (four ? 2 * gap : 0) - 2 * bar) / (four ? 4 : 2));
    }
    static constexpr double gap = 14;
    double labels = 0, map = 0, bar = 0;
    bool hasBars = false;
};

/// Tables that would be higher than they are wide stand in two rows where they are larger there.
void chooseRows(Heights& heights, const SentencePicture& picture, double width, double rows) {
    const double low = std::floor((heights.heads - headsOver) / 2);
    if (!picture.parts.without || !picture.parts.with || low < leastRow * rows) return;
    const double one = std::min(heights.heads, HeadColumns(picture, width, heights.heads, false).map);
    const double two = std::min(low, HeadColumns(picture, width, low, true).map);
    heights.inTwoRows = two > one;
    if (heights.inTwoRows) heights.heads = low;
}

/// Where rows would be lower than their labels, facts go, the last one only where nothing else would be seen:
/// it is what a person has chosen to swap.
Heights heightsOfAttention(const SentencePicture& picture, QSize size, double rows) {
    constexpr double lowestRow = 6;
    const double width = size.width() - 2 * sentenceMargin;
    Heights heights;
    heights.notes = notesHeight(picture, width);
    using Kind = SentenceParts::Kind;
    const Kind kind = picture.parts.kind;
    const double over = kind == Kind::swap       ? swapOver
                        : kind == Kind::addition ? tableTitleHeight + axisHeight
                                                 : headsOver;
    if (kind == Kind::addition) ++rows;  // the sum
    const double all = size.height() - 8 - over - heights.notes;
    double kept = kind == Kind::addition ? 0 : heightOfOneFact(width);
    if (all - kept < rows * leastRow) kept = 0;
    double left = 0;
    for (const std::size_t facts = picture.facts.size();; ++heights.firstFact) {
        const bool none = facts > 0 && heights.firstFact == facts;
        heights.facts = none ? 0 : std::max(kept, factsHeight(picture, width, heights.firstFact));
        left = all - heights.facts;
        const bool isLast = heights.firstFact + 1 == facts;
        if (left >= rows * (isLast ? lowestRow : leastRow) || heights.firstFact >= facts) break;
    }
    heights.heads = std::max(0.0, std::floor(left));
    if (kind == Kind::attention) chooseRows(heights, picture, width, rows);
    heights.heads = std::min(heights.heads, rows * highestRowAskedFor);
    return heights;
}

Heights heightsThatFit(const SentencePicture& picture, QSize size, bool withAttention) {
    const auto tokens = static_cast<double>(std::max<std::size_t>(1, picture.result->tokens().size()));
    const double width = size.width() - 2 * sentenceMargin;
    Heights heights;
    double left = size.height() - 8;
    const auto take = [&](double& part, double height, double keep) {
        if (height <= 0 || left - height < keep) return false;
        part = height;
        left -= height;
        return true;
    };
    left -= tableTitleHeight;
    // The maps come first and attention, which positions are for, next; the rest has what they leave.
    const double leastMaps = std::clamp(leastRow * tokens, 40.0, 56.0);
    const double leastHeads = std::clamp(leastRow * tokens, 40.0, 72.0);
    const bool attention = withAttention && picture.result->hasAttention() && width >= 480 &&
                           left >= leastMaps + headsOver + leastHeads;
    double least = leastMaps + (attention ? headsOver + leastHeads : 0);
    if (picture.whole) take(heights.axis, axisHeight, least);
    // In a figure each token has its word beside its row.
    constexpr double mostRows = 160;
    if (picture.whole) least += std::max(0.0, std::min(leastRow * tokens, mostRows) - leastMaps);
    const bool chosen = picture.token >= 0 && picture.dimension >= 0;
    if (!picture.whole || chosen) take(heights.values, 26, least);
    take(heights.notes, notesHeight(picture, width), least);
    const double linesHeight = factsHeight(picture, width);
    take(heights.facts, linesHeight, least);
    if (!picture.whole) take(heights.axis, axisHeight, least);
    // A figure has all words, or none.
    if (!picture.whole || chipsOf(picture, 0, size.width()).size() == picture.result->tokens().size())
        take(heights.chips, chipRow, least + 10);
    if (attention) {
        left -= headsOver;
        if (width >= 760 && left - (cardHeight + 2 * factsGap - linesHeight) >= 260) {
            heights.cards = true;
            left -= cardHeight + 2 * factsGap - heights.facts;
            heights.facts = cardHeight + 2 * factsGap;
        }
        heights.heads = std::min(std::floor(left * 0.5), tokens * highestRow);
        left -= heights.heads;
    }
    heights.maps = std::max(0.0, std::min(std::floor(left), tokens * highestRow));
    return heights;
}

Heights heightsFor(const SentencePicture& picture, QSize size, bool withAttention) {
    const auto rows = static_cast<double>(std::max<std::size_t>(1, picture.result->tokens().size()));
    using Kind = SentenceParts::Kind;
    const Kind kind = picture.parts.kind;
    if (kind == Kind::tables) return heightsOfTables(picture, size, rows);
    if (kind != Kind::automatic && picture.result->hasAttention())
        return heightsOfAttention(picture, size, rows);
    return heightsThatFit(picture, size, withAttention);
}

/// So wide that there are cells to see; in a figure, where no type is too small to be read, with a title.
double leastMap(const SentencePicture& picture, const QStringList& titles) {
    constexpr double cells = 20, beside = 8;  // that a title may be wider than its map
    if (!picture.whole) return cells;
    const QFontMetricsF metrics(textFont(smallestTokenType(picture), QFont::DemiBold));
    double widest = cells;
    for (const QString& title : titles)
        widest = std::max(widest, metrics.horizontalAdvance(title) - beside);
    return widest;
}

void placeMaps(SentenceLayout& layout, const SentencePicture& picture, double left, double right, double top,
               double height) {
    const double width = right - left;
    const bool wide = width >= 760;
    const auto rows = static_cast<double>(picture.result->tokens().size());
    const double labels = labelWidth(picture, width * (wide ? 0.2 : 0.16), height / rows);
    constexpr double least = 320;  // with less room the maps alone
    const double norm = !picture.parts.norms ? 0 : wide ? 64 : width >= least ? 40 : 0;
    const double sign = wide ? 34 : 22;
    const double bar = width >= leastForBars(picture.parts) && picture.colourBars ? colourBarWidth : 0;
    const std::size_t count = picture.parts.sum ? 3 : 1;
    const double between = static_cast<double>(count - 1) * (norm + sign + 6);
    const double map = std::floor((width - labels - 8 - between - bar) / static_cast<double>(count));
    const QStringList titles{SentenceText::tr("embedding"), SentenceText::tr("encoding"),
                             SentenceText::tr("input")};
    if (map < leastMap(picture, titles) || height < 10) return;
    layout.labels = QRectF(left, top, labels, height);
    double x = left + labels + 8;
    for (std::size_t n = 0; n < count; ++n) {
        layout.maps[n] = QRectF(std::floor(x), top, map, height);
        x += map;
        if (n + 1 == count) break;
        if (norm > 0) layout.norms[n] = QRectF(std::floor(x) + 6, top, norm, height);
        x += norm + 6;
        layout.signs[n] = QPointF(x + sign / 2, top + height / 2);
        x += sign;
    }
    if (bar > 0) layout.bar = QRectF(x + 10, top, 10, height);
}

/// Weights and outputs, each without positions, with them, or both: side by side, or one below the other.
void placeHeads(SentenceLayout& layout, const SentencePicture& picture, double left, double right, double top,
                const Heights& heights) {
    const double height = heights.heads;
    const HeadColumns columns(picture, right - left, height, heights.inTwoRows);
    const SentenceParts& parts = picture.parts;
    const QStringList titles{SentenceText::tr("without"), SentenceText::tr("with"),
                             SentenceText::tr("outputs")};
    const QFontMetricsF metrics(textFont(smallestTokenType(picture)));
    const double told = metrics.horizontalAdvance(SentenceText::tr("row → column")) + 4;
    const double least = std::max(leastMap(picture, titles), picture.whole ? told : 0);
    if (columns.map < least || height < 10) return;
    layout.headLabels = QRectF(left, top, columns.labels, height);
    const double lower = heights.inTwoRows ? height + headsOver : 0;
    if (heights.inTwoRows) layout.lowerHeadLabels = layout.headLabels.translated(0, lower);
    const bool beside = parts.without && parts.with && !heights.inTwoRows;
    double x = left + columns.labels + 8;
    for (std::size_t n = 0; n < 4; ++n) {
        const bool isWith = n % 2 == 1;
        if (isWith ? !parts.with : !parts.without) continue;
        if (isWith && heights.inTwoRows) {
            layout.heads[n] = layout.heads[n - 1].translated(0, lower);
            continue;
        }
        layout.heads[n] = QRectF(std::floor(x), top, columns.map, height);
        x += columns.map + HeadColumns::gap;
        if (beside && !isWith) continue;
        if (columns.hasBars) layout.headBars[n / 2] = QRectF(x - HeadColumns::gap + 10, top, 10, height);
        x += columns.bar - HeadColumns::gap;
    }
}

}  // namespace

double labelWidth(const SentencePicture& picture, double most, double rowHeight) {
    constexpr double number = 26;  // the token's
    const auto widest = [&](int pixels) {
        return std::ceil(widestWord(*picture.result, textFont(pixels, QFont::DemiBold)) + number);
    };
    const double wanted = std::min(widest(largestTokenType(rowHeight)), std::floor(most));
    return picture.whole ? std::max(wanted, widest(smallestTokenType(picture))) : wanted;
}

double widestWord(const SentenceResult& result, const QFont& font) {
    const QFontMetricsF metrics(font);
    double widest = 0;
    for (std::size_t t = 0; t < result.tokens().size(); ++t)
        widest = std::max(widest, metrics.horizontalAdvance(result.word(t)));
    return widest;
}

QRectF SentenceLayout::row(const QRectF& map, qint64 token, std::size_t tokens) {
    const double height = map.height() / static_cast<double>(tokens);
    return {map.left(), map.top() + height * static_cast<double>(token), map.width(), height};
}

namespace {

SentenceLayout placed(const SentencePicture& picture, QSize size, const Heights& heights) {
    SentenceLayout layout;
    const double left = sentenceMargin;
    const double right = size.width() - sentenceMargin;
    double y = 8;
    if (heights.chips > 0) {
        layout.chips = chipsOf(picture, y, size.width());
        y += heights.chips;
    }
    if (heights.maps > 0) {
        y += tableTitleHeight;
        placeMaps(layout, picture, left, right, y, heights.maps);
        y += heights.maps;
    }
    if (heights.axis > 0) layout.axis = QRectF(left, y, right - left, heights.axis);
    y += heights.axis;
    if (heights.values > 0) layout.values = QRectF(left, y, right - left, heights.values);
    y += heights.values;
    if (heights.heads > 0) {
        y += (heights.maps > 0 ? 8 : 0) + tableTitleHeight;
        using Kind = SentenceParts::Kind;
        if (picture.parts.kind == Kind::addition) {
            placeAddends(layout, picture, QRectF(left, y, right - left, heights.heads));
        } else if (picture.parts.kind != Kind::swap) {
            placeHeads(layout, picture, left, right, y, heights);
        } else {
            y += tableTitleHeight;
            placeSwap(layout, picture, left, right, y, heights.heads);
            if (!layout.swapped.isEmpty())
                layout.swapLegend = QRectF(left, y + heights.heads + axisHeight, right - left, axisHeight);
        }
    }
    double bottom = size.height();
    layout.firstFact = heights.firstFact;
    if (heights.facts > 0) {
        layout.facts =
            QRectF(left, bottom - heights.facts + factsGap, right - left, heights.facts - 2 * factsGap);
        layout.cards = heights.cards;
        bottom -= heights.facts;
    }
    if (heights.notes > 0)
        layout.notes = QRectF(left, bottom - heights.notes + 6, right - left, heights.notes - 6);
    return layout;
}

}  // namespace

SentenceLayout layOutSentence(const SentencePicture& picture, QSize size) {
    if (!picture.result || picture.result->tokens().size() == 0) return {};
    SentenceLayout layout = placed(picture, size, heightsFor(picture, size, true));
    if (!picture.whole || picture.parts.kind != SentenceParts::Kind::automatic) return layout;
    // The maps come first: there is no picture without them, and long words may leave attention no room.
    if (layout.heads[0].isEmpty()) layout = placed(picture, size, heightsFor(picture, size, false));
    return layout.maps[0].isEmpty() ? SentenceLayout() : layout;
}

SentencePlace placeAt(QPointF point, const SentencePicture& picture, const SentenceLayout& layout) {
    SentencePlace place;
    if (!picture.result) return place;
    const auto tokens = static_cast<double>(picture.result->tokens().size());
    const auto cell = [](double at, double from, double length, double count) {
        return std::clamp<qint64>(static_cast<qint64>(std::floor((at - from) / length * count)), 0,
                                  static_cast<qint64>(count) - 1);
    };
    const auto rowIn = [&](const QRectF& map) { return cell(point.y(), map.top(), map.height(), tokens); };
    const auto dModel = static_cast<double>(picture.result->facts.sentence().dModel());
    for (std::size_t n = 0; n < layout.maps.size(); ++n) {
        const QRectF& map = layout.maps[n];
        if (!map.contains(point)) continue;
        const double columns =
            n == 2 ? static_cast<double>(picture.result->facts.sentence().width()) : dModel;
        place.token = rowIn(map);
        place.dimension = cell(point.x(), map.left(), map.width(), columns) % static_cast<qint64>(dModel);
        return place;
    }
    for (std::size_t n = 0; n < layout.heads.size(); ++n) {
        const QRectF& map = layout.heads[n];
        if (!map.contains(point)) continue;
        place.token = rowIn(map);
        if (n < 2) place.key = cell(point.x(), map.left(), map.width(), tokens);
        return place;
    }
    if (layout.swapped.united(layout.swappedLabels).contains(point) && !layout.swapped.isEmpty()) {
        const SentenceResult& result = *picture.result;
        const SwappedTable& swapped = picture.parts.with ? result.swappedWith : result.swappedWithout;
        place.token = static_cast<qint64>(swapped.places[static_cast<std::size_t>(rowIn(layout.swapped))]);
    }
    for (const QRectF& rows :
         {layout.labels, layout.norms[0], layout.norms[1], layout.headLabels, layout.lowerHeadLabels})
        if (rows.contains(point)) place.token = rowIn(rows);
    for (std::size_t t = 0; t < layout.chips.size(); ++t)
        if (layout.chips[t].contains(point)) place.token = static_cast<qint64>(t);
    return place;
}

}  // namespace posiscope
