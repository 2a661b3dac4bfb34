import type { KnownTools } from '../steps/known.ts'
import type { Problem } from '../steps/problem.ts'
import { featuresNear, featureTools } from '../words/enTools.ts'

/** How a value is called that a step has no use for. */
const strayNames: Readonly<Record<string, string>> = {
  db: 'a level in dB',
  percent: 'a percentage',
  hz: 'a frequency',
  lufs: 'a loudness',
  semitones: 'an interval',
  bpm: 'a tempo in bpm',
  ratio: 'a ratio',
  pace: 'a speed',
  factor: 'a factor',
  dbPerOctave: 'a slope',
  kbps: 'a bit rate',
  bits: 'a bit depth',
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

function nearTools(known: KnownTools, near: readonly string[]): string {
  const titles = near.flatMap((name) => known.byName.get(name)?.title ?? [])
  return titles.length === 0 ? '' : ` What I can do that comes near: ${titles.join(', ')}.`
}

/** What is there is not refused: only the words were not understood. What is not there is, with what comes near it. */
function sayFeature(feature: string, words: string, known: KnownTools): string {
  const near = Object.hasOwn(featuresNear, feature) ? featuresNear[feature] : undefined
  const there =
    near === undefined && Object.hasOwn(featureTools, feature)
      ? (featureTools[feature] ?? []).filter((name) => known.byName.has(name))
      : []
  return there.length === 0
    ? `I can't ${feature} yet.${nearTools(known, near ?? [])}`
    : `I don't understand “${words}”, so I can't do it.${nearTools(known, there.slice(0, 4))}`
}

function sayProblem(problem: Problem, known: KnownTools): string {
  switch (problem.kind) {
    case 'missing': {
      const row = known.missing.get(problem.tool)
      return row === undefined
        ? `I can't do “${problem.words}” yet.`
        : `I can't ${row.doing} yet.${nearTools(known, row.near)}`
    }
    case 'feature':
      return sayFeature(problem.feature, problem.words, known)
    case 'notUnderstood':
      return problem.words === ''
        ? "I don't understand that."
        : `I don't understand “${problem.words}”, so I can't do it.`
    case 'stray': {
      const title = known.byName.get(problem.tool)?.title ?? problem.tool
      const what = Object.hasOwn(strayNames, problem.what) ? strayNames[problem.what] : `“${problem.what}”`
      return `I can't do “${problem.words}”: ${title} does not take ${what}.`
    }
    case 'nothingToRepeat':
      return `I can't repeat anything yet: nothing was done before.`
    case 'either': {
      const titles = problem.tools.flatMap(
        (name) => known.byName.get(name)?.title ?? known.missing.get(name)?.doing ?? [],
      )
      return `I can't tell what “${problem.words}” is to be: say ${titles.map((title) => `“${title.toLowerCase()}”`).join(' or ')}.`
    }
    case 'saying':
      return problem.text
  }
}

/** What was not done, and that nothing was. */
export function refuse(problem: Problem, understood: readonly string[], known: KnownTools): string {
  const others =
    understood.length === 0
      ? ''
      : ` I understood ${understood.map((words) => `“${words}”`).join(', ')}, but did not begin without the rest.`
  return `${capital(sayProblem(problem, known))}${others} Nothing was changed.`
}

export const notUnderstood =
  'I did not understand that. Nothing was changed. I edit audio: try “trim the first 30 seconds”, “delete 1:00 to 1:20” or “fade out the last 5 seconds”.'
