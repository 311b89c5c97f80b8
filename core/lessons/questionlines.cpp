// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/questionlines.h"

#include <algorithm>

#include "core/base/trimmed.h"

namespace posiscope {

namespace {

constexpr std::string_view because = "because:", still = "still:";
constexpr std::string_view reason = " :: ";  // between an answer and why it is wrong

/// A wrong answer, a slip: what is given, and behind “::” why it is wrong.
std::pair<Passage, Passage> withReason(const Passage& passage) {
    const std::size_t at = passage.text.find(reason);
    if (at == std::string::npos) return {passage, {}};
    return {{std::string(trimmed(passage.text.substr(0, at))), passage.line},
            {std::string(trimmed(passage.text.substr(at + reason.size()))), passage.line}};
}

/// "- [x] …": what stands between the brackets, and the rest.
std::optional<std::pair<std::string_view, std::string_view>> answerLine(std::string_view line) {
    constexpr std::string_view opening = "- [";
    constexpr std::size_t marked = 5;  // - [x]
    if (!line.starts_with(opening) || line.size() < marked || line[marked - 1] != ']') return std::nullopt;
    return std::pair{line.substr(opening.size(), 1), trimmed(line.substr(marked))};
}

/// Collects the parts of a question line by line.
class QuestionReader {
 public:
    explicit QuestionReader(std::vector<Error>& mistakes) : mistakes_(mistakes) {}

    void read(const Line& line) {
        if (const auto answer = answerLine(line.text)) {
            marks_ += answer->first;
            answers_.push_back({std::string(answer->second), line.number});
        } else if (!takeWord(line)) {
            if (answers_.empty())
                question_.push_back(line);
            else if (!trimmed(line.text).empty())
                answers_.back().text.append("\n").append(trimmed(line.text));
        }
    }

    /// Without `because`.
    Prediction result(int opening) {
        asked_.question = passageOf(question_);
        if (asked_.question.text.empty())
            complain(opening, POSISCOPE_TR("core", "the prediction asks no question"));
        if (asked_.asks == Asks::number || asked_.asks == Asks::click) {
            if (!answers_.empty())
                complain(answers_.front().line,
                         POSISCOPE_TR("core",
                                      "a question with “number:” or “click:” has no list "
                                      "of answers"));
            if (asked_.asks == Asks::number && asked_.within.text.empty())
                complain(opening, POSISCOPE_TR("core", "the question has no line “within: …”"));
        } else if (!marks_.empty() && marks_.front() >= '1' && marks_.front() <= '9') {
            takeOrder(opening);
        } else {
            takeChoice(opening);
        }
        return std::move(asked_);
    }

 private:
    bool takeWord(const Line& line) {
        const auto parts = halves(line.text, ":");
        if (!parts) return false;
        const Passage value{std::string(parts->second), line.number};
        if (parts->first == "number" || parts->first == "click") {
            asked_.asks = parts->first == "click" ? Asks::click : Asks::number;
            asked_.wanted = value;
        } else if (parts->first == "within") {
            asked_.within = value;
        } else if (parts->first == "not") {
            auto [given, why] = withReason(value);
            asked_.slips.push_back({std::move(given), std::move(why)});
        } else {
            return false;
        }
        return true;
    }

    void complain(int line, Text what) { mistakes_.push_back(errorInLine(line, std::move(what))); }

    void takeOrder(int opening) {
        constexpr std::size_t fewest = 3;
        asked_.asks = Asks::order;
        asked_.answers.resize(answers_.size());
        for (std::size_t n = 0; n < answers_.size(); ++n) {
            const auto place = static_cast<std::size_t>(marks_[n] - '1');
            if (marks_[n] < '1' || place >= answers_.size() || asked_.answers[place].text.line != 0)
                complain(answers_[n].line, POSISCOPE_TR("core",
                                                        "what is to be put in order is marked [1], [2], "
                                                        "[3] …, each once"));
            else
                asked_.answers[place] = {answers_[n], true, {}};
        }
        if (answers_.size() < fewest)
            complain(opening, POSISCOPE_TR("core", "an order has at least three lines “- [1] …”"));
    }

    void takeChoice(int opening) {
        for (std::size_t n = 0; n < answers_.size(); ++n) {
            if (marks_[n] != ' ' && marks_[n] != 'x')
                complain(answers_[n].line, POSISCOPE_TR("core", "an answer begins with “- [ ]” or “- [x]”"));
            auto [text, why] = withReason(answers_[n]);
            asked_.answers.push_back({std::move(text), marks_[n] == 'x', std::move(why)});
        }
        const auto right = std::count(marks_.begin(), marks_.end(), 'x');
        if (answers_.size() < 2 || right < 1 || right == std::ssize(answers_))
            complain(opening, POSISCOPE_TR("core",
                                           "a prediction has at least two answers “- [ ] …”, one of them "
                                           "right “- [x] …” and one wrong"));
        asked_.asks = right > 1 ? Asks::all : Asks::one;
    }

    std::vector<Error>& mistakes_;
    Prediction asked_;
    std::vector<Line> question_;
    std::vector<Passage> answers_;
    std::string marks_;  // one for each answer
};

/// Takes the line "still: …" out of the others, wherever it stands.
Passage takeStill(std::vector<Line>& lines) {
    const auto found =
        std::ranges::find_if(lines, [](const Line& line) { return line.text.starts_with(still); });
    if (found == lines.end()) return {};
    Passage why{std::string(trimmed(found->text.substr(still.size()))), found->number};
    lines.erase(found);
    return why;
}

}  // namespace

Prediction readPrediction(std::span<const Line> block, int opening, std::vector<Error>& mistakes) {
    std::vector<Line> lines(block.begin(), block.end());
    const Passage why = takeStill(lines);
    const auto end =
        std::ranges::find_if(lines, [](const Line& line) { return line.text.starts_with(because); });
    QuestionReader reader(mistakes);
    std::for_each(lines.begin(), end, [&](const Line& line) { reader.read(line); });
    Prediction read = reader.result(opening);
    read.still = why;
    if (end == lines.end()) return read;
    std::vector<Line> rest(end, lines.end());
    rest.front().text = trimmed(rest.front().text.substr(because.size()));
    read.because = passageOf(rest);
    return read;
}

}  // namespace posiscope
