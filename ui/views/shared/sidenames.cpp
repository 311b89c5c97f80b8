// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/shared/sidenames.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QStringList>

#include "core/encodings/positionlist.h"
#include "core/parameters/keys.h"
#include "core/positions/positionstext.h"
#include "core/state/sweep.h"
#include "core/state/wavegame.h"
#include "ui/files/tablepaths.h"
#include "ui/translation/translated.h"

namespace posiscope {

QString insideSentence(QString label) {
    const bool name =
        label.size() > 1 &&
        (label[1].isUpper() || label.mid(1).contains(QRegularExpression(QStringLiteral("[A-Z]"))));
    if (!label.isEmpty() && !name) label[0] = label[0].toLower();
    return label;
}

namespace {

/// "0–11, 4 × 0", or those that follow each other where none are listed.
QString positionsIn(const State& side, const std::string& list) {
    const ModelShape shape = encodingOf(side).shape(side.values);
    return QString::fromStdString(
        list.empty() ? writtenPositions(Positions::line(shape.firstPosition, shape.positions))
                     : writtenPositionList(list));
}

QString wordsFor(const State& side, const Parameter& parameter) {
    const Value& value = side.values.at(parameter.key);
    const QString label = insideSentence(translated(parameter.label));
    if (parameter.kind() == ParameterKind::choice) {
        const Choice* choice = parameter.findChoice(std::get<std::string>(value));
        return choice != nullptr ? insideSentence(translated(choice->label)) : QString();
    }
    if (parameter.kind() == ParameterKind::flag)
        return std::get<bool>(value) ? label : QCoreApplication::translate("views", "not: %1").arg(label);
    if (parameter.key == keys::positions.name)
        return QStringLiteral("%1 %2").arg(label, positionsIn(side, std::get<std::string>(value)));
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
        parts << wordsFor(own, parameter);
    }
    if (encodingOf(own).fromFile) parts << shownTableName(own.get(keys::tableFile));
    return parts;
}

}  // namespace

QString sideName(const State& whole, Subject side) {
    if (!hasB(whole)) return translated(encodingOf(whole).name);
    return nameOfVariant(whole, side == Subject::b ? 1 : 0);
}

QString letterOfVariant(const State& whole, std::size_t n) {
    return isSweep(whole) ? nameOfVariant(whole, n) : QString(QChar(u'A' + static_cast<char16_t>(n)));
}

QString titleOfVariant(const State& whole, std::size_t n) {
    if (isSweep(whole)) return nameOfVariant(whole, n);
    if (hidesB(whole)) return letterOfVariant(whole, n);
    const std::vector<State> all = statesTogether(whole);
    const State& own = all[n];
    const State& other = all[n == 0 ? 1 : 0];
    QStringList parts;
    if (encodingOf(own).fromFile)
        parts << shownTableName(own.get(keys::tableFile));
    else if (encodingOf(own).id != encodingOf(other).id)
        parts << translated(encodingOf(own).name);
    else
        parts = peculiarities(own, other).mid(0, 2);
    const QString letter = letterOfVariant(whole, n);
    return parts.isEmpty() ? letter : QStringLiteral("%1 · %2").arg(letter, listed(parts));
}

QString nameOfVariant(const State& whole, std::size_t n) {
    if (!isSweep(whole)) {
        const std::vector<State> all = statesTogether(whole);
        const QStringList parts =
            QStringList{translated(encodingOf(all[n]).name)} + peculiarities(all[n], all[n == 0 ? 1 : 0]);
        return QStringLiteral("%1 · %2").arg(letterOfVariant(whole, n), listed(parts));
    }
    State own;  // the values alone, which is all that names need
    own.values = whole.values;
    for (const auto& [key, value] : whole.variants[n].all())
        own.values.set(key, value);
    QStringList parts;
    for (const std::string& key : sweptKeys(whole)) {
        const Parameter* const parameter = findParameter(own, key);
        if (key == keys::tableFile.name)
            parts << shownTableName(own.get(keys::tableFile));
        else if (parameter != nullptr)
            parts << wordsFor(own, *parameter);
    }
    return listed(parts);
}

}  // namespace posiscope
