// How A and B differ: the parameters in words, the cells in numbers.
#include "ui/views/comparisonview.h"

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
#include "ui/async/background.h"
#include "ui/translation/text.h"
#include "ui/views/textpane.h"

namespace posiscope {

namespace {

constexpr int digits = 6;
/// Tables of more cells are compared in the background.
constexpr std::int64_t cellsAtOnce = 200'000;

class ComparisonView final : public View {
    Q_DECLARE_TR_FUNCTIONS(ComparisonView)

 public:
    explicit ComparisonView(QObject* parent)
        : View(parent),
          browser_(newTextPane(QStringLiteral("comparison"), tr("Comparison"))),
          copy_(new QAction(this)) {
        copy_->setObjectName(QStringLiteral("copyComparison"));
        copy_->setText(tr("Copy comparison"));
        copy_->setToolTip(tr("Copy the comparison as text"));
        copy_->setIconText(QStringLiteral("copy"));
        connect(copy_, &QAction::triggered, this,
                [this] { QGuiApplication::clipboard()->setText(document_.toPlainText()); });
        connect(&background_, &Background::progressed, this, &ComparisonView::write);
    }
    ~ComparisonView() override {
        if (browser_ && browser_->parent() == nullptr) delete browser_;
    }

    QWidget* widget() override { return browser_; }

    void show(const Frame& frame) override {
        const bool changed = scene_.model != frame.scene.model || scene_.other != frame.scene.other;
        scene_ = frame.scene;
        theme_ = &frame.theme;
        if (changed || !found_) ask(frame.waits);
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
    void ask(bool waits) {
        found_.reset();
        fields_ = {};
        background_.stop();
        if (!scene_.other) return;
        fields_ = comparableOf(scene_, sceneOf(scene_, Subject::b));
        std::int64_t cells = 0;
        for (const ComparedPart& part : fields_.parts)
            cells += part.a->rows() * part.a->columns();
        if (waits || cells <= cellsAtOnce) {
            found_ = differencesOf(fields_);
            return;
        }
        auto answer = std::make_shared<PartDifferences>();
        background_.start(
            [fields = fields_, answer](const Progress& proceed) { *answer = differencesOf(fields, proceed); },
            [this, answer] {
                found_ = *answer;
                write();
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
        if (!found_) return lines << tr("Computing …");
        if (fields_.parts.empty()) return lines << tr("There are no numbers to compare.");
        const NumberDifference& worst = found_->parts[found_->worst];
        const ComparedPart& part = fields_.parts[found_->worst];
        if (!found_->parts.front().sameShape)
            lines << tr("The shapes differ: compared are the %1 × %2 cells that both have.")
                         .arg(grouped(found_->parts.front().rows), grouped(found_->parts.front().columns));
        if (found_->differing == 0) {
            lines << tr("All %1 cells are equal to the last bit.").arg(grouped(found_->cells));
            return lines;
        }
        lines << tr("%1 of %2 cells differ.").arg(grouped(found_->differing), grouped(found_->cells));
        const QString place = translated(part.place(worst.row, worst.column));
        lines << tr("Largest difference: %1, in %2 (A %3, B %4).")
                     .arg(readable(worst.largest, digits),
                          fields_.parts.size() > 1 ? translated(part.what) + QStringLiteral(", ") + place
                                                   : place,
                          readable(worst.valueA, digits), readable(worst.valueB, digits));
        lines << tr("Root mean square: %1.").arg(readable(found_->rms, digits));
        if (found_->notFinite > 0)
            lines << tr("%1 differences are no finite numbers.").arg(grouped(found_->notFinite));
        return lines;
    }

    QString html() const {
        if (!scene_.state.compared) return tr("Nothing is compared.").toHtmlEscaped();
        const QString muted = theme_->muted.name();
        const auto cell = [&](const QString& text, const QString& colour) {
            return QStringLiteral("<td style=\"color:%1\">%2</td>").arg(colour, text.toHtmlEscaped());
        };
        QString text = QStringLiteral("<div style=\"color:%1\">").arg(theme_->text.name());
        const auto words = differencesInWords(scene_.state.values, *scene_.state.compared);
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
    Scene scene_;
    const Theme* theme_ = nullptr;
    Comparable fields_;
    std::optional<PartDifferences> found_;
    QString written_;
    QTextDocument document_;
    Background background_;
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
