// SPDX-License-Identifier: GPL-3.0-or-later
// Frames as an animated WebP.
#include <webp/encode.h>
#include <webp/mux.h>

#include <cmath>

#include "ui/export/framewriter.h"
#include "ui/files/savefile.h"

namespace posiscope {

namespace {

/// How pictures are encoded; false where the library is another one than was built with.
bool prepare(WebPConfig& config, WebPPicture& picture) {
    constexpr int quickest = 1;  // of ten levels; the slower ones save little of flat pictures
    if (WebPConfigInit(&config) == 0 || WebPPictureInit(&picture) == 0) return false;
    WebPConfigLosslessPreset(&config, quickest);
    config.exact = 1;
    return true;
}

bool take(WebPPicture& picture, const QImage& image) {
    const QImage rgba = image.convertToFormat(QImage::Format_RGBA8888);
    picture.use_argb = 1;
    picture.width = rgba.width();
    picture.height = rgba.height();
    return WebPPictureImportRGBA(&picture, rgba.constBits(), static_cast<int>(rgba.bytesPerLine())) != 0;
}

class WebpWriter final : public FrameWriter {
    Q_DISABLE_COPY_MOVE(WebpWriter)
 public:
    WebpWriter(const QString& path, QSize size, Repeats repeats) : file_(path) {
        WebPAnimEncoderOptions options;
        WebPAnimEncoderOptionsInit(&options);
        options.anim_params.loop_count = repeats == Repeats::once ? 1 : 0;
        encoder_ = WebPAnimEncoderNew(size.width(), size.height(), &options);
    }
    ~WebpWriter() override { WebPAnimEncoderDelete(encoder_); }

    Failure open() override { return file_.open(); }
    Failure add(const QImage& frame, double start, double end) override;
    Failure finish() override;

 private:
    Error failed() const {
        const char* reason = encoder_ != nullptr ? WebPAnimEncoderGetError(encoder_) : "";
        return {{POSISCOPE_TR("core", "the animation could not be encoded as WebP: %1"), {reason}}, ""};
    }
    static int milliseconds(double seconds) {
        constexpr double thousand = 1000;
        return static_cast<int>(std::lround(seconds * thousand));
    }

    SafeFile file_;
    WebPAnimEncoder* encoder_;
    double end_ = 0;
};

Failure WebpWriter::add(const QImage& frame, double start, double end) {
    WebPConfig config;
    WebPPicture picture;
    if (encoder_ == nullptr || !prepare(config, picture)) return failed();
    const bool added =
        take(picture, frame) && WebPAnimEncoderAdd(encoder_, &picture, milliseconds(start), &config) != 0;
    WebPPictureFree(&picture);
    end_ = end;
    return added ? Failure() : failed();
}

Failure WebpWriter::finish() {
    WebPData data;
    WebPDataInit(&data);
    const bool assembled = WebPAnimEncoderAdd(encoder_, nullptr, milliseconds(end_), nullptr) != 0 &&
                           WebPAnimEncoderAssemble(encoder_, &data) != 0;
    if (assembled) file_.write(reinterpret_cast<const char*>(data.bytes), data.size);
    WebPDataClear(&data);
    if (!assembled) return failed();
    return file_.commit();
}

}  // namespace

std::unique_ptr<FrameWriter> webpWriter(const QString& path, QSize size, Repeats repeats) {
    return std::make_unique<WebpWriter>(path, size, repeats);
}

QByteArray encodedWebp(const QImage& image) {
    WebPConfig config;
    WebPPicture picture;
    if (!prepare(config, picture)) return {};
    WebPMemoryWriter memory;
    WebPMemoryWriterInit(&memory);
    picture.writer = WebPMemoryWrite;
    picture.custom_ptr = &memory;
    QByteArray bytes;
    if (take(picture, image) && WebPEncode(&config, &picture) != 0)
        bytes = QByteArray(reinterpret_cast<const char*>(memory.mem), static_cast<qsizetype>(memory.size));
    WebPPictureFree(&picture);
    WebPMemoryWriterClear(&memory);
    return bytes;
}

}  // namespace posiscope
