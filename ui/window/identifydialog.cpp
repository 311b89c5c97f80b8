// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/identifydialog.h"

#include <QClipboard>
#include <QDialogButtonBox>
#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QTextBrowser>
#include <QVBoxLayout>

#include "core/base/printable.h"
#include "core/code/tablecode.h"
#include "core/identify/identify.h"
#include "core/identify/identitycache.h"
#include "core/identify/identitystate.h"
#include "core/identify/original/original.h"
#include "ui/dialogs/dialogs.h"
#include "ui/files/tablepaths.h"
#include "ui/style/choicebox.h"
#include "ui/style/interfacescale.h"
#include "ui/translation/answerwords.h"
#include "ui/translation/translated.h"
#include "ui/window/meantas.h"

namespace posiscope {

namespace {

/// The learned table that was chosen, read, as what was meant; without a grid any is right.
Result<Expectation> madeFrom(const ArrayOfFile& array, const std::string& interpolation,
                             const std::string& grid, const Progress& proceed) {
    const auto places = gridNamed(grid);
    if (!places && !grid.empty() && grid != "0")
        return Error{{POSISCOPE_TR("core", "the grid must be height × width, as 24x32, not “%1”"), {grid}},
                     ""};
    auto original = readOriginal(array.path, array.name, proceed);
    if (!original) return original.error();
    original.value().interpolation = interpolationNamed(interpolation);
    original.value().grid = places;
    Expectation expected;
    expected.original = std::make_shared<const OriginalTable>(std::move(original.value()));
    return expected;
}

Result<Identity> answerTo(const TableInQuestion& question, const std::optional<Expectation>& expected,
                          const Progress& proceed) {
    if (question.table != nullptr && !expected) return IdentityCache::common().get(question.table, proceed);
    if (question.table != nullptr) return identify({arrayOfTable(question.table)}, expected, proceed);
    const auto arrays = readArrays(question.path, question.arrays, proceed);
    if (!arrays) return arrays.error();
    return identify(*arrays, expected, proceed);
}

/// The array that a shown slice is one of.
TableInQuestion wholeOf(const TableInQuestion& shown) {
    return {shown.path, {shown.table->array()}, {}, shown.other, true};
}

/// Numbers that are read at once without being asked for.
constexpr std::int64_t fewNumbers = std::int64_t{1} << 26;

/// "8 × 50 × 64".
QString shapeOf(const StoredTable& table) {
    QStringList sides;
    for (const std::int64_t side : table.arrayShape())
        sides << grouped(side);
    return sides.join(QStringLiteral(" × "));
}

/// The state of the recognised encoding with its parameters.
State stateOf(const Identity& answer) {
    State state = defaultState();
    showIdentity(state, answer);
    return state;
}

Text whyNoCode(const Identity& answer) {
    const Text hidden = whyNotShown(answer);
    return hidden.empty() ? whyNoTableCode(stateOf(answer)) : hidden;
}

/// The reason why the file's array cannot be shown as a table, or empty.
Text whyNoTable(const TableInQuestion& question, const Identity& answer) {
    if (question.table != nullptr) return {};
    if (question.wholeArray) return POSISCOPE_TR("core", "Only an array of two axes is shown as a table.");
    if (question.arrays.size() == 2)
        return POSISCOPE_TR("core", "Cosines and sines stand in two arrays: open one of them to compare it.");
    if (answer.storage.axisOrder.size() == 2 || answer.storage.axisOrder.empty()) return {};
    return POSISCOPE_TR("core", "Only an array of two axes is shown as a table.");
}

void allow(QPushButton* button, const QString& tip, const QString& reason) {
    button->setEnabled(reason.isEmpty());
    button->setToolTip(plainToolTip(reason.isEmpty() ? tip : reason));
    button->setAccessibleDescription(reason.isEmpty() ? tip : reason);
}

}  // namespace

QString TableInQuestion::name() const {
    QStringList names;
    for (const std::string& each : arrays)
        if (!each.empty()) names << QString::fromStdString(printable(each));
    const QString file = shownTableName(path);
    return names.isEmpty() ? file : QStringLiteral("%1: %2").arg(file, names.join(QStringLiteral(", ")));
}

IdentifyDialog::IdentifyDialog(TableInQuestion question, std::function<const Theme&()> theme, QWidget* parent)
    : QDialog(parent),
      question_(question),
      shown_(std::move(question)),
      theme_(std::move(theme)),
      meant_(new MeantAs(question_.other)),
      resized_(new ChoiceBox),
      grid_(new QLineEdit),
      text_(new QTextBrowser),
      result_(
          this, [this] { tell(); }, [this] { tell(); }, AsyncWork::Begin::behind) {
    setObjectName(QStringLiteral("identifyDialog"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("What is this table?"));
    giveSize(*this, scaled(QSize(760, 520)));
    build();
    connect(meant_, &MeantAs::chosen, this, &IdentifyDialog::ask);
    connect(resized_, &QComboBox::activated, this, &IdentifyDialog::ask);
    connect(grid_, &QLineEdit::editingFinished, this, [this] {
        if (grid_->text().trimmed() != askedGrid_) ask();
    });
    connect(meant_, &MeantAs::problem, this, [this](const QString& sentence) {
        text_->setHtml(QStringLiteral("<p style=\"color:%1\">%2</p>")
                           .arg(theme_().error.name(), sentence.toHtmlEscaped()));
    });
    ask();
}

void IdentifyDialog::build() {
    auto* column = new QVBoxLayout(this);
    heading_ = new QLabel(question_.name());
    heading_->setObjectName(QStringLiteral("identifyFile"));
    heading_->setTextFormat(Qt::PlainText);
    heading_->setWordWrap(true);
    heading_->setFont(textFont(15, QFont::DemiBold));
    report_ = addButton(QStringLiteral("identifyReport"), tr("Save report …"));
    connect(report_, &QPushButton::clicked, this, &IdentifyDialog::saveReport);
    auto* top = new QHBoxLayout;
    auto* meant = new QHBoxLayout;
    top->addWidget(heading_, 1);
    top->addWidget(report_, 0, Qt::AlignTop);
    column->addLayout(top);
    buildSlices(meant);
    auto* label = new QLabel(tr("Meant as"));
    label->setBuddy(meant_);
    meant->addWidget(label);
    meant->addWidget(meant_, 1);
    buildResized(meant);
    column->addLayout(meant);
    text_->setObjectName(QStringLiteral("identifyAnswer"));
    text_->setAccessibleName(tr("Answer"));
    text_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    column->addWidget(text_, 1);
    auto* buttons = new QHBoxLayout;
    compare_ = addButton(QStringLiteral("identifyCompare"), tr("Compare"));
    connect(compare_, &QPushButton::clicked, this, &IdentifyDialog::compareWanted);
    show_ = addButton(QStringLiteral("identifyShow"), tr("Show as encoding"));
    connect(show_, &QPushButton::clicked, this, &IdentifyDialog::showWanted);
    convert_ = addButton(QStringLiteral("identifyConvert"), tr("Convert …"));
    connect(convert_, &QPushButton::clicked, this, &IdentifyDialog::convertWanted);
    code_ = addButton(QStringLiteral("identifyCode"), tr("Copy as code"));
    fillCode(new QMenu(code_));
    copy_ = addButton(QStringLiteral("identifyCopy"), tr("Copy answer"));
    connect(copy_, &QPushButton::clicked, this, [this] {
        if (answer() == nullptr) return;
        QStringList lines{question_.name()};
        lines << meantWords() << answerPlain(*answer());
        QGuiApplication::clipboard()->setText(lines.join(u'\n'));
        emit actionDone(tr("The answer has been copied."));
    });
    for (QPushButton* each : {compare_, show_, convert_, code_, copy_})
        buttons->addWidget(each);
    buttons->addStretch(1);
    auto* close = addButton(QStringLiteral("identifyClose"), tr("Close"));
    connect(close, &QPushButton::clicked, this, &QDialog::close);
    buttons->addWidget(close);
    column->addLayout(buttons);
    meant_->setFocus();
}

void IdentifyDialog::buildSlices(QHBoxLayout* row) {
    if (!shown_.table || shown_.table->slices() <= 1) return;
    slices_ = new ChoiceBox;
    slices_->setObjectName(QStringLiteral("identifySlices"));
    slices_->setAccessibleName(tr("What is asked about"));
    slices_->setToolTip(tr("What is asked about"));
    slices_->addItem(tr("All of %1").arg(shapeOf(*shown_.table)));
    slices_->addItem(tr("Slice %1 alone").arg(grouped(shown_.table->slice())));
    std::int64_t numbers = shown_.table->slices();
    numbers *= shown_.table->rows() * shown_.table->columns();
    slices_->setCurrentIndex(numbers <= fewNumbers ? 0 : 1);
    connect(slices_, &QComboBox::activated, this, [this] {
        chooseSlices();
        ask();
    });
    row->addWidget(slices_);
    chooseSlices();
}

void IdentifyDialog::chooseSlices() {
    question_ = slices_->currentIndex() == 0 ? wholeOf(shown_) : shown_;
    heading_->setText(question_.name());
    plain_.reset();
}

void IdentifyDialog::buildResized(QHBoxLayout* row) {
    resized_->setObjectName(QStringLiteral("resizedAs"));
    resized_->setAccessibleName(tr("How it was meant to be resized"));
    resized_->setToolTip(tr("How it was meant to be resized"));
    resized_->addItem(tr("Resized in any way"));
    for (const Interpolation& each : interpolations()) {
        const QString name = QString::fromStdString(nameOf(each));
        resized_->addItem(name, name);
    }
    grid_->setObjectName(QStringLiteral("resizedTo"));
    grid_->setAccessibleName(tr("The grid that was meant"));
    grid_->setPlaceholderText(tr("To any grid"));
    grid_->setToolTip(
        plainToolTip(tr("The grid of places that it was meant to be resized to: height × width, as 24x32. "
                        "Left empty, any grid is right.")));
    const QString widest = grid_->placeholderText() + QStringLiteral("0000");
    grid_->setFixedWidth(grid_->fontMetrics().horizontalAdvance(widest));
    for (QWidget* each : {static_cast<QWidget*>(resized_), static_cast<QWidget*>(grid_)}) {
        each->hide();
        row->addWidget(each);
    }
}

QPushButton* IdentifyDialog::addButton(const QString& name, const QString& text) {
    auto* button = new QPushButton(text, this);
    button->setObjectName(name);
    button->setAutoDefault(false);
    return button;
}

void IdentifyDialog::fillCode(QMenu* menu) {
    for (const CodeDialect& dialect : codeDialects()) {
        auto* action = menu->addAction(QLatin1String(dialect.name.data()));
        action->setObjectName(QStringLiteral("identifyCode_") + QLatin1String(dialect.id.data()));
        connect(action, &QAction::triggered, this, [this, &dialect] {
            const Identity* known = answer();
            if (known == nullptr || !whyNoCode(*known).empty()) return;
            QGuiApplication::clipboard()->setText(
                QString::fromStdString(tableCode(stateOf(*known), dialect)));
            emit actionDone(tr("The code that computes this table has been copied."));
        });
    }
    code_->setMenu(menu);
    code_->setProperty("menu", true);
}

void IdentifyDialog::ask() {
    const auto expected = meant_->expectation(plain_ ? &*plain_ : nullptr);
    const auto original = meant_->original();
    resized_->setVisible(original.has_value());
    grid_->setVisible(original.has_value());
    askedGrid_ = grid_->text().trimmed();
    // What is to be read may be large, and what is shown may be identified already.
    const bool known =
        !expected && !original && question_.table && IdentityCache::common().find(question_.table);
    result_.ask(
        ++asked_, {.untilDone = known},
        [question = question_, expected, original, how = resized_->currentData().toString().toStdString(),
         grid = askedGrid_.toStdString()](const Progress& proceed) -> Result<Identity> {
            if (!original) return answerTo(question, expected, proceed);
            const auto made = madeFrom(*original, how, grid, proceed);
            if (!made) return made.error();
            return answerTo(question, *made, proceed);
        });
    tell();
}

void IdentifyDialog::tell() {
    if (answer() != nullptr && meant_->currentIndex() == 0) plain_ = *answer();
    text_->setHtml(html());
    tellButtons();
    if (wantsReport_ && answer() != nullptr) saveReport();
}

void IdentifyDialog::saveReport() {
    wantsReport_ = answer() == nullptr;
    // Not from within the answer's arrival.
    if (!wantsReport_) QMetaObject::invokeMethod(this, &IdentifyDialog::reportWanted, Qt::QueuedConnection);
}

QStringList IdentifyDialog::meantWords() const {
    if (meant_->currentIndex() == 0 || answer() == nullptr) return {};
    return {tr("Meant as %1").arg(meant_->currentText()), verdictOn(*answer())};
}

QString IdentifyDialog::verdictOn(const Identity& answer) {
    return answer.unsure       ? tr("Whether it is what was meant is not sure.")
           : answer.asExpected ? tr("It is what was meant.")
                               : tr("It is not what was meant.");
}

QString IdentifyDialog::html() const {
    constexpr int whole = 100;
    const auto paragraph = [](const QString& text, const QColor& colour) {
        return QStringLiteral("<p style=\"color:%1\">%2</p>").arg(colour.name(), text.toHtmlEscaped());
    };
    if (!result_.isAnswerTo(asked_))
        return paragraph(result_.work().isLate()
                             ? tr("Identifying … %1 %").arg(qRound(whole * result_.work().share()))
                             : tr("Identifying …"),
                         theme_().muted);
    if (result_.error() != nullptr) return paragraph(translated(result_.error()->text), theme_().error);
    QString text;
    if (meant_->currentIndex() != 0)
        text += paragraph(verdictOn(*answer()), answer()->unsure       ? theme_().text
                                                : answer()->asExpected ? theme_().accent
                                                                       : theme_().error);
    text += answerHtml(*answer(), theme_());
    // It is about a comparison.
    const Text note = whyNoTable(question_, *answer()).empty() ? storageNote(*answer()) : Text();
    if (!note.empty()) text += paragraph(translated(note), theme_().muted);
    return text;
}

void IdentifyDialog::tellButtons() {
    const Identity* const known = answer();
    const QString waiting = tr("The answer is not there yet.");
    const auto reason = [&](Text (*why)(const Identity&)) {
        return known == nullptr ? waiting : translated(why(*known));
    };
    QString comparing = reason(whyNotCompared);
    if (comparing.isEmpty()) comparing = translated(whyNoTable(question_, *known));
    allow(compare_, tr("Show the recognised encoding beside the table, and the difference"), comparing);
    allow(show_, tr("Show the recognised encoding with its parameters"), reason(whyNotShown));
    allow(convert_, tr("Write the table in another form, type or length, or make it fit another model"),
          known == nullptr ? waiting : QString());
    allow(code_, tr("Copy the program that computes this table"),
          known == nullptr ? waiting : translated(whyNoCode(*known)));
    allow(copy_, tr("Copy the answer as text"), known == nullptr ? waiting : QString());
    allow(report_, tr("Write the answer with its evidence as HTML or PDF"),
          known == nullptr ? waiting : QString());
}

void IdentifyDialog::changeEvent(QEvent* event) {
    QDialog::changeEvent(event);
    if (event->type() == QEvent::StyleChange && isVisible()) text_->setHtml(html());
}

}  // namespace posiscope
