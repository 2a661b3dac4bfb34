import { describe, expect, it } from 'vitest'
import { performStep } from '../../../../../../../electron/agent/run/performStep.ts'
import type { PreparedStep } from '../../../../../../../electron/agent/tools/contract/defineTool.ts'
import { registry } from '../../../../../../../electron/agent/tools/index.ts'
import type { Engine } from '../../../../../../../electron/engine/index.ts'
import { ok } from '../../../../../../../shared/result.ts'
import { openSeeded } from '../../../../../../support/openConversation.ts'

/** Says that it has faded, and sets a label. */
function lying(engine: Engine): Engine {
  const fine = { changed: true, tracks: ['Voice'], range: null, at: null, peakBeforeDb: null, peakAfterDb: null }
  return {
    ...engine,
    perform: async (request) => {
      if (request.kind !== 'fadeIn' && request.kind !== 'fadeOut') return engine.perform(request)
      await engine.perform({ kind: 'addLabels', labels: [{ text: 'else', start: 0, end: 0 }] })
      return ok(fine)
    },
  }
}

describe('the check of a fade', () => {
  it.each([
    ['apply_fade_out', 28, 60],
    ['apply_fade_in', 10, 42],
    ['apply_fade_out', 19, 31],
  ] as const)('listens to what sounds in it, not to the gap that it ends in: %s %s to %s', async (name, start, end) => {
    const tool = registry.findTool(name) ?? expect.fail()
    const engine = await openSeeded({
      tracks: {
        Voice: [
          ['a', 0, 20],
          ['b', 28, 30],
          ['c', 40, 42],
        ],
        Other: [['other', 0, 90]],
      },
    })
    const step: PreparedStep = {
      tool: name,
      args: {},
      range: { start, end },
      trackIds: [(await engine.view()).tracks[0]?.id ?? ''],
      at: null,
      words: '',
      sources: [],
    }
    expect((await performStep(lying(engine), tool, step, 'measured')).ok).toBe(false)
    const seen = await performStep(engine, tool, step, 'measured')
    expect(seen.ok ? null : seen.error).toBeNull()
  })
})
