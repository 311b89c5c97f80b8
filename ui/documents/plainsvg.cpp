// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/documents/plainsvg.h"

#include <QRegularExpression>
#include <QStringList>
#include <QXmlStreamReader>
#include <QXmlStreamWriter>
#include <algorithm>

namespace posiscope {

namespace {

/// Whether a style or an attribute would fetch something. Escapes (\75rl) could hide that.
bool fetches(const QString& css) {
    static const QRegularExpression elsewhere(QStringLiteral("url\\(\\s*[\"']?\\s*(?!#)|@import|\\\\"),
                                              QRegularExpression::CaseInsensitiveOption);
    return elsewhere.match(css).hasMatch();
}

bool refersElsewhere(QStringView element, const QXmlStreamAttributes& attributes) {
    static const QStringList refused{QStringLiteral("image"),  QStringLiteral("feimage"),
                                     QStringLiteral("script"), QStringLiteral("foreignobject"),
                                     QStringLiteral("iframe"), QStringLiteral("audio"),
                                     QStringLiteral("video"),  QStringLiteral("handler")};
    if (refused.contains(element.toString().toLower())) return true;
    return std::any_of(attributes.begin(), attributes.end(), [](const QXmlStreamAttribute& attribute) {
        const QString name = attribute.name().toString().toLower();
        const QString value = attribute.value().toString();
        const bool link = name == QLatin1String("href") || name == QLatin1String("src");
        return (link && !value.trimmed().startsWith(u'#')) || name.startsWith(QLatin1String("on")) ||
               name == QLatin1String("base") || fetches(value);
    });
}

/// Whether the root element has a size that is no nothing.
bool hasSize(const QXmlStreamAttributes& root) {
    static const QRegularExpression number(QStringLiteral("^\\s*\\+?(\\d*\\.?\\d+)"));
    const auto positive = [](const QString& text) { return number.match(text).captured(1).toDouble() > 0; };
    const auto of = [&root](const char* name) { return root.value(QLatin1String(name)).toString(); };
    if (positive(of("width")) && positive(of("height"))) return true;
    static const QRegularExpression gaps(QStringLiteral("[\\s,]+"));
    const QStringList box = of("viewBox").trimmed().split(gaps);
    return box.size() == 4 && positive(box[2]) && positive(box[3]);
}

}  // namespace

PlainSvg plainSvg(const QByteArray& file) {
    QXmlStreamReader xml(file);
    PlainSvg plain;
    QXmlStreamWriter writer(&plain.bytes);
    bool began = false;
    while (!xml.atEnd()) {
        switch (xml.readNext()) {
            case QXmlStreamReader::StartElement:
                if (!began && (xml.name() != QLatin1String("svg") || !hasSize(xml.attributes())))
                    return {{}, SvgFault::broken};
                began = true;
                if (refersElsewhere(xml.name(), xml.attributes())) return {{}, SvgFault::refersElsewhere};
                break;
            case QXmlStreamReader::Characters:
                if (fetches(xml.text().toString())) return {{}, SvgFault::refersElsewhere};
                break;
            case QXmlStreamReader::DTD:
                if (!xml.entityDeclarations().isEmpty()) return {{}, SvgFault::refersElsewhere};
                continue;  // a document type without entities says nothing
            case QXmlStreamReader::EntityReference:
            case QXmlStreamReader::ProcessingInstruction: return {{}, SvgFault::refersElsewhere};
            case QXmlStreamReader::Comment: continue;
            default: break;
        }
        if (!xml.hasError()) writer.writeCurrentToken(xml);
    }
    if (xml.hasError() || !began) return {{}, SvgFault::broken};
    return plain;
}

}  // namespace posiscope
