# SPDX-License-Identifier: GPL-3.0-or-later
# cmake -DPROGRAM=… "-DWORDS=help;--man" -DOUT=FILE -P WritePage.cmake
set(ENV{LC_ALL} C.UTF-8)
execute_process(COMMAND ${PROGRAM} ${WORDS} OUTPUT_FILE ${OUT} COMMAND_ERROR_IS_FATAL ANY)
