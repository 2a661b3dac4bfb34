import { describe, expect, it } from 'vitest'
import { confirmPlanned } from '../../../../../electron/agent/run/confirmPlanned.ts'
import { performStep } from '../../../../../electron/agent/run/performStep.ts'
import type { PreparedStep } from '../../../../../electron/agent/tools/contract/defineTool.ts'
import { registry } from '../../../../../electron/agent/tools/index.ts'
import type { Engine } from '../../../../../electron/engine/index.ts'
import { ok } from '../../../../../shared/result.ts'
import type { EditOutcome } from '../../../../../shared/schemas/editRequest.ts'
import { code, openSeeded, value } from '../../../../support/openEngine.ts'

const range = { start: 2, end: 4 }

/** Twelve seconds of sound; what halving two of them told; and the very edit undone. */
async function halved(): Promise<{ engine: Engine; outcome: EditOutcome }> {
  const engine = await openSeeded()
  value(await engine.perform({ kind: 'setTimeSelection', ...range }))
  const outcome = value(await engine.perform({ kind: 'amplify', gainDb: -6 }))
  return { engine, outcome }
}

async function confirmed(engine: Engine, outcome: EditOutcome): Promise<string> {
  return code(await confirmPlanned(engine, { name: 'apply_amplify' }, { outcome, after: await engine.view() }))
}

describe('what was planned', () => {
  it('is confirmed where it is there', async () => {
    const { engine, outcome } = await halved()
    expect(outcome.planned?.parts.length).toBeGreaterThan(0)
    expect(await confirmed(engine, outcome)).toBe('ok')
  })

  it('is not where nothing, half of it, or more was done', async () => {
    const { engine, outcome } = await halved()
    value(await engine.perform({ kind: 'setTimeSelection', start: 2, end: 3 }))
    value(await engine.perform({ kind: 'amplify', gainDb: -1 }))
    expect(await confirmed(engine, outcome)).toBe('agent/not-confirmed')
    value(await engine.undo({ count: 2 }))
    expect(await confirmed(engine, outcome)).toBe('agent/not-confirmed')
  })

  it('is not where what follows has moved', async () => {
    const { engine, outcome } = await halved()
    value(await engine.perform({ kind: 'setTimeSelection', start: 9, end: 10 }))
    value(await engine.perform({ kind: 'deleteSelection' }))
    expect(await confirmed(engine, outcome)).toBe('agent/not-confirmed')
  })

  it('has to be told by whoever says that sound was changed', async () => {
    const { engine, outcome } = await halved()
    value(await engine.undo({ count: 1 }))
    const tool = registry.findTool('apply_amplify')
    if (tool === null) throw new Error('no tool')
    const trackIds = (await engine.view()).tracks.map(({ id }) => id)
    const step: PreparedStep = {
      tool: tool.name,
      args: { gain_db: -6 },
      range,
      trackIds,
      at: null,
      words: '',
      sources: [],
    }
    const untold = { ...outcome, planned: undefined }
    const silent = {
      ...engine,
      perform: async (request: Parameters<Engine['perform']>[0]) => {
        const done = await engine.perform(request)
        return request.kind === 'amplify' && done.ok ? ok(untold) : done
      },
    }
    expect(code(await performStep(silent, tool, step, 'measured'))).toBe('agent/not-confirmed')
    value(await engine.undo({ count: 1 }))
    expect(code(await performStep(engine, tool, step, 'measured'))).toBe('ok')
  })
})
