import { BrowserWindow, dialog, shell, type OpenDialogOptions, type SaveDialogOptions } from 'electron'
import { importEndings } from '../../../shared/files/soundFiles.ts'
import type { FileDialogs } from '../fileDialogs.ts'
import type { Texts } from '../../../shared/texts/index.ts'

type Words = Texts['desktop']['dialogs']

const kinds: Readonly<Record<string, string>> = {
  wav: 'WAV',
  flac: 'FLAC',
  mp3: 'MP3',
  ogg: 'Ogg Vorbis',
  json: 'JSON',
}

function filterOf(suggested: string, { project }: Words): { name: string; extensions: string[] }[] {
  const extension = suggested.split('.').at(-1)?.toLowerCase() ?? ''
  const name = extension === 'tapehand' ? project : kinds[extension]
  return name === undefined ? [] : [{ name, extensions: [extension] }]
}

/** The system's own file dialogs, over the window that is in front. */
export const createNativeDialogs = (words: () => Words): FileDialogs => ({
  async chooseAudio() {
    const { importAudio, audio, allFiles } = words()
    return chooseExisting({
      title: importAudio,
      properties: ['openFile', 'multiSelections'],
      filters: [
        { name: audio, extensions: [...importEndings] },
        { name: allFiles, extensions: ['*'] },
      ],
    })
  },
  async chooseLabels() {
    const { importLabels, labels, allFiles } = words()
    const [file] = await chooseExisting({
      title: importLabels,
      properties: ['openFile'],
      filters: [
        { name: labels, extensions: ['txt', 'srt', 'vtt', 'csv', 'tsv', 'json'] },
        { name: allFiles, extensions: ['*'] },
      ],
    })
    return file ?? null
  },
  async chooseFfmpeg() {
    const [file] = await chooseExisting({ title: words().chooseFfmpeg, properties: ['openFile'] })
    return file ?? null
  },
  async chooseExport(suggested) {
    return chooseTarget(words().export, suggested, words())
  },
  async chooseFolder(use) {
    const [folder] = await chooseExisting({
      title: words().folders[use],
      properties: ['openDirectory', 'createDirectory'],
    })
    return folder ?? null
  },
  reveal: (file) => shell.showItemInFolder(file),
  async chooseProject() {
    const { openProject, project, allFiles } = words()
    const [file] = await chooseExisting({
      title: openProject,
      properties: ['openFile'],
      filters: [
        { name: project, extensions: ['tapehand'] },
        { name: allFiles, extensions: ['*'] },
      ],
    })
    return file ?? null
  },
  chooseProjectTarget: (suggested, use) =>
    chooseTarget(use === 'copy' ? words().saveCopy : words().saveAs, suggested, words()),
})

const windowInFront = (): BrowserWindow | undefined =>
  BrowserWindow.getFocusedWindow() ?? BrowserWindow.getAllWindows()[0]

/** None where the person cancelled. */
async function chooseExisting(options: OpenDialogOptions): Promise<readonly string[]> {
  const over = windowInFront()
  const answer = over === undefined ? await dialog.showOpenDialog(options) : await dialog.showOpenDialog(over, options)
  return answer.canceled ? [] : answer.filePaths
}

async function chooseTarget(title: string, suggested: string, words: Words): Promise<string | null> {
  const options: SaveDialogOptions = {
    title,
    defaultPath: suggested,
    filters: filterOf(suggested, words),
    properties: ['createDirectory', 'showOverwriteConfirmation'],
  }
  const over = windowInFront()
  const answer = over === undefined ? await dialog.showSaveDialog(options) : await dialog.showSaveDialog(over, options)
  return answer.canceled || answer.filePath === '' ? null : answer.filePath
}
