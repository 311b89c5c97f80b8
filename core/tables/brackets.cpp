// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tables/brackets.h"

#include <algorithm>
#include <limits>

#include "core/base/printable.h"
#include "core/parameters/numbertext.h"
#include "core/tables/csvlines.h"
#include "core/tables/printeddigits.h"
#include "core/tables/tableerrors.h"

namespace posiscope {

namespace {

constexpr std::string_view printedBlanks = " \t\r\n";
constexpr std::string_view printedPrefixes[] = {"Parameter containing:", "tensor(", "array(", "Array("};

/// The beginning without what may stand before the first bracket; nothing where there is no bracket.
std::optional<std::size_t> firstBracket(std::string_view beginning) {
    std::size_t at = 0;
    const auto skipBlanks = [&] {
        at = std::min(beginning.find_first_not_of(printedBlanks, at), beginning.size());
    };
    if (beginning.starts_with("\xef\xbb\xbf")) at = 3;
    skipBlanks();
    for (const std::string_view prefix : printedPrefixes)
        if (beginning.substr(at).starts_with(prefix)) {
            at += prefix.size();
            skipBlanks();
        }
    if (at == beginning.size() || beginning[at] != '[') return std::nullopt;
    return at;
}

/// Goes through the characters of a file, and tells a listener of brackets and numbers.
class BracketReader {
 public:
    /// `numbers`: where they go, or null.
    BracketReader(const InputFile& file, std::vector<double>* numbers) : file_(file), numbers_(numbers) {}

    Result<TensorInfo> read() {
        constexpr std::size_t block = 262'144;
        const auto beginning = file_.beginning(64);
        if (!beginning) return beginning.error();
        const auto first = firstBracket(*beginning);
        if (!first) return wrongContent(*beginning, "[");
        line_ =
            1 + static_cast<std::uint64_t>(std::count(beginning->begin(), beginning->begin() + *first, '\n'));
        std::string buffer;
        for (std::uint64_t at = *first; at < file_.size(); at += buffer.size()) {
            buffer.resize(static_cast<std::size_t>(std::min<std::uint64_t>(block, file_.size() - at)));
            if (auto failure = file_.readAt(at, buffer.data(), buffer.size())) return *failure;
            for (const char character : buffer)
                if (auto failure = closed_ ? behind(character) : take(character)) return *failure;
        }
        if (!closed_) return tableError(POSISCOPE_TR("core", "it ends before its last bracket is closed"));
        return info();
    }

 private:
    Error inLine(const char* sentence, const std::string& word = {}) const {
        return tableError(sentence, {groupedDigits(line_), printable(word, 40)});
    }

    Failure take(char character) {
        const bool between = printedBlanks.find(character) != std::string_view::npos || character == ',';
        if (!between && character != '[' && character != ']') {
            constexpr std::size_t longest = 64;
            word_ += character;
            if (word_.size() <= longest) return std::nullopt;
            return inLine(POSISCOPE_TR("core", "line %1: “%2” is no number"), word_);
        }
        if (!word_.empty())
            if (auto failure = takeWord()) return failure;
        if (character == '\n') ++line_;
        if (character == '[') return open();
        if (character == ']') return close();
        return std::nullopt;
    }

    /// What NumPy and PyTorch print behind an array has no brackets.
    Failure behind(char character) {
        if (character == '\n') ++line_;
        if (character != '[') return std::nullopt;
        return inLine(POSISCOPE_TR("core", "line %1: a second array begins, and only one can be read"));
    }

    Failure takeWord() {
        const std::string word = std::move(word_);
        word_.clear();
        if (word.starts_with("...") || word == "\xe2\x80\xa6")
            return inLine(POSISCOPE_TR(
                "core",
                "line %1: the array was shortened when it was printed; print it whole, after "
                "torch.set_printoptions(profile=\"full\") or numpy.set_printoptions(threshold=sys.maxsize)"));
        double number = 0;
        if (word == "true" || word == "True")
            number = 1;
        else if (word != "false" && word != "False" && word != "null" && !parseNumber(word, number))
            return inLine(POSISCOPE_TR("core", "line %1: “%2” is no number"), word);
        if (word == "null") number = std::numeric_limits<double>::quiet_NaN();
        if (lengths_.size() != counts_.size() && !settled_) lengths_.resize(counts_.size(), unknown);
        if (counts_.size() != lengths_.size()) return uneven();
        settled_ = true;
        if (++counts_.back() > tablelimits::rows) return uneven();
        digits_.add(word);
        if (numbers_ != nullptr) numbers_->push_back(number);
        return std::nullopt;
    }

    Failure open() {
        if (counts_.size() == mostDimensions)
            return tableError(POSISCOPE_TR("core", "its array has more than %1 dimensions"),
                              {groupedDigits(mostDimensions)});
        if (settled_ && counts_.size() == lengths_.size()) return uneven();
        if (!counts_.empty()) ++counts_.back();
        counts_.push_back(0);
        return std::nullopt;
    }

    Failure close() {
        const std::size_t depth = counts_.size();
        if (lengths_.size() < depth) lengths_.resize(depth, unknown);
        std::uint64_t& length = lengths_[depth - 1];
        if (length == unknown) length = counts_.back();
        if (length != counts_.back()) return uneven();
        if (counts_.back() == 0) settled_ = true;
        counts_.pop_back();
        closed_ = counts_.empty();
        return std::nullopt;
    }

    Error uneven() const { return inLine(POSISCOPE_TR("core", "line %1: its lists have different lengths")); }

    TensorInfo info() const {
        TensorInfo info;
        info.type = nameOf(CellType::float64);
        info.cells = CellType::float64;
        info.shape = lengths_;
        info.printed = digits_.kind();
        if (digits_.most() > 0 && digits_.most() < 15)
            info.notes.push_back(
                {POSISCOPE_TR(
                     "core",
                     "The numbers are printed with %1 digits behind the point: no more is known of them."),
                 {std::to_string(digits_.most())}});
        return info;
    }

    static constexpr std::uint64_t unknown = UINT64_MAX;

    const InputFile& file_;
    std::vector<double>* numbers_;
    std::string word_;
    std::vector<std::uint64_t> counts_;   // of the lists that are open
    std::vector<std::uint64_t> lengths_;  // of the axes
    bool settled_ = false;                // how many axes there are is known
    bool closed_ = false;
    std::uint64_t line_ = 1;
    PrintedDigits digits_;
};

}  // namespace

bool isBracketed(const InputFile& file) {
    const auto beginning = file.beginning(64);
    return beginning && firstBracket(*beginning);
}

Result<TensorInfo> inspectBrackets(const InputFile& file) {
    return BracketReader(file, nullptr).read();
}

Result<std::vector<double>> readBrackets(const InputFile& file, const TensorInfo& /*info*/) {
    std::vector<double> numbers;
    const auto read = BracketReader(file, &numbers).read();
    if (!read) return read.error();
    return numbers;
}

}  // namespace posiscope
