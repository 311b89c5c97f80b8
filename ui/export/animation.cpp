// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/animation.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QSemaphore>
#include <algorithm>
#include <atomic>

#include "core/parameters/keys.h"
#include "core/state/motion.h"
#include "ui/export/framewriter.h"

namespace posiscope {

namespace {

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

/// Hands the writer frames from all over the animation. The share of the work that this is.
constexpr std::size_t samples = 16;

Result<Outcome> learn(FrameWriter& writer, const FrameSource& frames, std::size_t count,
                      const Progress& progress, double share) {
    const std::size_t taken = std::min(samples, count);
    for (std::size_t n = 0; n < taken; ++n) {
        const auto image = frames(taken == 1 ? 0 : n * (count - 1) / (taken - 1));
        if (!image) return image.error();
        if (image->isNull() || !progress(share * static_cast<double>(n + 1) / static_cast<double>(taken)))
            return Outcome::cancelled;
        if (auto failure = writer.learn(*image)) return *failure;
    }
    return Outcome::done;
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

Result<Outcome> exportAnimation(const Animation& animation, const FrameSource& frames, const QString& path,
                                const Progress& progress) {
    if (auto failure = checkAnimation(animation, formatOf(path))) return *failure;
    const auto writer = writerFor(animation, path);
    if (auto failure = writer->open()) return *failure;
    const std::size_t count = animation.values.size();
    double before = 0;
    if (writer->learns()) {
        before = static_cast<double>(std::min(samples, count)) / static_cast<double>(count + samples);
        const auto learned = learn(*writer, frames, count, progress, before);
        if (!learned || *learned == Outcome::cancelled) return learned;
    }
    QImage image;
    for (std::size_t n = 0; n < count; ++n) {
        if (n == 0 || animation.values[n] != animation.values[n - 1]) {
            const auto drawn = frames(n);
            if (!drawn) return drawn.error();
            if (drawn->isNull()) return Outcome::cancelled;
            image = *drawn;
        }
        const double start = static_cast<double>(n) / animation.fps;
        if (auto failure = writer->add(image, start, static_cast<double>(n + 1) / animation.fps))
            return *failure;
        if (!progress(before + (1 - before) * static_cast<double>(n + 1) / static_cast<double>(count)))
            return Outcome::cancelled;
    }
    if (auto failure = writer->finish()) return *failure;
    return Outcome::done;
}

}  // namespace posiscope
