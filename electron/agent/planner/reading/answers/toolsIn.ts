import type { Chart } from '../../../reader/chart/parse.ts'
import type { FramesByAct } from '../../../reader/frames/index.ts'
import type { Effect, Verb } from '../../../reader/meaning/sentenceTypes.ts'

/** The tools that verbs and nouns of acts can mean, as a name of what is done: "the fade". */
export function toolsIn(chart: Chart, frames: FramesByAct): ReadonlySet<string> {
  const acts = chart.flat().flatMap(({ category, meaning }) => {
    if (category === 'verb') return (meaning as Verb).senses.map(({ act }) => act)
    return category === 'effect' ? [(meaning as Effect).act, `light:${(meaning as Effect).act}`] : []
  })
  return new Set(acts.flatMap((act) => frames.get(act)?.map(({ tool }) => tool) ?? []))
}
