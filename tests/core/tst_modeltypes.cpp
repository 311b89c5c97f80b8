// SPDX-License-Identifier: GPL-3.0-or-later
// The rows of resources/models.json.
#include "core/config/modeltypes.h"

#include <QSet>

#include "tests/support/strict.h"

using namespace posiscope;

class TestModelTypes : public StrictTest {
    Q_OBJECT

 private slots:
    void rowsHaveTheKeysThatAreRead() {
        const QSet<QString> known{"types",       "scheme",      "when",       "defaults",
                                  "interleaved", "endpoint",    "first",      "extra_rows",
                                  "width",       "head_widths", "count",      "other_layers",
                                  "recurrent",   "notes",       "noted_keys", "source"};
        for (const auto& row : nlohmann::json::parse(modelTypesJson()))
            for (const auto& [key, value] : row.items())
                QVERIFY2(known.contains(QString::fromStdString(key)), row.dump().c_str());
    }

    void wordsAreKnown() {
        for (const ModelType& type : modelTypes()) {
            const char* const first = type.types.front().c_str();
            QVERIFY2(type.scheme <= Scheme::notShown, first);
            QVERIFY2(type.count <= Count::axes, first);
            QVERIFY2(type.others <= OtherLayers::slidingUnscaled, first);
            QVERIFY2(type.recurrent <= RecurrentLayers::besideAttention, first);
            // A file of such a model is refused with the first note.
            QVERIFY2(type.scheme != Scheme::notShown || !type.notes.empty(), first);
        }
    }

    /// A row without conditions hides those of the same type behind it.
    void everyRowIsReached() {
        QSet<QString> closed;
        for (const ModelType& type : modelTypes())
            for (const std::string& name : type.types) {
                QVERIFY2(!closed.contains(QString::fromStdString(name)), name.c_str());
                if (type.when.empty()) closed.insert(QString::fromStdString(name));
            }
    }
};

QTEST_GUILESS_MAIN(TestModelTypes)
#include "tst_modeltypes.moc"
