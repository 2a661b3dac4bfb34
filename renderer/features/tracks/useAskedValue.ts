import { useEffect, useRef, useState } from 'react'
import { createScope } from '../../lib/scope.ts'

/** How long the new value may come after the answer, in milliseconds; then what the project says is shown again. */
const arrivesWithin = 500

export type ChangeValue = (value: number) => Promise<'changed' | 'as before'>

/**
 * The value that was asked for, from the asking until the project has it: so that nothing jumps back meanwhile, and
 * what is done next goes on from there. Null where nothing is under way.
 */
export function useAskedValue(value: number, onChange: ChangeValue): readonly [number | null, (to: number) => void] {
  const [asked, setAsked] = useState<number | null>(null)
  const [scope] = useState(createScope)
  const newest = useRef<number | null>(null)
  const set = (to: number | null) => {
    newest.current = to
    setAsked(to)
  }
  useEffect(() => () => scope.dispose(), [scope])
  if (asked === value) setAsked(null)
  const forget = (to: number) => {
    if (newest.current === to) set(null)
  }
  const ask = async (to: number) => {
    set(to)
    if ((await onChange(to)) === 'as before') forget(to)
    else scope.after(arrivesWithin, () => forget(to))
  }
  return [asked, (to) => void ask(to)]
}
