// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/shared/sidenames.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QStringList>

#include "core/parameters/keys.h"
#include "ui/files/tablepaths.h"
#include "ui/translation/translated.h"

namespace posiscope {

namespace {

/// "Base" → "base", but "YaRN" and "NTK-aware" as they are.
QString insideSentence(QString label) {
    const bool name =
        label.size() > 1 &&
        (label[1].isUpper() || label.mid(1).contains(QRegularExpression(QStringLiteral("[A-Z]"))));
    if (!label.isEmpty() && !name) label[0] = label[0].toLower();
    return label;
}

QString wordsFor(const Parameter& parameter, const Value& value) {
    const QString label = insideSentence(translated(parameter.label));
    if (parameter.kind() == ParameterKind::choice) {
        const Choice* choice = parameter.findChoice(std::get<std::string>(value));
        return choice != nullptr ? insideSentence(translated(choice->label)) : QString();
    }
    if (parameter.kind() == ParameterKind::flag)
        return std::get<bool>(value) ? label : QCoreApplication::translate("views", "not: %1").arg(label);
    return QStringLiteral("%1 %2").arg(label, shownValue(parameter, value));
}

/// The parameter, where it means something on this side.
const Parameter* meantBy(const State& side, const std::string& key) {
    const Parameter* parameter = findParameter(side, key);
    return parameter != nullptr && parameter->relevantIn(side.values) ? parameter : nullptr;
}

QStringList peculiarities(const State& own, const State& other) {
    QStringList parts;
    for (const Parameter& parameter : encodingOf(own).parameters) {
        if (parameter.internal || !parameter.relevantIn(own.values)) continue;
        const Value& value = own.values.at(parameter.key);
        const bool shared = meantBy(other, parameter.key) != nullptr;
        if (shared ? other.values.at(parameter.key) == value : value == parameter.initial) continue;
        parts << wordsFor(parameter, value);
    }
    if (encodingOf(own).fromFile) parts << shownTableName(own.get(keys::tableFile));
    return parts;
}

}  // namespace

QString sideName(const State& whole, Subject side) {
    if (!whole.compared) return translated(encodingOf(whole).name);
    State a = whole;
    a.compared.reset();
    const State b = stateOfB(whole);
    const bool isB = side == Subject::b;
    QStringList parts{translated(encodingOf(isB ? b : a).name)};
    parts += isB ? peculiarities(b, a) : peculiarities(a, b);
    return (isB ? QStringLiteral("B · ") : QStringLiteral("A · ")) + listed(parts);
}

}  // namespace posiscope
