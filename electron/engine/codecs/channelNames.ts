/**
 * Speakers in the order of their bits in a WAV file's mask (Microsoft, WAVEFORMATEXTENSIBLE), in which FLAC has its
 * channels too.
 */
const speakers = [
  'front left',
  'front right',
  'centre',
  'LFE',
  'back left',
  'back right',
  'left of centre',
  'right of centre',
  'back centre',
  'side left',
  'side right',
  'top',
  'top front left',
  'top front centre',
  'top front right',
  'top back left',
  'top back centre',
  'top back right',
] as const

/** What so many channels are where the file does not say: the layouts of FLAC (RFC 9639, 9.1.3), Vorbis and Opus. */
const layouts: Readonly<Record<number, readonly number[]>> = {
  3: [0, 1, 2],
  4: [0, 1, 4, 5],
  5: [0, 1, 2, 4, 5],
  6: [0, 1, 2, 3, 4, 5],
  7: [0, 1, 2, 3, 8, 9, 10],
  8: [0, 1, 2, 3, 4, 5, 9, 10],
}

/**
 * A name for each channel of a file that has more than two; null for others. `mask`: the speakers that the file names.
 * One that names none (the microphones of a field recorder, say) has channels with numbers.
 */
export function channelNames(channels: number, mask?: number): readonly string[] | null {
  if (channels <= 2) return null
  const named =
    mask === undefined
      ? (layouts[channels] ?? [])
      : speakers.map((_, bit) => bit).filter((bit) => ((mask >>> bit) & 1) === 1)
  return Array.from({ length: channels }, (_, c) =>
    named.length === channels ? (speakers[named[c] as number] as string) : `channel ${c + 1}`,
  )
}
