// SPDX-License-Identifier: GPL-3.0-or-later
// All languages: switched while the window is open, complete, and with room for every text.
#include <QAbstractButton>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QMenuBar>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollArea>
#include <QTest>
#include <QToolButton>
#include <QTranslator>

#include "core/state/session.h"
#include "core/state/sweep.h"
#include "tests/support/rows.h"
#include "tests/support/strict.h"
#include "tests/ui/lessonrows.h"
#include "tests/ui/messages.h"
#include "tests/ui/windowfixture.h"
#include "ui/lessons/library.h"
#include "ui/panes/panesubtitle.h"
#include "ui/panes/panetitle.h"
#include "ui/style/elidedbutton.h"
#include "ui/translation/language.h"
#include "ui/translation/readout.h"
#include "ui/translation/translated.h"

using namespace posiscope;

namespace {

QStringList found(const QRegularExpression& what, const QString& text) {
    QStringList all;
    for (auto match = what.globalMatch(text); match.hasNext();)
        all << match.next().captured();
    all.sort();
    return all;
}

/// Whether a widget has less room than its text needs. A pane's title that ends with … has its full text in
/// the tool tip.
bool isCut(const QWidget* widget) {
    constexpr int rounding = 1;
    if (const auto* label = qobject_cast<const QLabel*>(widget)) {
        if (label->text().isEmpty() || label->objectName() == QLatin1String("paneSubtitle")) return false;
        if (label->wordWrap()) return label->heightForWidth(label->width()) > label->height() + rounding;
        return label->sizeHint().width() > label->width() + rounding;
    }
    if (const auto* box = qobject_cast<const QComboBox*>(widget))
        return box->fontMetrics().horizontalAdvance(box->currentText()) > box->width() - 24;
    if (const auto* button = qobject_cast<const QToolButton*>(widget))
        return !button->text().isEmpty() &&
               button->fontMetrics().horizontalAdvance(button->text()) > button->width();
    if (const auto* button = qobject_cast<const QPushButton*>(widget))
        return !button->text().isEmpty() &&
               button->fontMetrics().horizontalAdvance(button->text()) > button->width() - 8;
    if (qobject_cast<const QCheckBox*>(widget))
        return widget->sizeHint().width() > widget->width() + rounding;
    return false;
}

/// Whether the widget reaches over the left or right edge of the scroll area that it is in: only a bar at the
/// bottom would show the rest of it.
bool isBesideItsArea(const QWidget* widget) {
    const QScrollArea* area = nullptr;
    for (const QWidget* parent = widget->parentWidget(); parent != nullptr && area == nullptr;
         parent = parent->parentWidget())
        area = qobject_cast<const QScrollArea*>(parent);
    if (area == nullptr || area->widget() == nullptr || !area->widget()->isAncestorOf(widget) ||
        area->horizontalScrollBarPolicy() != Qt::ScrollBarAlwaysOff)
        return false;
    const int left = widget->mapTo(area->viewport(), QPoint()).x();
    return left < 0 || left + widget->width() > area->viewport()->width();
}

QString nameOf(const QWidget* widget) {
    const auto* label = qobject_cast<const QLabel*>(widget);
    const auto* button = qobject_cast<const QAbstractButton*>(widget);
    return QStringLiteral("%1 “%2” %3 of %4, from %5 in %6")
        .arg(widget->objectName(), label    ? label->text()
                                   : button ? button->text()
                                            : QString())
        .arg(widget->width())
        .arg(widget->sizeHint().width())
        .arg(widget->x())
        .arg(widget->parentWidget()->width());
}

}  // namespace

class TestLanguages : public StrictTest {
    Q_OBJECT

    static void fillLanguages() { eachLanguage("code"); }
    static void checkRoom(const WindowFixture& fixture) {
        for (const auto* widget : fixture.window->findChildren<QWidget*>())
            if (widget->isVisible() && (isCut(widget) || isBesideItsArea(widget)))
                QFAIL(qPrintable(nameOf(widget)));
        const QMenuBar* bar = fixture.window->menuBar();
        for (const QAction* action : bar->actions())
            QVERIFY2(bar->actionGeometry(const_cast<QAction*>(action)).right() <= bar->width(),
                     qPrintable(action->text()));
    }

 private slots:
    void cleanup() { useLanguage(*findLanguage(QStringLiteral("en"))); }

    /// All but English, whose texts are the sources.
    void complete_data() {
        QTest::addColumn<QString>("code");
        for (const Language& language : languages())
            if (language.code != std::string_view("en"))
                QTest::newRow(language.code) << QString(language.code);
    }
    void complete() {
        QFETCH(QString, code);
        const QList<Message> english = messagesOf(QStringLiteral("en"));
        const QList<Message> messages = messagesOf(code);
        QVERIFY(english.size() > 1000);
        QVERIFY2(messages.size() == english.size(),
                 qPrintable(QStringLiteral("posiscope_%1.ts has %2 texts of %3; the target "
                                           "posiscope_ui_lupdate brings it up to date")
                                .arg(code)
                                .arg(messages.size())
                                .arg(english.size())));
        const auto plural = std::ranges::find_if(messages, &Message::plural);
        QVERIFY(plural != messages.end());
        const qsizetype forms = plural->translations.size();
        static const QRegularExpression place(QStringLiteral("%(\\d|n)")), tag(QStringLiteral("<[^>]*>"));
        static const QRegularExpression mnemonic(QStringLiteral("&(?=\\w)"),
                                                 QRegularExpression::UseUnicodePropertiesOption);
        for (const Message& message : messages) {
            const QByteArray which = (message.context + u'\n' + message.source).toUtf8();
            QVERIFY2(message.finished, "not translated: " + which);
            QVERIFY2(message.translations.size() == (message.plural ? forms : 1), which);
            for (const QString& translation : message.translations) {
                QVERIFY2(!translation.isEmpty(), which);
                QVERIFY2(found(place, translation) == found(place, message.source), which);
                QVERIFY2(found(tag, translation) == found(tag, message.source), which);
                QVERIFY2(found(mnemonic, translation).size() == found(mnemonic, message.source).size(),
                         which);
            }
        }
    }

    /// Every text with a number has the plural forms of its language.
    void pluralForms_data() {
        const Rows<QString, int> row("code", "forms");
        row("en", "en", 2);
        row("zh", "zh", 1);
        row("ru", "ru", 3);
    }
    void pluralForms() {
        const auto [code, forms] = fetchRow<QString, int>();
        for (const Message& message : messagesOf(code))
            if (message.plural) QVERIFY2(message.translations.size() == forms, qPrintable(message.source));
    }

    /// English has translations of plurals only; every other text is its own translation.
    void englishPlurals() {
        int plurals = 0;
        for (const Message& message : messagesOf(QStringLiteral("en"))) {
            if (!message.plural) continue;
            ++plurals;
            QVERIFY2(message.finished && message.translations.size() == 2, qPrintable(message.source));
            QVERIFY2(!message.translations.contains(QString()), qPrintable(message.source));
        }
        QVERIFY(plurals > 0);
    }

    void switchedWhileRunning() {
        State state = defaultState();
        state.set(keys::base, 1.5);
        WindowFixture fixture(state);
        fixture.window->resize(1280, 720);
        fixture.settle();
        const auto menu = [&] { return fixture.window->menuBar()->actions().first()->text(); };
        QCOMPARE(menu(), QStringLiteral("&File"));
        QVERIFY(fixture.find<QLabel>(QStringLiteral("statusValue"))->text().contains(u'.'));
        fixture.trigger(QStringLiteral("language_ru"));
        QCOMPARE(menu(), QStringLiteral("&Файл"));
        QVERIFY(fixture.find<QLabel>(QStringLiteral("statusValue"))->text().contains(u','));
        QVERIFY(!fixture.find<QLabel>(QStringLiteral("statusValue"))->text().contains(u'.'));
        QVERIFY(fixture.store.state() == state);
        QCOMPARE(fixture.window->size(), QSize(1280, 720));
        // A number is shown and typed with the language's decimal mark.
        QCOMPARE(fixture.find<NumberField>(QStringLiteral("baseField"))->findChild<QLineEdit*>()->text(),
                 QStringLiteral("1,5"));
        fixture.type(QStringLiteral("baseField"), QStringLiteral("2,25"));
        QCOMPARE(fixture.store.state().get(keys::base), 2.25);
        fixture.type(QStringLiteral("baseField"), QStringLiteral("3.5"));
        QCOMPARE(fixture.store.state().get(keys::base), 3.5);
        fixture.trigger(QStringLiteral("undo"));
        QCOMPARE(fixture.store.state().get(keys::base), 2.25);
        fixture.trigger(QStringLiteral("language_zh"));
        QVERIFY(menu().startsWith(QStringLiteral("文件")));
        fixture.trigger(QStringLiteral("language_en"));
        QCOMPARE(menu(), QStringLiteral("&File"));
    }

    void listsOfNumbers() {
        const Parameter& query = *[] {
            for (const Parameter& parameter : findEncoding("rope")->parameters)
                if (parameter.key == keys::query.name) return &parameter;
            return static_cast<const Parameter*>(nullptr);
        }();
        const Value numbers = NumberList{1, 0.5, -2.25};
        for (const Language& language : languages()) {
            useLanguage(language);
            const QString text = shownValue(query, numbers);
            const auto back = readShownValue(query, text);
            QVERIFY2(back.ok() && *back == numbers, qPrintable(text));
            const auto plain = readShownValue(query, QStringLiteral("1, 0.5, -2.25"));
            QVERIFY(plain.ok() && *plain == numbers);
        }
        useLanguage(*findLanguage(QStringLiteral("ru")));
        QCOMPARE(shownValue(query, numbers), QStringLiteral("1; 0,5; \u22122,25"));
    }

    /// Chinese has its own comma and colon.
    void marksOfLists_data() {
        const Rows<QString, QString, QString> row("code", "colon", "comma");
        row("en", "en", ": ", ", ");
        row("zh", "zh", "：", "，");
        row("ru", "ru", ": ", ", ");
    }
    void marksOfLists() {
        const auto [code, colon, comma] = fetchRow<QString, QString, QString>();
        useLanguage(*findLanguage(code));
        State state = defaultState();
        beginComparing(state, "heatmap");
        const QString line = parameterLine(makeSnapshot(state));
        QVERIFY2(line.startsWith(u'A' + colon) && line.contains(QStringLiteral(" · B") + colon),
                 qPrintable(line));
        QVERIFY2(line.count(comma) >= 8, qPrintable(line));
        QCOMPARE(line.contains(QStringLiteral(", ")), comma == QStringLiteral(", "));
    }

    // The language of the field decides whether a comma is a decimal mark or a separator.
    void commasInNumbers_data() {
        // an empty value: refused
        addColumns<QString, QString, QString, QString>("language", "key", "text", "value");
        const auto row = [](const char* language, const char* key, const char* text, const char* value) {
            QTest::addRow("%s, %s %s", language, key, text) << language << key << text << value;
        };
        row("en", "base", "1,000", "1000");
        row("en", "base", "1,5", "");
        row("en", "d_model", "1,000", "1000");
        row("en", "d_model", "1,5", "");
        row("zh", "d_model", "65,536", "65536");
        row("ru", "base", "5,5", "5.5");
        row("ru", "base", "5.5", "5.5");
        row("ru", "base", "10\u202f000,5", "10000.5");
        row("ru", "base", "1,000,000", "");
        row("ru", "d_model", "1,000", "");
        row("ru", "d_model", "65\u202f536", "65536");
    }
    void commasInNumbers() {
        const auto [language, key, text, value] = fetchRow<QString, QString, QString, QString>();
        useLanguage(*findLanguage(language));
        const Parameter& parameter = *findParameter(defaultState(), key.toStdString());
        const auto read = readShownValue(parameter, text);
        QCOMPARE(read ? QString::fromStdString(formatValue(parameter, *read)) : QString(), value);
    }

    void filesStayTheSame() {
        const State state = defaultState();
        const std::string english = writeSession(state);
        for (const Language& language : languages()) {
            useLanguage(language);
            QCOMPARE(QString::fromStdString(writeSession(state)), QString::fromStdString(english));
        }
    }

    void roomInTheWindow_data() {
        const Rows<QString, QString> row("code", "encoding");
        for (const Language& language : languages())
            for (const Encoding* encoding : encodings())
                row((std::string(language.code) + " " + encoding->id).c_str(),
                    QString::fromLatin1(language.code), QString::fromStdString(encoding->id));
    }
    void roomInTheWindow() {
        const auto [code, encoding] = fetchRow<QString, QString>();
        useLanguage(*findLanguage(code));
        State state = encodingState(encoding.toStdString());
        state.values.set(keys::motionBar.name, true);
        repair(state);
        WindowFixture fixture(state);
        fixture.window->resize(1280, 720);
        fixture.settle();
        checkRoom(fixture);
    }

    /// A name that is longer than the panel is wide is shortened, and nothing else gives way to it.
    void roomForALongName() {
        class LongName final : public QTranslator {
         public:
            bool isEmpty() const override { return false; }
            QString translate(const char*, const char* source, const char*, int) const override {
                return QLatin1String(source) == QLatin1String("Sinusoidal")
                           ? QStringLiteral("Sinusoidal with frequencies in a line")
                           : QString();
            }
        } translator;
        QVERIFY(QCoreApplication::installTranslator(&translator));
        {
            WindowFixture fixture;
            fixture.window->resize(1280, 720);
            fixture.settle();
            for (const auto* widget : fixture.window->findChildren<QWidget*>())
                if (widget->isVisible() && isBesideItsArea(widget)) QFAIL(qPrintable(nameOf(widget)));
            const auto* button = fixture.find<ElidedButton>(QStringLiteral("encodingButton"));
            QVERIFY2(button->shown().endsWith(QChar(0x2026)), qPrintable(button->shown()));
            QVERIFY(button->toolTip().startsWith(button->text()));
        }
        QCoreApplication::removeTranslator(&translator);
    }

    /// The paper beside the encoding's name is there whole or not at all.
    void theEncodingIsNamedWhole_data() { fillLanguages(); }
    void theEncodingIsNamedWhole() {
        QFETCH(QString, code);
        useLanguage(*findLanguage(code));
        WindowFixture fixture;
        fixture.window->resize(1280, 720);
        fixture.settle();
        const auto* button = fixture.find<ElidedButton>(QStringLiteral("encodingButton"));
        QVERIFY2(!button->shown().endsWith(QChar(0x2026)), qPrintable(button->shown()));
        QVERIFY(button->text().startsWith(button->shown()));
    }

    /// The title of a pane with several values leaves room for what the pane has.
    void severalValuesHaveASubtitle_data() { fillLanguages(); }
    void severalValuesHaveASubtitle() {
        QFETCH(QString, code);
        useLanguage(*findLanguage(code));
        State state = encodingState("sinusoidal", {"heatmap", "similarity", "waves", "offset-map"});
        QVERIFY(!setSweep(state, std::vector{std::string("base=100,1000,10000,100000")}, {}, viewIds()));
        showSweep(state, 0);
        WindowFixture fixture(state);
        fixture.window->resize(1280, 720);
        fixture.settle();
        const auto* subtitle = fixture.window->panes()->card(0)->findChild<PaneSubtitle*>();
        QVERIFY(!subtitle->shown().isEmpty());
        const auto* title = fixture.window->panes()->card(0)->findChild<PaneTitle*>();
        QVERIFY2(!title->text().contains(QStringLiteral("按 ")), qPrintable(title->text()));
    }

    void roomInLessons_data() { fillLanguages(); }
    void roomInLessons() {
        QFETCH(QString, code);
        useLanguage(*findLanguage(code));
        const QStringList lessons = builtInLessons(), codes = languageCodes();
        for (qsizetype n = 0; n < lessons.size(); ++n) {
            if (!isInTurn(n, codes.indexOf(code), codes.size())) continue;
            const QString& lesson = lessons[n];
            WindowFixture fixture;
            fixture.window->resize(1280, 720);
            QVERIFY(fixture.window->lessonCommands()->open(lesson));
            fixture.settle();
            QTest::qWait(20);
            checkRoom(fixture);
        }
    }
};

POSISCOPE_WINDOW_TEST(TestLanguages)
#include "tst_languages.moc"
