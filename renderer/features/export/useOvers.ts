import { useEffect, useState } from 'react'
import type { DeliveryTarget } from '../../../shared/files/deliveryTargets.ts'
import type { RangeView } from '../../../shared/schemas/projectView.ts'
import { useApp } from '../../store/appContext.ts'
import { ask } from '../../store/ask.ts'
import { readsOver } from './checkLines.ts'

/** What nothing may be over; full scale where nobody asks for less. */
export type Ceiling = Pick<DeliveryTarget['ceiling'], 'of' | 'max'>
export const usualCeiling: Ceiling = { of: 'true-peak', max: 0 }

interface Heard {
  readonly key: string
  readonly places: readonly RangeView[]
}

/** Where what would be written is over the ceiling; null until that is known. Where nothing is, nothing is asked. */
export function useOvers(
  range: 'all' | 'selection',
  { of, max }: Ceiling,
  state: 'over' | 'below',
): readonly RangeView[] | null {
  const app = useApp()
  const [heard, setHeard] = useState<Heard | null>(null)
  const key = `${range} ${of} ${max}`
  useEffect(() => {
    if (state === 'below') return
    let isGone = false
    void ask(app, 'app:export:overs', { range, of, ceilingDb: max + readsOver }).then((found) => {
      if (!isGone && found.ok) setHeard({ key, places: found.value.places })
    })
    return () => {
      isGone = true
    }
  }, [app, key, range, of, max, state])
  return state === 'over' && heard?.key === key ? heard.places : null
}
