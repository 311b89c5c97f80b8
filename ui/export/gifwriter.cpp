// SPDX-License-Identifier: GPL-3.0-or-later
// Frames as an animated GIF.
#include <gif_lib.h>
#include <libimagequant.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "ui/export/framewriter.h"
#include "ui/files/savefile.h"

namespace posiscope {

namespace {

constexpr int colours = 255;  // and one index for what stays as it was
constexpr int farthest = 16;  // of them for colours that are too rare to count in a histogram
constexpr GifByteType unchanged = 255;

/// The nearest colours of a palette, each found once. No dithering: what does not move looks the same in
/// every frame.
class Palette {
 public:
    /// With those of the `seen` colours (by their value) that lie farthest from it.
    Palette(const liq_palette& palette, const std::vector<bool>& seen)
        : known_(std::size_t{1} << 24U, unchanged) {
        for (unsigned n = 0; n < palette.count && n < colours; ++n)
            entries_.push_back(palette.entries[n]);
        addFarthest(seen);
    }

    const std::vector<liq_color>& entries() const { return entries_; }
    GifByteType indexOf(QRgb colour) {
        GifByteType& index = known_[colour & 0xffffffU];
        if (index == unchanged) index = nearest(colour);
        return index;
    }

 private:
    static int distanceOf(const liq_color& entry, QRgb colour) {
        const int red = entry.r - qRed(colour);
        const int green = entry.g - qGreen(colour);
        const int blue = entry.b - qBlue(colour);
        return red * red + green * green + blue * blue;
    }
    /// A mark of a few pixels keeps its colour.
    void addFarthest(const std::vector<bool>& seen) {
        struct Away {
            QRgb colour;
            int distance;
        };
        std::vector<Away> away;
        for (std::size_t at = 0; at < seen.size(); ++at)
            if (seen[at]) {
                const auto colour = static_cast<QRgb>(at);
                away.push_back({colour, distanceOf(entries_[indexOf(colour)], colour)});
            }
        while (!away.empty() && entries_.size() < colours) {
            const Away most = *std::max_element(away.begin(), away.end(), [](const Away& a, const Away& b) {
                return a.distance < b.distance;
            });
            if (most.distance == 0) break;
            const liq_color added{static_cast<unsigned char>(qRed(most.colour)),
                                  static_cast<unsigned char>(qGreen(most.colour)),
                                  static_cast<unsigned char>(qBlue(most.colour)), 255};
            const auto index = static_cast<GifByteType>(entries_.size());
            entries_.push_back(added);
            for (Away& each : away) {
                const int distance = distanceOf(added, each.colour);
                if (distance >= each.distance) continue;
                each.distance = distance;
                known_[each.colour] = index;
            }
        }
    }
    GifByteType nearest(QRgb colour) const {
        int best = 0;
        int least = 4 * 256 * 256;
        for (std::size_t n = 0; n < entries_.size(); ++n) {
            const int distance = distanceOf(entries_[n], colour);
            if (distance >= least) continue;
            least = distance;
            best = static_cast<int>(n);
        }
        return static_cast<GifByteType>(best);
    }

    std::vector<liq_color> entries_;
    std::vector<GifByteType> known_;  // by colour; `unchanged` where not yet searched for
};

class GifWriter final : public FrameWriter {
    Q_DISABLE_COPY_MOVE(GifWriter)
 public:
    GifWriter(const QString& path, QSize size)
        : file_(path),
          size_(size),
          attr_(liq_attr_create(), liq_attr_destroy),
          histogram_(liq_histogram_create(attr_.get()), liq_histogram_destroy) {
        liq_set_max_colors(attr_.get(), colours - farthest);
    }
    ~GifWriter() override {
        int ignored = 0;
        if (gif_ != nullptr) EGifCloseFile(gif_, &ignored);
    }

    bool learns() const override { return true; }
    Failure learn(const QImage& frame) override;
    Failure open() override { return file_.open(); }
    Failure add(const QImage& frame, double start, double end) override;
    Failure finish() override;

 private:
    static int write(GifFileType* gif, const GifByteType* bytes, int count) {
        auto* self = static_cast<GifWriter*>(gif->UserData);
        return self->file_.write(reinterpret_cast<const char*>(bytes), static_cast<std::size_t>(count))
                   ? count
                   : 0;
    }
    Failure begin();
    bool writeHeader();
    bool writeWaiting();
    /// Why the file could not be written: what the system said, or that the encoder failed.
    Failure failed() {
        if (file_.hasFailed()) return file_.commit();
        return Error{{POSISCOPE_TR("core", "the animation could not be encoded as GIF"), {}}, ""};
    }

    SafeFile file_;
    QSize size_;
    std::shared_ptr<liq_attr> attr_;
    std::shared_ptr<liq_histogram> histogram_;
    std::vector<bool> seen_ = std::vector<bool>(std::size_t{1} << 24U);  // colours of all frames
    std::unique_ptr<Palette> palette_;
    GifFileType* gif_ = nullptr;
    std::vector<GifByteType> before_;   // the picture that is in sight
    std::vector<GifByteType> waiting_;  // a frame whose end is not known yet: the next may be the same
    QRect place_;                       // and where it differs from the one before
    int start_ = 0;                     // in 1/100 s
    int end_ = 0;
};

Failure GifWriter::learn(const QImage& frame) {
    const QImage picture = frame.convertToFormat(QImage::Format_RGB32);
    for (int y = 0; y < picture.height(); ++y) {
        const auto* line = reinterpret_cast<const QRgb*>(picture.constScanLine(y));
        for (int x = 0; x < picture.width(); ++x)
            seen_[line[x] & 0xffffffU] = true;
    }
    const QImage rgba = frame.convertToFormat(QImage::Format_RGBA8888);
    liq_image* image = liq_image_create_rgba(attr_.get(), rgba.constBits(), rgba.width(), rgba.height(), 0);
    const liq_error error =
        image != nullptr ? liq_histogram_add_image(histogram_.get(), attr_.get(), image) : LIQ_OUT_OF_MEMORY;
    if (image != nullptr) liq_image_destroy(image);
    if (error == LIQ_OK) return std::nullopt;
    return Error{{POSISCOPE_TR("core", "there is not enough memory for the picture"), {}}, "size"};
}

Failure GifWriter::begin() {
    liq_result* result = nullptr;
    if (liq_histogram_quantize(histogram_.get(), attr_.get(), &result) != LIQ_OK) return failed();
    palette_ = std::make_unique<Palette>(*liq_get_palette(result), seen_);
    liq_result_destroy(result);
    int error = 0;
    gif_ = EGifOpen(this, &GifWriter::write, &error);
    if (gif_ == nullptr || !writeHeader()) return failed();
    return std::nullopt;
}

bool GifWriter::writeHeader() {
    std::array<GifColorType, 256> table{};
    const auto& entries = palette_->entries();
    for (std::size_t n = 0; n < entries.size(); ++n)
        table[n] = {entries[n].r, entries[n].g, entries[n].b};
    ColorMapObject* map = GifMakeMapObject(static_cast<int>(table.size()), table.data());
    EGifSetGifVersion(gif_, true);
    constexpr int bits = 8;
    const bool described =
        map != nullptr && EGifPutScreenDesc(gif_, size_.width(), size_.height(), bits, 0, map) == GIF_OK;
    if (map != nullptr) GifFreeMapObject(map);
    // Again and again.
    static constexpr std::array<GifByteType, 3> endless{1, 0, 0};
    return described && EGifPutExtensionLeader(gif_, APPLICATION_EXT_FUNC_CODE) == GIF_OK &&
           EGifPutExtensionBlock(gif_, 11, "NETSCAPE2.0") == GIF_OK &&
           EGifPutExtensionBlock(gif_, static_cast<int>(endless.size()), endless.data()) == GIF_OK &&
           EGifPutExtensionTrailer(gif_) == GIF_OK;
}

Failure GifWriter::add(const QImage& frame, double start, double end) {
    constexpr double units = 100;  // of a second
    if (palette_ == nullptr)
        if (auto failure = begin()) return failure;
    const QImage picture = frame.convertToFormat(QImage::Format_RGB32);
    const auto width = static_cast<std::size_t>(size_.width());
    std::vector<GifByteType> indices(width * static_cast<std::size_t>(size_.height()));
    for (int y = 0; y < size_.height(); ++y) {
        const auto* line = reinterpret_cast<const QRgb*>(picture.constScanLine(y));
        for (std::size_t x = 0; x < width; ++x)
            indices[static_cast<std::size_t>(y) * width + x] = palette_->indexOf(line[x]);
    }
    end_ = waiting_.empty() ? 0 : end_;
    if (indices != waiting_) {
        if (!waiting_.empty() && !writeWaiting()) return failed();
        start_ = static_cast<int>(std::lround(start * units));
        before_ = std::exchange(waiting_, std::move(indices));
    }
    end_ = static_cast<int>(std::lround(end * units));
    return std::nullopt;
}

/// Only the part that changes is written, and in it only the pixels that do.
bool GifWriter::writeWaiting() {
    const auto width = static_cast<std::size_t>(size_.width());
    int left = size_.width();
    int right = -1;
    int top = size_.height();
    int bottom = -1;
    const bool first = before_.empty();
    for (std::size_t at = 0; !first && at < waiting_.size(); ++at) {
        if (waiting_[at] == before_[at]) continue;
        const int x = static_cast<int>(at % width);
        const int y = static_cast<int>(at / width);
        left = std::min(left, x);
        right = std::max(right, x);
        top = std::min(top, y);
        bottom = std::max(bottom, y);
    }
    const QRect place = first ? QRect(QPoint(), size_) : QRect(QPoint(left, top), QPoint(right, bottom));
    constexpr int longest = 65535;
    const GraphicsControlBlock control{DISPOSE_DO_NOT, false, std::min(end_ - start_, longest),
                                       first ? NO_TRANSPARENT_COLOR : unchanged};
    std::array<GifByteType, 4> extension{};
    EGifGCBToExtension(&control, extension.data());
    if (EGifPutExtension(gif_, GRAPHICS_EXT_FUNC_CODE, static_cast<int>(extension.size()),
                         extension.data()) != GIF_OK ||
        EGifPutImageDesc(gif_, place.left(), place.top(), place.width(), place.height(), false, nullptr) !=
            GIF_OK)
        return false;
    std::vector<GifByteType> line(static_cast<std::size_t>(place.width()));
    for (int y = place.top(); y <= place.bottom(); ++y) {
        const std::size_t from = static_cast<std::size_t>(y) * width + static_cast<std::size_t>(place.left());
        for (std::size_t x = 0; x < line.size(); ++x)
            line[x] = !first && waiting_[from + x] == before_[from + x] ? unchanged : waiting_[from + x];
        if (EGifPutLine(gif_, line.data(), place.width()) != GIF_OK) return false;
    }
    return true;
}

Failure GifWriter::finish() {
    if (!writeWaiting()) return failed();
    int error = 0;
    const bool closed = EGifCloseFile(std::exchange(gif_, nullptr), &error) == GIF_OK;
    if (!closed) return failed();
    return file_.commit();
}

}  // namespace

std::unique_ptr<FrameWriter> gifWriter(const QString& path, QSize size) {
    return std::make_unique<GifWriter>(path, size);
}

}  // namespace posiscope
