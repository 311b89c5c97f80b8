// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parameters/editors.h"

#include <QCheckBox>
#include <QContextMenuEvent>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMetaMethod>
#include <QStyle>
#include <QToolButton>

#include "core/encodings/tableslices.h"
#include "core/state/sweep.h"
#include "ui/parameters/axeseditor.h"
#include "ui/parameters/choiceeditors.h"
#include "ui/parameters/numberfield.h"
#include "ui/parameters/parameterslider.h"
#include "ui/style/contextmenu.h"
#include "ui/style/interfacescale.h"
#include "ui/style/look.h"
#include "ui/style/theme.h"
#include "ui/translation/translated.h"

namespace posiscope {

namespace {

QString plain(const Parameter& parameter) {
    return translated(parameter.label);
}

constexpr int widthOfCaption = 104;  // of texts, so that fields below each other begin in a line

/// Subscripts are upright, as in the paper, and in the type of text, which is easier to read there.
QString upright(QString symbol) {
    // Qt draws them at two thirds of their size.
    return symbol.replace(
        QLatin1String("<sub>"),
        QStringLiteral("<sub style=\"font-style:normal; font-family:'%1'; font-size:%2px\">")
            .arg(textFont().family())
            .arg(interfaceFont(16).pixelSize()));
}

/// A label, a number field, and a slider below them.
class NumberEditor final : public ParameterEditor {
 public:
    NumberEditor(const Parameter& parameter, QWidget* parent)
        : ParameterEditor(parameter, parent),
          field_(new NumberField(parameter, this)),
          slider_(parameter.slider ? new ParameterSlider(parameter, this) : nullptr) {
        auto* grid = new QGridLayout(this);
        grid->setContentsMargins(0, 0, 0, 0);
        grid->setVerticalSpacing(1);
        // A long label takes two lines; the form has the width of the column.
        QLabel* label = makeLabel(field_);
        label->setWordWrap(true);
        grid->setColumnStretch(0, 1);
        grid->addWidget(label, 0, 0);
        grid->addWidget(field_, 0, 1, Qt::AlignRight);
        if (slider_) grid->addWidget(slider_, 1, 0, 1, 2);
        field_->setObjectName(QString::fromStdString(parameter.key) + QStringLiteral("Field"));
        keepLook(this, [this] {
            field_->setAccessibleName(plain(this->parameter()));
            field_->setToolTip(toolTipText());
            if (!slider_) return;
            slider_->setAccessibleName(ParameterEditor::tr("%1 slider").arg(plain(this->parameter())));
            slider_->setToolTip(toolTipText());
        });
        connect(field_, &NumberField::stepped, this,
                [this](const Value& value) { emit changed(value, true); });
        connect(field_, &NumberField::entered, this,
                [this](const Value& value) { emit changed(value, false); });
        connect(field_, &NumberField::problemChanged, this, [this](const QString& problem) { say(problem); });
        if (!slider_) return;
        slider_->setObjectName(QString::fromStdString(parameter.key) + QStringLiteral("Slider"));
        connect(slider_, &ParameterSlider::moved, this,
                [this](const Value& value) { emit changed(value, true); });
        connect(slider_, &ParameterSlider::finished, this, &ParameterEditor::gestureFinished);
    }

    void setValue(const Value& value, const Limits& limits) override {
        field_->setValue(value, limits);
        if (slider_) slider_->setShown(value, limits);
    }
    void setTheme(const Theme& theme) override {
        if (slider_) slider_->setTheme(theme);
    }
    void setAutomatic(double number) override { field_->setAutomatic(number); }
    void setGiven(const QString& from) override {
        if (given_ == nullptr && from.isEmpty()) return;
        if (given_ == nullptr) {
            given_ = new QLabel(this);
            given_->setObjectName(QString::fromStdString(parameter().key) + QStringLiteral("Given"));
            given_->setWordWrap(true);
            static_cast<QGridLayout*>(layout())->addWidget(given_, 2, 0, 1, 2);
        }
        given_->setText(from);
        given_->setVisible(!from.isEmpty());
        field_->setEnabled(from.isEmpty());
        if (slider_) slider_->setVisible(from.isEmpty());
    }

 private:
    NumberField* field_;
    ParameterSlider* slider_;
    QLabel* given_ = nullptr;  ///< made with the first value that is given
};

class FlagEditor final : public ParameterEditor {
 public:
    FlagEditor(const Parameter& parameter, QWidget* parent)
        : ParameterEditor(parameter, parent), box_(new QCheckBox(this)) {
        auto* row = new QHBoxLayout(this);
        row->setContentsMargins(0, 0, 0, 0);
        row->addWidget(box_);
        box_->setObjectName(QString::fromStdString(parameter.key) + QStringLiteral("Box"));
        keepLook(this, [this] {
            box_->setText(plain(this->parameter()));
            box_->setToolTip(toolTipText());
        });
        connect(box_, &QCheckBox::clicked, this, [this](bool on) { emit changed(on, false); });
    }
    void setValue(const Value& value, const Limits&) override { box_->setChecked(std::get<bool>(value)); }

 private:
    QCheckBox* box_;
};

/// Index lists and free texts. In place of the label of a text that can be left out there is a box.
class TextEditor final : public ParameterEditor {
 public:
    TextEditor(const Parameter& parameter, QWidget* parent)
        : ParameterEditor(parameter, parent), edit_(new QLineEdit(this)) {
        auto* grid = new QGridLayout(this);
        grid->setContentsMargins(0, 0, 0, 0);
        grid->setVerticalSpacing(4);
        edit_->setObjectName(QString::fromStdString(parameter.key) + QStringLiteral("Field"));
        keepLook(this, [this] {
            edit_->setAccessibleName(plain(this->parameter()));
            edit_->setToolTip(toolTipText());
            edit_->setFont(interfaceFont());
            setProblem({});
        });
        // A text with examples is long: its label stands above.
        const bool wide = !parameter.examples.empty();
        grid->addWidget(parameter.removable ? makeBox() : makeLabel(edit_), 0, 0, 1, wide ? 2 : 1);
        grid->addWidget(edit_, wide ? 1 : 0, wide ? 0 : 1);
        grid->setColumnStretch(wide ? 0 : 1, 1);
        if (!wide) grid->setColumnMinimumWidth(0, scaled(widthOfCaption));
        if (wide) grid->addWidget(makeExamples(), 1, 1);
        edit_->installEventFilter(this);
        connect(edit_, &QLineEdit::editingFinished, this, &TextEditor::accept);
        connect(edit_, &QLineEdit::textEdited, this, [this] {
            setProblem({});
            if (const auto value = written()) emit typed(*value);
        });
    }

    void setValue(const Value& value, const Limits& limits) override {
        value_ = value;
        limits_ = limits;
        if (box_ != nullptr) {
            box_->setChecked(value != Value(std::string(leftOut)));
            edit_->setEnabled(box_->isChecked());
            if (!box_->isChecked()) return;
        }
        if (edit_->hasFocus() && edit_->isModified()) return;
        QString text = shownValue(parameter(), value);
        if (parameter().kind() == ParameterKind::indices) text.replace(u',', QStringLiteral(", "));
        if (edit_->text() != text) edit_->setText(text);
        setProblem({});
    }

 private:
    QWidget* makeBox() {
        box_ = new QCheckBox(this);
        box_->setObjectName(QString::fromStdString(parameter().key) + QStringLiteral("Box"));
        keepLook(this, [this] {
            box_->setText(plain(parameter()));
            box_->setToolTip(toolTipText());
            edit_->setPlaceholderText(ParameterEditor::tr("Its own"));
        });
        connect(box_, &QCheckBox::clicked, this, [this](bool on) {
            edit_->setEnabled(on);
            emit changed(on ? *written() : Value(std::string(leftOut)), false);
        });
        return box_;
    }
    /// A button whose menu writes an example into the field.
    QToolButton* makeExamples() {
        auto* button = new QToolButton(this);
        button->setObjectName(QString::fromStdString(parameter().key) + QStringLiteral("Examples"));
        button->setProperty("tool", true);
        button->setPopupMode(QToolButton::InstantPopup);
        auto* menu = new QMenu(button);
        menu->setToolTipsVisible(true);
        button->setMenu(menu);
        const auto fill = [this, button, menu] {
            menu->clear();
            for (const Choice& example : parameter().examples) {
                const QString text = QString::fromStdString(example.id);
                QAction* action =
                    menu->addAction(QStringLiteral("%1\t%2").arg(translated(example.label), text));
                action->setToolTip(translated(example.tooltip));
                connect(action, &QAction::triggered, this, [this, text] {
                    edit_->setText(text);
                    accept();
                });
            }
            button->setText(ParameterEditor::tr("Examples"));
            button->setAccessibleName(ParameterEditor::tr("Examples"));
        };
        keepLook(button, fill);
        return button;
    }
    bool eventFilter(QObject* watched, QEvent* event) override {
        const bool ours = watched == edit_ && event->type() == QEvent::ShortcutOverride &&
                          isOfTheWindow(*static_cast<QKeyEvent*>(event), edit_->isModified());
        if (!ours) return ParameterEditor::eventFilter(watched, event);
        event->ignore();
        return true;
    }
    Result<Value> written() const {
        Parameter inContext = parameter();
        inContext.limits = limits_;  // what the table has, not what it could have
        return readShownValue(inContext, edit_->text());
    }
    void accept() {
        const auto value = written();
        edit_->setModified(false);
        if (!value)
            setProblem(translated(value.error().text));
        else if (*value != value_)
            emit changed(*value, false);
        else
            setValue(value_, limits_);
    }
    void setProblem(const QString& problem) {
        if (problem == said_) return;  // restyling is slow
        said_ = problem;
        say(problem);
        edit_->setProperty("invalid", !problem.isEmpty());
        edit_->style()->unpolish(edit_);
        edit_->style()->polish(edit_);
    }

    QLineEdit* edit_;
    QCheckBox* box_ = nullptr;  ///< of a text that can be left out
    QString said_;
    Value value_;
    Limits limits_;
};

}  // namespace

ParameterEditor::ParameterEditor(Parameter parameter, QWidget* parent)
    : QWidget(parent), parameter_(std::move(parameter)) {}

void ParameterEditor::contextMenuEvent(QContextMenuEvent* event) {
    if (!isSignalConnected(QMetaMethod::fromSignal(&ParameterEditor::hideWanted)))
        return QWidget::contextMenuEvent(event);
    QMenu* menu = contextMenu(this);
    if (canVary(parameter_))
        connect(menu->addAction(tr("Several values …")), &QAction::triggered, this,
                &ParameterEditor::severalWanted);
    QAction* const hide = menu->addAction(tr("Hide “%1”").arg(plain(parameter_)));
    hide->setObjectName(QStringLiteral("hideControl"));
    connect(hide, &QAction::triggered, this, &ParameterEditor::hideWanted);
    menu->popup(event->globalPos());
}

void ParameterEditor::say(const QString& problem) {
    if (problem_ == nullptr) {
        if (problem.isEmpty()) return;
        problem_ = new QLabel(parentWidget());
        connect(this, &QObject::destroyed, problem_, &QObject::deleteLater);
        problem_->setObjectName(QStringLiteral("problem"));
        problem_->setWordWrap(true);
        problem_->setTextFormat(Qt::PlainText);
        problem_->setAttribute(Qt::WA_TransparentForMouseEvents);
    }
    problem_->setText(problem);
    problem_->setVisible(!problem.isEmpty());
    placeProblem();
}

void ParameterEditor::placeProblem() {
    if (problem_ == nullptr || problem_->text().isEmpty()) return;
    problem_->ensurePolished();
    constexpr int gap = 2;
    const QSize size(width(), problem_->heightForWidth(width()));
    const auto* field = findChild<QWidget*>(QString::fromStdString(parameter_.key) + QStringLiteral("Field"));
    const int below = mapToParent(field->geometry().bottomLeft()).y() + gap;
    const int above = y() - gap - size.height();
    const bool fits = below + size.height() <= parentWidget()->height() || above < 0;
    problem_->setGeometry(QRect({x(), fits ? below : above}, size));
    problem_->raise();
}

bool ParameterEditor::event(QEvent* event) {
    const bool done = QWidget::event(event);
    switch (event->type()) {
        case QEvent::Move:
        case QEvent::Resize: placeProblem(); break;
        case QEvent::Show:
        case QEvent::Hide:
            if (problem_ != nullptr) problem_->setVisible(isVisible() && !problem_->text().isEmpty());
            break;
        default: break;
    }
    return done;
}

QLabel* ParameterEditor::makeLabel(QWidget* buddy) {
    auto* label = new QLabel(this);
    label->setTextFormat(Qt::RichText);
    label->setBuddy(buddy);
    keepLook(label, [this, label] {
        QString text = plain(parameter_).toHtmlEscaped();
        if (!parameter_.symbol.empty())
            text += QStringLiteral(" <span style=\"font-family:'%1'; font-style:italic\">%2</span>")
                        .arg(symbolFamily(), upright(QString::fromStdString(parameter_.symbol)));
        label->setText(text);
        label->setToolTip(toolTipText());
    });
    return label;
}

void ParameterEditor::setIdle(const QString& why) {
    idle_ = why;
    setEnabled(why.isEmpty());
    for (auto* each : findChildren<QWidget*>())
        if (!each->toolTip().isEmpty()) each->setToolTip(toolTipText());
}

QString ParameterEditor::toolTipText() const {
    if (!idle_.isEmpty()) return idle_;
    return QStringLiteral("%1\n%2: %3")
        .arg(translated(parameter_.tooltip), QString::fromStdString(parameter_.key),
             translated(describeLimits(parameter_, parameter_.limits)));
}

ParameterEditor* ParameterEditor::create(const Parameter& parameter, QWidget* parent) {
    switch (parameter.kind()) {
        case ParameterKind::integer:
        case ParameterKind::real: return new NumberEditor(parameter, parent);
        case ParameterKind::choice: return createChoiceEditor(parameter, parent);
        case ParameterKind::flag: return new FlagEditor(parameter, parent);
        case ParameterKind::indices:
            if (parameter.key == keys::tableAxis.name) return createAxesEditor(parameter, parent);
            break;
        case ParameterKind::text:
        case ParameterKind::numbers:
        case ParameterKind::size: break;
    }
    return new TextEditor(parameter, parent);
}

}  // namespace posiscope
