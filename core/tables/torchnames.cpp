// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tables/torchnames.h"

#include "core/base/printable.h"
#include "core/parameters/numbertext.h"
#include "core/tables/tableerrors.h"
#include "core/tables/tensorinfo.h"

namespace posiscope {

namespace {

constexpr std::size_t deepestPickle = 32;
constexpr std::size_t longestKey = 1024;
constexpr std::size_t mostVisits = 1'000'000;
constexpr std::size_t mostWays = 131'072;               // to lists and tensors
constexpr std::size_t mostTensorNameBytes = 8'000'000;  // of all names

class TensorWalk {
 public:
    TensorWalk(const PickleValues& values, std::string_view bytes) : values_(values), bytes_(bytes) {}

    std::vector<NamedTensor> found;
    Failure problem;

    bool visit(const PickleValue& value, std::size_t depth) {
        if (++visits_ > mostVisits) return tooMuch();
        if (value.kind == PickleValue::Kind::tensor) return take(values_.tensors[value.index]);
        if (!leadsOn(value)) return true;
        if (++ways_ > mostWays) return tooMuch();
        if (depth == deepestPickle) {
            problem = tableError(POSISCOPE_TR("core", "its lists and objects are nested more than %1 deep"),
                                 {groupedDigits(deepestPickle)});
            return false;
        }
        const auto& list = values_.lists[value.index];
        const bool map = value.kind == PickleValue::Kind::map;
        for (std::size_t n = map ? 1 : 0; n < list.size(); n += map ? 2 : 1) {
            if (!leadsOn(list[n]) && list[n].kind != PickleValue::Kind::tensor) {
                ++visits_;
                continue;
            }
            const std::size_t before = path_.size();
            if (!enter(map ? list[n - 1] : PickleValue{PickleValue::Kind::whole, 0, n}, depth) ||
                !visit(list[n], depth + 1))
                return false;
            path_.resize(before);
        }
        return true;
    }

 private:
    static bool leadsOn(const PickleValue& value) {
        using Kind = PickleValue::Kind;
        return value.kind == Kind::map || value.kind == Kind::list || value.kind == Kind::tuple;
    }

    bool enter(const PickleValue& key, std::size_t depth) {
        if (depth > 0) path_ += '.';
        if (key.kind == PickleValue::Kind::whole) {
            path_ += std::to_string(key.number());
            return true;
        }
        if (key.kind != PickleValue::Kind::text || key.size > longestKey) {
            problem = tableError(POSISCOPE_TR("core", "in “%1” a key is neither a text nor a whole number"),
                                 {printable(path_)});
            return false;
        }
        path_ += bytes_.substr(key.index, key.size);
        return true;
    }

    bool take(const PickledTensor& tensor) {
        nameBytes_ += path_.size();
        if (found.size() == mostTensors || nameBytes_ > mostTensorNameBytes) return tooMuch();
        found.push_back({path_, &tensor});
        return true;
    }

    bool tooMuch() {
        problem =
            tableError(POSISCOPE_TR("core", "its header describes more than %1 arrays or has too long names"),
                       {groupedDigits(mostTensors)});
        return false;
    }

    const PickleValues& values_;
    std::string_view bytes_;
    std::string path_;
    std::size_t visits_ = 0, ways_ = 0, nameBytes_ = 0;
};

}  // namespace

Result<std::vector<NamedTensor>> namedTensors(const PickleValues& values, std::string_view bytes) {
    TensorWalk walk(values, bytes);
    if (!walk.visit(values.root, 0)) return *walk.problem;
    return std::move(walk.found);
}

}  // namespace posiscope
