// The editors of the form, each made when it is first to be seen.
#include <QVBoxLayout>
#include <algorithm>

#include "ui/parameters/editors.h"
#include "ui/parameters/parameterpanel.h"
#include "ui/taborder.h"
#include "ui/text.h"

namespace posiscope {

void ParameterPanel::addRow(QVBoxLayout* column, const Parameter& parameter) {
    if (parameter.internal) return;
    auto* place = new QVBoxLayout;
    column->addLayout(place);
    rows_.push_back({&parameter, place});
}

ParameterEditor* ParameterPanel::makeEditor(const Parameter& parameter) {
    auto* editor = ParameterEditor::create(parameter, form_);
    connect(editor, &ParameterEditor::changed, this, [this, editor](const Value& value, bool gesture) {
        const QString key = QString::fromStdString(editor->parameter().key);
        set(editor->parameter(), value, gesture ? QStringLiteral("parameter ") + key : QString());
    });
    connect(editor, &ParameterEditor::gestureFinished, &store_, &StateStore::endGesture);
    connect(editor, &ParameterEditor::hideWanted, this, [this, key = parameter.key] {
        applyEdit([&](State& state) { state.hidden.insert(key); }, tr("Show or hide controls"), {});
    });
    return editor;
}

void ParameterPanel::showRows(const Scene& whole, const Scene& scene) {
    const bool fresh = std::all_of(rows_.begin(), rows_.end(), [](const Row& row) { return !row.editor; });
    bool more = false;
    for (Row& row : rows_) {
        const Parameter& parameter = *row.parameter;
        const bool wanted = isOffered(whole.state, parameter) && parameter.relevantIn(scene.state.values);
        if (!wanted) {
            if (row.editor != nullptr) row.editor->hide();
            continue;
        }
        if (row.editor == nullptr) {
            row.editor = makeEditor(parameter);
            row.place->addWidget(row.editor);
            more = true;
        }
        row.editor->setTheme(*theme_);
        row.editor->setVisible(true);
        row.editor->setValue(scene.state.values.at(parameter.key), parameter.limitsIn(scene.state.values));
    }
    if (more && !fresh) orderTabs();
}

/// Tab goes through the form from top to bottom, whatever was made when.
void ParameterPanel::orderTabs() {
    QWidget* before = form_;
    const QLayout* column = form_->layout();
    for (int n = 0; n < column->count(); ++n) {
        QLayoutItem* item = column->itemAt(n);
        if (item->layout() != nullptr) item = item->layout()->itemAt(0);  // a row, empty or with its editor
        if (item != nullptr && item->widget() != nullptr) before = tabThrough(item->widget(), before);
    }
}

}  // namespace posiscope
