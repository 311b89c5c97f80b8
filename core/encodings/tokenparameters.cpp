// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/encodings/tokenparameters.h"

namespace posiscope {

namespace {

bool hasTokens(const Values& values) {
    return values.contains(keys::tokens.name) && !values.get(keys::tokens).empty();
}

/// "time, height, width".
std::string axesIn(const CountingRule& rule) {
    std::string axes;
    for (const RuleAxis& each : rule.axes)
        axes += (axes.empty() ? "" : ", ") + std::string(each.id);
    return axes;
}

}  // namespace

Parameter tokensParameter() {
    return {
        .key = keys::tokens.name,
        .label = POSISCOPE_TR("core", "Tokens of the prompt"),
        .tooltip = POSISCOPE_TR(
            "core",
            "The rows are the tokens of a prompt, numbered on each axis by the counting rule: 3 text, image "
            "4x6, 2 text, video 4x2x3 at 2 fps, 2 padding. Sizes count tokens, or patches with “merge 2” "
            "behind them. Empty: positions as above."),
        .initial = std::string(),
        .seldom = true,
        .refusal = [](const std::string& text) -> Failure {
            if (text.empty()) return std::nullopt;
            const auto read = parseSegments(text);
            return read ? std::nullopt : Failure(read.error());
        },
        .examples = {
            {"3 text, image 4x6, 5 text", POSISCOPE_TR("core", "A picture in a text"),
             POSISCOPE_TR("core", "A question about a picture of 4 × 6 tokens: it takes 6 numbers, not 24")},
            {"3 text, image 4x4, 2 text, image 2x8, 1 text", POSISCOPE_TR("core", "Two pictures"),
             POSISCOPE_TR("core",
                          "Each picture begins where the count has come to: where programs forget it")},
            {"2 text, video 4x2x3 at 2 fps, 3 text", POSISCOPE_TR("core", "A film"),
             POSISCOPE_TR("core",
                          "Four frames of 2 × 3 tokens, two frames a second: rules differ in its times")},
            {"4 padding, 3 text, image 2x3, 2 text", POSISCOPE_TR("core", "Padding at the left"),
             POSISCOPE_TR("core", "The shorter prompt of a batch: padding is not counted")}}};
}

Parameter countingRuleParameter() {
    Parameter rule{.key = keys::countingRule.name,
                   .label = POSISCOPE_TR("core", "Counting rule"),
                   .tooltip = POSISCOPE_TR("core", "The model whose rule numbers the tokens of the prompt."),
                   .initial = std::string(countingRules().front().id),
                   .relevantFor = hasTokens,
                   .seldom = true};
    for (const CountingRule& each : countingRules())
        rule.choices.push_back({each.id,
                                Text::asIs(each.name),
                                {POSISCOPE_TR("core", "Axes %1; source: %2"), {axesIn(each), each.source}}});
    return rule;
}

std::optional<Result<TokenRow>> tokenRow(const Values& values) {
    if (!hasTokens(values)) return std::nullopt;
    const std::string rule = values.contains(keys::countingRule.name) ? values.get(keys::countingRule)
                                                                      : countingRules().front().id;
    return positionsOf(values.get(keys::tokens), rule);
}

std::optional<Result<Positions>> tokenPositions(const Values& values) {
    const auto row = tokenRow(values);
    if (!row) return std::nullopt;
    return *row ? Result<Positions>((*row)->positions) : Result<Positions>(row->error());
}

}  // namespace posiscope
