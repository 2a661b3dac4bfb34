import { FileWarning } from 'lucide-react'
import { Button } from 'react-aria-components'
import { sayMissing } from '../../../shared/notes/sayMissing.ts'
import { useApp, useAppState } from '../../store/appContext.ts'
import { commands } from '../../store/commands.ts'
import { useTexts } from '../../store/useTexts.ts'
import './readOnly.css'

/** Above the tracks as long as nothing can be changed: why, what is missing, and how to go on. */
export function ReadOnlyNotice() {
  const texts = useTexts()
  const app = useApp()
  const readOnly = useAppState(({ project }) => project?.readOnly)
  if (readOnly === undefined) return null
  const isDamaged = readOnly.reason === 'damaged'
  return (
    <section className="read-only" role="alert" data-testid="read-only">
      <FileWarning size={18} aria-hidden="true" />
      <div className="read-only-text">
        <p>{isDamaged ? texts.files.damaged : texts.files.readOnly}</p>
        {isDamaged && (
          <details>
            <summary>{texts.files.missing}</summary>
            <ul data-testid="missing">
              {readOnly.missing.map((part, index) => (
                <li key={index}>{sayMissing(part)}</li>
              ))}
            </ul>
          </details>
        )}
      </div>
      <Button className="button button-strong" onPress={() => commands.recoverProject(app)} data-testid="recover">
        {isDamaged ? texts.files.recover : texts.files.goOnInCopy}
      </Button>
    </section>
  )
}
