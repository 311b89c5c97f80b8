// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/convert/convertdialog.h"

#include <QDialogButtonBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include "ui/convert/convertpictures.h"
#include "ui/dialogs/dialogs.h"
#include "ui/dialogs/scrolledform.h"
#include "ui/style/interfacescale.h"
#include "ui/translation/translated.h"

namespace posiscope {

namespace {

constexpr std::int64_t mostBlocksAlong = 256;  // along a side of a picture

}  // namespace

ConvertDialog::ConvertDialog(std::shared_ptr<ConvertSource> source, const QString& file,
                             const QJsonObject& remembered, std::optional<ConvertTask> task,
                             std::function<const Theme&()> theme, QWidget* parent)
    : QDialog(parent),
      source_(std::move(source)),
      theme_(std::move(theme)),
      form_(new ConvertForm(remembered, source_->isPartOfModel())),
      pictures_(new ConvertPictures(theme_())),
      status_(new QLabel),
      stop_(new QPushButton(tr("Sto&p"))),
      result_(
          this, [this] { tell(); }, [this] { tell(); }, AsyncWork::Begin::behind) {
    setObjectName(QStringLiteral("convertDialog"));
    setWindowTitle(tr("Convert a table"));
    if (task) form_->setTask(*task);
    build(file);
    connect(form_, &ConvertForm::changed, this, &ConvertDialog::ask);
    giveSize(*this, scaled(QSize(900, 600)));
    ask();
}

void ConvertDialog::build(const QString& file) {
    auto* heading = new QLabel(file);
    heading->setTextFormat(Qt::PlainText);
    heading->setWordWrap(true);
    heading->setFont(textFont(15, QFont::DemiBold));
    auto* upper = new QHBoxLayout;
    upper->setSpacing(scaled(20));
    auto* fields = new QVBoxLayout;
    fields->addWidget(form_);
    fields->addStretch(1);
    upper->addWidget(new ScrolledForm(fields));
    upper->addWidget(pictures_, 1);
    status_->setObjectName(QStringLiteral("convertStatus"));
    status_->setWordWrap(true);
    status_->setTextFormat(Qt::PlainText);
    stop_->setObjectName(QStringLiteral("convertStop"));
    stop_->setAutoDefault(false);
    stop_->hide();
    auto* lower = new QHBoxLayout;
    lower->addWidget(status_, 1);
    lower->addWidget(stop_);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    save_ = buttons->addButton(tr("&Save as …"), QDialogButtonBox::AcceptRole);
    save_->setObjectName(QStringLiteral("convertSave"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(scaled(20), scaled(16), scaled(20), scaled(16));
    column->addWidget(heading);
    column->addLayout(upper, 1);
    column->addLayout(lower);
    column->addWidget(buttons);
    save_->setDefault(true);
    connect(stop_, &QPushButton::clicked, this, [this] {
        stopped_ = true;
        result_.forget();
        tell();
    });
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

void ConvertDialog::ask() {
    ++asked_;
    stopped_ = false;
    request_.reset();
    form_->setProblem({}, {});
    if (form_->missing().isEmpty()) {
        const auto read = readConvertWords(form_->words());
        if (!read) {
            result_.forget();
            return refuse(read.error());
        }
        request_ = *read;
        result_.ask(asked_, {}, [source = source_, request = *read](const Progress& proceed) -> Result<Seen> {
            const auto converter = source->converter(proceed);
            if (!converter) return converter.error();
            const auto made = (*converter)->convert(request, proceed);
            if (!made) return made.error();
            auto preview =
                previewOf((*converter)->arrays(), made->arrays, made->origin, mostBlocksAlong, proceed);
            if (!preview) return preview.error();
            return Seen{std::move(preview.value()), made->notes};
        });
    } else {
        result_.forget();
    }
    tell();
}

/// An error about a field stands under it, any other one below the pictures.
void ConvertDialog::refuse(const Error& error) {
    const QString text = withLabels(translated(error.text), form_->task());
    const bool known = form_->setProblem(error.field, text);
    status_->setText(known ? QString() : text);
    pictures_->clear(theme_());
    save_->setEnabled(false);
    stop_->hide();
}

void ConvertDialog::tell() {
    constexpr int whole = 100;
    const bool answered = result_.isAnswerTo(asked_);
    if (answered && result_.error() != nullptr) return refuse(*result_.error());
    save_->setEnabled(request_.has_value());
    stop_->setVisible(request_ && !answered && !stopped_ && result_.work().isLate());
    if (!request_) {
        pictures_->clear(theme_());
        status_->setText(tr("Fill in %1.").arg(form_->missing()));
    } else if (answered) {
        if (shown_ != asked_) pictures_->show(result_.get()->preview, theme_());
        shown_ = asked_;
        QStringList done;
        for (const Text& note : result_.get()->done)
            done << translated(note);
        status_->setText(done.join(u'\n'));
    } else if (stopped_) {
        status_->setText(tr("Stopped. The table can be saved without being seen."));
    } else {
        status_->setText(result_.work().isLate()
                             ? tr("Computing … %1 %").arg(qRound(whole * result_.work().share()))
                             : QString());
    }
}

void ConvertDialog::changeEvent(QEvent* event) {
    QDialog::changeEvent(event);
    if (event->type() != QEvent::StyleChange || !isVisible() || !result_.isAnswerTo(asked_)) return;
    if (result_.get() != nullptr) pictures_->show(result_.get()->preview, theme_());
}

}  // namespace posiscope
