import { describe, expect, it } from 'vitest'
import { gapAnalysis } from '../../../../../electron/agent/run/gapAnalysis.ts'
import { mostRounds, setState, type Surface } from '../../../../../electron/agent/run/setState.ts'
import type { PreparedStep } from '../../../../../electron/agent/tools/contract/defineTool.ts'
import { registry } from '../../../../../electron/agent/tools/index.ts'
import type { EditRequestInput } from '../../../../../shared/schemas/editRequest.ts'
import { failure } from '../../../../../shared/failures/index.ts'
import { err, ok } from '../../../../../shared/result.ts'
import { makeView } from '../../../../support/makeView.ts'
import { told } from '../../../../support/told.ts'

const tool = (name: string) => registry.findTool(name) ?? expect.fail(`no tool ${name}`)
const step = (more: Partial<PreparedStep>): PreparedStep => ({
  tool: 'cut',
  args: {},
  range: { start: 1, end: 2 },
  trackIds: ['t-Voice'],
  at: null,
  words: '',
  sources: [],
  ...more,
})

/** An editor that keeps the focus it is given, or does as it likes. */
function focusEditor(take: (request: EditRequestInput) => 'take' | 'ignore' | 'refuse' = () => 'take') {
  let view = makeView()
  const requests: EditRequestInput[] = []
  const fine = { changed: true, tracks: [], range: null, at: null, peakBeforeDb: null, peakAfterDb: null }
  const surface: Surface = {
    view: async () => view,
    perform: async (request) => {
      requests.push(request)
      const how = take(request)
      if (how === 'refuse') return err(failure('engine/stopped'))
      if (how === 'take' && request.kind === 'setTimeSelection')
        view = { ...view, selection: { start: request.start, end: request.end } }
      if (how === 'take' && request.kind === 'selectTracks') view = { ...view, selectedTracks: request.trackIds }
      if (how === 'take' && request.kind === 'setCursor') view = { ...view, cursor: request.time }
      return ok(fine)
    },
    undo: async () => ok({ label: '' }),
    redo: async () => ok({ label: '' }),
    measure: async () => ok({ peakDb: 0, rmsDb: 0, soundHash: '' }),
  }
  return { surface, requests }
}

describe('the state preparation loop', () => {
  it('sets what the contract reads and is not there, and reads it back', async () => {
    const { surface, requests } = focusEditor()
    const prepared = await setState(surface, tool('cut'), step({}))
    expect(requests).toEqual([
      { kind: 'setTimeSelection', start: 1, end: 2 },
      { kind: 'selectTracks', trackIds: ['t-Voice'] },
    ])
    expect(prepared).toMatchObject({
      ok: true,
      value: { selection: { start: 1, end: 2 }, selectedTracks: ['t-Voice'] },
    })
  })

  it('sets nothing that is so already', async () => {
    const { surface, requests } = focusEditor()
    await setState(surface, tool('cut'), step({}))
    await setState(surface, tool('cut'), step({}))
    expect(requests).toHaveLength(2)
  })

  it('sets nothing for a tool that reads nothing', async () => {
    const { surface, requests } = focusEditor()
    await setState(surface, tool('stop'), step({ tool: 'stop' }))
    expect(requests).toEqual([])
  })

  it('tries again what did not take at once', async () => {
    let count = 0
    const { surface } = focusEditor(() => ((count += 1) < 3 ? 'ignore' : 'take'))
    expect((await setState(surface, tool('cut'), step({}))).ok).toBe(true)
  })

  it('gives up after five rounds, says what is missing, and never believes an editor that only says yes', async () => {
    const { surface, requests } = focusEditor(() => 'ignore')
    const prepared = await setState(surface, tool('cut'), step({}))
    expect(requests).toHaveLength(mostRounds)
    expect(told(prepared)).toMatchObject({
      ok: false,
      error: { code: 'agent/not-prepared', message: expect.stringContaining('the selection 0:01–0:02') as string },
    })
  })

  it('hands on an editor’s refusal', async () => {
    const { surface } = focusEditor(() => 'refuse')
    expect(await setState(surface, tool('cut'), step({}))).toMatchObject({
      ok: false,
      error: { code: 'engine/stopped' },
    })
  })

  it('can’t fill the clipboard', async () => {
    const { surface } = focusEditor()
    const prepared = await setState(surface, tool('paste'), step({ tool: 'paste', range: null, at: 0, trackIds: [] }))
    expect(told(prepared)).toMatchObject({
      ok: false,
      error: { code: 'agent/not-prepared', message: expect.stringContaining('clipboard') as string },
    })
  })
})

describe('gaps', () => {
  const states = (name: string, one: PreparedStep, view = makeView()) =>
    gapAnalysis(tool(name), one, view).map((gap) => gap.state)

  it('are none where rounding is all that differs', () => {
    const view = makeView({ selection: { start: 1.00004, end: 2 }, selectedTracks: ['Voice'] })
    expect(states('cut', step({}), view)).toEqual([])
  })

  it('are a selection that would be read instead of the cursor', () => {
    const view = makeView({ selection: { start: 1, end: 2 }, selectedTracks: ['Voice'], cursor: 5 })
    expect(gapAnalysis(tool('split'), step({ tool: 'split', range: null, at: 5 }), view).map((gap) => gap.set)).toEqual(
      [{ kind: 'clearSelection' }],
    )
  })

  it('are playback that would go on from where it is, when a place is named', () => {
    const playing = { state: 'playing' as const, position: 3, loop: false }
    expect(
      states('play', step({ tool: 'play', range: null, at: 30, trackIds: [] }), makeView({ transport: playing })),
    ).toContain('playing')
    expect(
      states('play', step({ tool: 'play', range: null, at: null, trackIds: [] }), makeView({ transport: playing })),
    ).toEqual([])
  })
})
