# SPDX-License-Identifier: GPL-3.0-or-later
# What is installed below the prefix. Everything that the program shows is in the program; these files are for the desktop, for
# shells and for readers.
include(GNUInstallDirs)
set(app_id io.github.posiscope.Posiscope)
set(desktop ${CMAKE_SOURCE_DIR}/resources/desktop)
set(icons ${CMAKE_INSTALL_DATADIR}/icons/hicolor)
install(TARGETS posiscope)
install(FILES ${desktop}/${app_id}.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)
install(FILES ${desktop}/${app_id}.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/mime/packages)
install(FILES ${desktop}/${app_id}.metainfo.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo)

# Icons of the program and of its kinds of files.
install(FILES ${CMAKE_SOURCE_DIR}/resources/icons/posiscope.svg DESTINATION ${icons}/scalable/apps RENAME ${app_id}.svg)
install(FILES ${desktop}/${app_id}-symbolic.svg DESTINATION ${icons}/symbolic/apps)
foreach(kind session table lesson)
    install(FILES ${desktop}/${kind}.svg DESTINATION ${icons}/scalable/mimetypes RENAME ${app_id}-${kind}.svg)
endforeach()
add_executable(posiscope_icon icon/rendericon.cpp)
target_link_libraries(posiscope_icon PRIVATE Qt6::Gui Qt6::Svg posiscope_warnings)
set(rendered "")
foreach(size 16 22 24 32 48 64 128 256)
    set(icon ${CMAKE_CURRENT_BINARY_DIR}/icon-${size}.png)
    add_custom_command(OUTPUT ${icon}
        COMMAND posiscope_icon ${CMAKE_SOURCE_DIR}/resources/icons/posiscope.svg ${size} ${icon}
        DEPENDS posiscope_icon ${CMAKE_SOURCE_DIR}/resources/icons/posiscope.svg VERBATIM)
    list(APPEND rendered ${icon})
    install(FILES ${icon} DESTINATION ${icons}/${size}x${size}/apps RENAME ${app_id}.png)
endforeach()

# The man page, the completions and the JSON Schemas are printed by the program from its commands and parameters.
set(pages posiscope.1 posiscope.bash _posiscope posiscope.fish)
set(printed "help --man" "completion bash" "completion zsh" "completion fish")
set(schemas "")
foreach(name describe identify compare convert lesson list error session settings)
    list(APPEND pages ${name}.schema.json)
    list(APPEND printed "help --schema ${name}")
    list(APPEND schemas ${CMAKE_CURRENT_BINARY_DIR}/${name}.schema.json)
endforeach()
foreach(page words IN ZIP_LISTS pages printed)
    string(REPLACE " " ";" words "${words}")
    set(written ${CMAKE_CURRENT_BINARY_DIR}/${page})
    add_custom_command(OUTPUT ${written}
        COMMAND ${CMAKE_COMMAND} -DPROGRAM=$<TARGET_FILE:posiscope> "-DWORDS=${words}" -DOUT=${written}
            -P ${CMAKE_CURRENT_SOURCE_DIR}/WritePage.cmake
        DEPENDS posiscope WritePage.cmake VERBATIM)
    list(APPEND rendered ${written})
endforeach()
if(POSISCOPE_ALONE OR CMAKE_CROSSCOMPILING)  # nothing runs here
    set(all "")
else()
    set(all ALL)
endif()
add_custom_target(posiscope_installed ${all} DEPENDS ${rendered})
add_dependencies(posiscope_installed posiscope)
install(FILES ${CMAKE_CURRENT_BINARY_DIR}/posiscope.1 DESTINATION ${CMAKE_INSTALL_MANDIR}/man1)
install(FILES ${CMAKE_CURRENT_BINARY_DIR}/posiscope.bash DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions
    RENAME posiscope)
install(FILES ${CMAKE_CURRENT_BINARY_DIR}/_posiscope DESTINATION ${CMAKE_INSTALL_DATADIR}/zsh/vendor-completions)
install(FILES ${CMAKE_CURRENT_BINARY_DIR}/posiscope.fish DESTINATION ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d)

install(FILES ${schemas} DESTINATION ${CMAKE_INSTALL_DATADIR}/posiscope/schemas)

# The manual, the format of lessons, the licence, and what others wrote.
install(DIRECTORY ${CMAKE_SOURCE_DIR}/resources/manual DESTINATION ${CMAKE_INSTALL_DOCDIR}
    PATTERN contributing.md EXCLUDE PATTERN house.md EXCLUDE)
install(DIRECTORY ${CMAKE_SOURCE_DIR}/resources/screenshots DESTINATION ${CMAKE_INSTALL_DOCDIR}
    FILES_MATCHING PATTERN "example-*")
# The glossary links to them.
install(DIRECTORY ${CMAKE_SOURCE_DIR}/resources/lessons DESTINATION ${CMAKE_INSTALL_DOCDIR} FILES_MATCHING PATTERN "[0-9][0-9]-*.md"
    PATTERN experiment EXCLUDE PATTERN formulas EXCLUDE PATTERN pictures EXCLUDE PATTERN tables EXCLUDE)
install(FILES ${CMAKE_SOURCE_DIR}/resources/lessons/README.md DESTINATION ${CMAKE_INSTALL_DOCDIR} RENAME lessons.md)
install(FILES ${CMAKE_SOURCE_DIR}/LICENSE ${desktop}/copyright DESTINATION ${CMAKE_INSTALL_DOCDIR})
install(FILES ${CMAKE_SOURCE_DIR}/resources/python/posiscope.py DESTINATION ${CMAKE_INSTALL_DATADIR}/posiscope/python)

# ./app/package: the package of this Debian, with the dependencies that its libraries have there.
set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME posiscope)
set(CPACK_PACKAGE_CONTACT "The Posiscope authors <posiscope@users.noreply.github.com>")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
set(CPACK_PRE_BUILD_SCRIPTS ${CMAKE_CURRENT_SOURCE_DIR}/DebianFiles.cmake)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION science)
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "microscope for positional encodings")
set(CPACK_DEBIAN_PACKAGE_DESCRIPTION
"Posiscope shows what a Transformer sees of the order of its tokens. It computes
positional encodings exactly and at any size, and shows them as tables, waves,
similarities, offset maps and rotations. It says what the table of a file is,
and what is wrong with it, and has a course of lessons.")
set(CPACK_DEBIAN_PACKAGE_DEPENDS python3:any)  # of posiscope.py; the libraries' packages come on top
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS qt6-wayland)
set(CPACK_DEBIAN_PACKAGE_SUGGESTS python3-numpy)
set(CPACK_DEBIAN_PACKAGE_HOMEPAGE https://github.com/posiscope/posiscope)
include(CPack)
