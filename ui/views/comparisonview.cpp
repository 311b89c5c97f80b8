// How A and B differ: the parameters in words, the cells in numbers.
#include "ui/views/comparisonview.h"

#include <qcustomplot.h>

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QPointer>
#include <QTextBrowser>
#include <QTextDocument>

#include "core/compare.h"
#include "core/keys.h"
#include "core/wavegame.h"
#include "ui/background.h"
#include "ui/interfacescale.h"
#include "ui/text.h"

namespace posiscope {

namespace {

constexpr int digits = 6;
/// Tables of more cells are compared in the background.
constexpr std::int64_t cellsAtOnce = 200'000;

class ComparisonView final : public View {
    Q_DECLARE_TR_FUNCTIONS(ComparisonView)

 public:
    explicit ComparisonView(QObject* parent)
        : View(parent), browser_(new QTextBrowser), copy_(new QAction(this)) {
        browser_->setObjectName(QStringLiteral("comparison"));
        browser_->setFrameShape(QFrame::NoFrame);
        browser_->setFont(interfaceFont());
        browser_->document()->setDocumentMargin(16);
        browser_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
        browser_->setAccessibleName(tr("Comparison"));
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
        const bool changed = scene_.model != frame.scene.model || scene_.other != frame.scene.other ||
                             scene_.state.get(keys::head) != frame.scene.state.get(keys::head);
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
        document.drawContents(&painter, QRectF(QPointF(), size));
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
        background_.stop();
        if (!scene_.other) return;
        const Comparable fields = comparableOf(scene_, sceneOf(scene_, Subject::b));
        if (!fields.a || !fields.b) return;
        if (waits || fields.a->rows() * fields.a->columns() <= cellsAtOnce) {
            found_ = differenceInNumbers(*fields.a, *fields.b);
            return;
        }
        auto answer = std::make_shared<NumberDifference>();
        background_.start(
            [fields, answer](const Progress& proceed) {
                *answer = differenceInNumbers(*fields.a, *fields.b, proceed);
            },
            [this, answer] {
                found_ = *answer;
                write();
            });
    }

    QStringList numbers() const {
        if (!found_)
            return {background_.isBusy()
                        ? tr("Computing …")
                        : tr("One has a table and the other none, so there are no numbers to compare.")};
        QStringList lines;
        if (!found_->sameShape)
            lines << tr("The shapes differ: compared are the %1 × %2 cells that both have.")
                         .arg(grouped(found_->rows), grouped(found_->columns));
        if (found_->differing == 0) {
            lines
                << tr("All %1 cells are equal to the last bit.").arg(grouped(found_->rows * found_->columns));
            return lines;
        }
        lines << tr("%1 of %2 cells differ.")
                     .arg(grouped(found_->differing), grouped(found_->rows * found_->columns));
        lines << tr("Largest difference: %1, in row %2, column %3 (A %4, B %5).")
                     .arg(readable(found_->largest, digits), grouped(found_->row), grouped(found_->column),
                          readable(found_->valueA, digits), readable(found_->valueB, digits));
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
    std::optional<NumberDifference> found_;
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
