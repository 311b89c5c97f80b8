// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/handout.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <algorithm>
#include <vector>

#include "core/lessons/lessonstate.h"
#include "core/lessons/moves.h"
#include "core/parameters/keys.h"
#include "ui/export/handoutpages.h"
#include "ui/export/handoutpictures.h"
#include "ui/export/handoutquestion.h"
#include "ui/export/handouttext.h"
#include "ui/translation/translated.h"
#include "ui/view/view.h"

namespace posiscope {

namespace {

QString valueInWords(const Parameter& parameter, const Value& value) {
    if (parameter.kind() == ParameterKind::choice)
        return translated(parameter.findChoice(std::get<std::string>(value))->label);
    if (parameter.kind() == ParameterKind::flag)
        return translated(std::get<bool>(value) ? POSISCOPE_TR("core", "yes") : POSISCOPE_TR("core", "no"));
    if (parameter.kind() == ParameterKind::integer) return grouped(std::get<std::int64_t>(value));
    return shownValue(parameter, value);
}

/// "Base: 100", in the words of the panel.
QString inWords(const Setting& setting, const State& solved) {
    const bool ofB = setting.key.starts_with("b.");
    State side = solved;
    if (ofB && hasB(solved)) side.values = solved.variants.front();
    const Parameter* parameter = findParameter(side, ofB ? setting.key.substr(2) : setting.key);
    if (parameter == nullptr) return QString::fromStdString(setting.key + " = " + setting.value);
    return QStringLiteral("%1%2: %3")
        .arg(ofB ? QStringLiteral("B, ") : QString(), translated(parameter->label),
             valueInWords(*parameter, side.values.at(parameter->key)));
}

/// The passage with a gap in place of each number that follows the state: on screen it moves with the task.
Passage withGaps(const Passage& passage) {
    static const QRegularExpression number(QStringLiteral("\\{\\{(?!=)[^}|]*(?:\\|[^}]*?([^}|]*))?\\}\\}"));
    const QString gap = QStringLiteral("\\_").repeated(6);
    QString text = QString::fromStdString(passage.text);
    text.replace(number, gap + QStringLiteral("\\1"));
    return {text.toStdString(), passage.line};
}

class Handout {
    Q_DECLARE_TR_FUNCTIONS(Handout)

 public:
    Handout(const Lesson& lesson, const HandoutOptions& options, bool whole, QTextDocument& document)
        : lesson_(lesson),
          options_(options),
          whole_(whole),
          text_(document, options.pictures),
          pictures_(text_, [this] { return goesOn(); }) {}

    /// False when it was stopped.
    Result<bool> write() {
        writeHead();
        Snapshot last;
        for (std::size_t n = 0; n < lesson_.steps.size(); ++n) {
            share_ = static_cast<double>(n) / static_cast<double>(lesson_.steps.size());
            if (!goesOn()) return false;
            auto step = stepOnPaper(n, last);
            if (!step) return step.error();
            last = step->following;
            if (auto failure = writeStep(*step)) return *failure;
        }
        writeGains();
        writeHints();
        share_ = 1;
        return goesOn();
    }

 private:
    bool isFor(HandoutKind kind) const { return options_.kind == kind; }
    bool solved() const { return !isFor(HandoutKind::pupil); }

    bool goesOn() {
        stopped_ = stopped_ || !options_.progress(share_);
        return !stopped_;
    }

    Result<HandoutStep> stepOnPaper(std::size_t n, const Snapshot& last) const {
        HandoutStep step{lesson_, n, {}, {}, {}};
        const Snapshot* before = &last;
        for (const auto& [moment, snapshot] :
             {std::pair{Moment::beginning, &step.beginning}, std::pair{Moment::answer, &step.answered},
              std::pair{Moment::then, &step.following}}) {
            const auto state = stateOfStep(lesson_, n, viewIds(), moment);
            if (!state) return state.error();
            *snapshot = makeSnapshot(*state, *before);
            before = snapshot;
        }
        return step;
    }

    void writeHead() {
        const QString kind = isFor(HandoutKind::teacher)     ? tr("Teacher’s copy")
                             : isFor(HandoutKind::solutions) ? tr("Handout with solutions")
                                                             : tr("Handout");
        const auto line = [&](const QString& words, Paragraph look) {
            look.keep = look.wide = true;
            if (!words.isEmpty()) text_.words(words, look);
        };
        line(kind.toUpper(), {.size = 8, .bold = true, .accent = true, .after = 1});
        line(QString::fromStdString(lesson_.title), {.size = 18, .bold = true, .after = 2});
        QString about = QString::fromStdString(lesson_.summary);
        if (lesson_.minutes > 0)
            about += (about.isEmpty() ? QString() : QStringLiteral(" ")) +
                     tr("About %n minute(s).", nullptr, lesson_.minutes);
        line(about, {.size = 10, .muted = true, .after = 5});
        if (!lesson_.goals.empty()) line(tr("In this lesson"), {.bold = true, .after = 1});
        for (const std::string& goal : lesson_.goals)
            line(QString::fromStdString(goal), {.after = 1, .mark = QStringLiteral("•")});
        if (!lesson_.needs.empty())
            line(tr("You need: %1").arg(QString::fromStdString(lesson_.needs)), {.before = 2, .after = 5});
        if (!solved())
            line(tr("Name and date:"), {.size = 8, .muted = true, .before = 8, .after = 8, .rule = true});
        text_.endGroup();
    }

    void writeTitle(const HandoutStep& step, bool leftOut) {
        QString title =
            QStringLiteral("%1  %2").arg(step.number + 1).arg(QString::fromStdString(step.step().title));
        QStringList more;
        if (leftOut)
            more << tr("optional, in the program");
        else if (step.step().optional)
            more << tr("optional");
        if (isFor(HandoutKind::teacher) && step.step().minutes > 0)
            more << tr("%n minute(s)", nullptr, step.step().minutes);
        if (!more.isEmpty()) title = tr("%1 (%2)").arg(title, more.join(tr(", ")));
        text_.words(title, {.size = leftOut ? 9.0 : 12.0,
                            .bold = !leftOut,
                            .muted = leftOut,
                            .before = leftOut ? 6.0 : 10.0,
                            .after = leftOut ? 6.0 : 4.0,
                            .keep = !leftOut});
    }

    Failure writeStep(const HandoutStep& on) {
        const Step& step = on.step();
        const bool leftOut = step.optional && !whole_;
        writeTitle(on, leftOut);
        if (leftOut) return std::nullopt;
        if (auto failure = pictures_.draw(on.beginning, {.after = 5, .keep = true})) return failure;
        if (!step.text.text.empty()) text_.markdown(on.before(step.text), {});
        writeAsides(on, false);
        if (step.prediction) writeQuestion(text_, on, solved(), ++bars_);
        if (solved()) {
            if (auto failure = drawBoth(on.answered, step.after)) return failure;
            if (auto failure = drawBoth(on.following, step.thenState)) return failure;
            if (!step.then.text.empty()) text_.markdown(on.then(step.then), {.before = 3});
            writeAsides(on, true);
        }
        if (step.task)
            if (auto failure = writeTask(on)) return failure;
        text_.endGroup();
        if (isFor(HandoutKind::teacher) && !step.notes.text.empty()) {
            writeCaption(text_, tr("For the speaker"), 0);
            text_.markdown(on.before(step.notes), {.size = 8, .muted = true, .after = 3});
        }
        return std::nullopt;
    }

    /// What the settings have led to, and before it the first end of its motion.
    Failure drawBoth(const Snapshot& end, std::span<const Setting> settings) {
        const Paragraph look{.before = 4, .after = 5, .keep = true};
        if (const auto start = beginningOfMoves(end.state, settings))
            if (auto failure = pictures_.draw(makeSnapshot(*start, end), look)) return failure;
        return pictures_.draw(end, look);
    }

    /// Smaller than the text that they belong to, and indented.
    void writeAsides(const HandoutStep& on, bool afterAnswer) {
        constexpr double small = 8, indent = 9;  // points
        const QString mark(QChar(0x00a0));
        for (const More& more : on.step().more) {
            if (more.afterAnswer != afterAnswer) continue;
            const auto filled = [&](const Passage& passage) {
                return afterAnswer ? on.then(passage) : on.before(passage);
            };
            text_.markdown(filled(more.title), {.size = small,
                                                .bold = true,
                                                .before = 2,
                                                .after = 1,
                                                .mark = mark,
                                                .markRoom = indent,
                                                .keep = true});
            text_.markdown(filled(more.text), {.size = small, .mark = mark, .markRoom = indent});
        }
    }

    Failure writeTask(const HandoutStep& on) {
        const int bar = ++bars_;
        const Step& step = on.step();
        writeCaption(text_, tr("Your turn"), bar);
        const Passage& task = step.task->text;
        const QString hint = on.then(step.hint);
        text_.markdown(on.then(solved() ? task : withGaps(task)), {.bar = bar, .keep = solved()}, true);
        if (!solved()) {
            if (!hint.isEmpty()) hints_.emplace_back(on.number + 1, hint);
            return std::nullopt;
        }
        if (isFor(HandoutKind::teacher) && !hint.isEmpty())
            text_.markdown(tr("Hint: %1").arg(hint), {.size = 8, .muted = true, .bar = bar, .keep = true},
                           true);
        return writeSolution(on, bar);
    }

    Failure writeSolution(const HandoutStep& on, int bar) {
        const Task& task = *on.step().task;
        if (task.solution.empty()) return std::nullopt;
        const auto solved = solvedState(on.following.state, task, viewIds());
        if (!solved) return solved.error();
        writeCaption(text_, tr("Solution"), bar);
        for (const Setting& setting : task.solution)
            text_.words(inWords(setting, *solved), {.bold = true, .bar = bar, .keep = true});
        return pictures_.draw(makeSnapshot(*solved, on.following), {.bar = bar});
    }

    void writeGains() {
        if (lesson_.gains.empty()) return;
        text_.words(tr("You can now"), {.size = 12, .bold = true, .before = 10, .after = 4, .keep = true});
        for (const std::string& gain : lesson_.gains)
            text_.words(QString::fromStdString(gain),
                        {.after = 2, .mark = QStringLiteral("•"), .keep = &gain != &lesson_.gains.back()});
    }

    /// Upside down, so that nobody reads them by chance.
    void writeHints() {
        if (hints_.empty()) return;
        text_.words(tr("Hints for those who do the tasks in the program").toUpper(),
                    {.size = 7, .bold = true, .accent = true, .before = 12, .after = 4, .keep = true});
        for (const auto& [number, hint] : hints_)
            text_.markdown(QStringLiteral("**%1** %2").arg(number).arg(hint),
                           {.size = 7.5, .muted = true, .after = 3, .turned = true}, true);
    }

    const Lesson& lesson_;
    const HandoutOptions& options_;
    const bool whole_;  ///< with the optional steps
    HandoutText text_;
    HandoutPictures pictures_;
    std::vector<std::pair<std::size_t, QString>> hints_;
    int bars_ = 0;
    double share_ = 0;
    bool stopped_ = false;
};

using Document = std::unique_ptr<QTextDocument>;

/// With the optional steps or without them.
Result<Document> written(const Lesson& lesson, const HandoutOptions& options, bool whole) {
    auto document = std::make_unique<QTextDocument>();
    const auto complete = Handout(lesson, options, whole, *document).write();
    if (!complete) return complete.error();
    if (!*complete) document.reset();
    return document;
}

}  // namespace

Result<Document> handoutDocument(const Lesson& lesson, const HandoutOptions& options) {
    if (options.kind == HandoutKind::teacher || std::ranges::none_of(lesson.steps, &Step::optional))
        return written(lesson, options, true);
    // How high the steps are is known when they have been written.
    const int room = options.kind == HandoutKind::pupil ? 4 : 6;
    HandoutOptions half = options;
    half.progress = [&](double share) { return options.progress(share / 2); };
    auto whole = written(lesson, half, true);
    if (!whole || *whole == nullptr) return whole;
    if (columnsOf(**whole).back().page < room) {
        if (options.progress(1)) return whole;
        return Document();
    }
    half.progress = [&](double share) { return options.progress((1 + share) / 2); };
    return written(lesson, half, false);
}

Result<QByteArray> handoutPdf(const Lesson& lesson, const HandoutOptions& options) {
    const auto document = handoutDocument(lesson, options);
    if (!document) return document.error();
    if (*document == nullptr) return QByteArray();
    const QString title = QString::fromStdString(lesson.title);
    // A lesson of somebody's own has the licence that its author gives it.
    const bool ours = options.pictures.startsWith(u':');
    return paginate(**document, title, ours ? title + QStringLiteral(" · Posiscope · CC BY 4.0") : title);
}

}  // namespace posiscope
