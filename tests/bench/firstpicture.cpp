// SPDX-License-Identifier: GPL-3.0-or-later
// This code is linked into a program, ends it when its first picture is complete, and prints the time in
// seconds of CLOCK_MONOTONIC. The picture is complete when BENCH_PLOTS plots (and the window itself) have
// been painted, contain colours, and no work is left.
#include <xcb/xcb.h>
#include <QCoreApplication>
#include <QGuiApplication>
#include <QImage>
#include <QTimer>
#include <QWidget>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <set>
#include <utility>

namespace {

/// Blank plots and plots with only axes are grey.
bool isColourful(QWidget* plot) {
    const QImage image = plot->grab().toImage().convertToFormat(QImage::Format_RGB32);
    int colourful = 0;
    for (int y = 0; y < image.height(); ++y) {
        const auto* const line = reinterpret_cast<const QRgb*>(image.constScanLine(y));
        colourful += static_cast<int>(std::count_if(line, line + image.width(), [](QRgb pixel) {
            const auto [least, most] = std::minmax({qRed(pixel), qGreen(pixel), qBlue(pixel)});
            return most - least > 40;
        }));
    }
    return colourful > 500;
}

/// Waits until the X server has drawn all requests. QGuiApplication::sync() would also process other events
/// meanwhile.
void answered() {
    if (auto* x11 = qApp->nativeInterface<QNativeInterface::QX11Application>()) {
        xcb_connection_t* server = x11->connection();
        std::free(xcb_get_input_focus_reply(server, xcb_get_input_focus(server), nullptr));
    }
}

class FirstPicture final : public QObject {
 public:
    explicit FirstPicture(QObject* application) : QObject(application) {
        application->installEventFilter(this);
        timer_.setSingleShot(true);  // zero timeout: fires when no other event is left
        connect(&timer_, &QTimer::timeout, this, [this] { look(); });
    }

 private:
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() == QEvent::Paint && watched->isWidgetType() && !looking_) {
            auto* const widget = static_cast<QWidget*>(watched);
            if (widget->isWindow()) windowPainted_ = true;
            if (widget->inherits("QCustomPlot")) plots_.insert(widget);
            // The queued call comes after this painting and before anything that waits for it.
            if (!std::exchange(painted_, true))
                QMetaObject::invokeMethod(
                    this, [this] { takeTime(); }, Qt::QueuedConnection);
            timer_.start(0);
        }
        return QObject::eventFilter(watched, event);
    }

    void takeTime() {
        answered();
        timespec time{};
        clock_gettime(CLOCK_MONOTONIC, &time);
        moment_ = static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) * 1e-9;
        painted_ = false;
        idle_ = 0;
    }

    void look() {
        if (!windowPainted_ || static_cast<int>(plots_.size()) < qEnvironmentVariableIntValue("BENCH_PLOTS"))
            return;
        if (++idle_ < 3) {
            timer_.start(0);
            return;
        }
        looking_ = true;  // painting in order to look at the plots does not count
        const bool complete = std::all_of(plots_.begin(), plots_.end(), isColourful);
        looking_ = false;
        if (!complete) return;  // the next painting comes here again
        std::printf("%.9f\n", moment_);
        std::fflush(stdout);
        std::_Exit(0);
    }

    QTimer timer_;
    std::set<QWidget*> plots_;
    bool windowPainted_ = false;
    bool painted_ = false;
    bool looking_ = false;
    int idle_ = 0;
    double moment_ = 0;
};

void watch() {
    new FirstPicture(qApp);
}

}  // namespace

Q_COREAPP_STARTUP_FUNCTION(watch)
