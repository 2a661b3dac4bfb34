import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent } from 'react'
import { Button, FieldError, Input, Label, TextField } from 'react-aria-components'
import { parseTime } from '../../../../shared/parse/parseTime.ts'
import type { ApprovalStep, Decision } from '../../../../shared/schemas/conversation.ts'
import { nudgeTime } from '../../../lib/nudgeTime.ts'
import { useApp, useAppState } from '../../../store/appContext.ts'
import { useTexts } from '../../../store/useTexts.ts'
import { StepTracks } from './StepTracks.tsx'
import { type StepValue, StepValueField } from './StepValueField.tsx'
import { useEscape } from '../panelFocus.ts'
import type { Formats, Texts } from '../../../../shared/texts/index.ts'

type Change = Pick<Extract<Decision, { verb: 'edit' }>, 'values' | 'range' | 'trackIds'>

interface Props {
  readonly step: ApprovalStep
  readonly onSave: (change: Change) => void
  readonly onCancel: () => void
}

/** A step's range, tracks and values, each within the tool's limits. Only what was changed is sent. */
export function StepForm({ step, onSave, onCancel }: Props) {
  const texts = useTexts()
  const form = useRef<HTMLFormElement>(null)
  useEscape(form, onCancel)
  // Opened in order to change something.
  useEffect(() => form.current?.querySelector<HTMLElement>('input, select')?.focus(), [])
  const before = textOf(step.range, texts.formats)
  const [text, setText] = useState(before)
  const [values, setValues] = useState<Readonly<Record<string, StepValue['value']>>>({})
  const onBefore = useStepTracks(step)
  const [on, setOn] = useState(onBefore)
  const { range, problems } = readRange(text, texts)
  const isWrong = (step.range !== null && range === null) || (onBefore.length > 0 && on.length === 0)
  useRangeOnWaveform(step, range)

  const save = (event: FormEvent) => {
    event.preventDefault()
    if (isWrong) return
    const isMoved = text.start !== before.start || text.end !== before.end
    onSave({
      ...(range !== null && isMoved ? { range } : {}),
      ...(on.join(' ') === onBefore.join(' ') ? {} : { trackIds: [...on] }),
      ...(Object.keys(values).length > 0 ? { values } : {}),
    })
  }
  return (
    <form ref={form} className="step-form" onSubmit={save} aria-label={texts.approvals.editStep(step.index + 1)}>
      {step.range !== null && (
        <>
          <TimeField
            label={texts.approvals.from}
            testId="step-from"
            value={text.start}
            problem={problems.start}
            onChange={(start) => setText({ ...text, start })}
          />
          <TimeField
            label={texts.approvals.to}
            testId="step-to"
            value={text.end}
            problem={problems.end}
            onChange={(end) => setText({ ...text, end })}
          />
        </>
      )}
      {onBefore.length > 0 && <StepTracks chosen={on} onChange={setOn} />}
      {step.values
        .filter(({ key }) => key !== '')
        .map((value) => (
          <StepValueField
            key={value.key}
            value={value}
            now={values[value.key] ?? value.value}
            onChange={(next) => setValues({ ...values, [value.key]: next })}
          />
        ))}
      <div className="step-form-actions">
        <Button className="small-button" onPress={onCancel}>
          {texts.common.cancel}
        </Button>
        <Button
          className="small-button button-strong"
          type="submit"
          isDisabled={isWrong}
          data-testid={`save-step-${step.index + 1}`}
        >
          {texts.approvals.update}
        </Button>
      </div>
    </form>
  )
}

/** The tracks of a step in the order of the lanes; none where there is nothing to choose between. */
function useStepTracks({ tracks: names }: ApprovalStep): readonly string[] {
  const tracks = useAppState(({ project }) => project?.tracks) ?? []
  return tracks.length < 2 ? [] : tracks.filter(({ name }) => names.includes(name)).map(({ id }) => id)
}

interface RangeText {
  readonly start: string
  readonly end: string
}

function textOf(range: ApprovalStep['range'], { time }: Formats): RangeText {
  return { start: time(range?.start ?? 0), end: time(range?.end ?? 0) }
}

interface ReadRange {
  /** Null where one of the texts is wrong. */
  readonly range: { start: number; end: number } | null
  readonly problems: { readonly start: string | null; readonly end: string | null }
}

function readRange(text: RangeText, { approvals, common }: Texts): ReadRange {
  const noTime = approvals.wantedTime
  const start = parseTime(text.start)
  const end = parseTime(text.end)
  if (start === null || end === null)
    return { range: null, problems: { start: start === null ? noTime : null, end: end === null ? noTime : null } }
  if (end <= start) return { range: null, problems: { start: null, end: common.endBeforeStart } }
  return { range: { start, end }, problems: { start: null, end: null } }
}

/** Shows the range on the waveform as it is being written, as long as the form is there. */
function useRangeOnWaveform(step: ApprovalStep, range: ReadRange['range']): void {
  const { store } = useApp()
  const isShown = step.range !== null
  const [start, end] = [range?.start ?? null, range?.end ?? null]
  useEffect(() => {
    if (isShown && start !== null && end !== null)
      store.getState().setEdgeDraft({ of: 'step', id: String(step.index), start, end })
  }, [store, step.index, isShown, start, end])
  useEffect(() => () => store.getState().setEdgeDraft(null), [store])
}

interface TimeFieldProps {
  readonly label: string
  readonly testId: string
  readonly value: string
  readonly problem: string | null
  readonly onChange: (text: string) => void
}

function TimeField({ label, testId, value, problem, onChange }: TimeFieldProps) {
  // The edge moves on the waveform as it does under a pointer.
  const nudge = (event: KeyboardEvent) => {
    const next = nudgeTime(value, event)
    if (next === null) return
    event.preventDefault()
    onChange(next)
  }
  return (
    <TextField
      className="field step-field"
      value={value}
      onChange={onChange}
      onKeyDown={nudge}
      isInvalid={problem !== null}
    >
      <Label>{label}</Label>
      <Input inputMode="decimal" data-testid={testId} />
      <FieldError className="field-error">{problem}</FieldError>
    </TextField>
  )
}
