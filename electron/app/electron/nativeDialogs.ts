import { BrowserWindow, dialog, shell, type OpenDialogOptions, type SaveDialogOptions } from 'electron'
import { soundEndings } from '../../../shared/soundFiles.ts'
import type { FileDialogs } from '../fileDialogs.ts'

const audio = {
  name: 'Audio',
  extensions: [...soundEndings],
}
const kinds: Readonly<Record<string, string>> = {
  wav: 'WAV',
  flac: 'FLAC',
  mp3: 'MP3',
  ogg: 'Ogg Vorbis',
  tapehand: 'Tapehand project',
  json: 'JSON',
}

function filterOf(suggested: string): { name: string; extensions: string[] }[] {
  const extension = suggested.split('.').at(-1)?.toLowerCase() ?? ''
  const name = kinds[extension]
  return name === undefined ? [] : [{ name, extensions: [extension] }]
}

/** The system's own file dialogs, over the window that is in front. */
export const nativeDialogs: FileDialogs = {
  async chooseAudio() {
    const options: OpenDialogOptions = {
      title: 'Import audio',
      properties: ['openFile', 'multiSelections'],
      filters: [audio, { name: 'All files', extensions: ['*'] }],
    }
    const over = BrowserWindow.getFocusedWindow() ?? BrowserWindow.getAllWindows()[0]
    const answer =
      over === undefined ? await dialog.showOpenDialog(options) : await dialog.showOpenDialog(over, options)
    return answer.canceled ? [] : answer.filePaths
  },
  async chooseLabels() {
    const options: OpenDialogOptions = {
      title: 'Import labels',
      properties: ['openFile'],
      filters: [
        { name: 'Labels', extensions: ['txt', 'srt', 'vtt', 'csv', 'tsv', 'json'] },
        { name: 'All files', extensions: ['*'] },
      ],
    }
    const over = BrowserWindow.getFocusedWindow() ?? BrowserWindow.getAllWindows()[0]
    const answer =
      over === undefined ? await dialog.showOpenDialog(options) : await dialog.showOpenDialog(over, options)
    return answer.canceled ? null : (answer.filePaths[0] ?? null)
  },
  async chooseExport(suggested) {
    return chooseTarget('Export', suggested)
  },
  async chooseFolder(title = 'Export into a folder') {
    const options: OpenDialogOptions = {
      title,
      properties: ['openDirectory', 'createDirectory'],
    }
    const over = BrowserWindow.getFocusedWindow() ?? BrowserWindow.getAllWindows()[0]
    const answer =
      over === undefined ? await dialog.showOpenDialog(options) : await dialog.showOpenDialog(over, options)
    return answer.canceled ? null : (answer.filePaths[0] ?? null)
  },
  reveal: (file) => shell.showItemInFolder(file),
  async chooseProject() {
    const options: OpenDialogOptions = {
      title: 'Open project',
      properties: ['openFile'],
      filters: [
        { name: kinds['tapehand'] ?? '', extensions: ['tapehand'] },
        { name: 'All files', extensions: ['*'] },
      ],
    }
    const over = BrowserWindow.getFocusedWindow() ?? BrowserWindow.getAllWindows()[0]
    const answer =
      over === undefined ? await dialog.showOpenDialog(options) : await dialog.showOpenDialog(over, options)
    return answer.canceled ? null : (answer.filePaths[0] ?? null)
  },
  chooseProjectTarget: (suggested, use) =>
    chooseTarget(use === 'copy' ? 'Save a copy of the project' : 'Save project as', suggested),
}

async function chooseTarget(title: string, suggested: string): Promise<string | null> {
  const options: SaveDialogOptions = {
    title,
    defaultPath: suggested,
    filters: filterOf(suggested),
    properties: ['createDirectory', 'showOverwriteConfirmation'],
  }
  const over = BrowserWindow.getFocusedWindow() ?? BrowserWindow.getAllWindows()[0]
  const answer = over === undefined ? await dialog.showSaveDialog(options) : await dialog.showSaveDialog(over, options)
  return answer.canceled || answer.filePath === '' ? null : answer.filePath
}
