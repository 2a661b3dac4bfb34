import { useState, type FormEvent } from 'react'
import { Button, Label, Radio, RadioGroup } from 'react-aria-components'
import { routes } from '../../../shared/ipc/routes.ts'
import type { LabelFormat } from '../../../shared/schemas/exportRequest.ts'
import { useApp, useAppState, type AppContext } from '../../store/appContext.ts'
import { ask } from '../../store/ask.ts'
import { pageFiles } from '../../store/commands.ts'
import { Sheet } from '../../ui/Sheet.tsx'

const formats: readonly (readonly [LabelFormat, string])[] = [
  ['audacity', 'Label track of Audacity (.txt)'],
  ['srt', 'SubRip subtitles (.srt)'],
  ['vtt', 'WebVTT (.vtt)'],
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
    void exportLabels(app, format)
  }
  return (
    <Sheet title="Export labels" testId="export-labels" onClose={close}>
      <form className="settings-form" onSubmit={start}>
        <RadioGroup className="choice" value={format} onChange={(chosen) => setFormat(chosen as LabelFormat)}>
          <Label>Format</Label>
          {formats.map(([value, name]) => (
            <Radio key={value} value={value} className="radio" data-testid={`labels-${value}`}>
              <span className="radio-dot" />
              {name}
            </Radio>
          ))}
        </RadioGroup>
        <footer className="settings-foot">
          <Button className="button" onPress={close}>
            Cancel
          </Button>
          <Button className="button button-strong" type="submit" data-testid="export-labels-start">
            Export
          </Button>
        </footer>
      </form>
    </Sheet>
  )
}

async function exportLabels(app: AppContext, format: LabelFormat): Promise<void> {
  if (app.store.getState().host?.files === 'page') {
    const link = document.getElementById(pageFiles.link)
    link?.setAttribute('href', `${routes.labels}?format=${format}`)
    return link?.click()
  }
  const saved = await ask(app, 'app:labels:export', { format })
  if (saved.ok && saved.value.name !== null) app.store.getState().tell(`Exported ${saved.value.name}.`, 'info')
}
