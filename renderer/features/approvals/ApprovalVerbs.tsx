import { Ellipsis } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { Button, Checkbox, Input, Label, TextField } from 'react-aria-components'
import type { Approval } from '../../../shared/schemas/conversation.ts'
import { useTexts, useWorkNames } from '../../store/useTexts.ts'
import { changeRows, leftOut, totalsOf } from './changes/changeRows.ts'
import type { Texts } from '../../../shared/texts/index.ts'
import { sayKeys } from '../../store/shortcuts.ts'

interface Props {
  readonly approval: Approval
  readonly isSent: boolean
  /** What is shown is not prepared yet. */
  readonly isStale: boolean
  readonly reason: string
  readonly allow: 'once' | 'session'
  readonly onReason: (text: string) => void
  readonly onAllow: (allow: 'once' | 'session') => void
  readonly onApply: () => void
  readonly onReject: () => void
  readonly onStep: () => void
  /** Whether what is rarer is shown. */
  readonly more: 'shown' | 'hidden'
  readonly onMore: (more: 'shown' | 'hidden') => void
  /** What the step that waits alone can be turned into, where the words were open. */
  readonly flip: ReactNode
  /** Beside them. */
  readonly children: ReactNode
}

/** Yes and no, always in sight; what is rarer stands behind one button. */
export function ApprovalVerbs(props: Props) {
  const texts = useTexts()
  const { approval, isSent, isStale, more } = props
  const asking = approval.steps.filter((step) => step.asks).length
  return (
    <>
      <div className="approval-rarer" hidden={more === 'hidden'}>
        {/* Its key works while it is out of sight, too. */}
        {props.flip}
        {more === 'shown' && <RarerVerbs {...props} />}
      </div>
      <footer className="approval-foot">
        <div className="approval-beside">{props.children}</div>
        <Button
          className="button button-quiet"
          aria-label={texts.approvals.more}
          aria-expanded={more === 'shown'}
          onPress={() => props.onMore(more === 'shown' ? 'hidden' : 'shown')}
          data-dock-key="m"
          data-testid="approval-more"
        >
          <Ellipsis size={16} aria-hidden="true" />
        </Button>
        <Button className="button" isDisabled={isSent} onPress={props.onReject} data-testid="reject">
          {texts.approvals.reject}
          <kbd>{sayKeys('Esc', texts)}</kbd>
        </Button>
        {asking > 1 && (
          <Button
            className="button"
            isDisabled={isSent || isStale}
            onPress={props.onStep}
            data-dock-key="o"
            data-testid="step-through"
          >
            {approval.stepping ? texts.approvals.applyStep : texts.approvals.oneByOne}
          </Button>
        )}
        <Button
          className="button button-strong"
          isDisabled={isSent || isStale}
          onPress={props.onApply}
          data-testid="approve-all"
        >
          {sayApply(approval, asking, texts)}
          <kbd>{sayKeys('Ctrl Enter', texts)}</kbd>
        </Button>
      </footer>
    </>
  )
}

/** The one button says how much it does. */
function sayApply({ steps, leftOut: out = [] }: Approval, asking: number, { approvals, common }: Texts): string {
  if (out.length > 0) return approvals.applySome(steps.length, steps.length + out.length)
  if (asking > 1) return approvals.applyAll(asking)
  const [alone] = steps.length === 1 ? steps : []
  const rows = alone === undefined ? null : changeRows(alone.changes)
  if (alone === undefined || rows === null) return common.apply
  return approvals.applyMany(totalsOf(rows, new Set(leftOut(alone.changes))).count + alone.moreChanges)
}

function RarerVerbs({ approval, reason, allow, onReason, onAllow }: Props) {
  const texts = useTexts()
  const nameOf = useWorkNames()
  const field = useRef<HTMLInputElement>(null)
  // Opened in order to write one.
  useEffect(() => field.current?.focus(), [])
  const kinds = [...new Set(approval.steps.filter((step) => step.asks && step.mayAllow).map((step) => step.title))]
  return (
    <>
      <TextField value={reason} onChange={onReason} className="text-field approval-reason" maxLength={1000}>
        <Label className="visually-hidden">{texts.approvals.reason}</Label>
        <Input ref={field} placeholder={texts.approvals.reason} data-testid="reject-reason" />
      </TextField>
      {kinds.length > 0 && !approval.stepping && (
        <Checkbox
          className="approval-allow"
          isSelected={allow === 'session'}
          onChange={(isOn) => onAllow(isOn ? 'session' : 'once')}
          data-testid="allow-session"
        >
          <span className="check-box" aria-hidden="true" />
          {texts.approvals.dontAsk(kinds.map(nameOf).join(texts.common.and))}
        </Checkbox>
      )}
    </>
  )
}
