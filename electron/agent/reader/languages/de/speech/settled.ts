import { type Rule, rule } from '../../../chart/rule.ts'
import * as g from '../../../meaning/sets/groups.ts'
import type { Marker } from '../../../meaning/sentenceTypes.ts'

const marker = (marks: Marker['marks'], cost: number, ...patterns: string[]): Rule[] =>
  patterns.flatMap((pattern) => rule('marker', pattern, (): Marker => ({ kind: 'marker', marks }), cost))

const by =
  'schon|ja_schon|inzwischen|mittlerweile|gerade|gerade_eben|eben|jetzt|nun|damit|dann|wohl|bereits|längst|von_selbst|von_allein|von_alleine|eigentlich|doch|auch|für_mich|hiermit|eh|ja|wieder|gerade_von_selbst'
const it =
  'es|das|dies|die_sache|das_ganze|das_alles|alles|die_frage|das_thema|mein_wunsch|der_wunsch|die_bitte|meine_bitte'
const settled = 'erledigt|geklärt|geregelt'
const idle =
  'hinfällig|überflüssig|unnötig|vom_tisch|gegessen|egal|nicht_mehr_nötig|nicht_nötig|nicht_mehr_wichtig|kein_thema_mehr|nicht_mehr_aktuell'

/** "Ach, hat sich schon erledigt", "das ist inzwischen hinfällig": what was asked for is not to be done. */
const all: readonly Rule[] = marker(
  'retraction',
  -1.2,
  `[${it}] hat|hätte sich [${by}] [${by}] ${settled} [${by}]`,
  `[${by}] hat|hätte sich ${it} [${by}] [${by}] ${settled}`,
  `${it} ist|wäre [${by}] [${by}] ${settled}|${idle}`,
  `[${by}] ist|wäre ${it} [${by}] ${settled}|${idle}`,
  `das|die_sache|die_geschichte mit <group> hat|hätte sich [${by}] [${by}] ${settled}`,
  `das|die_sache|die_geschichte mit <group> ist|wäre [${by}] ${settled}|${idle}`,
  `[${it}] erledigt sich [${by}] [${by}]`,
  `[${it}] braucht es|s|das [jetzt|nun|dann] nicht_mehr|nimmer|doch_nicht`,
)

/** "…, der Sponsor hat sich erledigt": that alone is not to be touched. */
const one: readonly Rule[] = rule(
  'scope',
  `, <group:g> hat|haben sich [${by}] [${by}] ${settled} [${by}]`,
  g.scope('except'),
  -1.6,
)

/** What has settled itself. */
export const settledThings: readonly Rule[] = [...all, ...one]
