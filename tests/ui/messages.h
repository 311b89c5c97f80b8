// SPDX-License-Identifier: GPL-3.0-or-later
// The messages of resources/translations.
#pragma once

#include <QFile>
#include <QList>
#include <QXmlStreamReader>

struct Message {
    QString context, source;
    QStringList translations = {};  ///< one for each form of a plural
    bool plural = false;
    bool finished = true;
};

/// The messages of a language; none where it has no file.
inline QList<Message> messagesOf(const QString& code) {
    QFile file(QStringLiteral(POSISCOPE_TEST_DATA "/../../resources/translations/posiscope_%1.ts").arg(code));
    if (!file.open(QIODevice::ReadOnly)) return {};
    QXmlStreamReader xml(&file);
    QList<Message> all;
    QString context;
    bool plural = false;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement) continue;
        if (xml.name() == QLatin1String("name")) context = xml.readElementText();
        if (xml.name() == QLatin1String("message")) plural = xml.attributes().hasAttribute("numerus");
        if (xml.name() == QLatin1String("source"))
            all << Message{context, xml.readElementText(), {}, plural, true};
        if (xml.name() == QLatin1String("translation"))
            all.back().finished = xml.attributes().value(QLatin1String("type")).isEmpty();
        if (xml.name() == QLatin1String(plural ? "numerusform" : "translation"))
            all.back().translations << xml.readElementText();
    }
    return all;
}
