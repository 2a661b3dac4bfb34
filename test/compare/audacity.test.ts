import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { tellTorture, tortureCount, tortureSeed, tortureTime } from '../support/torture.ts'
import { alike, differences, idle, tableOfDifferences } from './support/audacity/examples.ts'
import type { AudacityPipe } from './support/audacity/audacityPipe.ts'
import { testProjects } from './support/audacity/projectStories.ts'
import { tellAudacity } from './support/audacity/onAudacity.ts'
import { tellTapehand, type TapehandStory } from './support/audacity/onTapehand.ts'
import { audacityIsMissing, startAudacity, type RunningAudacity } from './support/audacity/startAudacity.ts'
import { randomStory, type Step, type Story, type Told } from './support/audacity/story.ts'
import { firstOtherLayout, tellSoundDifference } from './support/audacity/tellDifferences.ts'

const missing = audacityIsMissing()
const stepsEach = 8
/** So many stories, or as many as fit into this time; `npm run torture -- audacity --count N` tells all N. */
const stories = tortureCount(60)
const enough = process.env['TAPEHAND_COUNT'] === undefined ? 110_000 : Number.POSITIVE_INFINITY

describe.skipIf(missing !== null)(`beside a real Audacity${missing === null ? '' : ` (${missing})`}`, () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'tapehand-audacity-'))
  let started: RunningAudacity | undefined

  beforeAll(async () => {
    started = await startAudacity(folder)
  }, 240_000)

  afterAll(async () => {
    await started?.stop()
    rmSync(folder, { recursive: true, force: true })
  }, 30_000)

  const pipe = (): AudacityPipe => {
    if (started === undefined) throw new Error('Audacity has not started.')
    return started.pipe
  }
  const tellBoth = async (
    tracks: Story['tracks'],
    count: number,
    next: Parameters<typeof tellTapehand>[1]['next'],
  ): Promise<{ ours: TapehandStory; theirs: Told }> => {
    const ours = await tellTapehand(tracks, { next, count, folder })
    return { ours, theirs: await tellAudacity(pipe(), { tracks, steps: ours.steps }, { ...ours, folder }) }
  }
  const tellExample = async ({ tracks, steps }: Story): ReturnType<typeof tellBoth> =>
    tellBoth(tracks, steps.length, (_standing, index) => steps[index] as Step)

  test.each(Object.entries(alike))(
    '%s',
    async (_name, story) => {
      const { ours, theirs } = await tellExample(story)
      expect(ours.results).toEqual(story.steps.map(() => 'done'))
      expect(tellSoundDifference(ours, theirs)).toBeNull()
      expect(ours.layouts).toEqual(theirs.layouts)
    },
    60_000,
  )

  test.each(Object.entries(differences))(
    'is not like it on purpose: %s',
    async (_name, { story, edit, result, differs }) => {
      const { tracks, steps } = story
      const ours = await tellTapehand(tracks, { next: (_, index) => steps[index] as Step, count: steps.length, folder })
      const results = steps.map(() => 'done')
      const theirs = await tellAudacity(pipe(), story, { layouts: ours.layouts, results, folder })
      expect([steps.at(-1)?.edit, ours.results.at(-1)]).toEqual([edit, result])
      if (differs === 'sound') expect(tellSoundDifference(ours, theirs)).not.toBeNull()
      else {
        expect(tellSoundDifference(ours, theirs)).toBeNull()
        expect(firstOtherLayout(ours, theirs)).toBe(steps.length - 1)
      }
    },
    60_000,
  )

  test(
    'sounds the same in every sample of every track, whatever is done after what',
    async () => {
      const began = performance.now()
      const figures = { stories: 0, steps: 0, boundaries: 0, leftOut: {} as Record<string, number> }
      for (; figures.stories < stories && performance.now() - began < enough; figures.stories++) {
        const seed = tortureSeed + figures.stories
        const { tracks, next } = randomStory(seed)
        const { ours, theirs } = await tellBoth(tracks, stepsEach, next)
        const told = JSON.stringify(ours.steps)
        expect(tellSoundDifference(ours, theirs), `story ${seed}: ${told}`).toBeNull()
        const other = ours.steps[firstOtherLayout(ours, theirs)]
        expect(other === undefined || inBoundaries.has(other.edit), `story ${seed}, ${other?.edit}: ${told}`).toBe(true)
        for (const [index, result] of ours.results.entries())
          if (result !== 'done') {
            const left = `${ours.steps[index]?.edit} ${result}`
            expect(allowed, `story ${seed}`).toContain(left)
            figures.leftOut[left] = (figures.leftOut[left] ?? 0) + 1
          }
        figures.steps += ours.results.filter((result) => result === 'done').length
        figures.boundaries += other === undefined ? 1 : 0
      }
      tellTorture({ ...figures, seconds: Math.round((performance.now() - began) / 1000) })
      expect(figures.stories).toBeGreaterThan(0)
    },
    Math.max(tortureTime(stories, 5000), 360_000),
  )

  describe('projects that it saves', () => testProjects(pipe, folder))
})

const inBoundaries: ReadonlySet<string> = new Set(
  Object.values(differences).flatMap(({ edit, differs }) => (differs === 'boundaries' ? [edit] : [])),
)
const allowed = [
  ...idle,
  ...Object.values(differences).map(({ edit, result }) => [edit, result] as const),
  ['copy', 'engine/nothing-there'] as const,
].map(([edit, result]) => `${edit} ${result}`)

test('docs/audacity.md has every difference with its reason', () => {
  const text = readFileSync(path.join(import.meta.dirname, '../../docs/audacity.md'), 'utf8')
  for (const line of tableOfDifferences()) expect(text).toContain(line)
})
