// SPDX-License-Identifier: GPL-3.0-or-later
// A simple panel: what an encoding cannot do without stands open, and everything else is behind one heading,
// unless it has been changed.
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>

#include "core/encodings/precisionparameters.h"
#include "core/state/wavegame.h"
#include "tests/support/rows.h"
#include "tests/support/strict.h"
#include "tests/ui/windowfixture.h"
#include "ui/parameters/editors.h"
#include "ui/parameters/foldheading.h"
#include "ui/view/standins.h"

using namespace posiscope;

namespace {

/// The encoding with the panes that the window gives it.
State shown(const std::string& encoding) {
    State state = encodingState(encoding);
    bringViewsThatCan(state);
    return state;
}

QStringList keysIn(const WindowFixture& fixture) {
    const auto* panel = fixture.find<QWidget>(QStringLiteral("panel"));
    std::vector<ParameterEditor*> editors;
    for (auto* editor : panel->findChildren<ParameterEditor*>())
        if (editor->isVisible()) editors.push_back(editor);
    std::ranges::sort(editors, {}, [&](const QWidget* editor) { return editor->mapTo(panel, QPoint()).y(); });
    QStringList keys;
    for (const ParameterEditor* editor : editors)
        keys << QString::fromStdString(editor->parameter().key);
    return keys;
}

bool shows(const WindowFixture& fixture, const std::string& key) {
    return keysIn(fixture).contains(QString::fromStdString(key));
}

FoldHeading* moreOf(const WindowFixture& fixture) {
    return fixture.find<FoldHeading>(QStringLiteral("fold_more"));
}

/// A value that the parameter may have and that is not its default.
Value otherValue(const Parameter& parameter) {
    switch (parameter.kind()) {
        case ParameterKind::flag: return !std::get<bool>(parameter.initial);
        case ParameterKind::integer: return std::get<std::int64_t>(parameter.initial) + 1;
        case ParameterKind::real: {
            const double half = std::get<double>(parameter.initial) / 2;
            return half != 0 ? half : parameter.limits.maximum / 2;
        }
        case ParameterKind::choice:
            return std::ranges::find_if(
                       parameter.choices,
                       [&](const Choice& word) { return Value(word.id) != parameter.initial; })
                ->id;
        case ParameterKind::indices: return Indices{1};
        case ParameterKind::text:  // or a file
            return parameter.examples.empty() ? std::string("places.npy") : parameter.examples.front().id;
        default: return NumberList{0.25, 0.5};
    }
}

/// The state in which the parameter means something.
State stateFor(const Encoding& encoding, const Parameter& parameter) {
    State state = shown(encoding.id);
    if (parameter.broughtBy)
        state.values.set(parameter.broughtBy->choice, parameter.broughtBy->words.front());
    if (!parameter.views.empty()) {
        const std::string view = parameter.views.front();
        state.arrangement.panes = {{view.substr(0, view.find(':')), {}}};
        if (view.ends_with(":difference")) {
            addB(state);
            state.arrangement.panes.front().subject = Subject::difference;
        }
    }
    repair(state);
    return state;
}

/// Each seldom changed parameter of each encoding.
void eachSeldomParameter() {
    addColumns<QString, QString>("encoding", "key");
    for (const Encoding* encoding : encodings()) {
        for (const std::span<const Parameter> all : {std::span(encoding->parameters), viewParameters()})
            for (const Parameter& parameter : all)
                if (parameter.seldom && !parameter.internal &&
                    isOffered(stateFor(*encoding, parameter), parameter))
                    QTest::addRow("%s, %s", encoding->id.c_str(), parameter.key.c_str())
                        << QString::fromStdString(encoding->id) << QString::fromStdString(parameter.key);
    }
}

}  // namespace

class TestSimplePanel : public StrictTest {
    Q_OBJECT

 private slots:
    void whatStandsOpen_data() { eachId("encoding", encodings()); }
    /// In the order of the form. All else is behind one heading.
    void whatStandsOpen() {
        QFETCH(QString, encoding);
        static const QMap<QString, QStringList> open{
            {"sinusoidal", {"d_model", "max_len", "base", "offset", "dimensions"}},
            {"sinusoidal-2d", {"height", "width", "d_model", "base", "offset", "dimensions"}},
            {"fourier", {"octaves", "max_len", "offset", "dimensions"}},
            {"timestep", {"d_model", "max_len", "base", "offset", "dimensions"}},
            {"learned",
             {"initial_numbers", "standard_deviation", "d_model", "max_len", "offset", "dimensions"}},
            {"table", {"offset", "dimensions"}},
            {"rope", {"rope_layout", "scaling", "head_dim", "max_len", "base", "offset", "dimensions"}},
            {"rope-axes",
             {"rope_layout", "allocation", "sections", "spectrum_over", "scaling", "head_dim", "base",
              "offset", "axes", "extents", "dimensions"}},
            {"xpos", {"rope_layout", "head_dim", "max_len", "base", "scale_base", "offset", "dimensions"}},
            {"transformer-xl", {"d_model", "max_len", "base", "offset", "dimensions"}},
            {"alibi", {"heads", "max_len", "head", "distance_axis", "distance_curve"}},
            {"t5",
             {"values", "heads", "num_buckets", "max_distance", "max_len", "head", "distance_axis",
              "distance_curve"}},
            {"deberta", {"bucket_size", "max_position", "max_len", "distance_axis", "distance_curve"}},
            {"shaw", {"max_relative_position", "max_len", "distance_axis", "distance_curve"}},
            {"kerple", {"heads", "max_len", "head", "distance_axis", "distance_curve"}},
            {"fire", {"heads", "fire_c", "fire_length", "max_len", "head"}},
            {"cope", {"cope_values", "heads", "head_dim", "npos_max", "max_len", "head"}},
            {"nope", {"max_len", "distance_axis", "distance_curve"}}};
        QVERIFY2(open.contains(encoding), "say what of this encoding stands open");
        const WindowFixture fixture(shown(encoding.toStdString()));
        QCOMPARE(keysIn(fixture), open.value(encoding));
        QCOMPARE(fixture.window->findChildren<FoldHeading*>(QRegularExpression("^fold_")).size(), 1);
        QVERIFY(moreOf(fixture)->isVisible() && !moreOf(fixture)->isChecked());
    }

    /// Folded or not, and folded again once it is back at its default.
    void whatIsChangedIsInSight_data() { eachSeldomParameter(); }
    void whatIsChangedIsInSight() {
        const auto [encoding, name] = fetchRow<QString, QString>();
        const std::string key = name.toStdString();
        const Parameter& parameter = *findParameter(shown(encoding.toStdString()), key);
        WindowFixture fixture(stateFor(*findEncoding(encoding.toStdString()), parameter));
        // A single row does not fold.
        QCOMPARE(shows(fixture, key), !moreOf(fixture)->isVisible());
        if (!moreOf(fixture)->isVisible()) return;
        QVERIFY(
            !fixture.store.update([&](State& state) { state.values.set(key, otherValue(parameter)); }, name));
        fixture.settle();
        QVERIFY(shows(fixture, key) && !moreOf(fixture)->isChecked());
        fixture.store.history().undo();
        fixture.settle();
        QVERIFY(!shows(fixture, key));
    }

    /// The types of the stages, which “Custom” brings.
    void whatAChangedChoiceBringsIsInSight() {
        State state = shown("sinusoidal");
        state.set(keys::precision, std::string("custom"));
        const WindowFixture fixture(state);
        QVERIFY(shows(fixture, "precision") && shows(fixture, "precision_frequency"));
        QVERIFY(!shows(fixture, "precision_order") && !shows(fixture, "first_position"));
    }

    void severalValuesAreInSight() {
        State state = shown("sinusoidal");
        Values other;
        other.set(keys::firstPosition, std::int64_t{7});
        state.variants = {other};
        const WindowFixture fixture(state);
        QVERIFY(shows(fixture, "first_position") && !shows(fixture, "layout"));
    }

    /// B is changed, A is not: the form shows it with B alone.
    void eachSideShowsItsOwn() {
        State state = shown("sinusoidal");
        addB(state);
        state.variants.front().set(keys::zeroFirstRow, true);
        const WindowFixture fixture(state);
        QVERIFY(!shows(fixture, "zero_first_row"));
        QTest::mouseClick(fixture.find<QWidget>(QStringLiteral("compareB")), Qt::LeftButton);
        fixture.settle();
        QVERIFY(shows(fixture, "zero_first_row"));
    }

    void theHeadingSaysWhatIsFolded() {
        State state = shown("sinusoidal");
        state.set(keys::firstPosition, std::int64_t{2});
        const WindowFixture fixture(state);
        const QString held = moreOf(fixture)->held();
        QVERIFY2(held.contains("Layout Interleaved") && held.contains("Computed Exact"), qPrintable(held));
        QVERIFY2(!held.contains("First position"), qPrintable(held));
    }

    void itIsRemembered() {
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("settings.json"));
        for (const bool open : {true, false}) {
            const LoadedSettings before = loadSettings(file, viewIds());
            WindowFixture fixture(shown("rope"), file, before.settings);
            QCOMPARE(shows(fixture, "first_position"), !open);
            QTest::mouseClick(moreOf(fixture), Qt::LeftButton);
            fixture.settle();
            fixture.window->saveNow();
            const LoadedSettings loaded = loadSettings(file, viewIds());
            // Another encoding has the same heading.
            const WindowFixture again(shown("alibi"), file, loaded.settings);
            QCOMPARE(shows(again, "mask"), open);
        }
    }

    /// What has the focus stays, also at its default; the heading is reached by keys.
    void theFocusIsNotLost() {
        WindowFixture fixture(shown("sinusoidal"));
        moreOf(fixture)->setFocus();
        QTest::keyClick(moreOf(fixture), Qt::Key_Space);
        fixture.settle();
        fixture.type("first_positionField", "3");
        moreOf(fixture)->setFocus();
        QTest::keyClick(moreOf(fixture), Qt::Key_Space);
        fixture.settle();
        QVERIFY(moreOf(fixture)->hasFocus() && shows(fixture, "first_position"));
        QTest::keyClick(moreOf(fixture), Qt::Key_Tab);
        auto* field = fixture.find<QWidget>("first_positionField");
        QCOMPARE(QApplication::focusWidget(), field);
        QTest::keyClick(field, Qt::Key_Down);
        QTest::keyClick(field, Qt::Key_Down);
        QTest::keyClick(field, Qt::Key_Down);
        fixture.settle();
        QCOMPARE(fixture.store.state().get(keys::firstPosition), std::int64_t{0});
        QVERIFY(field->isVisible() && field->hasFocus());
        fixture.find<QWidget>("baseField")->setFocus();
        fixture.type("baseField", "500");
        QVERIFY(!field->isVisible() && fixture.find<QWidget>("baseField")->hasFocus());
    }

    /// Who hides a control does not want all others.
    void hidingAControlUnfoldsNothing() {
        State state = shown("sinusoidal");
        state.hidden = {"base"};
        const WindowFixture fixture(state);
        QCOMPARE(keysIn(fixture), QStringList({"d_model", "max_len", "offset", "dimensions"}));
    }

    void theGameShowsWhatIsSought_data() {
        QTest::addColumn<int>("level");
        for (std::size_t level = 1; level <= gameLevels().size(); ++level)
            QTest::addRow("level %zu", level) << int(level);
    }
    void theGameShowsWhatIsSought() {
        QFETCH(int, level);
        const WindowFixture fixture(levelState(level, 1));
        for (const std::string& key : gameLevels()[static_cast<std::size_t>(level - 1)].sought)
            QVERIFY2(shows(fixture, key), key.c_str());
    }

    void everythingIsInSightUnfolded() {
        const WindowFixture fixture(shown("sinusoidal"), {}, moreUnfolded());
        for (const char* key : {"layout", "spectrum", "first_position", "zero_first_row", "precision",
                                "fit_cut", "value_limits", "clock_pairs"})
            QVERIFY2(shows(fixture, key), key);
    }
};

POSISCOPE_WINDOW_TEST(TestSimplePanel)
#include "tst_simplepanel.moc"
