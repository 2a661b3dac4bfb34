import { BrowserWindow, dialog, type OpenDialogOptions, type SaveDialogOptions } from 'electron'
import type { FileDialogs } from '../fileDialogs.ts'

const audio = { name: 'Audio', extensions: ['wav', 'wave', 'bwf', 'rf64', 'aif', 'aiff', 'aifc', 'flac', 'mp3', 'ogg', 'oga', 'opus'] }
const wav = { name: 'WAV', extensions: ['wav'] }

/** The system's own file dialogs, over the window that is in front. */
export const nativeDialogs: FileDialogs = {
  async chooseAudio() {
    const options: OpenDialogOptions = { title: 'Import audio', properties: ['openFile', 'multiSelections'], filters: [audio, { name: 'All files', extensions: ['*'] }] }
    const over = BrowserWindow.getFocusedWindow() ?? BrowserWindow.getAllWindows()[0]
    const answer = over === undefined ? await dialog.showOpenDialog(options) : await dialog.showOpenDialog(over, options)
    return answer.canceled ? [] : answer.filePaths
  },
  async chooseExport(suggested) {
    const options: SaveDialogOptions = {
      title: 'Export as WAV', defaultPath: suggested, filters: [wav], properties: ['createDirectory', 'showOverwriteConfirmation'],
    }
    const over = BrowserWindow.getFocusedWindow() ?? BrowserWindow.getAllWindows()[0]
    const answer = over === undefined ? await dialog.showSaveDialog(options) : await dialog.showSaveDialog(over, options)
    return answer.canceled || answer.filePath === '' ? null : answer.filePath
  },
}
