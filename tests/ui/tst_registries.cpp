// SPDX-License-Identifier: GPL-3.0-or-later
// What belongs to an entry of a registry is there: a failure names the missing piece.
#include <QDir>
#include <QRegularExpression>
#include <QTest>

#include "core/encodings/registry.h"
#include "tests/fuzz/expect.h"
#include "tests/support/bytes.h"
#include "tests/support/rows.h"
#include "tests/support/strict.h"
#include "ui/style/resources.h"
#include "ui/translation/language.h"
#include "ui/view/view.h"

using namespace posiscope;

namespace {

QString inTree(const QString& path) {
    return QStringLiteral(POSISCOPE_TEST_DATA "/../../") + path;
}

QString textOf(const QString& path) {
    return QString::fromUtf8(bytesOf(inTree(path)));
}

/// The line of the references with a link.
QString lineWith(const QString& code, const QString& link) {
    const QString page = textOf(QStringLiteral("resources/manual/%1/references.md").arg(code));
    for (const QString& line : page.split(u'\n'))
        if (line.contains("](" + link + ")")) return line;
    return {};
}

void eachLanguageRow() {
    QTest::addColumn<QString>("code");
    for (const Language& language : languages())
        QTest::newRow(language.code) << QString::fromLatin1(language.code);
}

}  // namespace

class TestRegistries : public StrictTest {
    Q_OBJECT

 private slots:
    void initTestCase() { initialiseResources(); }

    void viewsHaveIcons_data() { eachId("id", viewTypes()); }
    void viewsHaveIcons() {
        QFETCH(QString, id);
        const QString icon = findViewType(id.toStdString())->icon;
        QVERIFY2(QFile::exists(QStringLiteral(":/icons/%1.svg").arg(icon)),
                 qPrintable(QStringLiteral("the view %1 has no icon: resources/icons/%2.svg and its line in "
                                           "resources/posiscope.qrc")
                                .arg(id, icon)));
    }

    void iconsAreInTheProgram() {
        for (const QString& file : QDir(inTree("resources/icons")).entryList({"*.svg"}))
            QVERIFY2(QFile::exists(":/icons/" + file),
                     qPrintable("resources/posiscope.qrc has no line icons/" + file));
    }

    /// The manual tells the shape of the numbers that a view exports.
    void dataIsInTheManual_data() { viewsHaveIcons_data(); }
    void dataIsInTheManual() {
        QFETCH(QString, id);
        const bool exported = static_cast<bool>(findViewType(id.toStdString())->data);
        const bool told = textOf("resources/manual/command-line.md").contains("\n| `" + id + "` |");
        QVERIFY2(
            exported == told,
            qPrintable((told ? "resources/manual/command-line.md tells the data of a view that has none: "
                             : "resources/manual/command-line.md has no row with the data of the view ") +
                       id));
    }

    /// Sessions and lessons of the fuzzers name all views. They do not link the registry, which needs Qt.
    void viewsAreFuzzed_data() { viewsHaveIcons_data(); }
    void viewsAreFuzzed() {
        QFETCH(QString, id);
        const auto& known = fuzz::views();
        QVERIFY2(std::ranges::find(known, id.toStdString()) != known.end(),
                 qPrintable("views() of tests/fuzz/expect.h lacks " + id));
    }

    void encodingsHaveReferences_data() { eachId("id", encodings()); }
    void encodingsHaveReferences() {
        QFETCH(QString, id);
        const Encoding& encoding = *findEncoding(id.toStdString());
        const QString link = QString::fromStdString(encoding.citation.link);
        QVERIFY2(encoding.fromFile || !link.isEmpty(),
                 qPrintable("the citation of the encoding " + id + " has no link"));
        for (const Language& language : languages()) {
            const QString page =
                QStringLiteral("resources/manual/%1/references.md").arg(QLatin1String(language.code));
            QVERIFY2(textOf(page).contains(link),
                     qPrintable(page + " lacks the source of " + id + ", " + link));
        }
    }

    /// The README lists it, and identify is asked for it.
    void encodingsAreNamed_data() { eachId("id", encodings()); }
    void encodingsAreNamed() {
        QFETCH(QString, id);
        const Encoding& encoding = *findEncoding(id.toStdString());
        const QString name = QString::fromStdString(encoding.name.english()).section(u' ', 0, 0);
        QVERIFY2(textOf("README.md").contains(name, Qt::CaseInsensitive),
                 qPrintable("README.md does not name " + id));
        if (encoding.fromFile) return;
        const QString quoted = u'"' + id + u'"';
        QVERIFY2(textOf("tests/core/tst_identify.cpp").contains(quoted) ||
                     textOf("tests/core/tst_identifybiases.cpp").contains(quoted),
                 qPrintable("tst_identify has no row of " + id));
        QString identify = textOf("core/identify/spectra/naming.cpp");
        const QString families = QStringLiteral("core/identify/families/");
        for (const QString& file : QDir(inTree(qPrintable(families))).entryList({"*.cpp"}))
            identify += textOf(families + file);
        QVERIFY2(identify.contains(quoted), qPrintable("identify does not know " + id));
    }

    /// The menu's author and year are those of the references.
    void referencesAgreeWithTheMenus_data() { eachId("id", encodings()); }
    void referencesAgreeWithTheMenus() {
        QFETCH(QString, id);
        const Citation& citation = findEncoding(id.toStdString())->citation;
        if (!citation.link.starts_with("https://arxiv.org")) return;
        const QString full = QString::fromStdString(citation.full);
        for (const QString& word : QString::fromStdString(citation.shortName).split(u' '))
            QVERIFY2(full.contains(word), qPrintable(full));
        for (const Language& language : languages()) {
            const QString line =
                lineWith(QLatin1String(language.code), QString::fromStdString(citation.link));
            static const QRegularExpression source(QStringLiteral("\\[(\\w+)[^\\]]*, (\\d{4})\\]\\("),
                                                   QRegularExpression::UseUnicodePropertiesOption);
            const auto match = source.match(line);
            QVERIFY2(match.hasMatch() && full.contains(match.captured(1)) && full.contains(match.captured(2)),
                     qPrintable("the menu says " + full + ", the references say " + line));
        }
    }

    /// Every paper that a lesson names by its number is among the references, with the same year.
    void lessonsAgreeWithTheReferences_data() { eachLanguageRow(); }
    void lessonsAgreeWithTheReferences() {
        QFETCH(QString, code);
        static const QRegularExpression paper(
            QStringLiteral("(?:(20\\d\\d)[^.0-9]{0,8})?arXiv (\\d{4}\\.\\d{5})"));
        int papers = 0;
        for (const QFileInfo& file : QDir(inTree("resources/lessons/" + code)).entryInfoList({"*.md"})) {
            const QString text = QString::fromUtf8(bytesOf(file.filePath())).simplified();
            for (auto found = paper.globalMatch(text); found.hasNext(); ++papers) {
                const auto match = found.next();
                const QString line = lineWith(code, "https://arxiv.org/abs/" + match.captured(2));
                QVERIFY2(!line.isEmpty() &&
                             (match.captured(1).isEmpty() || line.contains(", " + match.captured(1) + "]")),
                         qPrintable(file.fileName() + ": " + match.captured() + "; the references: " + line));
            }
        }
        QVERIFY(papers >= 8);
    }

    /// README tells how many steps a lesson has.
    void readmeCountsTheSteps() {
        qsizetype least = 99, most = 0;
        for (const QFileInfo& file : QDir(inTree("resources/lessons/en")).entryInfoList({"*.md"})) {
            const qsizetype steps = QString::fromUtf8(bytesOf(file.filePath())).count("\n## ");
            least = std::min(least, steps);
            most = std::max(most, steps);
        }
        QVERIFY(textOf("README.md")
                    .contains(QStringLiteral("seventeen lessons of %1 to %2 steps").arg(least).arg(most)));
    }

    void languagesHaveTheirFiles_data() { eachLanguageRow(); }
    void languagesHaveTheirFiles() {
        QFETCH(QString, code);
        QStringList wanted{QStringLiteral("resources/translations/posiscope_%1.ts").arg(code)};
        for (const char* folder : {"resources/lessons", "resources/manual"})
            for (const QString& file :
                 QDir(inTree(QLatin1String(folder) + QStringLiteral("/en"))).entryList({"*.md"}))
                wanted << QStringLiteral("%1/%2/%3").arg(QLatin1String(folder), code, file);
        QVERIFY(wanted.size() > 20);
        for (const QString& file : wanted)
            QVERIFY2(QFile::exists(inTree(file)), qPrintable("the language " + code + " has no " + file));
    }
};

QTEST_MAIN(TestRegistries)
#include "tst_registries.moc"
