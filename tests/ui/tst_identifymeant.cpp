// SPDX-License-Identifier: GPL-3.0-or-later
// “Identify …”: what the table was meant to be, by an encoding or a configuration.
#include <QComboBox>
#include <QPushButton>
#include <QToolButton>

#include "tests/support/rows.h"
#include "tests/support/strict.h"
#include "tests/ui/identifyfixture.h"
#include "ui/parameters/parameterpanel.h"
#include "ui/window/identifycommands.h"

using namespace posiscope;

class TestIdentifyMeant : public StrictTest {
    Q_OBJECT

    Folder folder_;

 private slots:
    void whatWasMeant_data() {
        addColumns<bool, QString, QString>("halves", "meant", "verdict");
        for (const char* meant : {"Sinusoidal", "Compared with"}) {
            QTest::addRow("%s, as it is", meant) << false << meant << "It is what was meant.";
            QTest::addRow("%s, in another order", meant) << true << meant << "It is not what was meant.";
        }
    }
    void whatWasMeant() {
        QFETCH(bool, halves);
        QFETCH(QString, meant);
        QFETCH(QString, verdict);
        WindowFixture fixture;
        const TablePlan plan;
        openAndWait(fixture, folder_.write("meant.npy", npyOf(plan, halves ? halfSplitCells(plan)
                                                                           : interleavedCells(plan))));
        fixture.trigger("compare");
        fixture.store.update(
            [](State& state) {
                editSubject(state, Subject::b, [](State& own) {
                    own.set(keys::layout, std::string("interleaved"));
                    own.set(keys::dModel, std::int64_t{64});
                    own.set(keys::maxLen, std::int64_t{200});
                });
            },
            "b");
        fixture.window->panel()->setSide(Subject::a);
        fixture.settle();
        fixture.trigger("identify");
        QTRY_VERIFY(dialogOf(fixture)->answer() != nullptr);
        auto* choice = part<QComboBox>(fixture, "meantAs");
        QVERIFY(!answerText(fixture).contains("what was meant"));
        choice->setCurrentIndex(choice->findText(meant, Qt::MatchStartsWith));
        emit choice->activated(choice->currentIndex());
        QTRY_VERIFY(answerText(fixture).contains(verdict));
        QCOMPARE(answerText(fixture).contains("Half-split where interleaved was meant: reorder columns"),
                 halves);
    }

    void aConfigurationThatWasMeant_data() {
        addColumns<QByteArray, QString, bool>("config", "said", "chosen");
        const char* const llama =
            R"({"model_type": "llama", "hidden_size": 256, "num_attention_heads": 4, "rope_theta": %1,
                "max_position_embeddings": 512})";
        QTest::newRow("as configured")
            << QByteArray(llama).replace("%1", "10000.0") << "It is what was meant." << true;
        QTest::newRow("default base")
            << QByteArray(llama).replace("%1", "500000.0") << "the default of the code" << true;
        QTest::newRow("broken") << QByteArray("{") << "config.json" << false;
    }
    void aConfigurationThatWasMeant() {
        QFETCH(QByteArray, config);
        QFETCH(QString, said);
        QFETCH(bool, chosen);
        WindowFixture fixture;
        openAndWait(fixture, folder_.write("rope.npy", exported("rope", {{"head_dim", std::int64_t{64}}})));
        askInPanel(fixture);
        auto* choice = part<QComboBox>(fixture, "meantAs");
        const std::string path = folder_.write("config.json", config.toStdString());
        chooseMeant(fixture, "The model of", path);
        QTRY_VERIFY2(answerText(fixture).contains(said), qPrintable(answerText(fixture)));
        QCOMPARE(choice->currentIndex() != 0, chosen);
    }
};

POSISCOPE_WINDOW_TEST(TestIdentifyMeant)
#include "tst_identifymeant.moc"
