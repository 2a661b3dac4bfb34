import { useState, type FormEvent, type KeyboardEvent } from 'react'
import { Button } from 'react-aria-components'
import type { ToolEntry } from '../../../shared/schemas/toolEntry.ts'
import { hueOf } from '../../lib/trackHue.ts'
import { useApp, useAppState } from '../../store/appContext.ts'
import { readable } from '../../store/readable.ts'
import { runTool } from '../../store/runTool.ts'
import { useTexts } from '../../store/useTexts.ts'
import { nameOf } from './fields/fieldText.tsx'
import { dynamicsOf, numberIn } from './pictures/curves.ts'
import { EffectPicture } from './pictures/EffectPicture.tsx'
import { ReductionBar } from './pictures/ReductionBar.tsx'
import { PresetMenu } from './PresetMenu.tsx'
import { targetTracks } from './preview/previewPlace.ts'
import { HearSides, HearTool, ToolFacts } from './ToolFacts.tsx'
import { argsOf, type FieldValue, rememberDraft, startDraft } from './toolDraft.ts'
import { ToolFieldInput } from './fields/ToolFieldInput.tsx'
import { usePreview } from './preview/usePreview.ts'
import { sayKeys } from '../../store/shortcuts.ts'

interface Props {
  readonly tool: ToolEntry
  readonly onDone: () => void
}

/** The values of a tool, what they do, and the way to it: made from what the tool says of itself. */
export function ToolForm({ tool, onDone }: Props) {
  const texts = useTexts()
  const app = useApp()
  const [draft, setDraft] = useState(() => startDraft(tool, app.store.getState().toolValues))
  const [problem, setProblem] = useState('')
  const put = (key: string, value: FieldValue) => setDraft((before) => ({ ...before, [key]: value }))
  const args = argsOf(tool, draft)
  const missing = tool.fields.filter(({ key, required }) => required && !(key in args)).map(nameOf)
  const preview = usePreview(tool, args, missing.length === 0)
  const isEffect = tool.group === 'effects'
  const isTurnedDown = dynamicsOf(tool.name, args) !== null
  const start = (event: FormEvent) => {
    event.preventDefault()
    if (missing.length > 0) return setProblem(texts.values.fillIn(missing.join(texts.common.and)))
    preview.hear(null)
    rememberDraft(tool, draft)
    onDone()
    void runTool(app, { tool, args })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const verb = verbOf(event, { cancel: onDone, hear: preview.hear, heard: preview.heard })
    if (verb === null) return
    event.preventDefault()
    event.stopPropagation()
    verb()
  }
  return (
    // Keys of the whole panel, beside those of its controls.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form className="tool-form" onSubmit={start} onKeyDown={onKeyDown}>
      {isEffect && <Picture tool={tool} args={args} preview={preview} isWhole={missing.length === 0} />}
      <div className="tool-main">
        <header className="tool-head">
          <h2 id="tool-title" title={readable(tool)}>
            {tool.title}
          </h2>
          <PresetMenu tool={tool} draft={draft} onChoose={setDraft} />
          {isEffect && <HearTool preview={preview} />}
        </header>
        {!isEffect && <p className="tool-about">{readable(tool)}</p>}
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
        {isTurnedDown && <ReductionBar preview={preview} makeupDb={numberIn(args, 'makeup_db')} />}
        <p className="form-problem" role="alert">
          {missing.length > 0 && problem}
        </p>
      </div>
      <div className="tool-side">
        {isEffect && <ToolFacts preview={preview} isWhole={missing.length === 0} />}
        {isEffect && <HearSides preview={preview} />}
        <footer className="tool-foot">
          <Button className="button" onPress={onDone} data-testid="tool-cancel">
            {texts.common.cancel}
            <kbd>{sayKeys('Esc', texts)}</kbd>
          </Button>
          <Button className="button button-strong" type="submit" data-testid="tool-run">
            {tool.does === 'answer' ? texts.values.measure : texts.common.apply}
            <kbd>{sayKeys('Enter', texts)}</kbd>
          </Button>
        </footer>
      </div>
    </form>
  )
}

interface Verbs {
  readonly cancel: () => void
  readonly hear: ReturnType<typeof usePreview>['hear']
  readonly heard: ReturnType<typeof usePreview>['heard']
}

const writes = 'input:not([type=range]), textarea, select'

/** Escape closes; P, B and A are heard where nothing is being typed. */
function verbOf({ key, target, defaultPrevented, ctrlKey, metaKey, altKey }: KeyboardEvent, verbs: Verbs) {
  if (defaultPrevented || ctrlKey || metaKey || altKey) return null
  if (key === 'Escape') return verbs.cancel
  if (!(target instanceof Element) || target.matches(writes)) return null
  // A slider sends no form by itself.
  if (key === 'Enter' && target.matches('[type=range]')) return () => target.closest('form')?.requestSubmit()
  const { hear, heard } = verbs
  const heards: Readonly<Record<string, () => void>> = {
    p: () => hear(heard === null ? 'after' : null),
    b: () => hear('before'),
    a: () => hear('after'),
  }
  return heards[key.toLowerCase()] ?? null
}

function Picture({
  tool,
  args,
  preview,
  isWhole,
}: {
  readonly tool: ToolEntry
  readonly args: Readonly<Record<string, unknown>>
  readonly preview: ReturnType<typeof usePreview>
  readonly isWhole: boolean
}) {
  const sampleRate = useAppState(({ project }) => project?.sampleRate ?? 48_000)
  const hue = useAppState((state) => hueOf(state, (state.project && targetTracks(state.project)[0]?.id) ?? ''))
  return <EffectPicture tool={tool} args={args} sampleRate={sampleRate} hue={hue} preview={preview} isWhole={isWhole} />
}
