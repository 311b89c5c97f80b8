// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/examplesdialog.h"

#include <QDialogButtonBox>
#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QScrollArea>
#include <QTimer>
#include <QToolButton>
#include <algorithm>

#include "ui/dialogs/dialogs.h"
#include "ui/documents/lessondocument.h"
#include "ui/style/interfacescale.h"
#include "ui/translation/translated.h"

namespace posiscope {

namespace {

constexpr QSize pictureSize(240, 168);
constexpr int frame = 8;  // around a picture
constexpr int gap = 16;   // between cards
constexpr QSize usualSize(880, 700);

/// The cards side by side that a dialog of this width has room for, beside its margins and scroll bar.
int cardsInRow(int width) {
    constexpr int most = 3;
    constexpr int around = 58;
    return std::clamp((width + scaled(gap) - around) / scaled(pictureSize.width() + frame + gap), 1, most);
}

/// The picture in the middle of a sheet of paper, so that all buttons are alike.
QPixmap smallPicture(const QString& path, double pixelRatio) {
    const QSize size = scaled(pictureSize) * pixelRatio;
    QImage picture(path);
    picture = picture.scaled(size, Qt::KeepAspectRatio, Qt::SmoothTransformation);
    QPixmap sheet(size);
    sheet.fill(Qt::white);
    QPainter painter(&sheet);
    painter.drawImage((size.width() - picture.width()) / 2, (size.height() - picture.height()) / 2, picture);
    painter.end();
    sheet.setDevicePixelRatio(pixelRatio);
    return sheet;
}

QLabel* wrapped(const QString& text) {
    auto* label = new QLabel(text);
    label->setWordWrap(true);
    label->setFixedWidth(scaled(pictureSize.width()));
    return label;
}

/// A scroll area asks nobody for the height at a width: it is fixed, in the font that a label has in the
/// window.
void fixHeights(const QWidget& cards) {
    for (QLabel* label : cards.findChildren<QLabel*>()) {
        label->ensurePolished();
        label->setFixedHeight(label->heightForWidth(label->minimumWidth()));
    }
}

QLabel* titleOf(const Example& example) {
    auto* label = wrapped(example.title);
    label->setTextFormat(Qt::PlainText);
    label->setFont(interfaceFont(14, QFont::DemiBold));
    return label;
}

QLabel* linkToSource(const Example& example) {
    auto* label = wrapped(QStringLiteral("<a href=\"%1\">%2</a>")
                              .arg(example.address.toHtmlEscaped(), example.source.toHtmlEscaped()));
    label->setObjectName(QStringLiteral("exampleSource"));
    label->setTextFormat(Qt::RichText);
    label->setTextInteractionFlags(Qt::LinksAccessibleByKeyboard | Qt::LinksAccessibleByMouse);
    QObject::connect(label, &QLabel::linkActivated, label, &openLink);
    return label;
}

}  // namespace

ExamplesDialog::ExamplesDialog(QWidget* parent) : QDialog(parent) {
    setAttribute(Qt::WA_DeleteOnClose);
    setObjectName(QStringLiteral("examplesDialog"));
    setWindowTitle(tr("Examples"));
    auto* cards = new QWidget;
    auto* grid = new QGridLayout(cards);
    grid->setSpacing(scaled(gap));
    const int columns = cardsInRow(std::min(scaled(usualSize).width(), roomFor(*this).width()));
    int n = 0;
    for (const Example& example : examples()) {
        grid->addWidget(cardOf(example), n / columns, n % columns, Qt::AlignTop | Qt::AlignLeft);
        ++n;
    }
    auto* scroll = new QScrollArea;
    scroll->setObjectName(QStringLiteral("examplesScroll"));
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);  // the keys move from card to card
    scroll->setWidget(cards);
    scroll->setWidgetResizable(true);
    scroll->viewport()->setAutoFillBackground(false);
    cards->setAutoFillBackground(false);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
    auto* column = new QVBoxLayout(this);
    column->addWidget(scroll, 1);
    column->addWidget(buttons);
    fixHeights(*cards);
    giveSize(*this, scaled(usualSize));
    QTimer::singleShot(0, this, &ExamplesDialog::drawNext);
}

void ExamplesDialog::drawNext() {
    if (empty_.empty()) return;
    const auto& [button, path] = empty_.back();
    button->setIcon(smallPicture(path, devicePixelRatioF()));
    empty_.pop_back();
    QTimer::singleShot(0, this, &ExamplesDialog::drawNext);
}

QFrame* ExamplesDialog::cardOf(const Example& example) {
    auto* picture = new QToolButton;
    picture->setObjectName(QStringLiteral("example_") + example.id);
    picture->setIconSize(scaled(pictureSize));
    picture->setFixedSize(scaled(pictureSize + QSize(frame, frame)));
    empty_.emplace(empty_.begin(), picture, example.picture);
    picture->setAccessibleName(example.title);
    picture->setAccessibleDescription(example.remarks);
    picture->setToolTip(plainToolTip(example.remarks));
    picture->setFocusPolicy(Qt::StrongFocus);
    connect(picture, &QToolButton::clicked, this, [this, example] {
        close();
        emit chosen(example);
    });
    auto* write = new QPushButton(tr("Export …"));
    write->setObjectName(QStringLiteral("exportExample_") + example.id);
    write->setAccessibleName(tr("Export: %1").arg(example.title));
    write->setAutoDefault(false);
    connect(write, &QPushButton::clicked, this, [this, example] {
        close();
        emit exportWanted(example);
    });
    auto* shows = wrapped(example.shows);
    shows->setTextFormat(Qt::PlainText);
    auto* card = new QFrame;
    card->setObjectName(QStringLiteral("exampleCard"));
    auto* column = new QVBoxLayout(card);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(scaled(4));
    column->addWidget(picture);
    column->addWidget(titleOf(example));
    column->addWidget(shows);
    column->addWidget(linkToSource(example));
    column->addWidget(write, 0, Qt::AlignLeft);
    return card;
}

}  // namespace posiscope
