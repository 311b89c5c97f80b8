// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tables/pickle.h"

#include <array>

#include "core/base/printable.h"
#include "core/parameters/numbertext.h"
#include "core/tables/pickleglobals.h"
#include "core/tables/tableerrors.h"
#include "core/tables/torchcalls.h"

namespace posiscope {

namespace {

using Kind = PickleValue::Kind;

// A file of 20,000 tensors needs a third of these. All together are less than 40 MB.
constexpr std::size_t mostStacked = 65'536;
constexpr std::size_t mostLists = 262'144;
constexpr std::size_t mostHeld = 524'288;
constexpr std::size_t mostRemembered = 393'216;
constexpr std::size_t mostPickledTensors = 65'536;

Error damagedPickle(std::size_t at) {
    return tableError(POSISCOPE_TR("core", "its pickle is damaged or cut short, at byte %1"),
                      {groupedDigits(at)});
}

Error unknownInstruction(char code, std::size_t at) {
    return tableError(
        POSISCOPE_TR("core", "its pickle has at byte %1 the instruction %2, which no file of tensors needs"),
        {groupedDigits(at), std::to_string(static_cast<unsigned char>(code))});
}

Error unknownGlobal(std::string_view module, std::string_view name) {
    return tableError(
        POSISCOPE_TR("core",
                     "it holds the Python object “%1”, which Posiscope never makes: save the tensors alone, "
                     "with torch.save(model.state_dict(), \"weights.pt\")"),
        {printable(std::string(module) + "." + std::string(name))});
}

class PickleMachine {
 public:
    explicit PickleMachine(std::string_view bytes) : bytes_(bytes) {}

    Result<PickleValues> run() {
        std::array<const Instruction*, 256> byCode{};
        for (const Instruction& each : instructions)
            byCode[static_cast<unsigned char>(each.code)] = &each;
        while (!stopped_) {
            const std::size_t start = at_;
            if (at_ == bytes_.size()) return damagedPickle(start);
            const char code = bytes_[at_++];
            const Instruction* const instruction = byCode[static_cast<unsigned char>(code)];
            if (instruction == nullptr) return unknownInstruction(code, start);
            if (!(this->*instruction->run)(instruction->argument))
                return problem_ ? *problem_ : damagedPickle(start);
            if (tooMuch())
                return tableError(
                    POSISCOPE_TR("core", "its pickle describes more values than a file of tensors needs"));
        }
        return std::move(values_);
    }

 private:
    /// Every instruction returns whether what it needs was there.
    struct Instruction {
        char code;
        bool (PickleMachine::*run)(int argument);
        int argument = 0;
    };
    static const std::vector<Instruction> instructions;

    bool tooMuch() const {
        return stack_.size() > mostStacked || values_.lists.size() > mostLists || values_.held > mostHeld ||
               values_.storages.size() > mostPickledTensors || values_.tensors.size() > mostPickledTensors;
    }

    // --- the bytes
    std::size_t left() const { return bytes_.size() - at_; }
    bool take(int width, std::uint64_t& number) {
        if (left() < static_cast<std::size_t>(width)) return false;
        number = 0;
        for (int n = width; n-- > 0;)
            number = number << 8U | static_cast<unsigned char>(bytes_[at_ + static_cast<std::size_t>(n)]);
        at_ += static_cast<std::size_t>(width);
        return true;
    }
    bool takeLine(std::string_view& line) {
        constexpr std::size_t longest = 256;
        const std::size_t end = bytes_.substr(at_, longest).find('\n');
        if (end == std::string_view::npos) return false;
        line = bytes_.substr(at_, end);
        at_ += end + 1;
        return true;
    }

    // --- the stack
    bool push(PickleValue value) {
        stack_.push_back(value);
        return true;
    }
    bool push(Kind kind, std::uint64_t index = 0, std::uint64_t size = 0) {
        return push({kind, static_cast<std::uint32_t>(size), index});
    }
    bool pushList(Kind kind, std::vector<PickleValue> values) {
        return push(values_.add(kind, std::move(values)));
    }
    /// What lies on the topmost mark, and takes both away.
    bool popToMark(std::vector<PickleValue>& values) {
        std::size_t mark = stack_.size();
        while (mark > 0 && stack_[mark - 1].kind != Kind::mark)
            --mark;
        if (mark == 0) return false;
        values.assign(stack_.begin() + static_cast<std::ptrdiff_t>(mark), stack_.end());
        stack_.resize(mark - 1);
        return true;
    }
    bool pop(PickleValue& value) {
        if (stack_.empty() || stack_.back().kind == Kind::mark) return false;
        value = stack_.back();
        stack_.pop_back();
        return true;
    }
    bool addTo(Kind kind, const std::vector<PickleValue>& values) {
        if (stack_.empty() || stack_.back().kind != kind) return false;
        auto& list = values_.lists[stack_.back().index];
        list.insert(list.end(), values.begin(), values.end());
        values_.held += values.size();
        return true;
    }

    // --- the instructions
    bool frame(int width) {  // of protocol 2 its number, of protocol 4 the length of a part
        std::uint64_t number = 0;
        return take(width, number) && (width > 1 || (number >= 2 && number <= 5));
    }
    bool stop(int) {
        stopped_ = pop(values_.root) && stack_.empty();
        return stopped_;
    }
    bool nothing(int) { return push(Kind::none); }
    bool mark(int) { return push(Kind::mark); }
    bool truth(int value) { return push(Kind::boolean, static_cast<std::uint64_t>(value)); }
    bool whole(int width) {
        std::uint64_t number = 0;
        if (!take(width, number)) return false;
        if (width == 4) number = static_cast<std::uint64_t>(std::int64_t{static_cast<std::int32_t>(number)});
        return push(Kind::whole, number);
    }
    bool longWhole(int width) {  // two's complement, the lowest byte first
        std::uint64_t size = 0;
        if (!take(width, size) || left() < size) return false;
        if (size > 8) {
            at_ += size;
            return push(Kind::other);
        }
        std::uint64_t number = 0;
        take(static_cast<int>(size), number);
        const auto spare = static_cast<unsigned>(64 - 8 * size);
        if (size > 0)
            number = static_cast<std::uint64_t>(static_cast<std::int64_t>(number << spare) >> spare);
        return push(Kind::whole, number);
    }
    bool real(int) {
        std::uint64_t bits = 0;
        return take(8, bits) && push(Kind::other);
    }
    bool text(int width) {
        std::uint64_t size = 0;
        if (!take(width, size) || left() < size) return false;
        at_ += size;
        return push(Kind::text, at_ - size, size);
    }
    bool bytes(int width) {
        if (!text(width)) return false;
        stack_.back() = {Kind::other};
        return true;
    }
    bool empty(int kind) { return pushList(static_cast<Kind>(kind), {}); }
    bool tuple(int count) {
        std::vector<PickleValue> values;
        if (count < 0) return popToMark(values) && pushList(Kind::tuple, std::move(values));
        values.resize(static_cast<std::size_t>(count));
        for (auto value = values.rbegin(); value != values.rend(); ++value)
            if (!pop(*value)) return false;
        return pushList(Kind::tuple, std::move(values));
    }
    bool frozen(int) {
        std::vector<PickleValue> values;
        return popToMark(values) && pushList(Kind::list, std::move(values));
    }
    bool append(int) {
        PickleValue value;
        return pop(value) && addTo(Kind::list, {value});
    }
    bool appends(int) {
        std::vector<PickleValue> values;
        return popToMark(values) && addTo(Kind::list, values);
    }
    bool setItem(int) {
        PickleValue key;
        PickleValue value;
        return pop(value) && pop(key) && addTo(Kind::map, {key, value});
    }
    bool setItems(int) {
        std::vector<PickleValue> values;
        return popToMark(values) && values.size() % 2 == 0 && addTo(Kind::map, values);
    }
    bool put(int width) {  // 0: behind the last one
        std::uint64_t place = memo_.size();
        if ((width > 0 && !take(width, place)) || stack_.empty()) return false;
        if (place >= mostRemembered) return false;
        if (place >= memo_.size()) memo_.resize(place + 1, {Kind::mark});
        memo_[place] = stack_.back();
        return true;
    }
    bool get(int width) {
        std::uint64_t place = 0;
        if (!take(width, place) || place >= memo_.size() || memo_[place].kind == Kind::mark) return false;
        return push(memo_[place]);
    }
    bool global(int) {
        std::string_view module;
        std::string_view name;
        return takeLine(module) && takeLine(name) && pushGlobal(module, name);
    }
    bool stackGlobal(int) {
        PickleValue module;
        PickleValue name;
        if (!pop(name) || !pop(module) || name.kind != Kind::text || module.kind != Kind::text) return false;
        return pushGlobal(bytes_.substr(module.index, module.size), bytes_.substr(name.index, name.size));
    }
    bool pushGlobal(std::string_view module, std::string_view name) {
        const auto row = findPickleGlobal(module, name);
        if (!row) problem_ = unknownGlobal(module, name);
        return row && push(Kind::global, *row);
    }
    bool persistent(int) {
        PickleValue id;
        if (!pop(id)) return false;
        const auto storage = storageOf(values_, bytes_, id);
        if (!storage) return false;
        values_.storages.push_back(*storage);
        return push(Kind::storage, values_.storages.size() - 1);
    }
    bool reduce(int) {
        PickleValue arguments;
        PickleValue function;
        if (!pop(arguments) || !pop(function)) return false;
        const auto made = torchCall(values_, function, arguments);
        return made && push(*made);
    }
    /// The state of an object: of maps and parameters PyTorch keeps what no number depends on.
    bool build(int) {
        PickleValue state;
        return pop(state) && !stack_.empty() &&
               (stack_.back().kind == Kind::map || stack_.back().kind == Kind::tensor ||
                stack_.back().kind == Kind::other);
    }

    std::string_view bytes_;
    std::size_t at_ = 0;
    bool stopped_ = false;
    std::vector<PickleValue> stack_;
    std::vector<PickleValue> memo_;
    PickleValues values_;
    Failure problem_;
};

// Those that Python's pickle module and PyTorch write for such values.
const std::vector<PickleMachine::Instruction> PickleMachine::instructions{
    {'\x80', &PickleMachine::frame, 1},
    {'\x95', &PickleMachine::frame, 8},
    {'.', &PickleMachine::stop},
    {'(', &PickleMachine::mark},
    {'N', &PickleMachine::nothing},
    {'\x88', &PickleMachine::truth, 1},
    {'\x89', &PickleMachine::truth, 0},
    {'K', &PickleMachine::whole, 1},
    {'M', &PickleMachine::whole, 2},
    {'J', &PickleMachine::whole, 4},
    {'\x8a', &PickleMachine::longWhole, 1},
    {'\x8b', &PickleMachine::longWhole, 4},
    {'G', &PickleMachine::real},
    {'\x8c', &PickleMachine::text, 1},
    {'X', &PickleMachine::text, 4},
    {'\x8d', &PickleMachine::text, 8},
    {'U', &PickleMachine::text, 1},  // of Python 2
    {'T', &PickleMachine::text, 4},
    {'C', &PickleMachine::bytes, 1},
    {'B', &PickleMachine::bytes, 4},
    {'\x8e', &PickleMachine::bytes, 8},
    {')', &PickleMachine::tuple, 0},
    {'\x85', &PickleMachine::tuple, 1},
    {'\x86', &PickleMachine::tuple, 2},
    {'\x87', &PickleMachine::tuple, 3},
    {'t', &PickleMachine::tuple, -1},
    {']', &PickleMachine::empty, static_cast<int>(Kind::list)},
    {'}', &PickleMachine::empty, static_cast<int>(Kind::map)},
    {'\x8f', &PickleMachine::empty, static_cast<int>(Kind::list)},  // a set
    {'\x91', &PickleMachine::frozen},
    {'\x90', &PickleMachine::appends},
    {'a', &PickleMachine::append},
    {'e', &PickleMachine::appends},
    {'s', &PickleMachine::setItem},
    {'u', &PickleMachine::setItems},
    {'q', &PickleMachine::put, 1},
    {'r', &PickleMachine::put, 4},
    {'\x94', &PickleMachine::put, 0},
    {'h', &PickleMachine::get, 1},
    {'j', &PickleMachine::get, 4},
    {'c', &PickleMachine::global},
    {'\x93', &PickleMachine::stackGlobal},
    {'Q', &PickleMachine::persistent},
    {'R', &PickleMachine::reduce},
    {'b', &PickleMachine::build}};

}  // namespace

Result<PickleValues> readPickle(std::string_view bytes) {
    return PickleMachine(bytes).run();
}

}  // namespace posiscope
