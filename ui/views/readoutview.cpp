// Everything about the cell under the cursor, as text.
#include <qcustomplot.h>

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QPointer>
#include <QTextBrowser>
#include <QTextDocument>

#include "core/parameters/keys.h"
#include "ui/translation/readout.h"
#include "ui/translation/text.h"
#include "ui/view/view.h"
#include "ui/views/textpane.h"

namespace posiscope {

namespace {

constexpr int digits = 12;

QString html(const Scene& scene, const Theme& theme) {
    const Readout readout = readoutOf(scene, digits);
    QString text = QStringLiteral("<table cellspacing=\"0\" cellpadding=\"3\">");
    for (const ReadoutRow& row : readout.rows) {
        const QString kind =
            row.kind.isEmpty()
                ? QString()
                : QStringLiteral(", <b style=\"color:%1\">%2</b>").arg(theme.of(row.role).name(), row.kind);
        text += QStringLiteral(
                    "<tr><td style=\"color:%1; white-space:nowrap\">%2 <i>%3</i>&nbsp;&nbsp;</td>"
                    "<td style=\"white-space:nowrap\">%4%5</td></tr>")
                    .arg(theme.muted.name(), row.label, row.symbol, row.value, kind);
    }
    text +=
        QStringLiteral("</table><pre style=\"font-family:'%1'; margin-top:12px\">").arg(codeFont().family());
    for (const QString& step : readout.steps) {
        const bool last = &step == &readout.steps.back();
        text += (&step == &readout.steps.front() ? QString() : QStringLiteral("  ")) +
                (last ? QStringLiteral("<b>%1</b>") : QStringLiteral("%1")).arg(step.toHtmlEscaped()) + u'\n';
    }
    text += QStringLiteral("</pre>");
    for (const QString& note : readout.notes)
        text += QStringLiteral("<p style=\"color:%1\">%2</p>").arg(theme.muted.name(), note.toHtmlEscaped());
    return text;
}

class ReadoutView final : public View {
    Q_DECLARE_TR_FUNCTIONS(ReadoutView)

 public:
    explicit ReadoutView(QObject* parent)
        : View(parent),
          browser_(newTextPane(QStringLiteral("readout"), tr("Readout"))),
          copy_(new QAction(this)) {
        copy_->setObjectName(QStringLiteral("copyReadout"));
        copy_->setText(tr("Copy readout"));
        copy_->setToolTip(tr("Copy the readout as text"));
        copy_->setIconText(QStringLiteral("copy"));
        connect(copy_, &QAction::triggered, this,
                [this] { QGuiApplication::clipboard()->setText(plainText(readoutOf(*scene_, digits))); });
    }
    ~ReadoutView() override {
        if (browser_ && browser_->parent() == nullptr) delete browser_;
    }

    QWidget* widget() override { return browser_; }
    void show(const Frame& frame) override {
        scene_ = frame.scene;
        theme_ = &frame.theme;
        if (browser_->textCursor().hasSelection() && browser_->hasFocus())
            return;  // somebody is about to copy it
        browser_->setHtml(html(*scene_, *theme_));
    }
    void paint(QCPPainter& painter, QSize size) override {
        painter.fillRect(QRect(QPoint(), size), theme_->card);
        QTextDocument document;
        document.setDefaultFont(textFont(14));
        document.setDocumentMargin(16);
        document.setDefaultStyleSheet(QStringLiteral("body, td, pre { color: %1 }").arg(theme_->text.name()));
        document.setHtml(QStringLiteral("<body>%1</body>").arg(html(*scene_, *theme_)));
        document.setTextWidth(size.width());
        painter.save();
        document.drawContents(&painter, QRectF(QPointF(), size));
        painter.restore();
    }

    QString subtitle(const Scene& now) const override { return valueLine(now, 5); }
    QString description(const Scene& now) const override {
        return tr("The cell under the cursor: %1").arg(readoutOf(now, digits).steps.join(u' '));
    }
    QList<QAction*> actions() override { return {copy_}; }

 private:
    QPointer<QTextBrowser> browser_;
    QAction* copy_;
    ScenePointer scene_ = noScene();
    const Theme* theme_ = nullptr;
};

}  // namespace

const ViewType& readoutViewType() {
    static const ViewType type{
        .id = "readout",
        .name = POSISCOPE_TR("core", "Readout"),
        .summary = POSISCOPE_TR("core", "The cell under the cursor: its formula with the numbers filled in"),
        .icon = QStringLiteral("view-readout"),
        .create = [](QObject* parent) -> View* { return new ReadoutView(parent); }};
    return type;
}

}  // namespace posiscope
