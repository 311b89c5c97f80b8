// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/counting/countingwords.h"

#include <QCoreApplication>
#include <cmath>

#include "ui/translation/translated.h"
#include "ui/views/shared/cellaxes.h"

namespace posiscope {

namespace {

class CountingText {
    Q_DECLARE_TR_FUNCTIONS(CountingText)
};

/// With ever fewer digits, down to three: √2 is not 1.
QStringList shortened(double number, int most = 4, const QString& pattern = QStringLiteral("%1")) {
    constexpr int fewest = 3;
    QStringList all;
    for (int digits = most; digits >= fewest; --digits)
        if (const QString text = pattern.arg(readable(number, digits)); all.isEmpty() || text != all.back())
            all << text;
    return all;
}

/// With as many digits as tell it from 1.
QString besideOne(double number) {
    int digits = 5;
    while (digits < 12 && std::abs(number - 1) < 2 * std::pow(10, 1 - digits))
        ++digits;
    return readable(number, digits);
}

QString whole(double number, int digits) {
    return number == std::rint(number) && std::abs(number) < 1e9 ? grouped(std::llround(number))
                                                                 : readable(number, digits);
}

/// With ever fewer digits, as one number has.
QStringList rangeInWords(double low, double high) {
    QStringList all;
    for (const int digits : {3, 2})
        all << CountingText::tr("%1 … %2").arg(readable(low, digits), readable(high, digits));
    return all << CountingText::tr("%1…%2").arg(whole(low, 2), whole(high, 2));
}

CountingProperty boundedWords(const PositionFacts& facts, const CountingSubject& subject) {
    CountingProperty words{facts.bounded, {}, {}};
    const auto [low, high] = facts.range;
    words.values << CountingText::tr("%1 … %2").arg(whole(low, 4), whole(high, 4));
    words.values << rangeInWords(low, high);
    const QString twice = grouped(2 * subject.length);
    if (!facts.rangeOfTwice)
        words.detail = CountingText::tr("in all %1 rows").arg(grouped(subject.length));
    else if (facts.bounded)
        words.detail = CountingText::tr("the same for %1 positions").arg(twice);
    else
        words.detail =
            CountingText::tr("%1 … %2 for %3 positions")
                .arg(whole(facts.rangeOfTwice->lowest, 4), whole(facts.rangeOfTwice->highest, 4), twice);
    return words;
}

CountingProperty uniqueWords(const PositionFacts& facts, const CountingSubject& subject) {
    if (subject.length < 2)
        return {std::nullopt, {QStringLiteral("—")}, CountingText::tr("there is one position alone")};
    if (!facts.unique.nearest)
        return {std::nullopt, {QStringLiteral("—")}, CountingText::tr("too few rows have numbers")};
    if (facts.range.lowest == facts.range.highest)
        return {false, {QStringLiteral("0")}, CountingText::tr("all rows are equal")};
    const NearestRows& nearest = *facts.unique.nearest;
    // Those that have not been compared may be nearer.
    const bool limited = facts.unique.compared < subject.length;
    CountingProperty words{
        !nearest.areEqual(),
        shortened(nearest.distance, 4, limited ? QStringLiteral("≤ %1") : QStringLiteral("%1")),
        {}};
    if (limited)
        words.detail = CountingText::tr("among the first %1").arg(grouped(facts.unique.compared));
    else if (nearest.apart() == 1)
        words.detail = CountingText::tr("of neighbours");
    else
        words.detail = CountingText::tr("of positions %1 apart").arg(grouped(nearest.apart()));
    return words;
}

CountingProperty distanceWords(const PositionFacts& facts, const CountingSubject& subject) {
    if (!facts.spacing)
        return {std::nullopt,
                {QStringLiteral("—")},
                CountingText::tr("no two positions are %1 apart").arg(grouped(std::abs(subject.offset)))};
    const Spacing& spacing = *facts.spacing;
    const double rounding = 1e-12 * std::max(1.0, spacing.largest);
    const double deviation = facts.deviationOfOne();
    const QString smallest = readable(spacing.smallest, 3), largest = readable(spacing.largest, 3);
    CountingProperty words{facts.deviation() <= rounding, {}, {}};
    if (deviation <= rounding)
        words.values = shortened(spacing.largest, 3);
    else if (smallest == largest)
        words.values = shortened(spacing.largest, 3, QStringLiteral("≈ %1"));
    else
        words.values = rangeInWords(spacing.smallest, spacing.largest);
    if (deviation > rounding && spacing.places < spacing.all)
        words.detail =
            CountingText::tr("at %1 of %2 places").arg(grouped(spacing.places), grouped(spacing.all));
    else if (deviation > rounding && smallest == largest)
        words.detail = CountingText::tr("the distance is almost always %1").arg(largest);
    else if (deviation > rounding)
        words.detail = CountingText::tr("they differ by up to %1").arg(readable(deviation, 3));
    else if (!*words.holds)
        words.detail =
            CountingText::tr("%1; for 2·max_len %2").arg(largest, readable(facts.spacingOfTwice->largest, 3));
    else
        words.detail = CountingText::tr("the distance is always %1").arg(largest);
    return words;
}

CountingProperty beyondWords(const CountingSubject& subject, std::optional<std::int64_t> last,
                             const QString& detail) {
    if (!last) return {true, {CountingText::tr("yes")}, detail};
    if (*last < subject.length) return {false, {CountingText::tr("no")}, detail};
    return {false, {CountingText::tr("up to %1").arg(grouped(*last)), CountingText::tr("no")}, detail};
}

QString reasonOf(PositionCode code, const CountingSubject& subject) {
    const QString next = grouped(subject.length);
    const QString bits = grouped(bitsFor(subject.length));
    switch (code) {
        case PositionCode::integer: return CountingText::tr("counting has no end");
        case PositionCode::normalised:
            return subject.length < 2 ? CountingText::tr("there is nothing to divide by")
                                      : CountingText::tr("%1 would be %2")
                                            .arg(next, besideOne(static_cast<double>(subject.length) /
                                                                 static_cast<double>(subject.length - 1)));
        case PositionCode::oneHot: return CountingText::tr("%1 has no column").arg(next);
        case PositionCode::binary:
        case PositionCode::gray: break;
    }
    return CountingText::tr("%1 bits end at %2")
        .arg(bits, grouped((std::int64_t{1} << bitsFor(subject.length)) - 1));
}

QString titleOf(PositionCode code) {
    switch (code) {
        case PositionCode::integer: return CountingText::tr("Integer");
        case PositionCode::normalised: return CountingText::tr("Normalised");
        case PositionCode::oneHot: return CountingText::tr("One-hot");
        case PositionCode::binary: return CountingText::tr("Binary");
        case PositionCode::gray: break;
    }
    return CountingText::tr("Gray code");
}

QString shortTitleOf(PositionCode code) {
    switch (code) {
        case PositionCode::normalised: return CountingText::tr("0 to 1");
        case PositionCode::gray: return CountingText::tr("Gray");
        case PositionCode::integer: return CountingText::tr("Int.");
        case PositionCode::binary: return CountingText::tr("Bin.");
        case PositionCode::oneHot: break;
    }
    return titleOf(code);
}

}  // namespace

QString CountingColumn::spoken() const {
    QStringList all;
    const auto labels = countingLabels(0);
    for (std::size_t n = 0; n < properties.size(); ++n) {
        const CountingProperty& each = properties[n];
        const QString holds = !each.holds   ? QString()
                              : *each.holds ? CountingText::tr("yes")
                                            : CountingText::tr("no");
        const QString& value = each.values.front();
        all << (holds.isEmpty() || holds == value
                    ? CountingText::tr("%1: %2 (%3)").arg(labels[n].names.front(), value, each.detail)
                    : CountingText::tr("%1: %2, %3 (%4)")
                          .arg(labels[n].names.front(), holds, value, each.detail));
    }
    return CountingText::tr("%1, %2. %3.").arg(title, shapes.front(), all.join(QStringLiteral("; ")));
}

std::array<CountingLabel, countingProperties> countingLabels(std::int64_t offset) {
    return {{{{CountingText::tr("Bounded")}, CountingText::tr("range of values")},
             {{CountingText::tr("Unique")}, CountingText::tr("smallest distance")},
             {{CountingText::tr("Same offset, same distance"), CountingText::tr("Same distance"),
               CountingText::tr("Distance")},
              CountingText::tr("distances at k = %1").arg(grouped(offset))},
             {{CountingText::tr("Beyond max_len"), CountingText::tr("Beyond")},
              CountingText::tr("defined for more positions")}}};
}

CountingColumn columnOf(PositionCode code, const CountingSubject& subject) {
    const PositionFacts facts = factsOf(code, subject.length, subject.offset);
    const std::int64_t columns = CountingField(code, subject.length).columns();
    const bool bits = code == PositionCode::binary || code == PositionCode::gray;
    CountingColumn column;
    column.title = titleOf(code);
    column.shortTitle = shortTitleOf(code);
    if (columns == 1)
        column.shapes << (bits ? CountingText::tr("1 bit") : CountingText::tr("1 number"));
    else if (bits)
        column.shapes << CountingText::tr("%1 bits").arg(columns);
    else
        column.shapes << CountingText::tr("%1 numbers").arg(grouped(columns));
    column.shapes << CountingText::tr("× %1").arg(grouped(columns))
                  << CountingText::tr("× %1").arg(readable(static_cast<double>(columns), 3));
    column.properties = {boundedWords(facts, subject), uniqueWords(facts, subject),
                         distanceWords(facts, subject),
                         beyondWords(subject, facts.last, reasonOf(code, subject))};
    return column;
}

CountingColumn columnOfTable(const QString& title, std::int64_t dimensions, const CountingSubject& subject,
                             const PositionFacts* facts, bool spacingKnown, bool goesOn) {
    const CountingProperty unknown{std::nullopt, {QStringLiteral("…")}, CountingText::tr("being computed")};
    CountingColumn column;
    column.title = title;
    column.shortTitle = title.section(QStringLiteral(" ("), 0, 0);  // brackets can be left out
    column.symbol = QStringLiteral("PE(p)");
    column.shapes = {dimensionCount(dimensions), CountingText::tr("× %1").arg(grouped(dimensions))};
    column.properties = {
        facts ? boundedWords(*facts, subject) : unknown, facts ? uniqueWords(*facts, subject) : unknown,
        facts && spacingKnown ? distanceWords(*facts, subject) : unknown,
        beyondWords(subject, goesOn ? std::nullopt : std::optional(subject.length - 1),
                    goesOn ? CountingText::tr("the formula goes on")
                           : CountingText::tr("the table has %1 rows").arg(grouped(subject.length)))};
    return column;
}

QStringList written(PositionCode code, std::int64_t number, std::int64_t length) {
    const std::int64_t bits = bitsFor(length);
    switch (code) {
        case PositionCode::integer: return {grouped(number), readable(static_cast<double>(number), 3)};
        case PositionCode::normalised:
            return shortened(CountingField(PositionCode::normalised, length).value(number, 0), 5);
        case PositionCode::oneHot:
            return {CountingText::tr("1 in column %1").arg(grouped(number)),
                    CountingText::tr("1 at %1").arg(grouped(number)), QStringLiteral("1")};
        case PositionCode::binary:
        case PositionCode::gray: break;
    }
    // Where there is no room for all bits, four of them are a hexadecimal digit.
    const std::int64_t bitsToSpell = code == PositionCode::gray ? number ^ (number >> 1) : number;
    return {QString::fromStdString(writtenBits(code, number, bits)),
            CountingText::tr("hex %1").arg(QString::number(bitsToSpell, 16).toUpper())};
}

}  // namespace posiscope
