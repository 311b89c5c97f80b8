// SPDX-License-Identifier: GPL-3.0-or-later
// Figures of every view, and what no figure may have.
#pragma once

#include "tests/support/paintrecord.h"
#include "tests/ui/configfile.h"
#include "tests/ui/windowfixture.h"
#include "ui/export/figure.h"

namespace posiscope {

/// Of precision there is something to see where a program rounds: the last one that is offered.
inline void roundAsAProgram(State& state) {
    const Parameter* parameter = findParameter(state, "precision");
    if (parameter == nullptr || parameter->choices.empty()) return;
    state.values.set("precision", Value(parameter->choices.back().id));
    repair(state);
}

/// The figure of one pane in a file of this size; nothing where the view does not show the encoding.
inline std::optional<FigureRequest> figureOf(const Encoding& encoding, const ViewType& type,
                                             const QString& size) {
    State state = encodingState(encoding.id, {type.id});
    if (type.id == "layers") nameConfig(state);
    if (type.comparesSides) {
        beginComparing(state, type.id);
        repair(state);
    }
    if (type.id == "precision") roundAsAProgram(state);
    FigureRequest request;
    request.snapshot = makeSnapshot(state);
    request.panes = {{type.id, {}, Subject::a}};
    if (!whyUnavailable(type, snapshotOfPane(request.snapshot, request.panes[0])).empty())
        return std::nullopt;
    PictureMeasure measure;
    measure.size = *parsePictureSize(size.toStdString());
    constexpr double points = 8;
    if (measure.size.unit != LengthUnit::px) measure.fontSize = points;
    setMeasure(request, measure);
    return request;
}

/// Words that are cut off, elided, over each other or under 5 pt.
inline QStringList complaintsAbout(const std::vector<Painted>& all, QSize size, double pointsPerPixel) {
    constexpr double slack = 1.5, between = 5, least = 5;
    QStringList complaints;
    std::vector<Painted> words;
    for (const Painted& each : all) {
        if (each.kind != Painted::Kind::words || each.text.trimmed().isEmpty()) continue;
        words.push_back(each);
        if (each.text.endsWith(u'…')) complaints << QStringLiteral("elided: ") + each.text;
        if (!QRectF(QPointF(), size).adjusted(-slack, -slack, slack, slack).contains(each.box))
            complaints << QStringLiteral("cut: ") + each.text;
        if (each.type * pointsPerPixel < least - 0.05)
            complaints << QStringLiteral("%1 pt: %2").arg(each.type * pointsPerPixel).arg(each.text);
    }
    for (std::size_t n = 0; n < words.size(); ++n)
        for (std::size_t m = 0; m < n; ++m) {
            if (n == m + 1 && words[n].continues) continue;
            const QRectF common = words[n].box & words[m].box;
            if (common.width() > (n == m + 1 ? between : slack) && common.height() > slack)
                complaints << QStringLiteral("overlapped: %1 by %2").arg(words[n].text, words[m].text);
        }
    return complaints;
}

}  // namespace posiscope
