import type { AppState } from '../../store/appStore.ts'
import type { FrameBudget } from '../../timeline/painter.ts'

/** What a lane shows of its track. */
export type LaneLook = 'waveform' | 'spectrogram'

export interface TurningLook {
  readonly now: () => LaneLook
  /** Turns to what is wanted where the frame has time for it; says whether it waits. */
  readonly turn: (state: Pick<AppState, 'spectrograms'>, budget: FrameBudget) => 'done' | 'waits'
}

/**
 * Lanes turn one a frame, also where all are asked to at once: to make the elements of 30 spectrograms took the browser
 * 70 ms.
 */
export function createTurningLook(trackId: string, first: LaneLook, onTurn: (look: LaneLook) => void): TurningLook {
  let look = first
  return {
    now: () => look,
    turn({ spectrograms }, budget) {
      const wanted = spectrograms.has(trackId) ? 'spectrogram' : 'waveform'
      if (wanted === look) return 'done'
      if (!budget.left()) return 'waits'
      look = wanted
      onTurn(look)
      budget.spend()
      return 'done'
    },
  }
}
