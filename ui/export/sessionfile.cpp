#include "ui/export/sessionfile.h"

#include "core/session.h"
#include "ui/export/savefile.h"

namespace posiscope {

Result<State> loadSession(const QString& path, const std::vector<std::string>& views) {
    constexpr qint64 largest = 16 * 1024 * 1024;
    const auto bytes = loadBytes(path, largest);
    if (!bytes) return bytes.error();
    const auto state =
        readSession(std::string_view(bytes->constData(), static_cast<std::size_t>(bytes->size())), views);
    if (state) return *state;
    return Error{Text(POSISCOPE_TR("core", "cannot open %1: %2"))
                     .with(Text::asIs(path.toStdString()))
                     .with(state.error().text),
                 state.error().field};
}

}  // namespace posiscope
