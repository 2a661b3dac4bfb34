import { Button } from 'react-aria-components'
import type { Approval } from '../../../shared/schemas/conversation.ts'
import { approvalRows } from '../../lib/approvalRows.ts'
import { realMinus } from '../../lib/realMinus.ts'
import { toTenth } from '../../lib/toTenth.ts'
import { useTexts } from '../../store/useTexts.ts'
import { Arrow } from '../../ui/Arrow.tsx'

interface Props {
  readonly approval: Approval
  /** The message that asks for the yes. */
  readonly text: string
}

const mostSteps = 6

/** What waits below the tracks, in short: it is read and decided there, and told once. */
export function PendingCard({ approval, text }: Props) {
  const { steps, before, after } = approval
  const texts = useTexts()
  const [first] = steps
  const preface = prefaceOf(text, first?.sentence ?? '')
  const rows = approvalRows(approval)
  const shown = rows.slice(0, mostSteps)
  return (
    <div className="pending">
      {preface !== '' && <p className="message-text">{preface}</p>}
      {shown.length === 1 ? (
        <p className="pending-what">{realMinus(first?.sentence ?? '')}</p>
      ) : (
        <ol className="pending-steps">
          {shown.map(({ number, step, out }) => (
            <li key={number} data-number={number}>
              {step === null ? <s>{realMinus(out.sentence)}</s> : realMinus(step.sentence)}
            </li>
          ))}
        </ol>
      )}
      {rows.length > mostSteps && <p className="pending-where">{texts.chat.moreSteps(rows.length - mostSteps)}</p>}
      {before !== after && (
        <p className="pending-length">
          {texts.formats.time(toTenth(before))} <Arrow />
          <span className="visually-hidden"> {texts.common.becomes} </span> {texts.formats.time(toTenth(after))}
        </p>
      )}
      <Button className="pending-where" onPress={goToDock} data-testid="pending-go">
        {texts.chat.waitsBelow}
      </Button>
    </div>
  )
}

/** What stands in the message before it comes to what waits: an answer to something else, for one. */
function prefaceOf(text: string, sentence: string): string {
  const at = sentence === '' ? -1 : text.indexOf(sentence)
  return at < 0 ? '' : text.slice(0, at).replace(/(?:1\.)?\s*$/u, '')
}

function goToDock(): void {
  document.querySelector<HTMLElement>('.approval .sentence-chip, .approval button')?.focus()
}
