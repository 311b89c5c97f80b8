#include "ui/views/viewregistry.h"

#include <QCoreApplication>
#include <algorithm>
#include <array>

#include "ui/translation/text.h"
#include "ui/view/view.h"

namespace posiscope {

Scene sceneOfPane(const Scene& scene, const Pane& pane) {
    const ViewType* type = findViewType(pane.view);
    return type != nullptr && type->comparesSides ? scene : sceneOf(scene, pane.subject);
}

ScenePointer sceneOfPane(const ScenePointer& scene, const Pane& pane) {
    const ViewType* type = findViewType(pane.view);
    return type != nullptr && type->comparesSides ? scene : sceneOf(scene, pane.subject);
}

QString subtitleOf(const ViewType& type, const View& view, const Scene& scene) {
    const QString own = view.subtitle(scene);
    if (!type.joinsRows || scene.subject != Subject::difference || !scene.sides) return own;
    const qint64 a = scene.sides.a->firstPosition();
    const qint64 b = scene.sides.b->firstPosition();
    if (a == b) return own;
    return QCoreApplication::translate("views", "row by row, A from position %1 and B from %2 · %3")
        .arg(grouped(a), grouped(b), own);
}

Pane withView(const Pane& pane, const ViewType& type) {
    const bool kept = pane.subject == Subject::both         ? type.overlays
                      : pane.subject == Subject::difference ? type.subtracts
                                                            : true;
    return {type.id, {}, kept ? pane.subject : Subject::a};
}

std::vector<Pane> comparisonPanes(const ViewType& type, const Scene& scene) {
    const Pane differences{"comparison", {}, Subject::difference};
    if (!type.overlays) {
        std::vector<Pane> panes{{type.id, {}, Subject::a}, {type.id, {}, Subject::b}};
        if (type.subtracts) panes.push_back({type.id, {}, Subject::difference});
        panes.push_back(differences);
        return panes;
    }
    // Wavelengths and what they do to scores are looked at together.
    const ViewType& partner = type.id == "spectrum" ? distanceViewType() : spectrumViewType();
    if ((type.id == "spectrum" || type.id == "distance") && whyUnavailable(partner, scene).empty())
        return {{type.id, {}, Subject::both},
                {partner.id, {}, Subject::both},
                {type.id, {}, Subject::difference},
                differences};
    return {{type.id, {}, Subject::both}, {type.id, {}, Subject::a}, {type.id, {}, Subject::b}, differences};
}

namespace {

Text reasonOfSide(const ViewType& type, const Scene& scene, Subject side) {
    const Scene own = sceneOf(scene, side);
    if (Text problem = own.model->problem(); !problem.empty()) return problem;
    return type.unavailable ? type.unavailable(own) : Text();
}

/// What A and B together, or A − B, cannot show because the view cannot, or because one of the two cannot.
Text reasonOfBoth(const ViewType& type, const Scene& scene) {
    if (scene.subject == Subject::both && !type.overlays)
        return Text(POSISCOPE_TR("core",
                                 "“%1” shows one encoding at a time. Choose A or B in this pane's menu."))
            .with(type.name);
    if (scene.subject == Subject::difference && !type.subtracts)
        return Text(POSISCOPE_TR("core", "“%1” has no difference A − B. Choose A or B in this pane's menu."))
            .with(type.name);
    for (const Subject side : {Subject::a, Subject::b})
        if (Text reason = reasonOfSide(type, scene, side); !reason.empty())
            return Text(side == Subject::a ? POSISCOPE_TR("core", "A: %1") : POSISCOPE_TR("core", "B: %1"))
                .with(std::move(reason));
    return {};
}

}  // namespace

Text whyUnavailable(const ViewType& type, const Scene& scene) {
    if (scene.sides && !type.comparesSides &&
        (scene.subject == Subject::both || scene.subject == Subject::difference))
        if (Text reason = reasonOfBoth(type, scene); !reason.empty()) return reason;
    if (Text problem = scene.model->problem(); !problem.empty()) return problem;
    return type.unavailable ? type.unavailable(scene) : Text();
}

Text withoutTable(const Scene& scene) {
    if (scene.model->hasTable()) return {};
    return Text(POSISCOPE_TR("core",
                             "%1 has no table of positions × dimensions: it acts on attention scores. Choose "
                             "Bias or Distance in this pane's menu."))
        .with(encodingOf(scene.state).name);
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
