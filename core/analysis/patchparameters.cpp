// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/patchparameters.h"

#include "core/analysis/patchgrid.h"

namespace posiscope {

std::vector<Parameter> patchParameters() {
    return {
        {.key = keys::patches.name,
         .label = POSISCOPE_TR("core", "Patches"),
         .tooltip = POSISCOPE_TR(
             "core", "One picture of the chosen patch’s similarity to all, or such a picture of each patch."),
         .initial = std::string("one"),
         .views = {"grid"},
         .choices = {{"one", POSISCOPE_TR("core", "The chosen one"),
                      POSISCOPE_TR("core", "A click, a drag or the arrow keys choose it")},
                     {"all", POSISCOPE_TR("core", "All"),
                      POSISCOPE_TR("core", "A grid of grids: the picture of each patch at its place")}}},
        {.key = keys::patchFrames.name,
         .label = POSISCOPE_TR("core", "Frames"),
         .tooltip =
             POSISCOPE_TR("core",
                          "Whether the frames of a film are beside each other, or the cursor’s alone is "
                          "shown: then a motion of the position plays them."),
         .initial = std::string("beside"),
         .seldom = true,
         .views = {"grid"},
         .choices = {{"beside", POSISCOPE_TR("core", "Beside each other"), {}},
                     {"one", POSISCOPE_TR("core", "The cursor’s"), {}}}},
        {.key = keys::patchRows.name,
         .label = POSISCOPE_TR("core", "Rows are"),
         .tooltip =
             POSISCOPE_TR("core",
                          "What the rows of a table stand for: patches, or the offsets between them, whose "
                          "biases its columns are: the cursor’s dimension is the head."),
         .initial = std::string("patches"),
         .seldom = true,
         .views = {"grid"},
         .choices = {{"patches", POSISCOPE_TR("core", "Patches"), {}},
                     {"offsets", POSISCOPE_TR("core", "Offsets of patches"),
                      POSISCOPE_TR("core",
                                   "A table of relative position biases, as Swin and BEiT have it")}}},
        {.key = keys::patchGrid.name,
         .label = POSISCOPE_TR("core", "Grid of patches"),
         .tooltip = POSISCOPE_TR(
             "core",
             "Tokens in front, frames, height and width, such as 1+14x14 or 8x14x14. Empty: the axes of the "
             "positions say it, or rows on one axis are a square with 0, 1, 2 or 5 tokens in front."),
         .initial = std::string(),
         .seldom = true,
         .views = {"grid"},
         .refusal = [](const std::string& text) -> Failure {
             const auto read = text.empty() ? Result<PatchGrid>(PatchGrid()) : parsePatchGrid(text);
             return read ? std::nullopt : Failure(read.error());
         },
         .examples = {
             {"1+14x14", POSISCOPE_TR("core", "A picture of 224 pixels"),
              POSISCOPE_TR("core", "A class token and 14 × 14 patches of 16 pixels, as ViT has them")},
             {"8x14x14", POSISCOPE_TR("core", "A film of 8 frames"),
              POSISCOPE_TR("core", "14 × 14 patches of each of 8 frames, as VideoMAE has them")}}}};
}

}  // namespace posiscope
