// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tableoption.h"

#include "app/streams.h"
#include "core/base/printable.h"
#include "core/identify/tablesource.h"
#include "core/parameters/numbertext.h"
#include "core/state/opentable.h"
#include "core/tables/tablefile.h"
#include "core/tables/tablename.h"
#include "core/tables/twotables.h"
#include "ui/files/tablepaths.h"

namespace posiscope {

namespace {

/// "FILE holds 12 tables: choose one with --table FILE:TENSOR", and their names, a line each.
CommandError whichTable(const QString& path, const std::vector<TensorInfo>& candidates) {
    CommandError error =
        usage("%1 holds %2 tables: choose one with --table FILE:TENSOR",
              {path.toStdString(), groupedDigits(static_cast<std::int64_t>(candidates.size()))});
    for (const TensorInfo& each : candidates)
        error.details.push_back(printable(each.name) + "\t" + forPeople(std::to_string(each.rows())) + " × " +
                                forPeople(std::to_string(each.columns())) + "\t" + each.type);
    return error;
}

}  // namespace

std::optional<CommandError> nameArrays(const QString& word, std::string& path,
                                       std::vector<std::string>& arrays) {
    const auto local = localWord(word);
    if (!local) return CommandError{local.error().text, Exit::failed, {}};
    const TableName named = splitTableName(local->toStdString());
    auto names = arraysNamed(named.path, named.tensor);
    if (!names) return CommandError{names.error().text, Exit::failed, {}};
    path = named.path;
    arrays = std::move(names.value());
    return std::nullopt;
}

std::optional<CommandError> applyTable(const QString& value, State& state) {
    const auto local = localWord(value);
    if (!local) return CommandError{local.error().text, Exit::failed, {}};
    const TableName named = splitTableName(local->toStdString());
    const QString path = QString::fromStdString(named.path);
    QString tensor = QString::fromStdString(named.tensor);
    const std::string file = absoluteTablePath(path).toStdString();
    if (tensor.isEmpty()) {
        const auto info = inspectTableFile(file);
        if (!info) return CommandError{info.error().text, Exit::failed, {}};
        const auto candidates = tableCandidates(*info);
        // Cosines and sines belong together, as for identify.
        if (areCosinesAndSines(candidates))
            tensor = QStringLiteral("cos,sin");
        else if (candidates.size() > 1)
            return whichTable(path, candidates);
    }
    if (auto failure = openTable(state, file, tensor.toStdString()))
        return CommandError{failure->text, Exit::failed, {}};
    return std::nullopt;
}

}  // namespace posiscope
