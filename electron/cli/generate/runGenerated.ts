import type { CaseResult } from '../eval/runCases.ts'
import { resultAsJson } from '../eval/describeResult.ts'
import { generate, type Generated } from './generate.ts'
import { playGenerated, shrink } from './playGenerated.ts'

/** More failures than this are counted, and no longer made small and shown. */
const mostShown = 40

/** Plays generated sentences and prints each that did something else; as JSON, all of them. */
export async function runGenerated(
  { count, seed, form }: { count: number; seed: number; form: 'text' | 'json' },
  print: (line: string) => void,
): Promise<readonly CaseResult[]> {
  const results: CaseResult[] = []
  let shown = 0
  for (const one of generate(count, seed)) {
    const result = await playGenerated(one)
    results.push({ ...result, played: null })
    if (form === 'json') print(withMeaning(one, result))
    else if (result.outcome === 'wrongAct' && shown < mostShown) {
      shown += 1
      const small = await shrink(one, result)
      print(failureAsText(one, small.found, small.result))
    }
  }
  return results
}

function withMeaning({ meaning, case: said }: Generated, result: CaseResult): string {
  const { project, ...rest } = meaning
  const fields = [
    `"said":${JSON.stringify(said.say[0])}`,
    `"meaning":${JSON.stringify(rest)}`,
    `"want":${JSON.stringify(said.want ?? null)}`,
    `"tracks":${JSON.stringify(project.tracks.map((track) => track.name))}`,
  ]
  return `${resultAsJson(result).slice(0, -1)},${fields.join(',')}}`
}

function failureAsText(found: Generated, small: Generated, result: CaseResult): string {
  const { project, saying, ...meaning } = small.meaning
  const acts = result.played?.requests.flatMap((request) => request.ran) ?? []
  const tracks = project.tracks.map(({ name, clips }) => [name, ...clips.map((clip) => [clip.start, clip.end])])
  const labels = project.labels.map((label) => [label.text, label.start, label.end])
  const first = found.case.say[0] === small.case.say[0] ? [] : [`      from    ${found.case.say[0] ?? ''}`]
  return [
    `WRONG ${found.case.id} (${found.case.class ?? ''})`,
    `      said    ${small.case.say[0] ?? ''}`,
    ...first,
    `      meant   ${JSON.stringify(meaning)}`,
    `      allowed ${JSON.stringify(small.case.allow)}`,
    `      did     ${JSON.stringify(acts)}`,
    `      project ${JSON.stringify({ tracks, labels, selection: project.selection })}; saying ${saying}`,
  ].join('\n')
}
