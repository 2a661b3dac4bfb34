import { useId } from 'react'
import { Button } from 'react-aria-components'
import { useApp, useAppState } from '../../store/appContext.ts'
import { ask } from '../../store/ask.ts'
import { useTexts, useWorkNames } from '../../store/useTexts.ts'

/** What is done without asking until the app is closed, and how to be asked again. */
export function AllowedKinds() {
  const texts = useTexts()
  const app = useApp()
  const nameOf = useWorkNames()
  const allowed = useAppState(({ conversation }) => conversation.allowed)
  const id = useId()
  if (allowed.length === 0) return null
  return (
    <div className="allowed-kinds" data-testid="allowed-kinds">
      <span id={id}>{texts.approvals.allowed}</span>
      <ul aria-labelledby={id}>
        {allowed.map(({ tool, title }) => (
          <li key={tool}>
            <b>{nameOf(title)}</b>
            <Button
              className="small-button"
              aria-label={texts.approvals.askAgainBefore(nameOf(title))}
              onPress={() => void ask(app, 'app:approval:disallow', { tool })}
            >
              {texts.approvals.askAgain}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
