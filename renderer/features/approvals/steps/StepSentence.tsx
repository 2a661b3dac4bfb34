import type { ApprovalStep } from '../../../../shared/schemas/conversation.ts'
import { joinClasses } from '../../../lib/joinClasses.ts'
import { realMinus } from '../../../lib/realMinus.ts'
import { useAppState } from '../../../store/appContext.ts'
import { useTexts } from '../../../store/useTexts.ts'
import { sentenceParts } from './sentenceParts.ts'

/** So many are told by their number, where they are all there are. */
const manyTracks = 3

interface SentenceProps {
  readonly step: ApprovalStep
  readonly isFixed: boolean
  /** The value that was pressed. */
  readonly onEdit: (field: string | null) => void
}

/** What would be done, in one sentence; its values are pressed to change them. */
export function StepSentence({ step, isFixed, onEdit }: SentenceProps) {
  const texts = useTexts()
  const count = useAppState(({ project }) => project?.tracks.length ?? 0)
  const all = step.tracks.length === count && count >= manyTracks ? texts.approvals.allTracks(count) : null
  return (
    <p className="step-sentence">
      {sentenceParts(step).map(({ text: written, value, of }, index) => {
        const text = realMinus(written)
        const shown = of === 'tracks' && all !== null ? all : text
        const key = `${index} ${text}`
        if (value === null) return <span key={key}>{text}</span>
        const className = joinClasses('sentence-chip', value === 'guess' && 'sentence-guess')
        return isFixed ? (
          <span key={key} className={className}>
            {shown}
          </span>
        ) : (
          <button
            key={key}
            type="button"
            className={className}
            aria-label={texts.approvals.change(text)}
            onClick={() => onEdit(of ?? null)}
          >
            {shown}
          </button>
        )
      })}
    </p>
  )
}

/** What runs outside, as it would be typed; it is run without a shell. */
export function StepCommand({ command }: { readonly command: string | undefined }) {
  const texts = useTexts()
  if (command === undefined) return null
  return (
    <p className="step-command">
      <span className="step-command-name">{texts.approvals.runs}</span>{' '}
      <code data-testid="step-command">{command}</code>
    </p>
  )
}
