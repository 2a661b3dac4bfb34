import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { tools } from '../../electron/agent/index.ts'
import { contractTable } from '../../electron/agent/tools/schema/toolsAsMarkdown.ts'
import { toolSchema } from '../../electron/agent/tools/schema/toolSchema.ts'

const root = path.join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const rows = read('docs/traps.md')
  .split('\n')
  .flatMap((line) => {
    const found = /^\| (\d+) \| .* \| (.*) \|$/u.exec(line)
    return found === null ? [] : [{ number: Number(found[1]), shownBy: found[2] ?? '' }]
  })
const cases = read('test/conversations/traps.jsonl')

describe('the 21 regressions', () => {
  it('are all listed, in order', () => {
    expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: 21 }, (_, index) => index + 1))
  })

  it.each(rows.map(({ number, shownBy }) => [number, shownBy] as const))('number %i has its case', (_, shownBy) => {
    const ids = [...shownBy.matchAll(/`(trap-[\w-]+)`/gu)].map(([, id = '']) => id)
    const tests = [...shownBy.matchAll(/`(test\/[^`]+)`: ([^;]+)/gu)].map(([, file = '', name = '']) => ({
      file,
      name: name.trim(),
    }))
    expect(ids.length + tests.length).toBeGreaterThan(0)
    for (const id of ids) expect(cases).toContain(`"id":"${id}"`)
    for (const { file, name } of tests)
      expect(existsSync(path.join(root, file)) ? read(file) : `no file ${file}`).toContain(name)
  })

  it('every tool has a contract, a description that a model can be sent, and a way to be confirmed', () => {
    const contracts = new Set(contractTable(tools).map(({ tool }) => tool))
    for (const tool of tools) {
      expect(contracts).toContain(tool.name)
      expect(toolSchema(tool).description.length, tool.name).toBeLessThanOrEqual(1024)
      expect(tool.confirm, tool.name).toBeInstanceOf(Function)
    }
  })
})
