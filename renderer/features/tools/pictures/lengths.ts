import { timesAsFast } from '../../../../shared/timesAsFast.ts'

type Args = Readonly<Record<string, unknown>>

const paces: ReadonlySet<string> = new Set(['apply_change_tempo', 'apply_change_speed'])

/** Whether a tool makes what it works on longer or shorter, as a whole. */
export const changesPace = (tool: string): boolean => paces.has(tool)

/** Seconds that become of so many, whichever way it is told how fast; null where it is not told yet. */
export function lengthAfter(args: Args, before: number): number | null {
  const told = (key: string): number | undefined => {
    const value = args[key]
    return typeof value === 'number' ? value : undefined
  }
  const length = told('length')
  if (length !== undefined) return length
  const times = timesAsFast({
    percent: told('percent'),
    factor: told('factor'),
    bpm_from: told('bpm_from'),
    bpm_to: told('bpm_to'),
  })
  return times === null || times <= 0 || !Number.isFinite(times) ? null : before / times
}
