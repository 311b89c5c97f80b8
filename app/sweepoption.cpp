// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sweepoption.h"

#include <QCommandLineParser>

#include "app/tableoption.h"
#include "core/state/sweep.h"
#include "ui/view/view.h"

namespace posiscope {

Option sweepOption() {
    return {
        .names = {QStringLiteral("sweep")},
        .value = QStringLiteral("KEY=A,B"),
        .meaning = QStringLiteral("Several values of a parameter in one picture, 2 to %1: base=100,10000, "
                                  "scaling=linear,yarn, table=a.npy,b.npy. A second --sweep makes rows "
                                  "and columns, the first by rows.")
                       .arg(mostVariants)};
}

std::optional<CommandError> applySweep(const QCommandLineParser& given, State& state) {
    std::vector<std::string> rules;
    for (const QString& rule : given.values(QStringLiteral("sweep")))
        rules.push_back(rule.toStdString());
    if (rules.empty()) return std::nullopt;
    std::optional<CommandError> ofTable;
    const auto open = [&](State& shown, const std::string& word) -> Failure {
        ofTable = applyTable(QString::fromStdString(word), shown);
        return ofTable ? Failure(Error{ofTable->text, "table"}) : std::nullopt;
    };
    const auto failure = setSweep(state, rules, open, viewIds());
    if (ofTable) return ofTable;
    return failure ? std::optional(CommandError{failure->text, Exit::usage, {}}) : std::nullopt;
}

}  // namespace posiscope
