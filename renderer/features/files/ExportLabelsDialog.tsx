import { useState, type FormEvent } from 'react'
import { routes } from '../../../shared/ipc/routes.ts'
import type { LabelFormat } from '../../../shared/schemas/exportRequest.ts'
import { useApp, useAppState } from '../../store/appContext.ts'
import { ask } from '../../store/ask.ts'
import { saveFile } from '../../store/saveFile.ts'
import { RadioChoice, type Option } from '../../ui/RadioChoice.tsx'
import { Sheet, SheetFoot } from '../../ui/Sheet.tsx'

const formats: readonly Option<LabelFormat>[] = [
  ['audacity', 'Label track of Audacity (.txt)'],
  ['srt', 'SubRip subtitles (.srt)'],
  ['vtt', 'WebVTT (.vtt)'],
  ['podcast', 'Podcast chapters (.json)'],
  ['cue', 'Cue sheet (.cue)'],
  ['youtube', 'List for YouTube (.txt)'],
  ['reaper', 'Markers of Reaper (.csv)'],
  ['audition', 'Markers of Audition (.csv)'],
]

/** In which form the labels are written. */
export function ExportLabelsDialog() {
  const app = useApp()
  const isOpen = useAppState(({ dialog }) => dialog?.kind === 'exportLabels')
  const [format, setFormat] = useState<LabelFormat>('audacity')
  if (!isOpen) return null
  const close = () => app.store.getState().setDialog(null)
  const start = (event: FormEvent) => {
    event.preventDefault()
    close()
    void saveFile(app, `${routes.labels}?format=${format}`, () => ask(app, 'app:labels:export', { format }))
  }
  return (
    <Sheet title="Export labels" testId="export-labels" onClose={close}>
      <form className="settings-form" onSubmit={start}>
        <RadioChoice
          label="Format"
          options={formats}
          value={format}
          onChange={setFormat}
          layout="column"
          testId="labels"
        />
        <SheetFoot submit="Export" submitTestId="export-labels-start" onCancel={close} />
      </form>
    </Sheet>
  )
}
