import type { Speech } from '../meaning.ts'
import type { Random } from '../random.ts'
import { joined, type Clause } from '../sayer.ts'

type Say = (clauses: readonly Clause[], random: Random) => string

const politeBefore = [
  'please',
  'could you',
  'can you please',
  'would you',
  'kindly',
  'go ahead and',
  'would you be so kind as to',
  "if you don't mind,",
  'do me a favour and',
]
const politeBehind = [
  'please',
  'thanks',
  "if you don't mind",
  'for me',
  'would you',
  'will you',
  'when you get a chance',
]
const wishes = [
  "I'd like you to",
  'I want you to',
  'I need you to',
  'what I want you to do is',
  'your next job is to',
  "let's",
  'you should',
  'we have to',
]
const stories = [
  'The train was late again today, so I have only a minute.',
  'My neighbour listened to this with me.',
  "We've been working on this since Tuesday, and I'm happy with most of it.",
  'Hi! I hope you are well.',
  'This is for my sister, who turns forty on Friday.',
  'It rained all day, so I stayed in and listened.',
]
const reasons = [
  'because my client asked for it',
  'since it sounds better that way',
  'as we agreed on the phone',
  'so that my mother can follow',
  'because of the noise in the kitchen',
]
const refusals = [
  "don't",
  'do not',
  "please don't",
  'never',
  "I don't want you to",
  'you must not',
  'there is no need to',
  'whatever you do, do not',
  'nobody asked you to',
]
const pasts = [
  'yesterday I',
  'I almost',
  'by mistake I',
  'last week somebody',
  'my friend',
  'in another program I once',
  'I have never',
]
const questions = [
  'what happens if I',
  'should I',
  'how do I',
  'do I have to',
  'what would change if I',
  'why would anybody',
  'is it common to',
]
const takenBack = [
  ', no wait, don’t',
  '. Just kidding.',
  ' ... never mind',
  ', actually no',
  ' - no, forget it',
  '. No, leave it as it is.',
  ', on second thought, no',
  "? No, don't.",
]
const hearsay = [
  'somebody told me to',
  'my teacher wanted me to',
  'people keep telling me to',
  'they once asked him to',
  'the manual says how to',
]
const conditions = [
  'if it gets too loud,',
  'in case the client complains,',
  'if it clips anywhere,',
  'once the guest has left,',
  'as soon as we are done here,',
  'unless it is fine already,',
]
const musings = [
  'I wonder whether to',
  "I'm not sure if I should",
  "I'm still thinking whether we ought to",
  'maybe one day I will',
  'I would never',
]
const links = [' and ', ', then ', ' and then ', '. Then ', '; after that ', '. Also ']

const inOrder = (clause: Clause, verb: string): string => joined(verb, clause.object, clause.rest, clause.where)

/** Eight orders of the same words. */
function order(clause: Clause, random: Random): string {
  const { verb, object, rest, where, pronoun } = clause
  const [base] = verb
  const ways = [inOrder(clause, base), inOrder(clause, base), inOrder(clause, base)]
  if (where !== '') ways.push(`${where}, ${joined(base, object, rest)}`, joined(base, object, where, rest))
  // "it" stands in for a noun, and never behind a verb of several words.
  if (/^(?!from|between)./.test(object) && !base.includes(' '))
    ways.push(
      `${object}: ${joined(base, pronoun, rest, where)}`,
      `take ${object} and ${joined(base, pronoun, rest, where)}`,
      `as for ${object}, ${joined(base, pronoun, rest, where)}`,
    )
  return random.pick(ways)
}

/** "the sponsor has to be deleted"; an order where the verb has an object of its own. */
function passive(clause: Clause, random: Random): string {
  const { verb, object, rest, where, pronoun } = clause
  if (!/^(?!from|between)./.test(object) || !/^\S+( in| out)?$/.test(verb[0])) return order(clause, random)
  const must = pronoun === 'them' ? ['have to', 'need to', 'should'] : ['has to', 'needs to', 'should']
  return joined(object, where, random.pick(must), 'be', verb[3], rest)
}

const all =
  (form: 0 | 1 | 2): Say =>
  (clauses, random) =>
    clauses.map((clause) => inOrder(clause, clause.verb[form])).join(random.pick([' and ', ' and then ']))

const base = all(0)
const past = all(2)
// Of two, what stands in front of the first would hold for both.
const orders: Say = (clauses, random) =>
  clauses
    .map((clause) => (clauses.length > 1 ? inOrder(clause, clause.verb[0]) : order(clause, random)))
    .join(random.pick(links))

/** Every kind of speech in English. */
export const englishSpeech: Readonly<Record<Speech, Say>> = {
  order: orders,
  polite: (clauses, random) =>
    random.chance(0.6)
      ? `${random.pick(politeBefore)} ${base(clauses, random)}${random.pick(['', '?', ', please'])}`
      : `${orders(clauses, random)}${random.pick([' ', ', '])}${random.pick(politeBehind)}`,
  wish: (clauses, random) => `${random.pick(wishes)} ${base(clauses, random)}`,
  story: (clauses, random) => {
    const said = random.chance(0.5)
      ? orders(clauses, random)
      : `${random.pick(['please', 'now', 'so, please', 'could you'])} ${base(clauses, random)}`
    return `${random.pick(stories)} ${said.charAt(0).toUpperCase()}${said.slice(1)}.${random.pick(['', ' Thank you so much!'])}`
  },
  reason: (clauses, random) => `${orders(clauses, random)}${random.pick([' ', ', '])}${random.pick(reasons)}`,
  passive: (clauses, random) => clauses.map((clause) => passive(clause, random)).join(' and '),
  negated: (clauses, random) => `${random.pick(refusals)} ${base(clauses, random)}`,
  report: (clauses, random) => `${random.pick(pasts)} ${past(clauses, random)}`,
  question: (clauses, random) => `${random.pick(questions)} ${base(clauses, random)}?`,
  retracted: (clauses, random) => `${orders(clauses, random)}${random.pick(takenBack)}`,
  hearsay: (clauses, random) => `${random.pick(hearsay)} ${base(clauses, random)}`,
  condition: (clauses, random) =>
    random.chance(0.7)
      ? `${random.pick(conditions)} ${base(clauses, random)}`
      : `${base(clauses, random)}, but only ${random.pick(['if it rains', 'once Maria says yes', 'if the others agree'])}`,
  musing: (clauses, random) => `${random.pick(musings)} ${base(clauses, random)}`,
}
