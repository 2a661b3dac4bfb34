import { actOf } from '../acts.ts'
import type { Step } from '../meaning.ts'
import type { Random } from '../random.ts'
import { joined, type Clause } from '../sayer.ts'
import { englishPlaces } from './places.ts'
import { sayLength } from './times.ts'
import { englishVerbs } from './verbs.ts'

/** A step as an English clause; behind another one "it" would be what that is done to. */
export function englishClause(step: Step, random: Random, isFirst: boolean): Clause {
  const places = englishPlaces(random)
  const [forms, before, behind] = random.pick(englishVerbs[step.act])
  const fill = (text: string): string => text.replace('#', sayValue(step, random)).replace('@', places.point(step.at))
  const named = step.scope.kind === 'all' ? '' : places.tracks(step.scope)
  return {
    verb: withWords(forms, fill(before)),
    rest: fill(behind),
    ...objectOf(step, named, `${before}${behind}`, random, isFirst),
  }
}

function objectOf(
  step: Step,
  named: string,
  beside: string,
  random: Random,
  isFirst: boolean,
): Pick<Clause, 'object' | 'pronoun' | 'where'> {
  const { part, scope, act } = step
  const pronoun = scope.kind === 'on' && scope.names.length === 1 ? 'it' : 'them'
  if (act === 'split')
    return {
      object: named === '' ? random.pick(['', isFirst ? 'it' : 'everything', 'everything']) : named,
      pronoun,
      where: '',
    }
  // The whole of some tracks is said by their names.
  const isWhole = part.kind === 'all' && named !== ''
  if (actOf(act).on !== 'part' || isWhole) return { object: named, pronoun, where: '' }
  return placedOf(step, named, englishPlaces(random, beside === '' ? 'bare' : 'nouns').part(part), random)
}

/** A part and the tracks that it is on. */
function placedOf(
  { part, scope }: Step,
  named: string,
  said: { readonly text: string; readonly many: boolean },
  random: Random,
): Pick<Clause, 'object' | 'pronoun' | 'where'> {
  const pronoun = said.many ? 'them' : 'it'
  // Behind an exception it would be open what is on the track: the exception or all of it.
  if (part.kind === 'allBut' && named !== '')
    return { object: said.text.replace('everything', `everything on ${named}`), pronoun, where: '' }
  const isPlain = ['first', 'last', 'span', 'selection'].includes(part.kind)
  if (scope.kind === 'on' && isPlain && random.chance(0.3))
    return { object: `${said.text} of ${named}`, pronoun, where: '' }
  return { object: said.text, pronoun, where: named === '' ? '' : `on ${named}` }
}

function withWords([base, doing, past, done]: Clause['verb'], before: string): Clause['verb'] {
  return [joined(base, before), joined(doing, before), joined(past, before), joined(done, before)]
}

function sayValue({ act, value }: Step, random: Random): string {
  if (typeof value !== 'number') return value ?? ''
  if (act === 'pause') return sayLength(value, random)
  if (act === 'quieter') return String(-value)
  if (act !== 'pan') return value < 0 ? random.pick([String(value), `minus ${-value}`]) : String(value)
  const side = value < 0 ? 'left' : 'right'
  return Math.abs(value) === 100 ? random.pick([`hard ${side}`, `all the way ${side}`]) : `${Math.abs(value)}% ${side}`
}
