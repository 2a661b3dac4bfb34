export { fineBefore, fineOvers } from './finePeak.ts'
export type { Levels } from './levelsOf.ts'
export { measureMix } from './measureMix.ts'
export { mixSound, type MixSound } from './mixSound.ts'
