// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lessons/codeparts.h"

#include <QLabel>
#include <QVBoxLayout>
#include <algorithm>

#include "core/base/trimmed.h"

namespace posiscope {

namespace {

constexpr int largestCode = 10;  // 69 characters are little more than half of the screen
constexpr int smallestCode = 7;

}  // namespace

CodeParts::CodeParts(LessonPlayer& player, std::vector<TextPart> parts, int type, QVBoxLayout* column)
    : words_(player), code_(player), all_(std::move(parts)) {
    for (std::size_t n = 1; n < all_.size(); ++n) {
        const TextPart& part = all_[n];
        QLabel* const label = part.isCode
                                  ? code_.add(part.passage, "stepCode", Moment::beginning, largestCode)
                                  : words_.add(part.passage, "stepTextAfterCode", Moment::beginning, type);
        if (part.isCode) {
            label->setWordWrap(false);
            label->setAlignment(Qt::AlignLeft | Qt::AlignTop);
        }
        column->addWidget(label);
        shown_.push_back({label, part.isCode});
    }
    refresh();
}

void CodeParts::fit(int width, int picture) {
    words_.setRoom(picture);
    for (int type = largestCode; type >= smallestCode; --type) {
        code_.setType(type);
        code_.refresh();
        const bool fits = std::ranges::all_of(shown_, [width](const Shown& part) {
            if (!part.isCode) return true;
            part.label->setMinimumSize(0, 0);
            return part.label->sizeHint().width() <= width;
        });
        if (fits) break;
    }
    for (const Shown& part : shown_)
        if (part.isCode) part.label->setMinimumHeight(part.label->sizeHint().height());
}

Passage CodeParts::textOf(const std::vector<TextPart>& parts, std::size_t number) {
    return number < parts.size() ? parts[number].passage : Passage{};
}

void CodeParts::fill() {
    for (std::size_t n = 0; n < shown_.size(); ++n)
        change(shown_[n], textOf(all_, n + 1));
}

void CodeParts::show(const Stage& stage, const std::vector<TextPart>& revealed) {
    const bool revealing = stage.part == Stage::Part::text;
    const bool asks = stage.part == Stage::Part::question;
    for (std::size_t n = 0; n < shown_.size(); ++n) {
        const Shown& part = shown_[n];
        const Passage text = textOf(asks ? all_ : revealed, n + 1);
        const bool some = !trimmed(text.text).empty();
        if (part.isCode) {
            QSizePolicy policy = part.label->sizePolicy();
            policy.setRetainSizeWhenHidden(revealing);
            part.label->setSizePolicy(policy);
        }
        // Code that is hidden keeps the size of its text.
        if (some || !part.isCode) change(part, text);
        part.label->setVisible(some && (revealing || (asks && part.isCode)));
    }
}

void CodeParts::refresh() {
    words_.refresh();
    code_.refresh();
}

int CodeParts::codeHeight(int spacing) const {
    int height = 0;
    for (const Shown& part : shown_)
        if (part.isCode) height += part.label->minimumHeight() + spacing;
    return height;
}

}  // namespace posiscope
