// SPDX-License-Identifier: GPL-3.0-or-later
// Outputs as bars, which an eye compares more easily than colours, and one output as a sum.
#pragma once

#include <qcustomplot.h>

#include "ui/style/theme.h"
#include "ui/views/sentence/sentencelayout.h"

namespace posiscope {

/// Whether a table of outputs in this place has bars: it is drawn without others in its colours, and there
/// is room.
bool hasOutputBars(const SentencePicture& picture, const QRectF& table);

/// The colour of a token's bars: the same for equal words.
QColor colourOfToken(const SentenceResult& result, std::size_t token, const Theme& theme);

/// The numbers that a row of bars goes from and to, with 0 among them.
struct BarRange {
    double lowest = 0, highest = 0;

    void take(double number);
    void take(const Field& field);
    /// The height of a number in a row.
    double at(double number, const QRectF& row) const;
};

/// A bar for each number of a table, up or down from a line. Row r belongs to the token `tokens[r]`, or to
/// token r where it is empty.
void drawOutputBars(QCPPainter& painter, const QRectF& table, const Field& field, const BarRange& range,
                    const SentenceResult& result, const std::vector<std::size_t>& tokens, const Theme& theme);

/// Over the bars of the outputs after a swap, in the colour of text: what the output of each word has changed
/// by.
void drawChanges(QCPPainter& painter, const QRectF& table, const Field& before, const SwappedTable& after,
                 const BarRange& range, const Theme& theme);

/// The scale of the first row, right of a table.
void drawBarScale(QCPPainter& painter, const QRectF& bar, double rowHeight, const BarRange& range,
                  const Theme& theme);

/// The places of SentenceParts::Kind::addition.
void placeAddends(SentenceLayout& layout, const SentencePicture& picture, const QRectF& area);

/// The value of each token times its weight, and below a line their sum, the output.
void drawAddends(QCPPainter& painter, const SentencePicture& picture, const SentenceLayout& layout,
                 const Theme& theme);

}  // namespace posiscope
