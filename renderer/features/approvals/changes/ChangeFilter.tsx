import { Button, Group } from 'react-aria-components'
import type { ChangeOrder } from './changeRows.ts'
import { useTexts } from '../../../store/useTexts.ts'
import { sayKeys } from '../../../store/shortcuts.ts'

export interface Asked {
  readonly order: ChangeOrder
  readonly over: number
}

interface Props {
  readonly asked: Asked
  readonly count: number
  readonly left: number
  /** They are long enough to be told apart by seconds. */
  readonly hasLengths: boolean
  /** Some are turned down more than others. */
  readonly hasDepths: boolean
  /** They can be left out. */
  readonly canLeave: boolean
  readonly onAsk: (asked: Asked) => void
}

/** Which of the changes are listed, and in which order. */
export function ChangeFilter({ asked, count, left, hasLengths, hasDepths, canLeave, onAsk }: Props) {
  const texts = useTexts()
  const orders = [
    ['all', texts.approvals.all(count)],
    ['longest', texts.approvals.longest],
    ...(hasDepths ? [['deepest', texts.approvals.deepest] as const] : []),
    ...(canLeave ? [['left', texts.approvals.leftOutCount(left)] as const] : []),
  ] as const
  return (
    <div className="change-filter">
      <Group className="change-orders" aria-label={texts.approvals.listed}>
        {orders.map(([order, title]) => (
          <Button
            key={order}
            className="change-order"
            aria-pressed={asked.order === order}
            onPress={() => onAsk({ order, over: asked.over })}
            data-testid={`changes-${order}`}
          >
            {title}
          </Button>
        ))}
      </Group>
      {hasLengths && (
        <label className="change-over">
          {texts.approvals.longerThan}{' '}
          <select
            value={asked.over}
            onChange={({ target }) => onAsk({ order: asked.order, over: Number(target.value) })}
            data-testid="changes-over"
          >
            {[0, 1, 2, 3, 5, 10].map((seconds) => (
              <option key={seconds} value={seconds}>
                {seconds === 0 ? texts.approvals.anyLength : `${seconds} s`}
              </option>
            ))}
          </select>
        </label>
      )}
      <span className="change-keys" aria-hidden="true">
        <kbd>↑</kbd>
        <kbd>↓</kbd> {texts.approvals.go} <kbd>P</kbd> {texts.approvals.play}{' '}
        {canLeave && (
          <>
            <kbd>{sayKeys('Space', texts)}</kbd> {texts.approvals.leave}
          </>
        )}
      </span>
    </div>
  )
}
