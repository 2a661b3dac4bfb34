import { useState, type FormEvent } from 'react'
import { Button } from 'react-aria-components'
import { formatTime } from '../../../shared/formatTime.ts'
import type { ToolEntry } from '../../../shared/schemas/toolEntry.ts'
import { useApp, useAppState } from '../../store/appContext.ts'
import type { AppState } from '../../store/appStore.ts'
import { readable } from '../../store/readable.ts'
import { runTool } from '../../store/runTool.ts'
import { Sheet, SheetFoot } from '../../ui/Sheet.tsx'
import { argsOf, type FieldValue, rememberDraft, startDraft, startOf } from './toolDraft.ts'
import { nameOf } from './fieldText.tsx'
import { ToolFieldInput } from './ToolFieldInput.tsx'
import './tools.css'

/** One dialog for every tool with values, made from what the tool says of itself. */
export function ToolDialog() {
  const app = useApp()
  const tool = useAppState(({ dialog }) => (dialog?.kind === 'tool' ? dialog.tool : null))
  if (tool === null) return null
  const close = () => app.store.getState().setDialog(null)
  return (
    <Sheet title={tool.title} testId="tool-dialog" onClose={close}>
      <ToolForm key={tool.name} tool={tool} onDone={close} />
    </Sheet>
  )
}

interface Props {
  readonly tool: ToolEntry
  readonly onDone: () => void
}

function ToolForm({ tool, onDone }: Props) {
  const app = useApp()
  const target = useAppState(sayTarget)
  const [draft, setDraft] = useState(() => startDraft(tool))
  const put = (key: string, value: FieldValue) => setDraft((before) => ({ ...before, [key]: value }))
  const [problem, setProblem] = useState('')
  const missing = tool.fields.filter(({ key, required }) => required && !(key in argsOf(tool, draft))).map(nameOf)
  const start = (event: FormEvent) => {
    event.preventDefault()
    if (missing.length > 0) return setProblem(`Fill in ${missing.join(' and ')} first.`)
    rememberDraft(tool, draft)
    onDone()
    void runTool(app, { tool, args: argsOf(tool, draft) })
  }
  const hasDefaults = tool.fields.some(
    (field) => (field.kind === 'number' || field.kind === 'choice') && field.start !== null,
  )
  return (
    <form className="settings-form" onSubmit={start}>
      <p className="tool-about">{readable(tool)}</p>
      <div className="tool-fields">
        {tool.fields.map((field) => (
          <ToolFieldInput
            key={field.key}
            field={field}
            value={draft[field.key] ?? null}
            onChange={(value) => put(field.key, value)}
          />
        ))}
      </div>
      {tool.group === 'effects' && (
        <p className="field-note" data-testid="tool-target">
          Applies to {target}.
        </p>
      )}
      <p className="form-problem" role="alert">
        {missing.length > 0 && problem}
      </p>
      <SheetFoot submit={tool.does === 'answer' ? 'Measure' : 'Apply'} submitTestId="tool-run" onCancel={onDone}>
        {hasDefaults && (
          <Button
            className="button tool-defaults"
            onPress={() => setDraft(Object.fromEntries(tool.fields.map((field) => [field.key, startOf(field)])))}
          >
            Defaults
          </Button>
        )}
      </SheetFoot>
    </form>
  )
}

/** What an effect will be done to, before it is done. */
function sayTarget({ project }: AppState): string {
  if (project === null) return 'nothing'
  const selected = project.tracks.filter(({ id }) => project.selectedTracks.includes(id))
  const tracks =
    selected.length === 0 || selected.length === project.tracks.length
      ? 'all tracks'
      : selected.map(({ name }) => name).join(', ')
  return project.selection === null
    ? `${tracks === 'all tracks' ? 'all audio' : `all of ${tracks}`}, as no time is selected`
    : `${formatTime(project.selection.start)} to ${formatTime(project.selection.end)} on ${tracks}`
}
