// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tables/safetensorsheader.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <unordered_set>

#include "core/base/printable.h"
#include "core/parameters/numbertext.h"
#include "core/tables/tableerrors.h"

namespace posiscope {

namespace {

struct Dtype {
    std::string_view name;
    std::uint32_t bits;
    std::optional<CellType> cells;
};

constexpr Dtype dtypes[] = {{"F64", 64, CellType::float64},
                            {"F32", 32, CellType::float32},
                            {"F16", 16, CellType::float16},
                            {"BF16", 16, CellType::bfloat16},
                            {"I64", 64, CellType::int64},
                            {"I32", 32, CellType::int32},
                            {"I16", 16, CellType::int16},
                            {"I8", 8, CellType::int8},
                            {"U64", 64, CellType::uint64},
                            {"U32", 32, CellType::uint32},
                            {"U16", 16, CellType::uint16},
                            {"U8", 8, CellType::uint8},
                            {"BOOL", 8, CellType::boolean},
                            {"F8_E4M3", 8, {}},
                            {"F8_E5M2", 8, {}},
                            {"F8_E8M0", 8, {}},
                            {"F8_E4M3FNUZ", 8, {}},
                            {"F8_E5M2FNUZ", 8, {}},
                            {"F6_E2M3", 6, {}},
                            {"F6_E3M2", 6, {}},
                            {"F4", 4, {}},
                            {"C64", 64, {}}};

constexpr std::size_t mostNameBytes = 16'000'000;  // of all names together
constexpr int mostIgnored = 10'000;                // JSON values inside fields that we do not know
constexpr int deepestIgnored = 32;

/// Takes the events of nlohmann's parser; false ends it.
class HeaderReader {
 public:
    SafetensorsHeader header;
    Failure problem;

    bool null() {
        if (state_ == State::metadataValue) return to(State::root);
        return state_ == State::ignored ? ignore(0) : wrongValue();
    }
    bool boolean(bool /*value*/) { return state_ == State::ignored ? ignore(0) : wrongValue(); }
    bool number_integer(std::int64_t /*negative*/) { return boolean(false); }
    bool number_float(double /*value*/, const std::string& /*text*/) { return boolean(false); }
    bool number_unsigned(std::uint64_t number) {
        switch (state_) {
            case State::ignored: return ignore(0);
            case State::shape:
                if (shape_.size() == mostDimensions)
                    return fail(POSISCOPE_TR("core", "the tensor “%1” has more than %2 dimensions"),
                                groupedDigits(mostDimensions));
                shape_.push_back(number);
                return true;
            case State::offsets:
                if (offsets_ == 2) return wrongValue();
                (offsets_++ == 0 ? header.tensors.back().offset : header.places.back().end) = number;
                return true;
            default: return wrongValue();
        }
    }
    bool string(std::string& text) {
        switch (state_) {
            case State::metadata: return true;
            case State::ignored: return ignore(0);
            case State::dtype: return takeDtype(text);
            default: return wrongValue();
        }
    }
    static bool binary(std::vector<std::uint8_t>& /*bytes*/) { return false; }  // not in JSON

    bool start_object(std::size_t /*unknown*/) {
        switch (state_) {
            case State::start: return to(State::root);
            case State::metadataValue: return to(State::metadata);
            case State::tensorValue: return to(State::tensor);
            case State::ignored: return ignore(1);
            default: return wrongValue();
        }
    }
    bool end_object() {
        switch (state_) {
            case State::metadata: return to(State::root);
            case State::tensor: return endTensor();
            case State::ignored: return ignore(-1);
            default: return true;
        }
    }
    bool start_array(std::size_t /*unknown*/) {
        switch (state_) {
            case State::shapeValue: return to(State::shape);
            case State::offsetsValue: return to(State::offsets);
            case State::ignored: return ignore(1);
            default: return wrongValue();
        }
    }
    bool end_array() {
        if (state_ == State::ignored) return ignore(-1);
        if (state_ == State::offsets && offsets_ != 2) return wrongValue();
        return to(State::tensor);
    }
    bool key(std::string& name) {
        switch (state_) {
            case State::root: return name == "__metadata__" ? startMetadata() : startTensor(name);
            case State::metadata: return takeMetadataKey(name);
            case State::tensor: return startField(name);
            default: return true;  // ignored
        }
    }
    bool parse_error(std::size_t position, const std::string& /*token*/,
                     const nlohmann::json::exception& /*error*/) {
        problem =
            tableError(POSISCOPE_TR("core", "its header is cut short or is not correct JSON, near byte %1"),
                       {groupedDigits(position)});
        return false;
    }

 private:
    enum class State {
        start,
        root,
        metadataValue,
        metadata,
        tensorValue,
        tensor,
        dtype,
        shapeValue,
        shape,
        offsetsValue,
        offsets,
        ignored
    };
    enum Field : unsigned { hasDtype = 1, hasShape = 2, hasOffsets = 4 };

    bool to(State state) {
        state_ = state;
        return true;
    }
    /// An Error about the tensor at hand.
    bool fail(const char* sentence, const std::string& word = {}) {
        problem = tableError(sentence, {printable(header.tensors.back().name), word});
        return false;
    }
    bool wrongValue() {
        switch (state_) {
            case State::start:
                problem = tableError(POSISCOPE_TR("core", "its header is no JSON object"));
                break;
            case State::metadataValue:
            case State::metadata:
                problem =
                    tableError(POSISCOPE_TR("core", "“__metadata__” in its header must hold only texts"));
                break;
            case State::tensorValue:
                return fail(POSISCOPE_TR("core", "the tensor “%1” must be described by an object"));
            case State::dtype: return fail(POSISCOPE_TR("core", "the dtype of the tensor “%1” is no text"));
            case State::shapeValue:
            case State::shape:
                return fail(POSISCOPE_TR("core",
                                         "the shape of the tensor “%1” is no list of whole numbers from 0 "
                                         "to 2^64 − 1"));
            default:
                return fail(
                    POSISCOPE_TR("core", "the data_offsets of the tensor “%1” are no two whole numbers"));
        }
        return false;
    }
    /// One more event inside a field that we do not know.
    bool ignore(int deeper) {
        depth_ += deeper;
        if (++ignored_ > mostIgnored || depth_ > deepestIgnored)
            return fail(POSISCOPE_TR("core", "the tensor “%1” has unknown fields, too many or too deep"));
        return depth_ > 0 ? true : to(State::tensor);
    }

    bool startMetadata() {
        if (seenMetadata_) {
            problem = tableError(POSISCOPE_TR("core", "its header says “%1” twice"), {"__metadata__"});
            return false;
        }
        seenMetadata_ = true;
        return to(State::metadataValue);
    }
    bool takeMetadataKey(const std::string& name) {
        if (!countName(name) || metadataKeys_.size() == mostTensors) return tooMuch();
        if (metadataKeys_.insert(name).second) return true;
        problem = tableError(POSISCOPE_TR("core", "its header says “%1” twice"), {printable(name)});
        return false;
    }
    bool startTensor(const std::string& name) {
        if (!countName(name) || header.tensors.size() == mostTensors) return tooMuch();
        header.tensors.emplace_back();
        header.tensors.back().name = name;
        header.places.emplace_back();
        fields_ = 0;
        offsets_ = 0;
        shape_.clear();
        return to(State::tensorValue);
    }
    bool countName(const std::string& name) {
        nameBytes_ += name.size();
        return nameBytes_ <= mostNameBytes;
    }
    bool tooMuch() {
        problem =
            tableError(POSISCOPE_TR("core", "its header describes more than %1 arrays or has too long names"),
                       {groupedDigits(mostTensors)});
        return false;
    }
    bool startField(const std::string& name) {
        static constexpr struct {
            std::string_view name;
            Field field;
            State state;
        } known[] = {{"dtype", hasDtype, State::dtype},
                     {"shape", hasShape, State::shapeValue},
                     {"data_offsets", hasOffsets, State::offsetsValue}};
        for (const auto& entry : known) {
            if (entry.name != name) continue;
            if ((fields_ & entry.field) != 0)
                return fail(POSISCOPE_TR("core", "the tensor “%1” has the field “%2” twice"), name);
            fields_ |= entry.field;
            return to(entry.state);
        }
        depth_ = 0;
        return to(State::ignored);
    }
    bool takeDtype(const std::string& text) {
        const auto* const found = std::find_if(std::begin(dtypes), std::end(dtypes),
                                               [&text](const Dtype& dtype) { return dtype.name == text; });
        if (found == std::end(dtypes))
            return fail(POSISCOPE_TR("core", "the tensor “%1” has the unknown dtype “%2”"), printable(text));
        TensorInfo& tensor = header.tensors.back();
        header.places.back().bitsPerCell = found->bits;
        tensor.cells = found->cells;
        tensor.type = found->cells ? nameOf(*found->cells) : found->name;
        return to(State::tensor);
    }
    bool endTensor() {
        for (const auto& [field, name] :
             {std::pair{hasDtype, "dtype"}, {hasShape, "shape"}, {hasOffsets, "data_offsets"}})
            if ((fields_ & field) == 0)
                return fail(POSISCOPE_TR("core", "the tensor “%1” has no field “%2”"), name);
        header.tensors.back().shape.assign(shape_.begin(), shape_.end());
        return to(State::root);
    }

    State state_ = State::start;
    bool seenMetadata_ = false;
    std::unordered_set<std::string> metadataKeys_;
    std::size_t nameBytes_ = 0;
    unsigned fields_ = 0;
    std::vector<std::uint64_t> shape_;
    int offsets_ = 0;
    int depth_ = 0;
    int ignored_ = 0;
};

}  // namespace

Result<SafetensorsHeader> parseSafetensorsHeader(JsonText& text) {
    HeaderReader reader;
    if (!text.atEnd() && text.current() != '{')
        return tableError(POSISCOPE_TR("core", "its header does not begin with {"));
    const bool parsed = nlohmann::json::sax_parse(text.begin(), text.end(), &reader);
    if (text.problem()) return *text.problem();
    if (reader.problem) return *reader.problem;
    if (!parsed) return tableError(POSISCOPE_TR("core", "its header is not correct JSON"));
    return std::move(reader.header);
}

}  // namespace posiscope
