import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { appBenches } from './appBenches.ts'
import { commandBenches } from './commandBenches.ts'
import { editBenches } from './editBenches.ts'
import { effectBenches } from './effectBenches.ts'
import { fileBenches } from './fileBenches.ts'
import { createFixtures } from './fixtures.ts'
import { formatTable } from './formatTable.ts'
import { loudnessBenches } from './loudnessBenches.ts'
import { memoryBenches } from './memoryBenches.ts'
import { planBenches } from './planBenches.ts'
import { scaleBenches } from './scaleBenches.ts'
import { splitBenches } from './splitBenches.ts'
import { windowBenches } from './windowBenches.ts'
import type { Row } from './row.ts'

/**
 * `npm run bench [-- --json] [--only part-of-a-name] [--minutes 60] [--list]`: what we reach against SoX and FFmpeg in
 * one run; a row without its peer says so. On a busy machine compare ratios, and mind the load that is printed.
 */
const families = [
  editBenches,
  planBenches,
  fileBenches,
  commandBenches,
  effectBenches,
  loudnessBenches,
  memoryBenches,
  scaleBenches,
  appBenches,
  splitBenches,
  windowBenches,
]

const { values } = parseArgs({
  options: {
    json: { type: 'boolean' },
    list: { type: 'boolean' },
    only: { type: 'string' },
    minutes: { type: 'string', default: '60' },
  },
})
const chosen = families
  .flat()
  .filter((bench) => values.only === undefined || bench.name.toLowerCase().includes(values.only.toLowerCase()))
if (values.list === true) process.stdout.write(`${chosen.map((bench) => bench.name).join('\n')}\n`)
else {
  const folder = mkdtempSync(path.join(tmpdir(), 'tapehand-bench-'))
  try {
    const fixtures = createFixtures(folder, Number(values.minutes))
    const rows: Row[] = []
    for (const bench of chosen) {
      process.stderr.write(`${bench.name} …\n`)
      const made = await bench.run(fixtures)
      // Told at once: the whole takes an hour, and may be stopped before.
      if (values.json === true) process.stderr.write(formatTable(made))
      rows.push(...made)
    }
    process.stdout.write(values.json === true ? `${JSON.stringify(rows, null, 2)}\n` : formatTable(rows))
    process.stderr.write(
      `load ${loadavg()
        .map((load) => load.toFixed(1))
        .join(' ')}\n`,
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
