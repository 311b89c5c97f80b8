// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tokensoption.h"

#include <QCommandLineParser>

#include "core/base/nearestword.h"
#include "core/identify/slices.h"
#include "core/parameters/parameter.h"
#include "core/tokens/tokenrecognition.h"

namespace posiscope {

namespace {

const QString tokensName = QStringLiteral("tokens");
const QString ruleName = QStringLiteral("rule");
const QString rowName = QStringLiteral("row");

QStringList ruleWords() {
    QStringList words;
    for (const CountingRule& each : countingRules())
        words << QString::fromUtf8(each.id);
    return words;
}

CommandError noRule(const std::string& name) {
    std::vector<std::string> ids;
    for (const CountingRule& each : countingRules())
        ids.emplace_back(each.id);
    CommandError error = usage("there is no rule “%1”: choose among %2",
                               {name, ruleWords().join(QStringLiteral(", ")).toStdString()});
    error.text = withNearest(std::move(error.text), name, ids);
    return error;
}

/// [axes, batch, tokens] of whole numbers.
bool isBatch(const std::vector<StoredArray>& arrays) {
    if (arrays.size() != 1 || arrays.front().complex) return false;
    const StoredArray& array = arrays.front();
    constexpr std::int64_t fewestAxes = 2, mostAxes = 4;
    return array.shape.size() == 3 && array.shape[0] >= fewestAxes && array.shape[0] <= mostAxes &&
           array.shape[1] > 1 && roundingOf(array.cells->cellType()) == 0;
}

}  // namespace

std::vector<Option> tokensOptions() {
    return {
        {.names = {tokensName},
         .value = QStringLiteral("SEGMENTS"),
         .meaning = QStringLiteral("The tokens that position ids were meant to number, as “3 text, image "
                                   "4x6, 2 text, video 4x2x3 at 2 fps, 2 padding”. Sizes count tokens; "
                                   "with “merge 2” behind them they count patches.")},
        {.names = {ruleName},
         .value = QStringLiteral("NAME"),
         .meaning = QStringLiteral("The rule by which they were meant to be numbered: %1. Without it any is "
                                   "right.")
                        .arg(ruleWords().join(QStringLiteral(", "))),
         .words = ruleWords()},
        {.names = {rowName},
         .value = QStringLiteral("N"),
         .meaning = QStringLiteral("Of position ids of a batch, [axes, batch, tokens], the row to look at, "
                                   "from 0 (default 0).")}};
}

std::optional<CommandError> applyTokens(const QCommandLineParser& parser,
                                        std::optional<Expectation>& expected) {
    if (!parser.isSet(tokensName) && !parser.isSet(ruleName)) return std::nullopt;
    ExpectedTokens meant;
    if (parser.isSet(ruleName)) {
        const std::string name = parser.value(ruleName).toStdString();
        meant.rule = findCountingRule(name);
        if (meant.rule == nullptr) return noRule(name);
    }
    if (parser.isSet(tokensName)) {
        auto segments = parseSegments(parser.value(tokensName).toStdString());
        if (!segments) return CommandError{segments.error().text, Exit::usage, {}};
        meant.segments = std::move(segments.value());
        if (meant.rule != nullptr)
            if (const auto row = positionsOf(meant.segments, *meant.rule); !row)
                return CommandError{row.error().text, Exit::usage, {}};
    }
    expected.emplace();
    expected->tokens = std::make_shared<const ExpectedTokens>(std::move(meant));
    return std::nullopt;
}

std::optional<CommandError> chooseRow(const std::optional<std::int64_t>& row,
                                      std::vector<StoredArray>& arrays) {
    if (!isBatch(arrays)) {
        if (row) return usage("--row is for position ids of a batch: whole numbers of [axes, batch, tokens]");
        return std::nullopt;
    }
    const std::int64_t rows = arrays.front().shape[1], chosen = row.value_or(0);
    if (chosen >= rows)
        return usage("--row is a whole number from 0 to %1, the rows of the batch, not %2",
                     {groupedDigits(rows - 1), groupedDigits(chosen)});
    auto slice = sliceOf(arrays, 1, chosen);
    if (!slice.empty()) arrays = std::move(slice);
    return std::nullopt;
}

std::optional<CommandError> readRow(const QCommandLineParser& parser, std::optional<std::int64_t>& row) {
    if (!parser.isSet(rowName)) return std::nullopt;
    bool isNumber = false;
    row = parser.value(rowName).toLongLong(&isNumber);
    if (isNumber && *row >= 0) return std::nullopt;
    return usage("--row is a whole number from 0 on, not “%1”", {parser.value(rowName).toStdString()});
}

}  // namespace posiscope
