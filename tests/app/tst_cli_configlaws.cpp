// SPDX-License-Identifier: GPL-3.0-or-later
// Laws of configurations, over published ones: what describe says of one can be typed, and compare finds each
// key that was read.
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

#include "tests/app/programtest.h"
#include "tests/support/allrows.h"
#include "tests/support/rows.h"

namespace {

/// Short tables say as much.
QJsonObject shortened(QJsonObject config) {
    for (const QString& key : config.keys())
        if (config[key].isObject())
            config[key] = shortened(config[key].toObject());
        else if (key == "max_position_embeddings" && config[key].toDouble() > 128)
            config[key] = 128;
    return config;
}

QJsonObject jsonOf(const QByteArray& text) {
    return QJsonDocument::fromJson(text).object();
}

/// Published configurations: one in five, or all with the label slow.
std::vector<std::pair<QString, QJsonObject>> configs() {
    std::vector<std::pair<QString, QJsonObject>> all;
    int number = 0;
    for (const char* file : {"gallery", "layers"}) {
        const QByteArray text = bytesOf(QStringLiteral(POSISCOPE_TEST_DATA "/configs/%1.json").arg(file));
        const QJsonDocument cases = QJsonDocument::fromJson(text);
        for (const QJsonValue each : cases.array())
            if (each["config"].isObject() && (number++ % 5 == 0 || allRows()))
                all.emplace_back(each["case"].toString(), shortened(each["config"].toObject()));
    }
    return all;
}

/// The parameters of an answer of describe as options.
QStringList typed(const QJsonObject& answer) {
    QStringList options{"--encoding", answer["encoding"].toString()};
    const QJsonObject parameters = answer["parameters"].toObject();
    for (const QString& key : parameters.keys()) {
        const QJsonValue value = parameters[key];
        const QString name = QString(key).replace('_', '-');
        if (value.isBool())
            options << (value.toBool() ? "--" : "--no-") + name;
        else if (value.isString())
            options << "--" + name << value.toString();
        else
            options << "--" + name << QString::number(value.toDouble(), 'g', 17);
    }
    return options;
}

/// The same with another number at the path; nothing where there is none.
std::optional<QJsonValue> changed(const QJsonValue& value, const QStringList& path) {
    if (path.isEmpty())
        return value.isDouble() ? std::optional<QJsonValue>(value.toDouble() == 0   ? 1
                                                            : value.toDouble() <= 1 ? value.toDouble() / 2
                                                                                    : value.toDouble() * 2)
                                : std::nullopt;
    QJsonObject object = value.toObject();
    if (!object.contains(path.front())) return std::nullopt;
    const auto inner = changed(object[path.front()], path.sliced(1));
    if (!inner) return std::nullopt;
    object[path.front()] = *inner;
    return object;
}

}  // namespace

class TestCliConfigLaws : public ProgramTest {
    Q_OBJECT

    int keys_ = 0;  // that were changed

    QString write(const char* name, const QJsonObject& config) {
        const QString path = folder_->filePath(name);
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly)) return {};
        file.write(QJsonDocument(config).toJson());
        return path;
    }

 private slots:
    void each_data() {
        const Rows<QJsonObject> row("config");
        for (const auto& [name, config] : configs())
            row(qPrintable(name), config);
    }

    void optionsGiveTheSameNumbers_data() { each_data(); }
    void optionsGiveTheSameNumbers() {
        const auto [config] = fetchRow<QJsonObject>();
        const Ran ran = program_.run({"describe", "--json", write("config.json", config)});
        QVERIFY2(ran.status == 0, ran.text());
        QJsonObject read = jsonOf(ran.output);
        const Ran again = program_.run(QStringList{"describe", "--json"} + typed(read));
        VERIFY_DONE(again);
        for (const char* key : {"layers", "readers", "configuration"})
            read.remove(key);
        QVERIFY(read.size() > 8);
        const QJsonObject numbers = jsonOf(again.output);
        for (const QString& key : read.keys())
            QVERIFY2(read[key] == numbers[key], qPrintable(key));
    }

    void compareFindsEachKey_data() { each_data(); }
    void compareFindsEachKey() {
        const auto [config] = fetchRow<QJsonObject>();
        const QString path = write("a.json", config);
        const Ran ran = program_.run({"describe", "--json", path});
        static const QRegularExpression note(QStringLiteral("^read: ([^ ]+) "));
        for (const QJsonValue each : jsonOf(ran.output)["configuration"].toArray()) {
            const QStringList keys = note.match(each.toString()).captured(1).split('.');
            const auto other = changed(config, keys);
            if (!other) continue;
            ++keys_;
            const Ran compared = program_.run({"compare", path, write("b.json", other->toObject())});
            const bool refused = compared.status == 1 && compared.errors.contains(keys.last().toUtf8());
            QVERIFY2(compared.status == 3 || refused, each.toString().toUtf8() + compared.text());
        }
    }

    void cleanupTestCase() { QVERIFY(keys_ > 40); }
};

QTEST_GUILESS_MAIN(TestCliConfigLaws)
#include "tst_cli_configlaws.moc"
