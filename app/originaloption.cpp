// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/originaloption.h"

#include <QCommandLineParser>

#include "app/streams.h"
#include "core/identify/original/original.h"
#include "core/tables/tablename.h"

namespace posiscope {

namespace {

const QString originalName = QStringLiteral("original");
const QString interpolationName = QStringLiteral("interpolation");
const QString gridName = QStringLiteral("grid");

QStringList interpolationWords() {
    QStringList words;
    for (const Interpolation& each : interpolations())
        words << QString::fromStdString(nameOf(each));
    return words;
}

/// What was meant to be made of the original.
std::optional<CommandError> readMeant(const QCommandLineParser& parser, OriginalTable& original) {
    if (parser.isSet(interpolationName)) {
        const std::string name = parser.value(interpolationName).toStdString();
        original.interpolation = interpolationNamed(name);
        if (!original.interpolation)
            return usage("there is no interpolation “%1”: choose among %2",
                         {name, interpolationWords().join(QStringLiteral(", ")).toStdString()});
    }
    if (parser.isSet(gridName)) {
        original.grid = gridNamed(parser.value(gridName).toStdString());
        if (!original.grid)
            return usage("--grid must be height × width, as 24x32, not “%1”",
                         {parser.value(gridName).toStdString()});
    }
    return std::nullopt;
}

}  // namespace

std::vector<Option> originalOptions() {
    return {
        {.names = {originalName},
         .value = QStringLiteral("FILE[:TENSOR]"),
         .meaning = QStringLiteral("The learned table that this one was meant to be made from.")},
        {.names = {interpolationName},
         .value = QStringLiteral("NAME"),
         .meaning = QStringLiteral("How the original was meant to be resized: %1. Without it any is right.")
                        .arg(interpolationWords().join(QStringLiteral(", "))),
         .words = interpolationWords()},
        {.names = {gridName},
         .value = QStringLiteral("HxW"),
         .meaning = QStringLiteral("The places that the original was meant to be resized to.")}};
}

std::optional<CommandError> applyOriginal(const QCommandLineParser& parser,
                                          std::optional<Expectation>& expected) {
    if (!parser.isSet(originalName)) {
        for (const QString& name : {interpolationName, gridName})
            if (parser.isSet(name))
                return usage("--%1 says something about --original, which is missing", {name.toStdString()});
        return std::nullopt;
    }
    OriginalTable meant;
    if (auto error = readMeant(parser, meant)) return error;
    const auto local = localWord(parser.value(originalName));
    if (!local) return CommandError{local.error().text, Exit::failed, {}};
    const TableName named = splitTableName(local->toStdString());
    auto original = readOriginal(named.path, named.tensor);
    if (!original) return CommandError{original.error().text, Exit::failed, {}};
    meant.array = std::move(original.value().array);
    expected.emplace();
    expected->original = std::make_shared<const OriginalTable>(std::move(meant));
    return std::nullopt;
}

}  // namespace posiscope
