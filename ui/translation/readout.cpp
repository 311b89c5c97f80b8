// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/translation/readout.h"

#include <QCoreApplication>
#include <algorithm>
#include <set>
#include <string>

#include "core/analysis/zerotable.h"
#include "core/encodings/precisionparameters.h"
#include "core/encodings/tableslices.h"
#include "core/parameters/keys.h"
#include "core/state/sweep.h"
#include "core/state/wavegame.h"
#include "ui/files/tablepaths.h"
#include "ui/translation/parameterwords.h"
#include "ui/translation/positionwords.h"
#include "ui/translation/translated.h"

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

/// Whether the cursor's cell is an attention score of a query and a key, not a position and a dimension.
bool isOfScores(const Model& model) {
    return !model.hasTable() && model.bias() != nullptr;
}

/// The chosen head of a bias, within the number of heads.
qint64 headOf(const Snapshot& snapshot) {
    return std::min<qint64>(snapshot.state.get(keys::head), snapshot.model->bias()->heads() - 1);
}

double biasAtCursor(const Snapshot& snapshot) {
    return snapshot.model->bias()
        ->matrix(headOf(snapshot))
        ->value(snapshot.model->positions().rowOf(snapshot.state.get(keys::position)),
                snapshot.model->positions().rowOf(snapshot.state.get(keys::reference)));
}

/// The number of the row, where that is not its position.
void addRow(const Snapshot& snapshot, qint64 cursor, Readout& readout) {
    const Positions& positions = snapshot.model->positions();
    if (positions.areConsecutive()) return;
    readout.rows.push_back(
        {ReadoutText::tr("row"),
         QStringLiteral("n"),
         ReadoutText::tr("%1 of %2").arg(grouped(positions.rowOf(cursor)), grouped(positions.rows())),
         {}});
}

void addTableRows(const Snapshot& snapshot, int digits, Readout& readout) {
    const qint64 p = snapshot.state.get(keys::position);
    const qint64 j = snapshot.state.get(keys::dimension);
    const Column what = snapshot.model->column(j);
    const auto all = snapshot.model->frequencies();
    const bool hasPair = (what.role == Role::sine || what.role == Role::cosine) &&
                         static_cast<std::size_t>(what.pair) < all.size();
    const bool rotary = snapshot.model->rotary() != nullptr;
    const auto add = [&](const QString& label, const char* symbol, const QString& value) {
        readout.rows.push_back({label, QString::fromUtf8(symbol), value, {}});
    };

    addRow(snapshot, p, readout);
    const Positions& positions = snapshot.model->positions();
    const QString place =
        positions.axes().size() > 1 ? QLatin1Char(' ') + placeText(positions, p) : QString();
    add(ReadoutText::tr("position"), "p", positionText(positions, p) + place);
    readout.rows.push_back(
        {ReadoutText::tr("dimension"), QStringLiteral("j"),
         hasPair ? ReadoutText::tr("%1 → pair i = %2").arg(grouped(j), grouped(what.pair)) : grouped(j),
         what.role == Role::plain ? QString::fromStdString(snapshot.model->columnName(j))
                                  : roleName(what.role),
         what.role});
    if (hasPair) {
        const Frequency& frequency = all[static_cast<std::size_t>(what.pair)];
        add(ReadoutText::tr("frequency"), rotary ? "θ" : "ω",
            ReadoutText::tr("%1 rad").arg(readable(frequency.radians(), digits)));
        add(ReadoutText::tr("wavelength"), rotary ? "2π/θ" : "2π/ω",
            wavelengthText(frequency.wavelength(), digits));
    }
    if (rotary && hasPair) {
        const auto cell = [&](Role role) {
            return readable(snapshot.model->table().value(p - snapshot.model->firstCursor(),
                                                          snapshot.model->dimensionOf(what.pair, role)),
                            digits);
        };
        add(ReadoutText::tr("cos, sin"), "R(p)",
            ReadoutText::tr("%1, %2").arg(cell(Role::cosine), cell(Role::sine)));
    } else {
        add(ReadoutText::tr("row norm"), "‖PE(p)‖", readable(snapshot.model->similarity()->norm(p), digits));
    }
}

void addBiasRows(const Snapshot& snapshot, int digits, Readout& readout) {
    const qint64 query = snapshot.state.get(keys::position);
    const qint64 key = snapshot.state.get(keys::reference);
    const AttentionBias& bias = *snapshot.model->bias();
    const auto add = [&](const QString& label, const char* symbol, const QString& value) {
        readout.rows.push_back({label, QString::fromUtf8(symbol), value, {}});
    };
    const Positions& positions = snapshot.model->positions();
    const Coordinate distance = positions.atCursor(query) - positions.atCursor(key);
    addRow(snapshot, query, readout);
    add(ReadoutText::tr("query"), "i", positionText(positions, query));
    add(ReadoutText::tr("key"), "j", positionText(positions, key));
    add(ReadoutText::tr("distance"), "i − j", QString::fromStdString(distance.written()));
    if (bias.heads() > 1)
        add(ReadoutText::tr("head"), "h",
            ReadoutText::tr("%1 of %2").arg(grouped(headOf(snapshot)), grouped(bias.heads())));
    add(bias.isBuckets() ? ReadoutText::tr("bucket") : ReadoutText::tr("bias"), "b",
        readable(biasAtCursor(snapshot), digits));
}

}  // namespace

QString wavelengthText(double positions, int digits) {
    const QString number = readable(positions, digits);
    return (number == readable(1, digits) ? ReadoutText::tr("%1 position") : ReadoutText::tr("%1 positions"))
        .arg(number);
}

Readout readoutOf(const Snapshot& snapshot, int digits) {
    Readout readout;
    if (!snapshot.model->problem().empty()) return readout;
    if (!snapshot.model->hasTable() && snapshot.model->bias() == nullptr) return readout;
    if (isOfScores(*snapshot.model))
        addBiasRows(snapshot, digits, readout);
    else
        addTableRows(snapshot, digits, readout);
    Cursor cursor = cursorOf(snapshot.state);
    if (snapshot.model->bias() != nullptr) cursor.head = headOf(snapshot);
    const auto stepsAt = [&](const Cursor& at) {
        QStringList steps;
        for (const std::string& step : snapshot.model->explain(at, digits))
            steps << localised(QString::fromStdString(step));
        return steps;
    };
    readout.steps = stepsAt(cursor);
    // The last row of the model shown: A − B ends with the shorter table.
    const qint64 positions = snapshot.model->hasTable() ? snapshot.model->table().rows()
                                                        : shapeOf(snapshot.state.values).positions;
    Cursor last = cursor;
    last.position = snapshot.model->firstCursor() + positions - 1;
    if (isOfScores(*snapshot.model))
        last.reference = std::min(last.position, last.position - (cursor.position - cursor.reference));
    readout.widest = stepsAt(last);
    for (const Text& note : snapshot.model->notes())
        readout.notes << translated(note);
    return readout;
}

QString plainText(const Readout& readout) {
    QStringList lines;
    for (const ReadoutRow& row : readout.rows)
        lines << QStringLiteral("%1 %2: %3")
                     .arg(row.label, row.symbol,
                          row.kind.isEmpty() ? row.value : listed({row.value, row.kind}));
    lines << QString() << readout.steps;
    if (!readout.notes.isEmpty()) lines << QString() << readout.notes;
    return lines.join(u'\n');
}

namespace {

QString valueOfOne(const Snapshot& snapshot, int digits) {
    if (!snapshot.model->problem().empty()) return {};
    if (isOfScores(*snapshot.model))
        return QStringLiteral("b(%1, %2) = %3")
            .arg(positionText(snapshot.model->positions(), snapshot.state.get(keys::position)),
                 positionText(snapshot.model->positions(), snapshot.state.get(keys::reference)),
                 readable(biasAtCursor(snapshot), digits));
    if (!snapshot.model->hasTable()) return {};
    const qint64 p = snapshot.state.get(keys::position);
    const qint64 j = snapshot.state.get(keys::dimension);
    return QStringLiteral("%1(%2, %3) = %4")
        .arg(snapshot.model->rotary() != nullptr ? QStringLiteral("R") : QStringLiteral("PE"),
             positionText(snapshot.model->positions(), p), grouped(j),
             readable(snapshot.model->table().value(p - snapshot.model->firstCursor(), j), digits));
}

QString similarityOfOne(const Snapshot& snapshot, int digits) {
    if (!snapshot.model->problem().empty()) return {};
    if (isOfScores(*snapshot.model))
        return ReadoutText::tr("distance %1, head %2")
            .arg(QString::fromStdString(
                     (snapshot.model->positions().atCursor(snapshot.state.get(keys::position)) -
                      snapshot.model->positions().atCursor(snapshot.state.get(keys::reference)))
                         .written()),
                 grouped(headOf(snapshot)));
    if (!snapshot.model->hasTable()) return {};
    const qint64 first = snapshot.model->firstCursor();
    const qint64 reference = snapshot.state.get(keys::reference);
    const bool cosine = snapshot.state.get(keys::similarity) == "cosine";
    const auto matrix =
        snapshot.model->similarity()->matrix(cosine ? SimilarityKind::cosine : SimilarityKind::dot);
    if (cosine && isTableOfZeros(*snapshot.model))
        return ReadoutText::tr("the cosine of zeros is not defined");
    const double value = matrix->value(reference - first, snapshot.state.get(keys::position) - first);
    return (cosine ? ReadoutText::tr("cosine similarity to p = %1: %2")
                   : ReadoutText::tr("similarity to p = %1: %2"))
        .arg(positionText(snapshot.model->positions(), reference), readable(value, digits));
}

/// The lines of both sides of a comparison: "A: PE(40, 22) = 0.84  B: PE(40, 22) = 0.94".
QString ofSides(const Snapshot& snapshot, int digits, QString (*line)(const Snapshot&, int)) {
    if (!snapshot.sides || !hasB(snapshot.state)) return line(snapshot, digits);
    const auto side = [&](Subject subject) {
        const QString own = line(snapshotOf(snapshot, subject), digits);
        return own.isEmpty() ? QStringLiteral("–") : own;
    };
    return ReadoutText::tr("A: %1   B: %2").arg(side(Subject::a), side(Subject::b));
}

}  // namespace

QString valueLine(const Snapshot& snapshot, int digits) {
    return ofSides(snapshot, digits, valueOfOne);
}

QString similarityLine(const Snapshot& snapshot, int digits) {
    return ofSides(snapshot, digits, similarityOfOne);
}

QString sideLine(Subject side, const QString& text) {
    return (side == Subject::a ? ReadoutText::tr("A: %1") : ReadoutText::tr("B: %1")).arg(text);
}

namespace {

QString wordOf(const State& state, const std::string& key) {
    const Parameter* const parameter = findParameter(state, key);
    if (parameter == nullptr) return {};
    const Value& value = state.values.at(key);
    if (key == keys::tableFile.name) return shownTableName(std::get<std::string>(value));
    if (parameter->kind() == ParameterKind::choice)
        return translated(parameter->findChoice(std::get<std::string>(value))->label);
    return shownValue(*parameter, value);
}

/// The values of a parameter in a sweep: "base 100 / 1000 / 10 000".
QString sweptPart(const State& state, const std::string& key) {
    QStringList words;
    for (std::size_t n = 0; n < state.variants.size(); ++n)
        if (const QString word = wordOf(stateOfVariant(state, n), key); !words.contains(word)) words << word;
    const Parameter* const parameter = findParameter(state, key);
    const bool named = parameter == nullptr || parameter->kind() == ParameterKind::choice;
    return (named ? QString() : QString::fromStdString(key) + u' ') + words.join(QStringLiteral(" / "));
}

/// What differs comes first, for lines that have no room for all; then what all have, where the encoding is
/// the same.
QString lineOfSweep(const Snapshot& snapshot, bool essential) {
    const std::vector<std::string> swept = sweptKeys(snapshot.state);
    QStringList parts;
    for (const std::string& key : swept)
        parts << sweptPart(snapshot.state, key);
    if (snapshot.state.variants.front().contains(keys::encoding.name)) return listed(parts);
    Snapshot rest = snapshot;
    rest.state.variants.clear();
    return listed({listed(parts), parameterLine(rest, essential, swept)});
}

}  // namespace

QString parameterLine(const Snapshot& snapshot, bool essential, const std::vector<std::string>& without) {
    if (isSweep(snapshot.state)) return lineOfSweep(snapshot, essential);
    if (hasB(snapshot.state)) {
        Snapshot a = snapshot;
        a.state.variants.clear();
        const QString ofA = sideLine(Subject::a, parameterLine(a, essential));
        if (hidesB(snapshot.state)) return ofA;
        return ofA + QStringLiteral(" · ") +
               sideLine(Subject::b, parameterLine(snapshotOf(snapshot, Subject::b), essential));
    }
    QStringList parts{translated(encodingOf(snapshot.state).name)};
    const auto isExact = [&](const Parameter& parameter) {
        return parameter.key == keys::precision.name && snapshot.state.get(keys::precision) == "exact";
    };
    const std::set<std::string> alwaysSaid{encodingOf(snapshot.state).width.key, keys::maxLen.name,
                                           keys::base.name, "heads"};
    for (const Parameter& parameter : encodingOf(snapshot.state).parameters) {
        if (!parameter.relevantIn(snapshot.state.values) || isExact(parameter) ||
            std::ranges::find(without, parameter.key) != without.end() ||
            parameter.isAutomatic(snapshot.state.values.at(parameter.key)) ||
            parameter.key == keys::tableRows.name || parameter.key == keys::tableColumns.name ||
            parameter.key == keys::tableFirstPosition.name || parameter.key == keys::tableSlices.name ||
            parameter.key == keys::tableShape.name)
            continue;
        const Value& value = snapshot.state.values.at(parameter.key);
        if (essential && value == parameter.initial && !alwaysSaid.contains(parameter.key)) continue;
        if (value == Value(std::string())) continue;  // a file whose only table has no name
        if (parameter.key == keys::tableFile.name) {
            // The line is drawn in pictures, which tell nobody the folders of this machine.
            parts << QStringLiteral("%1 %2").arg(QString::fromStdString(parameter.key),
                                                 shownTableName(std::get<std::string>(value)));
        } else if (parameter.kind() == ParameterKind::flag) {
            if (std::get<bool>(value)) parts << translated(parameter.label);
        } else if (const auto* list = std::get_if<NumberList>(&value); list == nullptr || !list->empty()) {
            parts << parameterPart(parameter, value);
        }
    }
    return listed(parts);
}

}  // namespace posiscope
