// SPDX-License-Identifier: GPL-3.0-or-later
// Edit ▸ Copy as code, from text to input: the copied program computes the numbers of the view Sentence.
#include <QTest>
#include <cmath>

#include "core/sentence/inputcode.h"
#include "core/sentence/sentence.h"
#include "core/state/snapshot.h"
#include "tests/support/encodingof.h"
#include "tests/support/python.h"
#include "tests/support/rows.h"
#include "tests/support/strict.h"

using namespace posiscope;

Q_DECLARE_METATYPE(Given)

namespace {

void addSentences() {
    addColumns<QString, Given>("encoding", "given");
    const auto row = [](const char* name, const char* encoding, Given given) {
        given.insert(given.begin(), {"d_model", std::int64_t{16}});
        QTest::newRow(name) << QString::fromLatin1(encoding) << given;
    };
    const auto text = [](const char* words) { return Value(std::string(words)); };
    row("as it begins", "sinusoidal", {});
    row("another seed", "sinusoidal", {{"embedding_seed", std::int64_t{42}}});
    row("not scaled", "sinusoidal", {{"embedding_scaled", false}});
    row("side by side", "sinusoidal", {{"combine", text("concatenate")}});
    row("a word twice", "sinusoidal", {{"sentence", text("the dog bites the man")}});
    row("signs", "sinusoidal", {{"sentence", text(R"(“{d_model}” "quoted" \ back {tokens} don't 3.14)")}});
    row("other scripts", "sinusoidal", {{"sentence", text("狗咬人 собака 🐕")}});
    row("longer than the table", "sinusoidal",
        {{"max_len", std::int64_t{3}}, {"sentence", text("a b c d e f")}});
    row("more than is drawn", "sinusoidal",
        {{"sentence", Value(QString("word ").repeated(80).toStdString())}});
    row("half-split, from 5, odd", "sinusoidal",
        {{"layout", text("half-split")}, {"first_position", std::int64_t{5}}, {"d_model", std::int64_t{7}}});
    row("a grid", "sinusoidal-2d", {{"height", std::int64_t{3}}, {"width", std::int64_t{3}}});
    row("time steps", "timestep", {});
}

}  // namespace

class TestInputCode : public StrictTest {
    Q_OBJECT

 private slots:
    void numpy_data() { addSentences(); }
    void numpy() {
        if (!numpy_) numpy_ = std::make_unique<Python>();
        computesTheInput(QStringLiteral("numpy"), *numpy_);
    }
    void pytorch_data() { addSentences(); }
    void pytorch() {
        if (!torch_) torch_ = std::make_unique<Python>();
        QString complaint;
        static const bool installed =
            torch_->isThere() && torch_->printed(QStringLiteral("import torch"), complaint).has_value();
        if (!installed) QSKIP("python3-torch is not installed");
        computesTheInput(QStringLiteral("pytorch"), *torch_);
    }
    void tensorflowInNumpysNames_data() { addSentences(); }
    void tensorflowInNumpysNames() {
        if (!tensorflow_) tensorflow_ = std::make_unique<Python>(QString::fromLatin1(standInForTensorFlow));
        computesTheInput(QStringLiteral("tensorflow"), *tensorflow_);
    }

    void hasNone_data() {
        addColumns<QString, Given, QString>("encoding", "given", "said");
        QTest::newRow("no formula") << "learned" << Given{} << "formula";
        QTest::newRow("turned") << "rope" << Given{} << "turns";
        QTest::newRow("added to scores") << "alibi" << Given{} << "scores";
        QTest::newRow("vectors of a file")
            << "sinusoidal" << Given{{"embedding_file", std::string("w.npy")}} << "file";
        QTest::newRow("no words") << "sinusoidal" << Given{{"sentence", std::string("  ")}} << "no words";
    }
    void hasNone() {
        const auto [encoding, given, said] = fetchRow<QString, Given, QString>();
        const Snapshot snapshot = makeSnapshot(stateOf(encoding.toStdString(), given));
        const std::string reason = whyNoInputCode(snapshot).english();
        QVERIFY2(QString::fromStdString(reason).contains(said), reason.c_str());
        for (const CodeDialect& dialect : codeDialects())
            QVERIFY(inputCode(snapshot, dialect).empty());
    }

 private:
    static void computesTheInput(const QString& dialect, Python& python) {
        if (!python.isThere()) QSKIP("python3 cannot be started");
        const auto [encoding, given] = fetchRow<QString, Given>();
        const Snapshot snapshot = makeSnapshot(stateOf(encoding.toStdString(), given));
        const QString code = QString::fromStdString(inputCode(snapshot, dialectOf(dialect)));
        QString complaint;
        const auto output = python.printed(
            code + QStringLiteral("\nprint(*[repr(float(v)) for v in x.reshape(-1)])\n"), complaint);
        QVERIFY2(output, qPrintable(code + complaint));
        const QList<QByteArray> numbers = output->trimmed().split(' ');
        const auto sentence = makeSentence(*snapshot.model, sentenceChoice(snapshot.state), nullptr);
        QVERIFY(sentence.ok());
        const TableMatrix input = sentence->input();
        QCOMPARE(numbers.size(), static_cast<qsizetype>(input.size()));
        for (qsizetype n = 0; n < numbers.size(); ++n)
            QVERIFY2(std::abs(numbers[n].toDouble() - input.data()[n]) < 1e-13,
                     qPrintable(QStringLiteral("number %1: %2, %3")
                                    .arg(n)
                                    .arg(input.data()[n], 0, 'g', 17)
                                    .arg(QLatin1String(numbers[n]))));
    }

    std::unique_ptr<Python> numpy_, torch_, tensorflow_;
};

QTEST_GUILESS_MAIN(TestInputCode)
#include "tst_inputcode.moc"
