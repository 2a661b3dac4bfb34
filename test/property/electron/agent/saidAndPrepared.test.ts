import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { offlinePlanner } from '../../../support/offlinePlanner.ts'
import { resolveWords } from '../../../../electron/agent/opinion/offlineOpinion.ts'
import { registry } from '../../../../electron/agent/tools/index.ts'
import type { ProjectView } from '../../../../shared/schemas/projectView.ts'
import { makeView } from '../../../support/makeView.ts'

/** One meaning, said in one of several ways. */
interface Said<Meaning> {
  readonly words: string
  readonly means: Meaning
}

interface Range {
  readonly start: number
  readonly end: number
}

const planner = offlinePlanner()
const length = 180
const trackNames = ['Host', 'Guest', 'Music']
const project = makeView({
  tracks: Object.fromEntries(trackNames.map((name) => [name, [[`${name} take`, 0, length] as const]])),
})

/** What a message comes to: `tool start-end tracks` for each step, as it would run. */
function prepared(message: string, view: ProjectView): readonly string[] {
  const plan = planner.plan(message, { project: view, lastSteps: [] })
  if (plan.steps.length === 0) return [`${plan.replyState}: ${plan.reply ?? ''}`]
  return plan.steps.flatMap((step) => {
    const found = resolveWords({ registry, memory: { lastRange: null, clipboardFrom: [] } }, step, {
      view,
      earlier: [],
    })
    if (!('value' in found)) return ['asked about']
    return found.value.map(
      (one) =>
        `${one.tool} ${one.range?.start ?? ''}-${one.range?.end ?? ''} ${view.tracks
          .filter(({ id }) => one.trackIds.includes(id))
          .map(({ name }) => name)
          .join('+')}`,
    )
  })
}

const pick = <T>(values: readonly T[]): fc.Arbitrary<T> => fc.constantFrom(...values)
const clock = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
const said = <Meaning>(means: Meaning, ...words: readonly string[]): fc.Arbitrary<Said<Meaning>> =>
  pick(words).map((one) => ({ words: one, means }))

const english = {
  range: fc.oneof(
    fc
      .tuple(fc.integer({ min: 0, max: 90 }), fc.integer({ min: 91, max: length }))
      .chain(([start, end]) =>
        said(
          { start, end },
          `from ${start} to ${end} seconds`,
          `${clock(start)} to ${clock(end)}`,
          `between ${clock(start)} and ${clock(end)}`,
          `${start}s-${end}s`,
          `everything from ${clock(start)} until ${clock(end)}`,
        ),
      ),
    fc
      .integer({ min: 2, max: 170 })
      .chain((seconds) =>
        said(
          { start: 0, end: seconds },
          `the first ${seconds} seconds`,
          `the first ${clock(seconds)}`,
          `everything before ${clock(seconds)}`,
        ),
      ),
    fc
      .integer({ min: 2, max: 170 })
      .chain((seconds) =>
        said(
          { start: length - seconds, end: length },
          `the last ${seconds} seconds`,
          `the last ${seconds} s`,
          `everything after ${clock(length - seconds)}`,
        ),
      ),
  ),
  verb: fc.oneof(
    said('delete_selection', 'delete', 'remove', 'get rid of', 'take out'),
    said('silence_selection', 'silence'),
    said('cut', 'cut out'),
    said('apply_fade_out', 'fade out'),
    said('apply_reverse', 'reverse'),
    said('apply_normalize', 'normalize', 'please normalise'),
    said('trim_to_selection', 'keep only'),
    said('apply_invert', 'invert'),
    said('split_delete', 'split delete'),
    said('copy', 'copy'),
  ),
  tracks: fc.oneof(
    said(trackNames, '', ' on all tracks', ' on every track'),
    said(['Guest'], ' on the guest track', ' of the guest', ' on track 2', ' on the second track'),
    said(['Host', 'Music'], ' on the host and the music', ' on tracks 1 and 3', ' on all tracks except the guest'),
  ),
  put: (verb: string, range: string, tracks: string) => `${verb} ${range}${tracks}`,
}

const german = {
  range: fc.oneof(
    fc
      .tuple(fc.integer({ min: 0, max: 90 }), fc.integer({ min: 91, max: length }))
      .chain(([start, end]) =>
        said(
          { start, end },
          `von ${start} bis ${end} Sekunden`,
          `${clock(start)} bis ${clock(end)}`,
          `zwischen ${clock(start)} und ${clock(end)}`,
        ),
      ),
    fc
      .integer({ min: 2, max: 170 })
      .chain((seconds) =>
        said({ start: 0, end: seconds }, `die ersten ${seconds} Sekunden`, `alles vor ${clock(seconds)}`),
      ),
    fc
      .integer({ min: 2, max: 170 })
      .chain((seconds) =>
        said(
          { start: length - seconds, end: length },
          `die letzten ${seconds} Sekunden`,
          `alles ab ${clock(length - seconds)}`,
        ),
      ),
  ),
  verb: fc.oneof(
    said(
      'delete_selection',
      'lösche …',
      'entferne …',
      'schneide … weg',
      'nimm … heraus',
      '… löschen',
      '… bitte wegschneiden',
    ),
    said('apply_fade_out', 'blende … aus', '… ausblenden'),
    said('apply_reverse', 'kehre … um'),
    said('apply_normalize', 'normalisiere …'),
    said('trim_to_selection', 'behalte nur …'),
    said('copy', 'kopiere …'),
  ),
  tracks: fc.oneof(
    said(trackNames, '', ' auf allen Spuren'),
    said(['Guest'], ' auf Spur 2', ' auf der Gastspur', ' auf der zweiten Spur'),
    said(['Host', 'Music'], ' auf Spur 1 und Spur 3', ' auf allen Spuren außer dem Gast'),
  ),
  put: (verb: string, range: string, tracks: string) => verb.replace('…', `${range}${tracks}`),
}

const meaning = (tool: string, range: Range, tracks: readonly string[]): string =>
  `${tool} ${range.start}-${range.end} ${trackNames.filter((name) => tracks.includes(name)).join('+')}`

describe('what is said and what is prepared', () => {
  it.each([
    ['English', english, 1500],
    ['German', german, 800],
  ] as const)('are the same tool, range and tracks in %s', (_language, { verb, range, tracks, put }, numRuns) => {
    fc.assert(
      fc.property(verb, range, tracks, (how, what, where) => {
        expect(prepared(put(how.words, what.words, where.words), project)).toEqual([
          meaning(how.means, what.means, where.means),
        ])
      }),
      { numRuns },
    )
  })

  it('never takes a verb inside a name for a command', () => {
    const names = pick([
      'Cut 2',
      'Delete me',
      'Reverse Piano',
      'Split Take',
      'Normalize this',
      'Mute Bus',
      'Undo',
      'Fade Guitar',
      'Trim Copy',
      'Play along',
    ])
    fc.assert(
      fc.property(
        names,
        english.verb.filter(({ words }) => !words.startsWith('please')),
        english.range,
        pick(['on “NAME”', 'on the track “NAME”', 'on the “NAME” track']),
        (name, how, what, where) => {
          const view = makeView({ tracks: { [name]: [['one', 0, length]], Other: [['two', 0, length]] } })
          expect(prepared(`${how.words} ${what.words} ${where.replace('NAME', name)}`, view)).toEqual([
            `${how.means} ${what.means.start}-${what.means.end} ${name}`,
          ])
        },
      ),
      { numRuns: 400 },
    )
  })
})
