import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { listenToDrags } from '../../lib/dragElement.ts'
import { createScope } from '../../lib/scope.ts'
import { useAskedValue, type ChangeValue } from './useAskedValue.ts'

interface Props {
  readonly label: string
  readonly value: number
  readonly min: number
  readonly max: number
  /** What an arrow key moves it by. */
  readonly step: number
  /** With Shift: what a key or a pixel moves it by. */
  readonly fine: number
  /** Where a double click puts it. */
  readonly rest: number
  readonly say: (value: number) => string
  readonly testId: string
  /** Once when a drag or a held key ends. */
  readonly onChange: ChangeValue
  /** How it looks while it has this value. */
  readonly children: (value: number) => ReactNode
}

const pageSteps = 6
/** Pixels that a drag goes for one step. */
const pixelsPerStep = 2

/**
 * A value that is dragged up and down, moved by keys, or typed. A whole drag is one change: what is under way shows
 * here only.
 */
export function Dial({ label, value: known, min, max, step, fine, rest, say, testId, onChange, children }: Props) {
  const dial = useRef<HTMLSpanElement>(null)
  const [draft, setDraft] = useState<number | null>(null)
  const [typing, setTyping] = useState<string | null>(null)
  const [asked, ask] = useAskedValue(known, onChange)
  const value = asked ?? known
  const shown = draft ?? value
  const within = (next: number) => Math.min(max, Math.max(min, Number((Math.round(next / fine) * fine).toFixed(6))))
  const newest = useRef({ value, within })
  useEffect(() => {
    newest.current = { value, within }
  })
  const finish = () => {
    setDraft(null)
    if (draft !== null && draft !== value) ask(draft)
  }
  useEffect(() => {
    const element = dial.current
    if (!element) return
    const scope = createScope()
    listenToDrags(element, scope, (press) => {
      element.focus()
      const from = newest.current.value
      return (move) => {
        const pixels = press.clientY - move.clientY + move.clientX - press.clientX
        setDraft(newest.current.within(from + (pixels / pixelsPerStep) * (move.shiftKey ? fine : step)))
      }
    })
    return () => scope.dispose()
  }, [fine, step, typing])

  const onKeyDown = (event: KeyboardEvent) => {
    const size = event.shiftKey ? fine : step
    const moves: Readonly<Record<string, number>> = {
      ArrowUp: shown + size,
      ArrowRight: shown + size,
      ArrowDown: shown - size,
      ArrowLeft: shown - size,
      PageUp: shown + pageSteps * step,
      PageDown: shown - pageSteps * step,
      Home: min,
      End: max,
    }
    const next = moves[event.key]
    if (next !== undefined) setDraft(within(next))
    else if (/^[-+0-9]$/.test(event.key)) setTyping(event.key)
    else if (event.key === 'Enter') setTyping(String(value))
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const take = (text: string) => {
    setTyping(null)
    const typed = Number(text.replace(',', '.').replace('−', '-'))
    if (text.trim() !== '' && Number.isFinite(typed) && within(typed) !== value) ask(within(typed))
    requestAnimationFrame(() => dial.current?.focus())
  }
  if (typing !== null) return <DialField label={label} start={typing} testId={testId} onDone={take} />
  return (
    <span
      ref={dial}
      className="dial"
      // It is dragged up and down and holds a picture, which an <input> can't.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuenow={shown}
      aria-valuetext={say(shown)}
      aria-orientation="vertical"
      title={`${label}: ${say(shown)}`}
      data-testid={testId}
      onKeyDown={onKeyDown}
      onKeyUp={finish}
      onBlur={finish}
      onPointerUp={finish}
      onDoubleClick={() => {
        setDraft(null)
        if (value !== rest) ask(rest)
      }}
    >
      {children(shown)}
    </span>
  )
}

interface FieldProps {
  readonly label: string
  readonly start: string
  readonly testId: string
  readonly onDone: (text: string) => void
}

/** The value being typed: Enter or leaving the field takes it, Escape gives it up. */
function DialField({ label, start, testId, onDone }: FieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const done = useRef(false)
  useEffect(() => {
    field.current?.focus()
    if (start.length > 1) field.current?.select()
  }, [start])
  const finish = (text: string) => {
    if (done.current) return
    done.current = true
    onDone(text)
  }
  return (
    <input
      ref={field}
      className="dial-field"
      aria-label={label}
      defaultValue={start}
      inputMode="decimal"
      data-testid={`${testId}-typed`}
      onKeyDown={(event) => {
        event.stopPropagation()
        if (event.key === 'Enter') finish(event.currentTarget.value)
        if (event.key === 'Escape') finish('')
      }}
      onBlur={(event) => finish(event.currentTarget.value)}
    />
  )
}
