import { expect, test } from 'vitest'
import type { EvalProject } from '../../../../../electron/cli/eval/caseSchema.ts'
import { readCases } from '../../../../../electron/cli/eval/readCases.ts'
import type { CaseResult } from '../../../../../electron/cli/eval/runCases.ts'
import { wrapCases } from '../../../../../electron/cli/generate/wrap.ts'

const lines = [
  { fixture: 'talk', tracks: [{ name: 'Voice', clips: [{ start: 0, end: 20 }] }] },
  { id: 'right', project: 'talk', say: ['Please mute Voice.'], expect: { ran: [{ tool: 'mute_track' }] } },
  { id: 'wrong', project: 'talk', say: ['mute Voice'], expect: { ran: [{ tool: 'solo_track' }] } },
  { id: 'idle', project: 'talk', say: ['hello'], expect: { ran: [] } },
  { id: 'two', project: 'talk', say: ['mute Voice', 'solo Voice'], want: 'do' },
]

test('a case of one message that is right and does something is said again in fifteen ways', async () => {
  const text = lines.map((line) => JSON.stringify(line)).join('\n')
  const results: CaseResult[] = []
  for await (const result of wrapCases(readCases(text, 'cases.jsonl', new Map<string, EvalProject>())))
    results.push(result)

  expect(results.map((result) => result.id)).toHaveLength(15)
  expect(results.every((result) => result.id.startsWith('right: '))).toBe(true)
  const said = results.map((result) => result.played?.requests[0]?.text)
  expect(said).toContain("don't mute Voice")
  expect(said).toContain('mute Voice, except the zorbs')
  expect(said).toContain('could you please mute Voice? Thank you so much!')
})
