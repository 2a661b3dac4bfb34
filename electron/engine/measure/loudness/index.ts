export { measureLoudness, type Loudness, type LoudnessContext, type LoudnessWanted } from './measureLoudness.ts'
