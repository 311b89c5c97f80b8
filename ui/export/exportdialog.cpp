#include "ui/export/exportdialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QDoubleSpinBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QStandardPaths>
#include <cmath>

#include "core/keys.h"
#include "core/state.h"
#include "ui/export/animation.h"
#include "ui/export/motionrows.h"
#include "ui/text.h"

namespace posiscope {

namespace {

const Limits& limitsOf(const char* key) {
    for (const Parameter& parameter : exportParameters())
        if (parameter.key == key) return parameter.limits;
    static const Limits none;
    return none;
}

/// A row of several widgets, whose label leads to the first one.
void addRow(QFormLayout* form, const QString& text, QWidget* first, QLayout* row) {
    auto* label = new QLabel(text);
    label->setBuddy(first);
    form->addRow(label, row);
}

QString startFolder() {
    const QString pictures = QStandardPaths::writableLocation(QStandardPaths::PicturesLocation);
    return QDir(pictures).exists() ? pictures : QDir::homePath();
}

}  // namespace

ExportDialog::ExportDialog(What what, const QString& heading, const QString& baseName, QSize size, bool dark,
                           QWidget* parent)
    : ExportDialog(what, nullptr, heading, baseName, size, dark, parent) {}

ExportDialog::ExportDialog(const State& state, const QString& heading, const QString& baseName, QSize size,
                           bool dark, QWidget* parent)
    : ExportDialog(What::motion, &state, heading, baseName, size, dark, parent) {}

ExportDialog::ExportDialog(What what, const State* state, const QString& heading, const QString& baseName,
                           QSize size, bool dark, QWidget* parent)
    : QDialog(parent), what_(what), format_(new QComboBox), path_(new QLineEdit), problem_(new QLabel) {
    setObjectName(QStringLiteral("exportDialog"));
    setWindowTitle(heading);
    setMinimumWidth(460);
    auto* form = new QFormLayout(this);
    form->setContentsMargins(20, 20, 20, 16);
    form->setVerticalSpacing(10);
    form->setHorizontalSpacing(16);
    addFormats();
    format_->setObjectName(QStringLiteral("format"));
    form->addRow(tr("&Format"), format_);
    if (what == What::motion) {
        motion_ = new MotionRows(*state, form, this);
        connect(motion_, &MotionRows::changed, this, &ExportDialog::refresh);
    }
    if (what != What::data) addPicture(form, size, dark);

    auto* row = new QHBoxLayout;
    path_->setObjectName(QStringLiteral("path"));
    path_->setText(QDir(startFolder()).filePath(baseName + u'.' + format_->currentData().toString()));
    auto* browseButton = new QPushButton(tr("&Browse …"));
    browseButton->setAutoDefault(false);
    row->addWidget(path_, 1);
    row->addWidget(browseButton);
    addRow(form, tr("Fi&le"), path_, row);
    problem_->setObjectName(QStringLiteral("problem"));
    problem_->setWordWrap(true);
    form->addRow(problem_);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    ok_ = buttons->addButton(tr("Export"), QDialogButtonBox::AcceptRole);
    ok_->setObjectName(QStringLiteral("ok"));
    ok_->setDefault(true);
    form->addRow(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(browseButton, &QPushButton::clicked, this, &ExportDialog::browse);
    connect(format_, &QComboBox::currentIndexChanged, this, &ExportDialog::formatChanged);
    connect(path_, &QLineEdit::textChanged, this, &ExportDialog::refresh);
    refresh();
}

void ExportDialog::addFormats() {
    if (what_ == What::picture) {
        format_->addItem(tr("PNG picture"), QStringLiteral("png"));
        format_->addItem(tr("SVG (vector axes and text)"), QStringLiteral("svg"));
        format_->addItem(tr("PDF (vector axes and text)"), QStringLiteral("pdf"));
    } else if (what_ == What::motion) {
        format_->addItem(tr("Animated GIF (256 colours)"), QStringLiteral("gif"));
        format_->addItem(tr("Animated WebP (all colours)"), QStringLiteral("webp"));
        format_->addItem(tr("Numbered PNG pictures"), QStringLiteral("png"));
    } else {
        format_->addItem(tr("NumPy array, float64"), QStringLiteral("npy"));
        format_->addItem(tr("NumPy array, float32"), QStringLiteral("npy"));
        format_->addItem(tr("CSV text"), QStringLiteral("csv"));
    }
}

void ExportDialog::addPicture(QFormLayout* form, QSize size, bool dark) {
    const auto side = [](int value, const QString& name, const QString& spoken) {
        auto* box = new QSpinBox;
        box->setRange(static_cast<int>(limitsOf(keys::size.name).minimum),
                      static_cast<int>(limitsOf(keys::size.name).maximum));
        box->setValue(value);
        box->setButtonSymbols(QAbstractSpinBox::NoButtons);
        box->setObjectName(name);
        box->setAccessibleName(spoken);
        return box;
    };
    width_ = side(size.width(), QStringLiteral("width"), tr("Width in pixels"));
    height_ = side(size.height(), QStringLiteral("height"), tr("Height in pixels"));
    auto* sizes = new QHBoxLayout;
    sizes->setSpacing(8);
    sizes->addWidget(width_);
    sizes->addWidget(new QLabel(QStringLiteral("×")));
    sizes->addWidget(height_);
    sizes->addStretch(1);
    addRow(form, tr("Si&ze"), width_, sizes);
    scale_ = new QDoubleSpinBox;
    scale_->setObjectName(QStringLiteral("scale"));
    scale_->setRange(limitsOf(keys::scale.name).minimum, limitsOf(keys::scale.name).maximum);
    scale_->setButtonSymbols(QAbstractSpinBox::NoButtons);
    scale_->setSingleStep(0.5);
    scale_->setValue(what_ == What::motion ? 1 : 2);
    pixels_ = new QLabel;
    auto* scales = new QHBoxLayout;
    scales->setSpacing(8);
    scales->addWidget(scale_);
    scales->addWidget(pixels_, 1);
    addRow(form, tr("&Scale"), scale_, scales);
    theme_ = new QComboBox;
    theme_->setObjectName(QStringLiteral("theme"));
    theme_->addItems({tr("Light"), tr("Dark")});
    theme_->setCurrentIndex(dark ? 1 : 0);
    form->addRow(tr("&Theme"), theme_);
    title_ = new QLineEdit;
    title_->setObjectName(QStringLiteral("title"));
    title_->setPlaceholderText(tr("What is drawn and its shape"));
    form->addRow(tr("T&itle"), title_);
    heading_ = new QCheckBox(tr("Write the title and the parameters above the picture"));
    heading_->setObjectName(QStringLiteral("withHeading"));
    heading_->setChecked(true);
    form->addRow(QString(), heading_);
    cursor_ = new QCheckBox(tr("Draw the cursor and its marks"));
    cursor_->setObjectName(QStringLiteral("cursor"));
    cursor_->setChecked(true);
    form->addRow(QString(), cursor_);
    connect(heading_, &QCheckBox::toggled, title_, &QWidget::setEnabled);
    for (QSpinBox* box : {width_, height_})
        connect(box, &QSpinBox::valueChanged, this, &ExportDialog::refresh);
    connect(scale_, &QDoubleSpinBox::valueChanged, this, &ExportDialog::refresh);
}

void ExportDialog::formatChanged() {
    const QFileInfo info(path_->text());
    const QString ending = format_->currentData().toString();
    if (info.suffix() != ending) path_->setText(info.dir().filePath(info.completeBaseName() + u'.' + ending));
    refresh();
}

void ExportDialog::browse() {
    const QString ending = format_->currentData().toString();
    const QString path = QFileDialog::getSaveFileName(this, windowTitle(), path_->text(),
                                                      tr("%1 files (*.%2)").arg(ending.toUpper(), ending),
                                                      nullptr, QFileDialog::DontConfirmOverwrite);
    if (!path.isEmpty()) path_->setText(path);
}

void ExportDialog::refresh() {
    const QString ending = format_->currentData().toString();
    if (scale_) {
        const bool pixels = what_ == What::motion || ending == QLatin1String("png");
        scale_->setEnabled(pixels);
        pixels_->setText(pixels ? tr("= %1 × %2 pixels")
                                      .arg(std::lround(width_->value() * scale_->value()))
                                      .arg(std::lround(height_->value() * scale_->value()))
                                : tr("vectors need no scale"));
    }
    const QFileInfo info(firstFile());
    QString problem;
    if (path_->text().isEmpty())
        problem = tr("Give the file a name.");
    else if (info.suffix().compare(ending, Qt::CaseInsensitive) != 0)
        problem = tr("The name must end in .%1.").arg(ending);
    else if (!info.absoluteDir().exists())
        problem = tr("There is no folder %1.").arg(info.absolutePath());
    else if (info.exists() && !info.isFile())
        problem = tr("This is not a regular file.");
    else if (motion_ != nullptr)
        problem = motion_->problem(ending);
    problem_->setText(!problem.isEmpty() ? problem
                      : info.exists()    ? info.filePath() == path_->text()
                                               ? tr("The file exists and will be replaced.")
                                               : tr("%1 exists and will be replaced.").arg(info.fileName())
                                         : QString());
    if (ok_) ok_->setEnabled(problem.isEmpty());
}

QString ExportDialog::firstFile() const {
    const QString path = path_->text();
    const auto frames = motion_ != nullptr ? motion_->values().size() : 0;
    return frames > 0 ? animationFiles(path, frames).constFirst() : path;
}

ExportChoice ExportDialog::choice() const {
    ExportChoice choice;
    choice.path = path_->text();
    choice.format = format_->currentData().toString();
    if (motion_ != nullptr) {
        choice.motion = motion_->motion();
        choice.values = motion_->values();
        choice.fps = motion_->fps();
        choice.allPanes = motion_->allPanes();
    }
    if (what_ != What::data) {
        choice.size = {width_->value(), height_->value()};
        choice.scale = scale_->value();
        choice.dark = theme_->currentIndex() == 1;
        choice.title = title_->text();
        choice.heading = heading_->isChecked();
        choice.cursor = cursor_->isChecked();
    } else {
        choice.type = format_->currentIndex() == 1 ? NumberType::float32 : NumberType::float64;
    }
    return choice;
}

}  // namespace posiscope
