import path from 'node:path'
import { createRequire } from 'node:module'
import { cruise, type IConfiguration, type ICruiseResult } from 'dependency-cruiser'
import { beforeAll, describe, expect, it } from 'vitest'
import { circlesOf as circlesIn, roomIn } from '../../scripts/house/figures.mjs'

const root = path.resolve(import.meta.dirname, '../..')
const config = createRequire(import.meta.url)('../../.dependency-cruiser.cjs') as IConfiguration

/** One file imports the other, for a value or for a type. */
type Import = readonly [from: string, to: string]

/** Folders with a common parent that import each other, directly or by way of others. Loose files of it are no room. */
function circlesOf(imports: readonly Import[]): string[] {
  const parents = new Set(imports.flatMap(([from]) => foldersAbove(from)))
  return [...parents].toSorted().flatMap((parent) => {
    const down = new Map<string, string[]>()
    for (const [from, to] of imports) {
      const [a, b] = [roomIn(parent, from), roomIn(parent, to)]
      if (a !== null && b !== null && a !== b) down.set(a, [...(down.get(a) ?? []), b])
    }
    return circlesIn(down)
      .map((rooms) => `${parent}: ${rooms.join(', ')}`)
      .toSorted()
  })
}

const foldersAbove = (file: string): string[] => {
  const parts = file.split('/').slice(0, -1)
  return parts.map((_, count) => parts.slice(0, count).join('/')).filter((folder) => folder !== '')
}

describe('the house as it stands', () => {
  let house: ICruiseResult
  beforeAll(async () => {
    const { enhancedResolveOptions = {}, ...options } = config.options ?? {}
    const run = await cruise(
      ['electron', 'renderer', 'shared'],
      { ...options, ruleSet: { forbidden: config.forbidden ?? [] }, validate: true, baseDir: root },
      enhancedResolveOptions,
    )
    if (typeof run.output === 'string') throw new Error(run.output)
    house = run.output
  })

  it('keeps the rules of its floors', () => {
    expect(house.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`)).toEqual([])
  })

  it('has rooms that import their neighbours in one direction only', () => {
    const imports = house.modules.flatMap(({ source, dependencies }) =>
      dependencies.map(({ resolved }): Import => [source, resolved]),
    )
    expect(imports.length).toBeGreaterThan(5000)
    expect(circlesOf(imports)).toEqual([])
  })

  it('draws the first picture of the window without schemas and dialogs', () => {
    const first = loadedBy('renderer/main.tsx', house)
    expect(first).toContain('renderer/app/Layout.tsx')
    expect(first.filter((file) => /node_modules\/zod\/|Dialog\.tsx$|ToolDock\.tsx$/u.test(file))).toEqual([])
  })
})

/** What a file can not run without, itself included: imports for types, and what is fetched later, don't count. */
function loadedBy(file: string, { modules }: ICruiseResult): string[] {
  const importsOf = new Map(modules.map(({ source, dependencies }) => [source, dependencies]))
  const loaded = new Set([file])
  for (const one of loaded)
    for (const { resolved, dynamic, dependencyTypes } of importsOf.get(one) ?? [])
      if (!dynamic && !dependencyTypes.includes('type-only')) loaded.add(resolved)
  return [...loaded]
}

describe('rooms with a common parent', () => {
  it('that import each other are found, by way of a third too', () => {
    expect(
      circlesOf([
        ['electron/engine/edits/clips/a.ts', 'electron/engine/edits/removal/b.ts'],
        ['electron/engine/edits/removal/c.ts', 'electron/engine/edits/clips/d.ts'],
      ]),
    ).toEqual(['electron/engine/edits: clips, removal'])
    expect(
      circlesOf([
        ['electron/a/1.ts', 'electron/b/2.ts'],
        ['electron/b/3.ts', 'electron/c/4.ts'],
        ['electron/c/5.ts', 'electron/a/6.ts'],
        ['electron/d/7.ts', 'electron/a/1.ts'],
      ]),
    ).toEqual(['electron: a, b, c'])
  })

  it('that import each other by loose files of their parent only are none', () => {
    expect(
      circlesOf([
        ['electron/engine/index.ts', 'electron/engine/model/a.ts'],
        ['electron/engine/model/a.ts', 'electron/engine/contract.ts'],
        ['electron/engine/jobs/b.ts', 'electron/engine/model/a.ts'],
      ]),
    ).toEqual([])
  })
})
