// SPDX-License-Identifier: GPL-3.0-or-later
// The rows of the panel belong together: what a choice brings stands under it, what is seldom changed folds
// behind one heading, and every choice has a caption.
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>

#include "core/state/wavegame.h"
#include "tests/support/rows.h"
#include "tests/support/strict.h"
#include "tests/ui/windowfixture.h"
#include "ui/parameters/editors.h"
#include "ui/parameters/foldheading.h"
#include "ui/parameters/readoutcard.h"
#include "ui/translation/language.h"
#include "ui/translation/translated.h"

using namespace posiscope;

namespace {

State stateOfEncoding(const std::string& encoding) {
    State state = encodingState(encoding);
    return state;
}

State yarn(double factor = 4) {
    State state = stateOfEncoding("rope");
    state.set(keys::scaling, std::string("yarn"));
    state.set(keys::factor, factor);
    return state;
}

/// The editors in sight, from the top of the panel to its bottom.
std::vector<ParameterEditor*> editorsIn(const WindowFixture& fixture) {
    const auto* panel = fixture.find<QWidget>(QStringLiteral("panel"));
    std::vector<ParameterEditor*> all;
    for (auto* editor : panel->findChildren<ParameterEditor*>())
        if (editor->isVisible()) all.push_back(editor);
    std::ranges::sort(all, {}, [&](const QWidget* editor) { return editor->mapTo(panel, QPoint()).y(); });
    return all;
}

bool shows(const WindowFixture& fixture, const char* key) {
    return std::ranges::any_of(editorsIn(fixture),
                               [&](const ParameterEditor* editor) { return editor->parameter().key == key; });
}

QString placeholderOf(const WindowFixture& fixture) {
    return fixture.find<NumberField>(QStringLiteral("attention_factorField"))
        ->findChild<QLineEdit*>()
        ->placeholderText();
}

FoldHeading* foldOf(const WindowFixture& fixture) {
    return fixture.find<FoldHeading>(QStringLiteral("fold_more"));
}

/// The whole of the widget is in the part of the panel that is not scrolled away.
bool isInSight(const WindowFixture& fixture, const QWidget* widget) {
    const auto* area = fixture.find<QScrollArea>(QStringLiteral("panelScroll"));
    return area->viewport()->rect().contains(
        QRect(widget->mapTo(area->viewport(), QPoint()), widget->size()));
}

const Parameter& choiceOf(const State& state, const QString& key) {
    return *std::ranges::find(encodingOf(state).parameters, key.toStdString(), &Parameter::key);
}

/// Under the choice stands what it brings now, and nothing between. What is seldom changed is behind one
/// heading, with the choices that are there.
bool standsUnder(const QString& choice, const WindowFixture& fixture) {
    const bool seldom = choiceOf(fixture.store.state(), choice).seldom;
    const auto brings = [&](const Parameter& parameter) {
        return parameter.broughtBy && parameter.broughtBy->choice == choice.toStdString() &&
               (seldom || !parameter.seldom);
    };
    std::ptrdiff_t brought = 0;
    const Parameter* above = nullptr;
    for (const ParameterEditor* editor : editorsIn(fixture)) {
        const Parameter& here = editor->parameter();
        if (brings(here)) {
            ++brought;
            if (!above || (above->key != choice.toStdString() && !brings(*above))) return false;
        }
        above = &here;
    }
    const State& state = fixture.store.state();
    return brought == std::ranges::count_if(encodingOf(state).parameters, [&](const Parameter& parameter) {
               return brings(parameter) && isOffered(state, parameter);
           });
}

}  // namespace

class TestPanelGroups : public StrictTest {
    Q_OBJECT

 private slots:
    void cleanup() { useLanguage(*findLanguage(QStringLiteral("en"))); }

    /// Between a choice and what it brings stands nothing else.
    void whatAChoiceBringsStandsUnderIt_data() {
        addColumns<QString, QString>("encoding", "choice");
        for (const Encoding* encoding : encodings())
            for (const Parameter& parameter : encoding->parameters)
                if (!parameter.choices.empty())
                    QTest::addRow("%s, %s", encoding->id.c_str(), parameter.key.c_str())
                        << QString::fromStdString(encoding->id) << QString::fromStdString(parameter.key);
    }
    void whatAChoiceBringsStandsUnderIt() {
        QFETCH(QString, encoding);
        QFETCH(QString, choice);
        State state = stateOfEncoding(encoding.toStdString());
        state.arrangement.panes = {{"rotation", {}}};  // which brings choices as well
        WindowFixture fixture(state, {}, moreUnfolded());
        for (const Choice& word : choiceOf(state, choice).choices) {
            fixture.store.update([&](State& now) { now.values.set(choice.toStdString(), word.id); },
                                 QStringLiteral("word"));
            fixture.settle();
            QVERIFY2(standsUnder(choice, fixture), word.id.c_str());
        }
    }

    void everyChoiceHasACaption_data() { eachLanguage("language"); }
    void everyChoiceHasACaption() {
        QFETCH(QString, language);
        useLanguage(*findLanguage(language));
        WindowFixture fixture;
        for (const Encoding* encoding : encodings()) {
            State state = stateOfEncoding(encoding->id);
            // What a word brings may be a choice itself.
            for (const Parameter& parameter : encoding->parameters)
                for (const Parameter& brought : encoding->parameters)
                    if (brought.kind() == ParameterKind::choice && brought.broughtBy &&
                        brought.broughtBy->choice == parameter.key)
                        state.values.set(parameter.key, brought.broughtBy->words.front());
            for (std::size_t first = 0; first < viewTypes().size(); first += mostPanes) {
                state.arrangement.panes.clear();
                for (std::size_t n = first; n < std::min(first + mostPanes, viewTypes().size()); ++n)
                    state.arrangement.panes.push_back({viewTypes()[n]->id, {}});
                fixture.store.update([&](State& now) { now = state; }, QStringLiteral("views"));
                fixture.settle();
                for (ParameterEditor* editor : editorsIn(fixture)) {
                    if (editor->parameter().kind() != ParameterKind::choice) continue;
                    const std::string name = encoding->id + ", " + editor->parameter().key;
                    const QString caption = translated(editor->parameter().label);
                    const auto labels = editor->findChildren<QLabel*>();
                    const auto found = std::ranges::find_if(
                        labels, [&](const QLabel* label) { return label->text().startsWith(caption); });
                    QVERIFY2(!caption.isEmpty() && found != labels.end(), name.c_str());
                    QVERIFY2((*found)->isVisible() && (*found)->width() >= (*found)->sizeHint().width(),
                             name.c_str());
                    for (const auto* button : editor->findChildren<QPushButton*>())
                        QVERIFY2(
                            button->width() >= button->fontMetrics().horizontalAdvance(button->text()) + 12,
                            (name + ": " + button->text().toStdString()).c_str());
                }
            }
        }
    }

    void seldomChangedRowsFold() {
        WindowFixture fixture(yarn());
        FoldHeading* fold = foldOf(fixture);
        QCOMPARE(fold->title(), QString("More"));
        QVERIFY2(fold->held().contains("beta_fast 32"), qPrintable(fold->held()));
        QVERIFY2(fold->held().contains("Attention factor 1.139 (automatic)"), qPrintable(fold->held()));
        QVERIFY(shows(fixture, "factor") && !shows(fixture, "beta_fast"));
        QTest::mouseClick(fold, Qt::LeftButton);
        fixture.settle();
        QVERIFY(shows(fixture, "factor") && shows(fixture, "beta_fast") &&
                shows(fixture, "attention_factor"));
        fold->setFocus();
        QTest::keyClick(fold, Qt::Key_Space);
        fixture.settle();
        QVERIFY(!shows(fixture, "beta_fast"));
        // What is folded is how the panel looks, not what it shows.
        QCOMPARE(fixture.store.history().count(), 0);
        QVERIFY(fixture.store.state() == yarn());
    }

    void onlyWhatHasSuchRowsHasAHeading() {
        State state = stateOfEncoding("learned");
        state.arrangement.panes = {{"heatmap", {}}};
        const WindowFixture several(state);
        QVERIFY(foldOf(several)->isVisible());
        // A single row needs none.
        state = stateOfEncoding("nope");
        state.arrangement.panes = {{"counting", {}}};
        const WindowFixture single(state);
        QVERIFY(!foldOf(single)->isVisible() && shows(single, "mask"));
    }

    void tabReachesHeadingAndRows() {
        WindowFixture fixture(yarn());
        QTest::mouseClick(foldOf(fixture), Qt::LeftButton);
        fixture.settle();
        fixture.find<QWidget>(QStringLiteral("scalingMenu"))->setFocus();
        QStringList names;
        for (int n = 0; n < 16; ++n) {
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
            names << QApplication::focusWidget()->objectName();
        }
        QCOMPARE(names, QStringList({"factorField", "factorSlider", "original_max_positionField",
                                     "original_max_positionSlider", "section_parameters", "head_dimField",
                                     "head_dimSlider", "max_lenField", "max_lenSlider", "baseField",
                                     "baseSlider", "offsetField", "offsetSlider", "fold_more",
                                     "attention_factorField", "beta_fastField"}));
    }

    void foldsAreRemembered() {
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("settings.json"));
        {
            WindowFixture fixture(yarn(), file);
            QTest::mouseClick(foldOf(fixture), Qt::LeftButton);
            fixture.window->saveNow();
        }
        const LoadedSettings loaded = loadSettings(file, viewIds());
        WindowFixture again(loaded.settings.state, file, loaded.settings);
        QVERIFY(shows(again, "beta_fast"));
        // And in the window that another language builds anew.
        again.window->setLanguageChoice(QStringLiteral("ru"));
        QTRY_VERIFY(foldOf(again)->title() != "More");
        QTRY_VERIFY(shows(again, "beta_fast"));
    }

    /// A game, or a lesson, that hides the rest wants these rows to be seen.
    void nothingFoldsWhereTheRestIsHidden() {
        const WindowFixture fixture(levelState(5, 1));
        QVERIFY(shows(fixture, "layout") && shows(fixture, "spectrum") && shows(fixture, "first_position"));
        QVERIFY(!foldOf(fixture)->isVisible());
    }

    void theReadoutIsInSight_data() { eachLanguage("language"); }
    void theReadoutIsInSight() {
        QFETCH(QString, language);
        useLanguage(*findLanguage(language));
        WindowFixture fixture(yarn());
        fixture.window->resize(1440, 900);
        fixture.settle();
        QVERIFY(isInSight(fixture, fixture.find<ReadoutCard>(QStringLiteral("cursorReadout"))));
    }

    /// 0.1 ln(s) + 1.
    void theAttentionFactorThatApplies_data() {
        addColumns<double, QString>("factor", "shown");
        for (const double factor : {8.0, 16.0})
            QTest::addRow("%g", factor)
                << factor << QStringLiteral("%1 (automatic)").arg(0.1 * std::log(factor) + 1, 0, 'f', 3);
    }
    void theAttentionFactorThatApplies() {
        const auto [factor, shown] = fetchRow<double, QString>();
        WindowFixture fixture(yarn());
        QTest::mouseClick(foldOf(fixture), Qt::LeftButton);
        fixture.settle();
        fixture.type("factorField", QString::number(factor));
        const auto* text = fixture.find<NumberField>("attention_factorField")->findChild<QLineEdit*>();
        QCOMPARE(placeholderOf(fixture), shown);
        QCOMPARE(text->text(), QString());
        QCOMPARE(fixture.find<NumberField>("attention_factorField")->accessibleDescription(), shown);
        // What is typed applies; when it is deleted, what the method says applies again.
        fixture.type("attention_factorField", "1.5");
        QCOMPARE(fixture.store.state().get(keys::attentionFactor), 1.5);
        QCOMPARE(text->text(), QString("1.5"));
        auto* field = fixture.find<NumberField>("attention_factorField");
        field->selectAll();
        QTest::keyClick(field, Qt::Key_Delete);
        QTest::keyClick(field, Qt::Key_Return);
        fixture.settle();
        QCOMPARE(fixture.store.state().get(keys::attentionFactor), 0.0);
        QCOMPARE(text->text(), QString());
        QCOMPARE(placeholderOf(fixture), shown);
        QVERIFY(!field->property("invalid").toBool());
        // Steps begin where the method ends.
        QTest::keyClick(field, Qt::Key_Up);
        QCOMPARE(fixture.store.state().get(keys::attentionFactor), 2.0);
    }
};

POSISCOPE_WINDOW_TEST(TestPanelGroups)
#include "tst_panelgroups.moc"
