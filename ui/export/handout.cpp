#include "ui/export/handout.h"

#include <QCoreApplication>
#include <algorithm>

#include "core/lessons/lessonstate.h"
#include "core/parameters/keys.h"
#include "ui/documents/passages.h"
#include "ui/export/figure.h"
#include "ui/export/handoutpages.h"
#include "ui/export/handouttext.h"
#include "ui/translation/translated.h"
#include "ui/view/view.h"

namespace posiscope {

namespace {

constexpr double pictureScale = 2.5;  // about 300 dots per inch

/// Logical pixels: the fewer, the larger the type on paper.
QSize pictureSize(const std::vector<Pane>& panes) {
    if (panes.size() > 2) return {880, 600};
    if (panes.size() > 1) return {840, 430};
    return {720, 350};
}

QString valueInWords(const Parameter& parameter, const Value& value) {
    if (parameter.kind == Kind::choice)
        return translated(parameter.findChoice(std::get<std::string>(value))->label);
    if (parameter.kind == Kind::flag)
        return translated(std::get<bool>(value) ? POSISCOPE_TR("core", "yes") : POSISCOPE_TR("core", "no"));
    if (parameter.kind == Kind::integer) return grouped(std::get<std::int64_t>(value));
    return shownValue(parameter, value);
}

/// "Base: 100", in the words of the panel.
QString inWords(const Setting& setting, const State& solved) {
    const bool ofB = setting.key.starts_with("b.");
    State side = solved;
    if (ofB && solved.compared) side.values = *solved.compared;
    const Parameter* parameter = findParameter(side, ofB ? setting.key.substr(2) : setting.key);
    if (parameter == nullptr) return QString::fromStdString(setting.key + " = " + setting.value);
    return QStringLiteral("%1%2: %3")
        .arg(ofB ? QStringLiteral("B, ") : QString(), translated(parameter->label),
             valueInWords(*parameter, side.values.at(parameter->key)));
}

class Handout {
    Q_DECLARE_TR_FUNCTIONS(Handout)

 public:
    Handout(const Lesson& lesson, const HandoutOptions& options, QTextDocument& document)
        : lesson_(lesson), options_(options), text_(document) {}

    /// False when it was stopped.
    Result<bool> write() {
        writeHead();
        for (std::size_t n = 0; n < lesson_.steps.size(); ++n) {
            share_ = static_cast<double>(n) / static_cast<double>(lesson_.steps.size());
            if (!goesOn()) return false;
            if (const auto failure = writeStep(n)) return *failure;
        }
        share_ = 1;
        return goesOn();
    }

 private:
    bool goesOn() {
        stopped_ = stopped_ || !options_.progress(share_);
        return !stopped_;
    }

    QString filled(const Passage& passage) const { return filledPassage(passage, snapshot_); }

    void writeHead() {
        const QString kind = options_.solutions ? tr("Handout with solutions") : tr("Handout");
        text_.words(kind.toUpper(), {.size = 8, .bold = true, .accent = true, .after = 2, .keep = true});
        text_.words(QString::fromStdString(lesson_.title),
                    {.size = 22, .bold = true, .after = 4, .keep = true});
        QString about = QString::fromStdString(lesson_.summary);
        if (lesson_.minutes > 0)
            about += (about.isEmpty() ? QString() : QStringLiteral(" ")) +
                     tr("About %1 minutes.").arg(lesson_.minutes);
        if (!about.isEmpty()) text_.words(about, {.size = 11, .muted = true, .after = 8, .keep = true});
        if (!options_.solutions)
            text_.words(tr("Name and date:"),
                        {.size = 9, .muted = true, .before = 6, .after = 8, .keep = true, .rule = true});
    }

    Failure writeStep(std::size_t n) {
        const Step& step = lesson_.steps[n];
        const auto state = stateOfStep(lesson_, n, viewIds());
        if (!state) return state.error();
        snapshot_ = makeSnapshot(*state, snapshot_);
        text_.words(QStringLiteral("%1  %2").arg(n + 1).arg(QString::fromStdString(step.title)),
                    {.size = 15, .bold = true, .before = n == 0 ? 8.0 : 22.0, .after = 6, .keep = true});
        if (const auto failure = writePicture(snapshot_, {.after = 8})) return failure;
        if (!step.text.text.empty()) text_.markdown(filled(step.text), {});
        if (step.prediction) writePrediction(*step.prediction);
        if (step.task)
            if (const auto failure = writeTask(step)) return failure;
        if (options_.solutions && !step.notes.text.empty()) {
            writeCaption(tr("For the speaker"), 0);
            text_.markdown(filled(step.notes), {.size = 9, .muted = true, .after = 4});
        }
        return std::nullopt;
    }

    /// What the panes show, where it is not what the last picture shows already.
    Failure writePicture(const Snapshot& snapshot, const Paragraph& look) {
        const Arrangement& arrangement = snapshot.state.arrangement;
        FigureRequest request;
        request.snapshot = snapshot;
        request.panes = arrangement.panes;
        request.columnSplit = arrangement.columnSplit;
        request.rowSplit = arrangement.rowSplit;
        request.size = pictureSize(arrangement.panes);
        request.scale = pictureScale;
        request.cursor = true;
        request.pulse = [this] { return goesOn(); };
        const auto drawn = renderImage(request);
        if (!drawn) return drawn.error();
        // Without transparency, which printers are slow with.
        const QImage image = drawn->convertToFormat(QImage::Format_RGB32);
        if (image == last_) return std::nullopt;
        last_ = image;
        text_.picture(last_, look);
        return std::nullopt;
    }

    void writeCaption(const QString& words, int bar) {
        text_.words(
            words.toUpper(),
            {.size = 8, .bold = true, .accent = true, .before = 8, .after = 3, .bar = bar, .keep = true});
    }

    void writePrediction(const Prediction& prediction) {
        const int bar = ++bars_;
        writeCaption(tr("Predict first"), bar);
        text_.markdown(filled(prediction.question), {.bar = bar, .keep = true}, true);
        const bool because = options_.solutions && !prediction.because.text.empty();
        for (const Answer& answer : prediction.answers) {
            const bool marked = options_.solutions && answer.right;
            const bool last = &answer == &prediction.answers.back();
            text_.markdown(filled(answer.text),
                           {.bold = marked,
                            .after = 4,
                            .bar = bar,
                            .mark = marked ? QStringLiteral("☑") : QStringLiteral("☐"),
                            .keep = !last || because},
                           true);
        }
        if (because) text_.markdown(filled(prediction.because), {.before = 2, .bar = bar}, true);
    }

    Failure writeTask(const Step& step) {
        constexpr int linesToWriteOn = 3;
        const int bar = ++bars_;
        writeCaption(tr("Your turn"), bar);
        const bool hint = !step.hint.text.empty();
        text_.markdown(filled(step.task->text), {.bar = bar, .keep = true}, true);
        if (!options_.solutions)
            for (int n = 1; n <= linesToWriteOn; ++n)
                text_.words(
                    {},
                    {.before = 5, .after = 5, .bar = bar, .keep = n < linesToWriteOn || hint, .rule = true});
        if (hint)
            text_.markdown(tr("Hint: %1").arg(filled(step.hint)),
                           {.size = 8, .muted = true, .before = 2, .bar = bar, .keep = options_.solutions},
                           true);
        if (options_.solutions)
            if (auto failure = writeSolution(*step.task, bar)) return failure;
        text_.endGroup();
        return std::nullopt;
    }

    Failure writeSolution(const Task& task, int bar) {
        if (task.solution.empty()) return std::nullopt;
        const auto solved = solvedState(snapshot_.state, task, viewIds());
        if (!solved) return solved.error();
        writeCaption(tr("Solution"), bar);
        for (const Setting& setting : task.solution)
            text_.words(inWords(setting, *solved), {.bold = true, .bar = bar, .keep = true});
        return writePicture(makeSnapshot(*solved, snapshot_), {.bar = bar});
    }

    const Lesson& lesson_;
    const HandoutOptions& options_;
    HandoutText text_;
    Snapshot snapshot_;
    QImage last_;
    int bars_ = 0;
    double share_ = 0;
    bool stopped_ = false;
};

}  // namespace

Result<std::unique_ptr<QTextDocument>> handoutDocument(const Lesson& lesson, const HandoutOptions& options) {
    auto document = std::make_unique<QTextDocument>();
    Handout handout(lesson, options, *document);
    const auto complete = handout.write();
    if (!complete) return complete.error();
    if (!*complete) document.reset();
    return document;
}

Result<QByteArray> handoutPdf(const Lesson& lesson, const HandoutOptions& options) {
    const auto document = handoutDocument(lesson, options);
    if (!document) return document.error();
    if (*document == nullptr) return QByteArray();
    return paginate(**document, QString::fromStdString(lesson.title));
}

}  // namespace posiscope
