import type { KeyboardEvent } from 'react'
import { Group } from 'react-aria-components'
import type { RangeView } from '../../../shared/schemas/projectView.ts'
import { frameTime } from '../../lib/frameTime.ts'
import { readTime, writeTime } from '../../lib/timeFormat.ts'
import { useApp, useAppState } from '../../store/appContext.ts'
import { moveCursor, typeSelection } from '../../store/selectionCommands.ts'
import { useTimeFormat } from '../../store/timeFormat.ts'
import { useTexts } from '../../store/useTexts.ts'
import { EntryField } from '../../ui/EntryField.tsx'
import { useDrawnTime, useRestingSelection } from './drawnSelection.ts'

/** The selection or the cursor in numbers, to be read and to be written. */
export function TimeFields() {
  const texts = useTexts()
  const app = useApp()
  const selection = useRestingSelection()
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
          onDone={(time) => {
            void moveCursor(app, time)
            return 'taken'
          }}
        />
      </Group>
    )
  // What was typed a moment ago counts, also where it has not been drawn yet.
  const select = (change: (now: RangeView) => RangeView) => {
    const { draft, project, tell, settle } = app.store.getState()
    const range = change(draft ?? project?.selection ?? selection)
    const exact = { start: frameTime(range.start, sampleRate), end: frameTime(range.end, sampleRate) }
    if (exact.end > exact.start) {
      settle('times')
      void typeSelection(app, exact)
      return 'taken'
    }
    tell(texts.status.endBeforeStart, 'problem', { about: 'times' })
    return 'given up'
  }
  return (
    <Group className="time-fields" aria-label={texts.status.selection} data-testid="status-selection">
      <span aria-hidden="true">{texts.status.selection}</span>
      <TimeField
        label={texts.status.selectionStart}
        time={selection.start}
        timeOf={startOf}
        testId="selection-start"
        onDone={(time) => select(({ end }) => ({ start: time, end }))}
      />
      <span aria-hidden="true">–</span>
      <TimeField
        label={texts.status.selectionEnd}
        time={selection.end}
        timeOf={endOf}
        testId="selection-end"
        onDone={(time) => select(({ start }) => ({ start, end: time }))}
      />
      <span aria-hidden="true">{texts.common.length}</span>
      <TimeField
        label={texts.status.selectionLength}
        time={lengthOf(selection)}
        timeOf={lengthOf}
        testId="selection-length"
        onDone={(length) => select(({ start }) => ({ start, end: start + length }))}
      />
    </Group>
  )
}

const startOf = ({ start }: RangeView): number => start
const endOf = ({ end }: RangeView): number => end
const lengthOf = ({ start, end }: RangeView): number => end - start

interface FieldProps {
  readonly label: string
  readonly time: number
  /** What it is of a selection that is being drawn. */
  readonly timeOf?: (range: RangeView) => number
  readonly testId: string
  readonly onDone: (time: number) => 'taken' | 'given up'
}

const nudges: Readonly<Record<string, 1 | -1>> = { ArrowUp: 1, ArrowDown: -1 }

/** A time in the format of the ruler; up and down move it by a tenth of a second, with Shift by a whole one. */
function TimeField({ label, time, timeOf, testId, onDone }: FieldProps) {
  const texts = useTexts()
  const { store } = useApp()
  const format = useTimeFormat()
  const sampleRate = useAppState(({ project }) => project?.sampleRate ?? 44_100)
  const write = (seconds: number) => texts.formats.decimals(writeTime(seconds, format, sampleRate))
  const shown = write(time)
  const take = (text: string) => {
    const to = readTime(text, format, sampleRate)
    if (to === null) store.getState().tell(texts.common.noTime(text), 'problem', { about: 'times' })
    else store.getState().settle('times')
    return to === null || write(to) === shown ? 'given up' : onDone(to)
  }
  const nudge = (text: string, { key, shiftKey }: KeyboardEvent) => {
    const by = nudges[key]
    const from = by === undefined ? null : readTime(text, format, sampleRate)
    return by === undefined || from === null ? null : write(Math.max(0, from + by * (shiftKey ? 1 : 0.1)))
  }
  const picture = useDrawnTime({ shown, timeOf, write })
  return (
    <span className="time-field">
      <EntryField
        label={label}
        shown={shown}
        testId={testId}
        onTake={take}
        nudge={nudge}
        onLeave={() => document.getElementById('timeline')?.focus()}
      />
      <canvas ref={picture} className="text-picture" aria-hidden="true" />
    </span>
  )
}
