// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/translation/language.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QTranslator>
#include <algorithm>

namespace posiscope {

namespace {

constexpr Language all[] = {{"en", "English", QLocale::English, QLocale::UnitedStates},
                            {"zh", "简体中文", QLocale::Chinese, QLocale::China},
                            {"ru", "Русский", QLocale::Russian, QLocale::Russia}};

/// The object name of our translators, by which they are found among the application's children.
QString translatorName() {
    return QStringLiteral("posiscope-language");
}

void install(const QString& catalogue, const QString& folder) {
    auto* translator = new QTranslator(QCoreApplication::instance());
    translator->setObjectName(translatorName());
    if (translator->load(catalogue, folder))
        QCoreApplication::installTranslator(translator);
    else
        delete translator;
}

}  // namespace

std::span<const Language> languages() {
    return all;
}

const Language* findLanguage(const QString& code) {
    const auto* const found = std::find_if(std::begin(all), std::end(all), [&](const Language& language) {
        return code == QLatin1String(language.code);
    });
    return found == std::end(all) ? nullptr : found;
}

const Language& systemLanguage() {
    for (const QString& name : QLocale::system().uiLanguages())
        if (const Language* language = findLanguage(name.section(u'-', 0, 0))) return *language;
    return all[0];
}

const Language& chosenLanguage(const QString& choice) {
    const Language* language = findLanguage(choice);
    return language != nullptr ? *language : systemLanguage();
}

const Language& languageInUse() {
    const QVariant code = QCoreApplication::instance()->property("posiscopeLanguage");
    const Language* language = findLanguage(code.toString());
    return language != nullptr ? *language : all[0];
}

void useLanguage(const Language& language) {
    QCoreApplication* application = QCoreApplication::instance();
    if (application->property("posiscopeLanguage").toString() == QLatin1String(language.code)) return;
    application->setProperty("posiscopeLanguage", QString::fromLatin1(language.code));
    QLocale::setDefault(QLocale(language.language, language.country));
    for (QTranslator* old : application->findChildren<QTranslator*>(translatorName())) {
        QCoreApplication::removeTranslator(old);
        delete old;
    }
    const QString code = QString::fromLatin1(language.code);
    install(QStringLiteral("qtbase_") + (code == QLatin1String("zh") ? QStringLiteral("zh_CN") : code),
            QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    // Qt asks the translator that was installed last first.
    install(QStringLiteral("posiscope_") + code, QStringLiteral(":/translations"));
}

}  // namespace posiscope
