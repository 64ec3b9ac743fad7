; The installer for Windows, compiled by installer/package. It installs for one user or, with administrator rights, for
; all users. Silent installation: pampas-VERSION-setup.exe /S [/CurrentUser | /AllUsers] [/D=FOLDER].
; installer/package defines VERSION, CONTENTS (the folder with the files to install), REMOVALS (a file with the commands
; that delete them), ICON and OUTPUT.
Target amd64-unicode
Unicode true
SetCompressor /SOLID lzma
SetCompressorDictSize 32

!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\Pampas"
!define CLASSES "Software\Classes"
!define LIBRARY "Pampas.Library"
!define HAZ "Pampas.HaciendaMap"
!define EDITOR "$INSTDIR\pampas-editor.exe"

!define MULTIUSER_MUI
!define MULTIUSER_EXECUTIONLEVEL Highest
!define MULTIUSER_INSTALLMODE_COMMANDLINE
!define MULTIUSER_INSTALLMODE_INSTDIR Pampas
!define MULTIUSER_INSTALLMODE_INSTDIR_REGISTRY_KEY "${UNINSTALL}"
!define MULTIUSER_INSTALLMODE_INSTDIR_REGISTRY_VALUENAME InstallLocation
!define MULTIUSER_INSTALLMODE_DEFAULT_REGISTRY_KEY "${UNINSTALL}"
!define MULTIUSER_INSTALLMODE_DEFAULT_REGISTRY_VALUENAME InstallLocation
!define MULTIUSER_INSTALLMODE_DEFAULT_CURRENTUSER
!define MULTIUSER_USE_PROGRAMFILES64
!include MultiUser.nsh
!include MUI2.nsh
!include LogicLib.nsh
!include FileFunc.nsh

Name Pampas
OutFile "${OUTPUT}"
BrandingText "Pampas ${VERSION}"
VIProductVersion "${VERSION}.0"
VIAddVersionKey /LANG=0 ProductName Pampas
VIAddVersionKey /LANG=0 ProductVersion "${VERSION}"
VIAddVersionKey /LANG=0 FileVersion "${VERSION}"
VIAddVersionKey /LANG=0 FileDescription "Pampas installer"
VIAddVersionKey /LANG=0 CompanyName "The Pampas developers"
VIAddVersionKey /LANG=0 LegalCopyright "The Pampas developers; MIT licence"
ManifestDPIAware true

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_ABORTWARNING
!define MUI_FINISHPAGE_RUN
!define MUI_FINISHPAGE_RUN_FUNCTION open_editor
!insertmacro MUI_PAGE_WELCOME
!insertmacro MULTIUSER_PAGE_INSTALLMODE
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES

; English comes first: it is used where no language matches.
!insertmacro MUI_LANGUAGE English
!insertmacro MUI_LANGUAGE German
!insertmacro MUI_LANGUAGE French
!insertmacro MUI_LANGUAGE Spanish
!macro TEXT NAME ENGLISH GERMAN FRENCH SPANISH
    LangString ${NAME} ${LANG_ENGLISH} "${ENGLISH}"
    LangString ${NAME} ${LANG_GERMAN} "${GERMAN}"
    LangString ${NAME} ${LANG_FRENCH} "${FRENCH}"
    LangString ${NAME} ${LANG_SPANISH} "${SPANISH}"
!macroend
!insertmacro TEXT library "Pampas library" "Pampas-Bibliothek" "Bibliothèque Pampas" "Biblioteca de Pampas"
!insertmacro TEXT haz "Hacienda map" "Hacienda-Plan" "Plateau de Hacienda" "Mapa de Hacienda"
!insertmacro TEXT command_line "Pampas command line" "Pampas-Kommandozeile" "Ligne de commande Pampas" \
    "Línea de órdenes de Pampas"
!insertmacro TEXT still_open "Pampas is still running. Close it, then try again." \
    "Pampas läuft noch. Bitte schließen und dann noch einmal versuchen." \
    "Pampas est encore ouvert. Fermez-le, puis réessayez." "Pampas sigue abierto. Ciérrelo y vuelva a intentarlo."

; Windows cannot replace or remove a running program, so the user is asked to close it.
!macro WAIT_FOR_END_OF PROGRAM
    ${Do}
        ${IfNot} ${FileExists} "$INSTDIR\${PROGRAM}"
            ${ExitDo}
        ${EndIf}
        ClearErrors
        FileOpen $0 "$INSTDIR\${PROGRAM}" a
        ${IfNot} ${Errors}
            FileClose $0
            ${ExitDo}
        ${EndIf}
        ${If} ${Cmd} `MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(still_open)" /SD IDCANCEL IDCANCEL`
            SetErrorLevel 2
            Abort
        ${EndIf}
    ${Loop}
!macroend

; Makes the editor open files with an ending, unless another program does already; then the editor is offered as well.
!macro ASSOCIATE ENDING CLASS NAME
    WriteRegStr SHCTX "${CLASSES}\${CLASS}" "" "${NAME}"
    WriteRegStr SHCTX "${CLASSES}\${CLASS}\DefaultIcon" "" "${EDITOR},0"
    WriteRegStr SHCTX "${CLASSES}\${CLASS}\shell\open\command" "" '"${EDITOR}" "%1"'
    WriteRegStr SHCTX "${CLASSES}\${ENDING}\OpenWithProgids" "${CLASS}" ""
    ReadRegStr $0 SHCTX "${CLASSES}\${ENDING}" ""
    ${If} $0 == ""
        WriteRegStr SHCTX "${CLASSES}\${ENDING}" "" "${CLASS}"
    ${EndIf}
!macroend

!macro DISSOCIATE ENDING CLASS
    DeleteRegKey SHCTX "${CLASSES}\${CLASS}"
    DeleteRegValue SHCTX "${CLASSES}\${ENDING}\OpenWithProgids" "${CLASS}"
    DeleteRegKey /ifempty SHCTX "${CLASSES}\${ENDING}\OpenWithProgids"
    ReadRegStr $0 SHCTX "${CLASSES}\${ENDING}" ""
    ${If} $0 == "${CLASS}"
        DeleteRegValue SHCTX "${CLASSES}\${ENDING}" ""
    ${EndIf}
    DeleteRegKey /ifempty SHCTX "${CLASSES}\${ENDING}"
!macroend

!macro NOTIFY_DESKTOP
    System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)' ; SHCNE_ASSOCCHANGED
!macroend

Function .onInit
    !insertmacro MULTIUSER_INIT
FunctionEnd

Function un.onInit
    !insertmacro MULTIUSER_UNINIT
FunctionEnd

; Through Explorer, so that the editor does not get the installer's administrator rights.
Function open_editor
    Exec '"$WINDIR\explorer.exe" "${EDITOR}"'
FunctionEnd

Section
    !insertmacro WAIT_FOR_END_OF pampas-editor.exe
    !insertmacro WAIT_FOR_END_OF pampas.exe
    ${If} ${FileExists} "$INSTDIR\uninstall.exe" ; of the previous version
        ExecWait '"$INSTDIR\uninstall.exe" /S /$MultiUser.InstallMode _?=$INSTDIR'
    ${EndIf}
    SetOutPath $INSTDIR
    File /r "${CONTENTS}/*"
    WriteUninstaller "$INSTDIR\uninstall.exe"

    CreateDirectory "$SMPROGRAMS\Pampas"
    SetOutPath $PROFILE ; working folder of the shortcuts
    CreateShortcut "$SMPROGRAMS\Pampas\Pampas.lnk" "${EDITOR}"
    CreateShortcut "$SMPROGRAMS\Pampas\$(command_line).lnk" "$SYSDIR\cmd.exe" \
        '/k "set PATH=$INSTDIR;%PATH%& pampas --help"' "${EDITOR}"

    !insertmacro ASSOCIATE .pampas "${LIBRARY}" "$(library)"
    !insertmacro ASSOCIATE .haz "${HAZ}" "$(haz)"
    WriteRegStr SHCTX "${CLASSES}\Applications\pampas-editor.exe" FriendlyAppName Pampas
    WriteRegStr SHCTX "${CLASSES}\Applications\pampas-editor.exe\SupportedTypes" .json ""
    WriteRegStr SHCTX "${CLASSES}\Applications\pampas-editor.exe\shell\open\command" "" '"${EDITOR}" "%1"'
    !insertmacro NOTIFY_DESKTOP

    WriteRegStr SHCTX "${UNINSTALL}" DisplayName Pampas
    WriteRegStr SHCTX "${UNINSTALL}" DisplayVersion "${VERSION}"
    WriteRegStr SHCTX "${UNINSTALL}" DisplayIcon "${EDITOR},0"
    WriteRegStr SHCTX "${UNINSTALL}" Publisher "The Pampas developers"
    WriteRegStr SHCTX "${UNINSTALL}" InstallLocation $INSTDIR
    WriteRegStr SHCTX "${UNINSTALL}" UninstallString '"$INSTDIR\uninstall.exe" /$MultiUser.InstallMode'
    WriteRegStr SHCTX "${UNINSTALL}" QuietUninstallString '"$INSTDIR\uninstall.exe" /S /$MultiUser.InstallMode'
    WriteRegDWORD SHCTX "${UNINSTALL}" NoModify 1
    WriteRegDWORD SHCTX "${UNINSTALL}" NoRepair 1
    ${GetSize} $INSTDIR "/S=0K" $0 $1 $2
    WriteRegDWORD SHCTX "${UNINSTALL}" EstimatedSize $0
SectionEnd

; Keeps the user's own files: maps, libraries, unsaved work.
Section Uninstall
    !insertmacro WAIT_FOR_END_OF pampas-editor.exe
    !insertmacro WAIT_FOR_END_OF pampas.exe
    !include "${REMOVALS}"
    Delete "$INSTDIR\uninstall.exe"
    RMDir $INSTDIR
    Delete "$SMPROGRAMS\Pampas\*.lnk"
    RMDir "$SMPROGRAMS\Pampas"
    !insertmacro DISSOCIATE .pampas "${LIBRARY}"
    !insertmacro DISSOCIATE .haz "${HAZ}"
    DeleteRegKey SHCTX "${CLASSES}\Applications\pampas-editor.exe"
    DeleteRegKey SHCTX "${UNINSTALL}"
    !insertmacro NOTIFY_DESKTOP
SectionEnd
