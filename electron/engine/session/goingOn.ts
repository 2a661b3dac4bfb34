import type { Result } from '../../../shared/result.ts'
import type { EditRequest } from '../../../shared/schemas/editRequest.ts'
import { mergeLast } from '../history/history.ts'
import type { EditorState } from '../state/editorState.ts'

/** Milliseconds after which a hand that does the same again means another change. */
const goesOnFor = 1000

type Make<Env, Made> = (state: EditorState, env: Env) => Result<Made>

/**
 * Small changes by hand that go on: an arrow key that is pressed again and again on a knob, a clip that is nudged. What
 * is done to the same thing before a second has passed is one entry of the history; a change of something else, undo
 * and redo between them, or a pause begin another one.
 */
export class GoingOn {
  readonly #now: (() => number) | undefined
  #last: { readonly what: string; readonly entry: string | undefined; readonly at: number } | null = null

  /** Without a clock nothing goes on. */
  constructor(now: (() => number) | undefined) {
    this.#now = now
  }

  /** What makes a change by hand, with its entry joined to the one that it goes on from. */
  joining<Env, Made extends { readonly state: EditorState }>(
    request: EditRequest,
    make: Make<Env, Made>,
  ): Make<Env, Made> {
    const what = whatOf(request)
    const at = what === null ? undefined : this.#now?.()
    if (what === null || at === undefined) return make
    return (state, env) => {
      const made = make(state, env)
      if (!made.ok || made.value.state.history === state.history) return made
      const last = this.#last
      const newest = state.history.entries[state.history.position - 1]
      const goesOn =
        last?.what === what && last.entry === newest?.id && at - last.at < goesOnFor && state.history.stepsBack === 0
      const history = goesOn ? mergeLast(made.value.state.history) : made.value.state.history
      this.#last = { what, at, entry: history.entries.at(-1)?.id }
      return { ...made, value: { ...made.value, state: { ...made.value.state, history } } }
    }
  }
}

type Small = 'setTrackGain' | 'setTrackPan' | 'setClipGain' | 'setEnvelope' | 'fadeClip' | 'placeClips' | 'moveLabel'

/** The small changes, and what each is done to; null where it stands for itself. */
const things: { readonly [K in Small]: (request: Extract<EditRequest, { kind: K }>) => readonly string[] | null } = {
  setTrackGain: ({ trackIds }) => trackIds ?? null,
  setTrackPan: ({ trackIds }) => trackIds ?? null,
  setClipGain: ({ clipId }) => [clipId],
  setEnvelope: ({ clipId, points }) => [clipId, String(points.length)],
  fadeClip: ({ clipId, edge }) => [clipId, edge],
  placeClips: ({ how, places }) => (how === 'copy' ? null : places.map(({ clipId }) => clipId)),
  moveLabel: ({ labelId }) => [labelId],
}

function whatOf(request: EditRequest): string | null {
  const thing = (things as Readonly<Record<string, ((asked: EditRequest) => readonly string[] | null) | undefined>>)[
    request.kind
  ]?.(request)
  return thing ? [request.kind, ...thing].join(' ') : null
}
