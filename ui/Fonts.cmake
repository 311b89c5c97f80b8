# SPDX-License-Identifier: GPL-3.0-or-later
# The fonts of the program, from Debian's packages: resources below :/fonts, uncompressed, so that they are used where they
# are. Each is a file of its package, the name in the program, the family in the program (ui/style/fonts.cpp), and for
# Chinese a choice of characters (ui/embedfont.py).
set(POSISCOPE_FONT_DIR /usr/share/fonts CACHE PATH "The folder of Debian's fonts")
find_program(POSISCOPE_FONT_PYTHON NAMES python3 PATHS /usr/bin NO_DEFAULT_PATH DOC "A Python with fontTools")
if(POSISCOPE_FONT_PYTHON)
    execute_process(COMMAND ${POSISCOPE_FONT_PYTHON} -c "import fontTools" RESULT_VARIABLE no_fonttools ERROR_QUIET)
endif()
if(NOT POSISCOPE_FONT_PYTHON OR no_fonttools)
    message(FATAL_ERROR "The fonts of the program need fontTools: install Debian's package python3-fonttools, or name a Python that has it by -DPOSISCOPE_FONT_PYTHON=…")
endif()

set(font_folder ${CMAKE_CURRENT_BINARY_DIR}/fonts)
file(MAKE_DIRECTORY ${font_folder})
set(font_list "")
set(font_results "")

# posiscope_font(PACKAGE FILE NAME FAMILY [NUMBER [CHARACTERS]])
function(posiscope_font package file name family)
    string(MAKE_C_IDENTIFIER POSISCOPE_FONT_${file} found)
    get_filename_component(ending ${file} LAST_EXT)
    find_file(${found} NAMES ${file} PATHS ${POSISCOPE_FONT_DIR} PATH_SUFFIXES truetype/open-sans truetype/dejavu
        opentype/noto opentype/stix NO_DEFAULT_PATH)
    mark_as_advanced(${found})
    if(NOT ${found})
        message(FATAL_ERROR "There is no ${file} below ${POSISCOPE_FONT_DIR}: install Debian's package ${package}, or name the folder of its fonts by -DPOSISCOPE_FONT_DIR=…")
    endif()
    set(source ${${found}})
    if(ARGV4)
        string(APPEND source ":${ARGV4}")
    endif()
    set(result ${font_folder}/${name})
    add_custom_command(OUTPUT ${result}
        COMMAND ${POSISCOPE_FONT_PYTHON} ${CMAKE_CURRENT_SOURCE_DIR}/embedfont.py ${source} ${family} ${result} ${ARGV5}
        DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/embedfont.py ${${found}}
        COMMENT "Font ${name}" VERBATIM)
    set(font_results ${font_results} ${result} PARENT_SCOPE)
    set(font_list "${font_list}<file>${name}</file>" PARENT_SCOPE)
endfunction()

posiscope_font(fonts-open-sans OpenSans-Regular.ttf sans.ttf "Posiscope Sans")
posiscope_font(fonts-open-sans OpenSans-Italic.ttf sans-italic.ttf "Posiscope Sans")
posiscope_font(fonts-open-sans OpenSans-Semibold.ttf sans-semibold.ttf "Posiscope Sans")
posiscope_font(fonts-open-sans OpenSans-SemiboldItalic.ttf sans-semibold-italic.ttf "Posiscope Sans")
posiscope_font(fonts-open-sans OpenSans-Bold.ttf sans-bold.ttf "Posiscope Sans")
posiscope_font(fonts-open-sans OpenSans-BoldItalic.ttf sans-bold-italic.ttf "Posiscope Sans")
posiscope_font(fonts-dejavu-core DejaVuSans.ttf signs.ttf "Posiscope Signs")
posiscope_font(fonts-dejavu-core DejaVuSans-Bold.ttf signs-bold.ttf "Posiscope Signs")
posiscope_font(fonts-dejavu-core DejaVuSansMono.ttf code.ttf "Posiscope Code")
posiscope_font(fonts-dejavu-core DejaVuSansMono-Bold.ttf code-bold.ttf "Posiscope Code")
posiscope_font(fonts-dejavu-core DejaVuSerif.ttf serif.ttf "Posiscope Serif")
posiscope_font(fonts-dejavu-extra DejaVuSerif-Italic.ttf serif-italic.ttf "Posiscope Serif")
# The serif of figures, with mathematics.
posiscope_font(fonts-stix STIXGeneral-Regular.otf times.otf "Posiscope Times")
posiscope_font(fonts-stix STIXGeneral-Italic.otf times-italic.otf "Posiscope Times")
posiscope_font(fonts-stix STIXGeneral-Bold.otf times-bold.otf "Posiscope Times")
posiscope_font(fonts-stix STIXGeneral-BoldItalic.otf times-bold-italic.otf "Posiscope Times")
# The collection's font for China. Its bold face is the only other one in the package.
posiscope_font(fonts-noto-cjk NotoSansCJK-Regular.ttc chinese.otf "Posiscope Chinese" 2 gb2312)
posiscope_font(fonts-noto-cjk NotoSansCJK-Bold.ttc chinese-bold.otf "Posiscope Chinese" 2 gb2312)

file(CONFIGURE OUTPUT ${font_folder}/fonts.qrc CONTENT "<RCC><qresource prefix=\"/fonts\">${font_list}</qresource></RCC>\n")
# Big resources go into an object file without a source in between. Where objects are empty files there are none.
if(NOT POSISCOPE_ALONE)
    qt_add_big_resources(font_object ${font_folder}/fonts.qrc OPTIONS --no-compress)
    set_target_properties(rcc_object_fonts PROPERTIES CXX_CLANG_TIDY "")
endif()
