import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { registry } from '../../electron/agent/tools/index.ts'
import type { EvalProject } from '../../electron/cli/eval/caseSchema.ts'
import { sameEffect } from '../../electron/cli/eval/effect/sameEffect.ts'
import { readCases } from '../../electron/cli/eval/readCases.ts'

const files = globSync('test/reading/**/*.jsonl')

test('there are sentences of every kind', () => {
  expect(files.length).toBeGreaterThanOrEqual(33)
})

// What is expected is checked here, not what is done: a wrong expectation is worse than none.
test.each(files)('what %s expects can be', (file) => {
  const read = readCases(readFileSync(file, 'utf8'), path.basename(file), new Map<string, EvalProject>())
  const flaws = read.flatMap((one) => {
    if (one.kind === 'malformed') return [`${one.id}: ${one.reason}`]
    const { case: said, project } = one
    const end = Math.max(0, ...project.tracks.flatMap((track) => track.clips.map((clip) => clip.end)))
    const outcomes = said.allow ?? []
    const acts = outcomes.flat()
    const given = acts.flatMap(({ args }) => (typeof args?.['name'] === 'string' ? [args['name']] : []))
    const names = new Set([...project.tracks.map((track) => track.name), ...given])
    return [
      ...acts.filter((act) => registry.findTool(act.tool) === null).map((act) => `no tool ${act.tool}`),
      ...acts
        .flatMap((act) => act.tracks ?? [])
        .filter((name) => !names.has(name))
        .map((name) => `no track ${name}`),
      ...acts
        .filter(({ range }) => range && (range[0] < 0 || range[1] <= range[0] || range[1] > end))
        .map(() => 'range'),
      ...acts.filter(({ at }) => (at ?? 0) < 0 || (at ?? 0) > end).map(() => 'place'),
      ...(said.want === 'do' && said.say.length === 1 && outcomes.some((acts) => sameEffect(project, acts, []) === true)
        ? ['what is to be done changes nothing']
        : []),
      ...(said.want !== undefined && said.want !== 'do' && acts.length > 0 ? ['asks and acts'] : []),
      ...(said.want === 'do' && acts.length === 0 && said.expect.after === undefined ? ['nothing to be done'] : []),
    ].map((flaw) => `${one.id}: ${flaw}`)
  })
  const ids = read.map((one) => one.id)
  expect(flaws).toEqual([])
  expect(new Set(ids).size).toBe(ids.length)
})
