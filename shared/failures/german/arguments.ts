import { sayList } from '../../wording/sayingGerman.ts'
import { trackColours } from '../../schemas/trackPalette.ts'
import { de } from '../../texts/de/index.ts'
import { sayBy, type Sayings } from '../../wording/sayings.ts'
import { type ArgumentIssue, type ArgumentProblem, withoutStop } from '../values/argumentIssues.ts'

/** A value by the name that the window has for it; a part of a list keeps its path. */
const nameOf = (parameter: string): string =>
  parameter === '' ? 'die Angaben' : `„${de.fields[parameter]?.name ?? parameter.replaceAll('_', ' ')}“`

const bounds = {
  'at least': 'mindestens',
  'at most': 'höchstens',
  'more than': 'mehr als',
  'less than': 'weniger als',
} as const

const problems: Readonly<Record<ArgumentProblem, string>> = {
  'pace-in-several-ways': 'das Tempo ist auf mehr als eine Art angegeben',
  'not-an-earlier-step': '„after“ hat nur Nummern früherer Schritte, ab 1',
  'pace-impossible': 'mehr als zwanzigmal langsamer oder zehnmal schneller',
  'channels-of-imports':
    'eine Datei mit mehr als zwei Kanälen wird zu Stereo gemischt oder in einzelne Mono-Spuren geteilt',
  'needs-default': 'nötig ist ein Standard, oder ein Platz unter den verlangten',
  'limits-unfit': 'Standard und Grenzen müssen zueinander passen',
  'colours-of-tracks': `Spuren können ${trackColours.map((one) => de.fieldWords.choices[one]).join(', ')} sein`,
  'formats-of-exports': 'WAV, AIFF, FLAC, MP3 und Ogg Vorbis lassen sich hier schreiben, mit FFmpeg auch M4A und Opus',
}

const types: Readonly<Record<string, string>> = {
  int: 'eine ganze Zahl',
  number: 'eine Zahl',
  string: 'ein Text',
  boolean: 'ja oder nein',
  array: 'eine Liste',
  object: 'ein Objekt',
}

const unitOf = (parameter: string): string => (parameter.endsWith('_db') ? ' dB' : '')
const fits = (parameter: string): string => (parameter === '' ? 'passen nicht' : 'passt nicht')

type Quote = (name: string) => string

const sayingsWith = (nameOf: Quote): Sayings<ArgumentIssue> => ({
  missing: ({ parameter, meaning }) =>
    `${nameOf(parameter)} fehlt${parameter === '' ? 'en' : ''}${meaning === null ? '' : ` (${withoutStop(de.fields[parameter]?.about ?? meaning)})`}`,
  type: ({ parameter, expected }) => `${nameOf(parameter)} muss ${types[expected] ?? expected} sein`,
  limit: ({ parameter, bound, limit }) =>
    `${nameOf(parameter)} muss ${bounds[bound]} ${limit.replace('.', ',')}${unitOf(parameter)} sein`,
  length: ({ parameter, bound, limit }) => `${nameOf(parameter)} muss ${bounds[bound]} ${limit} Zeichen haben`,
  unknown: ({ parameters, known }) => {
    const what = `${sayList(parameters.map(nameOf))} ${parameters.length === 1 ? 'ist' : 'sind'} nicht bekannt`
    if (known === null) return what
    return `${what}; ${known.length === 0 ? 'es gibt keine Angaben' : `es gibt ${known.map(nameOf).join(', ')}`}`
  },
  choice: ({ parameter, choices }) =>
    `${nameOf(parameter)} muss ${choices.length === 1 ? '' : 'eines von '}${choices.join(', ')} sein`,
  format: ({ parameter, format }) =>
    `${nameOf(parameter)} muss ${format === 'url' ? 'mit http:// oder https:// beginnen' : `die Form ${format} haben`}`,
  problem: ({ parameter, problem }) =>
    `${nameOf(parameter)} ${fits(parameter)}${problem === null ? '' : ` (${problems[problem]})`}`,
  unfit: ({ parameter }) => `${nameOf(parameter)} ${fits(parameter)}`,
  together: ({ parameters }) => `${parameters.map(nameOf).join(' und ')} gehören zusammen`,
  'not json': 'sie sind kein gültiges JSON',
  'no tool named': 'es muss ein Objekt mit dem Namen eines „tool“ sein',
  'no target': 'es gibt nichts, wonach gefragt werden kann',
  'no paths': 'Dateien gehen hier über die Seite',
})

/** `names`: what some values are called where they stand. */
export function sayIssues(
  issues: readonly ArgumentIssue[],
  names: (parameter: string) => string | undefined = () => undefined,
): string {
  const sayings = sayingsWith((parameter) => names(parameter) ?? nameOf(parameter))
  return issues.map((issue) => sayBy(sayings, issue)).join('; ')
}
