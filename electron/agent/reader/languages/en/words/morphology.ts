import type { VerbForm } from '../../../meaning/sentenceTypes.ts'

/** Past, participle and gerund of verbs that don't follow the rule. */
const irregular: Readonly<Record<string, readonly [string, string, string]>> = {
  cut: ['cut', 'cut', 'cutting'],
  put: ['put', 'put', 'putting'],
  set: ['set', 'set', 'setting'],
  split: ['split', 'split', 'splitting'],
  shut: ['shut', 'shut', 'shutting'],
  let: ['let', 'let', 'letting'],
  take: ['took', 'taken', 'taking'],
  make: ['made', 'made', 'making'],
  get: ['got', 'got', 'getting'],
  give: ['gave', 'given', 'giving'],
  throw: ['threw', 'thrown', 'throwing'],
  bring: ['brought', 'brought', 'bringing'],
  keep: ['kept', 'kept', 'keeping'],
  leave: ['left', 'left', 'leaving'],
  // What is gone is away: "have the music gone by 0:25" is no way to a place.
  go: ['went', 'went', 'going'],
  rewind: ['rewound', 'rewound', 'rewinding'],
  hear: ['heard', 'heard', 'hearing'],
  lose: ['lost', 'lost', 'losing'],
  undo: ['undid', 'undone', 'undoing'],
  redo: ['redid', 'redone', 'redoing'],
  do: ['did', 'done', 'doing'],
  run: ['ran', 'run', 'running'],
  slide: ['slid', 'slid', 'sliding'],
  stick: ['stuck', 'stuck', 'sticking'],
  hold: ['held', 'held', 'holding'],
  begin: ['began', 'begun', 'beginning'],
  speed: ['sped', 'sped', 'speeding'],
  break: ['broke', 'broken', 'breaking'],
  choose: ['chose', 'chosen', 'choosing'],
  want: ['wanted', 'wanted', 'wanting'],
  listen: ['listened', 'listened', 'listening'],
  render: ['rendered', 'rendered', 'rendering'],
  gate: ['gated', 'gated', 'gating'],
  lower: ['lowered', 'lowered', 'lowering'],
  soften: ['softened', 'softened', 'softening'],
  quieten: ['quietened', 'quietened', 'quietening'],
  tighten: ['tightened', 'tightened', 'tightening'],
  shorten: ['shortened', 'shortened', 'shortening'],
  open: ['opened', 'opened', 'opening'],
  audition: ['auditioned', 'auditioned', 'auditioning'],
  position: ['positioned', 'positioned', 'positioning'],
  cancel: ['cancelled', 'canceled', 'cancelling'],
  discard: ['discarded', 'discarded', 'discarding'],
  limit: ['limited', 'limited', 'limiting'],
  edit: ['edited', 'edited', 'editing'],
  pitch: ['pitched', 'pitched', 'pitching'],
  level: ['levelled', 'leveled', 'levelling'],
  label: ['labelled', 'labeled', 'labelling'],
  select: ['selected', 'selected', 'selecting'],
  highlight: ['highlighted', 'highlighted', 'highlighting'],
  rev: ['revved', 'revved', 'revving'],
  revert: ['reverted', 'reverted', 'reverting'],
  invert: ['inverted', 'inverted', 'inverting'],
  insert: ['inserted', 'inserted', 'inserting'],
  export: ['exported', 'exported', 'exporting'],
  import: ['imported', 'imported', 'importing'],
  reduce: ['reduced', 'reduced', 'reducing'],
  omit: ['omitted', 'omitted', 'omitting'],
  excise: ['excised', 'excised', 'excising'],
  mix: ['mixed', 'mixed', 'mixing'],
  transpose: ['transposed', 'transposed', 'transposing'],
  alter: ['altered', 'altered', 'altering'],
  hush: ['hushed', 'hushed', 'hushing'],
  clear: ['cleared', 'cleared', 'clearing'],
  boost: ['boosted', 'boosted', 'boosting'],
  repair: ['repaired', 'repaired', 'repairing'],
  mend: ['mended', 'mended', 'mending'],
  resume: ['resumed', 'resumed', 'resuming'],
}

/** Each form of a verb's first word, with what it is; a form can be several. */
export function formsOf(base: string): Map<string, VerbForm[]> {
  const forms = new Map<string, VerbForm[]>()
  const add = (text: string, form: VerbForm): void => void forms.set(text, [...(forms.get(text) ?? []), form])
  const [past, participle, gerund] = irregular[base] ?? regular(base)
  add(base, 'base')
  add(thirdOf(base), 'third')
  add(past, 'past')
  add(participle, 'participle')
  add(gerund, 'gerund')
  return forms
}

function thirdOf(base: string): string {
  if (/(s|x|z|ch|sh|o)$/u.test(base)) return `${base}es`
  return /[^aeiou]y$/u.test(base) ? `${base.slice(0, -1)}ies` : `${base}s`
}

function regular(base: string): [string, string, string] {
  if (base.endsWith('e'))
    return [`${base}d`, `${base}d`, base.endsWith('ee') ? `${base}ing` : `${base.slice(0, -1)}ing`]
  if (/[^aeiou]y$/u.test(base)) return [`${base.slice(0, -1)}ied`, `${base.slice(0, -1)}ied`, `${base}ing`]
  const doubled = /^[^aeiou]*[aeiou][bdglmnprtk]$/u.test(base) ? `${base}${base.at(-1) ?? ''}` : base
  return [`${doubled}ed`, `${doubled}ed`, `${doubled}ing`]
}
