/** The one place for the range of each value that a person or a model can give. */
export const limits = {
  /** Longest timeline that is accepted, seconds (100 hours). */
  time: { min: 0, max: 360_000 },
  /** How far a click-safe join reaches to each side, seconds. */
  joinSide: 0.002,
  /** The same of one that fits what it joins, at most. */
  fittedJoinSide: 0.008,
  /** Seconds by which an edge of a cut may move to where its join is not heard. */
  cutReach: 0.1,
  /** Requests or steps that are undone or redone at once. */
  historySteps: { min: 1, max: 50 },
  /** Changes that the history keeps. */
  historyEntries: { min: 10, max: 1000 },
  /** Ages of a change that can be asked for, seconds (up to 10 years). */
  historyAge: { min: 1, max: 315_360_000 },
  /** Columns of the small picture of a project. */
  cardColumns: 72,
  /** Peak to normalize to, dB below full scale. */
  peakDb: { min: -60, max: 0, default: -1 },
  /** Gain, dB. */
  gainDb: { min: -60, max: 60 },
  /** A point of an envelope, dB: the lowest is as good as silent. */
  envelopeDb: { min: -140, max: 60 },
  envelopePoints: 10_000,
  /** Corner of a high-pass or low-pass filter, Hz; above half of the project's rate it is refused by the edit. */
  filterHz: { min: 1, max: 96_000, highPass: 80, lowPass: 12_000 },
  /** Slope of a filter, dB an octave. */
  rolloffDb: { values: [6, 12, 24, 36, 48], default: 12 },
  /** Gain of a shelf or band of the equalizer, dB; its middle, Hz; how narrow it is. */
  bandDb: { min: -30, max: 30, default: 0 },
  bandHz: { min: 10, max: 96_000 },
  bandQ: { min: 0.1, max: 40, default: 1 },
  bandCount: 20,
  /** What a notch takes out, Hz, and how narrow; a hum and so many of its multiples. */
  notchHz: { min: 10, max: 96_000 },
  notchQ: { min: 1, max: 100, default: 30 },
  humHz: { min: 10, max: 1000 },
  humHarmonics: { min: 1, max: 40, default: 8 },
  /** How many more times a range is repeated. */
  repeats: { min: 1, max: 1000, default: 1 },
  /** A length that a range is stretched to, seconds. */
  stretchedTo: { min: 0.01, max: 36_000 },
  /** Where dynamics set in, dB below full scale. */
  thresholdDb: { min: -80, max: 0, compressor: -12, gate: -40 },
  compressorRatio: { min: 1, max: 100, default: 2 },
  kneeDb: { min: 0, max: 40, default: 5 },
  makeupDb: { min: -20, max: 40, default: 0 },
  attackMs: { min: 0, max: 1000, compressor: 10, gate: 5 },
  releaseMs: { min: 1, max: 10_000, compressor: 150, limiter: 100, gate: 100 },
  holdMs: { min: 0, max: 10_000, default: 50 },
  /** Highest level that a limiter lets through, dB below full scale. */
  ceilingDb: { min: -30, max: 0, default: -1 },
  /** How much quieter a closed gate is, dB. */
  gateReductionDb: { min: 1, max: 100, default: 24 },
  /**
   * De-esser: from which frequency on, Hz; how much quieter at most, dB; and from how far below the whole sound on it
   * counts, dB.
   */
  deEsserHz: { min: 2000, max: 16_000, default: 5500 },
  deEsserDb: { min: 1, max: 24, default: 8 },
  deEsserThresholdDb: { min: -40, max: 0, default: -12 },
  /** Noise reduction: dB, as Audacity's 12, 6 and 3. */
  noiseReductionDb: { min: 0, max: 48, default: 12 },
  noiseSensitivity: { min: 0, max: 24, default: 6 },
  noiseBands: { min: 0, max: 12, default: 3 },
  /** A click stands out so many times from what could be expected, and is no longer than this. */
  clickThreshold: { min: 2, max: 100, default: 8 },
  clickWidthMs: { min: 0.05, max: 10, default: 2 },
  /** Time between two repetitions, seconds, and what each is of the one before. */
  echoDelay: { min: 0.001, max: 10, default: 0.5 },
  echoDecay: { min: 0.01, max: 0.95, default: 0.5 },
  /** Percent of the largest room, and of the strongest damping. */
  roomSize: { min: 0, max: 100, default: 60 },
  reverbDamping: { min: 0, max: 100, default: 50 },
  reverbLevelDb: { min: -80, max: 10, wet: -8, dry: 0 },
  preDelayMs: { min: 0, max: 500, default: 10 },
  /** Constant bit rates of an MP3 file, kbit/s. */
  mp3Kbps: { values: [128, 160, 192, 224, 256, 320], default: 192 },
  /** Quality levels of encoders with a variable bit rate, MP3's and Ogg Vorbis's together. */
  variableLevel: { min: -1, max: 10 },
  /** Sample rate of an exported file, Hz. */
  exportRate: { min: 8000, max: 384_000 },
  /** Characters in a tag of an exported file, and in its comment. */
  tagLength: 200,
  commentLength: 1000,
  /** Bytes of a cover. */
  coverBytes: 8 * 1024 * 1024,
  /** Silence that is put in, seconds. */
  insertedSilence: { min: 0.001, max: 36_000 },
  /** Overlap of two clips, seconds; `whole` where whole clips are named and nothing says how long. */
  crossfade: { min: 0.001, max: 60, whole: 1 },
  /** What is heard of a cut before it is made, seconds on each side; Audacity's. */
  cutPreview: { before: 2, after: 1 },
  /** A track's gain slider, dB. */
  trackGainDb: { min: -60, max: 36 },
  /** A track's pan in percent, left negative. */
  panPercent: { min: -100, max: 100 },
  /** Shortest pause that counts, seconds; Audacity's default. */
  minSilence: { min: 0.01, max: 3600, default: 0.5 },
  /** At or below it is silence, dB below full scale. */
  silenceDb: { min: -100, max: -5, default: -40 },
  /** Loudness to normalize to, LUFS; -16 is usual for podcasts, -23 for broadcast (EBU R 128). */
  lufs: { min: -60, max: 0, default: -16 },
  /** What is left of a pause that is shortened, seconds. */
  /** Items of a list that are left out of one edit. */
  leftOutItems: 1000,
  /** Clips that are moved at once. */
  placedClips: 1000,
  keptSilence: { min: 0, max: 3600, default: 0.5 },
  /** Change of tempo or speed, percent: -50 is half as fast, 100 twice as fast. */
  pacePercent: { min: -95, max: 900 },
  paceFactor: { min: 0.25, max: 4 },
  /** Beats a minute. */
  beats: { min: 10, max: 500 },
  /** Change of pitch, semitones; an octave is 12. */
  semitones: { min: -24, max: 24 },
  /**
   * A generated tone, Hz; above half of the project's rate it is refused. Its level is its highest sample, dB below
   * full scale.
   */
  toneHz: { min: 1, max: 96_000, default: 440 },
  generatedDb: { min: -100, max: 0, default: -12 },
  /** Length of what is generated, seconds; `default` where nothing is selected. */
  generated: { min: 0.001, max: 36_000, default: 1 },
  /**
   * Ducking: how far the others go down, dB; how long that takes, ms; from which level on the control track counts, dB
   * below full scale.
   */
  duckDb: { min: -60, max: 0, default: -12 },
  duckFadeMs: { min: 0, max: 10_000, default: 500 },
  duckThresholdDb: { min: -100, max: -5, default: -30 },
  /** Microphones of those who don't speak: how far down, dB; how long they stay up, and how long a fade takes, ms. */
  crossGateDb: { min: 1, max: 40, default: 12 },
  crossGateHoldMs: { min: 100, max: 10_000, default: 500 },
  crossGateFadeMs: { min: 20, max: 2000, default: 200 },
  /** Labels in one request or file. */
  labelCount: 10_000,
  /** Characters in a name or label. */
  nameLength: 200,
  /** Values of a tool that are kept under names of a person's own. */
  presets: 50,
  /** Keys that one command can have. */
  keysOfOne: 8,
  /** Characters in a chat message that is read as one. */
  messageLength: 4000,
  /** Characters that a chat message can have at all: it may be a list of notes, and so many of these are taken. */
  pastedLength: 40_000,
  noteLines: 300,
  /** Characters in another wording of a note. */
  rewordLength: 500,
} as const
