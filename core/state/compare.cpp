// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/state/compare.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <future>
#include <numeric>

#include "core/base/printable.h"
#include "core/encodings/positionlist.h"
#include "core/models/rotaryentries.h"
#include "core/parameters/keys.h"
#include "core/parameters/numbertext.h"

namespace posiscope {

namespace {

const Encoding& encodingIn(const Values& values) {
    const Encoding* encoding = findEncoding(values.get(keys::encoding));
    return encoding != nullptr ? *encoding : *encodings().front();
}

const Parameter* parameterIn(const Encoding& encoding, const std::string& key) {
    for (const Parameter& parameter : encoding.parameters)
        if (parameter.key == key) return &parameter;
    return nullptr;
}

/// The value as a person reads it; empty where the parameter is not there or means nothing.
Text told(const Parameter* parameter, const Values& values) {
    if (parameter == nullptr || !parameter->relevantIn(values)) return {};
    const Value& value = values.at(parameter->key);
    if (parameter->kind() == ParameterKind::choice)
        return parameter->findChoice(std::get<std::string>(value))->label;
    if (parameter->kind() == ParameterKind::flag) {
        if (std::get<bool>(value)) return POSISCOPE_TR("core", "yes");
        return POSISCOPE_TR("core", "no");
    }
    if (parameter->isAutomatic(value)) {
        constexpr int digits = 4;
        return {POSISCOPE_TR("core", "%1 (automatic)"),
                {withDigits(parameter->automaticFor(values), digits)}};
    }
    const std::string text = parameter->key == keys::positions.name && hasPositionList(values)
                                 ? writtenPositionList(std::get<std::string>(value))
                                 : writtenValue(*parameter, value);
    return Text::asIs(text.empty() ? "–" : printable(text));
}

/// The value as a program reads it; nothing where told() is empty or a word.
std::optional<Value> valueTold(const Parameter* parameter, const Values& values) {
    if (parameter == nullptr || !parameter->relevantIn(values)) return std::nullopt;
    const Value& value = values.at(parameter->key);
    if (std::holds_alternative<std::string>(value) || std::holds_alternative<bool>(value))
        return std::nullopt;
    return parameter->isAutomatic(value) ? Value(parameter->automaticFor(values)) : value;
}

/// The name of the file that a parameter names; empty where it names none.
std::string fileNameIn(const Parameter* parameter, const Values& values) {
    if (parameter == nullptr) return {};
    const auto& path = std::get<std::string>(values.at(parameter->key));
    return path.substr(path.rfind('/') + 1);
}

/// Files are told by their names where these differ, and by their whole paths where they do not.
void shortenPaths(const Values& a, const Values& b, WordDifference& difference) {
    const std::string& key = keys::tableFile.name;
    const std::string inA = fileNameIn(parameterIn(encodingIn(a), key), a);
    const std::string inB = fileNameIn(parameterIn(encodingIn(b), key), b);
    if (inA.empty() || inB.empty() || inA == inB) return;
    difference.inA = Text::asIs(printable(inA));
    difference.inB = Text::asIs(printable(inB));
}

}  // namespace

std::vector<WordDifference> differencesInWords(const Values& a, const Values& b) {
    std::vector<WordDifference> all;
    const Encoding& left = encodingIn(a);
    const Encoding& right = encodingIn(b);
    if (&left != &right) all.push_back({POSISCOPE_TR("core", "Encoding"), left.name, right.name});
    const auto look = [&](const Parameter& parameter) {
        const Parameter* const ofA = parameterIn(left, parameter.key);
        const Parameter* const ofB = parameterIn(right, parameter.key);
        const Text inA = told(ofA, a), inB = told(ofB, b);
        if (inA == inB) return;
        all.push_back({parameter.label, inA, inB, valueTold(ofA, a), valueTold(ofB, b)});
        if (parameter.key == keys::tableFile.name) shortenPaths(a, b, all.back());
    };
    for (const Parameter& parameter : left.parameters)
        look(parameter);
    for (const Parameter& parameter : right.parameters)
        if (parameterIn(left, parameter.key) == nullptr) look(parameter);
    return all;
}

double CellsApart::of(double a, double b) const {
    // The power of two at or below the larger one: its exponent, with all other bits 0.
    constexpr std::uint64_t exponent = 0x7ff0000000000000;
    const double larger = std::max(std::abs(a), std::abs(b));
    return std::max(least, step * std::bit_cast<double>(std::bit_cast<std::uint64_t>(larger) & exponent));
}

namespace {

/// The cells of two fields, side by side in reading order.
class Differences {
 public:
    Differences(NumberDifference& all, const CellsApart& apart) : all_(all), apart_(apart) {}

    /// Takes in cells, the first of which has this place.
    void add(const double* a, const double* b, std::int64_t count, std::int64_t place) {
        constexpr std::int64_t together = 1024;
        for (std::int64_t n = 0; n < count; n += together) {
            const std::int64_t here = std::min(together, count - n);
            if (!addPlain(a + n, b + n, here)) addOneByOne(a + n, b + n, here, place + n);
        }
    }
    double squares() const { return squares_; }

 private:
    /// Where all differences are finite and none is a new largest one, for most cells: in vector registers.
    bool addPlain(const double* a, const double* b, std::int64_t count) {
        constexpr std::int64_t lanes = 8;
        if (!seen_ || count % lanes != 0) return false;
        double squares[lanes] = {}, largest[lanes] = {};
        std::int64_t differing[lanes] = {}, beyond[lanes] = {};
        for (std::int64_t n = 0; n < count; n += lanes)
            for (std::int64_t lane = 0; lane < lanes; ++lane) {
                const double difference = std::abs(a[n + lane] - b[n + lane]);
                squares[lane] += difference * difference;
                largest[lane] = difference > largest[lane] ? difference : largest[lane];
                differing[lane] += difference != 0;
                beyond[lane] += difference > apart_.of(a[n + lane], b[n + lane]);
            }
        const double sum = std::accumulate(squares, squares + lanes, 0.0);
        if (!std::isfinite(sum) || *std::max_element(largest, largest + lanes) > all_.largest) return false;
        squares_ += sum;
        all_.differing = std::accumulate(differing, differing + lanes, all_.differing);
        all_.beyond = std::accumulate(beyond, beyond + lanes, all_.beyond);
        return true;
    }

    void addOneByOne(const double* a, const double* b, std::int64_t count, std::int64_t place) {
        for (std::int64_t n = 0; n < count; ++n) {
            // The same NaN or infinity in both is no difference.
            if (a[n] == b[n] || (std::isnan(a[n]) && std::isnan(b[n]))) continue;
            ++all_.differing;
            const double difference = std::abs(a[n] - b[n]);
            if (!std::isfinite(difference)) {
                ++all_.notFinite;
                ++all_.beyond;
                continue;
            }
            all_.beyond += difference > apart_.of(a[n], b[n]) ? 1 : 0;
            squares_ += difference * difference;
            if (seen_ && difference <= all_.largest) continue;
            seen_ = true;
            all_.largest = difference;
            all_.row = (place + n) / all_.columns;
            all_.column = (place + n) % all_.columns;
            all_.valueA = a[n];
            all_.valueB = b[n];
        }
    }

    NumberDifference& all_;
    const CellsApart& apart_;
    double squares_ = 0;
    bool seen_ = false;
};

}  // namespace

NumberDifference differenceInNumbers(const Field& a, const Field& b,
                                     const std::function<bool(double)>& proceed, const CellsApart& apart) {
    constexpr std::int64_t cellsAtOnce = 262'144;
    NumberDifference all;
    all.rows = std::min(a.rows(), b.rows());
    all.columns = std::min(a.columns(), b.columns());
    all.sameShape = a.rows() == b.rows() && a.columns() == b.columns();
    const std::int64_t lines = std::max<std::int64_t>(1, cellsAtOnce / all.columns);
    std::vector<double> left(static_cast<std::size_t>(std::min(lines, all.rows) * all.columns));
    std::vector<double> right(left.size());
    Differences differences(all, apart);
    for (std::int64_t row = 0; row < all.rows; row += lines) {
        const IndexRange rows{row, std::min(lines, all.rows - row)};
        if (rows.count * all.columns < cellsAtOnce / 2) {
            b.fill(rows, {0, all.columns}, right.data());
            a.fill(rows, {0, all.columns}, left.data());
        } else {
            auto later = std::async(std::launch::async, [&] {
                b.fill(rows, {0, all.columns}, right.data());
            });
            a.fill(rows, {0, all.columns}, left.data());
            later.get();
        }
        differences.add(left.data(), right.data(), rows.count * all.columns, row * all.columns);
        if (proceed && !proceed(static_cast<double>(rows.end()) / static_cast<double>(all.rows))) {
            all.complete = rows.end() == all.rows;
            break;
        }
    }
    all.rms =
        std::sqrt(differences.squares() / (static_cast<double>(all.rows) * static_cast<double>(all.columns)));
    return all;
}

namespace {

Text cellPlace(std::int64_t row, std::int64_t column) {
    return {POSISCOPE_TR("core", "row %1, column %2"), {groupedDigits(row), groupedDigits(column)}};
}

Text scorePlace(std::int64_t row, std::int64_t column) {
    return {POSISCOPE_TR("core", "query %1, key %2"), {groupedDigits(row), groupedDigits(column)}};
}

/// Whether queries and keys are not the same, as in xPos.
bool grows(const RotaryEmbedding& rotary) {
    for (std::int64_t pair = 0; pair < rotary.rotaryDimensions() / 2; ++pair)
        if (rotary.grown(pair, 1) != 1) return true;
    return false;
}

/// Puts what both can do side by side.
class Sides {
 public:
    Sides(const Snapshot& a, const Snapshot& b) : a_(a), b_(b) {}

    Comparable look() {
        lookAtTables();
        lookAtBiases();
        lookAtRotations();
        return std::move(all_);
    }

 private:
    /// Says which side alone has it.
    void sayWhoLacks(bool inA, bool inB, const Text& what) {
        if (inA == inB) return;
        if (encodingOf((inA ? b_ : a_).state).fromFile)
            all_.notCompared.push_back(what);
        else
            all_.unlike.push_back(Text(inA ? POSISCOPE_TR("core", "A has %1, and B has not")
                                           : POSISCOPE_TR("core", "B has %1, and A has not"))
                                      .with(what));
    }

    void lookAtTables() {
        const bool inA = a_.model->hasTable();
        const bool inB = b_.model->hasTable();
        sayWhoLacks(inA, inB, POSISCOPE_TR("core", "a table"));
        if (!inA || !inB) return;
        const auto tableOf = [](const Snapshot& snapshot) {
            return std::shared_ptr<const Field>(snapshot.model, &snapshot.model->table());
        };
        all_.parts.push_back({POSISCOPE_TR("core", "the table"), tableOf(a_), tableOf(b_), cellPlace});
        all_.compared.emplace_back(POSISCOPE_TR("core", "the table"));
    }

    void lookAtBiases() {
        const AttentionBias* const a = a_.model->bias();
        const AttentionBias* const b = b_.model->bias();
        sayWhoLacks(a != nullptr, b != nullptr, POSISCOPE_TR("core", "a bias"));
        if (a == nullptr || b == nullptr) return;
        if (a->isBuckets() != b->isBuckets()) {
            all_.unlike.emplace_back(POSISCOPE_TR(
                "core",
                "one has biases, and the other the numbers of the buckets that biases are looked up with"));
            return;
        }
        if (a->heads() != b->heads())
            all_.unlike.push_back({POSISCOPE_TR("core", "the heads: %1 in A, %2 in B"),
                                   {groupedDigits(a->heads()), groupedDigits(b->heads())}});
        const std::int64_t heads = std::min(a->heads(), b->heads());
        for (std::int64_t head = 0; head < heads; ++head)
            all_.parts.push_back({{POSISCOPE_TR("core", "the bias of head %1"), {groupedDigits(head)}},
                                  a->matrix(head),
                                  b->matrix(head),
                                  scorePlace});
        all_.compared.push_back(
            heads == 1 ? Text(POSISCOPE_TR("core", "the bias of 1 head"))
                       : Text{POSISCOPE_TR("core", "the bias of %1 heads"), {groupedDigits(heads)}});
    }

    void lookAtRotations() {
        const RotaryEmbedding* const a = a_.model->rotary();
        const RotaryEmbedding* const b = b_.model->rotary();
        sayWhoLacks(a != nullptr, b != nullptr, POSISCOPE_TR("core", "a rotation of queries and keys"));
        if (a == nullptr || b == nullptr) return;
        if (a->headDimensions() != b->headDimensions()) {
            all_.unlike.push_back(
                {POSISCOPE_TR("core", "the size of a head: %1 in A, %2 in B; the rotations are not compared"),
                 {groupedDigits(a->headDimensions()), groupedDigits(b->headDimensions())}});
            return;
        }
        const auto entries = std::make_shared<const RotaryEntries>(entriesOf(*a, *b));
        const auto place = [entries, positions = a_.model->positions()](std::int64_t row,
                                                                        std::int64_t column) {
            const auto [to, from] = (*entries)[static_cast<std::size_t>(column)];
            return Text{POSISCOPE_TR("core", "position %1, what element %2 takes of element %3"),
                        {positions.at(row).written(), groupedDigits(to), groupedDigits(from)}};
        };
        const auto rotation = [&](const Snapshot& side, bool key) {
            return rotaryMatrix(side.model, entries, key);
        };
        all_.parts.push_back({POSISCOPE_TR("core", "the rotation of queries"), rotation(a_, false),
                              rotation(b_, false), place});
        // Where nothing grows, keys turn as queries do.
        const ComparedPart queries = all_.parts.back();
        const bool alike = !grows(*a) && !grows(*b);
        all_.parts.push_back({POSISCOPE_TR("core", "the rotation of keys"),
                              alike ? queries.a : rotation(a_, true), alike ? queries.b : rotation(b_, true),
                              place});
        all_.compared.emplace_back(POSISCOPE_TR("core", "the rotation of queries and keys"));
    }

    const Snapshot& a_;
    const Snapshot& b_;
    Comparable all_;
};

}  // namespace

Comparable comparableOf(const Snapshot& a, const Snapshot& b) {
    return Sides(a, b).look();
}

bool isSameAsBefore(const Comparable& fields, std::size_t part) {
    return part > 0 && fields.parts[part].a == fields.parts[part - 1].a &&
           fields.parts[part].b == fields.parts[part - 1].b;
}

bool PartDifferences::within(double tolerance) const {
    return like && std::all_of(parts.begin(), parts.end(),
                               [&](const NumberDifference& part) { return part.within(tolerance); });
}

PartDifferences differencesOf(const Comparable& fields, const std::function<bool(double)>& proceed) {
    PartDifferences all;
    all.like = fields.unlike.empty() && !fields.parts.empty();
    const auto cellsOf = [](const ComparedPart& part) {
        return static_cast<double>(part.a->rows()) * static_cast<double>(part.a->columns());
    };
    double everything = 0;
    for (const ComparedPart& part : fields.parts)
        everything += cellsOf(part);
    double done = 0;
    double squares = 0;
    bool seen = false;
    for (const ComparedPart& part : fields.parts) {
        const auto share = [&](double own) {
            return !proceed || proceed(std::min(1.0, (done + own * cellsOf(part)) / everything));
        };
        const bool again = !all.parts.empty() && isSameAsBefore(fields, all.parts.size());
        const NumberDifference found =
            again ? all.parts.back() : differenceInNumbers(*part.a, *part.b, share);
        done += cellsOf(part);
        all.parts.push_back(found);
        const std::int64_t cells = found.rows * found.columns;
        all.cells += cells;
        all.differing += found.differing;
        all.notFinite += found.notFinite;
        squares += found.rms * found.rms * static_cast<double>(cells);
        if (found.differing > found.notFinite && (!seen || found.largest > all.parts[all.worst].largest)) {
            all.worst = all.parts.size() - 1;
            seen = true;
        }
        if (!found.complete) break;
    }
    all.rms = all.parts.size() == 1
                  ? all.parts.front().rms
                  : std::sqrt(squares / static_cast<double>(std::max<std::int64_t>(1, all.cells)));
    return all;
}

}  // namespace posiscope
