#include "app/windowoptions.h"

#include <QFileInfo>

#include "app/lessoncommands.h"
#include "core/tables/coursetables.h"
#include "core/tables/tablename.h"

namespace posiscope {

namespace {

/// Whether words[n] is the option “--table FILE” or “--table=FILE”. `value` is then its value, or null
/// without one.
bool takeFile(const QStringList& words, qsizetype& n, const QString& option, QString& value) {
    if (words[n] != option && !words[n].startsWith(option + u'=')) return false;
    value = words[n] == option ? words.value(++n) : words[n].mid(option.size() + 1);
    return true;
}

}  // namespace

std::variant<WindowOptions, CommandError> parseWindow(const QStringList& words) {
    const QString lesson = QStringLiteral("--lesson");
    WindowOptions options;
    bool lessonWanted = false;
    bool fileGiven = false;
    for (qsizetype n = 0; n < words.size(); ++n) {
        const QString& word = words[n];
        if (word == QLatin1String("--present")) {
            options.present = true;
        } else if (word == lesson || word.startsWith(lesson + u'=')) {
            if (lessonWanted) return usage(POSISCOPE_TR("core", "--lesson is given twice"));
            lessonWanted = true;
            options.lesson = word == lesson ? words.value(++n) : word.mid(lesson.size() + 1);
        } else if (takeFile(words, n, QStringLiteral("--table"), options.table) ||
                   takeFile(words, n, QStringLiteral("--config"), options.config)) {
            const bool isTable = word.startsWith(QLatin1String("--table"));
            const QString& value = isTable ? options.table : options.config;
            const QString path =
                isTable ? QString::fromStdString(splitTableName(value.toStdString()).path) : value;
            const bool isCourse = isTable && isCourseTable(path.toStdString());
            if (!isCourse && !QFileInfo(path).isFile())
                return usage(POSISCOPE_TR("core", "%1 takes a file, and there is no file “%2”"),
                             {isTable ? "--table" : "--config", path.toStdString()});
        } else if (word.startsWith(u'-')) {
            return usage(POSISCOPE_TR("core", "unknown option “%1”: see posiscope --help"),
                         {word.toStdString()});
        } else if (fileGiven) {
            return usage(POSISCOPE_TR("core", "unexpected argument “%1”"), {word.toStdString()});
        } else {
            fileGiven = true;
            options.file = word;
        }
    }
    if (fileGiven && !options.file.endsWith(QLatin1String(".posiscope")) && !QFileInfo::exists(options.file))
        return usage(POSISCOPE_TR("core", "“%1” is neither a command nor a file: see posiscope --help"),
                     {options.file.toStdString()});
    if (!lessonWanted) return options;
    if (options.lesson.isEmpty())
        return usage(POSISCOPE_TR("core", "--lesson takes a name or a file: see posiscope list lessons"));
    if (auto error = missingLesson(options.lesson)) return *error;
    return options;
}

}  // namespace posiscope
