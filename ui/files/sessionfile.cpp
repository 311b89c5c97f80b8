#include "ui/files/sessionfile.h"

#include <QDir>
#include <QFileInfo>
#include <functional>

#include "core/parameters/keys.h"
#include "core/state/session.h"
#include "core/tables/coursetables.h"
#include "ui/files/savefile.h"

namespace posiscope {

namespace {

/// Changes every file path in the state; tables of the course have none.
void changePaths(State& state, const std::function<QString(const QString&)>& change) {
    const auto changeIn = [&](Values& values) {
        for (const auto key : {keys::tableFile, keys::embeddingFile})
            if (values.contains(key.name) && !values.get(key).empty() && !isCourseTable(values.get(key)))
                values.set(key, change(QString::fromStdString(values.get(key))).toStdString());
    };
    changeIn(state.values);
    if (state.compared) changeIn(*state.compared);
}

}  // namespace

namespace {

template <class Read>
Result<State> loadWith(const QString& path, const Read& read) {
    constexpr qint64 largest = qint64{16} * 1024 * 1024;
    const auto bytes = loadBytes(path, largest);
    if (!bytes) return bytes.error();
    auto state = read(std::string_view(bytes->constData(), static_cast<std::size_t>(bytes->size())));
    if (!state)
        return Error{Text(POSISCOPE_TR("core", "cannot open %1: %2"))
                         .with(Text::asIs(path.toStdString()))
                         .with(state.error().text.shortened()),
                     state.error().field};
    const QDir folder = QFileInfo(path).absoluteDir();
    changePaths(state.value(), [&](const QString& file) {
        return QDir::isRelativePath(file) ? QDir::cleanPath(folder.absoluteFilePath(file)) : file;
    });
    return state;
}

}  // namespace

Result<State> loadSession(const QString& path, const std::vector<std::string>& views) {
    return loadWith(path, [&](std::string_view json) { return readSession(json, views); });
}

Result<State> loadSession(const QString& path, const std::vector<std::string>& views,
                          std::vector<Text>& corrections) {
    return loadWith(path, [&](std::string_view json) { return correctedSession(json, views, corrections); });
}

Failure saveSession(const QString& path, const State& state) {
    const QDir folder = QFileInfo(path).absoluteDir();
    State moved = state;
    changePaths(moved, [&](const QString& file) {
        const QString relative = folder.relativeFilePath(file);
        return relative.startsWith(QLatin1String("..")) ? file : relative;
    });
    return saveBytes(path, QByteArray::fromStdString(writeSession(moved)));
}

}  // namespace posiscope
