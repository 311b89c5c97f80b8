// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/export/exportdialog.h"

#include <QCheckBox>
#include <QDialogButtonBox>
#include <QEvent>
#include <QFileInfo>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>

#include "core/parameters/keys.h"
#include "core/parameters/viewkeys.h"
#include "core/state/exportparameters.h"
#include "ui/dialogs/dialogs.h"
#include "ui/dialogs/scrolledform.h"
#include "ui/export/animation.h"
#include "ui/export/arrangementrows.h"
#include "ui/export/dataexport.h"
#include "ui/export/filerow.h"
#include "ui/export/finecells.h"
#include "ui/export/framewriter.h"
#include "ui/export/lookreasons.h"
#include "ui/export/lookrows.h"
#include "ui/export/motionrows.h"
#include "ui/export/panechoice.h"
#include "ui/export/preview.h"
#include "ui/export/sizerows.h"
#include "ui/style/choicebox.h"
#include "ui/style/missingletters.h"
#include "ui/translation/translated.h"
#include "ui/view/view.h"

namespace posiscope {

namespace {

/// One of the formats a dialog offers.
struct Format {
    const char* id;  ///< for the memory
    const char* ending;
    QString name;
};

/// What a person has written, as far as it is in the figure.
QString wordsOf(const FigureRequest& request) {
    const FigureLook& look = request.look;
    return (request.heading ? request.title : QString()) + look.caption + look.xTitle + look.yTitle +
           look.colourBarTitle + look.paneNames.join(u' ');
}

QString inBytes(std::uint64_t bytes) {
    return QLocale().formattedDataSize(static_cast<qint64>(bytes));
}

}  // namespace

ExportDialog::ExportDialog(ExportSubject subject, QWidget* parent)
    : QDialog(parent), subject_(std::move(subject)), format_(new ChoiceBox), problem_(new QLabel) {
    setObjectName(QStringLiteral("exportDialog"));
    setWindowTitle(subject_.heading);
    setMinimumWidth(460);
    auto* form = new QFormLayout;
    form->setVerticalSpacing(8);
    form->setHorizontalSpacing(16);
    addFormats();
    format_->setObjectName(QStringLiteral("format"));
    form->addRow(tr("&Format"), format_);
    if (subject_.what == ExportSubject::What::motion) {
        motion_ = new MotionRows(subject_.figure.snapshot.state, form, lastTime().gifLimit, this);
        connect(motion_, &MotionRows::changed, this, &ExportDialog::refresh);
    }
    if (subject_.what != ExportSubject::What::data) addPicture(form);
    addFile(form);
    auto* upper = new QHBoxLayout;
    upper->setSpacing(20);
    rows_ = new QHBoxLayout;
    rows_->setSpacing(20);
    rows_->addLayout(form, 1);
    if (look_ != nullptr) rows_->addWidget(look_, 0, Qt::AlignTop);
    upper->addWidget(new ScrolledForm(rows_), 1);
    if (subject_.what != ExportSubject::What::data) {
        preview_ = new Preview;
        connect(preview_, &Preview::refused, this, [this](const QString& reason) {
            problem_->setText(reason);
            ok_->setEnabled(false);
        });
        connect(preview_, &Preview::drawn, this, &ExportDialog::knowParts);
        auto* side = new QVBoxLayout;
        side->setSpacing(8);
        side->addWidget(preview_, 1);
        side->addWidget(preview_->makeVisionChoice(), 0, Qt::AlignHCenter);
        upper->addLayout(side, 1);
    }
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(20, 16, 20, 16);
    column->addLayout(upper, 1);
    column->addWidget(problem_);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    ok_ = buttons->addButton(tr("Export"), QDialogButtonBox::AcceptRole);
    ok_->setObjectName(QStringLiteral("ok"));
    column->addWidget(buttons);
    ok_->setDefault(true);  // of this dialog: otherwise Cancel would be, while it is disabled
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(format_, &QComboBox::currentIndexChanged, this, &ExportDialog::formatChanged);
    connect(file_, &FileRow::changed, this, &ExportDialog::takeEnding);
    formatChanged();
    giveSize(*this, sizeHint());
}

/// Rows and columns that appear make the dialog larger, as far as there is room.
bool ExportDialog::event(QEvent* event) {
    const bool known = QDialog::event(event);
    if (event->type() != QEvent::LayoutRequest) return known;
    const QSize wanted = size().expandedTo({minimumSizeHint().width(), sizeHint().height()});
    if (wanted != size()) giveSize(*this, wanted);
    return known;
}

void ExportDialog::addFormats() {
    static const auto offered = [](ExportSubject::What what) -> std::vector<Format> {
        if (what == ExportSubject::What::picture)
            return {{"png", "png", tr("PNG picture")},
                    {"svg", "svg", tr("SVG (vector axes and text)")},
                    {"pdf", "pdf", tr("PDF (vector axes and text)")}};
        if (what == ExportSubject::What::motion) {
            std::vector<Format> all{{"gif", "gif", tr("Animated GIF (256 colours)")},
                                    {"webp", "webp", tr("Animated WebP (all colours)")}};
            if (!mp4Encoder().isEmpty()) all.push_back({"mp4", "mp4", tr("MP4 film (the smallest file)")});
            all.push_back({"png", "png", tr("Numbered PNG pictures")});
            return all;
        }
        return {{"npy", "npy", tr("NumPy array, float64")},
                {"npy32", "npy", tr("NumPy array, float32")},
                {"csv", "csv", tr("CSV text")}};
    };
    const QString last =
        subject_.what == ExportSubject::What::data ? subject_.memory.dataFormat : lastTime().format;
    for (const Format& format : offered(subject_.what)) {
        format_->addItem(format.name, QLatin1String(format.ending));
        format_->setItemData(format_->count() - 1, QLatin1String(format.id), Qt::UserRole + 1);
        if (last == QLatin1String(format.id)) format_->setCurrentIndex(format_->count() - 1);
    }
}

const PictureMemory& ExportDialog::lastTime() const {
    const ExportMemory& memory = subject_.memory;
    return subject_.what == ExportSubject::What::motion ? memory.motion : memory.picture;
}

void ExportDialog::addPicture(QFormLayout* form) {
    const PictureMemory& memory = lastTime();
    if (subject_.what == ExportSubject::What::picture && subject_.figure.panes.size() > 1) {
        panes_ = new PaneChoice(form, subject_.figure.snapshot.state, subject_.chosen, this);
        connect(panes_, &PaneChoice::changed, this, &ExportDialog::refresh);
        arrangement_ = new ArrangementRows(form, memory, this);
        connect(arrangement_, &ArrangementRows::changed, this, &ExportDialog::refresh);
    }
    size_ = new SizeRows(form, subject_.shown, memory, this);
    connect(size_, &SizeRows::changed, this, &ExportDialog::refresh);
    theme_ = new ChoiceBox;
    theme_->setObjectName(QStringLiteral("theme"));
    for (const Choice& theme : exportParameter(keys::theme.name).choices)
        theme_->addItem(translated(theme.label), QString::fromStdString(theme.id));
    themeChosen_ = !memory.theme.isEmpty();
    showTheme(themeChosen_ ? memory.theme : themeFor(size_->preset()));
    connect(theme_, &QComboBox::activated, this, [this] { themeChosen_ = true; });
    form->addRow(tr("&Theme"), theme_);
    title_ = new QLineEdit;
    title_->setObjectName(QStringLiteral("title"));
    title_->setText(memory.title);
    title_->setPlaceholderText(tr("What is drawn and its shape"));
    form->addRow(tr("T&itle"), title_);
    const auto addBox = [&](const QString& text, const QString& name, bool on) {
        auto* box = new QCheckBox(text);
        box->setObjectName(name);
        box->setChecked(on);
        form->addRow(QString(), box);
        connect(box, &QCheckBox::toggled, this, &ExportDialog::refresh);
        return box;
    };
    heading_ = addBox(tr("Write the title and the parameters above the picture"),
                      QStringLiteral("withHeading"), memory.heading);
    cursor_ = addBox(tr("Draw the cursor and its marks"), QStringLiteral("cursor"), memory.cursor);
    title_->setEnabled(memory.heading);
    connect(heading_, &QCheckBox::toggled, title_, &QWidget::setEnabled);
    connect(size_, &SizeRows::presetChosen, this, [this](const SizePreset& preset) {
        heading_->setChecked(!preset.printed);
        if (!themeChosen_) showTheme(themeFor(&preset));
        if (preset.stacked && arrangement_ != nullptr) arrangement_->stack();
    });
    connect(title_, &QLineEdit::textChanged, this, &ExportDialog::refresh);
    connect(theme_, &QComboBox::currentIndexChanged, this, &ExportDialog::refresh);
    addLook(form);
    if (subject_.what != ExportSubject::What::picture) return;
    captionFile_ = addBox(tr("Write caption and citation into a file beside it"),
                          QStringLiteral("captionFile"), memory.captionFile);
}

/// The theme where nobody has chosen one: print on paper, else as the window.
QString ExportDialog::themeFor(const SizePreset* preset) const {
    const Theme& theme = preset != nullptr && preset->printed ? Theme::print() : *subject_.figure.theme;
    return QString::fromStdString(theme.id);
}

void ExportDialog::showTheme(const QString& id) {
    theme_->setCurrentIndex(std::max(0, theme_->findData(id)));
}

/// Axes, legend and type have a column of their own, which a button unfolds.
void ExportDialog::addLook(QFormLayout* form) {
    look_ = new LookRows(lastTime().look);
    look_->hide();
    square_ = new QCheckBox(tr("Cells as wide as they are high"));
    square_->setObjectName(QStringLiteral("squareCells"));
    square_->setChecked(subject_.figure.snapshot.state.get(keys::squareCells));
    form->addRow(QString(), square_);
    auto* unfold = new QPushButton(tr("A&xes, legend and type"));
    unfold->setObjectName(QStringLiteral("unfoldLook"));
    unfold->setCheckable(true);
    unfold->setAutoDefault(false);
    form->addRow(QString(), unfold);
    connect(unfold, &QPushButton::toggled, this, &ExportDialog::unfoldLook);
    connect(look_, &LookRows::changed, this, &ExportDialog::refresh);
    connect(square_, &QCheckBox::toggled, this, &ExportDialog::refresh);
}

/// Beside the other rows, or below them where the dialog would become wider than it may be.
void ExportDialog::unfoldLook(bool shown) {
    rows_->setDirection(QBoxLayout::LeftToRight);
    look_->setVisible(shown);
    rows_->activate();
    layout()->activate();
    if (shown && minimumSizeHint().width() > roomFor(*this).width())
        rows_->setDirection(QBoxLayout::TopToBottom);
}

/// Choices that would change nothing in this figure are disabled, and say why.
void ExportDialog::knowParts(const FigureParts& parts) {
    look_->setParts(parts, chosenPanes().size());
    const Text reason = whyWithoutEffect(keys::squareCells.name, parts, chosenPanes().size());
    square_->setEnabled(reason.empty());
    square_->setToolTip(tipOf(reason));
}

void ExportDialog::addFile(QFormLayout* form) {
    file_ = new FileRow(form, subject_.memory.folder, subject_.baseName + u'.' + ending(), this);
    if (subject_.what == ExportSubject::What::data) {
        room_ = new QLabel;
        room_->setObjectName(QStringLiteral("room"));
        room_->setWordWrap(true);
        form->addRow(QString(), room_);
    }
    problem_->setObjectName(QStringLiteral("problem"));
    problem_->setWordWrap(true);
    problem_->setTextFormat(Qt::PlainText);  // names of files may hold anything
}

QString ExportDialog::ending() const {
    return format_->currentData().toString();
}

void ExportDialog::formatChanged() {
    file_->setEnding(ending());
    if (size_ != nullptr)
        size_->setVectors(subject_.what == ExportSubject::What::picture && ending() != QLatin1String("png"));
    if (motion_ != nullptr) motion_->setFormat(ending());
    refresh();
}

/// A name with the ending of another format asks for that one.
void ExportDialog::takeEnding() {
    const int other = format_->findData(file_->written());
    if (other < 0 || file_->written() == ending()) return refresh();
    format_->setCurrentIndex(other);
}

std::vector<Pane> ExportDialog::chosenPanes() const {
    if (motion_ != nullptr && motion_->allPanes()) return subject_.figure.panes;
    std::vector<Pane> chosen;
    for (const std::size_t n : panes_ != nullptr ? panes_->chosen() : subject_.chosen)
        chosen.push_back(subject_.figure.panes[n]);
    return chosen;
}

std::optional<FigureRequest> ExportDialog::figure() const {
    const auto measure = size_ != nullptr ? size_->measure() : std::nullopt;
    if (!measure || !size_->problem().isEmpty() || chosenPanes().empty()) return std::nullopt;
    FigureRequest request = subject_.figure;
    request.panes = chosenPanes();
    setMeasure(request, *measure);
    request.theme = &Theme::named(theme_->currentData().toString().toStdString());
    request.title = title_->text();
    request.heading = heading_->isChecked();
    request.cursor = cursor_->isChecked();
    request.look = lookOf(look_->values());
    request.snapshot.state.set(keys::squareCells, square_->isChecked());
    if (arrangement_ != nullptr) arrangement_->apply(request);
    return request;
}

std::uint64_t ExportDialog::bytesOfData() const {
    const Field& field = *subject_.numbers->field;
    if (ending() == QLatin1String("csv")) {
        constexpr std::uint64_t letters = 20;  // of a number with 17 digits, and its comma: about as many
        return static_cast<std::uint64_t>(field.rows()) * static_cast<std::uint64_t>(field.columns()) *
               letters;
    }
    const auto bytes =
        npyBytes(field, format_->currentIndex() == 1 ? NumberType::float32 : NumberType::float64);
    return bytes ? *bytes : UINT64_MAX;
}

QString ExportDialog::problem() const {
    if (QString wrong = file_->problem(ending(), QFileInfo(firstFile())); !wrong.isEmpty()) return wrong;
    if (size_ != nullptr) {
        if (const QString problem = size_->problem(); !problem.isEmpty()) return problem;
        if (chosenPanes().empty()) return tr("Choose at least one pane.");
        if (const auto failure = checkFigure(*figure(), ending())) return translated(failure->text);
    }
    if (motion_ != nullptr) return motion_->problem(ending());
    if (room_ != nullptr && ending() == QLatin1String("npy"))
        if (const auto failure = checkSpace(file_->path(), bytesOfData())) return translated(failure->text);
    return {};
}

/// What a person had better know before it begins.
QString ExportDialog::warning() const {
    const auto request = figure();
    if (!request) return {};
    const double points = size_->measure()->labelPoints();
    if (points < readablePoints)
        return tr("The type will be %1 pt high in the finished picture. Under %2 pt it is hard to read.")
            .arg(localised(QString::number(points, 'f', 1)))
            .arg(readablePoints);
    if (const Text missing = sayMissingLetters(wordsOf(*request)); !missing.empty())
        return translated(missing);
    if (subject_.what == ExportSubject::What::picture && ending() != QLatin1String("png"))
        return translated(finerThanScreens(*request));
    return {};
}

/// Pictures of one view have one scale, but for a difference. What was chosen the last time stays.
bool ExportDialog::wantsSharedBar() const {
    if (lastTime().look.get(keys::sharedColourBar)) return true;
    const auto panes = chosenPanes();
    return panes.size() > 1 && std::ranges::all_of(panes, [&](const Pane& pane) {
               return pane.view == panes.front().view && pane.subject != Subject::difference &&
                      !findViewType(pane.view)->limitsKey.empty();
           });
}

void ExportDialog::refresh() {
    if (ok_ == nullptr) return;  // not everything has been made
    if (arrangement_ != nullptr) arrangement_->setEnabled(chosenPanes().size() > 1);
    if (look_ != nullptr) look_->offer(keys::sharedColourBar.name, wantsSharedBar());
    const QFileInfo info(firstFile());
    const QString reason = problem();
    QStringList lines;
    if (!reason.isEmpty())
        lines << reason;
    else if (const QString warned = warning(); !warned.isEmpty())
        lines << warned;
    if (reason.isEmpty() && info.exists())
        lines << (info.filePath() == file_->path()
                      ? tr("The file exists and will be replaced.")
                      : tr("%1 exists and will be replaced.").arg(info.fileName()));
    problem_->setText(lines.join(u'\n'));
    if (room_ != nullptr) {
        const auto free = freeSpace(file_->path());
        const QString size = ending() == QLatin1String("csv") ? tr("about %1").arg(inBytes(bytesOfData()))
                                                              : inBytes(bytesOfData());
        room_->setText(free ? tr("%1 will be written, %2 are free").arg(size, inBytes(*free))
                            : tr("%1 will be written").arg(size));
    }
    ok_->setEnabled(reason.isEmpty());
    if (preview_ == nullptr) return;
    if (motion_ != nullptr && subject_.moves)
        preview_->setMotion(Animation{{}, motion_->motion().key, motion_->values(), motion_->fps()});
    preview_->show(figure(), reason);
}

QString ExportDialog::firstFile() const {
    const QString path = file_->path();
    const auto frames = motion_ != nullptr ? motion_->values().size() : 0;
    return frames > 0 ? animationFiles(path, frames).constFirst() : path;
}

ExportChoice ExportDialog::choice() const {
    ExportChoice choice;
    choice.path = file_->path();
    choice.format = ending();
    choice.memory = subject_.memory;
    choice.memory.folder = QFileInfo(choice.path).absolutePath();
    const QString id = format_->currentData(Qt::UserRole + 1).toString();
    if (motion_ != nullptr) {
        choice.motion = motion_->motion();
        choice.values = motion_->values();
        choice.fps = motion_->fps();
        choice.megabytes = motion_->megabytes();
    }
    if (subject_.what == ExportSubject::What::data) {
        choice.type = format_->currentIndex() == 1 ? NumberType::float32 : NumberType::float64;
        choice.memory.dataFormat = id;
        return choice;
    }
    if (const auto request = figure()) choice.figure = *request;
    PictureMemory& memory =
        subject_.what == ExportSubject::What::motion ? choice.memory.motion : choice.memory.picture;
    memory.format = id;
    size_->remember(memory);
    if (themeChosen_) memory.theme = theme_->currentData().toString();
    memory.heading = heading_->isChecked();
    memory.cursor = cursor_->isChecked();
    memory.captionFile = captionFile_ != nullptr && captionFile_->isChecked();
    memory.look = look_->values();
    if (!look_->isChosen(keys::sharedColourBar.name))
        memory.look.set(keys::sharedColourBar, lastTime().look.get(keys::sharedColourBar));
    if (motion_ != nullptr) memory.gifLimit = motion_->megabytes();
    if (arrangement_ != nullptr) arrangement_->remember(memory);
    PictureMemory now = memory;
    now.theme = theme_->currentData().toString();
    now.title = title_->text();
    now.measure = size_->measure().value_or(now.measure);
    choice.figure.chosen = figureValues(valuesOf(now, choice.figure.grid));
    return choice;
}

}  // namespace posiscope
