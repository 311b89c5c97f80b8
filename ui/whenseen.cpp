#include "ui/whenseen.h"

#include <QEvent>
#include <QTimer>
#include <QWidget>
#include <utility>

namespace posiscope {

namespace {

class FirstPaint final : public QObject {
 public:
    FirstPaint(QWidget* widget, std::function<void()> act) : QObject(widget), act_(std::move(act)) {
        widget->installEventFilter(this);
    }

 private:
    bool eventFilter(QObject* widget, QEvent* event) override {
        if (event->type() != QEvent::Paint) return false;
        widget->removeEventFilter(this);
        // Parts are painted in the same go as the whole; what waits for nothing comes after.
        QTimer::singleShot(0, this, [this] {
            deleteLater();
            act_();
        });
        return false;
    }

    std::function<void()> act_;
};

}  // namespace

void whenSeen(QWidget* widget, std::function<void()> act) {
    new FirstPaint(widget, std::move(act));
}

}  // namespace posiscope
