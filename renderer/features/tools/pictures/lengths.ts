type Args = Readonly<Record<string, unknown>>

const paces: ReadonlySet<string> = new Set(['apply_change_tempo', 'apply_change_speed'])

/** Whether a tool makes what it works on longer or shorter, as a whole. */
export const changesPace = (tool: string): boolean => paces.has(tool)

/** Seconds that become of so many, whichever way it is told how fast; null where it is not told yet. */
export function lengthAfter(args: Args, before: number): number | null {
  const told = (key: string): number | null => {
    const value = args[key]
    return typeof value === 'number' ? value : null
  }
  const length = told('length')
  if (length !== null) return length
  const times = timesOf(told)
  return times === null || times <= 0 ? null : before / times
}

/** How many times as fast. */
function timesOf(told: (key: string) => number | null): number | null {
  const [percent, factor, from, to] = [told('percent'), told('factor'), told('bpm_from'), told('bpm_to')]
  if (percent !== null) return 1 + percent / 100
  if (factor !== null) return factor
  return from === null || to === null || from === 0 ? null : to / from
}
