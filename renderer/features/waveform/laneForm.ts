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
 * Lanes turn one a frame, also where all are asked to at once: to make the elements of 30 spectrograms took the browser
 * 70 ms.
 */
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
      budget.spend()
      return 'done'
    },
  }
}
