// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/view/answeredits.h"

#include "core/identify/fileform.h"
#include "core/identify/identitystate.h"
#include "core/state/opentable.h"
#include "core/tables/npywriting.h"
#include "ui/files/keptfolder.h"
#include "ui/view/standins.h"
#include "ui/view/view.h"

namespace posiscope {

namespace {

/// A file with the recognised encoding in the form of the file; empty where it is shown in its own.
std::string computedFile(const Identity& answer) {
    const auto table = tableInFileForm(answer);
    if (!table) return {};
    const std::int64_t shape[] = {table->rows, table->columns};
    QByteArray bytes = QByteArray::fromStdString(npyHeader("<f8", shape));
    bytes.append(reinterpret_cast<const char*>(table->cells.data()),
                 static_cast<qsizetype>(table->cells.size() * sizeof(double)));
    const auto path = keepBytes(bytes, QString::fromStdString(answer.encoding + "-" + answer.storage.form),
                                QStringLiteral("npy"));
    return path ? path->toStdString() : std::string();
}

}  // namespace

void compareWithAnswer(State& state, Subject side, const Identity& answer) {
    if (side == Subject::b && hasB(state)) swapCompared(state);
    beginComparing(state, comparisonPanes(*findViewType("heatmap"), *noSnapshot()));
    const std::string computed = computedFile(answer);
    editSubject(state, Subject::b, [&](State& own) {
        if (computed.empty() || openTable(own, computed, {})) showIdentity(own, answer);
    });
    bringViewsThatCan(state);
}

void showAnswerAs(State& state, Subject side, const Identity& answer) {
    editSubject(state, side, [&](State& own) { showIdentityRounded(own, answer); });
    bringViewsThatCan(state);
}

}  // namespace posiscope
