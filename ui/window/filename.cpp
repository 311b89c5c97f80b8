// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/filename.h"

#include "core/state/sweep.h"

namespace posiscope {

QString nameOfFile(const Pane& pane, const State& state) {
    QString name = QString::fromStdString(pane.view);
    if (pane.subject != Subject::a && isSweep(state)) {
        for (const std::string& key : sweptKeys(state))
            name += QStringLiteral("-by-") + QString::fromStdString(key);
        return name;
    }
    const Encoding& encoding = encodingOf(state);
    if (&encoding != encodings().front()) name += u'-' + QString::fromStdString(encoding.id);
    constexpr int most = 3;
    int told = 0;
    for (const Parameter& parameter : encoding.parameters) {
        const Value& value = state.values.at(parameter.key);
        const bool number =
            parameter.kind() == ParameterKind::integer || parameter.kind() == ParameterKind::real;
        if (!number || parameter.internal || !parameter.relevantIn(state.values) ||
            value == parameter.initial)
            continue;
        if (++told > most) break;
        const QString key =
            parameter.key == encoding.width.key ? QStringLiteral("d") : QString::fromStdString(parameter.key);
        name += u'-' + key + QString::fromStdString(plainWord(parameter, value));
    }
    return name;
}

}  // namespace posiscope
