// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/parameteroptions.h"

#include <QCommandLineParser>
#include <algorithm>

#include "core/base/nearestword.h"
#include "core/encodings/axisspectrum.h"
#include "core/encodings/positionlist.h"
#include "core/encodings/tableslices.h"
#include "core/parameters/keys.h"
#include "core/parameters/numbertext.h"
#include "core/state/exportparameters.h"
#include "ui/files/tablepaths.h"

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

QString placeholder(ParameterKind kind) {
    switch (kind) {
        case ParameterKind::integer: return QStringLiteral("N");
        case ParameterKind::real: return QStringLiteral("NUMBER");
        case ParameterKind::indices:
        case ParameterKind::numbers: return QStringLiteral("LIST");
        case ParameterKind::size: return QStringLiteral("SIZE");
        default: return QStringLiteral("TEXT");
    }
}

/// The option of a parameter that takes these names, where it is a choice.
Option optionFor(const Parameter& parameter, const QStringList& names) {
    const bool choice = parameter.kind() == ParameterKind::choice;
    const bool many = names.size() > mostInPlaceholder;
    Option option{.names = {optionName(parameter)}, .words = names};
    QString& help = option.meaning = QString::fromStdString(parameter.tooltip.english());
    if (canBeOff(parameter)) option.off = offName(parameter);
    if (parameter.kind() == ParameterKind::flag) return option;
    option.value = !choice ? placeholder(parameter.kind()) : many ? QStringLiteral("NAME") : names.join(u'|');
    if (!choice && parameter.kind() != ParameterKind::text)
        help += QStringLiteral(" Takes %1.")
                    .arg(QString::fromStdString(describeLimits(parameter, parameter.limits).english()));
    if (many) help += QStringLiteral(" One of: %1.").arg(names.join(QStringLiteral(", ")));
    const QString initial = QString::fromStdString(writtenValue(parameter, parameter.initial));
    if (!initial.isEmpty()) help += QStringLiteral(" Default: %1.").arg(initial);
    return option;
}

/// The names that a choice takes in these rows, each once; empty for other parameters.
QStringList choiceNames(const std::string& key, const std::vector<const Parameter*>& rows) {
    QStringList names;
    for (const Parameter* row : rows)
        for (const Choice& choice : row->choices)
            if (const auto name = QString::fromStdString(choice.id); row->key == key && !names.contains(name))
                names << name;
    return names;
}

bool holds(std::span<const Parameter> all, const std::string& key) {
    return std::ranges::any_of(all, [&key](const Parameter& each) { return each.key == key; });
}

constexpr const char* several = "Several encodings";
constexpr const char* precision = "Where numbers are rounded";
constexpr const char* ofViews = "Views";

/// The subject of a parameter: its only encoding, or what it has in common with others.
QString headingOf(const Parameter& parameter) {
    if (parameter.key.starts_with("precision_")) return QLatin1String(precision);
    if (holds(exportParameters(), parameter.key)) return QLatin1String(figureOptions);
    if (parameter.key == encodingParameter().key) return QLatin1String(several);
    QStringList names;
    for (const Encoding* encoding : encodings())
        if (holds(encoding->parameters, parameter.key))
            names << QString::fromStdString(encoding->name.english());
    if (names.isEmpty() || !parameter.views.empty()) return QLatin1String(ofViews);
    return names.size() > 1 ? QLatin1String(several) : names.front();
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
    if (own == nullptr && (parameter.key == "width" || parameter.key == "height"))
        return usage("%1 does not apply to the encoding %2; the size of a picture is --size",
                     {parameter.option(), encodingOf(options.state).id});
    if (own == nullptr)
        return usage(POSISCOPE_TR("core", "%1 does not apply to the encoding %2"),
                     {parameter.option(), encodingOf(options.state).id});
    const bool flag = parameter.kind() == ParameterKind::flag;
    const std::string text = canBeOff(parameter) && parser.isSet(offName(parameter))
                                 ? (flag ? "false" : std::string(leftOut))
                             : flag ? "true"
                                    : parser.value(optionName(parameter)).toStdString();
    auto value = parseValue(*own, text);
    if (value && (own->key == keys::positions.name || own->key == keys::weightsFile.name) &&
        isPositionFile(text))
        value = Value(absoluteTablePath(QString::fromStdString(text)).toStdString());
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

std::vector<OptionGroup> parameterGroups(const std::vector<const Parameter*>& parameters) {
    std::vector<OptionGroup> groups{{QLatin1String(several), {}, true}};
    std::vector<const Parameter*> rows = parameters;  // those of every encoding, for the names of choices
    for (const Encoding* encoding : encodings()) {
        groups.push_back({QString::fromStdString(encoding->name.english()), {}, true});
        for (const Parameter& row : encoding->parameters)
            rows.push_back(&row);
    }
    for (const char* heading : {precision, ofViews, figureOptions})
        groups.push_back({QLatin1String(heading), {}, true});
    for (const Parameter* each : parameters)
        std::ranges::find(groups, headingOf(*each), &OptionGroup::heading)
            ->options.push_back(optionFor(*each, choiceNames(each->key, rows)));
    std::erase_if(groups, [](const OptionGroup& group) { return group.options.empty(); });
    return groups;
}

std::vector<Option> optionsOf(const Encoding& encoding) {
    std::vector<Option> options;
    for (const Parameter& row : encoding.parameters)
        if (!row.internal) options.push_back(optionFor(row, choiceNames(row.key, {&row})));
    return options;
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
        const bool isGivenByOthers = own.givenBy && !own.givenBy(options.state.values).empty();
        if (isGivenByOthers ||
            (!own.relevantIn(options.state.values) && !isOnlyValue(own, options.state.values)))
            return usage(POSISCOPE_TR("core", "%1 means nothing beside the other parameters of %2"),
                         {own.option(), encodingOf(options.state).id});
        if (auto failure = checkValue(own, options.state.values.at(own.key), options.state.values))
            return CommandError{failure->text, Exit::usage, {}};
    }
    const Values typed = options.state.values;
    repair(options.state);
    const Encoding& encoding = encodingOf(options.state);
    if (encoding.check == nullptr) return std::nullopt;
    // What was typed is refused where repair() had to change it.
    const bool isKept = std::ranges::all_of(encoding.parameters, [&](const Parameter& each) {
        return !holds(each.key) || typed.at(each.key) == options.state.values.at(each.key);
    });
    auto failure = isKept ? std::nullopt : encoding.check(typed);
    if (!failure) failure = encoding.check(options.state.values);
    if (failure) return CommandError{failure->text, Exit::usage, {}};
    return std::nullopt;
}

}  // namespace posiscope
