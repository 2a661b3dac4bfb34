import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { cruise, type IConfiguration } from 'dependency-cruiser'
import { afterAll, describe, expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const config = createRequire(import.meta.url)('../../.dependency-cruiser.cjs') as IConfiguration
const rules = (config.forbidden ?? []).flatMap(({ name }) => name ?? [])

const typeFrom = (name: string, from: string): string => `import type { ${name} } from '${from}'`

/** One planted violation for each rule: file → its text. */
const plants: Record<string, Record<string, string>> = {
  'no-cycles': {
    'shared/a.ts': `import { b } from './b.ts'; export const a = () => b`,
    'shared/b.ts': `import { a } from './a.ts'; export const b = () => a`,
  },
  'rooms-are-listed': {
    'electron/engine/attic/a.ts': `import { b } from '../model/b.ts'; export const a = b`,
    'electron/engine/model/b.ts': 'export const b = 1',
  },
  'rooms-look-down': {
    'electron/engine/state/a.ts': `import { b } from '../session/b.ts'; export const a = b`,
    'electron/engine/session/b.ts': 'export const b = 1',
  },
  'no-dead-imports': { 'shared/a.ts': `import { b } from './gone.ts'; export const a = b` },
  'shared-is-a-leaf': {
    'shared/a.ts': `import { b } from '../electron/editor/index.ts'; export const a = b`,
    'electron/editor/index.ts': 'export const b = 1',
  },
  'shared-has-no-node': { 'shared/a.ts': `import { readFileSync } from 'node:fs'; export const a = readFileSync` },
  'renderer-never-electron': {
    'renderer/a.ts': `import { b } from '../electron/engine/index.ts'; export const a = b`,
    'electron/engine/index.ts': 'export const b = 1',
  },
  'renderer-has-no-node': { 'renderer/a.ts': `import { join } from 'node:path'; export const a = join` },
  'features-do-not-import-each-other': {
    'renderer/features/chat/a.ts': `import { b } from '../tracks/b.ts'; export const a = b`,
    'renderer/features/tracks/b.ts': 'export const b = 1',
  },
  'the-window-looks-down-only': {
    'renderer/timeline/a.ts': `import { b } from '../features/tracks/b.ts'; export const a = b`,
    'renderer/features/tracks/b.ts': 'export const b = 1',
  },
  'features-never-the-app': {
    'renderer/features/chat/a.ts': `import { b } from '../../app/b.ts'; export const a = b`,
    'renderer/app/b.ts': 'export const b = 1',
  },
  'the-port-knows-only-shared': {
    'electron/editor/index.ts': `import { b } from '../engine/index.ts'; export const a = b`,
    'electron/engine/index.ts': 'export const b = 1',
  },
  'engine-knows-nobody': {
    'electron/engine/a.ts': `import { b } from '../agent/index.ts'; export const a = b`,
    'electron/agent/index.ts': 'export const b = 1',
  },
  'agent-knows-only-the-port': {
    'electron/agent/a.ts': `import { b } from '../engine/index.ts'; export const a = b`,
    'electron/engine/index.ts': 'export const b = 1',
  },
  'agent-has-no-node': {
    'electron/agent/a.ts': `import { readFileSync } from 'node:fs'; export const a = readFileSync`,
  },
  'platform-knows-only-shared': {
    'electron/platform/a.ts': `import { b } from '../engine/index.ts'; export const a = b`,
    'electron/engine/index.ts': 'export const b = 1',
  },
  'platform-only-from-the-hosts': {
    'electron/engine/a.ts': `import { b } from '../platform/index.ts'; export const a = b`,
    'electron/platform/index.ts': 'export const b = 1',
  },
  'ipc-looks-down-only': {
    'electron/ipc/a.ts': `import { b } from '../app/index.ts'; export const a = b`,
    'electron/app/index.ts': 'export const b = 1',
  },
  'in-by-the-front-door': {
    'electron/app/a.ts': `import { b } from '../engine/session.ts'; export const a = b`,
    'electron/engine/session.ts': 'export const b = 1',
  },
  'hosts-in-by-the-front-door': {
    'electron/main.ts': `import { b } from './engine/index.ts'; export const a = b`,
    'electron/engine/index.ts': 'export const b = 1',
  },
  'preload-imports-the-prefix-only': {
    'electron/preload.ts': `import { b } from '../shared/schemas/limits.ts'; export const a = b`,
    'shared/schemas/limits.ts': 'export const b = 1',
  },
  'only-hosts-touch-electron': { 'electron/app/a.ts': `import { app } from 'electron'; export const a = app` },
  'one-room-talks-to-openai': { 'electron/agent/a.ts': `import OpenAI from 'openai'; export const a = OpenAI` },
  'one-room-talks-to-sqlite': {
    'electron/engine/a.ts': `import { DatabaseSync } from 'node:sqlite'; export const a = DatabaseSync`,
  },
  'production-has-no-tests': {
    'shared/a.ts': `import { b } from '../test/b.ts'; export const a = b`,
    'test/b.ts': 'export const b = 1',
  },
}

/** Violations of rules above that are easily let through: circles of types alone, and neighbours. */
const morePlants: readonly (readonly [rule: string, title: string, files: Record<string, string>])[] = [
  [
    'no-cycles',
    'a circle of types',
    {
      'shared/a.ts': `${typeFrom('B', './b.ts')}; export interface A { b: B }`,
      'shared/b.ts': `${typeFrom('A', './a.ts')}; export interface B { a: A }`,
    },
  ],
  [
    'no-cycles',
    'a circle that types close',
    {
      'shared/a.ts': `${typeFrom('B', './b.ts')}; export const a = (b: B) => b`,
      'shared/b.ts': `import { a } from './a.ts'; export type B = number; export const b = a(1)`,
    },
  ],
  [
    'rooms-look-down',
    'a type of a higher room',
    {
      'electron/engine/state/a.ts': `${typeFrom('B', '../jobs/b.ts')}; export type A = B`,
      'electron/engine/jobs/b.ts': 'export type B = number',
    },
  ],
  [
    'rooms-look-down',
    'a room of the agent that takes a type of the conversation',
    {
      'electron/agent/loop/a.ts': `${typeFrom('B', '../conversation/b.ts')}; export type A = B`,
      'electron/agent/conversation/b.ts': 'export type B = number',
    },
  ],
  [
    'rooms-look-down',
    'a room of the reader that takes a type of the chart',
    {
      'electron/agent/reader/meaning/a.ts': `${typeFrom('B', '../chart/b.ts')}; export type A = B`,
      'electron/agent/reader/chart/b.ts': 'export type B = number',
    },
  ],
  [
    'rooms-look-down',
    'a room of the app that takes a type of the handlers',
    {
      'electron/app/project/a.ts': `${typeFrom('B', '../handlers/b.ts')}; export type A = B`,
      'electron/app/handlers/b.ts': 'export type B = number',
    },
  ],
  [
    'rooms-look-down',
    'a loose file of the command line that takes a type of a room above it',
    {
      'electron/cli/io.ts': `${typeFrom('B', './edit/b.ts')}; export type A = B`,
      'electron/cli/edit/b.ts': 'export type B = number',
    },
  ],
  [
    'rooms-look-down',
    'two rooms of a floor that take types of each other',
    {
      'electron/engine/measure/a.ts': `${typeFrom('B', '../peaks/b.ts')}; export type A = B`,
      'electron/engine/measure/c.ts': 'export type C = number',
      'electron/engine/peaks/b.ts': 'export type B = number',
      'electron/engine/peaks/d.ts': `${typeFrom('C', '../measure/c.ts')}; export type D = C`,
    },
  ],
  [
    'rooms-look-down',
    'a room that comes in by the front door',
    {
      'electron/engine/state/a.ts': `${typeFrom('B', '../index.ts')}; export type A = B`,
      'electron/engine/index.ts': 'export type B = number',
    },
  ],
]

const houses: string[] = []
afterAll(() => houses.forEach((house) => rmSync(house, { recursive: true, force: true })))

/** What is reported of these files. One rule is held against them: each is looked through anew at every start. */
async function brokenRules(files: Record<string, string>, asked?: string): Promise<string[]> {
  const house = mkdtempSync(path.join(tmpdir(), 'floors-'))
  houses.push(house)
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(house, name)), { recursive: true })
    writeFileSync(path.join(house, name), text)
  }
  for (const folder of ['electron', 'renderer', 'shared']) mkdirSync(path.join(house, folder), { recursive: true })
  writeFileSync(path.join(house, 'package.json'), '{ "type": "module" }')
  symlinkSync(path.join(root, 'node_modules'), path.join(house, 'node_modules'))
  const { enhancedResolveOptions = {}, ...options } = config.options ?? {}
  const forbidden = (config.forbidden ?? []).filter(({ name }) => asked === undefined || name === asked)
  const run = await cruise(
    ['electron', 'renderer', 'shared'],
    { ...options, ruleSet: { forbidden }, validate: true, baseDir: house },
    enhancedResolveOptions,
  )
  if (typeof run.output === 'string') throw new Error(run.output)
  return run.output.summary.violations.map((violation) => violation.rule.name)
}

describe('the floors', () => {
  it('has a planted violation for every rule', () => {
    expect(Object.keys(plants).toSorted()).toEqual([...new Set(rules)].toSorted())
  })

  it.each(Object.entries(plants))('%s is reported where it is broken', async (rule, files) => {
    expect(await brokenRules(files, rule)).toContain(rule)
  })

  it.each(morePlants)('%s is reported for %s', async (rule, _, files) => {
    expect(await brokenRules(files, rule)).toContain(rule)
  })

  it('let a room import what lies below it', async () => {
    const files = {
      'electron/engine/state/a.ts': `import { b } from '../model/b.ts'; ${typeFrom('C', '../contract.ts')}; export const a: C = b`,
      'electron/engine/model/b.ts': 'export const b = 1',
      'electron/engine/contract.ts': 'export type C = number',
    }
    expect(await brokenRules(files)).toEqual([])
  })
})
