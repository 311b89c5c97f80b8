// SPDX-License-Identifier: GPL-3.0-or-later
// Help ▸ Glossary: every word has a definition in every language, a lesson that opens, and is found by
// typing.
#include <QFile>
#include <QLineEdit>
#include <QScrollBar>
#include <QSet>
#include <QTest>
#include <QTextBlock>
#include <QTextBrowser>

#include "tests/support/rows.h"
#include "tests/support/strict.h"
#include "tests/ui/windowfixture.h"
#include "ui/documents/glossary.h"
#include "ui/lessons/library.h"
#include "ui/lessons/player.h"
#include "ui/window/glossarydialog.h"

using namespace posiscope;

namespace {

std::vector<GlossaryEntry> glossaryIn(const char* language) {
    useLanguage(*findLanguage(QLatin1String(language)));
    return glossary();
}

/// All names of a word, in whatever order its language gives them.
QSet<QString> namesOf(const GlossaryEntry& entry) {
    QSet<QString> names(entry.others.begin(), entry.others.end());
    names << entry.word;
    return names;
}

/// Brackets stand in pairs.
bool isBalanced(const QString& formula) {
    QString open;
    for (const QChar each : formula) {
        if (each == u'(' || each == u'[') open += each;
        if (each != u')' && each != u']') continue;
        if (open.isEmpty() || (open.back() == u'(') != (each == u')')) return false;
        open.chop(1);
    }
    return open.isEmpty();
}

GlossaryDialog* openedDialog(const WindowFixture& fixture) {
    fixture.trigger("glossary");
    auto* const dialog = fixture.find<GlossaryDialog>("glossaryDialog");
    if (!QTest::qWaitForWindowActive(dialog, patience)) qFatal("the dialog did not become active");
    return dialog;
}

QString shownBy(const GlossaryDialog& dialog) {
    return dialog.findChild<QTextBrowser*>("glossaryText")->toPlainText();
}

}  // namespace

class TestGlossary : public StrictTest {
    Q_OBJECT

 private slots:
    void cleanup() { useLanguage(*findLanguage("en")); }

    /// Each page has the words of the English one, in its order, with definitions of its own.
    void everyLanguage_data() { eachLanguage("language"); }
    void everyLanguage() {
        QFETCH(QString, language);
        const std::vector<GlossaryEntry> english = glossaryIn("en");
        const std::vector<GlossaryEntry> own = glossaryIn(language.toLatin1().constData());
        QVERIFY(english.size() > 70);
        QCOMPARE(own.size(), english.size());
        QFile page(QStringLiteral(":/manual/%1/glossary.md").arg(language));
        QVERIFY(page.open(QIODevice::ReadOnly));
        QCOMPARE(page.readAll().count("\n- "), static_cast<qsizetype>(own.size()));  // no line is passed over
        QSet<QString> words, definitions;
        for (std::size_t n = 0; n < own.size(); ++n) {
            const QByteArray word = own[n].word.toUtf8();
            QVERIFY2(namesOf(own[n]) == namesOf(english[n]), word);
            QVERIFY2(own[n].formula == english[n].formula, word);
            QVERIFY2(isBalanced(own[n].formula), word);
            QVERIFY2(own[n].definition.size() > 8, word);
            const QString end = language == u"zh" ? QStringLiteral("。") : QStringLiteral(".");
            QVERIFY2(own[n].definition.endsWith(end) && own[n].definition.count(end) == 1, word);
            QVERIFY2(language == u"en" || own[n].definition != english[n].definition, word);
            words << own[n].word;
            definitions << own[n].definition;
            QVERIFY2(!own[n].lessons.empty() && own[n].lessons.size() == english[n].lessons.size(), word);
            for (std::size_t k = 0; k < own[n].lessons.size(); ++k) {
                const GlossaryLesson& lesson = own[n].lessons[k];
                QVERIFY2(lesson.name == english[n].lessons[k].name, word);
                const auto place = builtInLessons().indexOf(lesson.name);
                QVERIFY2(place >= 0, qPrintable(lesson.name));
                QVERIFY2(lesson.text.contains(QString::number(place + 1)), qPrintable(lesson.text));
            }
        }
        QCOMPARE(words.size(), static_cast<qsizetype>(own.size()));
        QCOMPARE(definitions.size(), static_cast<qsizetype>(own.size()));
    }

    /// The field's own names (the house's list) are among them.
    void theFieldsWords() {
        QSet<QString> words;
        for (const GlossaryEntry& entry : glossary())
            words << entry.word;
        for (const char* word :
             {"position", "dimension", "pair (sine and cosine)", "d_model", "max_len", "base", "frequency",
              "wavelength", "angle", "offset", "offset map M_k", "attention head", "bias"})
            QVERIFY2(words.contains(QString::fromUtf8(word)), word);
    }

    /// Everything is shown, and no line is wider than the page.
    void shown_data() { eachLanguage("language"); }
    void shown() {
        QFETCH(QString, language);
        useLanguage(*findLanguage(language));
        const WindowFixture fixture;
        const GlossaryDialog* const dialog = openedDialog(fixture);
        const QString text = shownBy(*dialog);
        for (const GlossaryEntry& entry : glossary())
            for (const QString& part :
                 QStringList{entry.word, entry.definition, entry.formula} + entry.others)
                QVERIFY2(text.contains(part), qPrintable(part));
        const auto* browser = dialog->findChild<QTextBrowser*>("glossaryText");
        QVERIFY(browser->document()->size().width() <= browser->viewport()->width() + 1);
    }

    void inTheAlphabetOfTheLanguage_data() {
        const Rows<QString, QString, QString> row("language", "before", "behind");
        row("English", "en", "Gray code", "half-split");
        row("Russian", "ru", "длина волны", "корзина");
        row("Chinese by sound", "zh", "波长", "注意力");
    }
    void inTheAlphabetOfTheLanguage() {
        const auto [language, before, behind] = fetchRow<QString, QString, QString>();
        useLanguage(*findLanguage(language));
        const WindowFixture fixture;
        const QString text = shownBy(*openedDialog(fixture));
        const qsizetype first = text.indexOf("\n" + before), second = text.indexOf("\n" + behind);
        QVERIFY2(first > 0 && second > first, qPrintable(text.left(400)));
    }

    void found_data() {
        const Rows<QString, QString, QString> row("typed", "first", "not");
        row("by its name", "alias", "aliasing", "bucket");
        row("in capitals", "ALIAS", "aliasing", "bucket");
        row("in Chinese", "混叠", "aliasing", "bucket");
        row("in Russian", "корзин", "bucket", "aliasing");
        row("by its definition", "ℤ or range of distances", "", "aliasing");
        row("names before mentions", "softmax", "softmax", "aliasing");
    }
    /// The keyboard is enough: the field has the focus, and Down scrolls what was found.
    void found() {
        const auto [typed, first, other] = fetchRow<QString, QString, QString>();
        const WindowFixture fixture;
        const GlossaryDialog* const dialog = openedDialog(fixture);
        auto* const search = dialog->findChild<QLineEdit*>("glossarySearch");
        QTRY_COMPARE(QApplication::focusWidget(), search);
        search->setText(typed);
        const QString text = shownBy(*dialog);
        if (first.isEmpty())
            QVERIFY2(text.contains(typed), qPrintable(text));  // says that there is none
        else
            QVERIFY2(text.startsWith(first), qPrintable(text));
        QVERIFY2(!text.contains(other), qPrintable(text));
        search->clear();
        QVERIFY(shownBy(*dialog).contains(other));
    }
    void keysScroll() {
        const WindowFixture fixture;
        const GlossaryDialog* const dialog = openedDialog(fixture);
        auto* const search = dialog->findChild<QLineEdit*>("glossarySearch");
        const auto* const bar = dialog->findChild<QTextBrowser*>("glossaryText")->verticalScrollBar();
        QTest::keyClick(search, Qt::Key_PageDown);
        QVERIFY(bar->value() > 0);
        QTest::keyClicks(search, "wave");
        QCOMPARE(search->text(), QString("wave"));
        QCOMPARE(bar->value(), 0);
    }

    /// Every link opens its lesson; by keyboard, Tab goes to the first link and Enter follows it.
    void links() {
        const WindowFixture fixture;
        const GlossaryDialog* const dialog = openedDialog(fixture);
        auto* const text = dialog->findChild<QTextBrowser*>("glossaryText");
        QSet<QString> lessons;
        for (QTextBlock block = text->document()->begin(); block.isValid(); block = block.next())
            for (auto at = block.begin(); !at.atEnd(); ++at)
                if (const QString address = at.fragment().charFormat().anchorHref(); !address.isEmpty())
                    lessons << QUrl(address).path();
        QVERIFY(lessons.size() > 10);
        for (const QString& lesson : lessons)
            QVERIFY2(isBuiltInLesson(lesson), qPrintable(lesson));
        auto* const search = dialog->findChild<QLineEdit*>("glossarySearch");
        search->setText("aliasing");
        QTest::keyClick(search, Qt::Key_Tab);
        QCOMPARE(QApplication::focusWidget(), text);
        QTest::keyClick(text, Qt::Key_Tab);
        QTest::keyClick(text, Qt::Key_Return);
        fixture.settle();
        QCOMPARE(fixture.store.state().get(keys::lesson), std::string("wavelengths"));
        QVERIFY(fixture.window->findChild<GlossaryDialog*>("glossaryDialog") == nullptr);
    }
};

POSISCOPE_WINDOW_TEST(TestGlossary)
#include "tst_glossary.moc"
