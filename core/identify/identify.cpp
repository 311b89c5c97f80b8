#include "core/identify/identify.h"

#include "core/identify/families/families.h"
#include "core/identify/judgement.h"

namespace posiscope {

namespace {

bool isExplained(const Identity& answer) {
    return answer.asExpected || !answer.mistakes.empty();
}

/// Judges the answer by what was meant, or by what other layers have where that explains nothing.
Identity judged(const Subjects& subjects, const Expectation& expected, const Identity& answer) {
    Identity first = answer;
    judge(subjects, expected, first);
    for (const Expectation& other : expected.others) {
        if (isExplained(first)) break;
        Identity again = answer;
        judge(subjects, other, again);
        if (isExplained(again)) return again;
    }
    return first;
}

}  // namespace

void addConfigured(Expectation& expected, const ConfigReading& configuration) {
    expected.rotary = configuration.rotary;
    if (configuration.hidden)
        expected.others.push_back(
            {expected.encoding, configuration.hidden->values, expected.given, configuration.hidden->rotary});
}

Identity identify(const std::vector<StoredArray>& arrays, const std::optional<Expectation>& expected,
                  const std::function<bool(double)>& proceed) {
    const Subjects subjects = subjectsOf(arrays, proceed);
    Identity answer;
    for (const TableFamily& family : tableFamilies())
        if (auto found = family.recognise(subjects)) {
            answer = std::move(*found);
            break;
        }
    if (expected && expected->encoding == nullptr)
        judgeIndex(*expected, answer);
    else if (expected)
        answer = judged(subjects, *expected, answer);
    else
        judgeInItself(subjects, answer);
    return answer;
}

}  // namespace posiscope
