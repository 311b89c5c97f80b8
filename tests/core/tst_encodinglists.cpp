// SPDX-License-Identifier: GPL-3.0-or-later
// What every registered encoding says about itself and its parameters, and the states it makes.
#include <algorithm>
#include <set>

#include "core/parameters/keys.h"
#include "core/state/session.h"
#include "core/state/snapshot.h"
#include "tests/support/rows.h"
#include "tests/support/sample.h"
#include "tests/support/smallcase.h"
#include "tests/support/strict.h"

using namespace posiscope;

class TestEncodingLists : public StrictTest {
    Q_OBJECT

 private slots:
    /// What brings a parameter is a choice of the same list, and has those words.
    void whatIsBroughtHasABringer_data() {
        QTest::addColumn<int>("list");
        for (std::size_t n = 0; n < encodings().size(); ++n)
            QTest::newRow(encodings()[n]->id.c_str()) << static_cast<int>(n);
        QTest::newRow("views") << -1;
    }
    void whatIsBroughtHasABringer() {
        QFETCH(int, list);
        const std::span<const Parameter> all =
            list < 0 ? viewParameters() : encodings()[static_cast<std::size_t>(list)]->parameters;
        for (const Parameter& parameter : all) {
            QVERIFY(!parameter.automaticFor || parameter.kind() == ParameterKind::real);
            if (!parameter.broughtBy) continue;
            const auto choice = std::ranges::find(all, parameter.broughtBy->choice, &Parameter::key);
            QVERIFY2(choice != all.end() && choice->kind() == ParameterKind::choice, parameter.key.c_str());
            QVERIFY(!parameter.broughtBy->words.empty());
            for (const std::string& word : parameter.broughtBy->words)
                QVERIFY2(choice->findChoice(word) != nullptr, word.c_str());
        }
    }

    void everyEncodingIsDescribed() {
        std::set<std::string> ids;
        for (const Encoding* encoding : encodings()) {
            QVERIFY2(ids.insert(encoding->id).second, encoding->id.c_str());
            QVERIFY2(!encoding->name.empty() && !encoding->citation.shortName.empty() &&
                         !encoding->citation.full.empty(),
                     encoding->id.c_str());
            QVERIFY2(encoding->shape != nullptr && encoding->make != nullptr, encoding->id.c_str());
            for (const Parameter& parameter : encoding->parameters)
                QVERIFY2(!parameter.label.empty() && !parameter.tooltip.empty(), parameter.key.c_str());
        }
    }

    void sharedKeysHaveOneType() {
        std::map<std::string, std::size_t> types;
        for (const Encoding* encoding : encodings())
            for (const Parameter& parameter : encoding->parameters) {
                const auto [known, isNew] = types.emplace(parameter.key, parameter.initial.index());
                QVERIFY2(isNew || known->second == parameter.initial.index(), parameter.key.c_str());
            }
    }

    /// A state has one value for a key, and the first encoding's is the one that it begins with.
    void sharedKeysHaveOneInitial() {
        std::map<std::string, const Encoding*> first;
        for (const Encoding* encoding : encodings())
            for (const Parameter& parameter : encoding->parameters) {
                const auto [known, isNew] = first.emplace(parameter.key, encoding);
                const auto other =
                    std::ranges::find(known->second->parameters, parameter.key, &Parameter::key);
                QVERIFY2(isNew || other->initial == parameter.initial,
                         (parameter.key + " of " + encoding->id + " and of " + known->second->id).c_str());
            }
    }

    void choosingAnEncodingGivesAStateThatHolds_data() { eachEncoding(); }
    void choosingAnEncodingGivesAStateThatHolds() {
        QFETCH(QString, id);
        Sample sample(7);
        for (int n = 0; n < 50; ++n) {
            State state = defaultState();
            state.arrangement.panes = {{"any", {}}};
            state.set(keys::dModel, sample.anySize(1, 65'536));
            state.set(keys::maxLen, sample.anySize(1, 1024));
            chooseEncoding(state, *findEncoding(id.toStdString()));
            repair(state);
            const std::vector<std::string> views{"any"};
            const auto failure = checkState(state, views);
            QVERIFY2(!failure, failure ? failure->text.english().c_str() : "");
        }
    }

    void sessionsComeBack_data() { eachEncoding(); }
    void sessionsComeBack() {
        QFETCH(QString, id);
        for (int n = 0; n < statesPerEncoding; ++n) {
            State state = defaultState();
            state.values = smallCase(id, n).values;
            state.set(keys::encoding, id.toStdString());
            state.arrangement.panes = {{"any", {}}};
            repair(state);
            const std::vector<std::string> views{"any"};
            const auto again = readSession(writeSession(state), views);
            QVERIFY2(again.ok(), again ? "" : again.error().text.english().c_str());
            QCOMPARE(*again, state);
        }
    }

 private:
    static void eachEncoding() { eachId("id", encodings()); }
};

QTEST_APPLESS_MAIN(TestEncodingLists)
#include "tst_encodinglists.moc"
