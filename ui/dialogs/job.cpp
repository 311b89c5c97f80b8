// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/job.h"

#include <QProgressDialog>
#include <atomic>
#include <memory>
#include <mutex>

#include "ui/async/asyncwork.h"
#include "ui/dialogs/dialogs.h"

namespace posiscope {

namespace {

constexpr int progressSteps = 1000;

/// Lives as a child of the owner until the work is over.
class Job final : public QObject {
    Q_DISABLE_COPY_MOVE(Job)
 public:
    Job(QWidget* owner, const QString& label, std::function<Result<Outcome>(const Progress&)> work,
        std::function<void(const Result<Outcome>&)> done)
        : QObject(owner),
          dialog_(new QProgressDialog(label, QObject::tr("Cancel"), 0, progressSteps, owner)) {
        constexpr int patience = 500;
        showAsText(*dialog_);
        dialog_->setObjectName(QStringLiteral("progress"));
        dialog_->setMinimumDuration(patience);
        dialog_->setAutoClose(false);
        dialog_->setAutoReset(false);
        dialog_->setWindowModality(Qt::NonModal);
        connect(dialog_, &QProgressDialog::canceled, this, [this] { run_->cancelled = true; });
        connect(&work_, &AsyncWork::progressed, dialog_,
                [this] { dialog_->setValue(static_cast<int>(work_.share() * progressSteps)); });
        work_.start(
            [run = run_, work = std::move(work)](const Progress& progress) {
                const std::lock_guard busy(run->busy);
                if (run->cancelled) return;
                run->answer = work([&](double share) { return progress(share) && !run->cancelled; });
            },
            [this, done = std::move(done)] {
                const auto run = run_;
                dialog_->deleteLater();
                deleteLater();
                done(run->answer);
            });
    }
    ~Job() override {
        run_->cancelled = true;
        const std::lock_guard over(run_->busy);  // what it writes is finished, or removed
    }

 private:
    struct Run {
        std::mutex busy;
        std::atomic<bool> cancelled = false;
        Result<Outcome> answer = Outcome::cancelled;
    };
    std::shared_ptr<Run> run_ = std::make_shared<Run>();
    QProgressDialog* dialog_;
    AsyncWork work_;
};

}  // namespace

void runJob(QWidget* owner, const QString& label, std::function<Result<Outcome>(const Progress&)> work,
            std::function<void(const Result<Outcome>&)> done) {
    new Job(owner, label, std::move(work), std::move(done));
}

}  // namespace posiscope
