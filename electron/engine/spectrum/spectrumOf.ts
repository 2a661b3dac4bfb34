import { spectrumRows } from '../../../shared/dsp/spectrumScale.ts'
import type { BlockStore } from '../blocks/blockStore.ts'
import type { SpectrumRequest } from '../contract.ts'
import type { Fourier, Row } from '../effects/restoration/createFourier.ts'
import { hann } from '../effects/restoration/spectralFrames.ts'
import type { InSteps } from '../measure/takeTurns.ts'
import type { Project, Track } from '../model/project.ts'
import { readTrackInto } from '../render/readTrack.ts'
import { rowBins, writeRows } from './spectrumRowBins.ts'

/** One transform of a size, with what is put in and what comes out. */
export interface Transform {
  readonly fourier: Fourier
  readonly from: Row
  readonly to: Row
}

/** Seconds that one transform hears: short enough for a syllable, long enough to tell the tones of a voice apart. */
const heard = 0.046
/** A column that is longer than what a transform hears is listened to at so many places at most. */
const mostPlaces = 4
/** Frames that are read ahead where columns lie close together. */
const ahead = 1 << 15
/** A transform takes about as long as reading so many times its frames. */
const costOfTransform = 4

export function transformSize(sampleRate: number): number {
  return 2 ** Math.max(8, Math.min(13, Math.round(Math.log2(sampleRate * heard))))
}

/**
 * The rows of each column, column by column, from the lowest frequency on: what the channels of a track have in the
 * middle, before its gain, pan and mute. Silence and what lies outside of clips is 0.
 */
export function* spectrumOf(
  store: BlockStore,
  project: Project,
  request: SpectrumRequest,
  { fourier, from, to }: Transform,
): InSteps<Int8Array> {
  const { columns } = request
  const levels = new Int8Array(columns * spectrumRows)
  const track = project.tracks.find(({ id }) => id === request.trackId)
  if (track === undefined) return levels
  const { size } = fourier
  const bins = rowBins(size, project.sampleRate)
  const window = weights(size)
  const powers = new Float64Array(size / 2)
  const begin = request.from * project.sampleRate
  const width = (request.to * project.sampleRate - begin) / columns
  const places = Math.max(1, Math.min(mostPlaces, Math.ceil(width / size)))
  const sound = soundReader(store, track, width < size ? ahead : size)
  for (let column = 0; column < columns; column++) {
    powers.fill(0)
    for (let place = 0; place < places; place++) {
      const middle = begin + (column + (place + 0.5) / places) * width
      const rows = sound(Math.round(middle - size / 2), size)
      for (const row of rows) {
        for (let at = 0; at < size; at++) from.values[at] = (row[at] ?? 0) * (window[at] ?? 0)
        fourier.forward(from, to)
        addPowers(to.values, powers, 1 / (places * rows.length))
      }
      yield size * (1 + costOfTransform * rows.length)
    }
    writeRows(powers, bins, levels, column * spectrumRows)
  }
  return levels
}

/** So weighted, a tone at full scale in the middle of a bin has the power 1. */
const weights = (size: number): Float32Array => hann(size).map((weight) => (4 / size) * weight)

function addPowers(spectrum: Float32Array, powers: Float64Array, share: number): void {
  for (let bin = 1; bin < powers.length; bin++) {
    const real = spectrum[2 * bin] ?? 0
    const imaginary = spectrum[2 * bin + 1] ?? 0
    powers[bin] = (powers[bin] ?? 0) + (real * real + imaginary * imaginary) * share
  }
}

/** Gives any stretch of a track, a channel each; no channels where there are no clips. What is read at once is kept. */
function soundReader(store: BlockStore, track: Track, atOnce: number) {
  let [start, rows]: [number, readonly Float32Array[]] = [0, []]
  return (from: number, frames: number): readonly Float32Array[] => {
    const end = start + (rows[0]?.length ?? 0)
    if (from < start || from + frames > end) {
      start = from
      rows = readStretch(store, track, from, Math.max(frames, atOnce))
    }
    return rows.map((row) => row.subarray(from - start, from - start + frames))
  }
}

function readStretch(store: BlockStore, track: Track, from: number, frames: number): Float32Array[] {
  if (!track.clips.some(({ start, length }) => start < from + frames && start + length > from)) return []
  const out = Array.from({ length: track.channels }, () => new Float32Array(frames))
  readTrackInto(store, track, from, out)
  return out
}
