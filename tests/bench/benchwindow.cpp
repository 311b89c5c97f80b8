// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/benchwindow.h"

#include <qcustomplot.h>

#include <QApplication>
#include <QThread>

#include "tests/bench/frame.h"
#include "tests/bench/reference.h"
#include "ui/panes/panearea.h"
#include "ui/view/view.h"

namespace bench {

using posiscope::State;
namespace keys = posiscope::keys;

namespace {

State stateWith(const std::string& view) {
    State state = posiscope::defaultState();
    state.arrangement.panes = {{view, {}}};
    return state;
}

posiscope::Settings lightSettings() {
    posiscope::Settings settings;
    settings.theme = QStringLiteral("light");
    return settings;
}

}  // namespace

BenchWindow::BenchWindow()
    : store_(posiscope::defaultState(), posiscope::viewIds()),
      window_(std::make_unique<posiscope::MainWindow>(store_, lightSettings(), QString())) {
    window_->QMainWindow::show();
    settle();
}

BenchWindow::BenchWindow(const std::string& view, QSize plotSize)
    : store_(stateWith(view), posiscope::viewIds()),
      pane_(std::make_unique<posiscope::PaneCard>(store_, 0, nullptr)) {
    const auto& theme = posiscope::Theme::light();
    connect(&store_, &posiscope::StateStore::changed, this,
            [this, &theme] { pane_->show(store_.shared(), theme); });
    pane_->show(store_.shared(), theme);
    pane_->QFrame::show();
    settle();
    for (int attempt = 0; attempt < 3 && plot(0)->size() != plotSize; ++attempt) {
        pane_->resize(pane_->size() + plotSize - plot(0)->size());
        settle();
    }
    if (plot(0)->size() != plotSize) throw std::runtime_error("the pane cannot be made as large as that");
}

QWidget* BenchWindow::plot(int pane) const {
    return (pane_ ? pane_.get() : window_->panes()->card(pane))->view()->widget();
}

std::vector<QRect> BenchWindow::places() const {
    const QWidget* const whole = pane_ ? static_cast<QWidget*>(pane_.get()) : window_.get();
    std::vector<QRect> all;
    for (int pane = 0; pane < (pane_ ? 1 : window_->panes()->count()); ++pane)
        all.emplace_back(plot(pane)->mapTo(whole, QPoint()), plot(pane)->size());
    return all;
}

void BenchWindow::change(const posiscope::Edit& edit) {
    if (const auto failure =
            store_.update(edit, QStringLiteral("Drag"), {posiscope::Gesture::Kind::parameter, "drag"}))
        throw std::runtime_error("the state was refused: " + failure->text.english());
}

double BenchWindow::frame(const std::function<void()>& change, const std::vector<int>& panes) {
    std::vector<QWidget*> plots;
    for (const int pane : panes)  // a pane may have another view now, and so another plot
        plots.push_back(plot(pane));
    return frameTime(change, plots);
}

void BenchWindow::verifyComplete(const std::vector<int>& panes, double refined) {
    const auto wait = [](double seconds) {
        for (const double start = now(); now() - start < seconds;) {
            QApplication::processEvents(QEventLoop::AllEvents, 20);
            QThread::msleep(2);  // the background has the same core
        }
    };
    awaitTurns();
    wait(refined);
    std::vector<QImage> pictures;
    for (const int pane : panes)
        pictures.push_back(picture(pane));
    wait(0.5);
    for (std::size_t n = 0; n < panes.size(); ++n)
        if (picture(panes[n]) != pictures[n])
            throw std::runtime_error("pane " + std::to_string(panes[n]) + " was not complete in its frame");
}

void BenchWindow::settle() {
    for (int n = 0; n < 10; ++n)
        QApplication::processEvents(QEventLoop::AllEvents, 20);
    QGuiApplication::sync();
}

/// Several pictures of a pane take turns while something is dragged.
void BenchWindow::awaitTurns() {
    constexpr double longest = 0.1;  // s
    if (store_.state().variants.size() < 2) return;
    for (const double start = now(); now() - start < longest;)
        QApplication::processEvents(QEventLoop::AllEvents, 20);
}

QImage BenchWindow::picture(int pane) const {
    return plot(pane)->grab().toImage();
}

Sampler paneFrames(Shared<BenchWindow> window, const std::string& view, Size size, Drag drag,
                   const posiscope::Edit& also) {
    constexpr int steps = 8;
    const auto step = [=](int n) -> posiscope::Edit {
        const int away =
            std::abs(n % (2 * steps) - steps);  // back and forth, so that no two in a row are equal
        return [=](State& state) {
            state.arrangement.panes = {{view, {}}};
            state.set(keys::dModel, size.dModel);
            state.set(keys::maxLen,
                      drag == Drag::maxLen ? size.maxLen - size.maxLen * away / 64 : size.maxLen);
            state.set(keys::base, drag == Drag::base ? 10000 * std::pow(1.08, away) : 10000);
            if (also) also(state);
        };
    };
    return [=, n = 0]() mutable {
        // A frame of a drag follows frames of its own size, but rows of other sizes take turns with this one.
        // A view uses the memory of its last two pictures again: both must have this size.
        const bool first = n == 0;
        for (const int end = n + 2; n < end; ++n) {
            window->change(step(n));
            window->settle();
        }
        const QImage before = first ? window->picture(0) : QImage();
        const double taken = window->frame([&] { window->change(step(n)); }, {0});
        if (first && window->picture(0) == before)
            throw std::runtime_error("the frame's picture did not change");
        window->awaitTurns();  // else the reference frame would draw the pictures that are left
        if (first) window->verifyComplete({0}, refinedWithin(size));
        return taken;
    };
}

double refinedWithin(Size size) {
    return size.maxLen >= 32'768 ? 0.45 : 0;  // a second after its last step a drag ends
}

Sampler referenceFrames(Shared<BenchWindow> window) {
    const Shared<ReferenceWindow> reference(
        [=] { return std::make_unique<ReferenceWindow>(window->places()); });
    return [=] {
        reference->frame();  // as ours, a frame follows others of its own kind
        return reference->frame();
    };
}

}  // namespace bench
