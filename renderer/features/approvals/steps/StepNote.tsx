import { useEffect, useRef, useState, type FormEvent } from 'react'
import { Button, Group, Input, Label, TextField } from 'react-aria-components'
import { limits } from '../../../../shared/schemas/limits.ts'
import type { ApprovalStep, Decision } from '../../../../shared/schemas/conversation.ts'
import { joinClasses } from '../../../lib/joinClasses.ts'
import { useTexts } from '../../../store/useTexts.ts'
import { useStepNumber } from '../stepNumber.ts'

interface Props {
  readonly step: ApprovalStep
  readonly isSent: boolean
  readonly onDecide: (decision: Decision) => void
}

/** The line of notes that a step stands for: what is open about it, answers to press, and other words for it. */
export function StepNote({ step, isSent, onDecide }: Props) {
  const texts = useTexts()
  const { note, index } = step
  const number = useStepNumber(index)
  const [isSaying, setSaying] = useState(false)
  if (note === undefined) return null
  const say = (words: string) => onDecide({ verb: 'reword', step: index, say: words })
  return (
    <div className={joinClasses('step-note', note.state === 'open' && 'step-note-open')}>
      <p className="step-note-line" data-testid={`note-${number}`}>
        {note.text}
      </p>
      {note.question !== null && <p className="step-note-question">{note.question}</p>}
      <Group className="step-note-answers" aria-label={texts.approvals.answersTo(number)}>
        {note.answers.map((answer) => (
          <Button key={answer.say} className="small-button" isDisabled={isSent} onPress={() => say(answer.say)}>
            {answer.label}
          </Button>
        ))}
        {!isSaying && (
          <Button
            className="small-button"
            isDisabled={isSent}
            onPress={() => setSaying(true)}
            data-testid={`reword-note-${number}`}
          >
            {note.state === 'read' ? texts.approvals.otherwise : texts.approvals.whatToDo}
          </Button>
        )}
      </Group>
      {isSaying && <NoteWords step={step} onSay={say} onCancel={() => setSaying(false)} />}
    </div>
  )
}

interface WordsProps {
  readonly step: ApprovalStep
  readonly onSay: (words: string) => void
  readonly onCancel: () => void
}

function NoteWords({ step, onSay, onCancel }: WordsProps) {
  const texts = useTexts()
  const number = useStepNumber(step.index)
  const [words, setWords] = useState('')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (words.trim() !== '') onSay(words.trim())
  }
  return (
    <form className="step-form" onSubmit={send} aria-label={texts.approvals.otherWords(number)}>
      <TextField className="field step-field-wide" value={words} onChange={setWords} maxLength={limits.rewordLength}>
        <Label>{texts.approvals.wanted}</Label>
        <Input ref={field} placeholder={texts.approvals.example} data-testid={`note-words-${number}`} />
      </TextField>
      <div className="step-form-actions">
        <Button className="small-button" onPress={onCancel}>
          {texts.common.cancel}
        </Button>
        <Button className="small-button button-strong" type="submit" isDisabled={words.trim() === ''}>
          {texts.approvals.update}
        </Button>
      </div>
    </form>
  )
}
