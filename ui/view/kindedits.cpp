// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/view/kindedits.h"

#include <QCoreApplication>

#include "core/parameters/keys.h"
#include "ui/translation/translated.h"
#include "ui/view/standins.h"
#include "ui/view/view.h"

namespace posiscope {

void showAsB(State& state, const Values& values, std::vector<Pane> panes) {
    if (!hasB(state)) beginComparing(state, std::move(panes));
    const Encoding& encoding = *findEncoding(values.get(keys::encoding));
    editSubject(state, Subject::b, [&values, &encoding](State& own) {
        chooseEncoding(own, encoding);
        for (const Parameter& parameter : encoding.parameters)
            own.values.set(parameter.key, values.at(parameter.key));
    });
    repair(state);
    bringViewsThatCan(state);
}

std::vector<Pane> panesOfKinds(const Snapshot& snapshot) {
    const Snapshot a = snapshotOf(snapshot, Subject::a);
    const ViewType* view = findViewType("heatmap");
    for (const char* each : {"spectrum", "distance", "heatmap"})
        if (whyUnavailable(*findViewType(each), a).empty()) {
            view = findViewType(each);
            break;
        }
    std::vector<Pane> panes = comparisonPanes(*view, a);
    panes[2] = {"layers", {}, Subject::a};
    return panes;
}

namespace {

QString sortInWords(const std::string& sort) {
    if (sort == "local") return QCoreApplication::translate("layers", "local");
    if (sort == "global") return QCoreApplication::translate("layers", "global");
    return QCoreApplication::translate("layers", "without positions");
}

}  // namespace

QString nameOfKind(const LayerKind& kind) {
    const QString sort = sortInWords(sortOf(kind));
    // What is no word of the file says the same again.
    if (kind.name.empty() || !kind.name.verbatim) return sort;
    return QCoreApplication::translate("layers", "%1 (%2)").arg(sort, translated(kind.name));
}

}  // namespace posiscope
