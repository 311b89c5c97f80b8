// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/identify/folderanswer.h"

#include <algorithm>

#include "core/encodings/registry.h"
#include "core/identify/identify.h"
#include "core/identify/identitytext.h"

namespace posiscope {

namespace {

/// Tensors that are equal so far, with their cells.
struct Group {
    TensorAnswer answer;
    std::vector<StoredArray> arrays;
};

bool areEqual(const std::vector<StoredArray>& a, const std::vector<StoredArray>& b) {
    return std::ranges::equal(a, b, [](const StoredArray& one, const StoredArray& other) {
        if (one.type != other.type || one.shape != other.shape) return false;
        for (std::int64_t place = 0; place < one.count(); ++place)
            if (one.at(place) != other.at(place)) return false;
        return true;
    });
}

/// Whether the same is expected of both.
bool areAlike(const PositionTensor& a, const PositionTensor& b) {
    return a.said.sort == b.said.sort && a.said.part == b.said.part && a.kind == b.kind;
}

Result<std::vector<StoredArray>> arraysOf(const ModelFolder& folder, const PositionTensor& tensor) {
    std::vector<StoredArray> arrays;
    for (const TensorInfo& info : tensor.arrays) {
        auto array = readArray(folder.path, info);
        if (!array) return array.error();
        arrays.push_back(std::move(array.value()));
    }
    return arrays;
}

std::vector<Group> groupsOf(const ModelFolder& folder, FolderAnswer& all) {
    std::vector<Group> groups;
    for (const PositionTensor& tensor : folder.tensors) {
        auto arrays = arraysOf(folder, tensor);
        if (!arrays) {
            all.problems.push_back(arrays.error().text);
            continue;
        }
        auto group = std::ranges::find_if(groups, [&](const Group& each) {
            return areAlike(each.answer.tensor, tensor) && areEqual(each.arrays, *arrays);
        });
        if (group == groups.end())
            group = groups.insert(group, {{.tensor = tensor, .names = {}}, std::move(arrays.value())});
        group->answer.names.push_back(tensor.name());
        if (tensor.said.layer) group->answer.layers.push_back(*tensor.said.layer);
    }
    for (Group& each : groups)
        std::ranges::sort(each.answer.layers);
    return groups;
}

/// Of what is not right for its layers: whether it would be for others.
void compareWithOtherKinds(const ModelFolder& folder, const Group& group, Identity& identity) {
    const auto& kind = group.answer.tensor.kind;
    if (!kind || !identity.wasExpected || identity.asExpected || !identity.complete) return;
    PositionTensor other = group.answer.tensor;
    for (std::size_t n = 0; n < folder.config->kinds.size(); ++n) {
        if (n == *kind) continue;
        other.kind = n;
        const auto expected = expectedOf(folder, other);
        if (!expected) continue;
        const Identity again = identify(group.arrays, expected);
        if (!again.recognised || !again.asExpected) continue;
        identity.notes.push_back(tableOfOthers(folder.config->kinds[n]));
        return;
    }
}

/// That a tensor was meant to be a learned table, and nothing else of it.
Expectation learnedTable() {
    const Encoding& encoding = *findEncoding("learned");
    Values values = defaultState().values;
    for (const Parameter& row : encoding.parameters)
        values.set(row.key, row.initial);
    return {.encoding = &encoding, .values = values, .given = {}};
}

/// A decoder has a table of its own beside that of the encoder, which the configuration describes.
bool isBesideEncoder(const ModelFolder& folder, const PositionTensor& tensor) {
    const auto has = [](const PositionTensor& each, const char* word) {
        return each.arrays.front().name.find(word) != std::string::npos;
    };
    return has(tensor, "decoder.") && std::ranges::any_of(folder.tensors, [&](const PositionTensor& each) {
               return each.said.sort == tensor.said.sort && has(each, "encoder.") && !has(each, "decoder.");
           });
}

/// That it is a learned table; nothing where it is something else.
std::optional<Identity> learnedIn(const Group& group, const std::function<bool(double)>& proceed) {
    if (group.answer.tensor.said.sort != PositionSort::table) return std::nullopt;
    Identity found = identify(group.arrays, learnedTable(), proceed);
    if (!found.recognised || found.encoding != "learned") return std::nullopt;
    if (found.asExpected) found.notes.erase(found.notes.begin());  // that it is as expected
    found.wasExpected = false;
    return found;
}

/// The answer about a tensor. A table of which the configuration says nothing may be a learned one.
Identity identityOf(const ModelFolder& folder, const Group& group, const std::optional<Expectation>& meant,
                    const std::function<bool(double)>& proceed) {
    if (!meant)
        if (auto learned = learnedIn(group, proceed)) return std::move(*learned);
    Identity found = identify(group.arrays, meant, proceed);
    if (!meant || found.recognised || !found.complete || !isBesideEncoder(folder, group.answer.tensor))
        return found;
    return learnedIn(group, proceed).value_or(std::move(found));
}

/// Learned numbers are in the weights, or nowhere.
Text missingIn(const ModelFolder& folder, const FolderAnswer& all) {
    if (!folder.config || !folder.problems.empty() || !all.problems.empty()) return {};
    const std::string& id = folder.config->encoding().id;
    const bool there =
        std::ranges::any_of(all.tensors, [](const TensorAnswer& each) { return each.identity.wasExpected; });
    if (there || (id != "learned" && id != "t5")) return {};
    return Text(POSISCOPE_TR("core",
                             "the configuration describes %1, and no tensor has a name of such numbers"))
        .with(namedEncoding(id));
}

}  // namespace

FolderAnswer identifyFolder(const ModelFolder& folder, const std::optional<Expectation>& expected,
                            const std::function<bool(double)>& proceed) {
    FolderAnswer all;
    std::vector<Group> groups = groupsOf(folder, all);
    const auto count = static_cast<double>(groups.size());
    for (Group& group : groups) {
        const auto done = static_cast<double>(all.tensors.size());
        const auto part = [&](double share) { return !proceed || proceed((done + share) / count); };
        TensorAnswer& answer = group.answer;
        const bool fits = expected && expected->encoding != nullptr &&
                          isOf(expected->encoding->family, answer.tensor.said.sort);
        const auto meant = expected ? (fits ? expected : std::nullopt) : expectedOf(folder, answer.tensor);
        answer.identity = identityOf(folder, group, meant, part);
        if (!expected) compareWithOtherKinds(folder, group, answer.identity);
        if (folder.config && !answer.identity.wasExpected && !expected)
            answer.identity.notes.push_back(
                Text(POSISCOPE_TR("core", "the configuration says nothing of it: it describes %1"))
                    .with(namedEncoding(folder.config->encoding().id)));
        all.complete = all.complete && answer.identity.complete;
        all.tensors.push_back(std::move(answer));
        if (!all.complete) break;
    }
    if (!expected) all.missing = missingIn(folder, all);
    return all;
}

}  // namespace posiscope
