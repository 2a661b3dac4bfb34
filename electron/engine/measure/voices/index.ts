export { aloneIn, stepsOf } from './voiceLevels.ts'
export { idleParts, type IdlePart } from './idleParts.ts'
export { listenToVoices, type Speakers } from './listenToVoices.ts'
export { stepsASecond } from './voiceLevels.ts'
