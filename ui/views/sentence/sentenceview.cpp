// SPDX-License-Identifier: GPL-3.0-or-later
// Words with positions, and the attention between them.
#include <QAction>
#include <QFileInfo>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPointer>
#include <QVBoxLayout>
#include <algorithm>
#include <functional>

#include "core/fields/deferredfield.h"
#include "core/parameters/keys.h"
#include "core/sentence/sentenceparameters.h"
#include "ui/async/asyncresult.h"
#include "ui/dialogs/dialogs.h"
#include "ui/files/tablepatterns.h"
#include "ui/plot/picturemarks.h"
#include "ui/style/interfacescale.h"
#include "ui/translation/positionwords.h"
#include "ui/translation/translated.h"
#include "ui/view/view.h"
#include "ui/views/sentence/embeddingfile.h"
#include "ui/views/sentence/sentencepainter.h"
#include "ui/views/shared/picturewidget.h"

namespace posiscope {

namespace {

using SharedResult = std::shared_ptr<const SentenceResult>;

class SentenceView final : public View {
    Q_DECLARE_TR_FUNCTIONS(SentenceView)

 public:
    explicit SentenceView(QObject* parent)
        : View(new QWidget, parent),
          edit_(new QLineEdit),
          canvas_(new PictureOf<SentencePicture>(
              QStringLiteral("sentence"),
              [painter = SentencePainter()](QCPPainter& on, QSize size, const SentencePicture& picture,
                                            const Theme& theme) mutable {
                  return painter.draw(on, size, picture, theme);
              })),
          answer_(
              this, [this] { refresh(true); }, [this] { refresh(false); }) {
        auto* column = new QVBoxLayout(widget());
        column->setContentsMargins(0, 0, 0, 0);
        column->setSpacing(0);
        auto* row = new QHBoxLayout;
        row->setContentsMargins(scaled(16), scaled(10), scaled(16), scaled(2));
        row->addWidget(edit_);
        column->addLayout(row);
        column->addWidget(canvas_, 1);
        edit_->setObjectName(QStringLiteral("sentenceEdit"));
        edit_->setAccessibleName(tr("Sentence"));
        edit_->setPlaceholderText(tr("Type a sentence in any language"));
        edit_->setToolTip(tr("The sentence whose words get positions"));
        edit_->setFont(interfaceFont(14));
        edit_->installEventFilter(this);
        connect(edit_, &QLineEdit::textEdited, this, [this](const QString& text) {
            emit edited([text = text.toStdString()](State& state) { state.set(keys::sentence, text); },
                        tr("Type a sentence"), Gesture{Gesture::Kind::typing, keys::sentence.name});
        });
        connect(edit_, &QLineEdit::editingFinished, this, &View::gestureEnded);
        canvas_->setAccessibleName(tr("Words with their positions"));
        canvas_->onHover = [this](QPointF at) {
            if (const CursorPlace place = cursorAt(at); place.position) emit hovered(place);
        };
        canvas_->onClick = [this](QPointF at, Qt::KeyboardModifiers) {
            const CursorPlace place = cursorAt(at);
            if (!place.position) return;
            emit gestureEnded();
            clickCursor(place);
            emit gestureEnded();
        };
        QAction* const open =
            addAction(QStringLiteral("openEmbeddings"), tr("Open embeddings …"),
                      tr("Take the embeddings of words from a table in a file, a row for each"),
                      QStringLiteral("open"));
        connect(open, &QAction::triggered, this, &SentenceView::askForEmbeddings);
        random_ = addAction(QStringLiteral("randomEmbeddings"), tr("Random embeddings"),
                            tr("Go back to random embeddings"), QStringLiteral("reset"));
        connect(random_, &QAction::triggered, this, [this] { useTable({}, tr("Random embeddings")); });
    }

    void show(const ViewRequest& request) override {
        if (questionOf(*request.snapshot) != questionOf(*snapshot_)) problem_.clear();
        snapshot_ = request.snapshot;
        theme_ = &request.theme;
        cursor_ = request.cursor;
        colourBars_ = request.look.colourBar;
        inFile_ = request.waiting.untilDone;
        edit_->setVisible(!snapshot_->state.hidden.contains(keys::sentence.name));
        const QString text = QString::fromStdString(snapshot_->state.get(keys::sentence));
        if (edit_->text() != text) edit_->setText(text);
        random_->setEnabled(!snapshot_->state.get(keys::embeddingFile).empty());
        const SentenceRequest question = questionOf(*snapshot_);
        answer_.ask(question, request.waiting, [question, tables = tables_](const Progress&) {
            return computeSentence(question, *tables);
        });
        refresh(false);
    }

    bool paint(QCPPainter& painter, QSize size) override {
        paintedWidth_ = size.width();
        return canvas_->draw(painter, size);
    }
    FigureParts parts() const override {
        return {.colourBar = paintedWidth_ >= leastForBars(canvas_->picture().parts)};
    }

    MarkMeanings markMeanings() const override {
        const SentencePicture& picture = canvas_->picture();
        QStringList places;
        if (picture.token >= 0)
            places << markedPlace(
                "p", positionText(snapshot_->model->positions(), picture.firstPosition + picture.token));
        if (picture.dimension >= 0) places << markedPlace("j", picture.dimension);
        if (picture.key >= 0)
            places << markedPlace(
                "q", positionText(snapshot_->model->positions(), picture.firstPosition + picture.key));
        return cursorMeaning(places);
    }

    QString subtitle(const Snapshot& now) const override {
        const SentenceChoice choice = sentenceChoice(now.state);
        const auto tokens =
            static_cast<qint64>(tokensWithPositions(choice, now.model->table().rows()).size());
        const qint64 dModel = now.model->table().columns();
        const QString counted = tokens == 1 ? tr("1 token") : tr("%1 tokens").arg(grouped(tokens));
        if (!sentencePartsOf(now.state).havePositions())
            return tr("%1 × %2").arg(counted, tr("%1 dimensions").arg(grouped(dModel)));
        return tr("%1 × %2, %3")
            .arg(counted, tr("%1 dimensions").arg(grouped(choice.concatenated ? 2 * dModel : dModel)),
                 choice.concatenated ? tr("embedding | encoding") : tr("embedding + encoding"));
    }

    QString description(const Snapshot& now) const override {
        const SharedResult* known = answer_.isAnswerTo(questionOf(now)) ? answer_.get() : nullptr;
        const QString sentence = QString::fromStdString(now.state.get(keys::sentence));
        if (sentence.trimmed().isEmpty()) return hintForNothing();
        if (known == nullptr)
            return tr("The words of “%1” with their positions, %2.").arg(sentence, subtitle(now));
        return resultInWords(**known, now);
    }

 private:
    static QString hintForNothing() {
        return tr(
            "The sentence is empty. Type one above, such as “dog bites man”, to see its words get "
            "positions.");
    }
    static SentenceRequest questionOf(const Snapshot& snapshot) {
        return {snapshot.model, sentenceChoice(snapshot.state)};
    }
    CursorPlace cursorAt(QPointF at) const {
        const SentencePicture& picture = canvas_->picture();
        const SentencePlace place = placeAt(at, picture, layOutSentence(picture, canvas_->area()));
        const auto positionOf = [&](std::optional<qint64> token) -> std::optional<std::int64_t> {
            if (!token) return std::nullopt;
            return snapshot_->model->firstCursor() + *token;
        };
        return {positionOf(place.token), place.dimension, positionOf(place.key)};
    }

    void askForEmbeddings() {
        const QPointer<SentenceView> alive = this;
        const QString path = fileToOpen(
            widget(), tr("Open embeddings"),
            QFileInfo(QString::fromStdString(snapshot_->state.get(keys::embeddingFile))).absolutePath(),
            tr("Tables (%1);;All files (*)").arg(tablePatterns()));
        if (path.isEmpty() || !alive) return;
        const auto chosen = chooseTable(path, snapshot_->model->table().columns(), widget());
        if (!alive) return;
        if (!chosen) {
            problem_ = translated(chosen.error().text);
            refresh(true);
        } else if (*chosen) {
            useTable(**chosen, tr("Open %1").arg(QFileInfo(path).fileName()));
        }
    }

    void useTable(const ChosenTable& table, const QString& name) {
        emit gestureEnded();
        emit edited(
            [table](State& state) {
                state.set(keys::embeddingFile, table.file);
                state.set(keys::embeddingTensor, table.tensor);
            },
            name, {});
    }

    /// Undo belongs to the window: what is typed is part of its state at once.
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (watched == edit_ && event->type() == QEvent::ShortcutOverride) {
            auto* key = static_cast<QKeyEvent*>(event);
            if (key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo)) {
                event->ignore();
                return true;
            }
        }
        // Enter ends the step, and is not for the pane.
        if (watched == edit_ && event->type() == QEvent::KeyPress) {
            const int key = static_cast<QKeyEvent*>(event)->key();
            if (key == Qt::Key_Return || key == Qt::Key_Enter) {
                emit gestureEnded();
                return true;
            }
        }
        return View::eventFilter(watched, event);
    }

    void refresh(bool titles) {
        if (theme_ == nullptr || !snapshot_->model) return;
        SentencePicture picture;
        picture.firstPosition = snapshot_->model->firstCursor();
        picture.positions = snapshot_->model->positions();
        picture.scaled = snapshot_->state.get(keys::embeddingScaled);
        // A lesson says what to do.
        picture.whole = inFile_;
        picture.pointing = cursor_ && !inFile_ && snapshot_->state.hidden.empty();
        picture.colourBars = colourBars_;
        picture.parts = sentencePartsOf(snapshot_->state);
        picture.marks = marksOf(snapshot_->state, "sentence");
        picture.colormap = snapshot_->state.get(keys::colormap);
        picture.weightColormap = snapshot_->state.get(keys::similarityColormap);
        if (answer_.work().isLate()) picture.late = tr("Computing …");
        if (const Error* error = answer_.error()) picture.reason = translated(error->text);
        if (const SharedResult* result = answer_.get()) {
            picture.result = *result;
            picture.facts = factsInWords(
                **result, snapshot_->state.get(keys::position) - picture.firstPosition, picture.parts);
            // A lesson says what to do.
            if (!snapshot_->state.hidden.empty())
                std::erase_if(picture.facts, std::not_fn(&SentenceFact::numbers));
            picture.notes = notesInWords(**result, *snapshot_->model);
            const auto tokens = static_cast<qint64>((*result)->tokens().size());
            if (tokens == 0) picture.reason = hintForNothing();
            const auto inside = [&](qint64 position) {
                const qint64 token = position - picture.firstPosition;
                return cursor_ && token >= 0 && token < tokens ? token : -1;
            };
            const qint64 position = snapshot_->state.get(keys::position);
            picture.token = inside(position);
            picture.summed = static_cast<std::size_t>(
                std::clamp<qint64>(position - picture.firstPosition, 0, std::max<qint64>(0, tokens - 1)));
            picture.key = inside(snapshot_->state.get(keys::reference));
            const qint64 j = snapshot_->state.get(keys::dimension);
            picture.dimension = cursor_ && j < (*result)->facts.sentence().dModel() ? j : -1;
        }
        if (!problem_.isEmpty()) picture.notes.prepend(problem_);
        canvas_->show(std::move(picture), *theme_);
        if (titles) emit retitled();
    }

    QLineEdit* edit_;
    PictureOf<SentencePicture>* canvas_;
    QAction* random_ = nullptr;
    SnapshotPtr snapshot_ = noSnapshot();
    const Theme* theme_ = nullptr;
    bool cursor_ = true, colourBars_ = true, inFile_ = false;
    int paintedWidth_ = 0;
    QString problem_;  // of the last file that was chosen
    std::shared_ptr<EmbeddingTables> tables_ = std::make_shared<EmbeddingTables>();
    AsyncResult<SentenceRequest, SharedResult> answer_;
};

Dataset sentenceData(const Snapshot& snapshot) {
    const SentenceChoice choice = sentenceChoice(snapshot.state);
    const std::int64_t dModel = snapshot.model->table().columns();
    const auto tokens =
        static_cast<std::int64_t>(tokensWithPositions(choice, snapshot.model->table().rows()).size());
    const auto field = std::make_shared<DeferredField>(std::max<std::int64_t>(1, tokens),
                                                       choice.concatenated ? 2 * dModel : dModel);
    return {field,
            [dModel, beside = choice.concatenated](std::int64_t j) {
                const std::string name = std::to_string(j % dModel);
                return !beside ? name : (j < dModel ? "embedding_" : "encoding_") + name;
            },
            [field, tokens, choice, model = snapshot.model](const Progress&) -> Failure {
                if (tokens == 0)
                    return Error{{POSISCOPE_TR("core", "The sentence is empty."), {}}, keys::sentence.name};
                EmbeddingTables tables;
                auto table = tables.get(choice);
                if (!table) return table.error();
                const auto sentence = makeSentence(*model, choice, *table);
                if (!sentence) return sentence.error();
                field->set(storedMatrix(sentence->input()));
                return std::nullopt;
            }};
}

}  // namespace

const ViewType& sentenceViewType() {
    static const ViewType type{
        .id = "sentence",
        .name = POSISCOPE_TR("core", "Sentence"),
        .summary = POSISCOPE_TR("core", "Words with positions, and what attention makes of them"),
        .lookFor = POSISCOPE_TR(
            "core",
            "The same word at two places has the same embedding. Only the encoding tells the two apart."),
        .formula = "x_p = E(token_p) + PE(p)",
        .lesson = "where-positions-enter",
        .icon = QStringLiteral("view-sentence"),
        .create = [](QObject* parent) -> View* { return new SentenceView(parent); },
        .data = sentenceData,
        .colormapKey = keys::colormap.name,
        .unavailable = withoutAddedTable,
        .subtracts = false,
        .paper = {560, 520},
        .remedy = {.encoding = "sinusoidal"}};
    return type;
}

}  // namespace posiscope
