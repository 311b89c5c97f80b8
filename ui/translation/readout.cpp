#include "ui/translation/readout.h"

#include <QCoreApplication>
#include <algorithm>

#include "core/parameters/keys.h"
#include "core/state/wavegame.h"
#include "ui/translation/text.h"

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

/// Whether the cursor is on a cell of attention scores: a query and a key instead of a position and a
/// dimension.
bool isOfScores(const Model& model) {
    return !model.hasTable() && model.bias() != nullptr;
}

/// The chosen head of a bias, inside it.
qint64 headOf(const Scene& scene) {
    return std::min<qint64>(scene.state.get(keys::head), scene.model->bias()->heads() - 1);
}

double biasAtCursor(const Scene& scene) {
    return scene.model->bias()
        ->matrix(headOf(scene))
        ->value(scene.state.get(keys::position), scene.state.get(keys::reference));
}

void addTableRows(const Scene& scene, int digits, Readout& readout) {
    const qint64 p = scene.state.get(keys::position);
    const qint64 j = scene.state.get(keys::dimension);
    const Column what = scene.model->column(j);
    const auto all = scene.model->frequencies();
    const bool hasPair = (what.role == Role::sine || what.role == Role::cosine) &&
                         static_cast<std::size_t>(what.pair) < all.size();
    const bool rotary = scene.model->rotary() != nullptr;
    const auto add = [&](const QString& label, const char* symbol, const QString& value) {
        readout.rows.push_back({label, QString::fromUtf8(symbol), value, {}});
    };

    add(ReadoutText::tr("position"), "p", grouped(p));
    readout.rows.push_back(
        {ReadoutText::tr("dimension"), QStringLiteral("j"),
         hasPair ? ReadoutText::tr("%1 → pair i = %2").arg(grouped(j), grouped(what.pair)) : grouped(j),
         roleName(what.role), what.role});
    if (hasPair) {
        const Frequency& frequency = all[static_cast<std::size_t>(what.pair)];
        add(ReadoutText::tr("frequency"), rotary ? "θ" : "ω",
            ReadoutText::tr("%1 rad").arg(readable(frequency.radians(), digits)));
        add(ReadoutText::tr("wavelength"), rotary ? "2π/θ" : "2π/ω",
            ReadoutText::tr("%1 positions").arg(readable(frequency.wavelength(), digits)));
    }
    if (rotary && hasPair) {
        const auto cell = [&](Role role) {
            return readable(scene.model->table().value(p - scene.model->firstPosition(),
                                                       scene.model->dimensionOf(what.pair, role)),
                            digits);
        };
        add(ReadoutText::tr("cos, sin"), "R(p)",
            ReadoutText::tr("%1, %2").arg(cell(Role::cosine), cell(Role::sine)));
    } else {
        add(ReadoutText::tr("row norm"), "‖PE(p)‖", readable(scene.model->similarity()->norm(p), digits));
    }
}

void addBiasRows(const Scene& scene, int digits, Readout& readout) {
    const qint64 query = scene.state.get(keys::position);
    const qint64 key = scene.state.get(keys::reference);
    const AttentionBias& bias = *scene.model->bias();
    const auto add = [&](const QString& label, const char* symbol, const QString& value) {
        readout.rows.push_back({label, QString::fromUtf8(symbol), value, {}});
    };
    add(ReadoutText::tr("query"), "i", grouped(query));
    add(ReadoutText::tr("key"), "j", grouped(key));
    add(ReadoutText::tr("distance"), "i − j", grouped(query - key));
    if (bias.heads() > 1)
        add(ReadoutText::tr("head"), "h",
            ReadoutText::tr("%1 of %2").arg(grouped(headOf(scene)), grouped(bias.heads())));
    add(bias.isBuckets() ? ReadoutText::tr("bucket") : ReadoutText::tr("bias"), "b",
        readable(biasAtCursor(scene), digits));
}

}  // namespace

Readout readoutOf(const Scene& scene, int digits) {
    Readout readout;
    if (!scene.model->problem().empty()) return readout;
    if (isOfScores(*scene.model))
        addBiasRows(scene, digits, readout);
    else
        addTableRows(scene, digits, readout);
    Cursor cursor = cursorOf(scene.state);
    if (scene.model->bias() != nullptr) cursor.head = headOf(scene);
    const auto stepsAt = [&](const Cursor& at) {
        QStringList steps;
        for (const std::string& step : scene.model->explain(at, digits))
            steps << localised(QString::fromStdString(step));
        return steps;
    };
    readout.steps = stepsAt(cursor);
    // The model's own end: of A − B it is that of the shorter table.
    const qint64 positions =
        scene.model->hasTable() ? scene.model->table().rows() : shapeOf(scene.state.values).positions;
    Cursor last = cursor;
    last.position = scene.model->firstPosition() + positions - 1;
    if (isOfScores(*scene.model))
        last.reference = std::min(last.position, last.position - (cursor.position - cursor.reference));
    readout.widest = stepsAt(last);
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

namespace {

QString valueOfOne(const Scene& scene, int digits) {
    if (!scene.model->problem().empty()) return {};
    if (isOfScores(*scene.model))
        return QStringLiteral("b(%1, %2) = %3")
            .arg(grouped(scene.state.get(keys::position)), grouped(scene.state.get(keys::reference)),
                 readable(biasAtCursor(scene), digits));
    if (!scene.model->hasTable()) return {};
    const qint64 p = scene.state.get(keys::position);
    const qint64 j = scene.state.get(keys::dimension);
    return QStringLiteral("%1(%2, %3) = %4")
        .arg(scene.model->rotary() != nullptr ? QStringLiteral("R") : QStringLiteral("PE"), grouped(p),
             grouped(j), readable(scene.model->table().value(p - scene.model->firstPosition(), j), digits));
}

QString similarityOfOne(const Scene& scene, int digits) {
    if (!scene.model->problem().empty()) return {};
    if (isOfScores(*scene.model))
        return ReadoutText::tr("distance %1, head %2")
            .arg(grouped(scene.state.get(keys::position) - scene.state.get(keys::reference)),
                 grouped(headOf(scene)));
    if (!scene.model->hasTable()) return {};
    const qint64 first = scene.model->firstPosition();
    const qint64 reference = scene.state.get(keys::reference);
    const bool cosine = scene.state.get(keys::similarity) == "cosine";
    const auto matrix =
        scene.model->similarity()->matrix(cosine ? SimilarityKind::cosine : SimilarityKind::dot);
    const double value = matrix->value(reference - first, scene.state.get(keys::position) - first);
    return (cosine ? ReadoutText::tr("cosine similarity to p = %1: %2")
                   : ReadoutText::tr("similarity to p = %1: %2"))
        .arg(grouped(reference), readable(value, digits));
}

/// "A: PE(40, 22) = 0.84  B: PE(40, 22) = 0.94": of a comparison both, each by its name.
QString ofSides(const Scene& scene, int digits, QString (*line)(const Scene&, int)) {
    if (!scene.sides || !scene.state.compared) return line(scene, digits);
    const auto side = [&](Subject subject) {
        const QString own = line(sceneOf(scene, subject), digits);
        return own.isEmpty() ? QStringLiteral("–") : own;
    };
    return ReadoutText::tr("A: %1   B: %2").arg(side(Subject::a), side(Subject::b));
}

}  // namespace

QString valueLine(const Scene& scene, int digits) {
    return ofSides(scene, digits, valueOfOne);
}

QString similarityLine(const Scene& scene, int digits) {
    return ofSides(scene, digits, similarityOfOne);
}

QString parameterLine(const Scene& scene) {
    if (scene.state.compared) {
        Scene a = scene;
        a.state.compared.reset();
        if (hidesB(scene.state)) return QStringLiteral("A: %1").arg(parameterLine(a));
        return QStringLiteral("A: %1 · B: %2")
            .arg(parameterLine(a), parameterLine(sceneOf(scene, Subject::b)));
    }
    QStringList parts{translated(encodingOf(scene.state).name)};
    for (const Parameter& parameter : encodingOf(scene.state).parameters) {
        if (!parameter.relevantIn(scene.state.values) ||
            parameter.isAutomatic(scene.state.values.at(parameter.key)) ||
            parameter.key == keys::tableRows.name || parameter.key == keys::tableColumns.name ||
            parameter.key == keys::tableFirstPosition.name)
            continue;
        const Value& value = scene.state.values.at(parameter.key);
        if (parameter.kind == Kind::choice) {
            parts << translated(parameter.findChoice(std::get<std::string>(value))->label);
        } else if (parameter.kind == Kind::flag) {
            if (std::get<bool>(value)) parts << translated(parameter.label);
        } else if (const auto* list = std::get_if<NumberList>(&value); list == nullptr || !list->empty()) {
            parts << QStringLiteral("%1 %2").arg(QString::fromStdString(parameter.key),
                                                 shownValue(parameter, value));
        }
    }
    return parts.join(QStringLiteral(", "));
}

}  // namespace posiscope
