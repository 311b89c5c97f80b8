// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parameters/axeseditor.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <algorithm>

#include "ui/style/choicebox.h"
#include "ui/style/look.h"
#include "ui/translation/translated.h"

namespace posiscope {

namespace {

/// The next ascending list of so many numbers below `count`; false behind the last one.
bool advance(Indices& axes, std::int64_t count) {
    const auto size = static_cast<std::int64_t>(axes.size());
    for (std::int64_t n = size; n-- > 0;) {
        if (axes[static_cast<std::size_t>(n)] >= count - size + n) continue;
        std::int64_t next = axes[static_cast<std::size_t>(n)];
        for (std::int64_t m = n; m < size; ++m)
            axes[static_cast<std::size_t>(m)] = ++next;
        return true;
    }
    return false;
}

class AxesEditor final : public ParameterEditor {
 public:
    AxesEditor(const Parameter& parameter, QWidget* parent)
        : ParameterEditor(parameter, parent), menu_(new ChoiceBox(this)) {
        auto* grid = new QGridLayout(this);
        grid->setContentsMargins(0, 0, 0, 0);
        grid->addWidget(makeLabel(menu_), 0, 0);
        grid->addWidget(menu_, 0, 1, Qt::AlignRight);
        menu_->setObjectName(QString::fromStdString(parameter.key) + QStringLiteral("Menu"));
        keepLook(this, [this] {
            menu_->setAccessibleName(translated(this->parameter().label));
            menu_->setToolTip(toolTipText());
        });
        connect(menu_, &QComboBox::activated, this,
                [this](int at) { emit changed(all_[static_cast<std::size_t>(at)], false); });
        menu_->installEventFilter(this);
    }

    void setValue(const Value& value, const Limits& limits) override {
        const auto& axes = std::get<Indices>(value);
        fill(axes.size(), static_cast<std::int64_t>(limits.maximum) + 1);
        const auto own = std::find(all_.begin(), all_.end(), axes);
        menu_->setCurrentIndex(own == all_.end() ? -1 : static_cast<int>(own - all_.begin()));
    }

 private:
    void fill(std::size_t size, std::int64_t count) {
        if (!all_.empty() && all_.front().size() == size && count == count_) return;
        count_ = count;
        all_.clear();
        menu_->clear();
        Indices axes(size);
        for (std::size_t n = 0; n < size; ++n)
            axes[n] = static_cast<std::int64_t>(n);
        do {
            all_.push_back(axes);
            QStringList numbers;
            for (const std::int64_t axis : axes)
                numbers << QString::number(axis);
            menu_->addItem(numbers.join(QStringLiteral(", ")));
        } while (advance(axes, count));
    }
    /// The wheel scrolls the panel: a value must not change in passing.
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() != QEvent::Wheel) return ParameterEditor::eventFilter(watched, event);
        event->ignore();
        return true;
    }

    QComboBox* menu_;
    std::vector<Indices> all_;
    std::int64_t count_ = 0;
};

}  // namespace

ParameterEditor* createAxesEditor(const Parameter& parameter, QWidget* parent) {
    return new AxesEditor(parameter, parent);
}

}  // namespace posiscope
