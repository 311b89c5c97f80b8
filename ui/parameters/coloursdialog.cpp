// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parameters/coloursdialog.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QScreen>
#include <QVBoxLayout>
#include <algorithm>

#include "core/parameters/viewkeys.h"
#include "ui/parameters/editors.h"
#include "ui/style/interfacescale.h"
#include "ui/translation/translated.h"

namespace posiscope {

ColoursDialog::ColoursDialog(StateStore& store, const ViewType& type, const Snapshot& shown,
                             std::function<std::optional<ColourScale>()> scale, const Theme& theme,
                             QWidget* parent)
    : QDialog(parent, Qt::Popup), store_(store), scale_(std::move(scale)) {
    setObjectName(QStringLiteral("coloursDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Colours"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(scaled(16), scaled(12), scaled(16), scaled(12));
    column->setSpacing(scaled(8));
    setMinimumWidth(scaled(320));
    addRow(type.colormapKey, theme);
    if (!type.limitsKey.empty()) {
        limitsKey_ = shown.subject == Subject::difference ? keys::differenceLimits.name : type.limitsKey;
        addRow(limitsKey_, theme);
        auto* buttons = new QHBoxLayout;
        symmetric_ = new QPushButton(tr("Symmetric about 0"));
        symmetric_->setObjectName(QStringLiteral("symmetricLimits"));
        symmetric_->setToolTip(tr("Equal distances from 0 get equally strong colours"));
        automatic_ = new QPushButton(tr("Automatic"));
        automatic_->setObjectName(QStringLiteral("automaticLimits"));
        automatic_->setToolTip(tr("Limits that fit what is shown"));
        for (QPushButton* button : {symmetric_, automatic_}) {
            button->setAutoDefault(false);
            buttons->addWidget(button);
        }
        column->addLayout(buttons);
        connect(symmetric_, &QPushButton::clicked, this, &ColoursDialog::makeSymmetric);
        connect(automatic_, &QPushButton::clicked, this,
                [this] { set(*findParameter(store_.state(), limitsKey_), NumberList{}); });
    }
    if (type.reach && !store.state().variants.empty() && shown.subject != Subject::difference)
        addRow(keys::colourScale.name, theme);
    connect(&store, &StateStore::changed, this, &ColoursDialog::refresh);
    refresh();
}

void ColoursDialog::addRow(const std::string& key, const Theme& theme) {
    auto* editor = ParameterEditor::create(*findParameter(store_.state(), key), this);
    editor->setContextMenuPolicy(Qt::NoContextMenu);  // of a form, where a row can be hidden
    editor->setTheme(theme);
    layout()->addWidget(editor);
    connect(editor, &ParameterEditor::changed, this,
            [this, editor](const Value& value) { set(editor->parameter(), value); });
    rows_.push_back(editor);
}

void ColoursDialog::set(const Parameter& parameter, const Value& value) {
    store_.update([&](State& state) { state.values.set(parameter.key, value); }, translated(parameter.label));
}

void ColoursDialog::refresh() {
    const State& state = store_.state();
    for (ParameterEditor* row : rows_)
        row->setValue(state.values.at(row->parameter().key), limitsOf(state, row->parameter()));
    if (symmetric_ == nullptr) return;
    symmetric_->setEnabled(!isSymmetric());
    automatic_->setEnabled(!std::get<NumberList>(state.values.at(limitsKey_)).empty());
}

bool ColoursDialog::isSymmetric() const {
    const auto scale = scale_();
    return !scale || scale->lowest == -scale->highest;
}

void ColoursDialog::makeSymmetric() {
    const auto scale = scale_();
    if (!scale) return;
    const double reach = std::max(std::abs(scale->lowest), std::abs(scale->highest));
    set(*findParameter(store_.state(), limitsKey_), NumberList{-reach, reach});
}

void ColoursDialog::openAt(QPoint place) {
    adjustSize();
    const QRect screen = parentWidget()->screen()->availableGeometry();
    move(std::clamp(place.x() - width(), screen.left(), std::max(screen.left(), screen.right() - width())),
         std::clamp(place.y(), screen.top(), std::max(screen.top(), screen.bottom() - height())));
    open();
}

}  // namespace posiscope
