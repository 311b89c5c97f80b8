#include "core/identify/identify.h"

#include "core/identify/families/families.h"
#include "core/identify/judgement.h"

namespace posiscope {

Identity identify(const std::vector<StoredArray>& arrays, const std::optional<Expectation>& expected,
                  const std::function<bool(double)>& proceed) {
    const Subjects subjects = subjectsOf(arrays, proceed);
    Identity answer;
    for (const TableFamily& family : tableFamilies())
        if (auto found = family.recognise(subjects)) {
            answer = std::move(*found);
            break;
        }
    if (expected)
        judge(subjects, *expected, answer);
    else
        judgeInItself(subjects, answer);
    return answer;
}

}  // namespace posiscope
