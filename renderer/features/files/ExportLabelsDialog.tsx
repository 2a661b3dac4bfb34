import { useState, type FormEvent } from 'react'
import { routes } from '../../../shared/ipc/routes.ts'
import type { LabelFormat } from '../../../shared/schemas/exportFormats.ts'
import { useApp, useAppState } from '../../store/appContext.ts'
import { ask } from '../../store/ask.ts'
import { saveFile } from '../../store/saveFile.ts'
import { useTexts } from '../../store/useTexts.ts'
import { RadioChoice } from '../../ui/RadioChoice.tsx'
import { Sheet, SheetFoot } from '../../ui/Sheet.tsx'

const formats = [
  'audacity',
  'srt',
  'vtt',
  'podcast',
  'cue',
  'youtube',
  'reaper',
  'audition',
] as const satisfies readonly LabelFormat[]

/** In which form the labels are written. */
export function ExportLabelsDialog() {
  const texts = useTexts()
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
    <Sheet title={texts.files.exportLabels} testId="export-labels" onClose={close}>
      <form className="settings-form" onSubmit={start}>
        <RadioChoice
          label={texts.exporting.format}
          options={formats.map((one) => [one, texts.files.labelFormats[one]])}
          value={format}
          onChange={setFormat}
          layout="column"
          testId="labels"
        />
        <SheetFoot submit={texts.app.export} submitTestId="export-labels-start" onCancel={close} />
      </form>
    </Sheet>
  )
}
