import type { Edge } from '../chart/parse.ts'
import { costs } from '../decide/costs.ts'
import type { Joint, Sense } from '../meaning/sentenceTypes.ts'
import { sense as senseOf } from '../meaning/senses.ts'
import { hasOneEnd } from './target.ts'
import { isItOrThem } from '../meaning/sets/groupKinds.ts'
import type { Argument, Group } from '../meaning/types.ts'
import type { Value } from '../meaning/valueTypes.ts'
import type { Parts } from './parts.ts'
import type { SpeechGuess } from './speech.ts'
import type { Filler, FillInput } from './state.ts'

/** One thing that the verb of a clause, or its noun of an effect, can mean. */
export interface Candidate {
  readonly key: string
  readonly sense: Sense | null
  readonly brings: readonly Argument[]
  readonly unplaced: readonly Edge[]
  /** The verb has a form that an order does not. */
  readonly misfits: number
  readonly cost: number
  readonly bareOnly: boolean
}

/** What the verb can mean with the particles, ties and nouns of effects that stand beside it. */
export function candidatesOf(parts: Parts, { forms }: SpeechGuess): Candidate[] {
  const [verb, ...others] = parts.verbs
  const [, ...moreEffects] = parts.effects
  const strays = [...others, ...moreEffects].map(({ edge }) => edge)
  if (verb === undefined) return withoutVerb(parts, [...strays, ...parts.particles.map(({ edge }) => edge)])
  const misfits = verb.is.forms.some((form) => forms.has(form)) ? 0 : 1
  return verb.is.senses.flatMap((sense) => withSense(parts, sense, strays, misfits) ?? [])
}

/** "a 3 second fade in on the host": the noun alone, with something said of it. */
function withoutVerb(parts: Parts, strays: readonly Edge[]): Candidate[] {
  const { args, effects, markers } = parts
  const [effect] = effects
  if (effect === undefined) return saysHowItShouldBe(parts) ? [{ ...bare, key: 'change', unplaced: strays }] : []
  const saysMore =
    args.length > 0 ||
    effect.is.brings.length > 0 ||
    effect.is.dosed === true ||
    markers.some(({ is }) => is.marks === 'ask')
  if (!saysMore) return []
  const cost = costs.verbless + strays.length * costs.misfit
  const key = `light:${effect.is.act}`
  return [{ key, sense: null, brings: effect.is.brings, unplaced: strays, misfits: 0, cost, bareOnly: false }]
}

function withSense(parts: Parts, sense: Sense, strays: readonly Edge[], misfits: number): Candidate | null {
  const stray = strayParticles(parts, sense)
  const effect = parts.effects[0]?.is
  if (stray === null) return null
  if (!hasWhatItNeeds(parts, sense) || (sense.light && !isLightHere(parts))) return null
  if (sense.act === 'change' && isDenied(parts)) return null
  const family = sense.light ? 'light' : sense.act
  return {
    key: effect === undefined ? family : `${family}:${effect.act}`,
    sense,
    brings: [...sense.brings, ...(effect?.brings ?? [])],
    unplaced: [...strays, ...stray],
    misfits,
    cost: (strays.length + stray.length) * costs.misfit + senseCost(parts, sense),
    bareOnly: false,
  }
}

/** "drop 10 to 20 and fade out the outro": what stands behind an object and "and" is another order. */
function isOfNext({ verbs, effects, args, inner }: Parts): boolean {
  const [verb, effect] = [verbs[0]?.edge, effects[0]?.edge]
  if (verb === undefined || effect === undefined) return false
  const isJoined = inner.some((edge) => edge.end === effect.start && isAnd(edge))
  return isJoined && args.some(({ edge }) => edge.start >= verb.end && edge.end <= effect.start)
}

/** With a noun of an effect that is its own, or a setting. */
const isLightHere = (parts: Parts): boolean =>
  !isDenied(parts) &&
  (parts.effects.length > 0 ? !isOfNext(parts) : parts.args.some(({ is }) => is.content.kind === 'setting'))

const senseCost = (parts: Parts, sense: Sense): number => (sense.light ? 0.2 : 0) - (isAtLabels(parts, sense) ? 0.8 : 0)

/** "cut at each label": there, and not what stands under it. */
const isAtLabels = ({ args }: Parts, { tie }: Sense): boolean =>
  tie === 'at' && args.some(({ is }) => is.tie === 'at' && is.content.kind === 'group' && areLabels(is.content.group))

const areLabels = (group: Group): boolean =>
  group.kind === 'named'
    ? group.candidates.every(({ sort }) => sort === 'label')
    : group.kind === 'sort' && group.sort === 'label'

/**
 * "do not host", "you must not the host": right behind a verb that says nothing by itself, or behind what asks for one,
 * "not" denies that, and spares nothing.
 */
const isDenied = (parts: Parts): boolean =>
  parts.scopes.some(
    ({ is, edge }) =>
      is.how === 'spare' &&
      (edge.start === parts.verbs[0]?.edge.end || asks(parts).some((one) => one.edge.end === edge.start)),
  )

/** What has to stand in the clause for this meaning of the verb does. */
const hasWhatItNeeds = (parts: Parts, { behind, shares, only, tie, asked, of }: Sense): boolean =>
  (of === undefined ||
    parts.args.some(({ is: { content } }) => content.kind === 'aspect' && of.includes(content.aspect))) &&
  (behind !== true || (standsBehind(parts, shares === true) && (shares === true || !isBehindAnd(parts)))) &&
  (asked !== true || asks(parts).length > 0) &&
  (only !== true || parts.scopes.some(({ is }) => is.how === 'only')) &&
  (tie === null || parts.args.some(({ is }) => isTied(is, tie)))

/** Behind what it is about; what shares its verb, "und über 5 Sekunden aus", may stand behind a length alone. */
const standsBehind = ({ args, verbs }: Parts, isShared: boolean): boolean =>
  args.some(
    ({ edge, is }) => edge.end <= (verbs[0]?.edge.start ?? 0) && (is.tie === 'bare' || (isShared && is.tie === 'over')),
  )

/** "4-12 on the piano and out the piano": behind "and" another thing begins, and what it is done with is lost. */
const isBehindAnd = ({ inner, verbs }: Parts): boolean =>
  inner.some((edge) => edge.end === verbs[0]?.edge.start && isAnd(edge))

/** What is taken from an edge can be said by the edge alone: "trim the start". */
const isTied = ({ tie, content }: Argument, wanted: Sense['tie']): boolean =>
  (tie === wanted && !(tie === 'from' && isFromTo(content))) ||
  (wanted === 'from' && tie === 'bare' && content.kind === 'point' && content.point.kind === 'edge')

/** "from the intro to the outro" is a part, and nothing that something is taken from. */
const isFromTo = (content: Argument['content']): boolean =>
  content.kind === 'group' && content.group.kind === 'part' && content.group.stretch.kind === 'between'

const bare: Candidate = {
  key: 'bare',
  sense: null,
  brings: [],
  unplaced: [],
  misfits: 0,
  cost: costs.verbless,
  bareOnly: false,
}

/**
 * "the music should be 3 dB quieter" asks for what "make the music 3 dB quieter" does, "should be as loud as the host"
 * for as much: without its "should" that only tells how it is.
 */
const saysHowItShouldBe = ({ args, markers }: Parts): boolean =>
  (markers.some(({ is }) => is.marks === 'modal' || is.marks === 'copula') &&
    args.some(({ is }) => is.content.kind === 'value')) ||
  (markers.some(({ is }) => is.marks === 'modal') && args.some(({ is }) => is.tie === 'like'))

/** A value or an effect that says enough by itself: "music -6 dB". */
export function bareCandidates(parts: Parts): Candidate[] {
  const says = parts.args.some(
    ({ is }) =>
      isDelivery(is.content) ||
      (is.content.kind === 'value' &&
        (isLevel(is.content) || ((is.tie !== 'to' || is.content.dimension === 'side') && saysEnough(is.content)))),
  )
  if (
    isDenied(parts) ||
    parts.particles.length > 0 ||
    parts.markers.some(({ is }) => is.marks === 'filler' || is.marks === 'same')
  )
    return []
  return [
    ...(says ? [{ ...bare, bareOnly: true }] : []),
    ...stepOf(parts),
    ...(setsAspect(parts) ? [{ ...bare, key: 'change' }] : []),
  ]
}

/** "vocals down 3": right behind what goes that way, and nothing else, a number says no less than beside a verb. */
function stepOf({ args, markers, scopes }: Parts): Candidate[] {
  const [thing, step, ...more] = args.map(({ is }) => is)
  if (thing?.content.kind !== 'group' || step?.content.kind !== 'value' || more.length > 0) return []
  const { dimension, direction, about, amount } = step.content
  const isPlain = dimension === 'plain' && direction !== 0 && about === null && amount !== null
  const isNamed = thing.tie === 'bare' && (thing.content.group.kind === 'named' || thing.content.group.kind === 'list')
  const isAlone = scopes.length === 0 && markers.every(({ is }) => is.marks === 'courtesy')
  if (!isPlain || !isNamed || !isAlone) return []
  return [{ ...bare, sense: senseOf(bare.key, { direction }), bareOnly: true }]
}

/** "everything to Spotify": whose requirements are to be met says what is to be done. */
const isDelivery = (content: Argument['content']): boolean => content.kind === 'choice' && content.name === 'delivery'

/** "volume of the guest to -3 dB": what is set is named, and how far. */
const setsAspect = ({ args }: Parts): boolean =>
  args.some(({ is }) => is.tie === 'bare' && is.content.kind === 'aspect') &&
  args.some(({ is }) => is.content.kind === 'value' && is.content.amount !== null)

/** Which way, or of what: "+3 dB", "twice as fast", "hard left". */
const saysEnough = ({ signed, direction, about, dimension, amount, row }: Value): boolean =>
  dimension !== 'loudness' &&
  !(dimension === 'plain' && about === null && !signed) &&
  (signed || direction !== 0 || row !== undefined || (amount !== null && (about !== null || dimension === 'side')))

/** No recording is as loud as that: "-3 LUFS" is a step, and nobody said which way. */
const loudest = -5

/** How loud all of it is to be, and nothing else: "host to -16 LUFS". */
const isLevel = ({ dimension, amount }: Value): boolean =>
  dimension === 'loudness' && amount !== null && amount < loudest

const isAnd = ({ meaning }: Edge): boolean => (meaning as Joint).joint === 'and'

/** Particles that this sense has no use for; null where its own is not there. */
function strayParticles({ particles, verbs, inner, args }: Parts, sense: Sense): Edge[] | null {
  const from = verbs[0]?.edge.start ?? 0
  if (sense.particle === null) return particles.map(({ edge }) => edge)
  // "fade in the first 4 seconds and out over 6": behind "and" it is another's.
  const isOther = ({ start }: Edge): boolean => start > from && inner.some((one) => one.end === start && isAnd(one))
  // "a label that says neighbour comes in": what stands behind a text is of it.
  const isOfText = ({ start }: Edge): boolean =>
    sense.light && args.some(({ edge, is }) => edge.end === start && isFreeText(is))
  const own = particles.findIndex(
    ({ is, edge }) => is.word === sense.particle && edge.start >= from && !isOther(edge) && !isOfText(edge),
  )
  return own < 0 ? null : particles.filter((_, at) => at !== own).map(({ edge }) => edge)
}

const isFreeText = ({ content }: Argument): boolean => content.kind === 'text' && !content.quoted

/** What is given or added to something is done on it. */
const onPlace = ({ edge, is }: Filler): Filler =>
  is.tie === 'to' && is.content.kind === 'group' ? { edge, is: { ...is, tie: 'on' } } : { edge, is }

/**
 * "The guest, mute him": what stands in front of the verb is what the word behind it means, which says nothing more;
 * "from 3:30 on delete it" takes away so much of it.
 */
function withoutEcho({ args, inner, verbs }: Parts): Parts['args'] {
  const isIt = ({ is }: Parts['args'][number]): boolean =>
    is.tie === 'bare' && is.content.kind === 'group' && isItOrThem(is.content.group)
  // Where no verb is said, that word begins what is done.
  const turn = verbs[0]?.edge ?? args.find(isIt)?.edge
  if (turn === undefined) return args
  // "take the intro and the outro and reverse them": behind "and" it is more than that.
  if (inner.some((edge) => isAnd(edge) && edge.end <= turn.start)) return args
  const isThing = ({ edge, is }: Parts['args'][number]): boolean =>
    edge.end <= turn.start &&
    is.tie === 'bare' &&
    is.content.kind === 'group' &&
    is.content.group.kind !== 'mention' &&
    !hasOneEnd(is.content.group)
  const things = args.filter(isThing)
  const echoes = args.filter((one) => one.edge.start >= turn.start && isIt(one))
  return things.length === 1 && echoes.length === 1 ? args.filter((one) => one !== echoes[0]) : args
}

const asks = ({ markers }: Parts): Parts['markers'] => markers.filter(({ is }) => is.marks === 'ask')

/** "mute only the music": what is meant alone is what it is done to, where nothing else is said. */
function onlyOf({ args, scopes }: Parts): Filler[] {
  const only = scopes.filter(({ is }) => is.how === 'only')
  const [scope] = only
  if (scope === undefined || only.length > 1 || scope.is.group.kind === 'within') return []
  if (args.some(({ is }) => is.content.kind === 'group')) return []
  return [{ edge: scope.edge, is: { tie: 'bare', content: { kind: 'group', group: scope.is.group } } }]
}

export function inputOf(parts: Parts, { sense, brings }: Candidate): FillInput {
  return {
    args: [
      ...withoutEcho(parts).map((one) => (sense === null || sense.light ? onPlace(one) : one)),
      ...onlyOf(parts),
      ...brings.map((is) => ({ edge: (parts.effects[0] ?? parts.verbs[0])?.edge ?? null, is })),
    ],
    direction: sense?.direction ?? 0,
    scopes: parts.scopes.map(({ is }) => is),
    options: parts.options.map(({ is }) => is.option),
    added: (a, b) => parts.inner.some((edge) => edge.start === a?.end && edge.end === b?.start && isAnd(edge)),
    joined: (a, b) =>
      a !== null &&
      b !== null &&
      parts.inner.some((edge) => edge.start >= a.end && edge.end <= b.start) &&
      ![...parts.verbs, ...parts.particles, ...asks(parts)].some(
        ({ edge }) => edge.start >= a.end && edge.end <= b.start,
      ),
  }
}
