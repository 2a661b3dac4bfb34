import { ArrowUp, Square } from 'lucide-react'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { Button, TextArea, TextField } from 'react-aria-components'
import type { Rewording } from '../../store/slices/dialogSlice.ts'
import { limits } from '../../../shared/schemas/limits.ts'
import { useTexts } from '../../store/useTexts.ts'
import { sayKeys } from '../../store/shortcuts.ts'

interface Props {
  /** The person's messages so far, oldest first, for the up arrow. */
  readonly said: readonly string[]
  /** What goes on; null when nothing does. */
  readonly activity: 'planning' | 'running' | null
  /** What is waited for, which the empty field says; null where nothing is. */
  readonly waitsFor?: 'decision' | 'answer' | null
  readonly onSend: (text: string) => void
  /** Words of before that are put into the field to be changed. */
  readonly rewording?: Rewording | null
  readonly onLeaveRewording?: () => void
  /** A text from elsewhere, which is put into the field. */
  readonly draft?: string | null
  readonly onDraftTaken?: () => void
  readonly onCancel: () => void
}

/** Enter sends, Shift+Enter makes a new line, the up arrow in an empty field brings back what was said before. */
export function Composer({
  said,
  activity,
  waitsFor = null,
  onSend,
  onCancel,
  draft = null,
  onDraftTaken,
  ...words
}: Props) {
  const texts = useTexts()
  const { rewording = null, onLeaveRewording } = words
  const [text, setText] = useState('')
  const [recalled, setRecalled] = useState(0)
  const area = useRef<HTMLTextAreaElement>(null)

  useEffect(() => {
    const element = area.current
    if (!element) return
    element.style.height = 'auto'
    const border = element.offsetHeight - element.clientHeight
    element.style.height = `${Math.min(140, element.scrollHeight + border)}px`
  }, [text])

  useEffect(() => {
    if (rewording === null) return
    // oxlint-disable-next-line react/set-state-in-effect -- what was chosen elsewhere is written here
    setText(rewording.text)
    area.current?.focus()
  }, [rewording])

  useEffect(() => {
    if (draft === null) return
    // oxlint-disable-next-line react/set-state-in-effect -- what was dropped elsewhere is written here
    setText((before) => (before.trim() === '' ? draft : `${before}\n${draft}`))
    area.current?.focus()
    onDraftTaken?.()
  }, [draft, onDraftTaken])

  const send = () => {
    const trimmed = text.trim()
    if (trimmed === '') return
    setText('')
    setRecalled(0)
    // The button that was pressed can't be, now: a yes or a correction is typed here.
    area.current?.focus()
    onSend(trimmed)
  }
  const recall = (steps: number) => {
    setRecalled(steps)
    setText(steps === 0 ? '' : (said[said.length - steps] ?? ''))
  }
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || (rewording === null && activity === null)) return
    event.stopPropagation()
    if (rewording === null) return onCancel()
    setText('')
    onLeaveRewording?.()
  }
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    // With nothing written, Ctrl+Enter is for what waits for approval.
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && text.trim() === '') return
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault()
      send()
    } else if (event.key === 'ArrowUp' && (text === '' || recalled > 0) && recalled < said.length) {
      event.preventDefault()
      recall(recalled + 1)
    } else if (event.key === 'ArrowDown' && recalled > 0) {
      event.preventDefault()
      recall(recalled - 1)
    }
  }
  const type = (value: string) => {
    setText(value)
    setRecalled(0)
  }
  return (
    <div className="composer">
      {rewording !== null && (
        <p className="composer-rewording" data-testid="rewording">
          {rewording.undoId === null ? texts.chat.saidAgain : texts.chat.saidAgainInstead}{' '}
          <kbd>{sayKeys('Esc', texts)}</kbd>
        </p>
      )}
      <TextField
        aria-label={texts.chat.message}
        value={text}
        onChange={type}
        maxLength={limits.pastedLength}
        className="composer-field"
      >
        <TextArea
          ref={area}
          rows={1}
          placeholder={waitsFor === null ? texts.chat.placeholder : texts.chat.waitsFor[waitsFor]}
          onKeyDown={press}
          onKeyDownCapture={leave}
          data-testid="chat-input"
          className="composer-input"
        />
      </TextField>
      {activity && (
        <Button className="icon-button" aria-label={texts.chat.cancel} onPress={onCancel} data-testid="chat-cancel">
          <Square size={15} aria-hidden="true" />
        </Button>
      )}
      <Button
        className="icon-button icon-button-strong"
        aria-label={texts.chat.send}
        onPress={send}
        isDisabled={text.trim() === ''}
        data-testid="chat-send"
      >
        <ArrowUp size={17} aria-hidden="true" />
      </Button>
    </div>
  )
}
