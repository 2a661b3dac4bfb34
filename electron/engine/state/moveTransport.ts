import { failure } from '../../../shared/failures/index.ts'
import { err, ok, type Result } from '../../../shared/result.ts'
import type { TransportKind } from '../../../shared/schemas/editRequest.ts'
import { frames, type Frames } from '../../../shared/time.ts'
import { projectEnd } from '../model/projectEnd.ts'
import type { EditorState, Transport } from './editorState.ts'

type Move = (state: EditorState) => Result<Transport>

/**
 * Play starts at the selection's start, else at the cursor (from the beginning when nothing lies behind it), and goes on from where it was
 * paused. Pause stops in place, and once more goes on. The same object when it was so already.
 */
const moves: Readonly<Record<TransportKind, Move>> = {
  play: (state) => {
    const { transport } = state
    if (projectEnd(state.project) === 0) return err(failure('engine/nothing-there', { what: 'in the project' }))
    if (transport.state === 'playing') return ok(transport)
    const position = transport.state === 'paused' ? transport.position : playStart(state)
    return ok({ ...transport, state: 'playing', position })
  },
  pause: ({ transport }) => {
    if (transport.state === 'stopped') return ok(transport)
    return ok({ ...transport, state: transport.state === 'playing' ? 'paused' : 'playing' })
  },
  stop: (state) => {
    const { transport } = state
    return ok(transport.state === 'stopped' ? transport : { ...transport, state: 'stopped', position: playStart(state) })
  },
}

export function moveTransport(state: EditorState, kind: TransportKind): Result<Transport> {
  return moves[kind](state)
}

function playStart(state: EditorState): Frames {
  if (state.focus.selection !== null) return state.focus.selection.start
  return state.focus.cursor < projectEnd(state.project) ? state.focus.cursor : frames(0)
}
