export { gainToLoudness, gateLoudness, integratedLoudness, type LoudnessFigures, type Steps } from './gating.ts'
export { listenToTracks, type ListenContext, type Stretch } from './listenToTracks.ts'
export { measureTruePeak } from './measureTruePeak.ts'
