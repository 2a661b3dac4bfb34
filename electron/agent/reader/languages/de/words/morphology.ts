import type { VerbForm } from '../../../meaning/sentenceTypes.ts'

/** Endings of an adjective in all its cases: "erste", "ersten" … */
export const cases = (...stems: string[]): string =>
  stems.flatMap((stem) => ['e', 'en', 'er', 'es', 'em'].map((ending) => `${stem}${ending}`)).join('|')

/** Present, past and participle of verbs that change their stem; the participle without "ge-" where it has none. */
const strong: Readonly<Record<string, { present?: string; past: string; participle: string }>> = {
  schneiden: { past: 'schnitt', participle: 'geschnitten' },
  nehmen: { present: 'nimm', past: 'nahm', participle: 'genommen' },
  werfen: { present: 'wirf', past: 'warf', participle: 'geworfen' },
  geben: { present: 'gib', past: 'gab', participle: 'gegeben' },
  lassen: { present: 'lass', past: 'ließ', participle: 'gelassen' },
  halten: { past: 'hielt', participle: 'gehalten' },
  behalten: { past: 'behielt', participle: 'behalten' },
  schieben: { past: 'schob', participle: 'geschoben' },
  verschieben: { past: 'verschob', participle: 'verschoben' },
  ziehen: { past: 'zog', participle: 'gezogen' },
  bringen: { past: 'brachte', participle: 'gebracht' },
  nennen: { past: 'nannte', participle: 'genannt' },
  benennen: { past: 'benannte', participle: 'benannt' },
  springen: { past: 'sprang', participle: 'gesprungen' },
  gehen: { past: 'ging', participle: 'gegangen' },
  treiben: { past: 'trieb', participle: 'getrieben' },
  heben: { past: 'hob', participle: 'gehoben' },
  streichen: { past: 'strich', participle: 'gestrichen' },
  sprechen: { present: 'sprich', past: 'sprach', participle: 'gesprochen' },
  tun: { past: 'tat', participle: 'getan' },
  kommen: { past: 'kam', participle: 'gekommen' },
  lesen: { present: 'lies', past: 'las', participle: 'gelesen' },
  laden: { past: 'lud', participle: 'geladen' },
  schreiben: { past: 'schrieb', participle: 'geschrieben' },
  beginnen: { past: 'begann', participle: 'begonnen' },
  anfangen: { past: 'fing', participle: 'gefangen' },
  brennen: { past: 'brannte', participle: 'gebrannt' },
  verbinden: { past: 'verband', participle: 'verbunden' },
  schmeißen: { past: 'schmiss', participle: 'geschmissen' },
  reißen: { past: 'riss', participle: 'gerissen' },
  brechen: { present: 'brich', past: 'brach', participle: 'gebrochen' },
  unterbrechen: { present: 'unterbrich', past: 'unterbrach', participle: 'unterbrochen' },
  schließen: { past: 'schloss', participle: 'geschlossen' },
  fahren: { past: 'fuhr', participle: 'gefahren' },
  messen: { present: 'miss', past: 'maß', participle: 'gemessen' },
  begrenzen: { past: 'begrenzte', participle: 'begrenzt' },
  gleichen: { past: 'glich', participle: 'geglichen' },
  überschreiben: { past: 'überschrieb', participle: 'überschrieben' },
  wiederherstellen: { past: 'stellte', participle: 'wiederhergestellt' },
}

/** Verbs that begin so have no "ge-" in their participle. */
const inseparable = /^(?:be|ent|er|ver|zer|wieder|über|unter)/u

interface Stems {
  /** "lösch". */
  readonly stem: string
  readonly present: string
  readonly past: string
  readonly participle: string
}

function stemsOf(infinitive: string): Stems {
  const stem = infinitive.replace(/e?n$/u, '')
  const known = strong[infinitive]
  const hard = /(?:[dt]|[^lrhm]n|[^lrhm]m)$/u.test(stem)
  const past = known?.past ?? `${stem}${hard ? 'ete' : 'te'}`
  const bare = infinitive.endsWith('ieren') || inseparable.test(infinitive)
  const participle = known?.participle ?? `${bare ? '' : 'ge'}${stem}${hard ? 'et' : 't'}`
  return { stem, present: known?.present ?? stem, past, participle }
}

/** Forms that stand alone with a subject or as an order: the prefix of a separable verb is apart from them. */
export function finiteForms(infinitive: string): Map<string, VerbForm[]> {
  const { stem, present, past } = stemsOf(infinitive)
  const forms = new Map<string, VerbForm[]>()
  const add = (text: string, form: VerbForm): void => {
    const own = forms.get(text) ?? []
    if (!own.includes(form)) forms.set(text, [...own, form])
  }
  const order = /[^aeiou][lr]$/u.test(stem) ? [`${stem}e`, stem] : [stem, `${stem}e`]
  for (const one of present === stem ? order : [present, `${present}e`, `${stem}e`]) add(one, 'base')
  if (stem.endsWith('el')) add(`${stem.slice(0, -2)}le`, 'base')
  if (stem.endsWith('er')) add(`${stem.slice(0, -2)}re`, 'base')
  add(`${infinitive} sie`, 'base')
  // "wir blenden … aus".
  add(infinitive, 'third')
  for (const one of [present, stem])
    for (const ending of /[dt]$/u.test(one) ? ['et', 'est'] : ['t', 'st']) add(`${one}${ending}`, 'third')
  add(past, 'past')
  add(past.endsWith('e') ? `${past}n` : `${past}en`, 'past')
  return forms
}

/** Forms at the end of a clause: there a separable prefix is joined to the verb, or stands right before it. */
export function finalForms(infinitive: string, prefix: string): Map<string, VerbForm[]> {
  const { stem, present, past, participle } = stemsOf(infinitive)
  const forms = new Map<string, VerbForm[]>()
  const add = (text: string, form: VerbForm): void => void forms.set(text, [...(forms.get(text) ?? []), form])
  const joins = prefix === '' ? [''] : [prefix, `${prefix} `]
  for (const before of joins) {
    add(`${before}${infinitive}`, 'base')
    add(`${before}${participle}`, 'participle')
    add(`${before}${participle} werden`, 'participle')
    for (const passive of ['wird', 'würde', 'werde']) add(`${before}${participle} ${passive}`, 'third')
    add(`${before}${infinitive} würde`, 'third')
    if (before === '') continue
    add(before.endsWith(' ') ? `${before}zu ${infinitive}` : `${before}zu${infinitive}`, 'gerund')
    add(`${before}${present}${/[dt]$/u.test(present) ? 'et' : 't'}`, 'third')
    for (const one of new Set([present, stem])) add(`${before}${one}${/[dt]$/u.test(one) ? 'est' : 'st'}`, 'third')
    add(`${before}${past}`, 'past')
  }
  if (prefix === '') add(`zu ${infinitive}`, 'gerund')
  return forms
}
