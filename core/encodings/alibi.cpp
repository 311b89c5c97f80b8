#include "core/encodings/alibi.h"

#include <bit>
#include <cmath>

#include "core/encodings/relative.h"
#include "core/keys.h"
#include "core/sinusoidmodel.h"

namespace posiscope {

namespace {

constexpr Key<double> biasMaxKey{"alibi_bias_max"};

/// The number of heads whose regular slopes come first.
std::int64_t regularHeads(std::int64_t heads) {
    return static_cast<std::int64_t>(std::bit_floor(static_cast<std::uint64_t>(heads)));
}

/// The exponent of a head's slope as a fraction: m_h = 2^(−max · over / under).
struct Exponent {
    std::int64_t over = 1, under = 1;
};

Exponent exponentOf(std::int64_t head, std::int64_t heads) {
    const std::int64_t regular = regularHeads(heads);
    if (head < regular) return {head + 1, regular};
    return {2 * (head - regular) + 1, 2 * regular};
}

/// "12" → "¹²"
std::string raised(int number) {
    static const char* const digits[] = {"⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"};
    std::string text;
    for (const char digit : std::to_string(number))
        text += digits[digit - '0'];
    return text;
}

double slopeOf(std::int64_t head, std::int64_t heads, double max) {
    const Exponent exponent = exponentOf(head, heads);
    return std::exp2(-max * static_cast<double>(exponent.over) / static_cast<double>(exponent.under));
}

class AlibiModel final : public DistanceBiasModel {
 public:
    explicit AlibiModel(const Values& values)
        : DistanceBiasModel(values.get(keys::maxLen), values.get(keys::heads), isCausal(values, true)),
          max_(values.get(biasMaxKey)) {}

    std::vector<Text> notes() const override {
        if (regularHeads(heads()) == heads()) return {};
        return {{POSISCOPE_TR("core",
                              "%1 is not a power of two: the first %2 heads have the slopes of %2 heads, the "
                              "others every other slope of %3 heads, unsorted."),
                 {std::to_string(heads()), std::to_string(regularHeads(heads())),
                  std::to_string(2 * regularHeads(heads()))}}};
    }
    std::vector<Fact> facts() const override { return {{"slopes", alibiSlopes(heads(), max_)}}; }

 protected:
    std::shared_ptr<const DistanceFunction> makeFunction(std::int64_t head) const override {
        return std::make_shared<LinearFunction>(-slope(head));
    }
    std::vector<std::string> steps(const Cursor& cursor, int digits) const override {
        const Exponent exponent = exponentOf(cursor.head, heads());
        const std::string h = std::to_string(cursor.head);
        return {biasCell(cursor) + " = −m_" + h + "·(" + std::to_string(cursor.position) + " − " +
                    std::to_string(cursor.reference) + ")",
                "= −2^(−" + shortestDecimal(max_) + "·" + std::to_string(exponent.over) + "/" +
                    std::to_string(exponent.under) + ") × " +
                    formulaNumber(static_cast<double>(cursor.position - cursor.reference), 17),
                "= −" + formulaNumber(slope(cursor.head), digits) + " × " +
                    formulaNumber(static_cast<double>(cursor.position - cursor.reference), 17)};
    }
    Text about(std::int64_t head) const override {
        const Exponent exponent = exponentOf(head, heads());
        const double power = max_ * static_cast<double>(exponent.over) / static_cast<double>(exponent.under);
        return {POSISCOPE_TR("core", "slope %1"),
                {power == std::round(power) && power < 100 ? "2⁻" + raised(static_cast<int>(power))
                                                           : withDigits(slope(head), 4)}};
    }

 private:
    double slope(std::int64_t head) const { return slopeOf(head, heads(), max_); }

    double max_;
};

Parameter biasMaxParameter() {
    return {.key = biasMaxKey.name,
            .label = POSISCOPE_TR("core", "Last exponent"),
            .symbol = {},
            .unit = {},
            .tooltip = POSISCOPE_TR("core",
                                    "The slopes go down to 2 to the power of minus this: 8 in the paper. A "
                                    "larger number lets the last heads look farther back."),
            .kind = Kind::real,
            .initial = 8.0,
            .limits = {0, 64, true},
            .slider = true,
            .sliderMinimum = 1,
            .sliderMaximum = 16,
            .sliderMarks = {1, 4, 8, 12, 16}};
}

}  // namespace

std::vector<double> alibiSlopes(std::int64_t heads, double max) {
    std::vector<double> slopes;
    for (std::int64_t head = 0; head < heads; ++head)
        slopes.push_back(slopeOf(head, heads, max));
    return slopes;
}

const Encoding& alibiEncoding() {
    static const Encoding encoding{
        .id = "alibi",
        .name = POSISCOPE_TR("core", "ALiBi"),
        .family = Family::relative,
        .citation = {"Press 2021",
                     "Press, Smith, Lewis, “Train Short, Test Long: Attention with Linear Biases Enables "
                     "Input Length Extrapolation”, 2021, section 3",
                     "https://arxiv.org/abs/2108.12409"},
        .parameters = {headsParameter(), biasMaxParameter(), maxLenParameter(), maskParameter()},
        .extent =
            [](const Values& values) {
                return biasExtent(values.get(keys::maxLen), values.get(keys::heads));
            },
        .make = [](const Values& values) -> std::shared_ptr<const Model> {
            return std::make_shared<AlibiModel>(values);
        }};
    return encoding;
}

}  // namespace posiscope
