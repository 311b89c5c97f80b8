// SPDX-License-Identifier: GPL-3.0-or-later
// The places of the parts of the picture of a sentence.
#pragma once

#include <QFont>
#include <QRectF>
#include <QSize>
#include <algorithm>
#include <array>
#include <optional>
#include <vector>

#include "core/lessons/picturemarks.h"
#include "core/state/state.h"
#include "ui/views/sentence/sentenceresult.h"
#include "ui/views/sentence/shownparts.h"

namespace posiscope {

/// What is drawn of a sentence.
struct SentencePicture {
    std::shared_ptr<const SentenceResult> result;  ///< null before the first has been computed
    std::vector<SentenceFact> facts;
    SentenceParts parts;
    QStringList notes;
    QString reason;  ///< instead of the picture
    QString late;    ///< over the picture
    qint64 firstPosition = 0;
    Positions positions = Positions::line(0, 1);
    bool scaled = true;    ///< the embeddings, by √d_model
    bool pointing = true;  ///< a person can point at cells: not in a file
    bool whole = false;    ///< no word is cut: in a file
    bool colourBars = true;
    std::string colormap, weightColormap;
    std::vector<PictureMark> marks;  ///< of a lesson
    // The cursor: the token and the key are −1 where it is not in the sentence.
    qint64 token = -1, dimension = -1, key = -1;
    std::size_t summed = 0;  ///< the token whose output is drawn as a sum
};

/// Parts that are not drawn are empty. As many as fit: in the order in which they are left out when room gets
/// scarce, the cards of the facts (which become lines), the chips, the axis, the facts, the notes, attention.
struct SentenceLayout {
    std::array<QRectF, 3> maps;    ///< embedding, encoding, input
    std::array<QRectF, 2> norms;   ///< right of the first two
    std::array<QPointF, 2> signs;  ///< between the maps
    QRectF labels;                 ///< left of the maps
    QRectF bar;                    ///< of their colours
    QRectF axis;
    QRectF values;                ///< the numbers under the cursor, below the maps
    std::array<QRectF, 4> heads;  ///< weights without and with positions, outputs without and with
    QRectF headLabels;
    QRectF lowerHeadLabels;  ///< where those with positions stand below those without
    QRectF addends;          ///< a row for each token and, a little lower, one for their sum
    QRectF addendLabels;
    QRectF swapped;        ///< the outputs after a swap; those before are in `heads`
    QRectF swappedLabels;  ///< right of them
    QRectF swapLegend;     ///< what the lines between the two mean
    std::array<QRectF, 2> headBars;
    std::vector<QRectF> chips;  ///< of the tokens that there is room for
    QRectF notes;
    QRectF facts;
    std::size_t firstFact = 0;  ///< those before it are left out
    bool cards = false;

    /// The row of token t in a map.
    static QRectF row(const QRectF& map, qint64 token, std::size_t tokens);
};

SentenceLayout layOutSentence(const SentencePicture& picture, QSize size);

/// What is under a point.
struct SentencePlace {
    std::optional<qint64> token, dimension, key;
};
SentencePlace placeAt(QPointF point, const SentencePicture& picture, const SentenceLayout& layout);

/// The type of the words beside the rows, in pixels: larger beside high rows. A window's may be read from the
/// back of a room.
constexpr int usualTokenType = 12;
constexpr int smallestTokenType(const SentencePicture& picture) {
    return picture.whole ? 9 : 10;
}
constexpr int largestTokenType(double rowHeight) {
    constexpr double share = 6;
    constexpr int largest = 20;
    return std::clamp(static_cast<int>(rowHeight / share), usualTokenType, largest);
}
double widestWord(const SentenceResult& result, const QFont& font);

/// The words beside rows of this height, at most so wide. In a figure no word is cut: the column is as wide
/// as they are in the smallest type.
double labelWidth(const SentencePicture& picture, double most, double rowHeight);

/// The width from which on there are colour bars.
constexpr double leastForBars(const SentenceParts& parts) {
    return parts.areAlone() ? 300 : 640;
}
constexpr double colourBarWidth = 62;  ///< with the space before it and its numbers

constexpr double sentenceMargin = 16;
constexpr int tableTitleHeight = 22;  ///< above each map

}  // namespace posiscope
