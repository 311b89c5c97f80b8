#include "ui/readout.h"

#include <QCoreApplication>

#include "core/keys.h"
#include "ui/text.h"

namespace posiscope {

namespace {

class ReadoutText {
    Q_DECLARE_TR_FUNCTIONS(ReadoutText)
};

QString roleName(Role role) {
    return role == Role::sine     ? ReadoutText::tr("sin")
           : role == Role::cosine ? ReadoutText::tr("cos")
           : role == Role::zero   ? ReadoutText::tr("zero")
                                  : QString();
}

}  // namespace

Readout readoutOf(const Scene& scene, int digits) {
    const qint64 p = scene.state.get(keys::position);
    const qint64 j = scene.state.get(keys::dimension);
    const Column what = scene.model->column(j);
    const auto all = scene.model->frequencies();
    const bool hasPair = (what.role == Role::sine || what.role == Role::cosine) &&
                         static_cast<std::size_t>(what.pair) < all.size();
    const bool rotary = scene.model->rotary() != nullptr;

    Readout readout;
    readout.rows.push_back({ReadoutText::tr("position"), QStringLiteral("p"), grouped(p), {}});
    readout.rows.push_back(
        {ReadoutText::tr("dimension"), QStringLiteral("j"),
         hasPair ? ReadoutText::tr("%1 → pair i = %2").arg(grouped(j), grouped(what.pair)) : grouped(j),
         roleName(what.role), what.role});
    if (hasPair) {
        const Frequency& frequency = all[static_cast<std::size_t>(what.pair)];
        readout.rows.push_back({ReadoutText::tr("frequency"),
                                rotary ? QStringLiteral("θ") : QStringLiteral("ω"),
                                ReadoutText::tr("%1 rad").arg(readable(frequency.radians(), digits)),
                                {}});
        readout.rows.push_back({ReadoutText::tr("wavelength"),
                                rotary ? QStringLiteral("2π/θ") : QStringLiteral("2π/ω"),
                                ReadoutText::tr("%1 positions").arg(readable(frequency.wavelength(), digits)),
                                {}});
    }
    if (rotary && hasPair) {
        const auto cell = [&](Role role) {
            return readable(scene.model->table().value(p - scene.model->firstPosition(),
                                                       scene.model->dimensionOf(what.pair, role)),
                            digits);
        };
        readout.rows.push_back({ReadoutText::tr("cos, sin"),
                                QStringLiteral("R(p)"),
                                ReadoutText::tr("%1, %2").arg(cell(Role::cosine), cell(Role::sine)),
                                {}});
    } else {
        readout.rows.push_back({ReadoutText::tr("row norm"),
                                QStringLiteral("‖PE(p)‖"),
                                readable(scene.model->rowNorm(p), digits),
                                {}});
    }
    for (const std::string& step : scene.model->explain(cursorOf(scene.state), digits))
        readout.steps << QString::fromStdString(step);
    for (const Text& note : scene.model->notes())
        readout.notes << translated(note);
    return readout;
}

QString plainText(const Readout& readout) {
    QStringList lines;
    for (const ReadoutRow& row : readout.rows)
        lines << QStringLiteral("%1 %2: %3%4")
                     .arg(row.label, row.symbol, row.value,
                          row.kind.isEmpty() ? QString() : QStringLiteral(", ") + row.kind);
    lines << QString() << readout.steps;
    if (!readout.notes.isEmpty()) lines << QString() << readout.notes;
    return lines.join(u'\n');
}

QString valueLine(const Scene& scene, int digits) {
    const qint64 p = scene.state.get(keys::position);
    const qint64 j = scene.state.get(keys::dimension);
    return QStringLiteral("%1(%2, %3) = %4")
        .arg(scene.model->rotary() != nullptr ? QStringLiteral("R") : QStringLiteral("PE"), grouped(p),
             grouped(j), readable(scene.model->table().value(p - scene.model->firstPosition(), j), digits));
}

QString similarityLine(const Scene& scene, int digits) {
    const qint64 first = scene.model->firstPosition();
    const qint64 reference = scene.state.get(keys::reference);
    const bool cosine = scene.state.get(keys::similarity) == "cosine";
    const auto matrix = scene.model->similarity(cosine ? SimilarityKind::cosine : SimilarityKind::dot);
    const double value = matrix->value(reference - first, scene.state.get(keys::position) - first);
    return (cosine ? ReadoutText::tr("cosine similarity to p = %1: %2")
                   : ReadoutText::tr("similarity to p = %1: %2"))
        .arg(grouped(reference), readable(value, digits));
}

QString parameterLine(const Scene& scene) {
    if (scene.state.compared) {
        Scene a = scene;
        a.state.compared.reset();
        return QStringLiteral("A: %1 · B: %2")
            .arg(parameterLine(a), parameterLine(sceneOf(scene, Subject::b)));
    }
    QStringList parts{translated(encodingOf(scene.state).name)};
    for (const Parameter& parameter : encodingOf(scene.state).parameters) {
        if (!parameter.relevantIn(scene.state.values) || parameter.key == keys::tableRows.name ||
            parameter.key == keys::tableColumns.name)
            continue;
        const Value& value = scene.state.values.at(parameter.key);
        if (parameter.kind == Kind::choice) {
            parts << translated(parameter.findChoice(std::get<std::string>(value))->label);
        } else if (parameter.kind == Kind::flag) {
            if (std::get<bool>(value)) parts << translated(parameter.label);
        } else if (const auto* list = std::get_if<NumberList>(&value); list == nullptr || !list->empty()) {
            parts << QStringLiteral("%1 %2").arg(QString::fromStdString(parameter.key),
                                                 QString::fromStdString(formatValue(parameter, value)));
        }
    }
    return parts.join(QStringLiteral(", "));
}

}  // namespace posiscope
