// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/spectrum/referencelines.h"

#include <QCoreApplication>
#include <algorithm>

#include "core/analysis/describe.h"
#include "ui/translation/translated.h"

namespace posiscope {

namespace {

class SpectrumText {
    Q_DECLARE_TR_FUNCTIONS(SpectrumText)
};

constexpr int shortestWave = 2;

/// Whether the lengths of the axes are those of the table: each place is a row, and no row another one.
bool coversAll(const Positions& positions) {
    std::int64_t places = 1;
    for (const PositionAxis& axis : positions.axes()) {
        if (axis.length > positions.rows()) return false;
        places *= axis.length;
    }
    return places == positions.rows();
}

/// "max_len = 256"; "a span of 951" of listed positions, of which there may be more or fewer.
QString briefly(const Model& model, std::size_t axis) {
    const PositionAxis& here = model.positions().axes()[axis];
    const QString length = grouped(here.length);
    if (coversAll(model.positions()))
        return QStringLiteral("%1 = %2").arg(QString::fromStdString(lengthKey(here)), length);
    if (model.positions().axes().size() == 1) return SpectrumText::tr("a span of %1").arg(length);
    return SpectrumText::tr("%1 over a span of %2").arg(translated(here.name), length);
}

/// "max_len = 256: 40 of 64 pairs complete a cycle", and the same in fewer words.
QStringList countsOf(const Model& model, std::size_t axis, const QString& side) {
    const QString complete = grouped(model.turns().completeCyclesAlong(axis));
    const QString all = grouped(model.turns().pairsAlong(axis));
    const QString length = briefly(model, axis);
    return {side + SpectrumText::tr("%1: %2 of %3 pairs complete a cycle").arg(length, complete, all),
            side + SpectrumText::tr("%1: %2 of %3 pairs").arg(length, complete, all),
            side + SpectrumText::tr("%1: %2 of %3 pairs")
                       .arg(grouped(model.positions().axes()[axis].length), complete, all),
            side + SpectrumText::tr("%1 of %2 pairs").arg(complete, all)};
}

/// The lines of every axis that pairs count along; `side` stands before their words where A and B share the
/// plot.
void addAxes(const Model& model, const QString& side, std::vector<ReferenceLine>& lines) {
    const auto axes = model.positions().axes();
    for (std::size_t n = 0; n < axes.size(); ++n)
        lines.push_back(
            {static_cast<double>(std::max<std::int64_t>(1, axes[n].length)), countsOf(model, n, side)});
}

/// The lengths of several encodings, each once.
void addEachLength(const std::vector<ShownModel>& shown, std::vector<ReferenceLine>& lines) {
    for (const ShownModel& each : shown) {
        const auto axes = each.model->positions().axes();
        for (std::size_t axis = 0; axis < axes.size(); ++axis) {
            const auto height = static_cast<double>(std::max<std::int64_t>(1, axes[axis].length));
            if (std::ranges::find(lines, height, &ReferenceLine::height) == lines.end())
                lines.push_back({height, {briefly(*each.model, axis)}});
        }
    }
}

/// The lengths of A and B: one line where it is the same.
void addLengths(const Snapshot& snapshot, std::vector<ReferenceLine>& lines) {
    const auto shown = shownModels(snapshot);
    if (shown.size() == 1) {
        addAxes(*shown.front().model, {}, lines);
        return;
    }
    if (shown.size() > 2) return addEachLength(shown, lines);
    const auto a = shown[0].model->positions().axes();
    const auto b = shown[1].model->positions().axes();
    const QString length = briefly(*shown[0].model, 0);
    if (a.size() != 1 || b.size() != 1 || length != briefly(*shown[1].model, 0)) {
        addAxes(*shown[0].model, QStringLiteral("A: "), lines);
        addAxes(*shown[1].model, QStringLiteral("B: "), lines);
        return;
    }
    lines.push_back({static_cast<double>(std::max<std::int64_t>(1, a.front().length)),
                     {SpectrumText::tr("%1: complete cycles: A %2 of %3 pairs, B %4 of %5")
                          .arg(length, grouped(shown[0].model->turns().completeCycles()),
                               grouped(shown[0].model->turns().pairsAlong(0)),
                               grouped(shown[1].model->turns().completeCycles()),
                               grouped(shown[1].model->turns().pairsAlong(0))),
                      length}});
}

/// The original and the new context of stretched encodings, each length once.
void addContexts(const Snapshot& snapshot, std::vector<ReferenceLine>& lines) {
    const auto add = [&](qint64 length, const QString& text, const QString& brief) {
        const auto height = static_cast<double>(length);
        if (std::none_of(lines.begin(), lines.end(),
                         [&](const ReferenceLine& each) { return each.height == height; }))
            lines.push_back({height, {text.arg(grouped(length)), brief.arg(grouped(length))}});
    };
    for (const ShownModel& each : shownModels(snapshot)) {
        const RotaryEmbedding* rotary = each.model->rotary();
        if (rotary == nullptr || rotary->originalLength() <= 0) continue;
        const qint64 original = rotary->originalLength();
        const qint64 stretched = rotary->stretchedLength();
        add(original, SpectrumText::tr("original context: %1"), SpectrumText::tr("original: %1"));
        if (stretched > original)
            add(stretched, SpectrumText::tr("new context: %1"), SpectrumText::tr("new: %1"));
    }
}

}  // namespace

std::span<const Frequency> unscaledFrequencies(const Model& model) {
    return model.rotary() != nullptr ? model.rotary()->unscaled() : model.frequencies();
}

bool isScaledSpectrum(const Model& model) {
    const RotaryEmbedding* rotary = model.rotary();
    return rotary != nullptr && rotary->unscaled().data() != rotary->frequencies().data();
}

std::vector<double> wavelengthsOf(std::span<const Frequency> frequencies) {
    std::vector<double> all;
    all.reserve(frequencies.size());
    for (const Frequency& frequency : frequencies)
        all.push_back(frequency.wavelength());
    return all;
}

Interval wavelengthRange(std::span<const Frequency> frequencies) {
    if (frequencies.empty()) return {1, 1};
    const auto [slowest, fastest] = std::ranges::minmax_element(frequencies, {}, &Frequency::radians);
    return {fastest->wavelength(), slowest->wavelength()};
}

double highestReferenceLine(const Model& model) {
    std::int64_t highest = shortestWave;
    for (const PositionAxis& axis : model.positions().axes())
        highest = std::max(highest, axis.length);
    if (const RotaryEmbedding* rotary = model.rotary())
        highest = std::max({highest, rotary->originalLength(), rotary->stretchedLength()});
    return static_cast<double>(highest);
}

std::vector<double> wavelengthRatios(const Snapshot::Sides& sides) {
    const auto a = sides.a->frequencies();
    const auto b = sides.b->frequencies();
    std::vector<double> ratios;
    for (std::size_t i = 0; i < std::min(a.size(), b.size()); ++i)
        ratios.push_back(b[i].radians() / a[i].radians());
    return ratios;
}

std::vector<ReferenceLine> referenceLines(const Snapshot& snapshot) {
    if (snapshot.subject == Subject::difference) return {{1, {SpectrumText::tr("1: equal wavelengths")}}};
    // How many pairs complete a cycle is what the picture is asked for: it has the first choice of a place.
    std::vector<ReferenceLine> lines;
    addLengths(snapshot, lines);
    addContexts(snapshot, lines);
    lines.push_back({shortestWave,
                     {SpectrumText::tr("2: the shortest wave that whole positions can show"),
                      SpectrumText::tr("2: the shortest wave")}});
    return lines;
}

}  // namespace posiscope
