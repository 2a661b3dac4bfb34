import type { KeyboardEvent } from 'react'
import { Group } from 'react-aria-components'
import type { RangeView } from '../../../shared/schemas/projectView.ts'
import { frameTime } from '../../lib/frameTime.ts'
import { readTime, writeTime } from '../../lib/timeFormat.ts'
import { useApp, useAppState, useViewState } from '../../store/appContext.ts'
import { moveCursor, selectTime } from '../../store/selectionCommands.ts'
import { useTimeFormat } from '../../store/timeFormat.ts'
import { useTexts } from '../../store/useTexts.ts'

/** The selection or the cursor in numbers, to be read and to be written. */
export function TimeFields() {
  const texts = useTexts()
  const app = useApp()
  const selection = useViewState(({ project, draft }) => draft ?? project?.selection ?? null)
  const cursor = useAppState(({ project }) => project?.cursor ?? 0)
  const sampleRate = useAppState(({ project }) => project?.sampleRate ?? 44_100)
  if (selection === null)
    return (
      <Group className="time-fields" aria-label={texts.status.cursor} data-testid="status-selection">
        <span aria-hidden="true">{texts.status.cursor}</span>
        <TimeField
          label={texts.status.cursor}
          time={cursor}
          testId="cursor-time"
          onDone={(time) => void moveCursor(app, time)}
        />
      </Group>
    )
  const { start, end } = selection
  const select = (range: RangeView) => {
    const exact = { start: frameTime(range.start, sampleRate), end: frameTime(range.end, sampleRate) }
    if (exact.end > exact.start) void selectTime(app, exact)
    else app.store.getState().tell(texts.status.endBeforeStart, 'problem')
  }
  return (
    <Group className="time-fields" aria-label={texts.status.selection} data-testid="status-selection">
      <span aria-hidden="true">{texts.status.selection}</span>
      <TimeField
        label={texts.status.selectionStart}
        time={start}
        testId="selection-start"
        onDone={(time) => select({ start: time, end })}
      />
      <span aria-hidden="true">–</span>
      <TimeField
        label={texts.status.selectionEnd}
        time={end}
        testId="selection-end"
        onDone={(time) => select({ start, end: time })}
      />
      <span aria-hidden="true">{texts.common.length}</span>
      <TimeField
        label={texts.status.selectionLength}
        time={end - start}
        testId="selection-length"
        onDone={(length) => select({ start, end: start + length })}
      />
    </Group>
  )
}

interface FieldProps {
  readonly label: string
  readonly time: number
  readonly testId: string
  readonly onDone: (time: number) => void
}

const nudges: Readonly<Record<string, 1 | -1>> = { ArrowUp: 1, ArrowDown: -1 }

/**
 * Enter or leaving the field takes what it says, Escape gives it up; up and down move it by a tenth of a second, with
 * Shift by a whole one.
 */
function TimeField({ label, time, testId, onDone }: FieldProps) {
  const texts = useTexts()
  const { store } = useApp()
  const format = useTimeFormat()
  const sampleRate = useAppState(({ project }) => project?.sampleRate ?? 44_100)
  const write = (seconds: number) => texts.formats.decimals(writeTime(seconds, format, sampleRate))
  const shown = write(time)
  const take = (field: HTMLInputElement) => {
    if (field.value === shown) return
    const to = readTime(field.value, format, sampleRate)
    if (to !== null) return onDone(to)
    store.getState().tell(texts.common.noTime(field.value), 'problem')
    field.value = shown
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const field = event.currentTarget
    const by = nudges[event.key]
    const from = by === undefined ? null : readTime(field.value, format, sampleRate)
    if (by !== undefined && from !== null) {
      event.preventDefault()
      field.value = write(Math.max(0, from + by * (event.shiftKey ? 1 : 0.1)))
    } else if (event.key === 'Enter') take(field)
    else if (event.key === 'Escape') {
      field.value = shown
      document.getElementById('timeline')?.focus()
    }
  }
  return (
    <input
      key={shown}
      aria-label={label}
      defaultValue={shown}
      inputMode="decimal"
      spellCheck={false}
      data-testid={testId}
      onFocus={(event) => event.currentTarget.select()}
      onBlur={(event) => take(event.currentTarget)}
      onKeyDown={onKeyDown}
    />
  )
}
