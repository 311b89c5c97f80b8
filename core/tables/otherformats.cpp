// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tables/otherformats.h"

#include <algorithm>
#include <array>

#include "core/base/lowercase.h"
#include "core/tables/tableerrors.h"
#include "core/tables/ziparchive.h"

namespace posiscope {

namespace {

/// A format that is recognised by the bytes `magic` at `offset`.
struct OtherFormat {
    std::size_t offset;
    std::string_view magic;
    const char* name;
    const char* line;  ///< of Python
};

using namespace std::string_view_literals;

constexpr const char* hdf5Line = R"(numpy.save("wpe.npy", h5py.File("FILE")["NAME"][:]))";
constexpr const char* tensorflowLine =
    R"(numpy.save("wpe.npy", tf.train.load_checkpoint("FOLDER").get_tensor("NAME")))";
constexpr const char* parquetLine = R"(pandas.read_parquet("FILE").to_csv("table.csv"))";
constexpr const char* kerasLine =
    R"(numpy.save("wpe.npy", keras.saving.load_model("FILE").get_layer("NAME").get_weights()[0]))";

constexpr OtherFormat otherFormats[] = {
    {0, "MATLAB 5.0 MAT-file"sv, "MATLAB", R"(numpy.save("wpe.npy", scipy.io.loadmat("FILE")["NAME"]))"},
    {0, "MATLAB 7.3 MAT-file"sv, "MATLAB 7.3 (HDF5)", hdf5Line},
    {0, "\x89HDF\r\n\x1a\n"sv, "HDF5 (Keras, MATLAB, Julia)", hdf5Line},
    {512, "\x89HDF\r\n\x1a\n"sv, "HDF5 (Keras, MATLAB, Julia)", hdf5Line},
    {0, "PAR1\x15"sv, "Parquet", parquetLine},
    {0, "ARROW1\0\0"sv, "Arrow", R"(pandas.read_feather("FILE").to_csv("table.csv"))"},
    {4, "TFL3"sv, "TensorFlow Lite",
     R"(numpy.save("wpe.npy", tf.lite.Interpreter("FILE").get_tensor(INDEX)))"},
    {0, "lmgg"sv, "GGML", "convert-llama-ggml-to-gguf.py of llama.cpp"},
    {0, "tjgg"sv, "GGML", "convert-llama-ggml-to-gguf.py of llama.cpp"}};

constexpr OtherFormat packings[] = {{0, "\x1f\x8b"sv, "gzip", "gzip -d FILE"},
                                    {4, "1AY&SY"sv, "bzip2", "bzip2 -d FILE"},
                                    {0,
                                     "\xfd"
                                     "7zXZ\0"sv,
                                     "xz", "xz -d FILE"},
                                    {0, "\x28\xb5\x2f\xfd"sv, "Zstandard", "zstd -d FILE"},
                                    {0, "7z\xbc\xaf\x27\x1c"sv, "7-Zip", "7z x FILE"},
                                    {257, "ustar"sv, "tar", "tar -xf FILE"}};

Error convertible(const char* name, const char* line) {
    return tableError(
        POSISCOPE_TR(
            "core",
            "it is a file of the kind %1, which Posiscope does not read; convert it in Python, with %2"),
        {name, line});
}

/// A map whose first key is a text, as Flax writes it.
bool looksLikeMsgpack(std::string_view beginning) {
    const auto byte = [beginning](std::size_t at) {
        return at < beginning.size() ? static_cast<unsigned char>(beginning[at]) : 0U;
    };
    std::size_t key = 0;
    if (byte(0) >= 0x81 && byte(0) <= 0x8f) key = 1;
    if (byte(0) == 0xde) key = 3;
    if (byte(0) == 0xdf) key = 5;
    if (key == 0) return false;
    std::size_t length = 0;
    if (byte(key) > 0xa0 && byte(key) <= 0xbf) length = byte(key) & 0x1fU;
    const std::size_t start = key + (length > 0 ? 1 : 2);
    if (byte(key) == 0xd9) length = byte(key + 1);
    if (length == 0 || start + length > beginning.size()) return false;
    const std::string_view text = beginning.substr(start, length);
    return std::all_of(text.begin(), text.end(), [](char c) { return c >= ' ' && c <= '~'; });
}

bool isKerasZip(const InputFile& file) {
    const auto beginning = file.beginning(zipBeginning.size());
    if (!beginning || *beginning != zipBeginning) return false;
    const auto archive = openZipArchive(file);
    return archive && zip_name_locate(archive->get(), "model.weights.h5", 0) >= 0;
}

/// The index of a checkpoint ends as a table of LevelDB does; its data have no mark but their name.
bool isTensorflowCheckpoint(const InputFile& file, const std::string& lower) {
    if (lower.find(".data-0") != std::string::npos && lower.find("-of-0") != std::string::npos) return true;
    constexpr std::string_view end = "\x57\xfb\x80\x8b\x24\x75\x47\xdb"sv;
    std::array<char, 8> last{};
    return file.size() >= last.size() && !file.readAt(file.size() - last.size(), last.data(), last.size()) &&
           std::string_view(last.data(), last.size()) == end;
}

}  // namespace

std::optional<Error> knownFormat(std::string_view beginning) {
    if (isLegacyTorch(beginning)) return legacyTorch();
    if (looksPickled(beginning)) return pickled();
    const auto begins = [beginning](const OtherFormat& format) {
        return beginning.size() > format.offset && beginning.substr(format.offset).starts_with(format.magic);
    };
    for (const OtherFormat& format : otherFormats)
        if (begins(format)) return convertible(format.name, format.line);
    for (const OtherFormat& format : packings)
        if (begins(format))
            return tableError(POSISCOPE_TR("core", "it is packed with %1; unpack it with %2"),
                              {format.name, format.line});
    if (looksLikeMsgpack(beginning))
        return convertible(
            "msgpack (Flax)",
            R"(numpy.save("wpe.npy", flax.serialization.msgpack_restore(open("FILE", "rb").read())["NAME"]))");
    return std::nullopt;
}

Error unknownFormat() {
    return tableError(POSISCOPE_TR("core", "it is not a table file that Posiscope reads: %1"),
                      {".npy, .npz, .safetensors, .csv, .tsv, .txt, .json, .pt, .gguf, .onnx"});
}

Error whyNotRead(const InputFile& file, const std::string& path) {
    constexpr std::size_t enough = 600;
    const std::string lower = lowerCase(path);
    const auto ends = [&lower](std::initializer_list<const char*> endings) {
        return std::any_of(endings.begin(), endings.end(),
                           [&lower](const char* ending) { return lower.ends_with(ending); });
    };
    if (file.size() == 0) return tableError(POSISCOPE_TR("core", "it is empty"));
    const auto beginning = file.beginning(enough);
    if (!beginning) return beginning.error();
    if (auto known = knownFormat(*beginning)) return *known;
    if (isKerasZip(file)) return convertible("Keras", kerasLine);
    if (isTensorflowCheckpoint(file, lower)) return convertible("TensorFlow checkpoint", tensorflowLine);
    if (beginning->starts_with(zipBeginning)) {
        const auto archive = openZipArchive(file);
        return archive ? wrongContent(*beginning, ".npz") : archive.error();
    }
    if (ends({".pb"}))
        return convertible(
            "TensorFlow SavedModel",
            R"(numpy.save("wpe.npy", tf.saved_model.load("FOLDER").variables[INDEX].numpy()))");
    if (ends({".bin", ".raw", ".dat", ".f32", ".f16"}))
        return tableError(POSISCOPE_TR(
            "core",
            "it begins as no format that Posiscope knows; if it holds raw numbers, nothing in it tells their "
            "type and "
            "shape: convert it in Python, with numpy.save(\"table.npy\", numpy.fromfile(\"FILE\", "
            "\"float32\").reshape(ROWS, COLUMNS))"));
    if (ends({".pt", ".pth", ".ckpt", ".pkl", ".pickle"}))
        return tableError(POSISCOPE_TR("core",
                                       "it begins neither as a zip archive of PyTorch nor as a pickle: it is "
                                       "damaged, or of another kind"));
    return unknownFormat();
}

}  // namespace posiscope
