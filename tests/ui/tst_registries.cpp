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
