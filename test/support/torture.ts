/** How much a harness does: little in `npm test`, as much as `npm run torture -- NAME --count N` asks for. */
export function tortureCount(usual: number): number {
  return Number(asked ?? usual)
}

const asked = process.env['TAPEHAND_COUNT']

/** The same seed does the same again. */
export const tortureSeed = Number(process.env['TAPEHAND_SEED'] ?? 1)

/** Figures, for whoever asked for a long run. */
export function tellTorture(figures: object): void {
  if (asked !== undefined) console.log(JSON.stringify(figures))
}
