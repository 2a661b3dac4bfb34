import { useEffect } from 'react'
import { Button } from 'react-aria-components'
import { useApp, useAppState } from '../../store/appContext.ts'
import { useTexts } from '../../store/useTexts.ts'
import { Sheet } from '../../ui/Sheet.tsx'
import './tools.css'

/** What a question about the project was answered with. */
export function AnswerDialog() {
  const texts = useTexts()
  const app = useApp()
  const answer = useAppState(({ dialog }) => (dialog?.kind === 'answer' ? dialog : null))
  useEffect(() => {
    if (answer !== null) app.store.getState().announce(answer.text, 'polite')
  }, [app, answer])
  if (answer === null) return null
  const close = () => app.store.getState().setDialog(null)
  return (
    <Sheet title={answer.title} testId="answer" onClose={close}>
      <div className="settings-form">
        <p className="answer-text" data-testid="answer-text">
          {answer.text}
        </p>
        <footer className="settings-foot">
          <Button className="button button-strong" onPress={close}>
            {texts.common.close}
          </Button>
        </footer>
      </div>
    </Sheet>
  )
}
