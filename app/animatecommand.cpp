#include "app/animatecommand.h"

#include "app/interrupts.h"

#include <QFileInfo>

#include "core/parameters/keys.h"
#include "core/state/motion.h"
#include "ui/export/animation.h"

namespace posiscope {

std::optional<CommandError> runAnimate(const CommandOptions& options, const FigureRequest& figure) {
    const QString format = QFileInfo(options.output).suffix().toLower();
    if (!animationFormats().contains(format))
        return usage(POSISCOPE_TR("core", "%1 must end in .gif, .webp or .png for a motion"),
                     {options.output.toStdString()});
    const State& state = figure.snapshot.state;
    const auto motion = parseMotion(state, options.exports.get(keys::animate));
    if (!motion) return CommandError{motion.error().text, Exit::usage, {}};
    std::optional<double> seconds = options.exports.get(keys::seconds);
    if (*seconds == 0) seconds = motion->whole ? std::nullopt : std::optional(state.get(keys::motionSeconds));
    const double fps = options.exports.get(keys::fps);
    const auto values = frameValues(*motion, fps, seconds);
    if (!values) return CommandError{values.error().text, Exit::usage, {}};
    const Animation animation{figure, motion->key, *values, fps};
    if (const auto failure = checkAnimation(animation, format))
        return CommandError{failure->text, Exit::usage, {}};
    const auto outcome = exportAnimation(animation, framesHere(animation), options.output,
                                         [](double) { return !interrupted(); });
    if (outcome) return std::nullopt;
    // The picture size is checked by the drawing itself: an illegal size is wrong usage.
    const Exit exit = outcome.error().field == keys::pictureSize.name ? Exit::usage : Exit::failed;
    return CommandError{outcome.error().text, exit, {}};
}

}  // namespace posiscope
