export {
  clashOf,
  exists,
  targetsOf,
  untouched,
  type BatchTarget,
  type FileQuestion,
  type FileResult,
  type FileState,
} from './batch/batchFile.ts'
export { watchFolder, type Watching } from './batch/watchFolder.ts'
export { groupQuestions, type AskedTogether } from './batch/batchFile.ts'
export { doFile, doneBefore, type FileWork } from './batch/doFile.ts'
export { converse, type Conversation, type Person } from './converse.ts'
export { openSession, startAgent, type PlannerChoice, type Session } from './openSession.ts'
export { isLossy, outputSound, type OutputWish } from './outputSound.ts'
export { pathFilePicker } from './pathFilePicker.ts'
export type { RanReport, RequestReport } from './requestReport.ts'
export { temporaryProject } from './temporaryProject.ts'
