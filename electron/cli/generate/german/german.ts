import { actOf } from '../acts.ts'
import type { Speech, Step } from '../meaning.ts'
import type { Random } from '../random.ts'
import { joined } from '../sayer.ts'
import { germanLength, germanPlaces } from './places.ts'
import { germanVerbs } from './verbs.ts'

interface Phrase {
  /** "lösche …", "… löschen", "… gelöscht". */
  readonly order: string
  readonly infinitive: string
  readonly participle: string
}

/** A step as a German phrase. */
function phraseOf(step: Step, random: Random): Phrase {
  const places = germanPlaces(random, step.act === 'remove')
  const { on } = actOf(step.act)
  const [order, prefix, infinitive, participle, middle] = random.pick(germanVerbs[step.act])
  const fill = (text: string): string => text.replace('#', valueOf(step)).replace('@', places.point(step.at))
  const named = step.scope.kind === 'all' ? '' : places.tracks(step.scope)
  const isWhole = on !== 'part' || (step.part.kind === 'all' && named !== '')
  const whole = on === 'point' && step.act !== 'split' ? '' : named
  const onTracks = `auf ${named.replace(/^die Spur/, 'der Spur').replace('alle ', 'allen ')}`
  const isScoped = named !== '' && (!isWhole || whole === '')
  const said = isWhole ? whole : places.part(step.part).text
  // Behind an exception it would be open what is on the track: the exception or all of it.
  const isWithin = isScoped && step.part.kind === 'allBut'
  const object = isWithin ? said.replace('alles', `alles ${onTracks}`) : said
  const where = isScoped && !isWithin ? onTracks : ''
  const [first = '', ...filter] = fill(order).split(' ')
  const inner = joined(...filter.filter((word) => word !== 'an'), object, where, fill(middle))
  return {
    order: inDative(joined(first, ...filter, object, where, fill(middle), prefix)),
    infinitive: inDative(joined(inner, infinitive)),
    participle: inDative(joined(inner, participle)),
  }
}

const inDative = (text: string): string => text.replaceAll(/\bvon die Spur\b/gu, 'von der Spur')

function valueOf({ act, value }: Step): string {
  if (typeof value !== 'number') return value ?? ''
  if (act === 'pause') return germanLength(value)
  if (act === 'quieter') return String(-value)
  if (act !== 'pan') return String(value)
  const side = value < 0 ? 'links' : 'rechts'
  return Math.abs(value) === 100 ? `ganz nach ${side}` : `${Math.abs(value)} Prozent nach ${side}`
}

type Say = (phrases: readonly Phrase[], random: Random) => string

const orders: Say = (phrases, random) =>
  phrases.map((phrase) => phrase.order).join(random.pick([' und ', ', dann ', '. Danach ', ' und dann ']))
const infinitives: Say = (phrases) => phrases.map((phrase) => phrase.infinitive).join(' und ')
const participles: Say = (phrases) => phrases.map((phrase) => phrase.participle).join(' und ')

const before =
  (starts: readonly string[], say: Say, end: readonly string[] = ['']): Say =>
  (phrases, random) =>
    `${random.pick(starts)} ${say(phrases, random)}${random.pick(end)}`

const stories = [
  'Der Zug war heute wieder zu spät.',
  'Meine Nachbarin hat mitgehört.',
  'Das ist für meine Schwester.',
  'Guten Morgen!',
]

const speech: Readonly<Record<Speech, Say>> = {
  order: orders,
  polite: before(['bitte', 'kannst du', 'könntest du bitte', 'würdest du', 'sei so gut und lass uns'], infinitives, [
    '',
    '?',
  ]),
  wish: before(['ich möchte', 'ich will', 'wir müssen', 'du sollst'], infinitives),
  story: (phrases, random) => {
    const [story, please] = [random.pick(stories), random.pick(['Bitte ', 'Jetzt bitte '])]
    return `${story} ${please}${infinitives(phrases, random)}. ${random.pick(['Danke!', 'Vielen Dank!'])}`
  },
  reason: (phrases, random) =>
    `${orders(phrases, random)}, ${random.pick(['weil der Kunde es so will', 'denn so klingt es besser', 'damit meine Mutter mitkommt'])}`,
  passive: orders,
  negated: (phrases, random) =>
    random.chance(0.5)
      ? `${random.pick(['bitte nicht', 'auf keinen Fall', 'du sollst nicht', 'ich möchte nicht'])} ${infinitives(phrases, random)}`
      : `${phrases.map((phrase) => phrase.order).join(' und ')} nicht`,
  report: before(['gestern habe ich', 'ich hätte fast', 'aus Versehen habe ich', 'mein Freund hat'], participles),
  question: before(['soll ich', 'muss ich', 'wie kann ich', 'warum sollte man'], infinitives, ['?']),
  retracted: (phrases, random) =>
    `${orders(phrases, random)}${random.pick([', ach nein, doch nicht', '. War nur Spaß.', ' ... vergiss es', ', nein, lass es'])}`,
  hearsay: before(['jemand hat mir geraten,', 'man sagt immer, man soll', 'mein Lehrer wollte immer'], infinitives),
  condition: before(
    ['falls es zu laut wird, bitte', 'wenn der Kunde sich beschwert, bitte', 'sobald wir fertig sind,'],
    infinitives,
  ),
  musing: before(['ich frage mich, ob wir', 'vielleicht werde ich irgendwann', 'ich würde nie'], infinitives),
}

export function sayInGerman(kind: Speech, steps: readonly Step[], random: Random): string {
  const phrases = steps.map((step) => phraseOf(step, random))
  const said = speech[kind](phrases, random)
  return said.charAt(0).toUpperCase() + said.slice(1)
}
