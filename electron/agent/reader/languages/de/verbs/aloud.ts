import { type Rule, rule, words } from '../../../chart/rule.ts'
import { rest } from '../../../meaning/sets/groups.ts'
import { bringing, sense, verb } from '../../../meaning/senses.ts'
import type { Marker, Verb } from '../../../meaning/sentenceTypes.ts'
import type { Group } from '../../../meaning/types.ts'
import * as v from '../../../meaning/values.ts'

const polite: Marker = { kind: 'marker', marks: 'courtesy' }
const others = 'der_rest|alles_andere|alles_übrige|die_anderen|das_andere'
const gone = 'weg|raus|fort|gelöscht_werden|wegfallen|verschwinden'

/** "behalte nur die erste Minute der Rest kann weg": once, in two ways. */
const kept: readonly Rule[] = rule(
  'verb',
  `behalte|behalt|behalten|lass|lasse nur|bloß|lediglich <group:g> [,|;|und] ${others} kann|soll|darf|muss [dann|ruhig|auch] ${gone}`,
  ({ g }: { g: Group }): Verb => bringing(verb(sense('keep')), v.tiedGroup('bare')({ g })),
  -2,
)

/** "…, auch wenn es mir leid tut": it is done all the same. */
const conceded: readonly Rule[] = words<'marker'>(
  'marker',
  'auch_wenn|selbst_wenn|wenngleich|obgleich|wiewohl|obschon',
  { kind: 'marker', marks: 'reason', why: 'verb' },
  -3,
)

const fades = 'fade|fades|blende|überblendung|ausblende|einblende|ausblendung|einblendung|hall|echo|kompressor|limiter'
/** "kein Fade bitte, nur normalisieren": what is not to be, in front of what is. */
const notThat: readonly Rule[] = rule(
  'marker',
  `kein|keine|keinen ${fades} [bitte|danke] ,|;|– [bitte] nur|bloß|einfach|lediglich|sondern`,
  () => polite,
  -3,
)

/** "andere löschen". */
const restOf: readonly Rule[] = words('group', 'andere|anderes', rest('any')(), 0.8)

/** What is said aloud rather than written. */
export const aloud: readonly Rule[] = [...kept, ...conceded, ...notThat, ...restOf]
