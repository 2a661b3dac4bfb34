export { gainToLoudness, gateLoudness, integratedLoudness, type LoudnessFigures, type Steps } from './gating.ts'
export { channelsOf, listenToTracks, monoBeside, type ListenContext } from './listenToTracks.ts'
export type { MeasuredRange } from './spans.ts'
export { measureTruePeak } from './measureTruePeak.ts'
