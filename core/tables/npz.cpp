#include "core/tables/npz.h"

#include <unistd.h>
#include <zip.h>

#include <algorithm>
#include <memory>

#include "core/base/printable.h"
#include "core/tables/npyheader.h"
#include "core/tables/tableerrors.h"
#include "core/tables/zipdirectory.h"

namespace posiscope {

namespace {

using Archive = std::shared_ptr<zip_t>;

Error aboutMember(const std::string& name, const Text& reason) {
    return {Text(POSISCOPE_TR("core", "the array “%1”: %2")).with(Text::asIs(printable(name))).with(reason),
            ""};
}

Error damaged() {
    return tableError(POSISCOPE_TR("core", "it is cut short or damaged"));
}

Result<Archive> openArchive(const InputFile& file) {
    const auto beginning = file.beginning(npyMagic.size());
    if (!beginning) return beginning.error();
    if (!beginning->starts_with(zipBeginning) && !beginning->starts_with(emptyZipBeginning))
        return wrongContent(*beginning, ".npz");
    if (auto failure = checkZipDirectory(file)) return *failure;
    const int descriptor = ::dup(file.descriptor());
    int problem = 0;
    zip_t* archive = descriptor < 0 ? nullptr : zip_fdopen(descriptor, 0, &problem);
    if (archive == nullptr) {
        if (descriptor >= 0) ::close(descriptor);
        return tableError(POSISCOPE_TR("core", "it is a zip archive that is cut short or damaged"));
    }
    return Archive(archive, zip_discard);
}

/// A member that is unpacked from its beginning on.
class Member {
 public:
    Member(Archive archive, std::uint64_t index, std::uint64_t size)
        : archive_(std::move(archive)),
          left_(size),
          file_(zip_fopen_index(archive_.get(), index, 0), [](zip_file_t* open) {
              if (open != nullptr) zip_fclose(open);
          }) {}

    Failure read(void* to, std::size_t count) {
        if (file_ == nullptr || count > left_) return damaged();
        auto* at = static_cast<char*>(to);
        while (count > 0) {
            const zip_int64_t got = zip_fread(file_.get(), at, count);
            if (got <= 0) return damaged();
            at += got;
            count -= static_cast<std::size_t>(got);
            left_ -= static_cast<std::uint64_t>(got);
        }
        // Behind the last byte the library compares the checksum.
        char more = 0;
        if (left_ == 0 && zip_fread(file_.get(), &more, 1) != 0) return damaged();
        return std::nullopt;
    }

 private:
    Archive archive_;
    std::uint64_t left_;
    std::shared_ptr<zip_file_t> file_;
};

struct MemberEntry {
    std::string name;
    std::uint64_t size = 0;
};

/// The entry of a member in the archive's directory, when that can be.
Result<MemberEntry> entryOf(const Archive& archive, std::uint64_t index, std::uint64_t fileSize) {
    constexpr zip_uint64_t needed = ZIP_STAT_NAME | ZIP_STAT_SIZE | ZIP_STAT_COMP_SIZE |
                                    ZIP_STAT_COMP_METHOD | ZIP_STAT_ENCRYPTION_METHOD;
    zip_stat_t stat;
    zip_stat_init(&stat);
    if (zip_stat_index(archive.get(), index, 0, &stat) != 0 || (stat.valid & needed) != needed)
        return damaged();
    const std::string name = stat.name;
    if (stat.encryption_method != ZIP_EM_NONE)
        return aboutMember(name, POSISCOPE_TR("core", "it is encrypted"));
    if (stat.comp_method != ZIP_CM_STORE && stat.comp_method != ZIP_CM_DEFLATE)
        return aboutMember(name, POSISCOPE_TR("core", "it is packed in a way that Posiscope does not read"));
    // No deflated byte becomes more than 1032.
    const bool stored = stat.comp_method == ZIP_CM_STORE;
    if (stat.comp_size > fileSize || (stored && stat.size != stat.comp_size) ||
        (!stored && stat.size / 1032 > stat.comp_size))
        return aboutMember(name, damaged().text);
    return MemberEntry{name, stat.size};
}

Result<TensorInfo> inspectMember(const Archive& archive, std::uint64_t index, const MemberEntry& entry) {
    std::string header(static_cast<std::size_t>(std::min<std::uint64_t>(entry.size, mostNpyHeader)), '\0');
    if (header.empty()) return tableError(POSISCOPE_TR("core", "it is empty"));
    if (auto failure = Member(archive, index, entry.size).read(header.data(), header.size())) return *failure;
    return parseNpy(header, entry.size, OtherCells::describe);
}

bool nameTwice(const std::vector<TensorInfo>& infos, std::string& name) {
    std::vector<const std::string*> names;
    names.reserve(infos.size());
    for (const TensorInfo& info : infos)
        names.push_back(&info.name);
    std::sort(names.begin(), names.end(), [](const auto* a, const auto* b) { return *a < *b; });
    const auto twice =
        std::adjacent_find(names.begin(), names.end(), [](const auto* a, const auto* b) { return *a == *b; });
    if (twice != names.end()) name = **twice;
    return twice != names.end();
}

}  // namespace

Result<std::vector<TensorInfo>> readNpz(const InputFile& file) {
    constexpr std::string_view suffix = ".npy";
    const auto archive = openArchive(file);
    if (!archive) return archive.error();
    const zip_int64_t count = zip_get_num_entries(archive->get(), 0);
    std::vector<TensorInfo> infos;
    bool pickles = false;
    for (zip_int64_t n = 0; n < count; ++n) {
        const auto index = static_cast<std::uint64_t>(n);
        const char* const name = zip_get_name(archive->get(), index, 0);
        if (name == nullptr) return damaged();
        const std::string_view view = name;
        pickles = pickles || view.ends_with(".pkl");
        if (!view.ends_with(suffix)) continue;
        const auto entry = entryOf(*archive, index, file.size());
        if (!entry) return entry.error();
        auto info = inspectMember(*archive, index, *entry);
        if (!info) return aboutMember(entry->name, info.error().text);
        info.value().name = view.substr(0, view.size() - suffix.size());
        info.value().member = index;
        infos.push_back(std::move(info.value()));
    }
    std::string name;
    if (nameTwice(infos, name))
        return tableError(POSISCOPE_TR("core", "it holds two arrays of the name “%1”"), {printable(name)});
    if (infos.empty() && pickles) return pickled();
    if (infos.empty() && count > 0)
        return tableError(
            POSISCOPE_TR("core", "it is a zip archive without any array (a member that ends in .npy)"));
    return infos;
}

Result<ByteStream> openNpzMember(const InputFile& file, const TensorInfo& info) {
    const auto archive = openArchive(file);
    if (!archive) return archive.error();
    const auto entry = entryOf(*archive, info.member, file.size());
    if (!entry) return entry.error();
    Member member(*archive, info.member, entry->size);
    std::string header(static_cast<std::size_t>(std::min<std::uint64_t>(info.offset, mostNpyHeader)), '\0');
    if (auto failure = member.read(header.data(), header.size())) return *failure;
    return ByteStream([member](std::byte* to, std::size_t bytes) mutable { return member.read(to, bytes); });
}

}  // namespace posiscope
