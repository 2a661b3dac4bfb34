import { z } from 'zod'
import { confirmAll, edgesOf, expectAudioLeft, expectSameLength, rangeOf, type Expectation } from '../confirming.ts'
import { defineTool, type ReadBack } from '../defineTool.ts'
import { sayDb, sayNames, sayRange } from '../saying.ts'

const tolerableDb = 0.5

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
  proof: (step) => edgesOf(rangeOf(step), 5),
  confirm: (step, seen) => confirmAll(step.tool, [...expectAudioLeft(step, seen, (all) => all), expectSameLength(seen), ...expectTurned(seen)]),
})

/** What was at one edge is at the other now, and where the edges were told apart by their level, the sound is another one. */
function expectTurned({ sound }: ReadBack): Expectation[] {
  const [first, last] = sound?.before ?? []
  const [head, tail] = sound?.after ?? []
  if (first === undefined || last === undefined || head === undefined || tail === undefined) return []
  const near = (a: number, b: number) => a === b || Math.abs(a - b) <= tolerableDb
  const told = near(first.rmsDb, last.rmsDb) || head.soundHash !== first.soundHash
  return [
    { holds: near(first.rmsDb, tail.rmsDb) && near(last.rmsDb, head.rmsDb), expected: `${sayDb(last.rmsDb)} at the start and ${sayDb(first.rmsDb)} at the end`, found: `${sayDb(head.rmsDb)} and ${sayDb(tail.rmsDb)}` },
    { holds: told, expected: 'another sound', found: 'the same sound' },
  ]
}
