#include "core/tables/tableerrors.h"

namespace posiscope {

Error tableError(const char* sentence, const std::vector<std::string>& words) {
    return {{sentence, words}, ""};
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

Error wrongContent(std::string_view beginning, std::string_view ending) {
    if (beginning.empty()) return tableError(POSISCOPE_TR("core", "it is empty"));
    if (beginning.starts_with("\x93NUMPY"))
        return tableError(POSISCOPE_TR("core", "it holds an NPY array but does not end in .npy"));
    if (beginning.starts_with(zipBeginning) || beginning.starts_with(emptyZipBeginning))
        return tableError(POSISCOPE_TR(
            "core",
            "it holds a zip archive: NumPy's must end in .npz, and PyTorch's hold Python pickles, which are "
            "never read; convert them with safetensors.torch.save_file or numpy.save"));
    if (looksPickled(beginning)) return pickled();
    return tableError(POSISCOPE_TR("core", "it does not begin as a file that ends in %1 must"),
                      {std::string(ending)});
}

}  // namespace posiscope
