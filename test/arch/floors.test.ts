import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync, copyFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const depcruise = path.join(root, 'node_modules/.bin/depcruise')
const rules = (
  createRequire(import.meta.url)('../../.dependency-cruiser.cjs') as { forbidden: { name: string }[] }
).forbidden.map((rule) => rule.name)

/** One planted violation for each rule: file → its text. */
const plants: Record<string, Record<string, string>> = {
  'no-cycles': {
    'shared/a.ts': `import { b } from './b.ts'; export const a = () => b`,
    'shared/b.ts': `import { a } from './a.ts'; export const b = () => a`,
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

const houses: string[] = []
afterAll(() => houses.forEach((house) => rmSync(house, { recursive: true, force: true })))

function brokenRules(files: Record<string, string>): string[] {
  const house = mkdtempSync(path.join(tmpdir(), 'floors-'))
  houses.push(house)
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(house, name)), { recursive: true })
    writeFileSync(path.join(house, name), text)
  }
  for (const folder of ['electron', 'renderer', 'shared']) mkdirSync(path.join(house, folder), { recursive: true })
  for (const name of ['.dependency-cruiser.cjs', 'tsconfig.json', 'package.json'])
    copyFileSync(path.join(root, name), path.join(house, name))
  symlinkSync(path.join(root, 'node_modules'), path.join(house, 'node_modules'))
  const run = spawnSync(
    process.execPath,
    [depcruise, '--config', '.dependency-cruiser.cjs', '--output-type', 'json', 'electron', 'renderer', 'shared'],
    { cwd: house, encoding: 'utf8' },
  )
  const seen = JSON.parse(run.stdout) as { summary: { violations: { rule: { name: string } }[] } }
  return seen.summary.violations.map((violation) => violation.rule.name)
}

describe('the floors', () => {
  it('has a planted violation for every rule', () => {
    expect(Object.keys(plants).toSorted()).toEqual(rules.toSorted())
  })

  it.each(Object.entries(plants))('%s is reported where it is broken', (rule, files) => {
    expect(brokenRules(files)).toContain(rule)
  })

  it('are kept by the house as it stands', () => {
    const run = () =>
      execFileSync(
        process.execPath,
        [depcruise, '--config', '.dependency-cruiser.cjs', 'electron', 'renderer', 'shared'],
        { cwd: root, encoding: 'utf8' },
      )
    expect(run()).toContain('no dependency violations')
  })
})
