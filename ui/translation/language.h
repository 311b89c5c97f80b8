// The languages of the program.
#pragma once

#include <QLocale>
#include <QString>
#include <span>

namespace posiscope {

struct Language {
    const char* code;        ///< en: in settings, on the command line, of folders of lessons
    const char* nativeName;  ///< for menus: everybody finds their own
    QLocale::Language language;
    QLocale::Country country;
};

/// English first.
std::span<const Language> languages();
const Language* findLanguage(const QString& code);

/// The first of the system's languages that the program has, or English.
const Language& systemLanguage();
/// What a choice means: "system", or a code.
const Language& chosenLanguage(const QString& choice);
/// The language that useLanguage() has set; English before.
const Language& languageInUse();

/// Translates all that is asked for from now on, Qt's own dialogs too, and writes numbers as the language
/// does. Windows get a LanguageChange event.
void useLanguage(const Language& language);

}  // namespace posiscope
