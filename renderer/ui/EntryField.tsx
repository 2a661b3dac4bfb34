import { useLayoutEffect, useRef, type KeyboardEvent } from 'react'

interface Props {
  readonly label: string
  /** What it says as long as nobody types. */
  readonly shown: string
  readonly testId: string
  readonly className?: string
  /** Whether it was taken; what was not taken is given up. */
  readonly onTake: (text: string) => 'taken' | 'given up'
  readonly maxLength?: number
  /** Of a number: what a key makes of the text; null where it is none of its keys. */
  readonly nudge?: (text: string, event: KeyboardEvent) => string | null
  /** Moves the focus on after Enter and Escape; without it the focus stays. */
  readonly onLeave?: () => void
}

/**
 * A value as text: Enter or leaving the field takes what it says. What is being typed stays when the value becomes
 * another one meanwhile, and the focus stays in it.
 */
export function EntryField({ label, shown, testId, className, maxLength, onTake, nudge, onLeave }: Props) {
  const input = useRef<HTMLInputElement>(null)
  /** The text that was written here last, by the window or by what was taken. */
  const written = useRef(shown)
  const write = (field: HTMLInputElement, text: string) => {
    // What is typed next replaces all that was marked, also where it has become another value since.
    const isMarked = field.selectionStart === 0 && field.selectionEnd === field.value.length
    field.value = text
    written.current = text
    if (isMarked && document.activeElement === field) field.select()
  }
  useLayoutEffect(() => {
    const field = input.current
    if (field !== null && field.value === written.current) write(field, shown)
  }, [shown])
  const take = (field: HTMLInputElement) => {
    if (field.value === written.current) return
    const text = field.value
    written.current = text
    if (onTake(text) === 'given up') write(field, shown)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const field = event.currentTarget
    if (event.key === 'Enter') {
      take(field)
      return onLeave?.()
    }
    if (event.key === 'Escape') {
      write(field, shown)
      return onLeave?.()
    }
    const next = nudge?.(field.value, event) ?? null
    if (next === null) return
    event.preventDefault()
    field.value = next
  }
  return (
    <input
      ref={input}
      className={className}
      aria-label={label}
      defaultValue={shown}
      inputMode={nudge ? 'decimal' : 'text'}
      maxLength={maxLength}
      spellCheck={nudge ? false : undefined}
      data-testid={testId}
      onFocus={(event) => event.currentTarget.select()}
      onBlur={(event) => take(event.currentTarget)}
      onKeyDown={onKeyDown}
    />
  )
}
