// SPDX-License-Identifier: GPL-3.0-or-later
// Refused options of every encoding: those of other encodings, and values outside the limits.
#include <cmath>
#include <set>

#include "core/parameters/keys.h"
#include "core/state/state.h"
#include "tests/app/programtest.h"
#include "tests/support/allrows.h"
#include "tests/support/rows.h"

using namespace posiscope;

namespace {

QString asOption(const Parameter& parameter) {
    return QString::fromStdString(parameter.option());
}

QStringList given(const Parameter& parameter, const Value& value) {
    if (parameter.kind() == ParameterKind::flag) return {asOption(parameter)};
    const QString text = QString::fromStdString(formatValue(parameter, value));
    return {asOption(parameter) + '=' + (text.isEmpty() ? QStringLiteral("1") : text)};
}

bool isNumber(const Parameter& parameter) {
    return !parameter.internal &&
           (parameter.kind() == ParameterKind::integer || parameter.kind() == ParameterKind::real);
}

}  // namespace

class TestCliEncodingOptions : public ProgramTest {
    Q_OBJECT

 private slots:
    // One option that this encoding does not have: of one other encoding, in turn, or of each.
    void ofOthers_data() {
        addColumns<QString, QStringList>("id", "option");
        std::size_t turn = 0;
        for (const Encoding* encoding : encodings()) {
            State state = defaultState();
            state.set(keys::encoding, encoding->id);
            std::vector<std::pair<const Encoding*, const Parameter*>> foreign;
            for (const Encoding* other : encodings())
                for (const Parameter& parameter : other->parameters) {
                    if (parameter.internal || findParameter(state, parameter.key) != nullptr) continue;
                    foreign.emplace_back(other, &parameter);
                    break;
                }
            for (std::size_t n = 0; n < foreign.size(); ++n) {
                if (!allRows() && n != turn % foreign.size()) continue;
                const auto [other, parameter] = foreign[n];
                QTest::addRow("%s %s of %s", encoding->id.c_str(), parameter->option().c_str(),
                              other->id.c_str())
                    << QString::fromStdString(encoding->id) << given(*parameter, parameter->initial);
            }
            ++turn;
        }
    }
    void ofOthers() {
        const auto [id, option] = fetchRow<QString, QStringList>();
        const QString first = option.first().section('=', 0, 0);
        const QStringList mentioned{posiscope::wording("errors/not-of-encoding", {first, id})};
        VERIFY_REFUSED(program_.run(QStringList{"describe", "--encoding", id} + option), 2, mentioned);
    }

    // A value below the least, and one above the largest: of a parameter's first encoding, or of each.
    void outsideLimits_data() {
        addColumns<QString, QString, QString, QString>("id", "option", "key", "limits");
        std::set<std::string> seen;
        for (const Encoding* encoding : encodings())
            for (const Parameter& parameter : encoding->parameters) {
                if (!isNumber(parameter) || parameter.limitsFor) continue;
                if (!seen.insert(parameter.key).second && !allRows()) continue;
                const Limits& limits = parameter.limits;
                for (const bool below : {true, false}) {
                    const double number = !below             ? limits.maximum * 2 + 1
                                          : limits.openBelow ? limits.minimum
                                                             : limits.minimum - 1;
                    if (std::abs(number) > 9e15) continue;
                    QTest::addRow("%s %s %s", encoding->id.c_str(), parameter.key.c_str(),
                                  below ? "too small" : "too large")
                        << QString::fromStdString(encoding->id)
                        << asOption(parameter) + '=' + QString::number(number, 'g', 17)
                        << QString::fromStdString(parameter.key)
                        << QString::fromStdString(describeLimits(parameter, limits).english());
                }
            }
    }
    void outsideLimits() {
        const auto [id, option, key, limits] = fetchRow<QString, QString, QString, QString>();
        VERIFY_REFUSED(program_.run({"describe", "--encoding", id, option}), 2, QStringList({key, limits}));
    }

    // Every encoding accepts its own options with their current values.
    void ownOptions_data() {
        QTest::addColumn<QString>("id");
        for (const Encoding* encoding : encodings())
            if (!encoding->fromFile)
                QTest::newRow(encoding->id.c_str()) << QString::fromStdString(encoding->id);
    }
    void ownOptions() {
        QFETCH(QString, id);
        State state = defaultState();
        state.set(keys::encoding, id.toStdString());
        const Ran plain = program_.run({"describe", "--json", "--encoding", id});
        VERIFY_DONE(plain);
        for (const Parameter& parameter : encodingOf(state).parameters) {
            if (!parameter.relevantIn(state.values) || parameter.kind() == ParameterKind::flag) continue;
            const Value& value = state.values.at(parameter.key);
            if (formatValue(parameter, value).empty()) continue;
            const Ran ran =
                program_.run(QStringList{"describe", "--json", "--encoding", id} + given(parameter, value));
            VERIFY_DONE(ran);
            QCOMPARE(ran.output, plain.output);
        }
    }

    void withoutMeaning_data() {
        const Rows<QString, QString> row("words", "option");
        for (const char* words :
             {"--beta-fast 16", "--beta-slow 2", "--no-truncate", "--mscale 0.7", "--factor 2",
              "--original-max-position 1024", "--attention-factor 1.5", "--low-freq-factor 2",
              "--scaling linear --beta-fast 16", "--scaling llama3 --beta-slow 2",
              "--scaling yarn --high-freq-factor 8", "--scaling dynamic --attention-factor 1.5"}) {
            const QString all = words;
            const qsizetype last = all.lastIndexOf("--");
            row(words, all, all.mid(last).section(' ', 0, 0).replace("--no-", "--"));
        }
    }
    void withoutMeaning() {
        const auto [words, option] = fetchRow<QString, QString>();
        VERIFY_REFUSED(program_.run(QStringList{"describe", "--encoding", "rope"} + words.split(' ')), 2,
                       QStringList({posiscope::wording("errors/means-nothing", {option, "rope"})}));
    }

    void unknownEncoding_data() {
        QTest::addColumn<QString>("id");
        QTest::newRow("unknown") << "ropes";
        QTest::newRow("empty") << "";
        QTest::newRow("control characters") << "\x1b[31m\nrope";
    }
    void unknownEncoding() {
        QFETCH(QString, id);
        const Ran ran = program_.run({"describe", "--encoding", id});
        VERIFY_REFUSED(ran, 2, QStringList({"encoding", "sinusoidal", "nope"}));
        QVERIFY(!ran.errors.contains('\x1b'));
    }
};

QTEST_GUILESS_MAIN(TestCliEncodingOptions)
#include "tst_cli_encodingoptions.moc"
