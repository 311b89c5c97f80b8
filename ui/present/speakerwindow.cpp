// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/present/speakerwindow.h"

#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QTime>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

#include "ui/documents/lessondocument.h"
#include "ui/documents/passages.h"
#include "ui/lessons/player.h"
#include "ui/style/look.h"

namespace posiscope {

namespace {

constexpr QSize smallest(640, 520);
// Sizes of type in pixels in the smallest window.
constexpr int titleType = 22, bodyType = 17, lineType = 15;

QLabel* words(const char* name) {
    auto* label = new QLabel;
    label->setObjectName(QLatin1String(name));
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    return label;
}

void setType(QWidget* widget, int pixels, QFont::Weight weight = QFont::Normal) {
    widget->setStyleSheet(
        QStringLiteral("font-size: %1px; font-weight: %2;").arg(pixels).arg(static_cast<int>(weight)));
}

/// "1, 2, 3"
QString numbersOf(const std::vector<int>& numbers) {
    QStringList texts;
    for (const int number : numbers)
        texts << QString::number(number);
    return texts.join(QStringLiteral(", "));
}

}  // namespace

SpeakerWindow::SpeakerWindow(StateStore& store, LessonPlayer& player, const Theme& theme)
    : player_(player),
      title_(words("speakerTitle")),
      notes_(words("speakerNotes")),
      answer_(words("speakerAnswer")),
      next_(words("speakerNext")),
      keys_(words("speakerKeys")),
      time_(words("speakerTime")) {
    setObjectName(QStringLiteral("speakerWindow"));
    setPalette(theme.palette());
    setAutoFillBackground(true);
    setStyleSheet(theme.styleSheet());
    notes_->setTextFormat(Qt::RichText);
    connect(notes_, &QLabel::linkActivated, this, &openLink);
    notes_->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    auto* scroll = new QScrollArea;
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidget(notes_);
    // A scroll area fills itself and its contents with the application's colours instead of the theme's.
    scroll->viewport()->setAutoFillBackground(false);
    notes_->setAutoFillBackground(false);
    auto* back = new QPushButton;
    auto* next = new QPushButton;
    back->setObjectName(QStringLiteral("speakerBack"));
    next->setObjectName(QStringLiteral("speakerForward"));
    connect(back, &QPushButton::clicked, &player_, &LessonPlayer::backward);
    connect(next, &QPushButton::clicked, &player_, &LessonPlayer::forward);
    auto* row = new QHBoxLayout;
    row->addWidget(time_, 1);
    row->addWidget(back);
    row->addWidget(next);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(24, 20, 24, 16);
    column->setSpacing(12);
    column->addWidget(title_);
    column->addWidget(scroll, 1);
    column->addWidget(answer_);
    column->addWidget(next_);
    column->addWidget(keys_);
    column->addLayout(row);
    resize(smallest);
    fitType();
    since_.start();
    connect(&store, &StateStore::changed, this, &SpeakerWindow::refresh);
    connect(&second_, &QTimer::timeout, this, &SpeakerWindow::refreshTime);
    second_.start(1000);
    keepLook(this, [this, back, next] {
        setWindowTitle(tr("Speaker notes"));
        back->setText(tr("Back"));
        next->setText(tr("Next"));
        refresh();
    });
}

/// Most of the other screen: the speaker stands before it.
void SpeakerWindow::placeBeside(const QScreen* projected) {
    for (const QScreen* screen : QGuiApplication::screens()) {
        if (screen == projected) continue;
        const QRect room = screen->availableGeometry();
        resize((room.size() * 0.9).expandedTo(smallest));
        move(room.center() - rect().center());
    }
}

/// The type grows with the window. It does not take the scale of the projected one.
void SpeakerWindow::fitType() {
    const double factor = std::clamp(double(height()) / smallest.height(), 1.0, 2.0);
    const auto pixels = [factor](int type) { return int(std::lround(type * factor)); };
    if (type_ == pixels(bodyType)) return;
    type_ = pixels(bodyType);
    setType(title_, pixels(titleType), QFont::Bold);
    setType(notes_, type_);
    setType(answer_, pixels(lineType), QFont::DemiBold);
    for (QLabel* line : {next_, keys_, time_})
        setType(line, pixels(lineType));
    refresh();
}

void SpeakerWindow::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fitType();
}

/// The notes of the step, and its asides, which the class sees folded.
QString SpeakerWindow::notes() const {
    const Step& now = player_.current();
    QStringList parts;
    if (!now.notes.text.empty()) parts << player_.filled(now.notes);
    for (const More& more : now.more)
        parts << QStringLiteral("**%1**").arg(player_.filled(more.title, more.moment()))
              << player_.filled(more.text, more.moment());
    return parts.join(QStringLiteral("\n\n"));
}

/// Whether M would unfold something of what is in sight now.
bool SpeakerWindow::unfolds() const {
    const Stage::Part part = player_.stage().part;
    return std::ranges::any_of(player_.current().more, [&](const More& more) {
        if (!player_.isStepwise()) return !more.afterAnswer || player_.moment() == Moment::then;
        return part == (more.afterAnswer ? Stage::Part::then : Stage::Part::text);
    });
}

/// What the keys do now. They answer a question that is in sight, and count hands beside its answers.
QString SpeakerWindow::keys() const {
    const auto& asked = player_.current().prediction;
    const bool asks = asked && (!player_.isStepwise() || player_.stage().part == Stage::Part::question);
    if (!asks || !player_.isQuestionOpen()) {
        QStringList keys;
        if (player_.openedPlace() > 0)
            keys << tr("Esc goes back to the picture");
        else if (!player_.places().empty())
            keys << tr("%1 open places of the picture").arg(numbersOf(player_.places()));
        if (unfolds()) keys << tr("M unfolds what is folded");
        if (player_.hasMotion()) keys << tr("R plays the motion again");
        keys << tr(". or B blanks the screen");
        if (asks && asked->asks == Asks::one) keys << tr("H counts hands");
        return tr("Keys: %1.").arg(keys.join(tr(", ", "between keys")));
    }
    switch (asked->asks) {
        case Asks::number: return tr("Keys: digits type a number, Enter checks it, B blanks the screen.");
        case Asks::click: return tr("Keys: Next shows the place, . or B blanks the screen.");
        case Asks::one: return tr("Keys: A, B … answer, H counts hands, . blanks the screen.");
        default: return tr("Keys: A, B … choose, Enter checks, . blanks the screen.");
    }
}

/// The right answer, with the letter that the class sees: "C: 44 positions". A place stands in its reason.
QString SpeakerWindow::answer() const {
    const auto& asked = player_.current().prediction;
    if (!asked) return {};
    if (asked->asks == Asks::number) return player_.wantedNumber();
    const auto plain = [this](const Passage& passage, Moment moment) {
        return LessonDocument(player_.filled(passage, moment)).toPlainText().simplified();
    };
    if (asked->asks == Asks::click && asked->because.text.empty())
        return QString::fromStdString(asked->wanted.text);
    if (asked->asks == Asks::click) return plain(asked->because, Moment::beginning);
    const auto letters = player_.letters();
    const auto letterOf = [&](std::size_t answer) {
        return QChar(u'A' + static_cast<char16_t>(std::ranges::find(letters, answer) - letters.begin()));
    };
    QStringList right;
    for (std::size_t n = 0; n < asked->answers.size(); ++n)
        if (asked->answers[n].right)
            right << tr("%1: %2", "a letter and its answer")
                         .arg(letterOf(n), plain(asked->answers[n].text, Moment::beginning));
    if (asked->asks != Asks::order) right.sort();
    // A sentence has no point before a semicolon.
    for (qsizetype n = 0; n + 1 < right.size(); ++n)
        if (right[n].endsWith(u'.') || right[n].endsWith(u'。')) right[n].chop(1);
    return right.join(QStringLiteral("; "));
}

void SpeakerWindow::refresh() {
    refreshTime();
    if (player_.lesson() == nullptr) {
        title_->setText(tr("No lesson is open."));
        notes_->setText({});
        answer_->hide();
        next_->setText({});
        keys_->setText({});
        return;
    }
    const int step = player_.step();
    const Step& now = player_.current();
    title_->setText(
        tr("%1 of %2: %3").arg(step + 1).arg(player_.steps()).arg(QString::fromStdString(now.title)));
    const QString written = notes();
    notes_->setText(written.isEmpty() ? tr("This step has no notes.") : richText(written, type_));
    const QString right = answer();
    answer_->setVisible(!right.isEmpty());
    answer_->setText(tr("Answer: %1").arg(right));
    keys_->setText(keys());
    next_->setText(step + 1 < player_.steps()
                       ? tr("Next: %1")
                             .arg(QString::fromStdString(
                                 player_.lesson()->steps[static_cast<std::size_t>(step) + 1].title))
                       : tr("This is the last step."));
}

void SpeakerWindow::refreshTime() {
    const qint64 seconds = since_.elapsed() / 1000;
    const QString passed =
        QStringLiteral("%1:%2").arg(seconds / 60).arg(seconds % 60, 2, 10, QLatin1Char('0'));
    QStringList parts;
    parts << (player_.lesson() ? tr("%1 of about %2 minutes").arg(passed).arg(player_.lesson()->minutes)
                               : passed);
    if (player_.lesson() && player_.current().minutes > 0)
        parts << tr("this step: %1 min").arg(player_.current().minutes);
    parts << QLocale().toString(QTime::currentTime(), QLocale::ShortFormat);
    time_->setText(parts.join(QStringLiteral("  ·  ")));
}

}  // namespace posiscope
