import type { ChangeEvent } from 'react'
import { importEndings } from '../../../shared/files/soundFiles.ts'
import { routes } from '../../../shared/ipc/routes.ts'
import { useApp, useAppState } from '../../store/appContext.ts'
import { pageFiles } from '../../store/saveFile.ts'
import { useTexts } from '../../store/useTexts.ts'
import { importFiles, importLabelFile } from './importFiles.ts'

const accepted = ['audio/*', '.tapehand', ...importEndings.map((ending) => `.${ending}`)].join(',')

/** The page's own file picker and download, for hosts that show no file dialogs. */
export function PageFiles() {
  const texts = useTexts()
  const app = useApp()
  const files = useAppState(({ host }) => host?.files)
  if (files !== 'page') return null
  const pick = (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(event.target.files ?? [])]
    event.target.value = ''
    void importFiles(app, chosen)
  }
  const pickLabels = (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = event.target.files?.[0]
    event.target.value = ''
    if (chosen !== undefined) void importLabelFile(app, chosen)
  }
  return (
    <>
      <input
        id={pageFiles.input}
        type="file"
        multiple
        accept={accepted}
        hidden
        aria-label={texts.files.audioFiles}
        data-testid="file-input"
        onChange={pick}
      />
      <input
        id={pageFiles.labels}
        type="file"
        accept=".txt,.srt,.vtt,.csv,.tsv,.json,text/plain,text/vtt"
        hidden
        aria-label={texts.files.labelFile}
        data-testid="labels-input"
        onChange={pickLabels}
      />
      <a id={pageFiles.link} href={routes.download} download hidden data-testid="download">
        {texts.files.download}
      </a>
    </>
  )
}
