/** Which harness each word stands for; `only` are the tests of a file whose number can be chosen. */
export const kindsOfTorture = {
  kills: { files: ['test/scenario/engine/durability.test.ts'], only: 'an app that is killed' },
  files: { files: ['test/property/electron/engine/importFuzz.test.ts'], only: null },
  projects: { files: ['test/property/electron/engine/damagedProjects.test.ts'], only: null },
  faults: { files: ['test/scenario/engine/powerLoss.test.ts'], only: null },
  ipc: { files: ['test/property/electron/ipcFuzz.test.ts'], only: null },
  checks: { files: ['test/scenario/engine/honestChecks.test.ts'], only: null },
  audacity: { files: ['test/compare/audacity.test.ts'], only: null },
  soak: { files: ['test/scenario/engine/soak.test.ts'], only: null },
  hosts: { files: ['test/scenario/otherUser.test.ts'], only: 'another user' },
}

/** What was asked for, or a sentence about what is wrong with it. */
export function readTorture(args, parseArgs) {
  const names = Object.keys(kindsOfTorture).join(', ')
  try {
    const options = { count: { type: 'string' }, seed: { type: 'string' } }
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options })
    const [kind = ''] = positionals
    if (positionals.length !== 1 || !Object.hasOwn(kindsOfTorture, kind)) return `Say one of ${names}.`
    const [count, seed] = [Number(values.count ?? 100), Number(values.seed ?? 1)]
    if (!Number.isInteger(count) || count < 1) return `--count is a whole number, not "${values.count}".`
    if (!Number.isInteger(seed)) return `--seed is a whole number, not "${values.seed}".`
    return { kind, count, seed }
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
