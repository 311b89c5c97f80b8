// SPDX-License-Identifier: GPL-3.0-or-later
// Everything about the cell under the cursor, as text.
#include <QCoreApplication>

#include "ui/translation/readout.h"
#include "ui/translation/translated.h"
#include "ui/views/shared/textview.h"

namespace posiscope {

namespace {

constexpr int readoutDigits = 12;

/// The bars of a norm are upright, as in print.
QString uprightBars(QString symbol) {
    return symbol.replace(u'‖', QStringLiteral("</i>‖<i>"));
}

QString htmlOf(const Snapshot& snapshot, const Theme& theme) {
    const Readout readout = readoutOf(snapshot, readoutDigits);
    QString text = QStringLiteral("<table cellspacing=\"0\" cellpadding=\"3\">");
    for (const ReadoutRow& row : readout.rows) {
        const QString kind = row.kind.isEmpty()
                                 ? QString()
                                 : QStringLiteral(", <b style=\"color:%1\">%2</b>")
                                       .arg(theme.of(row.role).name(), row.kind.toHtmlEscaped());
        text += QStringLiteral(
                    "<tr><td style=\"color:%1; white-space:nowrap\">%2 <i>%3</i>&nbsp;&nbsp;</td>"
                    "<td>%4%5</td></tr>")
                    .arg(theme.muted.name(), row.label, uprightBars(row.symbol), row.value, kind);
    }
    text +=
        QStringLiteral("</table><p style=\"font-family:'%1'; white-space:pre-wrap; margin:12px 0 0 3px\">")
            .arg(codeFont().family());
    for (const QString& step : readout.steps) {
        const bool last = &step == &readout.steps.back();
        text += (&step == &readout.steps.front() ? QString() : QStringLiteral("  ")) +
                (last ? QStringLiteral("<b>%1</b>") : QStringLiteral("%1")).arg(step.toHtmlEscaped()) + u'\n';
    }
    text += QStringLiteral("</p>");
    for (const QString& note : readout.notes)
        text += QStringLiteral("<p style=\"color:%1; margin-left:3px\">%2</p>")
                    .arg(theme.muted.name(), note.toHtmlEscaped());
    return text;
}

class ReadoutView final : public TextView {
    Q_DECLARE_TR_FUNCTIONS(ReadoutView)

 public:
    explicit ReadoutView(QObject* parent) : TextView(QStringLiteral("readout"), tr("Readout"), parent) {
        addCopy(QStringLiteral("copyReadout"), tr("Copy readout"), tr("Copy the readout as text"),
                [this] { return plainText(readoutOf(snapshot(), readoutDigits)); });
    }

    QString subtitle(const Snapshot& now) const override { return valueLine(now, 5); }
    QString description(const Snapshot& now) const override {
        return tr("The cell under the cursor: %1").arg(readoutOf(now, readoutDigits).steps.join(u' '));
    }

 protected:
    QString html() const override { return htmlOf(snapshot(), theme()); }
};

}  // namespace

const ViewType& readoutViewType() {
    static const ViewType type{
        .id = "readout",
        .name = POSISCOPE_TR("core", "Readout"),
        .summary = POSISCOPE_TR("core", "The cell under the cursor: its formula with the numbers filled in"),
        .lookFor = POSISCOPE_TR(
            "core", "Each step from the position to the number at the cursor, with all its digits."),
        .formula = "PE(p, j) = sin or cos of p · ω_i",
        .lesson = "formula-by-hand",
        .icon = QStringLiteral("view-readout"),
        .create = [](QObject* parent) -> View* { return new ReadoutView(parent); },
        .unavailable = withoutDifference,
        .paper = {400, 170},
        .standIn = 9};
    return type;
}

}  // namespace posiscope
