import { type Rule, rule, words } from '../../../chart/rule.ts'
import * as g from '../../../meaning/sets/groups.ts'
import type { Effect, Verb } from '../../../meaning/sentenceTypes.ts'
import type { Argument } from '../../../meaning/types.ts'
import type { Value } from '../../../meaning/valueTypes.ts'
import { bringing, sense, verb } from '../../../meaning/senses.ts'
import * as v from '../../../meaning/values.ts'
import { cases } from '../words/morphology.ts'

const that = 'den|die|dem|der'
const softly = 'bitte|mal|doch|einfach|jetzt|dann|gleich|noch|auch|ruhig|lieber|kurz|schnell|ganz|komplett|wieder'
const it = v.tiedGroup('bare')({ g: g.mention('it')() })

const withIt = (w: Verb, ...more: readonly Argument[]): Verb => bringing(w, it, ...more)
const isOrder = ({ forms, senses }: Verb): boolean =>
  (forms.includes('base') || forms.includes('participle') || forms.includes('gerund')) &&
  senses.every(({ light }) => !light)

/** "den Teil" is no "den teil!". */
const isPart = ({ forms, senses }: Verb): boolean =>
  !forms.includes('third') && senses.some(({ act }) => act === 'split')

/** "kannst du den löschen", "mach die 3 dB leiser": an article with nothing behind it points at what was spoken of. */
const demonstrative: readonly Rule[] = [
  ...rule('verb', `${that} <verb:w>`, ({ w }: { w: Verb }) => (isOrder(w) && !isPart(w) ? withIt(w) : null), 0.4),
  ...rule(
    'verb',
    `${that} [${softly}] <value:by> <verb:w>`,
    ({ w, by }: { w: Verb; by: Value }) => (w.forms.includes('base') ? withIt(w, v.tied('bare')({ v: by })) : null),
    0.4,
  ),
  ...rule(
    'verb',
    `<verb:w> ${that} [${softly}] <value:by>`,
    ({ w, by }: { w: Verb; by: Value }) =>
      w.forms.includes('base') && by.direction !== 0 ? withIt(w, v.tied('bare')({ v: by })) : null,
    0.4,
  ),
  ...rule(
    'verb',
    `<verb:w> ${that} um <value:by>`,
    ({ w, by }: { w: Verb; by: Value }) => (w.forms.includes('base') ? withIt(w, v.tied('by')({ v: by })) : null),
    0.4,
  ),
]

/** "okay, dann bitte löschen": what was spoken of, where it needs something to be done to. */
const unsaid: readonly Rule[] = rule(
  'verb',
  'dann|also|gleich bitte [mal|einfach|gleich|doch|ganz] <verb:w>',
  ({ w }: { w: Verb }) => (w.forms.includes('base') && isOrder(w) ? withIt(w) : null),
  0.5,
)

const its = (tie: 'on' | 'from') => v.tiedGroup(tie)({ g: g.mention('it')() })
/** "leg auf den einen Hochpass", "bei ihm 2 dB weniger". */
const beside: readonly Rule[] = [
  ...words('argument', 'auf_dem|auf_die|auf_den|auf_der', its('on'), 0.5),
  ...words('argument', 'bei_dem|bei_der|bei_ihm|bei_ihr|auf_ihm|auf_ihr|auf_ihn|auf_sie', its('on'), 0.3),
]

const processed: ReadonlySet<string> = new Set(
  'reverb echo highPass lowPass compress limit gate denoise declick equalize deEss normalize fadeIn fadeOut'.split(' '),
)
/** "kannst du da ein Noise Gate draufmachen": on what was told of. */
const onIt: readonly Rule[] = rule(
  'effect',
  'da|dort [mal|bitte|noch|doch] [ein|eine|einen|nen|ne] <effect:e>',
  ({ e }: { e: Effect }): Effect | null => (processed.has(e.act) ? { ...e, brings: [...e.brings, its('on')] } : null),
  -0.4,
)

const atThere = v.tiedGroup('at')({ g: g.mention('there', 'part')() })
const spot = '[genau|gleich|exakt|direkt] da|dort|an_der_stelle|an_dieser_stelle'
/** "geh zu 2:30; teil da", "setz da eine Marke": the place that was spoken of. */
const there: readonly Rule[] = [
  ...rule('verb', `teil|teile|trenn|trenne|schneid|schneide|splitte|split [bitte|mal] ${spot} [durch|auf]`, () =>
    verb(sense('split', { brings: [atThere] })),
  ),
  ...rule('verb', `${spot} [bitte|mal] teilen|trennen|splitten|schneiden|durchschneiden|auftrennen`, () =>
    verb(sense('split', { brings: [atThere] })),
  ),
  ...rule(
    'effect',
    `${spot} [mal|bitte|noch|doch|jetzt] [ein|eine|einen|nen|ne] <effect:e>`,
    ({ e }: { e: Effect }): Effect | null => (placed.has(e.act) ? { ...e, brings: [...e.brings, atThere] } : null),
    -0.4,
  ),
]
const placed: ReadonlySet<string> = new Set(['label', 'insertSilence', 'split'])

/** "das Lied": all there is, or one song in it, so it is not to be taken away as a whole. */
const work: readonly Rule[] = rule(
  'group',
  'das|dem|des|der|den|dieser|dieses|diesen|unser|mein stück|werk|lied|song|lieds|liedes|songs|stücks|stückes',
  g.work,
  0.2,
)

/** "das ganze Lied" is all there is. */
const wholeWork: readonly Rule[] = rule(
  'group',
  `[das|dem|des|der|den] ${cases('ganz', 'gesamt', 'komplett')} stück|werk|lied|song|lieds|songs|stücks`,
  g.all('any'),
)

/** "die ersten beiden Minuten". */
const both: readonly Rule[] = rule('duration', 'beiden|zwei_vollen|beide <timeUnit:u>', ({ u }: { u: number }) => u * 2)

/** What is only pointed at. */
export const pronouns: readonly Rule[] = [
  ...demonstrative,
  ...unsaid,
  ...beside,
  ...onIt,
  ...there,
  ...work,
  ...wholeWork,
  ...both,
]
