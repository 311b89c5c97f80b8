# SPDX-License-Identifier: GPL-3.0-or-later
# cmake -DPROGRAM=… -DKIND=man|bash|zsh|fish -DOUT=FILE -P WritePage.cmake
set(ENV{LC_ALL} C.UTF-8)
execute_process(COMMAND ${PROGRAM} help --${KIND} OUTPUT_FILE ${OUT} COMMAND_ERROR_IS_FATAL ANY)
