import { withoutDelay } from '../frames/withoutDelay.ts'
import { defineEffect, type Processor, type SoundFormat } from '../processor.ts'
import { autoregression } from './autoregression.ts'
import { type ClickSpace, clickSpace, findClicks } from './findClicks.ts'
import { type Gap, interpolateGap } from './interpolateGap.ts'
import { collectRepairs, type Repairs } from './repairs.ts'

export interface ClickRemovalParams {
  /** How many times larger than usual the prediction error has to be. */
  readonly threshold: number
  /** Longer ones are no clicks. */
  readonly widthMs: number
}

/** Coefficients of the model, and frames that are looked at around the ones that are repaired. */
const order = 24
const stepFrames = 2048
const sideFrames = 1024

/**
 * Clicks are what an autoregressive model of the sound around can't predict, neither forwards nor backwards (S.
 * Vaseghi, "Advanced Digital Signal Processing and Noise Reduction", on impulsive noise); they are replaced by what
 * fits the model best (least squares, A. Janssen, R. Veldhuis, L. Vries, IEEE ASSP-34, 1986).
 */
export const clickRemoval = defineEffect<ClickRemovalParams>({
  channels: 'separate',
  create: ({ threshold, widthMs }, { sampleRate, channels }) => {
    const most = framesOfWidth(widthMs, sampleRate)
    const lines = Array.from({ length: channels }, () => createRepair(threshold, most))
    const late: Pick<Processor, 'process'> = {
      process: (input) => input.map((samples, c) => (lines[c] as (samples: Float32Array) => Float32Array)(samples)),
    }
    return withoutDelay(late, { delay: sideFrames * 2, step: stepFrames, channels })
  },
})

const framesOfWidth = (widthMs: number, sampleRate: number): number =>
  Math.max(1, Math.min(sideFrames / 2, Math.round((widthMs * sampleRate) / 1000)))

export interface ClickListener {
  /** What comes next, an array a channel. */
  hear(input: readonly Float32Array[]): void
  end(): HeardClicks
}

export interface HeardClicks {
  /** All that would be repaired on any channel, in frames of what was heard. */
  readonly clicks: readonly Gap[]
  /** What it would be repaired with, channel by channel; null where that was more than is kept. */
  readonly repairs: readonly Repairs[] | null
}

/** Finds what the effect repairs, and keeps of the sound only what it makes: so many frames at most. */
export function clickListener(
  { threshold, widthMs }: ClickRemovalParams,
  { sampleRate, channels }: SoundFormat,
  mostFrames: number,
): ClickListener {
  const found: Gap[] = []
  const most = framesOfWidth(widthMs, sampleRate)
  const budget = { frames: mostFrames }
  const lines = Array.from({ length: channels }, () => {
    const repairs = collectRepairs(budget)
    const line = createRepair(threshold, most, (gap, sound) => {
      found.push(gap)
      repairs.add(gap.from, sound)
    })
    return { line, repairs }
  })
  return {
    hear: (input) => input.forEach((samples, c) => void lines[c]?.line(samples)),
    end() {
      for (const { line } of lines) line(new Float32Array(sideFrames * 2 + stepFrames))
      return { clicks: found, repairs: budget.frames < 0 ? null : lines.map(({ repairs }) => repairs.all()) }
    },
  }
}

/**
 * Looks at windows of a side, a step and a side; what comes out is two sides late: the first window begins with
 * silence, and its first side passes before its step.
 */
function createRepair(
  threshold: number,
  most: number,
  onClick: (gap: Gap, made: Float64Array) => void = () => {},
): (samples: Float32Array) => Float32Array {
  const length = stepFrames + 2 * sideFrames
  const window = new Float64Array(length)
  const space = clickSpace(length)
  let filled = 2 * sideFrames
  let start = -filled
  return (samples) => {
    const out = new Float32Array(Math.floor((filled + samples.length - 2 * sideFrames) / stepFrames) * stepFrames)
    let made = 0
    for (let at = 0; at < samples.length;) {
      const count = Math.min(samples.length - at, length - filled)
      for (let i = 0; i < count; i++) {
        const sample = samples[at + i] as number
        window[filled + i] = Number.isFinite(sample) ? sample : 0
      }
      at += count
      filled += count
      if (filled < length) break
      for (const { from, to } of repair(window, space, threshold, most))
        onClick({ from: start + from, to: start + to }, window.subarray(from, to))
      out.set(window.subarray(0, stepFrames), made)
      made += stepFrames
      window.copyWithin(0, stepFrames)
      filled -= stepFrames
      start += stepFrames
    }
    return out
  }
}

/** A click that begins within the step is repaired whole; its end may lie in the side behind it. */
function repair(window: Float64Array, space: ClickSpace, threshold: number, most: number): readonly Gap[] {
  const model = autoregression(window, order)
  if (model === null) return []
  const rules = { threshold, most, from: sideFrames, to: sideFrames + stepFrames }
  const clicks = findClicks(window, model, rules, space)
  for (const click of clicks) interpolateGap(window, model, click)
  return clicks
}
