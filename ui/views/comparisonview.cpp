// SPDX-License-Identifier: GPL-3.0-or-later
// How A and B differ: the parameters in words, the cells in numbers.
#include <QCoreApplication>
#include <QTextDocumentFragment>

#include "core/parameters/keys.h"
#include "core/relate/sides.h"
#include "core/state/compare.h"
#include "core/state/wavegame.h"
#include "ui/async/asyncresult.h"
#include "ui/translation/translated.h"
#include "ui/views/shared/textview.h"

namespace posiscope {

namespace {

constexpr int differenceDigits = 6;
class ComparisonView final : public TextView {
    Q_DECLARE_TR_FUNCTIONS(ComparisonView)

 public:
    explicit ComparisonView(QObject* parent)
        : TextView(QStringLiteral("comparison"), tr("Comparison"), parent),
          found_(
              this, [this] { write(); }, [this] { write(); }) {
        addCopy(QStringLiteral("copyComparison"), tr("Copy comparison"), tr("Copy the comparison as text"),
                [this] { return QTextDocumentFragment::fromHtml(html()).toPlainText(); });
    }

    QString subtitle(const Snapshot& now) const override {
        if (!hasB(now.state)) return tr("nothing is compared");
        const auto words = differencesInWords(now.state.values, now.state.variants.front());
        if (words.empty()) return tr("no parameter differs");
        QStringList names;
        for (const WordDifference& each : words)
            names << translated(each.what);
        return listed(names);
    }
    QString description(const Snapshot& now) const override {
        return tr("What A and B differ in: %1. %2").arg(subtitle(now), numbers().join(u' '));
    }

 private:
    using Sides = std::pair<std::shared_ptr<const Model>, std::shared_ptr<const Model>>;
    struct Found {
        PartDifferences numbers;
        std::optional<Relation> relation = {};
    };
    Sides sides() const { return {snapshot().model, snapshot().other}; }

    void ask(const ViewRequest& request) override {
        if (sides() != compared_) {
            compared_ = sides();
            fields_ = snapshot().other ? comparableOf(snapshot(), snapshotOf(snapshot(), Subject::b))
                                       : Comparable();
        }
        if (!snapshot().other) return found_.forget();
        found_.ask(compared_, request.waiting,
                   [fields = fields_, sides = compared_](const Progress& proceed) -> Result<Found> {
                       constexpr double counting = 0.5;
                       Found found{differencesOf(
                           fields, [&](double share) { return !proceed || proceed(counting * share); })};
                       if (found.numbers.differing > 0 || !found.numbers.like)
                           found.relation = relationOf(*sides.first, *sides.second, [&](double share) {
                               return !proceed || proceed(counting + (1 - counting) * share);
                           });
                       return found;
                   });
    }

    /// The parts that are compared, and differences that no number shows.
    QStringList scope() const {
        QStringList lines;
        QStringList compared;
        for (const Text& each : fields_.compared)
            compared << translated(each);
        if (!compared.isEmpty()) lines << tr("Compared: %1.").arg(listed(compared));
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
        const PartDifferences& found = found_.get()->numbers;
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
                     .arg(readable(worst.largest, differenceDigits),
                          fields_.parts.size() > 1 ? listed({translated(part.what), place}) : place,
                          readable(worst.valueA, differenceDigits), readable(worst.valueB, differenceDigits));
        lines << tr("Root mean square: %1.").arg(readable(found.rms, differenceDigits));
        if (found.notFinite > 0)
            lines << tr("%1 differences are no finite numbers.").arg(grouped(found.notFinite));
        if (const auto& relation = found_.get()->relation)
            for (const Text& words : relation->words())
                lines << translated(words);
        return lines;
    }

    QString html() const override {
        if (!hasB(snapshot().state)) return tr("Nothing is compared.").toHtmlEscaped();
        const QString muted = theme().muted.name();
        const auto cell = [&](const QString& text, const QString& colour) {
            return QStringLiteral("<td style=\"color:%1\">%2</td>").arg(colour, text.toHtmlEscaped());
        };
        QString text;
        const auto words = differencesInWords(snapshot().state.values, snapshot().state.variants.front());
        if (words.empty()) {
            text +=
                QStringLiteral("<p>%1</p>")
                    .arg(tr("A and B have the same parameters. Choose “Edit B” at the left and change some.")
                             .toHtmlEscaped());
        } else {
            text += QStringLiteral("<table cellspacing=\"0\" cellpadding=\"4\"><tr>") +
                    cell(QString(), muted) + cell(QStringLiteral("A"), theme().sine.name()) +
                    cell(QStringLiteral("B"), theme().cosine.name()) + QStringLiteral("</tr>");
            for (const WordDifference& each : words) {
                const auto side = [&](const Text& value) {
                    return cell(value.empty() ? tr("does not have it") : translated(value),
                                value.empty() ? muted : theme().text.name());
                };
                text += QStringLiteral("<tr>") + cell(translated(each.what), muted) + side(each.inA) +
                        side(each.inB) + QStringLiteral("</tr>");
            }
            text += QStringLiteral("</table>");
        }
        for (const QString& line : numbers())
            text += QStringLiteral("<p>%1</p>").arg(line.toHtmlEscaped());
        return text;
    }

    Sides compared_;
    Comparable fields_;  // of those
    AsyncResult<Sides, Found> found_;
};

Text whyNoDifferences(const Snapshot& snapshot) {
    if (hidesB(snapshot.state))
        return POSISCOPE_TR("core", "How A and B differ is what the wave game asks you to find out.");
    if (snapshot.difference) return snapshot.difference->problem();
    return Text(POSISCOPE_TR(
                    "core",
                    "Nothing is compared. Compare ▸ Compare two encodings puts a second one beside the "
                    "first."))
        .onCommandLine("nothing is compared: --session FILE with a comparison, or posiscope compare A B");
}

}  // namespace

const ViewType& comparisonViewType() {
    static const ViewType type{
        .id = "comparison",
        .name = POSISCOPE_TR("core", "Differences"),
        .summary = POSISCOPE_TR("core", "What A and B differ in, in words and numbers"),
        .lookFor = POSISCOPE_TR("core",
                                "The parameters in which A and B differ, and how far apart their numbers "
                                "are. Equal to the last bit means the same table."),
        .formula = "A(p, j) − B(p, j)",
        .lesson = "whats-wrong",
        .icon = QStringLiteral("view-comparison"),
        .create = [](QObject* parent) -> View* { return new ComparisonView(parent); },
        .unavailable = whyNoDifferences,
        .comparesSides = true,
        .standIn = 10,
        .remedy = {.command = "compare", .name = POSISCOPE_TR("core", "Compare two encodings")}};
    return type;
}

}  // namespace posiscope
