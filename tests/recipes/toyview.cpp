// A toy view, for the recipe: a bar as long as the norm of the row under the cursor.
#include <qcustomplot.h>

#include <QPainter>

#include "ui/view/view.h"

namespace posiscope {

namespace {

class Bar final : public QWidget {
 public:
    void show(const Snapshot& snapshot, const Theme& theme) {
        norm_ = snapshot.model->similarity()->norm(cursorOf(snapshot.state).position);
        largest_ = std::sqrt(snapshot.model->similarity()->largest(SimilarityKind::dot));
        theme_ = &theme;
        update();
    }
    void draw(QPainter& painter, QSize size) const {
        painter.fillRect(QRect(QPoint(), size), theme_->card);
        painter.fillRect(QRectF(0, size.height() / 3.0, size.width() * norm_ / largest_, size.height() / 3.0),
                         theme_->accent);
    }

 protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        draw(painter, size());
    }

 private:
    double norm_ = 0, largest_ = 1;
    const Theme* theme_ = &Theme::light();
};

class ToyView final : public View {
 public:
    explicit ToyView(QObject* parent) : View(new Bar, parent), bar_(static_cast<Bar*>(widget())) {}

    void show(const ViewRequest& request) override { bar_->show(*request.snapshot, request.theme); }
    void paint(QCPPainter& painter, QSize size) override { bar_->draw(painter, size); }
    QString subtitle(const Snapshot&) const override { return QStringLiteral("a bar"); }
    QString description(const Snapshot&) const override {
        return QStringLiteral("A bar as long as the norm.");
    }

 private:
    Bar* bar_;
};

}  // namespace

const ViewType& toyViewType() {
    static const ViewType type{.id = "toy",
                               .name = POSISCOPE_TR("core", "Toy"),
                               .summary = POSISCOPE_TR("core", "A bar as long as the norm of the row"),
                               .icon = QStringLiteral("view-readout"),
                               .create = [](QObject* parent) -> View* { return new ToyView(parent); }};
    return type;
}

}  // namespace posiscope
