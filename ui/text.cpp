#include "ui/text.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>
#include <QTextDocument>
#include <cmath>

#include "core/parameter.h"

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
    QString digits = QString::fromStdString(groupedDigits(number));
    digits.replace(u',', QChar(0x202f));
    digits.replace(u'-', QChar(0x2212));
    return digits;
}

QString onOneLine(QString text) {
    return text.replace(QChar(0x202f), QChar(0x2009));
}

QString localised(QString text) {
    const QString mark = QLocale().decimalPoint();
    if (mark == QLatin1String(".")) return text;
    static const QRegularExpression point(QStringLiteral("(?<=\\d)\\.(?=\\d)"));
    return text.replace(point, mark);
}

QString shownValue(const Parameter& parameter, const Value& value) {
    QString text = QString::fromStdString(formatValue(parameter, value));
    const bool comma = QLocale().decimalPoint() == QLatin1String(",");
    if (!comma || (parameter.kind != Kind::real && parameter.kind != Kind::numbers)) return text;
    return localised(text.replace(QLatin1String(", "), QLatin1String("; ")));
}

Result<Value> readShownValue(const Parameter& parameter, QString text) {
    const bool numbers =
        parameter.kind == Kind::real || parameter.kind == Kind::numbers || parameter.kind == Kind::integer;
    if (numbers) text.replace(QChar(0x2212), u'-');
    // A list without semicolons is one from a file or the command line.
    const bool comma = QLocale().decimalPoint() == QLatin1String(",") &&
                       (parameter.kind == Kind::real ||
                        (parameter.kind == Kind::numbers && !text.contains(QLatin1String(", "))));
    if (comma) text.replace(u',', u'.').replace(u';', u',');
    return parseValue(parameter, text.toStdString());
}

QString superscript(int number) {
    static const QString digits = QStringLiteral("⁰¹²³⁴⁵⁶⁷⁸⁹");
    QString text;
    for (const QChar digit : QString::number(number))
        text += digit == u'-' ? QChar(u'⁻') : digits.at(digit.digitValue());
    return text;
}

QString readable(double number, int digits) {
    if (std::isinf(number)) return number < 0 ? QStringLiteral("−∞") : QStringLiteral("∞");
    QString text = QString::number(number, 'g', digits).replace(u'.', QLocale().decimalPoint());
    const qsizetype e = text.indexOf(u'e');
    if (e >= 0) text = text.left(e) + QStringLiteral("·10") + superscript(text.mid(e + 1).toInt());
    return text.replace(u'-', QChar(0x2212));
}

}  // namespace posiscope
