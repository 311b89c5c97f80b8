// SPDX-License-Identifier: GPL-3.0-or-later
// The words and marks around the tables of a sentence.
#pragma once

#include <qcustomplot.h>

#include "ui/style/theme.h"
#include "ui/views/sentence/sentencelayout.h"

namespace posiscope {

/// A number with as many decimals as one of the size of `reach` needs for `digits` behind the first digit.
QString fixedNumber(double number, int digits, double reach);

/// The first of the texts that fits in the rect, centred.
void drawFitting(QCPPainter& painter, const QRectF& rect, const QStringList& texts);
/// Token numbers and words beside the rows of a map; `words` are the tokens whose words stand there, where it
/// is not the sentence as it is.
void drawLabels(QCPPainter& painter, const QRectF& rect, const SentencePicture& picture, const Theme& theme,
                const std::vector<std::size_t>& words = {});
/// Norms beside the rows, as bars whose full length is `longest`.
void drawNorms(QCPPainter& painter, const QRectF& rect, const std::vector<double>& norms, double longest,
               const SentencePicture& picture, const Theme& theme);
/// Tokens in frames with their places in the vocabulary.
void drawChips(QCPPainter& painter, const SentencePicture& picture, const SentenceLayout& layout,
               const Theme& theme);
/// The facts as lines, or as cards with large numbers.
void drawFacts(QCPPainter& painter, const SentencePicture& picture, const SentenceLayout& layout,
               const Theme& theme);
/// The numbers of a field over its cells, where these are large enough; `image` is the picture of the field.
void drawNumbers(QCPPainter& painter, const QRectF& rect, const Field& field, const QImage& image,
                 double reach);
/// A colour bar with the numbers at its ends.
void drawColourBar(QCPPainter& painter, const QRectF& rect, const Colormap& map, double lowest,
                   double highest, const Theme& theme);
/// A frame of two colours, visible over any picture.
void drawCursorFrame(QCPPainter& painter, const QRectF& rect, const Theme& theme);
/// Numbers of tokens below the columns of a map, or their words where all fit.
void drawColumnLabels(QCPPainter& painter, const QRectF& rect, const SentencePicture& picture,
                      const Theme& theme);

}  // namespace posiscope
