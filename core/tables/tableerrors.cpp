// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tables/tableerrors.h"

#include <algorithm>

#include "core/base/nearestword.h"
#include "core/base/printable.h"
#include "core/tables/otherformats.h"

namespace posiscope {

Error tableError(const char* sentence, const std::vector<std::string>& words) {
    return {{sentence, words}, ""};
}

Error aboutArray(const std::string& name, const Text& reason) {
    return {Text(POSISCOPE_TR("core", "the array “%1”: %2")).with(Text::asIs(printable(name))).with(reason),
            ""};
}

std::string someNames(const std::vector<std::string>& names) {
    constexpr std::size_t most = 3;
    std::string text;
    for (std::size_t n = 0; n < std::min(most, names.size()); ++n)
        text += (n == 0 ? "“" : ", “") + printable(names[n]) + "”";
    return names.size() > most ? text + ", …" : text;
}

Error noArrayNamed(const std::string& name, const std::vector<std::string>& names) {
    if (names.empty()) return tableError(POSISCOPE_TR("core", "it holds no arrays"));
    // The only array of an NPY file has no name.
    if (names.size() == 1 && names.front().empty())
        return tableError(POSISCOPE_TR("core", "its only array has no name, and so none is “%1”"),
                          {printable(name)});
    Error error =
        tableError(POSISCOPE_TR("core", "no array named “%1” among %2"), {printable(name), someNames(names)});
    error.text = withNearest(std::move(error.text), name, names);
    return error;
}

Error pickled() {
    return tableError(POSISCOPE_TR(
        "core",
        "it holds Python pickles, which can run any program and are never read; convert it in Python, with "
        "safetensors.torch.save_file({\"wpe\": tensor}, \"wpe.safetensors\") or numpy.save(\"wpe.npy\", "
        "tensor.numpy())"));
}

bool looksPickled(std::string_view beginning) {
    return beginning.size() >= 2 && beginning[0] == '\x80' && beginning[1] >= 2 && beginning[1] <= 5;
}

bool isLegacyTorch(std::string_view beginning) {
    // The pickled number 0x1950a86a20f9469cfc6c.
    return beginning.starts_with(
        std::string_view("\x80\x02\x8a\x0a\x6c\xfc\x9c\x46\xf9\x20\x6a\xa8\x50\x19", 14));
}

Error legacyTorch() {
    return tableError(POSISCOPE_TR("core",
                                   "it is a file of torch.save before PyTorch 1.6, whose pickles are never "
                                   "read; convert it in Python, with "
                                   "torch.save(torch.load(\"old.pt\"), \"new.pt\")"));
}

Error wrongContent(std::string_view beginning, std::string_view ending) {
    if (beginning.empty()) return tableError(POSISCOPE_TR("core", "it is empty"));
    if (beginning.starts_with("\x93NUMPY"))
        return tableError(POSISCOPE_TR("core", "it holds an NPY array but does not end in .npy"));
    if (beginning.starts_with(zipBeginning) || beginning.starts_with(emptyZipBeginning))
        return tableError(POSISCOPE_TR(
            "core",
            "it holds a zip archive: NumPy's must end in .npz, and PyTorch's have a member data.pkl"));
    if (auto known = knownFormat(beginning)) return *known;
    return tableError(POSISCOPE_TR("core", "it does not begin as a file that ends in %1 must"),
                      {std::string(ending)});
}

}  // namespace posiscope
