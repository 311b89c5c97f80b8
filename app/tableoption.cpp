#include "app/tableoption.h"

#include <QFileInfo>

#include "core/encodings/table.h"
#include "core/tables/printable.h"
#include "core/tables/tablefile.h"

namespace posiscope {

namespace {

/// "FILE holds 12 tables: choose one with --table FILE:TENSOR", and their names, a line each.
CommandError whichTable(const QString& path, const std::vector<TensorInfo>& candidates) {
    CommandError error =
        usage(POSISCOPE_TR("core", "%1 holds %2 tables: choose one with --table FILE:TENSOR"),
              {path.toStdString(), groupedDigits(static_cast<std::int64_t>(candidates.size()))});
    for (const TensorInfo& each : candidates)
        error.details.push_back(printable(each.name) + "\t" + std::to_string(each.shape[0]) + " × " +
                                std::to_string(each.shape[1]) + "\t" + each.type);
    return error;
}

}  // namespace

std::optional<CommandError> applyTable(const QString& value, State& state) {
    QString path = value;
    QString tensor;
    for (qsizetype colon = path.indexOf(u':'); !QFileInfo::exists(path) && colon >= 0;
         colon = path.indexOf(u':', colon + 1))
        if (const QFileInfo named(path.left(colon)); named.exists() && !named.isDir()) {
            tensor = path.mid(colon + 1);
            path = path.left(colon);
        }
    const std::string file = QFileInfo(path).absoluteFilePath().toStdString();
    if (tensor.isEmpty()) {
        const auto info = inspectTableFile(file);
        if (!info) return CommandError{info.error().text, Exit::failed, {}};
        const auto candidates = tableCandidates(*info);
        if (candidates.size() > 1) return whichTable(path, candidates);
    }
    if (auto failure = openTable(state, file, tensor.toStdString()))
        return CommandError{failure->text, Exit::failed, {}};
    return std::nullopt;
}

}  // namespace posiscope
