import { type Rule, rule, words } from '../../../chart/rule.ts'
import * as g from '../../../meaning/sets/groups.ts'
import * as v from '../../../meaning/values.ts'

const names: readonly [string, string][] = [
  [
    'edits',
    'schnittliste|schnittprotokoll|liste_der_schnitte|protokoll_der_schnitte|änderungsprotokoll|bearbeitungsliste',
  ],
  ['edl', 'edl|edl_datei|cmx'],
  ['reaper', 'rpp|rpp_datei|reaper_projekt|reaperprojekt|reaper_datei|reaper_session|projekt_für_reaper'],
  ['loudness', 'lautheitsbericht|lautheitsprotokoll|lautstärkebericht|pegelbericht|lautheitsmessung'],
]

const forReaper = words(
  'argument',
  '[es|alles|das|das_projekt|das_ganze] für|nach|als reaper [projekt|datei]',
  v.tied('bare')({ v: v.choice('report', 'reaper') }),
  -0.5,
)

/** Each track for itself, as people who mix call it. */
const stems: readonly Rule[] = rule(
  'group',
  '[die|alle|alle_die|einzelne|die_einzelnen] stems',
  () => g.ofSort('track', { kind: 'each' }),
  -0.1,
)

/** "als JSON". */
const forms: readonly [string, string][] = [
  ['text', 'text|txt|textdatei|text_datei|reiner_text'],
  ['csv', 'csv|csv_datei|tabelle'],
  ['json', 'json|json_datei'],
]

export const reports: readonly Rule[] = [
  ...forms.flatMap(([is, said]) =>
    words(
      'argument',
      `als|im|in [ein|eine|einen] ${said} [format]`,
      v.tied('bare')({ v: v.choice('reportFormat', is) }),
      -0.3,
    ),
  ),
  ...names.flatMap(([is, said]) =>
    words(
      'argument',
      `[ein|eine|einen|die|den|das|meine] ${said}`,
      v.tied('bare')({ v: v.choice('report', is) }),
      -0.5,
    ),
  ),
  ...forReaper,
  ...stems,
]

/** What a project says of itself, how that is called, and what may stand in front of it. */
const aboutNames: readonly [list: string, is: string, said: string, tied?: string][] = [
  ['tag', 'title', 'titel|titel_tag|folgentitel'],
  ['tag', 'artist', 'interpret|interpreten|künstler|autor|autorin'],
  ['tag', 'album', 'album'],
  ['tag', 'year', 'jahr|erscheinungsjahr'],
  ['tag', 'comment', 'kommentar'],
  ['cover', 'set', 'cover|titelbild|albumcover', '[als|für|zum] '],
  ['showTags', 'set', 'tags|metadaten'],
]

export const about: readonly Rule[] = aboutNames.flatMap(([list, is, said, tied = '']) =>
  words(
    'argument',
    `${tied}[der|die|das|den|ein|eine|einen|mein|unser] ${said}`,
    v.tied('bare')({ v: v.choice(list, is) }),
    -0.2,
  ),
)
