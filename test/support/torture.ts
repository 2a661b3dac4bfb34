/** How much a harness does: little in `npm test`, as much as `npm run torture -- NAME --count N` asks for. */
export function tortureCount(usual: number): number {
  return Number(asked ?? usual)
}

const asked = process.env['TAPEHAND_COUNT']

/** Milliseconds for so many of them. A long run is asked for beside other work, and ends by itself. */
export function tortureTime(count: number, each: number): number {
  return asked === undefined ? 60_000 + count * each : 600_000 + count * each * 20
}

/** The same seed does the same again. */
export const tortureSeed = Number(process.env['TAPEHAND_SEED'] ?? 1)

/** Figures, for whoever asked for a long run. */
export function tellTorture(figures: object): void {
  if (asked !== undefined) console.log(JSON.stringify(figures))
}
