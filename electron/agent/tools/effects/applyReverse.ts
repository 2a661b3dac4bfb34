import { z } from 'zod'
import { confirmAll, edgesOf, expectAudioLeft, expectSameLength, rangeOf, type Expectation } from '../confirming.ts'
import { defineTool, type PreparedStep, type ReadBack } from '../defineTool.ts'
import type { ProjectView } from '../../../../shared/schemas/projectView.ts'
import { tracksOf } from '../measureTracks.ts'
import { sayDb, sayNames, sayRange } from '../saying.ts'

const tolerableDb = 0.5
/** Parts that are measured; more would take longer than the edit. */
const looked = 4

export const applyReverse = defineTool({
  name: 'apply_reverse',
  group: 'effects',
  title: 'Reverse',
  description: 'Turns a range round, so that it plays backwards. Length stays.',
  parameters: z.strictObject({}),
  reads: [
    { state: 'timeSelection', need: 'wholeWhenSaid' },
    { state: 'selectedTracks', need: 'orAll' },
  ],
  writes: ['content'],
  impact: 'rewrites',
  regions: 'range rewritten',
  words: ['reverse', 'play backwards', 'turn round', 'turn around', 'turn … around', 'make backwards', 'make … backwards', 'flip backwards', 'run backwards', 'backwards'],
  request: () => ({ kind: 'reverse' }),
  sentence: (step, names) => `Reverse ${sayRange(step.range)} of ${sayNames(names)}`,
  done: (step, names) => `Reversed ${sayRange(step.range)} of ${sayNames(names)}`,
  proof: (step, view) => partsOf(step, view).flatMap(({ range, trackId }) => edgesOf(range, 2).map((edge) => ({ range: edge, trackIds: [trackId] }))),
  confirm: (step, seen) => confirmAll(step.tool, [...expectAudioLeft(step, seen, (all) => all), expectSameLength(seen), ...expectTurned(seen)]),
})

/** A few of the clips' parts in the range: each of them is turned round in its own place. */
function partsOf(step: PreparedStep, view: ProjectView) {
  const { start, end } = rangeOf(step)
  return tracksOf(view, step.trackIds)
    .flatMap((track) => track.clips.map((clip) => ({ trackId: track.id, range: { start: Math.max(start, clip.start), end: Math.min(end, clip.end) } })))
    .filter(({ range }) => range.end > range.start)
    .slice(0, looked)
}

/** What was at one edge of a part is at its other edge now. Measurements come in pairs: a part's first and last moments. */
function expectTurned({ sound }: ReadBack): Expectation[] {
  if (sound === null) return []
  const near = (a: number, b: number) => a === b || Math.abs(a - b) <= tolerableDb
  return Array.from({ length: Math.floor(sound.before.length / 2) }, (_, part) => {
    const [first, last] = sound.before.slice(part * 2, part * 2 + 2).map((one) => one.rmsDb)
    const [head, tail] = sound.after.slice(part * 2, part * 2 + 2).map((one) => one.rmsDb)
    const [a, b, c, d] = [first ?? 0, last ?? 0, head ?? 0, tail ?? 0]
    return { holds: near(a, d) && near(b, c), expected: `levels of ${sayDb(b)} and ${sayDb(a)} at its ends`, found: `${sayDb(c)} and ${sayDb(d)}` }
  })
}
