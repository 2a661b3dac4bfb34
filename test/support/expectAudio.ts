import { expect } from 'vitest'

/** One channel of a sound that has to be there. */
export function channelOf(sound: readonly Float32Array[], channel = 0): Float32Array {
  const samples = sound[channel]
  if (samples === undefined) throw new Error(`The sound has no channel ${channel}.`)
  return samples
}

/** Equal lengths, and no sample further off than `tolerance`; says where the worst one is. */
export function expectAudio(actual: readonly Float32Array[], expected: readonly Float32Array[], tolerance = 0): void {
  expect(actual.map((channel) => channel.length)).toEqual(expected.map((channel) => channel.length))
  const worst = { channel: 0, frame: -1, off: tolerance, actual: 0, expected: 0 }
  expected.forEach((channel, c) => {
    for (let i = 0; i < channel.length; i++) {
      const off = Math.abs((actual[c]?.[i] ?? Number.NaN) - (channel[i] ?? 0))
      if (!(off <= worst.off))
        Object.assign(worst, { channel: c, frame: i, off, actual: actual[c]?.[i], expected: channel[i] })
    }
  })
  expect(
    worst.frame === -1
      ? 'same sound'
      : `channel ${worst.channel}, frame ${worst.frame}: ${worst.actual} instead of ${worst.expected}`,
  ).toBe('same sound')
}
