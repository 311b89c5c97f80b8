// SPDX-License-Identifier: GPL-3.0-or-later
// The layers of a model as its configuration says them.
#include <QAction>
#include <QCoreApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QTextBrowser>
#include <QTextTable>
#include <algorithm>

#include "core/base/printable.h"
#include "core/config/configshelf.h"
#include "core/config/drawnkinds.h"
#include "core/config/layerlines.h"
#include "core/parameters/keys.h"
#include "core/state/wavegame.h"
#include "ui/files/tablepaths.h"
#include "ui/translation/translated.h"
#include "ui/view/kindedits.h"
#include "ui/view/standins.h"
#include "ui/views/shared/textview.h"

namespace posiscope {

namespace {

QString shownNumber(const LayerLine& line, const char* key, double number) {
    const Encoding& encoding = *findEncoding(line.encoding);
    const auto row = std::ranges::find(encoding.parameters, key, &Parameter::key);
    return row == encoding.parameters.end() ? readable(number, 6) : shownValue(*row, number);
}

class LayersView final : public TextView {
    Q_DECLARE_TR_FUNCTIONS(LayersView)

 public:
    explicit LayersView(QObject* parent)
        : TextView(QStringLiteral("layers"), tr("Layers"), parent),
          browser_(static_cast<QTextBrowser*>(widget())),
          beside_(addAction(QStringLiteral("besideKind"), tr("Compare with the other layers"),
                            tr("Show layers of another kind as B, beside those that are shown"),
                            QStringLiteral("view-comparison"))) {
        connect(beside_, &QAction::triggered, this, [this] {
            if (const auto others = othersNow(); !others.empty()) showBeside(others.front());
        });
        addCopy(QStringLiteral("copyLayers"), tr("Copy layers"), tr("Copy the list of layers as text"),
                [this] { return plain(); });
        browser_->setOpenLinks(false);
        browser_->setTextInteractionFlags(browser_->textInteractionFlags() | Qt::LinksAccessibleByMouse);
        connect(browser_, &QTextBrowser::anchorClicked, this,
                [this](const QUrl& link) { showBeside(link.path().toULongLong()); });
        browser_->installEventFilter(this);
        browser_->viewport()->installEventFilter(this);
        browser_->viewport()->setMouseTracking(true);
    }

    QString subtitle(const Snapshot& now) const override {
        const auto config = configOf(now.state);
        if (!config) return tr("no configuration");
        QStringList parts{shownTableName(now.state.get(keys::configFile))};
        if (const std::string& part = now.state.get(keys::configPart); !part.empty())
            parts << QString::fromStdString(printable(part));
        if (const auto& layers = config->shown().layers)
            parts << (layers->all == 1 ? tr("%1 layer") : tr("%1 layers")).arg(grouped(layers->all));
        return listed(parts);
    }
    QString description(const Snapshot& now) const override {
        return tr("The layers of %1: %2").arg(subtitle(now), plain());
    }

 private:
    void ask(const ViewRequest&) override {
        const State& state = snapshot().state;
        auto config = configOf(state);
        if (config != kinds_.config()) {
            kinds_ = DrawnKinds(std::move(config));
            runs_ = kinds_.config() ? layerRuns(*kinds_.config()) : std::vector<LayerRun>();
            firsts_.clear();
            for (const LayerRun& run : runs_)
                if (std::ranges::find(firsts_, run.kind, &LayerRun::kind) == firsts_.end())
                    firsts_.push_back(run);
            chosen_ = -1;
        }
        beside_->setEnabled(!othersNow().empty());
    }

    std::size_t kindNow() const { return kinds_.shownBy(snapshot().state.values).value_or(0); }
    std::vector<std::size_t> othersNow() const {
        if (!kinds_.config() || hidesB(snapshot().state)) return {};
        return kinds_.othersThan(kindNow());
    }

    void showKindOf(int row) {
        emit edited(
            [kind = kinds_.kind(runs_[static_cast<std::size_t>(row)].kind)](State& state) {
                showKind(state, kind);
                bringViewsThatCan(state);
            },
            tr("Show layers"), {});
    }

    /// The kind as B; A shows layers of the file as well.
    void showBeside(std::size_t other) {
        if (!kinds_.config() || other >= kinds_.config()->kinds.size() || hidesB(snapshot().state)) return;
        const std::size_t own = kindNow();
        const bool isOwn = isSameKind(kinds_.values(own), snapshot().state.values);
        emit edited(
            [kind = kinds_.kind(own), isOwn, values = kinds_.values(other),
             panes = panesOfKinds(snapshot())](State& state) {
                if (!isOwn) showKind(state, kind);
                showAsB(state, values, panes);
            },
            tr("Show layers beside each other"), {});
    }

    /// The row of the list at this place, or −1.
    int rowAt(QPoint at) const {
        const QTextCursor cursor = browser_->cursorForPosition(at);
        const QTextTable* const table = cursor.currentTable();
        const int row = table == nullptr ? -1 : table->cellAt(cursor).row() - 1;
        return row < static_cast<int>(rows()) ? row : -1;
    }

    void choose(int row) {
        chosen_ = std::clamp(row, 0, static_cast<int>(rows()) - 1);
        write();
        for (QTextFrame* frame : browser_->document()->rootFrame()->childFrames())
            if (const auto* table = qobject_cast<QTextTable*>(frame)) {
                browser_->setTextCursor(table->cellAt(chosen_ + 1, 0).firstCursorPosition());
                browser_->ensureCursorVisible();
            }
    }

    void activate(int row, bool beside) {
        if (beside)
            showBeside(runs_[static_cast<std::size_t>(row)].kind);
        else
            showKindOf(row);
    }

    bool pressKey(const QKeyEvent& key) {
        const int page = 10;
        switch (key.key()) {
            case Qt::Key_Down: choose(chosen_ + 1); return true;
            case Qt::Key_Up: choose(chosen_ - 1); return true;
            case Qt::Key_PageDown: choose(chosen_ + page); return true;
            case Qt::Key_PageUp: choose(chosen_ - page); return true;
            case Qt::Key_Home: choose(0); return true;
            case Qt::Key_End: choose(static_cast<int>(rows()) - 1); return true;
            case Qt::Key_Return:
            case Qt::Key_Enter:
                if (chosen_ < 0) return false;
                activate(chosen_, key.modifiers().testFlag(Qt::ControlModifier));
                return true;
            default: return false;
        }
    }

    bool eventFilter(QObject* watched, QEvent* event) override {
        if (!kinds_.config()) return false;
        if (watched == browser_) {
            if (event->type() != QEvent::KeyPress) return false;
            const auto& key = *static_cast<QKeyEvent*>(event);
            const bool enters = key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter;
            return (enters || !key.modifiers().testFlag(Qt::ControlModifier)) &&
                   !key.modifiers().testFlag(Qt::AltModifier) && pressKey(key);
        }
        const auto isOnRow = [&](const QMouseEvent& mouse) {
            const QPoint at = mouse.position().toPoint();
            return browser_->anchorAt(at).isEmpty() ? rowAt(at) : -1;
        };
        if (event->type() == QEvent::MouseMove) {
            const auto& mouse = *static_cast<QMouseEvent*>(event);
            if (mouse.buttons() == Qt::NoButton && browser_->anchorAt(mouse.position().toPoint()).isEmpty())
                browser_->viewport()->setCursor(isOnRow(mouse) < 0 ? Qt::IBeamCursor
                                                                   : Qt::PointingHandCursor);
        } else if (event->type() == QEvent::MouseButtonRelease) {
            const auto& mouse = *static_cast<QMouseEvent*>(event);
            const int row = isOnRow(mouse);
            if (mouse.button() == Qt::LeftButton && row >= 0 && !browser_->textCursor().hasSelection()) {
                chosen_ = row;
                activate(row, mouse.modifiers().testFlag(Qt::ControlModifier));
            }
        }
        return false;
    }

    /// A list of more is no help, and takes seconds to lay out.
    static constexpr std::size_t mostRows = 300;
    std::size_t rows() const { return std::min(mostRows, runs_.size()); }

    static QString layersOf(const LayerRun& run) {
        if (run.first < 0) return tr("not said which");
        if (run.first == run.last) return grouped(run.first);
        return QStringLiteral("%1–%2").arg(grouped(run.first), grouped(run.last));
    }

    static QString scalingOf(const LayerLine& line) {
        if (line.scaling.empty() || line.scaling == "none") return {};
        QString name = QString::fromStdString(line.scaling);
        for (const Parameter& row : findEncoding(line.encoding)->parameters)
            if (const Choice* const choice =
                    row.key == keys::scaling.name ? row.findChoice(line.scaling) : nullptr)
                name = translated(choice->label);
        if (!line.factor || *line.factor == 1) return name;
        return QStringLiteral("%1 × %2").arg(name, shownNumber(line, keys::factor.name, *line.factor));
    }

    static QString rotatedOf(const LayerLine& line) {
        if (!line.rotated || !line.headDim) return {};
        return tr("%1 of %2").arg(grouped(*line.rotated), grouped(*line.headDim));
    }

    struct Column {
        QString title;
        std::function<QString(const LayerRun& run)> text;
        bool wraps = false;  ///< where there is little room
    };
    /// The columns in which some layer has something; that of the encoding where there are several.
    std::vector<Column> columns() const {
        const auto encodingOf = [](const LayerRun& run) {
            return translated(findEncoding(run.line.encoding)->name);
        };
        std::vector<Column> all{
            {tr("Layers"), layersOf},
            {tr("Kind"), [this](const LayerRun& run) { return nameOfKind(kinds_.kind(run.kind)); }, true}};
        if (std::ranges::any_of(firsts_, [this](const LayerRun& run) {
                return run.line.encoding != firsts_.front().line.encoding;
            }))
            all.push_back({tr("Encoding"), encodingOf, true});
        for (const Column& column : std::initializer_list<Column>{
                 {tr("Base"),
                  [](const LayerRun& run) {
                      return run.line.base ? shownNumber(run.line, keys::base.name, *run.line.base)
                                           : QString();
                  }},
                 {tr("Scaling"), [](const LayerRun& run) { return scalingOf(run.line); }, true},
                 {tr("Rotated part"), [](const LayerRun& run) { return rotatedOf(run.line); }},
                 {tr("Window"),
                  [](const LayerRun& run) {
                      return run.line.window ? grouped(*run.line.window) : QString();
                  }},
                 {tr("Temperature"),
                  [](const LayerRun& run) {
                      return localised(QString::fromStdString(printable(run.line.temperature)));
                  },
                  true}})
            if (std::ranges::any_of(firsts_,
                                    [&](const LayerRun& run) { return !column.text(run).isEmpty(); }))
                all.push_back(column);
        return all;
    }

    /// A sign, or "A", "B" where two are compared, beside the layers whose values are shown.
    QString markOf(std::size_t kind) const {
        const State& state = snapshot().state;
        const bool compared = hasB(state) && !hidesB(state);
        const auto mark = [](const QColor& colour, const QString& text) {
            return QStringLiteral("<b style=\"color:%1\">%2</b> ").arg(colour.name(), text);
        };
        QString marks;
        if (isSameKind(kinds_.values(kind), state.values))
            marks += compared ? mark(theme().sine, QStringLiteral("A")) : mark(theme().accent, tr("shown"));
        if (compared && isSameKind(kinds_.values(kind), state.variants.front()))
            marks += mark(theme().cosine, QStringLiteral("B"));
        return marks.trimmed();
    }

    QString plain() const {
        if (!kinds_.config()) return tr("no configuration");
        const auto all = columns();
        QStringList lines{QString()};
        for (const Column& column : all)
            lines.back() += (lines.back().isEmpty() ? QString() : QStringLiteral("\t")) + column.title;
        for (std::size_t n = 0; n < rows(); ++n) {
            QStringList cells;
            for (const Column& column : all)
                cells << column.text(runs_[n]);
            lines << cells.join(u'\t');
        }
        return lines.join(u'\n');
    }

    static QString cell(const QString& style, const QString& html) {
        return QStringLiteral("<td style=\"%1\">%2</td>").arg(style, html);
    }
    /// A line may end inside a name.
    static QString folded(QString text) { return text.replace(u'_', QStringLiteral("_\u200b")); }
    static QString wrapping(const Column& column) {
        return column.wraps ? QString() : QStringLiteral("white-space:nowrap");
    }

    QString rowHtml(const LayerRun& run, bool chosen, const std::vector<Column>& all) const {
        const bool shown = isSameKind(kinds_.values(run.kind), snapshot().state.values);
        const QColor back = chosen ? theme().border : shown ? theme().field : theme().card;
        QString text = QStringLiteral("<tr bgcolor=\"%1\">").arg(back.name());
        for (const Column& column : all)
            text += cell(wrapping(column), folded(column.text(run)).toHtmlEscaped());
        return text + cell(QStringLiteral("white-space:nowrap"), markOf(run.kind)) + QStringLiteral("</tr>");
    }

    QString muted(const QString& sentence) const {
        return QStringLiteral("<p style=\"color:%1\">%2</p>")
            .arg(theme().muted.name(), sentence.toHtmlEscaped());
    }

    QString table(int chosen) const {
        const auto all = columns();
        QString text = QStringLiteral("<table cellspacing=\"0\" cellpadding=\"4\"><tr>");
        for (const Column& column : all)
            text += cell(QStringLiteral("color:%1").arg(theme().muted.name()), column.title.toHtmlEscaped());
        text += QStringLiteral("<td></td></tr>");
        for (std::size_t n = 0; n < rows(); ++n)
            text += rowHtml(runs_[n], static_cast<int>(n) == chosen, all);
        text += QStringLiteral("</table>");
        if (runs_.size() > rows())
            text += muted(tr("%1 more groups of layers follow. posiscope describe --json lists all layers.")
                              .arg(grouped(static_cast<qint64>(runs_.size() - rows()))));
        if (kinds_.config()->kinds.size() > 1 && kinds_.othersThan(kindNow()).empty())
            text += muted(tr("All layers have the same values of the encoding."));
        if (const Text warning = warningOf(*kinds_.config()); !warning.empty())
            text += QStringLiteral("<p style=\"color:%1\">%2</p>")
                        .arg(theme().error.name(), translated(warning).toHtmlEscaped());
        return text;
    }

    QString htmlOnPaper() const override { return kinds_.config() ? table(-1) : QString(); }
    QString html() const override {
        if (!kinds_.config()) return {};
        QString links;
        for (const std::size_t other : othersNow())
            links += QStringLiteral("<p><a style=\"color:%1\" href=\"kind:%2\">%3</a></p>")
                         .arg(theme().accent.name())
                         .arg(other)
                         .arg(tr("Show %1 beside %2")
                                  .arg(nameOfKind(kinds_.kind(other)),
                                       nameOfKind(kinds_.config()->kinds[kindNow()]))
                                  .toHtmlEscaped());
        return links + table(chosen_) +
               muted(kinds_.config()->kinds.size() > 1
                         ? tr("A click shows the values of these layers, with Ctrl as B.")
                         : tr("A click shows the values of these layers."));
    }

    DrawnKinds kinds_;
    std::vector<LayerRun> runs_;
    std::vector<LayerRun> firsts_;  ///< of each kind
    int chosen_ = -1;               ///< the row of the keyboard
    QTextBrowser* browser_;
    QAction* beside_;
};

Text whyNoLayers(const Snapshot& snapshot) {
    const std::string& path = snapshot.state.get(keys::configFile);
    if (path.empty())
        return Text(POSISCOPE_TR("core",
                                 "Here stand the layers of a model, as its configuration says them. Choose "
                                 "File ▸ Open model configuration, or drop a config.json on the window."))
            .onCommandLine("this view lists the layers of a model: --config FILE names its configuration");
    const auto config = ConfigShelf::common().get(path, snapshot.state.get(keys::configPart));
    if (config) return {};
    if (!stampOf(path))
        return Text(
                   POSISCOPE_TR("core",
                                "The configuration %1 is not there any more. File ▸ Open model configuration "
                                "opens it from another place."))
            .with(Text::asIs(printable(path)));
    return Text(POSISCOPE_TR(
                    "core",
                    "The configuration %1 cannot be read: %2. Mend the file, or open another one with "
                    "File ▸ Open model configuration."))
        .with(Text::asIs(printable(path)))
        .with(config.error().text);
}

}  // namespace

const ViewType& layersViewType() {
    static const ViewType type{
        .id = "layers",
        .name = POSISCOPE_TR("core", "Layers"),
        .summary = POSISCOPE_TR("core",
                                "The layers of a model with their bases, scalings and windows, as its "
                                "configuration says them"),
        .lookFor = POSISCOPE_TR("core",
                                "Which layers see only a window, which have another base or no positions at "
                                "all. A click shows the values of a layer in the other panes."),
        .formula = "layer → (encoding, base, scaling, window)",
        .lesson = "longer-contexts",
        .icon = QStringLiteral("view-layers"),
        .create = [](QObject* parent) -> View* { return new LayersView(parent); },
        .unavailable = whyNoLayers,
        .comparesSides = true,
        .subtracts = false,
        .paper = {480, 260},
        .remedy = {.command = "openConfig", .name = POSISCOPE_TR("core", "Open model configuration …")}};
    return type;
}

}  // namespace posiscope
