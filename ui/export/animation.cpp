// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/animation.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QSemaphore>
#include <QTemporaryDir>
#include <algorithm>
#include <atomic>

#include "core/parameters/keys.h"
#include "core/state/exportparameters.h"
#include "core/state/motion.h"
#include "ui/export/framewriter.h"
#include "ui/files/savefile.h"

namespace posiscope {

namespace {

QByteArray readAll(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QString formatOf(const QString& path) {
    return QFileInfo(path).suffix().toLower();
}

std::unique_ptr<FrameWriter> writerFor(const Animation& animation, const QString& path) {
    const QString format = formatOf(path);
    const QSize size = pixelsOf(animation.figure);
    if (format == QLatin1String("gif")) return gifWriter(path, size);
    if (format == QLatin1String("webp")) return webpWriter(path, size);
    if (format == QLatin1String("mp4")) return mp4Writer(path, size);
    return pictureWriter(animationFiles(path, animation.values.size()));
}

/// What is drawn for a frame that another thread waits for.
struct Order {
    Result<QImage> image = QImage();
    QSemaphore done;
    std::atomic<bool> cancelled = false;
};

/// So many of `count` frames at even distances, the first and the last one with them.
std::vector<std::size_t> spread(std::size_t count, std::size_t wanted) {
    std::vector<std::size_t> taken(std::min(count, wanted));
    for (std::size_t n = 0; n < taken.size(); ++n)
        taken[n] = taken.size() == 1 ? 0 : n * (count - 1) / (taken.size() - 1);
    return taken;
}

constexpr std::size_t samples = 16;

/// Hands the writer frames from all over the animation; `share` is what this takes of all the work.
Result<Outcome> learn(FrameWriter& writer, const FrameSource& frames, std::size_t count,
                      const Progress& progress, double share) {
    const auto taken = spread(count, samples);
    for (std::size_t n = 0; n < taken.size(); ++n) {
        const auto image = frames(taken[n]);
        if (!image) return image.error();
        if (image->isNull() ||
            !progress(share * static_cast<double>(n + 1) / static_cast<double>(taken.size())))
            return Outcome::cancelled;
        if (auto failure = writer.learn(*image)) return *failure;
    }
    return Outcome::done;
}

/// The animation of these frames alone, which takes the same time.
Animation onlyFrames(Animation animation, const std::vector<std::size_t>& kept) {
    const std::vector<Value> all = std::exchange(animation.values, {});
    for (const std::size_t frame : kept)
        animation.values.push_back(all[frame]);
    animation.fps *= static_cast<double>(kept.size()) / static_cast<double>(all.size());
    animation.megabytes = 0;
    return animation;
}

FrameSource onlyFrames(const FrameSource& frames, const std::vector<std::size_t>& kept) {
    return [&frames, kept](std::size_t frame) { return frames(kept[frame]); };
}

/// Writes a GIF again with fewer frames until it has at most so many MB, and puts it at its place.
Result<std::size_t> exportWithinLimit(const Animation& animation, const FrameSource& frames,
                                      const QString& path, const Progress& progress) {
    constexpr double bytesOfMegabyte = 1e6, nearly = 0.97;
    const double most = animation.megabytes * bytesOfMegabyte;
    SafeFile file(path);
    if (auto failure = file.open()) return *failure;
    const QTemporaryDir folder;
    const QString written = folder.filePath(QFileInfo(path).fileName());
    const std::size_t count = animation.values.size();
    double done = 0;
    for (std::size_t wanted = count;;) {
        const auto kept = spread(count, wanted);
        const double share = (1 - done) * 2 / 3;  // of what is left, as others may follow
        const auto some = exportAnimation(onlyFrames(animation, kept), onlyFrames(frames, kept), written,
                                          [&](double now) { return progress(done + share * now); });
        if (!some || *some == 0) return some;
        const QByteArray bytes = readAll(written);
        if (static_cast<double>(bytes.size()) <= most) {
            file.write(bytes.constData(), static_cast<std::size_t>(bytes.size()));
            if (auto failure = file.commit()) return *failure;
            return kept.size();
        }
        constexpr std::size_t fewest = 2;
        if (kept.size() <= fewest)
            return Error{{POSISCOPE_TR("core",
                                       "Two frames alone take more than %1 MB: choose a smaller size, or a "
                                       "larger limit (0 for none)."),
                          {shortestDecimal(animation.megabytes)}},
                         keys::gifLimit.name};
        const double fitting =
            nearly * static_cast<double>(kept.size()) * most / static_cast<double>(bytes.size());
        wanted = std::max(fewest, std::min(kept.size() - 1, static_cast<std::size_t>(fitting)));
        done += share;
    }
}

}  // namespace

QStringList animationFormats() {
    return {QStringLiteral("gif"), QStringLiteral("webp"), QStringLiteral("mp4"), QStringLiteral("png")};
}

Failure checkAnimation(const Animation& animation, const QString& format) {
    constexpr double fastestGif = 50;
    if (format == QLatin1String("gif") && animation.fps > fastestGif)
        return Error{
            {POSISCOPE_TR("core",
                          "fps must be at most %1 for .gif, where programs play shorter frames slowly, "
                          "not “%2”"),
             {"50", shortestDecimal(animation.fps)}},
            keys::fps.name};
    const int longest = format == QLatin1String("webp") ? 16383 : 65535;
    const QSize pixels = pixelsOf(animation.figure);
    if (format != QLatin1String("png") && std::max(pixels.width(), pixels.height()) > longest)
        return Error{
            {POSISCOPE_TR(
                 "core", "the picture would have %1 × %2 pixels, and a .%3 file holds at most %4 either way"),
             {groupedDigits(pixels.width()), groupedDigits(pixels.height()), format.toStdString(),
              groupedDigits(longest)}},
            keys::pictureSize.name};
    for (const std::size_t n : {std::size_t{0}, animation.values.size() - 1}) {
        const auto state = stateAt(animation.figure.snapshot.state, animation.key, animation.values[n]);
        if (!state) return state.error();
    }
    return std::nullopt;
}

QStringList numberedFiles(const QString& path, std::size_t count) {
    constexpr int fewestDigits = 3;
    const int digits = std::max(fewestDigits, static_cast<int>(QString::number(count - 1).size()));
    const qsizetype dot = path.lastIndexOf(u'.');
    QStringList files;
    for (std::size_t n = 0; n < count; ++n)
        files << QStringLiteral("%1-%2%3")
                     .arg(path.left(dot))
                     .arg(n, digits, 10, QLatin1Char('0'))
                     .arg(path.mid(dot));
    return files;
}

QStringList animationFiles(const QString& path, std::size_t frames) {
    return formatOf(path) == QLatin1String("png") ? numberedFiles(path, frames) : QStringList{path};
}

Result<QImage> drawFrame(const Animation& animation, std::size_t frame) {
    const auto state = stateAt(animation.figure.snapshot.state, animation.key, animation.values[frame]);
    if (!state) return state.error();
    FigureRequest figure = animation.figure;
    figure.snapshot = makeSnapshot(*state, animation.figure.snapshot);
    if (Text problem = figure.snapshot.model->problem(); !problem.empty())
        return Error{problem, animation.key};
    return renderImage(figure);
}

FrameSource framesHere(const Animation& animation) {
    return [&animation](std::size_t frame) { return drawFrame(animation, frame); };
}

FrameSource framesFromWindow(const Animation& animation, KeepGoing wanted) {
    const auto shared = std::make_shared<Animation>(animation);
    // Lives in the thread of the widgets and goes away there, whoever is the last to need it.
    const std::shared_ptr<QObject> window(new QObject, [](QObject* object) { object->deleteLater(); });
    return [=, wanted = std::move(wanted)](std::size_t frame) -> Result<QImage> {
        const auto order = std::make_shared<Order>();
        QMetaObject::invokeMethod(
            window.get(),
            [=] {
                if (order->cancelled) return;
                // Pictures that take long look after the window meanwhile.
                Animation drawn = *shared;
                drawn.figure.keepGoing = [&] {
                    QCoreApplication::processEvents();
                    return !order->cancelled;
                };
                order->image = drawFrame(drawn, frame);
                order->done.release();
            },
            Qt::QueuedConnection);
        constexpr int patience = 20;
        while (!order->done.tryAcquire(1, patience)) {
            if (wanted()) continue;
            order->cancelled = true;
            return QImage();
        }
        return order->image;
    };
}

Result<std::size_t> exportAnimation(const Animation& animation, const FrameSource& frames,
                                    const QString& path, const Progress& progress) {
    const QString format = formatOf(path);
    if (auto failure = checkAnimation(animation, format)) return *failure;
    const std::size_t count = animation.values.size();
    if (format == QLatin1String("gif") && animation.megabytes > 0)
        return exportWithinLimit(animation, frames, path, progress);
    const auto writer = writerFor(animation, path);
    if (auto failure = writer->open()) return *failure;
    double before = 0;
    if (writer->learns()) {
        before = static_cast<double>(std::min(samples, count)) / static_cast<double>(count + samples);
        const auto learned = learn(*writer, frames, count, progress, before);
        if (!learned) return learned.error();
        if (*learned == Outcome::cancelled) return std::size_t{0};
    }
    QImage image;
    for (std::size_t n = 0; n < count; ++n) {
        if (n == 0 || animation.values[n] != animation.values[n - 1]) {
            const auto drawn = frames(n);
            if (!drawn) return drawn.error();
            if (drawn->isNull()) return std::size_t{0};
            image = *drawn;
        }
        const double start = static_cast<double>(n) / animation.fps;
        if (auto failure = writer->add(image, start, static_cast<double>(n + 1) / animation.fps))
            return *failure;
        if (!progress(before + (1 - before) * static_cast<double>(n + 1) / static_cast<double>(count)))
            return std::size_t{0};
    }
    if (auto failure = writer->finish()) return *failure;
    return count;
}

Text fewerFrames(std::size_t written, const Animation& animation) {
    return {POSISCOPE_TR("core", "%1 of %2 frames fit into %3 MB (largest GIF)."),
            {groupedDigits(static_cast<std::int64_t>(written)),
             groupedDigits(static_cast<std::int64_t>(animation.values.size())),
             shortestDecimal(animation.megabytes)}};
}

}  // namespace posiscope
