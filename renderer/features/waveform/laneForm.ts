import type { AppState } from '../../store/appStore.ts'
import type { FrameBudget } from '../../timeline/painter.ts'

/** What a lane shows of its track. */
export type LaneForm = 'waveform' | 'spectrogram'

export interface TurningForm {
  readonly now: () => LaneForm
  /** Turns to what is wanted where the frame has time for it; says whether it waits. */
  readonly turn: (state: Pick<AppState, 'spectrograms'>, budget: FrameBudget) => 'done' | 'waits'
}

/**
 * The share of a frame that a lane takes to turn: its elements take the browser 2 ms, and to lay out the page and sort
 * its layers 5, however many have turned.
 */
const ofFrame = 1 / 3

/** Lanes turn a few a frame, also where all are asked to at once: 30 of them together took the browser 70 ms. */
export function createTurningForm(trackId: string, first: LaneForm, onTurn: (form: LaneForm) => void): TurningForm {
  let form = first
  return {
    now: () => form,
    turn({ spectrograms }, budget) {
      const wanted = spectrograms.has(trackId) ? 'spectrogram' : 'waveform'
      if (wanted === form) return 'done'
      if (!budget.left()) return 'waits'
      form = wanted
      onTurn(form)
      budget.spend(ofFrame)
      return 'done'
    },
  }
}
