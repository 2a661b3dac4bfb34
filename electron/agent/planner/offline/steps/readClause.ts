import type { PlannedStep } from '../../plan.ts'
import type { Source } from '../grammar/source.ts'
import type { Token } from '../text/tokenise.ts'
import type { VerbMatch } from '../verbs/lexicon.ts'
import { en } from '../words/en.ts'
import { shorterWords, speakingPreps, swapWords, toneSettings } from '../words/enValues.ts'
import { soundFeatures } from '../words/enMissing.ts'
import { featureTools } from '../words/enTools.ts'
import { buildSteps, mostRepeats } from './buildSteps.ts'
import type { Setting } from './request.ts'
import { chooseTool } from './chooseTool.ts'
import type { Chunk } from './chunk.ts'
import type { Clause } from './clauses.ts'
import type { GrammarTool, KnownTools } from './known.ts'
import { parametersOf } from './known.ts'
import { keepSeveral } from './keepSeveral.ts'
import type { Problem } from './problem.ts'
import { readChoice } from '../arguments/choices.ts'
import { choiceVocabulary, takeArguments, takesLengths, takesName } from './readArguments.ts'
import { repeatHistory } from './repeatHistory.ts'
import type { Slots } from './slots.ts'
import { readSlots } from './slots.ts'
import { makesTracks, shapeOf } from './toolShapes.ts'

export type ClauseReading =
  | { readonly kind: 'steps'; readonly steps: readonly PlannedStep[] }
  | { readonly kind: 'problem'; readonly problem: Problem }

const problem = (value: Problem): ClauseReading => ({ kind: 'problem', problem: value })

/** The part of the message that a clause was read from. */
export function wordsOf(source: Source, clause: Clause): string {
  const chunks = [
    ...clause.chunks.filter((chunk) => chunk.kind !== 'connector'),
    ...(clause.verb === null ? [] : [clause.verb]),
    ...(clause.generic === null ? [] : [clause.generic]),
  ]
  const first = source.tokens[Math.min(...chunks.map((chunk) => chunk.start))]
  const taken = clause.verb?.matches[0]?.taken ?? []
  const last = source.tokens[Math.max(...chunks.map((chunk) => chunk.next - 1), ...taken)]
  return first === undefined || last === undefined ? '' : source.message.slice(first.start, last.end)
}

const explainsFeature = (tool: string, feature: string): boolean =>
  (Object.hasOwn(featureTools, feature) ? (featureTools[feature] ?? []) : []).includes(tool)

interface Head {
  readonly match: VerbMatch
  readonly tools: readonly string[]
}

const saysTone = (slots: Slots): boolean => slots.settings.some(({ value }) => toneSettings.has(value.name))
const saysLevel = (slots: Slots): boolean =>
  slots.way !== null ||
  saysTone(slots) ||
  slots.pan !== null ||
  slots.amounts.some(({ value }) => ['db', 'factor', 'lufs', 'pace'].includes(value.unit))

/** "make it twice as loud": the amount says what is done. */
export const changesLevel = (clause: Clause): boolean =>
  clause.generic !== null && readSlots(clause.chunks).every(saysLevel)

const levelMatch = (word: string): VerbMatch => ({
  phrase: { parts: [[word]], between: 'anything', tools: new Set(['apply_amplify']), size: 1, text: word },
  next: 0,
  taken: [],
  spelling: 'exact',
  said: word,
})

/** The verb, or with "apply", "add", "make" the noun that says what. */
function headsOf(clause: Clause, slots: Slots, source: Source, has: (tool: string) => boolean): Head | null {
  const noun = clause.chunks.find((chunk) => chunk.kind === 'noun')
  const matches = clause.verb?.matches ?? (noun?.kind === 'noun' ? noun.matches : [])
  const longest = matches[0]
  if (longest === undefined)
    return clause.generic !== null && saysLevel(slots)
      ? {
          match: levelMatch(clause.generic.word),
          tools: [
            chooseTool({
              tools: new Set(['apply_amplify']),
              phrase: '',
              said: clause.generic.word,
              slots,
              project: source.project,
              has,
            }) ?? 'apply_amplify',
          ],
        }
      : null
  const { tools } = longest.phrase
  const { text } = longest.phrase
  if (text.includes('in and out')) return { match: longest, tools: ['apply_fade_in', 'apply_fade_out'] }
  const tool = chooseTool({ tools, phrase: text, said: longest.said, slots, project: source.project, has })
  return { match: longest, tools: tool === null ? [...tools] : [tool] }
}

/**
 * What is left over that the tool can make nothing of: it is never passed over in silence where it could be what was
 * meant.
 */
function findLeftover(
  tool: string,
  group: string,
  slots: Slots,
  clause: Clause,
  parameters: readonly string[],
): Problem | null {
  const words = ''
  const placed = slots.ranges.length > 0 || slots.points.length > 0
  const feature = slots.features.find((one) => !(placed && soundFeatures.has(one)) && !explainsFeature(tool, one))
  const history = tool === 'undo' || tool === 'redo'
  if (feature !== undefined && !history && !(takesLengths(parameters) && soundFeatures.has(feature)))
    return { kind: 'feature', feature, words }
  const noun = clause.verb === null ? undefined : slots.nouns.find(({ tools }) => !tools.has(tool))?.text
  const nounIsSound = noun !== undefined && /silence|pause|cut|copy|play|mark|record/.test(noun) && placed
  if (noun !== undefined && !history && !nounIsSound) return { kind: 'notUnderstood', words, what: noun }
  const takesNothing = shapeOf(tool, group).takes === 'nothing'
  const stray =
    takesNothing &&
    !history &&
    (slots.ranges.length > 0 || slots.times.length > 0 || slots.amounts.length > 0 || slots.things.length > 0)
  const choices = choiceVocabulary(parameters)
  const unknown = slots.unknown.find(
    ({ value }) =>
      !value
        .toLowerCase()
        .split(' ')
        .every((word) => choices.has(word)) &&
      !(
        history &&
        value
          .toLowerCase()
          .split(' ')
          .every((word) => en.countNouns.has(word) || en.ordinals[word] !== undefined)
      ),
  )?.value
  if (
    unknown !== undefined &&
    !takesName(parameters) &&
    tool !== 'save_project' &&
    (takesNothing || group === 'playback')
  )
    return { kind: 'notUnderstood', words, what: unknown }
  return stray && group !== 'selection' ? { kind: 'notUnderstood', words, what: 'when' } : null
}

function verbWordsOf(match: VerbMatch): readonly string[] {
  return [match.said, ...match.phrase.parts.flat()]
}

interface Reading {
  readonly source: Source
  readonly known: KnownTools
  readonly clause: Clause
  readonly words: string
  readonly setting: Setting
}

/** "reduce the volume": for a tool that changes levels the word says nothing more. */
function withoutLevelWords(tool: string, slots: Slots): Slots {
  const changesLevel = [
    'apply_amplify',
    'apply_normalize',
    'apply_loudness_normalize',
    'set_track_gain',
    'apply_limiter',
    'apply_compressor',
  ].includes(tool)
  const isLevel = (text: string): boolean =>
    text
      .toLowerCase()
      .split(' ')
      .every((word) => en.levelWords.has(word))
  return changesLevel
    ? {
        ...slots,
        nouns: slots.nouns.filter(({ text }) => !isLevel(text)),
        unknown: slots.unknown.filter(({ value }) => !isLevel(value)),
      }
    : slots
}

/** "one track per channel", "mixed to stereo": the words of the choice are no number, thing or place. */
function withoutChannelWords(tool: string, slots: Slots, said: readonly string[]): Slots {
  const isSaid = tool === 'import_audio' && readChoice('channels', said) !== null
  return isSaid
    ? {
        ...slots,
        nouns: [],
        trackGroups: [],
        tracks: [],
        times: slots.times.filter(({ value }) => !(value.bare && value.seconds === 1)),
      }
    : slots
}

/** All words of the clause but those of names. */
function wordsSaid({ source, clause }: Reading): readonly string[] {
  const chunks = [
    ...clause.chunks,
    ...(clause.verb === null ? [] : [clause.verb]),
    ...(clause.generic === null ? [] : [clause.generic]),
  ]
  const names = clause.chunks.filter(({ kind }) => kind === 'called' || kind === 'thing')
  const taken = clause.verb?.matches[0]?.taken ?? []
  const [from, to] = [
    Math.min(...chunks.map(({ start }) => start)),
    Math.max(...chunks.map(({ next }) => next), ...taken.map((at) => at + 1)),
  ]
  return source.tokens
    .slice(from, to + 1)
    .flatMap(({ kind, text }, at) =>
      (kind === 'word' || text === '-') && !names.some(({ start, next }) => from + at >= start && from + at < next)
        ? [text]
        : [],
    )
}

/** Values that the tool has no use for: it would do something else than was said. */
function findStray(tool: GrammarTool, said: Slots, left: Slots): string | null {
  const again = (amount: Slots['amounts'][number]['value']): boolean =>
    said.amounts.some(
      (one) => !left.amounts.includes(one) && one.value.unit === amount.unit && one.value.value === amount.value,
    )
  const [setting] = left.settings
  if (setting !== undefined) return setting.value.name
  if (tool.name !== 'apply_auto_duck' && left.trackGroups.some(({ prep }) => prep !== null && speakingPreps.has(prep)))
    return 'under'
  const amount = left.amounts.find(
    ({ value }) =>
      !again(value) &&
      (['hz', 'semitones', 'lufs', 'bpm', 'ratio', 'pace', 'dbPerOctave', 'kbps', 'bits', 'db', 'factor'].includes(
        value.unit,
      ) ||
        (value.unit === 'percent' && shapeOf(tool.name, tool.group).takes !== 'point') ||
        (tool.group === 'playback' && value.unit !== 'percent')),
  )
  return amount?.value.unit ?? null
}

/** "add two tracks": how often a track is made. */
function countOfNew(name: string, slots: Slots): { readonly count: number; readonly rest: Slots } {
  const time = makesTracks.has(name)
    ? slots.times.find(
        ({ value }) =>
          value.bare && Number.isInteger(value.seconds) && value.seconds > 0 && value.seconds <= mostRepeats,
      )
    : undefined
  return time === undefined
    ? { count: 1, rest: slots }
    : { count: time.value.seconds, rest: { ...slots, times: slots.times.filter((one) => one !== time) } }
}

/** What is said behind the verb. */
function tokensAfter({ source, clause }: Reading, { match }: Head): readonly Token[] {
  const last = Math.max(match.next, ...clause.chunks.map(({ next }) => next))
  return source.tokens.slice(match.next, last).filter((_, index) => !match.taken.includes(match.next + index))
}

function readOneTool(reading: Reading, head: Head, name: string, said: Slots): ClauseReading {
  const { count, rest: own } = countOfNew(name, said)
  const once = readOnce(reading, head, name, own)
  return once.kind === 'problem' || count === 1
    ? once
    : { kind: 'steps', steps: Array.from({ length: count }, () => once.steps).flat() }
}

function readOnce(reading: Reading, head: Head, name: string, said: Slots): ClauseReading {
  const slots = withoutChannelWords(name, withoutLevelWords(name, said), wordsSaid(reading))
  const { known, clause, words, setting } = reading
  const fallback = name === 'select_clip' || name === 'select_label' ? 'set_time_selection' : name
  const tool: GrammarTool | undefined = known.byName.get(name) ?? known.byName.get(fallback)
  if (tool === undefined) return problem({ kind: 'missing', tool: name, words })
  if (
    tool.name === 'move_track_down' &&
    slots.things.length > 0 &&
    verbWordsOf(head.match).some((word) => swapWords.has(word))
  )
    return problem({
      kind: 'saying',
      text: "I can't swap clips: move one of them out of the way, then each to its new place (“move take 1 to 30 seconds”).",
      words,
    })
  if (
    tool.name === 'move_clip' &&
    slots.things.some(({ value, prep }) => value.thing.what === 'label' && prep === null)
  )
    return problem({
      kind: 'saying',
      text: "I can't move labels: delete the label and add it where it belongs.",
      words,
    })
  const parameters = parametersOf(tool)
  const leftover = findLeftover(tool.name, tool.group, slots, clause, parameters)
  if (leftover !== null) return problem({ ...leftover, words })
  if (tool.name === 'undo' || tool.name === 'redo')
    return repeatHistory(tool.name, tokensAfter(reading, head), words, setting.project)
  const lowers =
    tool.name === 'apply_amplify' && ['delete_selection', 'cut'].some((one) => head.match.phrase.tools.has(one))
  const verbWords = [...verbWordsOf(head.match), ...(lowers ? ['reduce'] : [])]
  const movesPart =
    tool.name === 'move_clip' && (slots.selection || slots.ranges.some(({ value }) => value.ends === 'both said'))
  const { args, rest: left } = movesPart
    ? { args: {}, rest: slots }
    : takeArguments(tool, { slots, verbWords, said: wordsSaid(reading), project: setting.project })
  const most = takesLengths(parameters) ? wordsSaid(reading).find((word) => shorterWords.has(word)) : undefined
  const stray = most ?? findStray(tool, slots, left)
  if (stray !== null) return problem({ kind: 'stray', tool: tool.name, words, what: stray })
  const confidence = (head.match.spelling === 'typo' ? 0.75 : 0.9) - (slots.unknown.length > 0 ? 0.1 : 0)
  const lengths = takesLengths(parameters) ? 'are values' : 'are places'
  const choices = choiceVocabulary(parameters)
  const took = slots.ranges.find((range) => !left.ranges.includes(range) && range.value.ends === 'open')
  const wholeSaid =
    took !== undefined && wordsSaid(reading).some((word) => en.everything.has(word) || en.wholeWords.has(word))
  const rest = {
    ...left,
    whole: left.whole || wholeSaid,
    unknown: left.unknown.filter(
      ({ value }) =>
        !value
          .toLowerCase()
          .split(' ')
          .every((word) => choices.has(word)),
    ),
  }
  const files =
    tool.name === 'import_audio' && slots.called.length > 1 ? slots.called.map((path) => ({ ...args, path })) : null
  if (files !== null)
    return { kind: 'steps', steps: files.map((own) => ({ tool: tool.name, args: own, target: {}, words, confidence })) }
  const steps = buildSteps(
    {
      tool: tool.name,
      group: tool.group,
      slots: rest,
      args,
      words,
      confidence,
      verbWords,
      lengths,
      said: wordsSaid(reading),
    },
    setting,
  )
  const keepsSeveral = steps.length > 1 && steps.filter((step) => step.tool === 'trim_to_selection').length > 1
  const kept = keepsSeveral && known.byName.has('split_delete') ? keepSeveral(steps, setting.project) : null
  if (kept !== null) return { kind: 'steps', steps: kept }
  return keepsSeveral
    ? problem({
        kind: 'saying',
        text: "I can't keep these parts at a time: what is outside the first goes. Delete the parts in between instead.",
        words,
      })
    : { kind: 'steps', steps }
}

const isFade = (tools: Iterable<string>): boolean =>
  [...tools].some((tool) => tool === 'apply_fade_in' || tool === 'apply_fade_out')

/** "fade in the first 5 seconds and the last 5 out": each part has its own way. */
function fadesBothWays(clause: Clause): readonly { readonly slots: Slots; readonly tool: string | null }[] | null {
  const fades = clause.verb?.matches.some((match) => isFade(match.phrase.tools)) === true
  const wayOf = (chunk: Chunk): string | null =>
    chunk.kind === 'particle' ? chunk.word : chunk.kind === 'range' && chunk.prep === 'out' ? 'out' : null
  if (!fades || !clause.chunks.some((chunk) => wayOf(chunk) !== null)) return null
  const parts: Chunk[][] = [[]]
  for (const chunk of clause.chunks) {
    if (chunk.kind === 'connector') parts.push([])
    else if (chunk.kind !== 'range' || chunk.read.value.length === 1) parts.at(-1)?.push(chunk)
    else
      for (const [index, range] of chunk.read.value.entries())
        parts[index === 0 ? parts.length - 1 : parts.push([]) - 1]?.push({
          ...chunk,
          read: { ...chunk.read, value: [range] },
        })
  }
  return parts.flatMap((chunks) =>
    readSlots(chunks).map((slots) => {
      const way = chunks.map(wayOf).find((one) => one !== null)
      return { slots, tool: way === undefined || way === null ? null : `apply_fade_${way}` }
    }),
  )
}

/** One clause with a verb, as steps. */
export function readClause(reading: Reading): ClauseReading {
  const { source, clause, words } = reading
  const steps: PlannedStep[] = []
  for (const { slots, tool } of fadesBothWays(clause) ??
    readSlots(clause.chunks).map((one) => ({ slots: one, tool: null }))) {
    const said = headsOf(clause, slots, source, (name) => reading.known.byName.has(name))
    const bothEnds =
      said !== null &&
      said.match.phrase.tools.has('apply_fade_in') &&
      said.match.phrase.tools.has('apply_fade_out') &&
      slots.points.length === 2
    const head =
      said === null || (tool === null && !bothEnds)
        ? said
        : { ...said, tools: bothEnds ? ['apply_fade_in', 'apply_fade_out'] : tool === null ? [] : [tool] }
    if (head === null) return problem({ kind: 'notUnderstood', words, what: '' })
    const several = head.tools.length > 1 && !bothEnds && !head.match.phrase.text.includes('in and out')
    if (several) return problem({ kind: 'either', tools: head.tools, words })
    for (const name of head.tools) {
      const read = readOneTool(reading, head, name, bothEnds ? { ...slots, points: [] } : slots)
      if (read.kind === 'problem') return read
      steps.push(...read.steps)
    }
  }
  return { kind: 'steps', steps }
}
