// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parameters/choiceeditors.h"

#include <QBoxLayout>
#include <QButtonGroup>
#include <QEvent>
#include <QLabel>
#include <QPushButton>

#include "ui/style/choicebox.h"
#include "ui/style/interfacescale.h"
#include "ui/style/look.h"
#include "ui/translation/translated.h"

namespace posiscope {

namespace {

constexpr std::size_t mostSegments = 4;

/// What a row has in the panel beside its scroll bar, indented below a choice that brings it.
constexpr int roomOfRow = 246;
constexpr int besideCaption = 8;

/// How wide the words of a choice are side by side.
int widthOfSegments(const Parameter& parameter) {
    constexpr int around = 14;  // padding and border of a segment
    const QFontMetrics metrics(interfaceFont());
    int wide = 0;
    for (const Choice& choice : parameter.choices)
        wide += metrics.horizontalAdvance(translated(choice.label)) + scaled(around);
    return wide;
}

/// How wide a menu is that shows the word.
int widthOfMenu(const QString& word) {
    constexpr int around = 46;  // padding, border and arrow
    return QFontMetrics(interfaceFont()).horizontalAdvance(word) + scaled(around);
}

/// Whether there is room for so much beside the caption.
bool fitsBeside(const Parameter& parameter, int width) {
    const int caption = QFontMetrics(interfaceFont()).horizontalAdvance(translated(parameter.label));
    return caption + scaled(besideCaption) + width <= scaled(roomOfRow);
}

/// Whether the words of a choice have room side by side: a row must not be wider than the panel.
bool fitSideBySide(const Parameter& parameter) {
    return parameter.choices.size() <= mostSegments && widthOfSegments(parameter) <= scaled(roomOfRow);
}

/// The words of a choice as buttons that share a frame, beside its caption or, where there is no room, below
/// it.
class SegmentEditor final : public ParameterEditor {
 public:
    SegmentEditor(const Parameter& parameter, QWidget* parent)
        : ParameterEditor(parameter, parent),
          buttons_(new QButtonGroup(this)),
          row_(new QBoxLayout(QBoxLayout::LeftToRight, this)) {
        row_->setContentsMargins(0, 0, 0, 0);
        row_->addWidget(makeLabel(nullptr));
        auto* row = new QHBoxLayout;
        row->setSpacing(0);
        row_->addLayout(row, 1);
        int index = 0;
        for (const Choice& choice : parameter.choices) {
            auto* button = new QPushButton(this);
            button->setCheckable(true);
            button->setAutoDefault(false);
            button->setObjectName(QString::fromStdString(parameter.key + "_" + choice.id));
            button->setProperty("segment", index == 0 ? "first"
                                           : index + 1 == static_cast<int>(parameter.choices.size())
                                               ? "last"
                                               : "middle");
            buttons_->addButton(button, index++);
            row->addWidget(button, 1);
        }
        keepLook(this, [this] { setTexts(); });
        connect(buttons_, &QButtonGroup::idClicked, this, [this](int id) {
            emit changed(this->parameter().choices[static_cast<std::size_t>(id)].id, false);
        });
    }

    void setValue(const Value& value, const Limits&) override {
        for (std::size_t n = 0; n < parameter().choices.size(); ++n)
            if (parameter().choices[n].id == std::get<std::string>(value))
                buttons_->button(static_cast<int>(n))->setChecked(true);
    }
    bool suits() const override { return fitSideBySide(parameter()); }

 private:
    void setTexts() {
        const bool beside = fitsBeside(parameter(), widthOfSegments(parameter()));
        row_->setDirection(beside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
        row_->setSpacing(beside ? scaled(besideCaption) : 1);
        for (int n = 0; const Choice& choice : parameter().choices) {
            QAbstractButton* const button = buttons_->button(n++);
            button->setText(translated(choice.label));
            button->setAccessibleName(
                QStringLiteral("%1: %2").arg(translated(parameter().label), translated(choice.label)));
            button->setToolTip(
                QStringLiteral("%1\n%2").arg(translated(parameter().tooltip), translated(choice.tooltip)));
        }
    }

    QButtonGroup* buttons_;
    QBoxLayout* row_;
};

/// The words of a choice in a menu, where there is no room for them side by side. The menu is beside its
/// caption or, where the chosen word is too long for that, below it.
class MenuEditor final : public ParameterEditor {
 public:
    MenuEditor(const Parameter& parameter, QWidget* parent)
        : ParameterEditor(parameter, parent), menu_(new ChoiceBox(this)) {
        row_ = new QBoxLayout(QBoxLayout::LeftToRight, this);
        row_->setContentsMargins(0, 0, 0, 0);
        row_->addWidget(makeLabel(menu_));
        row_->addWidget(menu_, 1);
        menu_->setObjectName(QString::fromStdString(parameter.key) + QStringLiteral("Menu"));
        menu_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        for (const Choice& choice : parameter.choices)
            menu_->addItem(QString(), QString::fromStdString(choice.id));
        keepLook(this, [this] { setTexts(); });
        connect(menu_, &QComboBox::activated, this,
                [this](int at) { emit changed(menu_->itemData(at).toString().toStdString(), false); });
        menu_->installEventFilter(this);
    }

    void setValue(const Value& value, const Limits&) override {
        menu_->setCurrentIndex(menu_->findData(QString::fromStdString(std::get<std::string>(value))));
        const bool beside = fitsBeside(parameter(), widthOfMenu(menu_->currentText()));
        row_->setDirection(beside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
        row_->setSpacing(beside ? scaled(besideCaption) : 1);
    }
    bool suits() const override { return !fitSideBySide(parameter()); }

 private:
    void setTexts() {
        menu_->setAccessibleName(translated(parameter().label));
        menu_->setToolTip(toolTipText());
        for (int n = 0; const Choice& choice : parameter().choices) {
            menu_->setItemText(n, translated(choice.label));
            menu_->setItemData(n++, translated(choice.tooltip), Qt::ToolTipRole);
        }
    }
    /// The wheel scrolls the panel: a value must not change in passing.
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (event->type() != QEvent::Wheel) return ParameterEditor::eventFilter(watched, event);
        event->ignore();
        return true;
    }

    QComboBox* menu_;
    QBoxLayout* row_ = nullptr;
};

}  // namespace

ParameterEditor* createChoiceEditor(const Parameter& parameter, QWidget* parent) {
    if (!fitSideBySide(parameter)) return new MenuEditor(parameter, parent);
    return new SegmentEditor(parameter, parent);
}

}  // namespace posiscope
