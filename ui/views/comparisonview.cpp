// How A and B differ: the parameters in words, the cells in numbers.
#include <qcustomplot.h>

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QPointer>
#include <QTextBrowser>
#include <QTextDocument>

#include "core/parameters/keys.h"
#include "core/state/compare.h"
#include "core/state/wavegame.h"
#include "ui/async/asyncresult.h"
#include "ui/translation/text.h"
#include "ui/view/view.h"
#include "ui/views/textpane.h"

namespace posiscope {

namespace {

constexpr int digits = 6;
constexpr double perCell = 100;  // billionths of a second that a comparison takes

class ComparisonView final : public View {
    Q_DECLARE_TR_FUNCTIONS(ComparisonView)

 public:
    explicit ComparisonView(QObject* parent)
        : View(parent),
          browser_(newTextPane(QStringLiteral("comparison"), tr("Comparison"))),
          copy_(new QAction(this)),
          found_(
              this, [this] { write(); }, [this] { write(); }) {
        copy_->setObjectName(QStringLiteral("copyComparison"));
        copy_->setText(tr("Copy comparison"));
        copy_->setToolTip(tr("Copy the comparison as text"));
        copy_->setIconText(QStringLiteral("copy"));
        connect(copy_, &QAction::triggered, this,
                [this] { QGuiApplication::clipboard()->setText(document_.toPlainText()); });
    }
    ~ComparisonView() override {
        if (browser_ && browser_->parent() == nullptr) delete browser_;
    }

    QWidget* widget() override { return browser_; }

    void show(const Frame& frame) override {
        scene_ = frame.scene;
        theme_ = &frame.theme;
        ask(frame);
        write();
    }
    void paint(QCPPainter& painter, QSize size) override {
        painter.fillRect(QRect(QPoint(), size), theme_->card);
        QTextDocument document;
        document.setDefaultFont(textFont(14));
        document.setDocumentMargin(16);
        document.setHtml(html());
        document.setTextWidth(size.width());
        painter.save();
        // What does not fit is drawn smaller: in a file nobody can scroll.
        double scale = 1;
        constexpr double smallest = 0.3;
        while (document.size().height() > size.height() / scale && scale > smallest) {
            scale *= 0.95;
            document.setTextWidth(size.width() / scale);
        }
        painter.scale(scale, scale);
        document.drawContents(&painter);
        painter.restore();
    }

    QString subtitle(const Scene& now) const override {
        if (!now.state.compared) return tr("nothing is compared");
        const auto words = differencesInWords(now.state.values, *now.state.compared);
        if (words.empty()) return tr("no parameter differs");
        QStringList names;
        for (const WordDifference& each : words)
            names << translated(each.what);
        return names.join(QStringLiteral(", "));
    }
    QString description(const Scene& now) const override {
        return tr("What A and B differ in: %1. %2").arg(subtitle(now), numbers().join(u' '));
    }
    QList<QAction*> actions() override { return {copy_}; }

 private:
    using Sides = std::pair<std::shared_ptr<const Model>, std::shared_ptr<const Model>>;
    Sides sides() const { return {scene_->model, scene_->other}; }

    void ask(const Frame& frame) {
        if (sides() != compared_) {
            compared_ = sides();
            fields_ = scene_->other ? comparableOf(*scene_, sceneOf(*scene_, Subject::b)) : Comparable();
        }
        if (!scene_->other) return found_.forget();
        double cells = 0;
        for (const ComparedPart& part : fields_.parts)
            cells += static_cast<double>(part.a->rows()) * static_cast<double>(part.a->columns());
        found_.ask(compared_, perCell * cells, frame.waits, frame.pulse,
                   [fields = fields_](const Progress& proceed) -> Result<PartDifferences> {
                       return differencesOf(fields, proceed);
                   });
    }

    /// What is compared, and why A and B differ whatever the numbers say.
    QStringList scope() const {
        QStringList lines;
        QStringList compared;
        for (const Text& each : fields_.compared)
            compared << translated(each);
        if (!compared.isEmpty()) lines << tr("Compared: %1.").arg(compared.join(QStringLiteral(", ")));
        for (const Text& each : fields_.notCompared)
            lines << tr("Not compared: %1, which a table from a file cannot have.").arg(translated(each));
        for (const Text& each : fields_.unlike)
            lines << tr("Different: %1.").arg(translated(each));
        return lines;
    }

    QStringList numbers() const {
        QStringList lines = scope();
        if (!found_.isAnswerTo(compared_)) return lines << tr("Computing …");
        if (fields_.parts.empty()) return lines << tr("There are no numbers to compare.");
        const PartDifferences& found = *found_.get();
        const NumberDifference& worst = found.parts[found.worst];
        const ComparedPart& part = fields_.parts[found.worst];
        if (!found.parts.front().sameShape)
            lines << tr("The shapes differ: compared are the %1 × %2 cells that both have.")
                         .arg(grouped(found.parts.front().rows), grouped(found.parts.front().columns));
        if (found.differing == 0) {
            lines << tr("All %1 cells are equal to the last bit.").arg(grouped(found.cells));
            return lines;
        }
        lines << tr("%1 of %2 cells differ.").arg(grouped(found.differing), grouped(found.cells));
        const QString place = translated(part.place(worst.row, worst.column));
        lines << tr("Largest difference: %1, in %2 (A %3, B %4).")
                     .arg(readable(worst.largest, digits),
                          fields_.parts.size() > 1 ? translated(part.what) + QStringLiteral(", ") + place
                                                   : place,
                          readable(worst.valueA, digits), readable(worst.valueB, digits));
        lines << tr("Root mean square: %1.").arg(readable(found.rms, digits));
        if (found.notFinite > 0)
            lines << tr("%1 differences are no finite numbers.").arg(grouped(found.notFinite));
        return lines;
    }

    QString html() const {
        if (!scene_->state.compared) return tr("Nothing is compared.").toHtmlEscaped();
        const QString muted = theme_->muted.name();
        const auto cell = [&](const QString& text, const QString& colour) {
            return QStringLiteral("<td style=\"color:%1\">%2</td>").arg(colour, text.toHtmlEscaped());
        };
        QString text = QStringLiteral("<div style=\"color:%1\">").arg(theme_->text.name());
        const auto words = differencesInWords(scene_->state.values, *scene_->state.compared);
        if (words.empty()) {
            text +=
                QStringLiteral("<p>%1</p>")
                    .arg(tr("A and B have the same parameters. Choose “Edit B” at the left and change some.")
                             .toHtmlEscaped());
        } else {
            text += QStringLiteral("<table cellspacing=\"0\" cellpadding=\"4\"><tr>") +
                    cell(QString(), muted) + cell(QStringLiteral("A"), theme_->sine.name()) +
                    cell(QStringLiteral("B"), theme_->cosine.name()) + QStringLiteral("</tr>");
            for (const WordDifference& each : words) {
                const auto side = [&](const Text& value) {
                    return cell(value.empty() ? tr("does not have it") : translated(value),
                                value.empty() ? muted : theme_->text.name());
                };
                text += QStringLiteral("<tr>") + cell(translated(each.what), muted) + side(each.inA) +
                        side(each.inB) + QStringLiteral("</tr>");
            }
            text += QStringLiteral("</table>");
        }
        for (const QString& line : numbers())
            text += QStringLiteral("<p>%1</p>").arg(line.toHtmlEscaped());
        return text + QStringLiteral("</div>");
    }

    void write() {
        const QString text = html();
        if (text == written_) return;
        written_ = text;
        document_.setHtml(text);
        if (browser_->textCursor().hasSelection() && browser_->hasFocus())
            return;  // somebody is about to copy it
        browser_->setHtml(text);
    }

    QPointer<QTextBrowser> browser_;
    QAction* copy_;
    ScenePointer scene_ = noScene();
    const Theme* theme_ = nullptr;
    Sides compared_;
    Comparable fields_;  // of those
    AsyncResult<Sides, PartDifferences> found_;
    QString written_;
    QTextDocument document_;
};

Text unavailable(const Scene& scene) {
    if (hidesB(scene.state))
        return POSISCOPE_TR("core", "How A and B differ is what the wave game asks you to find out.");
    if (scene.difference) return scene.difference->problem();
    return POSISCOPE_TR(
        "core", "Nothing is compared. Compare ▸ Compare two encodings puts a second one beside the first.");
}

}  // namespace

const ViewType& comparisonViewType() {
    static const ViewType type{
        .id = "comparison",
        .name = POSISCOPE_TR("core", "Differences"),
        .summary = POSISCOPE_TR("core", "What A and B differ in, in words and numbers"),
        .icon = QStringLiteral("view-comparison"),
        .create = [](QObject* parent) -> View* { return new ComparisonView(parent); },
        .unavailable = unavailable,
        .comparesSides = true};
    return type;
}

}  // namespace posiscope
