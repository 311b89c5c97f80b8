// SPDX-License-Identifier: GPL-3.0-or-later
// The languages of the program.
#pragma once

#include <QLocale>
#include <QString>
#include <span>

namespace posiscope {

struct Language {
    const char* code;        ///< en: in settings, on the command line, and as the name of folders
    const char* nativeName;  ///< for menus, in the language itself
    QLocale::Language language;
    QLocale::Country country;
};

/// All languages, English first.
std::span<const Language> languages();
const Language* findLanguage(const QString& code);

/// The first of the system's languages that the program has, or English.
const Language& systemLanguage();
/// The language of a choice: "system", or a code.
const Language& chosenLanguage(const QString& choice);
/// The language of the last useLanguage(); English before.
const Language& languageInUse();

/// Makes later texts appear in this language, Qt's own dialogs included, and numbers as the language writes
/// them. Windows receive a LanguageChange event.
void useLanguage(const Language& language);

}  // namespace posiscope
