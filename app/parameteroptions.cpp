// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/parameteroptions.h"

#include <QCommandLineParser>
#include <algorithm>

#include "core/base/nearestword.h"
#include "core/encodings/tableslices.h"
#include "core/parameters/keys.h"
#include "core/parameters/numbertext.h"

namespace posiscope {

namespace {

/// Whether there is a --no- beside the option.
bool canBeOff(const Parameter& parameter) {
    return parameter.kind() == ParameterKind::flag || parameter.removable;
}

QString offName(const Parameter& parameter) {
    return QStringLiteral("no-") + optionName(parameter);
}

constexpr qsizetype mostInPlaceholder = 3;

QString placeholder(const Parameter& parameter) {
    if (parameter.kind() == ParameterKind::choice) {
        const QStringList names = choiceNames(parameter);
        return names.size() > mostInPlaceholder ? QStringLiteral("NAME") : names.join(u'|');
    }
    return QString::fromStdString(parameter.key).toUpper();
}

QCommandLineOption optionFor(const Parameter& parameter) {
    QString help = QString::fromStdString(parameter.tooltip.english());
    if (parameter.kind() == ParameterKind::flag) return {optionName(parameter), help};
    if (parameter.kind() != ParameterKind::choice && parameter.kind() != ParameterKind::text)
        help += QStringLiteral(" Takes %1.")
                    .arg(QString::fromStdString(describeLimits(parameter, parameter.limits).english()));
    const QStringList names = choiceNames(parameter);
    if (names.size() > mostInPlaceholder)
        help += QStringLiteral(" One of: %1.").arg(names.join(QStringLiteral(", ")));
    const QString initial = QString::fromStdString(writtenValue(parameter, parameter.initial));
    if (!initial.isEmpty()) help += QStringLiteral(" Default: %1.").arg(initial);
    return {optionName(parameter), help, placeholder(parameter)};
}

bool isExportKey(const std::string& key) {
    const auto all = exportParameters();
    return std::any_of(all.begin(), all.end(),
                       [&](const Parameter& parameter) { return parameter.key == key; });
}

/// Applies the given value, checked by the current encoding's own row for this key where it has one.
std::optional<CommandError> apply(const QCommandLineParser& parser, const Parameter& parameter,
                                  CommandOptions& options) {
    const Parameter* own =
        isExportKey(parameter.key) ? &parameter : findParameter(options.state, parameter.key);
    if (own == nullptr)
        return usage(POSISCOPE_TR("core", "%1 does not apply to the encoding %2"),
                     {parameter.option(), encodingOf(options.state).id});
    const bool flag = parameter.kind() == ParameterKind::flag;
    const std::string text = canBeOff(parameter) && parser.isSet(offName(parameter))
                                 ? (flag ? "false" : std::string(leftOut))
                             : flag ? "true"
                                    : parser.value(optionName(parameter)).toStdString();
    const auto value = parseValue(*own, text);
    if (!value) {
        std::vector<std::string> choices;
        for (const Choice& choice : own->choices)
            choices.push_back(choice.id);
        return CommandError{withNearest(value.error().text, text, choices), Exit::usage, {}};
    }
    (isExportKey(parameter.key) ? options.exports : options.state.values).set(parameter.key, *value);
    return std::nullopt;
}

/// Whether the value is the only legal one (head 0 of one head). It changes nothing, and a script that loops
/// over heads may name it.
bool isOnlyValue(const Parameter& parameter, const Values& values) {
    const auto* const value = std::get_if<std::int64_t>(&values.at(parameter.key));
    const Limits limits = parameter.limitsIn(values);
    return value != nullptr && limits.minimum == limits.maximum &&
           static_cast<double>(*value) == limits.minimum;
}

}  // namespace

QString optionName(const Parameter& parameter) {
    return QString::fromStdString(parameter.option()).mid(2);
}

QStringList choiceNames(const Parameter& parameter) {
    QStringList names;
    const auto add = [&names](const Parameter& row) {
        for (const Choice& choice : row.choices)
            if (const auto name = QString::fromStdString(choice.id); !names.contains(name)) names << name;
    };
    add(parameter);
    for (const Encoding* encoding : encodings())
        for (const Parameter& row : encoding->parameters)
            if (row.key == parameter.key) add(row);
    return names;
}

std::vector<const Parameter*> optionParameters(bool forExport) {
    std::vector<const Parameter*> all{&encodingParameter()};
    const auto add = [&all](std::span<const Parameter> parameters) {
        for (const Parameter& parameter : parameters)
            if (!parameter.internal && std::none_of(all.begin(), all.end(), [&](const Parameter* known) {
                    return known->key == parameter.key;
                }))
                all.push_back(&parameter);
    };
    for (const Encoding* encoding : encodings())
        add(encoding->parameters);
    add(viewParameters());
    if (forExport) add(exportParameters());
    return all;
}

void addParameterOptions(QCommandLineParser& parser, const std::vector<const Parameter*>& parameters) {
    for (const Parameter* parameter : parameters) {
        parser.addOption(optionFor(*parameter));
        if (canBeOff(*parameter))
            parser.addOption(
                {offName(*parameter), (parameter->removable ? QStringLiteral("Leaves the text of --%1 out.")
                                                            : QStringLiteral("Switches --%1 off."))
                                          .arg(optionName(*parameter))});
    }
}

bool isGiven(const QCommandLineParser& parser, const Parameter& parameter) {
    return parser.isSet(optionName(parameter)) || (canBeOff(parameter) && parser.isSet(offName(parameter)));
}

std::optional<CommandError> applyParameters(const QCommandLineParser& parser,
                                            const std::vector<const Parameter*>& parameters,
                                            CommandOptions& options) {
    std::vector<const Parameter*> given;
    for (const Parameter* parameter : parameters) {
        if (!isGiven(parser, *parameter)) continue;
        if (auto error = apply(parser, *parameter, options)) return error;
        given.push_back(parameter);
    }
    // Along the axis that is given there may be fewer slices than the file's name or the session asks for.
    const auto holds = [&given](const std::string& key) {
        return std::any_of(given.begin(), given.end(),
                           [&](const Parameter* parameter) { return parameter->key == key; });
    };
    if (holds(keys::tableAxis.name) && !holds(keys::tableSlice.name))
        given.push_back(findParameter(options.state, keys::tableSlice.name));
    // Given values must be legal; repair() adjusts all others.
    for (const Parameter* parameter : given) {
        if (isExportKey(parameter->key)) continue;
        const Parameter& own = *findParameter(options.state, parameter->key);
        if (!own.relevantIn(options.state.values) && !isOnlyValue(own, options.state.values))
            return usage(POSISCOPE_TR("core", "%1 means nothing beside the other parameters of %2"),
                         {own.option(), encodingOf(options.state).id});
        if (auto failure = checkValue(own, options.state.values.at(own.key), options.state.values))
            return CommandError{failure->text, Exit::usage, {}};
    }
    repair(options.state);
    if (const Encoding& encoding = encodingOf(options.state); encoding.check != nullptr)
        if (auto failure = encoding.check(options.state.values))
            return CommandError{failure->text, Exit::usage, {}};
    return std::nullopt;
}

}  // namespace posiscope
