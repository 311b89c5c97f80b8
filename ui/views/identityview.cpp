// SPDX-License-Identifier: GPL-3.0-or-later
// What the table of a file is, and what is wrong with it.
#include <QAction>
#include <QCoreApplication>

#include "core/encodings/table.h"
#include "core/identify/identitystate.h"
#include "ui/async/tableidentity.h"
#include "ui/translation/answerwords.h"
#include "ui/translation/translated.h"
#include "ui/view/answeredits.h"
#include "ui/views/shared/textview.h"

namespace posiscope {

namespace {

class IdentityView final : public TextView {
    Q_DECLARE_TR_FUNCTIONS(IdentityView)

 public:
    explicit IdentityView(QObject* parent)
        : TextView(QStringLiteral("identity"), tr("Identity"), parent), identity_(this, [this] { told(); }) {
        compare_ = addAction(QStringLiteral("compareIdentity"), tr("Compare with the recognised encoding"),
                             tr("Show the recognised encoding beside the table, and the difference"),
                             QStringLiteral("view-comparison"));
        show_ = addAction(QStringLiteral("showIdentity"), tr("Show as encoding"),
                          tr("Show the recognised encoding with its parameters in place of the table"),
                          QStringLiteral("view-heatmap"));
        connect(compare_, &QAction::triggered, this, [this] { change(tr("Compare"), compareWithAnswer); });
        connect(show_, &QAction::triggered, this, [this] { change(tr("Show as encoding"), showAnswerAs); });
        addCopy(QStringLiteral("copyIdentity"), tr("Copy answer"), tr("Copy the answer as text"),
                [this] { return plain(); });
        showActions();
    }

    QString subtitle(const Snapshot&) const override {
        const Identity* const answer = identity_.answer();
        if (answer == nullptr) return waiting();
        const auto wrong = static_cast<int>(whatIsWrong(*answer).size());
        return wrong == 0 ? summaryLine(*answer)
                          : tr("%1 · wrong: %2").arg(summaryLine(*answer), grouped(wrong));
    }
    QString description(const Snapshot&) const override { return tr("What the table is: %1").arg(plain()); }

 private:
    void ask(const ViewRequest& request) override {
        identity_.ask(storedTableOf(*snapshot().model), request.waiting);
        showActions();
    }

    void told() {
        showActions();
        write();
        emit retitled();
    }

    void showActions() {
        const Identity* const answer = identity_.answer();
        compare_->setEnabled(answer != nullptr && whyNotCompared(*answer).empty());
        show_->setEnabled(answer != nullptr && whyNotShown(*answer).empty());
    }

    void change(const QString& name, void (*edit)(State&, Subject, const Identity&)) {
        if (identity_.answer() == nullptr) return;
        emit edited([edit, side = snapshot().subject,
                     answer = *identity_.answer()](State& state) { edit(state, side, answer); },
                    name, {});
    }

    QString waiting() const {
        constexpr int whole = 100;
        if (!identity_.isLate()) return tr("Identifying …");
        return tr("Identifying … %1 %").arg(qRound(whole * identity_.share()));
    }
    QString plain() const {
        return identity_.answer() != nullptr ? answerPlain(*identity_.answer()) : waiting();
    }

    QString muted(const QString& sentence) const {
        return QStringLiteral("<p style=\"color:%1\">%2</p>")
            .arg(theme().muted.name(), sentence.toHtmlEscaped());
    }

    QString html() const override {
        const Identity* const answer = identity_.answer();
        if (answer == nullptr) return QStringLiteral("<p>%1</p>").arg(waiting().toHtmlEscaped());
        QString text = answerHtml(*answer, theme());
        if (const Text note = storageNote(*answer); !note.empty()) text += muted(translated(note));
        if (const auto table = storedTableOf(*snapshot().model); table != nullptr && table->slices() > 1)
            text += muted(tr("This is said of slice %1 alone: File ▸ Identify table asks about all slices.")
                              .arg(grouped(table->slice())));
        return text;
    }

    TableIdentity identity_;
    QAction* compare_;
    QAction* show_;
};

Text whyNoIdentity(const Snapshot& snapshot) {
    if (encodingOf(snapshot.state).fromFile) return {};
    return Text(POSISCOPE_TR(
                    "core",
                    "Here stands what the table of a file is and what is wrong with it. Choose File ▸ "
                    "Identify table, or open a table."))
        .onCommandLine("this view says what the table of a file is: --table FILE[:TENSOR] names one");
}

}  // namespace

const ViewType& identityViewType() {
    static const ViewType type{
        .id = "identity",
        .name = POSISCOPE_TR("core", "Identity"),
        .summary =
            POSISCOPE_TR("core", "What the table of a file is: encoding, conventions, precision, mistakes"),
        .lookFor = POSISCOPE_TR(
            "core", "What the table is, how far its numbers are from that, and what is wrong with it."),
        .formula = "table ≈ encoding(parameters)",
        .lesson = "whats-wrong",
        .icon = QStringLiteral("view-identity"),
        .create = [](QObject* parent) -> View* { return new IdentityView(parent); },
        .unavailable = whyNoIdentity,
        .subtracts = false,
        .remedy = {.command = "openTable", .name = POSISCOPE_TR("core", "Open table …")}};
    return type;
}

}  // namespace posiscope
