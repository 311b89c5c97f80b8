// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/identifyreport.h"

#include "core/identify/identitytext.h"

namespace posiscope {

Exit exitOf(const Identity& answer) {
    if (!answer.recognised || answer.unsure) return Exit::unrecognised;
    const bool wrong = !answer.mistakes.empty() || (answer.wasExpected && !answer.asExpected);
    return wrong ? Exit::different : Exit::ok;
}

Exit worse(Exit a, Exit b) {
    for (const Exit each : {Exit::usage, Exit::failed, Exit::different, Exit::unrecognised})
        if (a == each || b == each) return each;
    return Exit::ok;
}

std::string lineOf(const Identity& answer) {
    const std::string text = identityAsText(answer, {});
    std::string line = text.substr(0, text.find('\n'));
    if (answer.mistakes.empty()) return line;
    const std::size_t count = answer.mistakes.size();
    return line + "; " + std::to_string(count) + (count == 1 ? " mistake: " : " mistakes: ") +
           answer.mistakes.front().text.english();
}

}  // namespace posiscope
