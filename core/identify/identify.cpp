#include "core/identify/identify.h"

#include "core/identify/families/families.h"

namespace posiscope {

Answer identify(const std::vector<StoredArray>& arrays, const std::optional<Expectation>& expected,
                const std::function<bool(double)>& proceed) {
    const Subjects subjects = subjectsOf(arrays, proceed);
    Answer answer;
    for (const TableFamily& family : tableFamilies())
        if (auto found = family.recognise(subjects)) {
            answer = std::move(*found);
            break;
        }
    (void)expected;
    return answer;
}

}  // namespace posiscope
