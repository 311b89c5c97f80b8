// SPDX-License-Identifier: GPL-3.0-or-later
// One editor for one parameter, whatever its kind: in the panel and in dialogs.
#pragma once

#include <QWidget>

#include "core/parameters/parameter.h"
#include "ui/style/theme.h"

class QLabel;

namespace posiscope {

/// Base of the editors: shows a value, and asks for another one.
class ParameterEditor : public QWidget {
    Q_OBJECT

 public:
    ParameterEditor(Parameter parameter, QWidget* parent);

    const Parameter& parameter() const { return parameter_; }
    /// Shows the value with the limits that hold for it now. Emits nothing.
    virtual void setValue(const Value& value, const Limits& limits) = 0;

    /// For editors that paint themselves.
    virtual void setTheme(const Theme&) {}
    /// Shows what applies where no value is given; for parameters that have automaticFor.
    virtual void setAutomatic(double) {}
    /// Says where a value comes from that no person chooses, and lets nobody edit it; empty: a person does.
    virtual void setGiven(const QString&) {}
    /// Says why another value would change nothing, and lets nobody edit it; empty: it would.
    void setIdle(const QString& why);
    /// Whether its words have room in the language of now; otherwise create() makes another one.
    virtual bool suits() const { return true; }

    /// The editor for the parameter's kind: slider and number field, segments or a menu, check box,
    /// or text.
    static ParameterEditor* create(const Parameter& parameter, QWidget* parent);

 signals:
    /// `gesture`: more of the same is to come (a drag, a key held down).
    void changed(const posiscope::Value& value, bool gesture);
    void gestureFinished();
    /// A text that is being typed and could be taken; changed() follows.
    void typed(const posiscope::Value& value);
    /// A person does not want to see it.
    void hideWanted();
    /// A person wants to see several of its values together.
    void severalWanted();

 protected:
    QString toolTipText() const;
    /// "Dimensions d_model" with the symbol in its own type, for what edits the value.
    QLabel* makeLabel(QWidget* buddy);
    /// What is wrong with the text in the field. It is written below the field, over what is there, so that
    /// nothing moves under a person's hand. Empty: nothing.
    void say(const QString& problem);
    void contextMenuEvent(QContextMenuEvent* event) override;
    bool event(QEvent* event) override;

 private:
    void placeProblem();

    Parameter parameter_;
    QString idle_;
    QLabel* problem_ = nullptr;  ///< made with the first problem
};

}  // namespace posiscope
