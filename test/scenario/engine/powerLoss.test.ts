import { mkdirSync, realpathSync, rmSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createEngine } from '../../../electron/engine/index.ts'
import { canTrace, traceDisk, type DiskStep } from '../../support/engine/diskTrace.ts'
import { openEngine, value } from '../../support/openEngine.ts'
import { temporaryFolder } from '../../support/openTestApp.ts'
import { leavePowerLoss } from '../../support/engine/powerLoss.ts'
import { lastingState, storySeed, tellStory } from '../../support/engine/randomStory.ts'
import { random } from '../../support/signals.ts'
import { tellTorture, tortureCount, tortureSeed, tortureTime } from '../../support/torture.ts'

const storyMain = fileURLToPath(new URL('../../support/processes/storyMain.ts', import.meta.url))
/** Losses of power for each story. */
const losses = tortureCount(60) / 3
const stories = [10, 11, 12].map((first) => first + tortureSeed)
const stepsOfStory = 40

let place: ReturnType<typeof temporaryFolder>
beforeAll(() => void (place = temporaryFolder()))
afterAll(() => place.remove())

/** What has to be there at each revision, told in memory. */
async function statesOf(seed: number): Promise<Map<number, string>> {
  const engine = await openEngine({ joins: 'clickSafe' })
  const states = new Map<number, string>()
  engine.onChange((view) => states.set(view.revision, lastingState(view)))
  value(await engine.seed(storySeed))
  const step = tellStory(engine, seed)
  for (let count = 0; count < stepsOfStory; count++) await step()
  return states
}

interface Tally {
  readonly wrong: string[]
  /** How often more was there than was acknowledged, or no more. */
  later: number
  exact: number
}

/** What was done, without where the person looks: that alone may be lost with the power. */
function content(state: string | undefined): string {
  const { tracks, labels, history } = JSON.parse(state ?? '{}') as Record<string, unknown>
  return JSON.stringify([tracks, labels, history])
}

/** What the last line said that was out before the power went. */
function acknowledgedIn(steps: readonly DiskStep[]): number {
  const said = steps.flatMap((step) => (step.kind === 'said' ? [step.text] : [])).join('')
  return Number([...said.matchAll(/acknowledged (\d+)\n/g)].at(-1)?.[1] ?? 0)
}

/** Null when all is well. */
async function judge(
  folder: string,
  acknowledged: number,
  states: ReadonlyMap<number, string>,
  tally: Tally,
): Promise<string | null> {
  const opened = await createEngine({ file: path.join(folder, 'story.tapehand'), run: 'inline', joins: 'clickSafe' })
  if (!opened.ok) return `does not open: ${opened.error.code}`
  const engine = opened.value
  try {
    const view = await engine.view()
    if (view.readOnly !== undefined) return 'is damaged'
    const state = lastingState(view)
    if (view.revision < acknowledged && content(state) !== content(states.get(acknowledged)))
      return `lost ${acknowledged - view.revision} revisions`
    if (view.revision > acknowledged) tally.later++
    else tally.exact++
    if (view.revision > 1 && state !== states.get(view.revision)) return 'is another state'
    const measured = await engine.measure({ range: { start: 0, end: 60 }, trackIds: view.tracks.map(({ id }) => id) })
    return measured.ok ? null : `can't be heard: ${measured.error.code}`
  } finally {
    await engine.close()
  }
}

describe.skipIf(!canTrace)('a machine that loses its power (needs strace)', () => {
  test.each(stories)(
    'leaves all that was acknowledged, whatever of the rest reached the drive (story %i)',
    { timeout: tortureTime(losses, 1000) },
    async (seed) => {
      const folder = path.join(realpathSync(place.folder), `story-${seed}`)
      mkdirSync(folder)
      const file = path.join(folder, 'story.tapehand')
      const steps = traceDisk(folder, [process.execPath, storyMain, file, String(seed), String(stepsOfStory)])
      const states = await statesOf(seed)
      const next = random(seed)
      const begun = steps.findIndex((step) => step.kind === 'said')
      const tally: Tally = { wrong: [], later: 0, exact: 0 }
      for (let count = 0; count < losses; count++) {
        const at = begun + Math.floor(next() * (steps.length - begun))
        const left = path.join(place.folder, 'left')
        const before = steps.slice(0, at)
        leavePowerLoss(before, left, next)
        const wrong = await judge(left, acknowledgedIn(before), states, tally)
        if (wrong !== null) tally.wrong.push(`after step ${at} of ${steps.length}: ${wrong}`)
        rmSync(left, { recursive: true, force: true })
      }
      tellTorture({ seed, steps: steps.length, ...tally })
      expect(tally.wrong).toEqual([])
      // What was on its way is sometimes there, and mostly not: else the drive would have lost nothing.
      expect(tally.exact).toBeGreaterThan(0)
      expect(steps.filter(({ kind }) => kind === 'sync').length).toBeGreaterThan(10)
    },
  )
})
