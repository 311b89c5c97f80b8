// SPDX-License-Identifier: GPL-3.0-or-later
// The first lessons show nothing before it has been named: no part of a sentence's picture, and no mark in a
// table.
#include <QRegularExpression>
#include <QTest>
#include <map>

#include "core/lessons/lessonstate.h"
#include "tests/support/strict.h"
#include "tests/ui/lessonrows.h"
#include "tests/ui/windowfixture.h"
#include "ui/views/sentence/shownparts.h"
#include "ui/views/viewregistry.h"

using namespace posiscope;

namespace {

/// A part of a picture and the words that introduce it, by language.
struct Named {
    const char* part;
    std::map<QString, const char*> words;
};

const Named embedding{"embedding", {{"en", "embedding"}, {"zh", "嵌入"}, {"ru", "эмбеддинг"}}};
const Named encoding{"encoding", {{"en", "encoding"}, {"zh", "编码"}, {"ru", "кодиров"}}};
const Named input{"input", {{"en", "added|sum"}, {"zh", "加到|加上|加在|相加"}, {"ru", "прибавля|сумм"}}};
const Named norm{"norm", {{"en", "\\bnorm"}, {"zh", "范数"}, {"ru", "\\bнорм"}}};
const Named weights{"weights", {{"en", "weights"}, {"zh", "权重"}, {"ru", "\\bвес(а|ов|ами)\\b"}}};
const Named outputs{"outputs", {{"en", "output"}, {"zh", "输出"}, {"ru", "выход"}}};
const Named swap{"swap", {{"en", "change places"}, {"zh", "互换|交换"}, {"ru", "меня\\w+ местами"}}};
const Named waves{"marks of chosen waves", {{"en", "wave"}, {"zh", "波"}, {"ru", "волн"}}};
const Named offset{"marks of the offset", {{"en", "offset"}, {"zh", "偏移"}, {"ru", "сдвиг|смещени"}}};

bool names(const Named& thing, const QString& text, const QString& code) {
    const QRegularExpression words(
        QString::fromUtf8(thing.words.at(code)),
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
    return words.match(text).hasMatch();
}

/// What the picture of a sentence shows.
std::vector<const Named*> partsIn(const State& state) {
    using Kind = SentenceParts::Kind;
    const SentenceParts parts = sentencePartsOf(state);
    std::vector<const Named*> all;
    if (parts.kind == Kind::automatic || parts.kind == Kind::tables) {
        all.push_back(&embedding);
        if (parts.sum) all.insert(all.end(), {&encoding, &input});
        if (parts.norms) all.push_back(&norm);
    }
    if (parts.kind != Kind::tables) {
        if (parts.kind != Kind::swap) all.push_back(&weights);
        all.push_back(&outputs);
        if (parts.with) all.insert(all.end(), {&encoding, &input});
    }
    if (parts.kind == Kind::swap) all.push_back(&swap);
    return all;
}

/// The marks that a heatmap of the state has.
std::vector<const Named*> marksIn(const State& state) {
    std::vector<const Named*> all;
    const auto snapshot = std::make_shared<const Snapshot>(makeSnapshot(state));
    for (const Pane& pane : state.arrangement.panes) {
        if (pane.view != "heatmap") continue;
        const std::unique_ptr<View> view(findViewType(pane.view)->create(nullptr));
        view->show({snapshotOf(snapshot, pane.subject), Theme::light(), pane.viewport, true, false, {true}});
        for (const MarkMeaning& meaning : view->markMeanings()) {
            if (meaning.sign == MarkMeaning::Sign::triangle) all.push_back(&waves);
            if (meaning.text.contains(QStringLiteral("p + k"))) all.push_back(&offset);
        }
    }
    return all;
}

/// What people have read of a step, up to a moment.
QString textOf(const Step& step, Moment moment) {
    std::string text = step.title + "\n" + step.text.text;
    if (moment == Moment::beginning || !step.prediction) return QString::fromStdString(text);
    text += "\n" + step.prediction->question.text + "\n" + step.prediction->because.text;
    if (moment == Moment::then) text += "\n" + step.then.text;
    return QString::fromStdString(text);
}

/// Reads lessons one after the other, and says what their pictures show too early.
class Reader {
 public:
    explicit Reader(QString code) : code_(std::move(code)) {}

    QStringList faultsOf(const Lesson& lesson) {
        QStringList faults;
        for (std::size_t n = 0; n < lesson.steps.size(); ++n) {
            const Step& step = lesson.steps[n];
            for (const Moment moment : {Moment::beginning, Moment::answer, Moment::then}) {
                const auto state = stateOfStep(lesson, n, viewIds(), moment);
                if (!state) return {QString::fromStdString(state.error().text.english())};
                const QString now = textOf(step, moment);
                const auto check = [&](const std::vector<const Named*>& shown, const QString& text) {
                    for (const Named* thing : shown)
                        if (!names(*thing, text, code_))
                            faults << QStringLiteral("“%1”, moment %2: %3")
                                          .arg(QString::fromStdString(step.title))
                                          .arg(int(moment))
                                          .arg(QLatin1String(thing->part));
                };
                const auto& panes = state->arrangement.panes;
                if (std::ranges::any_of(panes, [](const Pane& pane) { return pane.view == "sentence"; }))
                    check(partsIn(*state), read_ + now);
                check(marksIn(*state), now);
            }
            // What may be left out introduces nothing for the steps after it.
            if (!step.optional) read_ += textOf(step, Moment::then) + u'\n';
        }
        return faults;
    }

 private:
    QString code_, read_;
};

}  // namespace

class TestIntroduced : public StrictTest {
    Q_OBJECT

 private slots:
    void nothingIsShownBeforeItIsNamed_data() {
        QTest::addColumn<QString>("code");
        for (const QString& code : languageCodes())
            QTest::newRow(qPrintable(code)) << code;
    }
    void nothingIsShownBeforeItIsNamed() {
        QFETCH(QString, code);
        Reader reader(code);
        for (const QString& name : builtInLessons().mid(0, 4)) {
            const auto lesson = loadLesson(name, *findLanguage(code));
            QVERIFY(lesson.ok());
            const QStringList faults = reader.faultsOf(*lesson);
            QVERIFY2(faults.isEmpty(), qPrintable(name + u' ' + faults.join(u'\n')));
        }
    }

    /// What is wrong with a lesson of one step that speaks of embeddings, weights and outputs alone.
    void whatIsTooEarlyIsFound_data() {
        const Rows<std::string, QString> row("state", "faults");
        row("the embedding", "panes = sentence\nsentence_parts = embedding", "");
        row("attention without positions", "panes = sentence\nsentence_parts = attention-without", "");
        row("norms", "panes = sentence\nsentence_parts = tables", "encoding, input, norm");
        row("a sum", "panes = sentence\nsentence_parts = sum", "encoding, input");
        row("attention with positions", "panes = sentence\nsentence_parts = attention", "encoding, input");
        row("a swap", "panes = sentence\nsentence_parts = swap-without", "swap");
        row("as many as fit", "panes = sentence", "encoding, input, norm, encoding, input");
        row("marks of waves", "panes = heatmap\noffset = 0", "marks of chosen waves");
        row("marks of the offset", "panes = heatmap\noffset = 3\nhidden = panel", "marks of the offset");
        row("no marks", "panes = heatmap\noffset = 0\nhidden = panel", "");
        row("no choice of waves", "panes = heatmap\noffset = 0\nhidden = dimensions", "");
        row("waves beside their marks", "panes = heatmap, waves\noffset = 0\nhidden = panel",
            "marks of chosen waves");
    }
    void whatIsTooEarlyIsFound() {
        const auto [state, faults] = fetchRow<std::string, QString>();
        const auto lesson = parseLesson("---\nlesson: l\ntitle: L\n---\n## One\n\n```state\n" + state +
                                        "\n```\n\nAn embedding, weights, and outputs.\n");
        QVERIFY(lesson.ok());
        QStringList found;
        for (const QString& fault : Reader(QStringLiteral("en")).faultsOf(*lesson))
            if (fault.contains(QStringLiteral("moment 0"))) found << fault.section(QStringLiteral(": "), 1);
        QCOMPARE(found.join(QStringLiteral(", ")), faults);
    }
};

POSISCOPE_WINDOW_TEST(TestIntroduced)
#include "tst_introduced.moc"
