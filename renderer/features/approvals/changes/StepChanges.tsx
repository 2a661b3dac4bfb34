import { useState } from 'react'
import { Button, Checkbox } from 'react-aria-components'
import { sayChange } from '../../../../shared/notes/sayChange.ts'
import type { Approval, ApprovalStep } from '../../../../shared/schemas/conversation.ts'
import { realMinus } from '../../../lib/realMinus.ts'
import { useTexts } from '../../../store/useTexts.ts'
import { Arrow } from '../../../ui/Arrow.tsx'
import { HearSides } from '../../../ui/HearSides.tsx'
import { ChangeList } from './ChangeList.tsx'
import { changeRows, isPlace, leftOut } from './changeRows.ts'
import { useHearRow } from './useChangeList.ts'
import type { Texts } from '../../../../shared/texts/index.ts'
import { useStepNumber } from '../stepNumber.ts'

interface Props {
  readonly approval: Approval
  readonly step: ApprovalStep
  readonly isSent: boolean
  /** Those that are to stay as they are. */
  readonly onUpdate: (except: number[]) => void
}

type Change = ApprovalStep['changes'][number]

/** What a step changes: many like ones as a list that is gone through, others in words. */
export function StepChanges(props: Props) {
  const rows = changeRows(props.step.changes)
  return rows === null ? <ChangesInWords {...props} /> : <ChangeList {...props} rows={rows} />
}

/** Item by item, with before and after. Items of a list that can be left out have a box. */
function ChangesInWords({ step, approval, isSent, onUpdate }: Props) {
  const texts = useTexts()
  const { playing, hear } = useHearRow(approval, step)
  const { changes, moreChanges } = step
  const number = useStepNumber(step.index)
  const shown = leftOut(changes)
  const [left, setLeft] = useState<readonly number[]>(shown)
  if (changes.length === 0) return null
  const [only] = changes
  if (only !== undefined && changes.length === 1 && moreChanges === 0 && only.leave === null)
    return (
      <p className="step-changes" data-testid={`changes-${number}`}>
        <ChangeText change={only} />
      </p>
    )
  const count = changes.length + moreChanges
  const isChanged = left.length !== shown.length || left.some((one) => !shown.includes(one))
  const toggle = (leave: number, isOn: boolean) =>
    setLeft(isOn ? left.filter((one) => one !== leave) : [...left, leave])
  return (
    <details className="step-changes" open={count <= mostOpen} data-testid={`changes-${number}`}>
      <summary>
        {texts.common.changes(count)}
        {left.length > 0 && texts.approvals.someLeftOut(left.length)}
        {moreChanges > 0 && texts.approvals.firstListed(changes.length)}
      </summary>
      <ul className="change-items" aria-label={texts.approvals.changesOf(number)}>
        {changes.map((change, index) => (
          <li key={`${index} ${placeOf(change, texts)}`}>
            {change.leave === null ? (
              <ChangeText change={change} />
            ) : (
              <LeaveBox change={change} leave={change.leave} isOn={!left.includes(change.leave)} onToggle={toggle} />
            )}
            {change.range !== null && (change.leave !== null || isPlace(change)) && (
              <HearSides
                label={texts.approvals.hearChange(placeOf(change, texts))}
                playing={playing?.number === index + 1 ? playing.side : null}
                nameOf={(side) => texts.approvals.hearChangeSide(side, placeOf(change, texts))}
                onHear={(side) => change.range && hear({ number: index + 1, ...change.range }, side)}
                testIdOf={(side) => `hear-change-${index + 1}-${side}`}
              />
            )}
          </li>
        ))}
      </ul>
      {isChanged && (
        <Button
          className="small-button button-strong"
          isDisabled={isSent || left.length === count}
          onPress={() => onUpdate([...left])}
          data-testid={`update-changes-${number}`}
        >
          {texts.approvals.updateList}
        </Button>
      )}
    </details>
  )
}

interface LeaveProps {
  readonly change: Change
  readonly leave: number
  readonly isOn: boolean
  readonly onToggle: (leave: number, isOn: boolean) => void
}

function LeaveBox({ change, leave, isOn, onToggle }: LeaveProps) {
  return (
    <Checkbox className="change-item" isSelected={isOn} onChange={(next) => onToggle(leave, next)}>
      <span className="check-box" aria-hidden="true" />
      <ChangeText change={change} />
    </Checkbox>
  )
}

/** Longer lists begin folded. */
const mostOpen = 8

const placeOf = (change: Change, texts: Texts): string => {
  const { track, range } = change
  return [
    isPlace(change) ? '' : sayChange(change, texts).what,
    track ?? '',
    range === null ? '' : `${texts.formats.time(range.start)} – ${texts.formats.time(range.end)}`,
  ]
    .filter((part) => part !== '')
    .join(' ')
}

function ChangeText({ change }: { readonly change: Change }) {
  const texts = useTexts()
  const { before, after } = sayChange(change, texts)
  // That it was 0 dB before says nothing.
  if (isPlace(change))
    return (
      <span className="change-text">
        {texts.approvals.turnedDownBy(placeOf(change, texts))} <b>{realMinus(after).replace(/^−/u, '')}</b>
      </span>
    )
  return (
    <span className="change-text">
      {placeOf(change, texts)}: {realMinus(before)} <Arrow />
      <span className="visually-hidden"> {texts.common.becomes} </span> <b>{realMinus(after)}</b>
    </span>
  )
}
