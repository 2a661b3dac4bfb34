import { energyFrames } from './kWeighting.ts'

export interface Part {
  readonly from: number
  readonly to: number
  readonly turned: boolean
  /** Frames that all of the energies stand for. */
  readonly all: number
}

export interface Place {
  /** Of the first frame, counted from the first step on. */
  readonly at: number
  /** Frames of a step; need not be whole. */
  readonly size: number
  readonly gain: number | ((frame: number) => number)
}

/** Adds the energies of frames `from` … `to` to the steps that they fall into; where a step or the part ends within one, it is shared out by length. */
export function addEnergies(energies: Float32Array, part: Part, place: Place, steps: Float64Array): void {
  const { from, to, turned } = part
  for (let entry = Math.floor(from / energyFrames); entry * energyFrames < to; entry++) {
    const low = Math.max(from, entry * energyFrames)
    const high = Math.min(to, (entry + 1) * energyFrames)
    const first = turned ? to - high : low - from
    const gain = typeof place.gain === 'number' ? place.gain : place.gain(first + (high - low) / 2)
    // The last one stands for fewer frames.
    const each = ((energies[entry] as number) * gain * gain) / Math.min(energyFrames, part.all - entry * energyFrames)
    const end = place.at + first + high - low
    for (let start = place.at + first; start < end;) {
      const step = Math.floor(start / place.size + 1e-9)
      if (end <= (step + 1) * place.size) {
        steps[step] = (steps[step] as number) + each * (end - start)
        break
      }
      const stop = Math.min(end, (step + 1) * place.size)
      steps[step] = (steps[step] as number) + each * (stop - start)
      start = stop
    }
  }
}
