import type { Joint, Marker, Speech, VerbForm } from '../meaning/sentenceTypes.ts'
import type { Parts } from './parts.ts'
import { givesReason, isHad, isLoose, isOnlyPast, isWithin, tellsWhatIsThere } from './told.ts'

/** What a clause could be, with what it costs to take it so. Closed-class words and the forms of verbs decide. */
export interface SpeechGuess {
  readonly speech: Speech
  /** Markers that this kind of speech accounts for. */
  readonly takes: ReadonlySet<Marker['marks']>
  /** Forms in which the verb of a request stands here. */
  readonly forms: ReadonlySet<VerbForm>
  /** It only leaves something alone, and no act is meant. */
  readonly alone?: true
}

const always: readonly Marker['marks'][] = ['courtesy', 'ask', 'also', 'filler']
const takes = (...marks: Marker['marks'][]): ReadonlySet<Marker['marks']> => new Set([...always, ...marks])

const base: ReadonlySet<VerbForm> = new Set<VerbForm>(['base'])
const anyForm: ReadonlySet<VerbForm> = new Set<VerbForm>(['base', 'third', 'past', 'participle', 'gerund'])
const passive: ReadonlySet<VerbForm> = new Set<VerbForm>(['base', 'participle', 'gerund'])

const story: ReadonlySet<Marker['marks']> = new Set<Marker['marks']>([
  'ask',
  'courtesy',
  'negation',
  'retraction',
  'repair',
  'condition',
  'hypothesis',
  'report',
  'question',
  'auxiliary',
  'subject',
  'copula',
  'predicate',
  'modal',
  'spare',
  'filler',
  'again',
  'same',
  'also',
  'reason',
  'told',
])

/** Marks that make a clause another kind of speech than a request, the strongest first. */
const evidence: readonly (readonly [Marker['marks'], Speech])[] = [
  ['condition', 'condition'],
  ['hypothesis', 'hypothesis'],
  ['report', 'report'],
  ['question', 'question'],
  ['reason', 'statement'],
  ['told', 'statement'],
]

function toldAs(has: (mark: Marker['marks']) => boolean): SpeechGuess | null {
  const found = evidence.find(([mark]) => has(mark))
  return found === undefined ? null : { speech: found[1], takes: story, forms: anyForm }
}

const isWordsOnly = ({ args, verbs, effects, scopes, particles, unread }: Parts): boolean =>
  [args, verbs, effects, scopes, particles, unread].every((one) => one.length === 0)

/** "I'd leave the intro alone" is as good as "leave it alone". */
const besideOrder: ReadonlySet<Marker['marks']> = new Set(['courtesy', 'ask', 'subject', 'modal'])
/** "leave the intro as it is", and nothing else. */
const leavesAlone = ({ args, verbs, effects, scopes, particles, options, conditions, markers }: Parts): boolean =>
  scopes.length > 0 &&
  scopes.every(({ is }) => is.ordered === true) &&
  [args, verbs, effects, particles, options, conditions].every((one) => one.length === 0) &&
  markers.every(({ is }) => besideOrder.has(is.marks))

/** What stands around a clause: a question mark behind it, or a wish that it is joined to. */
export interface Around {
  readonly hasQuestionMark: boolean
  readonly isBehindWish: boolean
}

/** The kind of speech of a clause. */
export function speechOf(parts: Parts, { hasQuestionMark, isBehindWish }: Around): SpeechGuess {
  const has = (mark: Marker['marks']): boolean => parts.markers.some(({ is }) => is.marks === mark)
  if (parts.conditions.length > 0) return { speech: 'condition', takes: takes(), forms: anyForm }
  if (has('retraction'))
    return { speech: 'retraction', takes: takes('retraction', 'repair', 'again', 'same'), forms: base }
  if (isWordsOnly(parts) && !has('again') && !has('same')) return wordsOnly(parts, has)
  if (leavesAlone(parts)) return { ...denial(parts, has), alone: true }
  if (givesReason(parts) && !has('condition')) return { speech: 'statement', takes: story, forms: anyForm }
  return bySigns(parts, has, { hasQuestionMark, isBehindWish })
}

type Has = (mark: Marker['marks']) => boolean

function bySigns(parts: Parts, has: Has, { hasQuestionMark, isBehindWish }: Around): SpeechGuess {
  const asks = hasQuestionMark && !entreats(parts)
  const told = toldAs((mark) => has(mark) && !isNoSign(parts, mark, asks))
  if (told !== null) return told
  if (has('negation') || (has('spare') && parts.verbs.length === 0)) return denial(parts, has)
  if (asks && (!has('ask') || parts.markers.some(({ is }) => is.concludes === true)))
    return { speech: 'question', takes: story, forms: anyForm }
  if (wishesApart(parts) && !asks) return denial(parts, has)
  return isBehindWish && isWishedToo(parts) ? wishedToo : assertion(parts, has, asks)
}

const wishedToo: SpeechGuess = { speech: 'request', takes: takes('again'), forms: passive }

/** "(I'd like the intro faded in) and the outro faded out": what is to be done to stands in front. */
export function isWishedToo({ verbs, args, markers }: Parts): boolean {
  const [verb, ...others] = verbs
  if (verb === undefined || others.length > 0 || verb.is.forms.includes('base')) return false
  if (!verb.is.forms.includes('participle') || markers.some(({ is }) => tellsOrAsks.has(is.marks))) return false
  const things = args.filter(({ is }) => is.tie === 'bare' && is.content.kind === 'group')
  return things.length > 0 && things.every(({ edge }) => edge.end <= verb.edge.start)
}

const tellsOrAsks: ReadonlySet<Marker['marks']> = new Set<Marker['marks']>([
  'ask',
  'subject',
  'copula',
  'modal',
  'question',
  'report',
  'negation',
])

/** A word that may tell the kind of speech, and does not here. */
const isNoSign = (parts: Parts, mark: Marker['marks'], asks: boolean): boolean =>
  (mark === 'condition' && (isWithin(parts) || isHad(parts))) ||
  (mark === 'question' && !asks && parts.markers.some(({ is }) => is.marks === 'spare')) ||
  (mark === 'reason' && isLoose(parts))

/** "please pan it left?": no question, for all its mark. */
function entreats({ markers, verbs }: Parts): boolean {
  const first = markers.find(({ is }) => is.entreats === true || is.marks !== 'courtesy')
  const verb = verbs[0]
  return (
    first?.is.entreats === true &&
    verb?.is.forms.includes('base') === true &&
    first.edge.start < verb.edge.start &&
    !markers.some(({ is }) => is.marks === 'question' || is.marks === 'subject')
  )
}

/** "the music isn't loud" denies nothing that could be done. */
function denial(parts: Parts, has: (mark: Marker['marks']) => boolean): SpeechGuess {
  const { verbs, effects, scopes } = parts
  const told = has('negation') && has('copula') && verbs.length + effects.length + scopes.length === 0
  if (told || isOfThird(parts)) return { speech: 'statement', takes: story, forms: anyForm }
  if (wishesApart(parts)) return { speech: 'negated', takes: takes('negation', 'spare'), forms: anyForm }
  return { speech: 'negated', takes: takes('negation', 'spare', 'subject', 'modal', 'copula'), forms: anyForm }
}

/** "The ad has to go, the outro can stay": two things are said, and the first is a wish of its own. */
const wishesApart = ({ markers, inner, unread }: Parts): boolean =>
  markers.some(
    ({ is, edge: wish }) =>
      is.marks === 'modal' &&
      markers.some(
        ({ is: other, edge: spare }) =>
          other.marks === 'spare' &&
          [...inner.map(({ start }) => start), ...unread].some((at) => wish.end <= at && at < spare.start),
      ),
  )

/** "I'd rather she didn't hear it": what others do not do is told. */
const isOfThird = ({ markers }: Parts): boolean =>
  !markers.some(({ is }) => is.marks === 'modal' || is.marks === 'spare') &&
  markers.some(
    ({ is, edge }) =>
      is.marks === 'subject' &&
      is.others === true &&
      markers.some((one) => one.is.marks === 'negation' && one.edge.start === edge.end),
  )

/** "not", alone: it denies what stands before it, or behind. */
const denials: ReadonlySet<Marker['marks']> = new Set<Marker['marks']>(['negation', 'courtesy', 'also'])

function wordsOnly(parts: Parts, has: (mark: Marker['marks']) => boolean): SpeechGuess {
  if (has('repair')) return { speech: 'repair', takes: takes('repair'), forms: base }
  if (has('negation') && parts.markers.every(({ is }) => denials.has(is.marks)))
    return { speech: 'negated', takes: takes('negation'), forms: base }
  const told = toldAs(has)
  if (told !== null) return told
  const only = parts.markers.every(({ is }) => is.marks === 'courtesy' || is.marks === 'ask' || is.marks === 'also')
  if (only) return { speech: 'courtesy', takes: takes(), forms: base }
  return { speech: has('report') ? 'report' : 'statement', takes: story, forms: anyForm }
}

/** A request, or something that is told. */
function assertion(parts: Parts, has: (mark: Marker['marks']) => boolean, asks: boolean): SpeechGuess {
  const [verb] = parts.verbs
  const toldOrAsked: SpeechGuess = { speech: asks ? 'question' : 'statement', takes: story, forms: anyForm }
  if (onlyAsks(parts, asks)) return toldOrAsked
  if (has('modal') && isPassive(parts) && !isSaid(parts, has))
    return { speech: 'request', takes: takes('modal', 'again', 'subject'), forms: passive }
  if (wishesDone(parts)) return { speech: 'request', takes: takes('copula', 'again'), forms: passive }
  if (isTold(parts, has)) return { speech: 'statement', takes: story, forms: anyForm }
  if (has('modal')) return toldOrAsked
  if (!has('ask') && wasDone(parts)) return { speech: 'report', takes: story, forms: anyForm }
  if (verb === undefined && parts.effects.length === 0 && !has('again'))
    return { speech: 'fragment', takes: takes('again', 'same'), forms: base }
  return {
    speech: 'request',
    takes: takes('again', 'subject'),
    forms: has('ask') ? anyForm : base,
  }
}

/** "could", with nothing behind it that it could be done to. */
const asksFaintly = (parts: Parts): boolean =>
  parts.markers.some(
    ({ is, edge }, at) =>
      is.faint === true &&
      (!asksOfThing(parts, edge.end, at) || (is.measured === true && !isMeasured(parts))) &&
      !parts.markers.slice(0, at).some((one) => one.is.marks === 'ask' && one.is.faint !== true),
  )

/** Right behind it stands what it could be done to, and nothing but courtesies in front. */
const asksOfThing = ({ markers, args }: Parts, end: number, at: number): boolean =>
  markers.slice(0, at).every((one) => one.is.marks === 'courtesy') &&
  args.some((arg) => arg.edge.start === end && arg.is.tie === 'bare')

/** So much is asked for, or it is asked for with a "please". */
const isMeasured = ({ markers, args }: Parts): boolean =>
  args.some(({ is }) => isAmount(is)) || markers.some(({ is }) => is.entreats === true)

/** "I'd be glad if the pauses were shortened", "I want that it is 3 dB louder": what is meant stands between. */
function wishesDone({ markers, verbs, args }: Parts): boolean {
  const first = markers.find(({ is }) => is.marks !== 'courtesy')
  const copulas = markers.filter(({ is }) => is.marks === 'copula')
  const [copula, ...others] = copulas
  if (first?.is.marks !== 'ask' || copula === undefined || others.length > 0) return false
  if (markers.some(({ is }) => is.marks === 'subject' || is.marks === 'modal')) return false
  const [verb] = verbs
  const between = args.some(({ edge }) => edge.start >= first.edge.end && edge.end <= copula.edge.start)
  if (verb === undefined) return between && args.some((one) => one.edge.start >= copula.edge.end && isAmount(one.is))
  return between && verb.edge.start >= copula.edge.end && verb.is.forms.includes('participle')
}

const isAmount = ({ content }: Parts['args'][number]['is']): boolean =>
  content.kind === 'value' && content.amount !== null

/** "she says: …" */
const isSaid = (parts: Parts, has: (mark: Marker['marks']) => boolean): boolean =>
  has('subject') && parts.inner.some(isColon)

/** Somebody is spoken of, or something is said to be so. */
const isTold = (parts: Parts, has: (mark: Marker['marks']) => boolean): boolean =>
  isSaid(parts, has) ||
  tellsWhatIsThere(parts, has) ||
  (!has('modal') && ((has('subject') && !startsWithAsk(parts)) || has('copula')))

/** "my neighbour listened to it": what somebody did, said with the verb alone. */
function wasDone({ verbs, args }: Parts): boolean {
  const [verb] = verbs
  if (verb === undefined || verb.is.forms.some((form) => form === 'base' || form === 'gerund')) return false
  return args.some(({ edge, is }) => edge.start < verb.edge.start && isSomebody(is))
}

const onlyAsks = (parts: Parts, asks: boolean): boolean => asksFaintly(parts) || (asks && wasDoneByYou(parts))

/** "any chance you deleted the intro?" asks what was done: somebody, and right behind it a verb that only tells. */
const wasDoneByYou = ({ markers, verbs }: Parts): boolean =>
  markers.some(
    ({ is, edge }) =>
      is.marks === 'subject' && verbs.some((verb) => verb.edge.start === edge.end && isOnlyPast(verb.is.forms)),
  )

/** Nobody that the project knows of. */
const isSomebody = ({ tie, content }: Parts['args'][number]['is']): boolean =>
  tie === 'bare' && content.kind === 'group' && content.group.kind === 'unknown'

const isColon = ({ meaning }: Parts['inner'][number]): boolean => (meaning as Joint).joint === 'colon'

/**
 * "the intro should be deleted": what is to be done to stands in front; "the listeners should hear the intro" is no
 * order.
 */
function isPassive({ args, markers, verbs }: Parts): boolean {
  const modal = markers.find(({ is }) => is.marks === 'modal')
  if (modal === undefined || !args.some(({ edge }) => edge.end <= modal.edge.start)) return false
  const things = args.filter(
    ({ is: { tie, content } }) => tie === 'bare' && content.kind === 'group' && content.group.kind !== 'part',
  )
  const somebodyElse = things.some(isBefore(modal)) && things.some((one) => !isBefore(modal)(one))
  return !somebodyElse || verbs.some(({ is }) => is.forms.includes('participle') || is.forms.includes('gerund'))
}

const isBefore =
  (modal: Parts['markers'][number]) =>
  ({ edge }: Parts['args'][number]): boolean =>
    edge.end <= modal.edge.start

function startsWithAsk({ markers }: Parts): boolean {
  const ask = markers.find(({ is }) => is.marks === 'ask')
  const subject = markers.find(({ is }) => is.marks === 'subject')
  return ask !== undefined && subject !== undefined && ask.edge.start < subject.edge.start
}
