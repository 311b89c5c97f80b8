// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/parameters/layerbutton.h"

#include <QMenu>
#include <algorithm>

#include "core/config/configshelf.h"
#include "core/parameters/keys.h"
#include "ui/style/look.h"
#include "ui/translation/translated.h"
#include "ui/view/kindedits.h"

namespace posiscope {

namespace {

constexpr int padding = 38;  // see style.qss

/// "local (sliding_attention), 50/60 layers", as an entry of a menu.
QString entryOf(const LayerKind& kind) {
    QString text = nameOfKind(kind);
    if (kind.layers)
        text = LayerButton::tr("%1, %2 of %3 layers")
                   .arg(text, grouped(kind.layers->count()), grouped(kind.layers->all));
    return text.replace(u'&', QStringLiteral("&&"));
}

}  // namespace

LayerButton::LayerButton(QWidget* parent) : ElidedButton(padding, parent) {
    setObjectName(QStringLiteral("layerButton"));
    setPopupMode(QToolButton::InstantPopup);
    setToolButtonStyle(Qt::ToolButtonTextOnly);
    // A long name must not widen the form, which has the width of the column.
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    auto* menu = new QMenu(this);
    menu->setObjectName(QStringLiteral("layerMenu"));
    setMenu(menu);
    connect(menu, &QMenu::aboutToShow, this, &LayerButton::fill);
    keepLook(this, [this] { setToolTip(tr("Show the values of other layers of this model")); });
}

void LayerButton::show(const State& state) {
    auto config = configOf(state);
    if (config != kinds_.config()) kinds_ = DrawnKinds(std::move(config));
    shown_ = kinds_.shownBy(state.values);
    const std::string& encoding = state.get(keys::encoding);
    const bool offered = kinds_.config() && !kinds_.othersThan(shown_.value_or(0)).empty() &&
                         std::ranges::any_of(kinds_.config()->kinds, [&](const LayerKind& each) {
                             return each.values.get(keys::encoding) == encoding;
                         });
    setVisible(offered && !state.hidden.contains("encoding"));
    if (!offered) return;
    const QString text = tr("Layers: %1").arg(shown_ ? nameOfKind(kinds_.kind(*shown_)) : tr("changed"));
    if (text == this->text()) return;
    setText(text);
    setAccessibleName(text);
}

const ModelConfig* LayerButton::config() const {
    return shown_ || !isHidden() ? kinds_.config().get() : nullptr;
}

void LayerButton::fill() {
    menu()->clear();
    if (!kinds_.config()) return;
    std::vector<std::size_t> all = kinds_.othersThan(0);
    all.insert(all.begin(), 0);
    for (const std::size_t n : all) {
        auto* action = menu()->addAction(entryOf(kinds_.kind(n)));
        action->setCheckable(true);
        action->setChecked(shown_ && isSameKind(kinds_.values(n), kinds_.values(*shown_)));
        connect(action, &QAction::triggered, this, [this, kind = kinds_.kind(n)] { emit kindWanted(kind); });
    }
}

}  // namespace posiscope
