// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/style/look.h"

#include <QCoreApplication>
#include <QPointer>
#include <QWidget>
#include <vector>

namespace posiscope {

namespace {

constexpr const char* keeperName = "lookKeeper";

/// The functions that set an owner's look, in the order of keepLook().
class LookKeeper final : public QObject {
 public:
    explicit LookKeeper(QWidget* owner) : QObject(owner) {
        setObjectName(QLatin1String(keeperName));
        owner->installEventFilter(this);
    }
    void add(std::function<void()> set) { all_.push_back(std::move(set)); }

 private:
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (watched == parent() && changesLook(*event))
            for (const auto& set : all_)
                set();
        return false;
    }

    std::vector<std::function<void()>> all_;
};

LookKeeper& keeperOf(QWidget* owner) {
    const QString name = QLatin1String(keeperName);
    auto* found = owner->findChild<QObject*>(name, Qt::FindDirectChildrenOnly);
    return *static_cast<LookKeeper*>(found != nullptr ? found : new LookKeeper(owner));
}

}  // namespace

void keepLook(QWidget* owner, std::function<void()> set) {
    set();
    keeperOf(owner).add(std::move(set));
}

QEvent::Type scaleChange() {
    static const auto type = static_cast<QEvent::Type>(QEvent::registerEventType());
    return type;
}

bool changesLook(const QEvent& event) {
    return event.type() == QEvent::LanguageChange || event.type() == scaleChange();
}

void tellScale(QWidget* window) {
    const auto tell = [](QWidget* widget) {
        QEvent event(scaleChange());
        QCoreApplication::sendEvent(widget, &event);
    };
    tell(window);
    QList<QPointer<QWidget>> all;
    for (QWidget* widget : window->findChildren<QWidget*>())
        all << widget;
    for (const auto& widget : all)
        if (widget) tell(widget);
}

}  // namespace posiscope
