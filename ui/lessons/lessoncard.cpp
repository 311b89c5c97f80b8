// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lessons/lessoncard.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPointer>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>
#include <utility>

#include "ui/dialogs/taborder.h"
#include "ui/lessons/cardparts.h"
#include "ui/lessons/questioncard.h"
#include "ui/lessons/stepbody.h"
#include "ui/style/interfacescale.h"
#include "ui/style/look.h"
#include "ui/style/toolbutton.h"

namespace posiscope {

namespace {

constexpr int smallestType = 13, largestType = 17;  // pixels at interface scale 1

}  // namespace

LessonCard::LessonCard(LessonPlayer& player, QWidget* parent) : QFrame(parent), player_(player) {
    setObjectName(QStringLiteral("lessonCard"));
    setAttribute(Qt::WA_StyledBackground);
    hide();
    keepLook(this, [this] { built_ = {}; });  // builds the step again at the next show()
}

void LessonCard::build() {
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(header_ = buildHeader());
    scroll_ = named(new QScrollArea, "lessonScroll");
    keepLook(this, [this] { scroll_->setAccessibleName(tr("Text of the lesson")); });
    scroll_->setWidgetResizable(true);
    scroll_->setFrameShape(QFrame::NoFrame);
    scroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    column->addWidget(scroll_, 1);
    column->addWidget(footer_ = buildFooter());
    const auto sign = [this](const QString& arrow) {
        auto* label = named(new QLabel(arrow, this), "lessonSign");
        label->hide();
        return label;
    };
    fade_ = named(new QWidget(this), "lessonFade");
    fade_->setAttribute(Qt::WA_StyledBackground);
    fade_->setAttribute(Qt::WA_TransparentForMouseEvents);
    fade_->hide();
    above_ = sign(QStringLiteral("▲"));
    below_ = sign(QStringLiteral("▼"));
    connect(scroll_->verticalScrollBar(), &QScrollBar::valueChanged, this, &LessonCard::showSigns);
    connect(scroll_->verticalScrollBar(), &QScrollBar::rangeChanged, this, &LessonCard::scrollToEnd);
}

QWidget* LessonCard::buildHeader() {
    auto* header = named(new QWidget, "lessonHeader");
    header->setAttribute(Qt::WA_StyledBackground);
    auto* row = new QHBoxLayout(header);
    title_ = named(new QLabel, "lessonTitle");
    title_->setWordWrap(true);
    title_->setTextFormat(Qt::PlainText);
    auto* close = named(new QToolButton, "lessonClose");
    close_ = close;
    close->setFocusPolicy(Qt::TabFocus);
    close->setProperty("tool", true);
    close->setText(QStringLiteral("×"));
    keepLook(header, [row, close] {
        row->setContentsMargins(scaled(16), scaled(8), scaled(8), scaled(8));
        close->setToolTip(tr("Leave the lesson: everything is again as it was before"));
        close->setAccessibleName(tr("Leave the lesson"));
    });
    connect(close, &QToolButton::clicked, this, [this] { player_.leave(); });
    row->addWidget(title_, 1);
    row->addWidget(close, 0, Qt::AlignTop);
    return header;
}

QWidget* LessonCard::buildFooter() {
    auto* footer = named(new QWidget, "lessonFooter");
    footer->setAttribute(Qt::WA_StyledBackground);
    auto* row = new QHBoxLayout(footer);
    back_ = named(new QPushButton, "lessonBack");
    next_ = named(new QPushButton, "lessonNext");
    keepLook(footer, [this, row] {
        row->setContentsMargins(scaled(12), scaled(8), scaled(12), scaled(8));
        back_->setText(tr("Back"));
        back_->setToolTip(tr("To the step before, as you left it (Ctrl+Page Up)"));
        next_->setToolTip(tr("To the next step (Ctrl+Page Down)"));
    });
    auto* again = toolButton(
        QStringLiteral("reset"), [] { return tr("Begin this step again"); }, QStringLiteral("lessonRestart"));
    stepOf_ = named(new QLabel, "lessonPlace");
    stepOf_->setAlignment(Qt::AlignCenter);
    connect(back_, &QPushButton::clicked, &player_, &LessonPlayer::back);
    connect(next_, &QPushButton::clicked, this, [this] {
        if (player_.step() + 1 < player_.steps())
            player_.next();
        else
            player_.leave();
    });
    connect(again, &QToolButton::clicked, &player_, &LessonPlayer::restartStep);
    row->addWidget(back_);
    row->addWidget(stepOf_, 1);
    row->addWidget(again);
    row->addWidget(next_);
    return footer;
}

void LessonCard::buildStep() {
    if (body_ && body_->isAncestorOf(window()->focusWidget())) scroll_->setFocus();  // until settleFocus()
    body_ = new StepBody(player_, {built_.hands, largestType, size(), small_});
    // The queued call comes after the layout of the changed body.
    connect(
        body_, &StepBody::grown, this,
        [this](const QString& part) {
            news_ = part;
            reveal();
        },
        Qt::QueuedConnection);
    // The click on an answer may replace the body whose button still handles it: deleteLater().
    if (QWidget* before = scroll_->takeWidget()) before->deleteLater();
    scroll_->setWidget(body_);
    scroll_->verticalScrollBar()->setValue(0);
    chainTabOrder(footer_, chainTabOrder(scroll_, close_));  // as on the screen
    fitted_ = {};
}

/// Who reads a lesson by the keyboard stays in it: at the same part of a step that is made anew, otherwise at
/// what the step asks for.
void LessonCard::settleFocus(const QString& name, bool sameStep) {
    QWidget* part = focusHome();
    for (auto* each : findChildren<QWidget*>(name))
        if (sameStep && !name.isEmpty() && each->isVisible() && each->isEnabled()) part = each;
    if (part == nullptr) return;
    part->setFocus(Qt::OtherFocusReason);
    if (body_->isAncestorOf(part)) scroll_->ensureWidgetVisible(part, 0, scaled(12));
}

QWidget* LessonCard::focusHome() const {
    if (!body_ || player_.lesson() == nullptr) return nullptr;
    QWidget* part = body_->focusHome();
    if (part != nullptr) return part;
    // On a projector there is no button to go on.
    return player_.isStepwise() ? static_cast<QWidget*>(scroll_) : next_;
}

/// Lays the step out for the size of the card. At a desk the type is as large as the room permits. Where the
/// controls take room from the card, the reply to an answer stays in sight.
void LessonCard::fitLook() {
    fitted_ = size();
    // What fits needs no scroll bar.
    const QScrollBar* const bar = scroll_->verticalScrollBar();
    const int width = scroll_->viewport()->width() + (bar->isVisible() ? bar->width() : 0);
    for (int type = player_.isStepwise() ? smallestType : largestType;; --type) {
        body_->setLook({built_.hands, type, size(), small_});
        body_->refresh();
        if (type == smallestType || body_->heightFor(width) <= scroll_->viewport()->height()) break;
    }
    if (player_.isStepwise() && !small_ && body_->questionHeight(width) > scroll_->viewport()->height()) {
        small_ = true;
        buildStep();
        return fitLook();
    }
    // A bar that is there would stay, for the narrower text that it leaves.
    scroll_->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll_->setVerticalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    QMetaObject::invokeMethod(this, &LessonCard::reveal, Qt::QueuedConnection);  // after the layout
}

void LessonCard::refreshFooter() {
    const int step = player_.step();
    const bool last = step + 1 == player_.steps();
    if (step == 0 && back_->hasFocus()) next_->setFocus();
    title_->setText(QString::fromStdString(player_.lesson()->title));
    stepOf_->setText(tr("Step %1 of %2").arg(step + 1).arg(player_.steps()));
    back_->setEnabled(step > 0);
    next_->setText(last ? tr("Finish") : tr("Next"));
}

/// On a projector, scrolls to the paragraph or the reason just revealed; older ones stay in sight where there
/// is room.
void LessonCard::scrollToEnd() {
    if (player_.isStepwise()) {
        QScrollBar* bar = scroll_->verticalScrollBar();
        const bool asks =
            player_.lesson() && player_.stage().part == Stage::Part::question && player_.isQuestionOpen();
        bar->setValue(asks ? bar->minimum() : bar->maximum());
    }
    showSigns();
}

/// Scrolls to what the step showed last.
void LessonCard::reveal() {
    if (!player_.lesson() || !body_ || news_.isEmpty()) return;
    if (auto* part = body_->findChild<QWidget*>(news_)) scroll_->ensureWidgetVisible(part, 0, scaled(12));
    showSigns();
}

/// Signs tell that text continues above or below the edge.
void LessonCard::showSigns() {
    const QScrollBar& bar = *scroll_->verticalScrollBar();
    const bool scrolls = !player_.isOnPaper();
    above_->setVisible(scrolls && bar.value() > bar.minimum());
    below_->setVisible(scrolls && bar.value() < bar.maximum());
    // In the margin of the text: a desk has a scroll bar beside it.
    const QRect place = scroll_->geometry();
    const int right = place.right() - (player_.isStepwise() ? scaled(8) : bar.width() + scaled(2));
    above_->adjustSize();
    below_->adjustSize();
    above_->move(right - above_->width(), place.top() + scaled(4));
    below_->move(right - below_->width(), place.bottom() - below_->height() - scaled(4));
    // On a projector the line that the upper edge cuts fades out.
    fade_->setVisible(player_.isStepwise() && bar.value() > bar.minimum());
    fade_->setGeometry(place.left(), place.top(), place.width() - scaled(26), scaled(20));
    for (QWidget* over : {fade_, static_cast<QWidget*>(above_), static_cast<QWidget*>(below_)})
        over->raise();
}

void LessonCard::resizeEvent(QResizeEvent* event) {
    QFrame::resizeEvent(event);
    if (!scroll_) return;
    showSigns();
    if (player_.lesson()) QTimer::singleShot(0, this, [this] { show(*theme_); });
}

void LessonCard::setCountsHands(bool counts) {
    hands_ = counts;
    if (!player_.lesson()) return;
    show(*theme_);
    if (QuestionCard* asked = question(); asked && hands_ && player_.isQuestionOpen()) asked->startCount();
}

QuestionCard* LessonCard::question() const {
    QuestionCard* question = body_ && player_.lesson() ? body_->question() : nullptr;
    return question && question->isVisible() ? question : nullptr;
}

int LessonCard::heightFor(int width) const {
    if (!body_) return 0;
    const int frames = header_->isVisibleTo(this) ? header_->height() + footer_->height() : 0;
    return body_->heightFor(width) + frames;
}

void LessonCard::show(const Theme& theme) {
    setVisible(player_.lesson() != nullptr);
    if (player_.lesson() == nullptr) {
        built_ = {};
        return;
    }
    if (scroll_ == nullptr) build();  // most windows never show a lesson
    if (theme_ != &theme || built_.step < 0)
        for (QToolButton* button : findChildren<QToolButton*>())
            setToolIcon(button, theme);
    theme_ = &theme;
    const QPointer<QWidget> read = window()->focusWidget();
    const bool reads = isAncestorOf(read);
    const QString name = reads ? read->objectName() : QString();
    bool sameStep = true;
    const Built wanted{player_.reading(), player_.step(), player_.isStepwise(), hands_};
    if (built_ != wanted) {
        const auto place = std::pair(player_.lesson()->id, player_.step());
        sameStep = std::exchange(place_, place) == place;
        if (!sameStep) news_.clear();
        built_ = wanted;
        small_ = false;
        buildStep();
    }
    const bool refitted = fitted_ != size();
    if (refitted) fitLook();
    header_->setVisible(!player_.isStepwise());
    footer_->setVisible(!player_.isStepwise());
    // On a projector the signs tell of more text, and lines keep their breaks when there is more.
    scroll_->setVerticalScrollBarPolicy(player_.isStepwise() ? Qt::ScrollBarAlwaysOff
                                                             : Qt::ScrollBarAsNeeded);
    body_->refresh();
    refreshFooter();
    layOut();
    scrollToEnd();
    if (reads && (!read || !read->isVisible()))
        settleFocus(name, sameStep);
    else if (reads && refitted && body_->isAncestorOf(read))
        scroll_->ensureWidgetVisible(read, 0, scaled(12));
}

/// Lays the body out now, not with the next event: until then parts that are hidden would keep their room,
/// and the text would be scrolled out of sight.
void LessonCard::layOut() {
    for (QWidget* each : {static_cast<QWidget*>(body_), scroll_->viewport()})
        QCoreApplication::sendPostedEvents(each, QEvent::LayoutRequest);
}

}  // namespace posiscope
