import { type FormEvent, useState } from 'react'
import { Button, Input, Label, TextField } from 'react-aria-components'
import type { Batch, BatchQuestion } from '../../../shared/schemas/batch.ts'
import { limits } from '../../../shared/schemas/limits.ts'
import { useApp } from '../../store/appContext.ts'
import { ask } from '../../store/ask.ts'
import { useTexts } from '../../store/useTexts.ts'

/** What several files ask is asked once. */
export function BatchQuestions({ batch }: { readonly batch: Batch }) {
  const texts = useTexts()
  if (batch.phase !== 'rehearsed' || batch.questions.length === 0) return null
  return (
    <section className="batch-questions" aria-label={texts.batch.questions} data-testid="batch-questions">
      <h3>{texts.batch.questions}</h3>
      {batch.questions.map((question) => (
        <Question key={question.key} question={question} />
      ))}
      <small>{texts.batch.leaveOut}</small>
    </section>
  )
}

function Question({ question: { key, text, answers, files } }: { readonly question: BatchQuestion }) {
  const texts = useTexts()
  const app = useApp()
  const [said, setSaid] = useState('')
  const answer = (say: string) => void ask(app, 'app:batch:answer', { question: key, say })
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (said.trim() !== '') answer(said)
  }
  return (
    <form className="batch-question" onSubmit={send} data-testid="batch-question">
      <p>
        <b>{texts.batch.asks(files.length)}</b> {text}
      </p>
      <div className="batch-row">
        {answers.map(({ label, say }) => (
          <Button key={say} className="chip" onPress={() => answer(say)} data-testid="batch-answer">
            {label}
          </Button>
        ))}
        {key !== 'exists' && (
          <>
            <TextField className="text-field" value={said} onChange={setSaid} maxLength={limits.messageLength}>
              <Label className="visually-hidden">{texts.batch.otherAnswer}</Label>
              <Input placeholder={texts.batch.otherAnswer} data-testid="batch-other" />
            </TextField>
            <Button className="button" type="submit">
              {texts.batch.send}
            </Button>
          </>
        )}
      </div>
    </form>
  )
}
