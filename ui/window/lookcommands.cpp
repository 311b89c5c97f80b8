// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/menus.h"

#include <QMenu>
#include <utility>

#include "core/parameters/keys.h"
#include "ui/motion/motionbar.h"
#include "ui/style/look.h"
#include "ui/translation/language.h"

namespace posiscope {

void LookCommands::fillThemes(QMenu* menu) {
    for (const auto& [choice, text] :
         {std::pair{"system", QT_TR_NOOP("Like the &system")}, std::pair{"light", QT_TR_NOOP("&Light")},
          std::pair{"dark", QT_TR_NOOP("&Dark")}}) {
        auto* action = add(menu, text, {}, QStringLiteral("theme_%1").arg(QLatin1String(choice)),
                           [this, choice = QString::fromLatin1(choice)] { emit themeWanted(choice); });
        action->setCheckable(true);
        connect(menu, &QMenu::aboutToShow, action, [this, action, choice = QLatin1String(choice)] {
            action->setChecked(bench_.settings.theme == choice);
        });
    }
}

void LookCommands::fillLanguages(QMenu* menu) {
    const auto choice = [&](const QString& code, const char* name) {
        auto* action = add(menu, name, {}, QStringLiteral("language_") + code,
                           [this, code] { emit languageWanted(code); });
        action->setCheckable(true);
        connect(menu, &QMenu::aboutToShow, action,
                [this, action, code] { action->setChecked(bench_.settings.language == code); });
        return action;
    };
    choice(QStringLiteral("system"), QT_TR_NOOP("Like the &system"));
    for (const Language& language : languages())
        choice(QString::fromLatin1(language.code), nullptr)->setText(QString::fromUtf8(language.nativeName));
}

void LookCommands::fillMotion(QMenu* menu) {
    auto* bar = add(menu, QT_TR_NOOP("Mot&ion bar"), {}, QStringLiteral("toggleMotionBar"), [this] {
        store_.update([](State& state) { state.set(keys::motionBar, !state.get(keys::motionBar)); },
                      tr("Show or hide controls"));
    });
    bar->setCheckable(true);
    // Space is no shortcut, because a shortcut would take the key from a focused field or button.
    auto* play =
        add(menu, QT_TR_NOOP("Pla&y"), {}, QStringLiteral("play"), [this] { bench_.motion->toggle(); });
    auto* reduce = add(menu, QT_TR_NOOP("Re&duce motion"), {}, QStringLiteral("reduceMotion"), [this] {
        const bool on = !bench_.motion->player().reducedMotion();
        bench_.settings.reduceMotion = on ? QStringLiteral("on") : QStringLiteral("off");
        bench_.motion->player().setReducedMotion(on);
        bench_.saveSoon();
    });
    reduce->setCheckable(true);
    const auto refresh = [this, bar, play, reduce] {
        bar->setChecked(store_.state().get(keys::motionBar));
        play->setText((bench_.motion->player().isPlaying() ? tr("Pause") : tr("Pla&y")) +
                      QStringLiteral("\t") + tr("Space"));
        reduce->setChecked(bench_.motion->player().reducedMotion());
    };
    connect(menu, &QMenu::aboutToShow, this, refresh);
    keepLook(menu, refresh);
}

void LookCommands::fill(QMenu* menu) {
    fillThemes(addSubmenu(this, menu, QT_TR_NOOP("T&heme")));
    fillLanguages(addSubmenu(this, menu, QT_TR_NOOP("Lan&guage")));
    fillMotion(menu);
}

}  // namespace posiscope
