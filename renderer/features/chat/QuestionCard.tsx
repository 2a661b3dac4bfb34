import { useEffect } from 'react'
import { Button, Group } from 'react-aria-components'
import type { Question } from '../../../shared/schemas/conversation.ts'
import { joinClasses } from '../../lib/joinClasses.ts'
import { realMinus } from '../../lib/realMinus.ts'
import { useApp, useAppState } from '../../store/appContext.ts'
import { choicePlaces } from './choicePlaces.ts'

interface Props {
  readonly question: Question
  /** Whether the last message says it already; then the card holds the answers only. */
  readonly isSaid: boolean
  readonly onAnswer: (text: string) => void
}

/** A question with answers that can be pressed; choices are numbered, and typing works as well. */
export function QuestionCard({ question, isSaid, onAnswer }: Props) {
  const { store } = useApp()
  const project = useAppState((state) => state.project)
  const places = choicePlaces(question, project)
  const light = (number: number | null) =>
    store.getState().setShownPlace(places.find((place) => place.number === number) ?? null)
  // What was lit goes with its button.
  useEffect(() => () => store.getState().setShownPlace(null), [store])
  useEffect(() => {
    if (!isSaid) store.getState().announce(question.text, 'polite')
  }, [store, question, isSaid])
  const id = `question-${question.id}`
  return (
    <Group
      className={joinClasses('question', isSaid && question.answers.length === 0 && 'visually-hidden')}
      aria-labelledby={id}
      data-testid="question"
    >
      <p id={id} className={isSaid ? 'visually-hidden' : 'question-text'}>
        {realMinus(question.text)}
      </p>
      {question.answers.length > 0 && (
        <ol className={`question-answers question-${question.kind}`}>
          {question.answers.map((answer, index) => (
            <li key={answer.say}>
              <Button
                className="chip"
                onPress={() => onAnswer(answer.say)}
                onFocus={() => light(index + 1)}
                onBlur={() => light(null)}
                onHoverStart={() => light(index + 1)}
                onHoverEnd={() => light(null)}
                data-testid={`answer-${index + 1}`}
              >
                {question.kind === 'choose' && <span className="choice-number">{index + 1}</span>}
                {realMinus(question.kind === 'choose' ? withoutNumber(answer.label, index + 1) : answer.label)}
              </Button>
            </li>
          ))}
        </ol>
      )}
    </Group>
  )
}

/** The badge says the number already. */
function withoutNumber(label: string, number: number): string {
  return label.startsWith(`${number}. `) ? label.slice(`${number}. `.length) : label
}
