import { aloud } from './verbs/aloud.ts'
import { heads } from './speech/heads.ts'
import { heard } from './verbs/heard.ts'
import { tightest } from './verbs/tightened.ts'
import { wordings } from './values/wordings.ts'
import type { Rule } from '../../chart/rule.ts'
import { once } from '../../../../../shared/once.ts'
import { args } from './sets/arguments.ts'
import { asides } from './speech/asides.ts'
import { foreign } from './verbs/foreign.ts'
import { history } from './verbs/history.ts'
import { elaborated } from './verbs/elaborated.ts'
import { kept } from './verbs/kept.ts'
import { ones } from './sets/ones.ts'
import { voiceTracks } from './sets/voices.ts'
import { notation } from './times/notation.ts'
import { numbers } from './times/numbers.ts'
import { picked } from './sets/picked.ts'
import { ranges } from './times/ranges.ts'
import { counted } from './times/counted.ts'
import { conditions } from './speech/conditions.ts'
import { apposed } from './sets/apposed.ts'
import { lists } from './sets/lists.ts'
import { hedges } from './values/hedges.ts'
import { sameAmount, strengths } from './values/strengths.ts'
import { sets } from './sets/sets.ts'
import { spots } from './sets/spots.ts'
import { spoken } from './times/spoken.ts'
import { joints } from './speech/joints.ts'
import { speech } from './speech/speech.ts'
import { requests } from './speech/requests.ts'
import { stories } from './speech/stories.ts'
import { times } from './times/times.ts'
import { levels } from './values/levels.ts'
import { measuredBy } from './values/measuredBy.ts'
import { mended } from './speech/mended.ts'
import { excluded } from './sets/scopes.ts'
import { relations } from './times/relations.ts'
import { relatives } from './speech/relatives.ts'
import { steps } from './values/steps.ts'
import { described } from './sets/described.ts'
import { told } from './speech/tells.ts'
import { stated } from './verbs/stated.ts'
import { comparedAlone } from './verbs/compared.ts'
import { terse } from './verbs/terse.ts'
import { denials } from './speech/denials.ts'
import { trade } from './verbs/trade.ts'
import { turns } from './times/turns.ts'
import { values } from './values/values.ts'
import { deliveries } from './verbs/deliveries.ts'
import { about, reports } from './questions/reports.ts'
import { events } from './sets/events.ts'
import { forMe, wished } from './verbs/wished.ts'
import { placed } from './times/placed.ts'
import { purposes } from './speech/purposes.ts'
import { effects } from './verbs/effects.ts'
import { verbsOf } from '../verbsOf.ts'
import { verbs } from './verbs/verbs.ts'

/** Thousands, which a start without a message does not need. */
export const rules = once((): readonly Rule[] => [
  ...numbers,
  ...times,
  ...ranges,
  ...sets,
  ...spots,
  ...ones,
  ...voiceTracks,
  ...lists,
  ...apposed,
  ...conditions,
  ...values,
  ...deliveries,
  ...about,
  ...reports,
  ...sameAmount,
  ...hedges,
  ...terse,
  ...comparedAlone,
  ...stated,
  ...elaborated,
  ...told,
  ...described,
  ...steps,
  ...foreign,
  ...relations,
  ...relatives,
  ...excluded,
  ...levels,
  ...measuredBy,
  ...mended,
  ...notation,
  ...turns,
  ...picked,
  ...spoken,
  ...counted,
  ...args,
  ...verbsOf('en', verbs),
  ...effects,
  ...strengths,
  ...speech,
  ...asides,
  ...stories,
  ...requests,
  ...trade,
  ...denials,
  ...events,
  ...wished,
  ...forMe,
  ...placed,
  ...purposes,
  ...joints,
  ...history,
  ...kept,
  ...heads,
  ...wordings,
  ...heard,
  ...tightest,
  ...aloud,
])
