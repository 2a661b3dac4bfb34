import { FileWarning } from 'lucide-react'
import { Button } from 'react-aria-components'
import { sayMissing } from '../../../shared/sayMissing.ts'
import { useApp, useAppState } from '../../store/appContext.ts'
import { commands } from '../../store/commands.ts'
import './readOnly.css'

/** Above the tracks as long as nothing can be changed: why, what is missing, and how to go on. */
export function ReadOnlyNotice() {
  const app = useApp()
  const readOnly = useAppState(({ project }) => project?.readOnly)
  if (readOnly === undefined) return null
  const isDamaged = readOnly.reason === 'damaged'
  return (
    <section className="read-only" role="alert" data-testid="read-only">
      <FileWarning size={18} aria-hidden="true" />
      <div className="read-only-text">
        <p>
          {isDamaged
            ? 'This project is damaged. What can be read of it is open to listen and export; the file stays as it is.'
            : 'This project may only be read: its file or its drive takes no changes. You can listen and export.'}
        </p>
        {isDamaged && (
          <details>
            <summary>What is missing</summary>
            <ul data-testid="missing">
              {readOnly.missing.map((part, index) => (
                <li key={index}>{sayMissing(part)}</li>
              ))}
            </ul>
          </details>
        )}
      </div>
      <Button className="button button-strong" onPress={() => commands.recoverProject(app)} data-testid="recover">
        {isDamaged ? 'Recover into a new project' : 'Go on in a copy'}
      </Button>
    </section>
  )
}
