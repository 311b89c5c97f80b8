// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/translation/translated.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>
#include <QTextDocument>

#include "core/parameters/numbertext.h"
#include "core/parameters/parameter.h"

namespace posiscope {

QString translated(const Text& text) {
    if (text.verbatim) return QString::fromStdString(text.source);
    std::vector<std::string> words;
    for (const Text& argument : text.arguments)
        words.push_back(translated(argument).toStdString());
    const QString pattern = QCoreApplication::translate("core", text.source.c_str());
    return QString::fromStdString(Text::fill(pattern.toStdString(), words));
}

QString plainToolTip(const QString& text) {
    if (!Qt::mightBeRichText(text)) return text;
    return QStringLiteral("<p>%1</p>").arg(text.toHtmlEscaped().replace(u'\n', QStringLiteral("<br>")));
}

QString grouped(qint64 number) {
    return QString::fromStdString(groupedDigits(number));
}

QString onOneLine(QString text) {
    return text.replace(QChar(0x202f), QChar(0x2009));
}

QString listed(const QStringList& parts) {
    QStringList filled = parts;
    filled.removeAll(QString());
    return filled.join(QLocale().language() == QLocale::Chinese ? QStringLiteral("，")
                                                                : QStringLiteral(", "));
}

QString localised(QString text) {
    const QString mark = QLocale().decimalPoint();
    if (mark == QLatin1String(".")) return text;
    static const QRegularExpression point(QStringLiteral("(?<=\\d)\\.(?=\\d)"));
    return text.replace(point, mark);
}

QString shownValue(const Parameter& parameter, const Value& value) {
    QString text = QString::fromStdString(writtenValue(parameter, value));
    const bool comma = QLocale().decimalPoint() == QLatin1String(",");
    if (!comma || (parameter.kind() != ParameterKind::real && parameter.kind() != ParameterKind::numbers))
        return text;
    return localised(text.replace(QLatin1String(", "), QLatin1String("; ")));
}

Result<Value> readShownValue(const Parameter& parameter, QString text) {
    // A list without semicolons comes from a file or the command line.
    const bool comma =
        QLocale().decimalPoint() == QLatin1String(",") &&
        (parameter.kind() == ParameterKind::real || parameter.kind() == ParameterKind::integer ||
         (parameter.kind() == ParameterKind::numbers && !text.contains(QLatin1String(", "))));
    if (comma) text.replace(u',', u'.').replace(u';', u',');
    return parseValue(parameter, text.toStdString());
}

QString automaticText(double number) {
    constexpr int digits = 4;
    return QCoreApplication::translate("core", "%1 (automatic)").arg(readable(number, digits));
}

QString superscript(int number) {
    return QString::fromStdString(raised(std::to_string(number)));
}

QString readable(double number, int digits) {
    return localised(QString::fromStdString(withDigits(number, digits)));
}

}  // namespace posiscope
