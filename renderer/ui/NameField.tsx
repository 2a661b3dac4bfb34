import { useEffect, useRef, type KeyboardEvent } from 'react'
import { limits } from '../../shared/schemas/limits.ts'
import './nameField.css'

interface Props {
  readonly label: string
  readonly value: string
  readonly testId: string
  /** The trimmed text, or null when it was given up. Called once. */
  readonly onDone: (text: string | null) => void
}

/** A name being written: Enter or leaving the field takes it, Escape gives it up. */
export function NameField({ label, value, testId, onDone }: Props) {
  const field = useRef<HTMLInputElement>(null)
  const done = useRef(false)
  useEffect(() => field.current?.select(), [])
  const finish = (text: string | null) => {
    if (done.current) return
    done.current = true
    onDone(text)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation()
    if (event.key === 'Enter') {
      // In a form it would be sent.
      event.preventDefault()
      finish(field.current?.value.trim() ?? null)
    } else if (event.key === 'Escape') finish(null)
  }
  return (
    <input
      ref={field}
      className="name-field"
      aria-label={label}
      placeholder={label}
      defaultValue={value}
      maxLength={limits.nameLength}
      data-testid={testId}
      onKeyDown={onKeyDown}
      onBlur={(event) => finish(event.currentTarget.value.trim())}
    />
  )
}
