// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/translation/encodingnumbers.h"

#include <QCoreApplication>
#include <algorithm>

#include "ui/translation/translated.h"

namespace posiscope {

namespace {

class NumbersText {
    Q_DECLARE_TR_FUNCTIONS(NumbersText)
};

QString shapeWords(const Model& model) {
    const QString positions = grouped(model.table().rows());
    if (!model.hasTable())
        return NumbersText::tr("On screen: %1 queries × %1 keys, heads: %2.")
            .arg(positions, grouped(model.bias() == nullptr ? 1 : model.bias()->heads()));
    return NumbersText::tr("On screen: %1 positions × %2 dimensions.")
        .arg(positions, grouped(model.table().columns()));
}

QString pairWords(const Model& model) {
    const auto all = model.frequencies();
    if (all.empty()) return {};
    const auto [shortest, longest] =
        std::ranges::minmax(all, {}, [](const Frequency& each) { return each.wavelength(); });
    return NumbersText::tr("%1 pairs, with wavelengths from %2 to %3 positions.")
        .arg(grouped(static_cast<qint64>(all.size())), readable(shortest.wavelength(), 4),
             readable(longest.wavelength(), 6));
}

}  // namespace

QString encodingNumbers(const Model& model) {
    if (const Text problem = model.problem(); !problem.empty()) return translated(problem);
    QStringList sentences{shapeWords(model), pairWords(model)};
    for (const Text& note : model.notes())
        sentences << translated(note);
    sentences.removeAll(QString());
    return sentences.join(u' ');
}

}  // namespace posiscope
