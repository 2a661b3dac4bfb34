import { useEffect, useState, type KeyboardEvent } from 'react'
import { Button, FieldError, Input, Label, TextField } from 'react-aria-components'
import { parseTime } from '../../../../shared/parse/parseTime.ts'
import type { ApprovalStep } from '../../../../shared/schemas/conversation.ts'
import type { ProjectView, RangeView } from '../../../../shared/schemas/projectView.ts'
import type { Formats, Texts } from '../../../../shared/texts/index.ts'
import { nudgeTime } from '../../../lib/nudgeTime.ts'
import { useApp, useAppState } from '../../../store/appContext.ts'
import { useTexts } from '../../../store/useTexts.ts'

/** Start and end as they are written. */
export interface RangeText {
  readonly start: string
  readonly end: string
}

export function textOfRange(range: ApprovalStep['range'], { time }: Formats): RangeText {
  return { start: time(range?.start ?? 0), end: time(range?.end ?? 0) }
}

export interface ReadRange {
  /** Null where one of the texts is wrong. */
  readonly range: RangeView | null
  readonly problems: { readonly start: string | null; readonly end: string | null }
}

export function readRange(text: RangeText, { approvals, common }: Texts): ReadRange {
  const noTime = approvals.wantedTime
  const start = parseTime(text.start)
  const end = parseTime(text.end)
  if (start === null || end === null)
    return { range: null, problems: { start: start === null ? noTime : null, end: end === null ? noTime : null } }
  if (end <= start) return { range: null, problems: { start: null, end: common.endBeforeStart } }
  return { range: { start, end }, problems: { start: null, end: null } }
}

/** Shows the range on the waveform as it is being written, as long as the form is there. */
export function useRangeOnWaveform(step: ApprovalStep, range: ReadRange['range']): void {
  const { store } = useApp()
  const isShown = step.range !== null
  const [start, end] = [range?.start ?? null, range?.end ?? null]
  useEffect(() => {
    if (isShown && start !== null && end !== null)
      store.getState().setEdgeDraft({ of: 'step', id: String(step.index), start, end })
  }, [store, step.index, isShown, start, end])
  useEffect(() => () => store.getState().setEdgeDraft(null), [store])
}

interface Props {
  readonly text: RangeText
  readonly read: ReadRange
  readonly onChange: (text: RangeText) => void
}

/** Where a step acts, in three numbers of which each can be written, and at a press what else is likely. */
export function RangeFields({ text, read: { range, problems }, onChange }: Props) {
  const texts = useTexts()
  const { formats, approvals, common } = texts
  const project = useAppState((state) => state.project)
  const likely = project === null ? [] : likelyRanges(project, range, texts)
  // As it is being written it is no length yet, and takes no end along.
  const [length, setLength] = useState<string | null>(null)
  const writeLength = (written: string) => {
    setLength(written)
    const [start, seconds] = [parseTime(text.start), parseTime(written)]
    if (start !== null && seconds !== null && seconds > 0) onChange({ ...text, end: formats.time(start + seconds) })
  }
  const change = (to: RangeText) => {
    setLength(null)
    onChange(to)
  }
  const lasts = range === null ? '' : formats.time(Math.round((range.end - range.start) * 1000) / 1000)
  return (
    <div className="range-fields" data-field="range">
      <TimeField
        label={approvals.from}
        testId="step-from"
        value={text.start}
        problem={problems.start}
        onChange={(start) => change({ ...text, start })}
      />
      <TimeField
        label={approvals.to}
        testId="step-to"
        value={text.end}
        problem={problems.end}
        onChange={(end) => change({ ...text, end })}
      />
      <TimeField
        label={common.length}
        testId="step-length"
        value={length ?? lasts}
        problem={length !== null && !((parseTime(length) ?? 0) > 0) ? approvals.wantedTime : null}
        onChange={writeLength}
      />
      {likely.length > 0 && (
        <div className="likely-ranges">
          {likely.map(({ name, ...to }) => (
            <Button
              key={name}
              className="chip"
              onPress={() => change(textOfRange(to, formats))}
              data-testid="likely-range"
            >
              {name}
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}

interface LikelyRange extends RangeView {
  readonly name: string
}

const mostLikely = 3

/** What else could be meant: the selection, as far as the cursor, and the span of a label that it touches. */
function likelyRanges(project: ProjectView, now: RangeView | null, { approvals }: Texts): readonly LikelyRange[] {
  const { selection, cursor, labels } = project
  const all: LikelyRange[] = [
    ...(selection === null ? [] : [{ name: approvals.likely.selection, ...selection }]),
    ...(now !== null && cursor > now.start && selection === null
      ? [{ name: approvals.likely.toCursor, start: now.start, end: cursor }]
      : []),
    ...labels
      .filter(({ start, end }) => end > start && (now === null || (start < now.end && end > now.start)))
      .map(({ text, start, end }) => ({ name: approvals.likely.label(text), start, end })),
  ]
  return all.filter(({ start, end }) => start !== now?.start || end !== now.end).slice(0, mostLikely)
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
