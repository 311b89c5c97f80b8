#include "core/models/opaquemodel.h"

namespace posiscope {

namespace {

class OpaqueModel final : public TableModel {
 public:
    OpaqueModel(std::shared_ptr<const Model> hidden, std::int64_t firstPosition, bool roles)
        : TableModel({hidden, &hidden->table()}, firstPosition, hidden->tableRange()),
          hidden_(std::move(hidden)),
          roles_(roles) {}

    Column column(std::int64_t j) const override {
        return roles_ ? hidden_->column(j) : TableModel::column(j);
    }
    double between(double position, std::int64_t j) const override {
        return hidden_->between(position + static_cast<double>(hidden_->firstPosition() - firstPosition()),
                                j);
    }
    bool straightBetween(std::int64_t j) const override { return hidden_->straightBetween(j); }

 private:
    std::shared_ptr<const Model> hidden_;
    bool roles_;
};

}  // namespace

std::shared_ptr<const Model> opaqueModel(std::shared_ptr<const Model> hidden, std::int64_t firstPosition,
                                         bool roles) {
    return std::make_shared<OpaqueModel>(std::move(hidden), firstPosition, roles);
}

}  // namespace posiscope
