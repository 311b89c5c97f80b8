// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/viewregistry.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>
#include <limits>

#include "core/analysis/besidedata.h"
#include "core/state/sweep.h"
#include "ui/translation/translated.h"
#include "ui/view/view.h"
#include "ui/views/multiples/multiples.h"
#include "ui/views/shared/sidenames.h"

namespace posiscope {

Snapshot snapshotOfPane(const Snapshot& snapshot, const Pane& pane) {
    const ViewType* type = findViewType(pane.view);
    return type != nullptr && type->comparesSides ? snapshot : snapshotOf(snapshot, pane.subject);
}

SnapshotPtr snapshotOfPane(const SnapshotPtr& snapshot, const Pane& pane) {
    const ViewType* type = findViewType(pane.view);
    return type != nullptr && type->comparesSides ? snapshot : snapshotOf(snapshot, pane.subject);
}

ViewForm viewFormOf(const ViewType& type, const Snapshot& snapshot) {
    if (showsMultiples(snapshot)) return ViewForm::each;
    return snapshot.subject == Subject::both && type.together ? ViewForm::together : ViewForm::single;
}

View* createView(const ViewType& type, const Snapshot& snapshot, QObject* parent) {
    switch (viewFormOf(type, snapshot)) {
        case ViewForm::each: return makeMultiples(type, parent);
        case ViewForm::together: return type.together(parent);
        case ViewForm::single: break;
    }
    return type.create(parent);
}

namespace {

/// "Encoding table by base".
QString nameOfSweep(const QString& name, const State& state) {
    QStringList swept;
    const State first = stateOfVariant(state, 0);
    for (const std::string& key : sweptKeys(state))
        if (const Parameter* const parameter = findParameter(first, key))
            swept << insideSentence(translated(parameter->label));
    return QCoreApplication::translate("views", "%1 by %2")
        .arg(name, swept.join(QCoreApplication::translate("views", " and ")));
}

}  // namespace

QString nameOfPane(const Pane& pane, const State& state) {
    const ViewType& type = *findViewType(pane.view);
    const QString name = translated(type.name);
    if (type.comparesSides || state.variants.empty()) return name;
    if (isSweep(state)) return pane.subject == Subject::a ? name : nameOfSweep(name, state);
    switch (pane.subject) {
        case Subject::each: return QStringLiteral("%1 · %2").arg(nameOfSide(pane, state), name);
        case Subject::a: return QStringLiteral("%1 · %2").arg(titleOfVariant(state, 0), name);
        case Subject::b: return QStringLiteral("%1 · %2").arg(titleOfVariant(state, 1), name);
        case Subject::both: return QStringLiteral("%1 · %2").arg(nameOfSide(pane, state), name);
        case Subject::difference: break;
    }
    return type.differenceTitle.empty() ? QCoreApplication::translate("views", "A − B · %1").arg(name)
                                        : translated(type.differenceTitle);
}

namespace {

/// "A and B", "A, B, C".
QString lettersOf(const State& state) {
    if (state.variants.size() == 1) return QCoreApplication::translate("views", "A and B");
    QStringList letters;
    for (std::size_t n = 0; n <= state.variants.size(); ++n)
        letters << letterOfVariant(state, n);
    return letters.join(QStringLiteral(", "));
}

}  // namespace

QString nameOfSide(const Pane& pane, const State& state) {
    if (!hasB(state) || findViewType(pane.view)->comparesSides) return {};
    switch (pane.subject) {
        case Subject::a: return QStringLiteral("A");
        case Subject::b: return QStringLiteral("B");
        case Subject::both:
        case Subject::each: return lettersOf(state);
        case Subject::difference: break;
    }
    return QStringLiteral("A − B");
}

QString subtitleOf(const ViewType& type, const View& view, const Snapshot& snapshot) {
    const QString own = listed({view.subtitle(snapshot), view.partInSight()});
    if (!type.joinsRows || snapshot.subject != Subject::difference || !snapshot.sides) return own;
    const qint64 a = snapshot.sides.a->firstCursor();
    const qint64 b = snapshot.sides.b->firstCursor();
    if (a == b) return own;
    return QCoreApplication::translate("views", "row by row, A from position %1 and B from %2 · %3")
        .arg(grouped(a), grouped(b), own);
}

Pane withView(const Pane& pane, const ViewType& type) {
    if (pane.subject == Subject::each) return {type.id, {}, type.comparesSides ? Subject::a : Subject::each};
    const bool kept = pane.subject == Subject::both         ? type.drawsTogether()
                      : pane.subject == Subject::difference ? type.subtracts
                                                            : true;
    return {type.id, {}, kept ? pane.subject : Subject::a};
}

std::vector<Pane> comparisonPanes(const ViewType& type, const Snapshot& snapshot) {
    const Pane differences{"comparison", {}, Subject::difference};
    if (!type.overlays) {
        std::vector<Pane> panes{{type.id, {}, Subject::a}, {type.id, {}, Subject::b}};
        if (type.subtracts) panes.push_back({type.id, {}, Subject::difference});
        panes.push_back(differences);
        return panes;
    }
    const ViewType* const partner = findViewType(type.partner);
    if (partner != nullptr && whyUnavailable(*partner, snapshot).empty())
        return {{type.id, {}, Subject::both},
                {partner->id, {}, Subject::both},
                {type.id, {}, Subject::difference},
                differences};
    return {{type.id, {}, Subject::both}, {type.id, {}, Subject::a}, {type.id, {}, Subject::b}, differences};
}

double shareOfScale(const ViewType& type, const Snapshot& snapshot) {
    if (!type.reach || !sharesScale(snapshot)) return 1;
    double widest = 0, own = std::numeric_limits<double>::infinity();
    for (const auto& model : modelsInRange(snapshot)) {
        const double reach = type.reach(*model, snapshot.state);
        widest = std::max(widest, reach);
        if (reach > 0 && (showsMultiples(snapshot) || model == snapshot.model)) own = std::min(own, reach);
    }
    return widest > 0 && own < widest ? own / widest : 1;
}

namespace {

Text reasonOfSide(const ViewType& type, const Snapshot& snapshot, Subject side) {
    const Snapshot own = snapshotOf(snapshot, side);
    if (Text problem = own.model->problem(); !problem.empty()) return problem;
    return type.unavailable ? type.unavailable(own) : Text();
}

/// What A and B together, or A − B, cannot show because the view cannot, or because one of the two cannot.
Text reasonOfBoth(const ViewType& type, const Snapshot& snapshot) {
    if (snapshot.subject == Subject::both && type.drawsTogether() &&
        snapshot.together.size() > type.mostOverlaid)
        return Text(POSISCOPE_TR("core",
                                 "“%1” shows two encodings in one plot. Choose a picture for each in this "
                                 "pane's menu."))
            .onCommandLine("“%1” shows two encodings in one plot: --subject each")
            .with(type.name);
    if (snapshot.subject == Subject::both && !type.drawsTogether())
        return Text(POSISCOPE_TR("core",
                                 "“%1” shows one encoding at a time. Choose A or B in this pane's menu."))
            .onCommandLine("“%1” shows one encoding at a time: --subject a or --subject b")
            .with(type.name);
    if (snapshot.subject == Subject::difference && !type.subtracts)
        return Text(POSISCOPE_TR("core", "“%1” has no difference A − B. Choose A or B in this pane's menu."))
            .onCommandLine("“%1” has no difference A − B: --subject a or --subject b")
            .with(type.name);
    if (!snapshot.sides) return {};
    for (const Subject side : {Subject::a, Subject::b})
        if (Text reason = reasonOfSide(type, snapshot, side); !reason.empty())
            return Text(side == Subject::a ? POSISCOPE_TR("core", "A: %1") : POSISCOPE_TR("core", "B: %1"))
                .with(std::move(reason));
    return {};
}

/// A pane with several pictures is there where one of them is.
Text reasonOfEach(const ViewType& type, const Snapshot& snapshot) {
    Text first;
    for (const Snapshot& picture : picturesOf(snapshot)) {
        Text reason = whyUnavailable(type, picture);
        if (reason.empty()) return {};
        if (first.empty()) first = std::move(reason);
    }
    return first;
}

}  // namespace

Text whyUnavailable(const ViewType& type, const Snapshot& snapshot) {
    if (showsMultiples(snapshot) && !type.comparesSides) return reasonOfEach(type, snapshot);
    if ((snapshot.sides || !snapshot.together.empty()) && !type.comparesSides &&
        (snapshot.subject == Subject::both || snapshot.subject == Subject::difference))
        if (Text reason = reasonOfBoth(type, snapshot); !reason.empty()) return reason;
    if (Text problem = snapshot.model->problem(); !problem.empty()) return problem;
    return type.unavailable ? type.unavailable(snapshot) : Text();
}

Dataset dataOf(const ViewType& type, const Snapshot& snapshot) {
    switch (viewFormOf(type, snapshot)) {
        case ViewForm::each: return besideData(snapshot, type.data);
        case ViewForm::together: return type.dataTogether(snapshot);
        case ViewForm::single: break;
    }
    return type.data(snapshot);
}

Text withoutTable(const Snapshot& snapshot) {
    if (snapshot.model->hasTable()) return {};
    return Text(POSISCOPE_TR("core",
                             "%1 has no table of positions × dimensions: it acts on attention scores. Choose "
                             "Bias or Distance in this pane's menu."))
        .onCommandLine(
            "%1 has no table of positions × dimensions, it acts on attention scores: --view bias or "
            "--view distance")
        .with(encodingOf(snapshot.state).name);
}

Text withoutDifference(const Snapshot& snapshot) {
    if (snapshot.subject != Subject::difference || snapshot.model->hasTable() || snapshot.model->bias())
        return {};
    const Text ofA = withoutTable(snapshotOf(snapshot, Subject::a));
    return ofA.empty() ? withoutTable(snapshotOf(snapshot, Subject::b)) : ofA;
}

std::span<const ViewType* const> viewTypes() {
#define POSISCOPE_ADDRESS(name) &name##ViewType(),
    static const std::array all{POSISCOPE_VIEWS(POSISCOPE_ADDRESS)};
#undef POSISCOPE_ADDRESS
    return all;
}

const ViewType* findViewType(std::string_view id) {
    const auto all = viewTypes();
    const auto found =
        std::find_if(all.begin(), all.end(), [&](const ViewType* type) { return type->id == id; });
    return found == all.end() ? nullptr : *found;
}

std::vector<std::string> viewIds() {
    std::vector<std::string> ids;
    for (const ViewType* type : viewTypes())
        ids.push_back(type->id);
    return ids;
}

}  // namespace posiscope
