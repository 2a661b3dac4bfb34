import { describe, expect, test } from 'vitest'
import { createHistory } from '../../../../../electron/engine/history/history.ts'
import { stopped, type EditorState, type Transport } from '../../../../../electron/engine/state/editorState.ts'
import { moveTransport, type TransportRequest } from '../../../../../electron/engine/state/moveTransport.ts'
import { messageOf } from '../../../../../shared/failures/index.ts'
import { frames } from '../../../../../shared/time.ts'
import { sketch, type Sketch } from '../../../../support/engine/editing.ts'

/** Ten frames a second. */
function at(transport: Partial<Transport>, plan: Partial<Sketch> = {}): EditorState {
  const { state } = sketch({ tracks: { A: { clips: [[0, 600]] } }, ...plan })
  return {
    ...state,
    transport: { ...stopped, ...transport },
    history: createHistory(state.project),
    nextId: 1,
    revision: 0,
    contentRevision: 0,
  }
}

function move(state: EditorState, request: TransportRequest): EditorState {
  const moved = moveTransport(state, request)
  if (!moved.ok) throw new Error(messageOf(moved.error))
  return { ...state, ...moved.value }
}

describe('skipping', () => {
  test('to the start takes cursor and playhead there, ends the selection, and goes on playing', () => {
    const after = move(at({ state: 'playing', position: frames(300) }, { selection: [100, 200], cursor: 100 }), {
      kind: 'skipTo',
      place: 'start',
    })

    expect(after.transport).toMatchObject({ state: 'playing', position: 0 })
    expect(after.focus).toMatchObject({ cursor: 0, selection: null })
  })

  test('to the end stops what plays, for there is nothing behind it', () => {
    const after = move(at({ state: 'playing', position: frames(300) }), { kind: 'skipTo', place: 'end' })

    expect([after.transport.state, after.transport.position, after.focus.cursor]).toEqual(['stopped', 600, 600])
  })

  test('to where everything is changes nothing', () => {
    const state = at({})
    const moved = moveTransport(state, { kind: 'skipTo', place: 'start' })

    expect(moved.ok && [moved.value.transport === state.transport, moved.value.focus === state.focus]).toEqual([
      true,
      true,
    ])
  })
})

test('looping is turned on, off, and the other way round', () => {
  const on = move(at({}), { kind: 'setLoop', loop: 'toggle' })

  expect([
    on.transport.loop,
    move(on, { kind: 'setLoop', loop: 'toggle' }).transport.loop,
    move(on, { kind: 'setLoop', loop: 'off' }).transport.loop,
  ]).toEqual([true, false, false])
  expect(move(on, { kind: 'setLoop', loop: 'on' }).transport).toBe(on.transport)
})

describe('a loop region', () => {
  const region = { start: frames(100), end: frames(200) }

  test('is set in whole frames and turns the loop on, without a step in the history', () => {
    const before = at({})
    const after = move(before, { kind: 'setLoopRegion', region: { start: 10.02, end: 20 } })
    expect(after.transport).toEqual({ ...stopped, loop: true, region })
    expect(after.history).toBe(before.history)
  })

  test('is taken from the selection, which may not be empty', () => {
    const after = move(at({}, { selection: [100, 200] }), { kind: 'setLoopRegion', region: 'selection' })
    expect(after.transport.region).toEqual(region)
    for (const wanted of ['selection', { start: 2, end: 2 }] as const)
      expect(moveTransport(at({}), { kind: 'setLoopRegion', region: wanted })).toMatchObject({
        ok: false,
        error: { code: 'engine/empty-range' },
      })
  })

  test('stays while looping is turned off and on, and goes when something else is to be looped', () => {
    const on = at({ loop: true, region })
    const off = move(on, { kind: 'setLoop', loop: 'toggle' })
    expect(off.transport).toMatchObject({ loop: false, region })
    expect(move(off, { kind: 'setLoop', loop: 'toggle' }).transport).toMatchObject({ loop: true, region })
    expect(move(on, { kind: 'setLoop', loop: 'on' }).transport).toMatchObject({ loop: true, region: null })
  })

  test('ends the looping when it is cleared', () => {
    const cleared = move(at({ loop: true, region }), { kind: 'setLoopRegion', region: null })
    expect(cleared.transport).toMatchObject({ loop: false, region: null })
    const bare = at({ loop: true })
    expect(move(bare, { kind: 'setLoopRegion', region: null }).transport).toBe(bare.transport)
  })
})

describe('listening to a cut', () => {
  test('plays two seconds before the selection and one behind it', () => {
    const after = move(at({}, { selection: [100, 200] }), { kind: 'playCutPreview' })

    expect(after.transport).toEqual({
      state: 'playing',
      position: 80,
      loop: false,
      region: null,
      preview: { skip: { start: 100, end: 200 }, end: 210 },
    })
    expect(after.focus.selection).toEqual({ start: 100, end: 200 })
  })

  test('has less where there is less, at both ends of the project', () => {
    const first = move(at({}, { selection: [0, 50] }), { kind: 'playCutPreview' })
    const last = move(at({}, { selection: [595, 600] }), { kind: 'playCutPreview' })

    expect([first.transport.position, first.transport.preview?.end]).toEqual([50, 60])
    expect([last.transport.position, last.transport.preview?.end]).toEqual([575, 600])
  })

  test('needs a selection, and something around it', () => {
    const codes = [at({}), at({}, { selection: [0, 600] }), at({}, { selection: [0, 600], tracks: {} })].map(
      (state) => {
        const moved = moveTransport(state, { kind: 'playCutPreview' })
        return moved.ok ? 'ok' : moved.error.code
      },
    )

    expect(codes).toEqual(['engine/empty-range', 'engine/nothing-there', 'engine/nothing-there'])
  })

  test('is over with a stop, and goes on after a pause', () => {
    const playing = move(at({}, { selection: [100, 200] }), { kind: 'playCutPreview' })
    const paused = move(playing, { kind: 'pause' })

    expect(move(paused, { kind: 'play' }).transport.preview).toEqual(playing.transport.preview)
    expect(move(playing, { kind: 'stop' }).transport.preview).toBeNull()
  })
})
