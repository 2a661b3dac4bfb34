import type { OutputDevice } from '../../lib/outputDevices.ts'

export interface SoundSlice {
  /** The device that the player is on; null for the system's own, also while the one that was chosen is not there. */
  readonly soundOutput: OutputDevice | null
  readonly setSoundOutput: (device: OutputDevice | null) => void
}

type Change = (change: Partial<SoundSlice>) => void

export function createSoundSlice(set: Change): SoundSlice {
  return { soundOutput: null, setSoundOutput: (soundOutput) => set({ soundOutput }) }
}
