import type { EditRequest, EffectKind, FocusKind, LongKind, TransportKind } from './editRequest.ts'

/** Every kind of a sort by its name: who only asks which sort a request is of needs none of the schemas. */
const kindsOf = <Kind extends string>(kinds: Readonly<Record<Kind, true>>): ReadonlySet<string> =>
  new Set(Object.keys(kinds))

const longKinds = kindsOf<LongKind>({
  highPass: true,
  lowPass: true,
  equalizer: true,
  notch: true,
  humRemoval: true,
  compressor: true,
  limiter: true,
  noiseGate: true,
  deEsser: true,
  noiseReduction: true,
  clickRemoval: true,
  echo: true,
  reverb: true,
  loudnessNormalize: true,
  master: true,
  matchLoudness: true,
  matchTo: true,
  truncateSilence: true,
  changeTempo: true,
  changePitch: true,
  changeSpeed: true,
  generateTone: true,
  generateNoise: true,
  generateRoomTone: true,
  autoDuck: true,
  crossGate: true,
  resampleProject: true,
  mixAndRender: true,
  makeMono: true,
  splitStereo: true,
  swapChannels: true,
  removeOffset: true,
  labelSilences: true,
})

const soundKinds: ReadonlySet<string> = new Set([
  ...longKinds,
  ...kindsOf<EffectKind | 'paste' | 'repeat' | 'silenceSelection'>({
    normalize: true,
    amplify: true,
    volumeRamp: true,
    fadeIn: true,
    fadeOut: true,
    reverse: true,
    invert: true,
    paste: true,
    repeat: true,
    silenceSelection: true,
  }),
])

const focusKinds = kindsOf<FocusKind>({
  setTimeSelection: true,
  clearSelection: true,
  selectTracks: true,
  selectAllTracks: true,
  selectClips: true,
  setCursor: true,
  selectTrackSpan: true,
})

const transportKinds = kindsOf<TransportKind>({
  play: true,
  stop: true,
  pause: true,
  skipTo: true,
  setLoop: true,
  setLoopRegion: true,
  playCutPreview: true,
})

type OfKind<Kind extends EditRequest['kind']> = Extract<EditRequest, { kind: Kind }>

export function isLong(request: EditRequest): request is OfKind<LongKind> {
  return longKinds.has(request.kind)
}

/** It changes how a range sounds, and plans what will be heard there. */
export const changesSound = ({ kind }: { readonly kind: string }): boolean => soundKinds.has(kind)

/** Selecting and moving the cursor. */
export function isFocus(request: unknown): request is OfKind<FocusKind> {
  return isOf(focusKinds, request)
}

/** Playing. */
export function isTransport(request: unknown): request is OfKind<TransportKind> {
  return isOf(transportKinds, request)
}

function isOf(kinds: ReadonlySet<unknown>, request: unknown): boolean {
  return typeof request === 'object' && request !== null && 'kind' in request && kinds.has(request.kind)
}
