#include "ui/export/job.h"

#include <QFutureWatcher>
#include <QLabel>
#include <QProgressDialog>
#include <QPromise>
#include <QThreadPool>
#include <QtConcurrent>
#include <memory>

#include "ui/dialogs/dialogs.h"

namespace posiscope {

namespace {

constexpr int progressSteps = 1000;

using Answer = std::shared_ptr<Result<Outcome>>;

/// Lives as a child of the owner until the work is over.
class Job final : public QObject {
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
        connect(&watcher_, &QFutureWatcherBase::progressValueChanged, dialog_, &QProgressDialog::setValue);
        connect(dialog_, &QProgressDialog::canceled, &watcher_, &QFutureWatcherBase::cancel);
        connect(&watcher_, &QFutureWatcherBase::finished, this, [this, done = std::move(done)] {
            // A cancelled future forgets its result; the work's own answer is kept beside it.
            const Result<Outcome> answer = *answer_;
            dialog_->deleteLater();
            deleteLater();
            done(answer);
        });
        pool_.setMaxThreadCount(1);
        watcher_.setFuture(
            QtConcurrent::run(&pool_, [work = std::move(work), answer = answer_](QPromise<void>& promise) {
                promise.setProgressRange(0, progressSteps);
                *answer = work([&promise](double share) {
                    promise.setProgressValue(static_cast<int>(share * progressSteps));
                    return !promise.isCanceled();
                });
            }));
    }
    ~Job() override {
        watcher_.disconnect(this);
        watcher_.cancel();
        watcher_.waitForFinished();
    }

 private:
    QThreadPool pool_;  // of its own: Qt paints large pictures with the common one, and would wait for us
    QProgressDialog* dialog_;
    QFutureWatcher<void> watcher_;
    Answer answer_ = std::make_shared<Result<Outcome>>(Outcome::cancelled);
};

}  // namespace

void runJob(QWidget* owner, const QString& label, std::function<Result<Outcome>(const Progress&)> work,
            std::function<void(const Result<Outcome>&)> done) {
    new Job(owner, label, std::move(work), std::move(done));
}

}  // namespace posiscope
