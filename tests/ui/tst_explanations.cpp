// SPDX-License-Identifier: GPL-3.0-or-later
// What the program says to a newcomer: the line of a first start, and the explanations of each pane and of
// each encoding.
#include <QComboBox>
#include <QDialog>
#include <QPushButton>
#include <QRegularExpression>
#include <QTest>
#include <QTextBrowser>
#include <QTextDocumentFragment>
#include <QTimer>
#include <QToolButton>

#include "tests/support/rows.h"
#include "tests/support/strict.h"
#include "tests/ui/figurelaws.h"
#include "tests/ui/windowfixture.h"
#include "ui/documents/formulahtml.h"
#include "ui/lessons/library.h"
#include "ui/lessons/player.h"
#include "ui/translation/encodingnumbers.h"
#include "ui/translation/readout.h"
#include "ui/translation/translated.h"
#include "ui/window/firststeps.h"

using namespace posiscope;

namespace {

State showing(const ViewType& type) {
    const std::string encoding = type.id == "bias" || type.id == "distance" ? "alibi"
                                 : type.id == "rotation"                    ? "rope"
                                 : type.id == "tokens"                      ? "rope-axes"
                                                                            : "sinusoidal";
    State state = encodingState(encoding, {type.id});
    if (type.id == "precision") roundAsAProgram(state);
    if (type.id == "layers") nameConfig(state);
    if (type.comparesSides) beginComparing(state, std::vector<Pane>{{type.id, {}, Subject::difference}});
    repair(state);
    return state;
}

QTextBrowser* explanation(const WindowFixture& fixture) {
    return fixture.window->findChild<QTextBrowser*>("whatIsThis");
}

/// The formula as it can be read on the page.
QString plain(const std::string& formula) {
    return QTextDocumentFragment::fromHtml(formulaHtml(QString::fromStdString(formula)))
        .toPlainText()
        .simplified();
}

}  // namespace

class TestExplanations : public StrictTest {
    Q_OBJECT

 private slots:
    void eachViewIsExplained_data() {
        QTest::addColumn<QString>("view");
        for (const ViewType* type : viewTypes())
            QTest::newRow(type->id.c_str()) << QString::fromStdString(type->id);
    }
    /// With the numbers on screen, each mark that the picture has, and a lesson that there is.
    void eachViewIsExplained() {
        QFETCH(QString, view);
        const ViewType& type = *findViewType(view.toStdString());
        QVERIFY(!type.lookFor.empty());
        QVERIFY(isBuiltInLesson(QString::fromStdString(type.lesson)));
        WindowFixture fixture(showing(type));
        fixture.settle();
        PaneCard* const card = fixture.window->panes()->card(0);
        // What a table of a file is: there is none here, and the reason is said.
        QVERIFY2(card->view() != nullptr || view == "identity", qPrintable(card->description()));
        QTest::mouseClick(card->findChild<QToolButton*>("paneHelp"), Qt::LeftButton);
        fixture.settle();
        const QTextBrowser* const text = explanation(fixture);
        QVERIFY(text != nullptr);
        const QString said = text->toPlainText().simplified();
        QVERIFY2(said.contains(translated(type.lookFor).simplified()), qPrintable(said));
        // That of what is drawn, or of the encoding: each says what something is.
        for (const std::string& formula : {type.formula, encodingOf(fixture.store.state()).about.formula}) {
            QVERIFY(formula.empty() || formula.find_first_of("=≈−") != std::string::npos);
            QVERIFY2(said.contains(plain(formula)), qPrintable(said));
            QVERIFY2(!plain(formula).contains(QRegularExpression("_[a-zA-Z(]{1,2}\\b")),
                     qPrintable(plain(formula)));
        }
        if (card->view() == nullptr) return;
        const Snapshot shown =
            snapshotOfPane(fixture.store.snapshot(), fixture.store.state().arrangement.panes[0]);
        const QString words = card->view()->description(shown);
        QVERIFY2(said.contains(words.simplified()), qPrintable(words));
        // A number that the picture does not show is not there.
        QVERIFY2(said.contains(valueLine(shown, 5)) == (view == "heatmap" || view == "waves"),
                 qPrintable(said));
        for (const MarkMeanings& marks :
             {card->view()->markMeanings(), card->view()->legendMeanings(), card->view()->drawnMeanings()})
            for (const MarkMeaning& mark : marks)
                QVERIFY2(said.contains(mark.text.simplified()), qPrintable(mark.text));
        QVERIFY(text->toHtml().contains("lesson:" + QString::fromStdString(type.lesson)));
    }

    void eachEncodingIsExplained_data() { eachId("encoding", encodings()); }
    /// In every language: what it is, with its numbers, what to look for, its formula, its paper, its lesson.
    void eachEncodingIsExplained() {
        QFETCH(QString, encoding);
        const Explanation& about = findEncoding(encoding.toStdString())->about;
        QVERIFY(!about.summary.empty() && !about.lookFor.empty() && !about.formula.empty());
        QVERIFY(isBuiltInLesson(QString::fromStdString(about.lesson)));
        const auto sentences = QString::fromStdString(about.summary.english()).count(". ") + 1;
        QVERIFY2(sentences == 2 || sentences == 3, about.summary.english().c_str());
        WindowFixture fixture(encodingState(encoding.toStdString()));
        QTest::mouseClick(fixture.find<QToolButton>("encodingHelp"), Qt::LeftButton);
        fixture.settle();
        const QTextBrowser* const text = explanation(fixture);
        QVERIFY(text != nullptr);
        const QString said = text->toPlainText().simplified();
        const QString numbers = encodingNumbers(*fixture.store.snapshot().model);
        for (const QString& part :
             {translated(about.summary), translated(about.lookFor), plain(about.formula),
              QString::fromStdString(findEncoding(encoding.toStdString())->citation.full), numbers})
            QVERIFY2(said.contains(part.simplified()), qPrintable(part));
        QVERIFY(text->toHtml().contains("lesson:" + QString::fromStdString(about.lesson)));
        const std::string& paper = findEncoding(encoding.toStdString())->citation.link;
        QVERIFY(paper.empty() || text->toHtml().contains("href=\"" + QString::fromStdString(paper)));
    }

    void eachEncodingIsExplainedInEachLanguage_data() { eachLanguage("language"); }
    void eachEncodingIsExplainedInEachLanguage() {
        QFETCH(QString, language);
        useLanguage(*findLanguage(language));
        const auto back = qScopeGuard([] { useLanguage(*findLanguage(QStringLiteral("en"))); });
        for (const Encoding* encoding : encodings())
            for (const Text& text : {encoding->about.summary, encoding->about.lookFor}) {
                const bool own = translated(text) != QString::fromStdString(text.english());
                QVERIFY2(own == (language != "en"), text.english().c_str());
            }
    }

    void formulasAreRaisedAndLowered_data() {
        const Rows<QString, QString> row("formula", "html");
        row("a letter", "λ_i = 2π", "λ<sub>i</sub> = 2π");
        row("two", "p_ij", "p<sub>ij</sub>");
        row("brackets", "R_(q−p)", "R<sub>q−p</sub>");
        row("brackets in brackets", "B^(i/(d/2 − s))", "B<sup>i/(d/2 − s)</sup>");
        row("braces", "Σ_{j ≤ k} σ", "Σ<sub>j ≤ k</sub> σ");
        row("a name", "x = p / max_len", "x = p / max_len");
        row("a sign of HTML", "a < b", "a &lt; b");
    }
    void formulasAreRaisedAndLowered() {
        const auto [formula, html] = fetchRow<QString, QString>();
        QCOMPARE(formulaHtml(formula), html);
    }

    /// What a view draws beside the marks of the cursor has its sample, too.
    void whatIsDrawnIsExplained_data() {
        const Rows<QString, QString, int> row("view", "encoding", "samples");
        row("dots and lines of the spectrum", "spectrum", "sinusoidal", 4);
        row("hands", "offset-map", "sinusoidal", 2);
        row("curves and dots", "waves", "sinusoidal", 5);
        row("heads", "distance", "alibi", 2);
    }
    void whatIsDrawnIsExplained() {
        const auto [view, encoding, samples] = fetchRow<QString, QString, int>();
        WindowFixture fixture(encodingState(encoding.toStdString(), {view.toStdString()}));
        const View* const shown = fixture.window->panes()->card(0)->view();
        QCOMPARE(static_cast<int>(shown->legendMeanings().size() + shown->drawnMeanings().size()), samples);
    }

    void theNumbersAreThoseOnScreen_data() {
        const Rows<QString, QString> row("encoding", "numbers");
        row("a table", "sinusoidal",
            "On screen: 256 positions × 128 dimensions. 64 pairs, with wavelengths from 6.283 to "
            "54 410.1 positions.");
        row("a term of the score", "alibi", "On screen: 256 queries × 256 keys, heads: 8.");
        row("no pairs", "learned", "On screen: 256 positions × 128 dimensions. Random numbers");
    }
    void theNumbersAreThoseOnScreen() {
        const auto [encoding, numbers] = fetchRow<QString, QString>();
        QString said = encodingNumbers(*makeSnapshot(encodingState(encoding.toStdString())).model);
        said.replace(QChar(0x202f), u' ');
        QVERIFY2(said.startsWith(numbers), qPrintable(said));
    }

    /// F1 explains the pane that has the focus or had it last, and the encoding on its name; Ctrl+/ lists the
    /// keys.
    void keys() {
        WindowFixture fixture;
        fixture.window->panes()->card(1)->setFocus();
        QTest::keyClick(fixture.window.get(), Qt::Key_F1);
        fixture.settle();
        QVERIFY(explanation(fixture) != nullptr);
        const ViewType& second = *findViewType(fixture.store.state().arrangement.panes[1].view);
        QVERIFY(explanation(fixture)->toPlainText().contains(translated(second.name)));
        const auto close = [&] {
            auto* const dialog = fixture.window->findChild<QDialog*>("whatIsThisDialog");
            dialog->close();
            delete dialog;
            fixture.window->activateWindow();
            QVERIFY(QTest::qWaitForWindowActive(fixture.window.get(), patience));
        };
        close();
        // On the encoding's name it explains the encoding.
        fixture.find<QWidget>("encodingButton")->setFocus();
        QTest::keyClick(fixture.window.get(), Qt::Key_F1);
        fixture.settle();
        QVERIFY(explanation(fixture)->toPlainText().contains("sines and cosines"));
        close();
        for (const char* control : {"baseField", "baseSlider"}) {
            fixture.find<QWidget>(control)->setFocus();
            QTest::keyClick(fixture.window->focusWidget(), Qt::Key_F1);
            fixture.settle();
            QVERIFY2(explanation(fixture) != nullptr, control);
            QVERIFY(explanation(fixture)->toPlainText().contains(translated(second.name)));
            close();
        }
        QTest::keyClick(fixture.window.get(), Qt::Key_Slash, Qt::ControlModifier);
        fixture.settle();
        QVERIFY(fixture.window->findChild<QDialog*>("shortcutsDialog") != nullptr);
    }

    /// The link opens the lesson.
    void lessons() {
        WindowFixture fixture;
        QTest::keyClick(fixture.window.get(), Qt::Key_F1);
        fixture.settle();
        QVERIFY(explanation(fixture) != nullptr);
        emit explanation(fixture)->anchorClicked(QUrl("lesson:wavelengths"));
        fixture.settle();
        QVERIFY(fixture.window->lessons()->lesson() != nullptr);
    }

    void firstSteps_data() {
        const Rows<QString> row("button");
        row("a tour", "first_shortPath");
        row("put away", "firstStepsClose");
    }
    /// They are there where nothing is open, and go after one use.
    void firstSteps() {
        QFETCH(QString, button);
        Settings settings;
        settings.firstSteps = true;
        WindowFixture fixture(defaultState(), {}, settings);
        fixture.settle();
        auto* const line = fixture.window->findChild<FirstSteps*>("firstSteps");
        QVERIFY(line->isVisible());
        QTest::mouseClick(line->findChild<QPushButton*>(button), Qt::LeftButton);
        fixture.settle();
        QVERIFY(!line->isVisible());
        QVERIFY(!fixture.window->settings().firstSteps);
        QCOMPARE(fixture.window->lessons()->lesson() != nullptr, button == "first_shortPath");
        fixture.trigger("firstStepsAgain");
        QCOMPARE(line->isVisible(), button != "first_shortPath");  // never beside a lesson
    }
    /// After Cancel the line is still there.
    void cancelKeepsFirstSteps_data() {
        const Rows<QString> row("button");
        row("a table", "first_openTable");
        row("a figure", "first_exportForPaper");
    }
    void cancelKeepsFirstSteps() {
        QFETCH(QString, button);
        Settings settings;
        settings.firstSteps = true;
        WindowFixture fixture(defaultState(), {}, settings);
        fixture.settle();
        auto* const line = fixture.window->findChild<FirstSteps*>("firstSteps");
        bool seen = false;
        QTimer::singleShot(0, fixture.window.get(), [&] {
            auto* const dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
            if (dialog == nullptr) return;
            seen = true;
            // A figure for a paper is a PDF for a column of text.
            if (button == "first_exportForPaper") {
                QCOMPARE(dialog->findChild<QComboBox*>("format")->currentData().toString(), QString("pdf"));
                QCOMPARE(dialog->findChild<QComboBox*>("preset")->currentData().toString(),
                         QString("column"));
            }
            dialog->reject();
        });
        QTest::mouseClick(line->findChild<QPushButton*>(button), Qt::LeftButton);
        fixture.settle();
        QVERIFY(seen);
        QVERIFY(line->isVisible());
        QVERIFY(fixture.window->settings().firstSteps);
    }

    void noFirstStepsBesideATable() {
        Settings settings;
        settings.firstSteps = true;
        State state = defaultState();
        state.set(keys::encoding, std::string("table"));
        repair(state);
        WindowFixture fixture(state, {}, settings);
        QVERIFY(!fixture.window->findChild<FirstSteps*>("firstSteps")->isVisible());
    }
};

POSISCOPE_WINDOW_TEST(TestExplanations)
#include "tst_explanations.moc"
