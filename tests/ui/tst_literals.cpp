// SPDX-License-Identifier: GPL-3.0-or-later
// Every literal that the sources mark by POSISCOPE_TR is in the translations of every language.
#include <QDirIterator>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include "core/base/colormap.h"
#include "tests/support/bytes.h"
#include "tests/support/strict.h"
#include "tests/ui/messages.h"
#include "ui/translation/language.h"

using namespace posiscope;

namespace {

using Literal = std::pair<QString, QString>;  // context and source

/// The contents of neighbouring C++ string literals.
QString contentsOf(const QString& literals) {
    static const QRegularExpression each(QStringLiteral("\"((?:[^\"\\\\]|\\\\.)*)\""));
    QString text;
    for (auto found = each.globalMatch(literals); found.hasNext();)
        text += found.next().captured(1);
    text.replace(QLatin1String("\\n"), QLatin1String("\n"));
    text.replace(QLatin1String("\\\""), QLatin1String("\""));
    static const QRegularExpression code(QStringLiteral("\\\\u([0-9a-fA-F]{4})"));
    for (auto found = code.match(text); found.hasMatch(); found = code.match(text))
        text.replace(found.capturedStart(), found.capturedLength(),
                     QChar(found.captured(1).toUShort(nullptr, 16)));
    return text.replace(QLatin1String("\\\\"), QLatin1String("\\"));
}

}  // namespace

class TestLiterals : public StrictTest {
    Q_OBJECT

    /// The marked literals of core, ui and app, each with the file that holds it.
    static QMap<Literal, QString> marked() {
        static const QRegularExpression mark(QStringLiteral("POSISCOPE_TR\\(\\s*\"(\\w+)\",\\s*")),
            literals(
                QStringLiteral("POSISCOPE_TR\\(\\s*\"(\\w+)\",\\s*((?:\"(?:[^\"\\\\]|\\\\.)*\"\\s*)+)\\)"));
        QMap<Literal, QString> all;
        for (const char* folder : {"core", "ui", "app"})
            for (QDirIterator at(QStringLiteral(POSISCOPE_TEST_DATA "/../../%1").arg(QLatin1String(folder)),
                                 {"*.cpp", "*.h", "*.inc"}, QDir::Files, QDirIterator::Subdirectories);
                 at.hasNext();) {
                const QString path = at.next();
                const QString text = QString::fromUtf8(bytesOf(path));
                qsizetype read = 0;
                for (auto found = literals.globalMatch(text); found.hasNext(); ++read) {
                    const auto match = found.next();
                    all.insert({match.captured(1), contentsOf(match.captured(2))}, path);
                }
                // Each mark is followed by literals that were read.
                if (text.count(mark) != read) qFatal("%s", qUtf8Printable(path));
            }
        // Colour maps have their names in files of their own.
        for (const Colormap& map : colormaps())
            all.insert({QStringLiteral("core"), QString::fromStdString(map.name)},
                       QStringLiteral("resources/colormaps"));
        return all;
    }

 private slots:
    void everyLiteralIsInTheTranslations_data() {
        QTest::addColumn<QString>("code");
        for (const Language& language : languages())
            QTest::newRow(language.code) << QString::fromLatin1(language.code);
    }
    void everyLiteralIsInTheTranslations() {
        QFETCH(QString, code);
        QSet<Literal> known;
        for (const Message& message : messagesOf(code))
            known.insert({message.context, message.source});
        const auto all = marked();
        QVERIFY(all.size() > 1000);
        QStringList missing;
        for (auto at = all.begin(); at != all.end(); ++at)
            if (!known.contains(at.key())) missing << at.value() + ": " + at.key().second;
        QVERIFY2(missing.isEmpty(),
                 qPrintable("missing in posiscope_" + code +
                            ".ts; the target posiscope_ui_lupdate adds them:\n" + missing.join('\n')));
    }
};

QTEST_GUILESS_MAIN(TestLiterals)
#include "tst_literals.moc"
